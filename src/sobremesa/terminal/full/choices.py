"""What a player can choose from a list instead of typing it. Each choice stands for a line."""

from __future__ import annotations

from dataclasses import dataclass

from sobremesa.terminal.session.display import TableSnapshot
from sobremesa.terminal.session.orders import word_for
from sobremesa.terminal.texts import TEXTS

# The menu in order. Orders that need more words are put into the input line.
MENU = ("undo", "pause", "resume", "rematch", "clock", "who", "claims", "doubt", "autopass", "save", "quit")
COMPLETED = ("doubt", "save")
# The keys and their names (``full-key-<name>``).
KEYS = {
    "f1": "help",
    "f2": "hint",
    "f3": "undo",
    "f4": "card",
    "f5": "rules",
    "f6": "talk",
    "f7": "log",
    "f8": "menu",
    "f9": "light",
    "f10": "leave",
}


@dataclass(frozen=True)
class MenuChoice:
    """``card`` is the id of the card that the choice is about, if any."""

    typed: str
    label: str
    card: str = ""


def choices_of(snapshot: TableSnapshot, language: str, *, is_over: bool) -> list[MenuChoice]:
    """The legal moves, or the orders before and after a game."""
    if snapshot.has_to_agree():
        return [MenuChoice(word, TEXTS.say(language, f"full-{word}")) for word in ("yes", "no")]
    if is_over:
        orders = ["rematch", "quit"] if snapshot.viewer is not None else ["quit"]
        return [_order(order, language) for order in orders]
    if snapshot.update.status == "waiting":
        return _before(snapshot, language)
    if not snapshot.is_asked:
        return []
    face, view = snapshot.face_and_view
    return [
        MenuChoice(str(number), f"{number}) {face.narrator.label(view, move.code)}", _card(move.arguments))
        for number, move in enumerate(snapshot.update.moves, start=1)
    ]


def _before(snapshot: TableSnapshot, language: str) -> list[MenuChoice]:
    if snapshot.viewer is None:
        return [_order("quit", language)]
    seats = [number for number, seat in enumerate(snapshot.room.seats, start=1) if not seat.name]
    bots = [
        MenuChoice(f"{word_for('bot', language)} {seat} normal", TEXTS.say(language, "full-bot", seat=seat))
        for seat in seats
    ]
    return [*(_order(order, language) for order in ("start", "ready")), *bots, _order("leave", language)]


def _order(order: str, language: str) -> MenuChoice:
    return MenuChoice(word_for(order, language), TEXTS.say(language, f"full-order-{order}"))


def _card(arguments: object) -> str:
    assert isinstance(arguments, dict)
    return next((str(arguments[name]) for name in ("card", "artifact") if name in arguments), "")
