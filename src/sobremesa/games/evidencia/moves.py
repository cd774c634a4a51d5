"""The moves of Evidencia. The numbers are those of constants.py."""

from __future__ import annotations

from pathlib import Path

from sobremesa.games.evidencia.cards import Cards
from sobremesa.kernel.event import Fact
from sobremesa.kernel.moves import Move, Moves
from sobremesa.kernel.text import texts_in

TEXTS = texts_in(Path(__file__).parent / "text")
SLOTS = 6


def move_table(cards: Cards) -> Moves:
    moves: list[Move] = []

    def add(verb: str, text: str, clause: str, *aliases: str, **arguments: Fact) -> None:
        moves.append(Move(len(moves), verb, text, clause, aliases, arguments))

    for card in cards.cards:
        add("play", f"juega {card.id}", "EV-20", f"play {card.id}", card=card.id)
    for card in cards.cards:
        add("hang", f"pone {card.id}", "EV-44", f"set {card.id}", card=card.id)
    add("take_challenge", "toma desafio", "EV-24", "take challenge")
    add("take_own", "toma propia", "EV-24", "take own", "toma mia", "take mine")
    add("take_rival", "toma ajena", "EV-24", "take other", "toma suya", "take theirs")
    add("to_pyramid", "a la piramide", "EV-24", "to pyramid", "pyramid", "piramide")
    add("to_zone", "a la zona", "EV-24", "to zone", "zone", "zona")
    for slot in range(1, SLOTS + 1):
        add("at_slot", f"lugar {slot}", "EV-26", f"slot {slot}", slot=slot)
    add("decline", "pasa", "EV-41", "pass", "paso", "decline")
    add("reveal_base", "revela la base", "EV-41", "reveal base", "revela")
    return Moves(moves)
