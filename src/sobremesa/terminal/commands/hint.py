"""``sobremesa hint``: what to play in a saved game, and why."""

from __future__ import annotations

from sobremesa.bots.hint import ENOUGH, hints
from sobremesa.bots.thinker import Effort
from sobremesa.kernel.narrator import Narrator
from sobremesa.terminal.command_line import HELP, LANG, BadCommand, Command, Flag, Given
from sobremesa.terminal.commands.flags import DECK, GAMES_FROM, find_games
from sobremesa.terminal.files import named
from sobremesa.terminal.reasons import with_names
from sobremesa.terminal.saved import game_of, read_record
from sobremesa.terminal.screen import Screen
from sobremesa.terminal.texts import TEXTS
from sobremesa.terminal.values import seat_of, whole

MOST_ITERATIONS, MOST_HINTS = 1_000_000, 5


def run(given: Given, screen: Screen) -> None:
    """The best moves of a seat in a saved game, from what that seat may know."""
    find_games(given, screen)
    if not given.argument:
        raise given.missing()
    path = named(given.argument)
    record = read_record(path)
    match = record.replay(game_of(record, given.one("deck")))
    if match.outcome is not None:
        raise BadCommand(TEXTS.message("cli-finished", file=path))
    words = given.one("seat")
    seat = match.to_act[0] if words is None else seat_of(words, len(record.names))
    if seat not in match.to_act:
        waiting = ", ".join(str(other) for other in match.to_act)
        raise BadCommand(TEXTS.message("cli-not-asked", seat=seat, waiting=waiting))
    iterations = given.one("iterations") or ENOUGH.iterations
    view, narrator = match.view(seat), Narrator(match.game, match.names, screen.language)
    found = hints(match.game, view, Effort(iterations, ENOUGH.seconds))
    screen.say("hint-heading", name=match.names[seat])
    for number, hint in enumerate(found[:MOST_HINTS], start=1):
        chance = f"{100 * hint.chance:.0f}"
        why = with_names(hint.why.say(screen.language), match.names)
        screen.say("hint-line", number=number, move=narrator.label(view, hint.move), chance=chance, why=why)


COMMAND = Command(
    "hint",
    "file",
    (
        Flag("--seat", about="help-flag-hint-seat"),
        DECK,
        Flag("--iterations", read=whole(MOST_ITERATIONS)),
        GAMES_FROM,
        LANG,
        HELP,
    ),
    run,
)
