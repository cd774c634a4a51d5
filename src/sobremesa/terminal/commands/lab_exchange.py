"""``sobremesa lab exchange``: what a card is worth by itself, on the same deals with and without it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from sobremesa.kernel.files import write_whole
from sobremesa.lab.decks import written
from sobremesa.lab.run_folder import RunFolder
from sobremesa.lab.study import Study
from sobremesa.terminal.command_line import BadCommand, Command, Flag, Given
from sobremesa.terminal.commands.flags import find_games
from sobremesa.terminal.commands.lab_run import STUDY, study_of
from sobremesa.terminal.extras import need
from sobremesa.terminal.files import trouble
from sobremesa.terminal.screen import Screen
from sobremesa.terminal.studying import Studying
from sobremesa.terminal.texts import TEXTS


def run(given: Given, screen: Screen) -> None:
    need("lab")
    from sobremesa.lab.exchange import effect, exchanged, median_card
    from sobremesa.lab.lens import Looking
    from sobremesa.lab.measures.cards import cards

    find_games(given, screen)
    study = replace(study_of(given), insight=False)
    card = given.one("card")
    if card is None:
        raise BadCommand(TEXTS.message("exchange-which"))
    looking = Looking(study.configured())
    # What cannot be exchanged is refused before anybody plays.
    rival = given.one("with") or next((each for each in looking.cards if each != card), card)
    exchanged(study, card, rival)
    out = given.one("out") or Path("runs") / f"{study.game}-exchange-{study.digest()}"
    studying = Studying(screen, given.one("processes"), given.one("on"))
    try:
        before = _played(studying, study, out / "as-it-is")
        other = given.one("with") or median_card(cards(before, looking.cards), card)
        file = out / f"{card}-{other}.toml"
        write_whole(file, written(exchanged(study, card, other)).encode())
        after = _played(studying, replace(study, deck=file), out / f"{card}-{other}")
    except OSError as problem:
        raise trouble(Path(problem.filename or out), problem) from None
    found = effect(before, after, card, other)
    names = {key: looking.name(value, screen.language) for key, value in (("card", card), ("other", other))}
    numbers = {
        "gain": f"{100 * found.gain.value:+.1f}",
        "low": f"{100 * found.gain.low:+.1f}",
        "high": f"{100 * found.gain.high:+.1f}",
    }
    screen.say("exchange-found", games=found.games, deals=found.deals, **names, **numbers)


def _played(studying: Studying, study: Study, path: Path) -> RunFolder:
    folder = RunFolder.begin(path, study, resume=True)
    if folder.played() < study.games and not studying.play(study, folder, "lab-playing"):
        raise KeyboardInterrupt
    return folder


COMMAND = Command(
    "lab exchange",
    "game",
    (
        Flag("--card"),
        Flag("--with"),
        *STUDY,
    ),
    run,
)
