"""``sobremesa lab compare``: what differs between two runs, or between two variants that are played for it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from sobremesa.lab.run_folder import RunFolder
from sobremesa.lab.study import Study
from sobremesa.terminal.command_line import BadCommand, Command, Flag, Given
from sobremesa.terminal.commands.flags import find_games, recognised
from sobremesa.terminal.commands.lab_run import OPEN, STUDY, study_of
from sobremesa.terminal.extras import need
from sobremesa.terminal.files import check_file, check_target, named, trouble
from sobremesa.terminal.screen import Screen
from sobremesa.terminal.studying import Studying
from sobremesa.terminal.texts import TEXTS
from sobremesa.terminal.values import Variant, path, variant

PAGE = "comparison.html"
SIDES = ("a", "b")


def run(given: Given, screen: Screen) -> None:
    need("lab")
    find_games(given, screen)
    html: Path | None = given.one("html")
    if html is not None:
        check_target(html)
    is_played = any(given.has(side) for side in SIDES)
    if not given.argument or len(given.more) != (0 if is_played else 1):
        raise BadCommand(TEXTS.message("cli-two-runs"))
    if given.has("open") and html is None and not is_played:
        raise BadCommand(TEXTS.message("cli-open-what"))
    studying = Studying(screen, given.one("processes"), given.one("on"))
    if is_played:
        first, second, page = _played(given, studying)
        html = html or page
    else:
        first, second = RunFolder(named(given.argument)), RunFolder(named(given.more[0]))
    studying.compare(first, second, html, is_opened=given.has("open"))


def _played(given: Given, studying: Studying) -> tuple[RunFolder, RunFolder, Path]:
    """Both variants on the same deals, and where the page goes. What was played before is not played again."""
    study = study_of(given)
    sides = [_changed(study, given.one(side)) for side in SIDES]
    digests = [side.digest() for side in sides]
    if digests[0] == digests[1]:
        raise BadCommand(TEXTS.message("compare-same-twice"))
    out: Path = given.one("out") or Path("runs") / f"{study.game}-{'-'.join(digests)}"
    folders = []
    try:
        for name, side in zip(SIDES, sides, strict=True):
            folder = RunFolder.begin(out / name, side, resume=True)
            if not studying.play(side, folder, {"a": "lab-playing-a", "b": "lab-playing-b"}[name]):
                studying.screen.say("tune-interrupted", folder=out)
                raise KeyboardInterrupt
            folders.append(folder)
    except OSError as problem:
        raise trouble(Path(problem.filename or out), problem) from None
    return folders[0], folders[1], out / PAGE


def _changed(study: Study, wanted: Variant | None) -> Study:
    """The study with the variant's deck and options; as it is where there is none. Refused before anybody plays."""
    if wanted is not None:
        options = dict(study.options) | dict(wanted.options)
        study = replace(study, deck=wanted.deck or study.deck, options=tuple(sorted(options.items())))
    if study.deck is not None:
        check_file(study.deck)
    with recognised(study.deck, study.game):
        study.configured()
    return study


COMMAND = Command(
    "lab compare",
    "runs",
    (Flag("--a", read=variant), Flag("--b", read=variant), Flag("--html", read=path), OPEN, *STUDY),
    run,
    more="run",
)
