"""The moves of Evidencia in words. The numbers are those of constants.py."""

from __future__ import annotations

from pathlib import Path

from sobremesa.games.evidencia.cards import Cards
from sobremesa.kernel.moves import Move, Moves
from sobremesa.kernel.text import Named, texts_in

TEXTS = texts_in(Path(__file__).parent / "text")
SLOTS = 6


def move_table(cards: Cards) -> Moves:
    moves: list[Move] = []

    def add(text: str, clause: str, label: str, *aliases: str, **facts: object) -> None:
        moves.append(Move(len(moves), text, clause, TEXTS.message(label, **facts), aliases))

    for card in cards.cards:
        add(f"juega {card.id}", "EV-20", "move-play", f"play {card.id}", card=card.id, name=Named(card.names))
    for card in cards.cards:
        add(f"pone {card.id}", "EV-44", "move-set", f"set {card.id}", card=card.id, name=Named(card.names))
    add("toma desafio", "EV-24", "move-take-challenge", "take challenge")
    add("toma propia", "EV-24", "move-take-own", "take own", "toma mia", "take mine")
    add("toma ajena", "EV-24", "move-take-other", "take other", "toma suya", "take theirs")
    add("a la piramide", "EV-24", "move-to-pyramid", "piramide", "pyramid", "to pyramid")
    add("a la zona", "EV-24", "move-to-zone", "zona", "zone", "to zone")
    for slot in range(1, SLOTS + 1):
        add(f"lugar {slot}", "EV-26", "move-at-slot", f"slot {slot}", slot=slot)
    add("pasa", "EV-41", "move-decline", "paso", "pass", "decline")
    add("revela la base", "EV-41", "move-reveal-base", "revela", "reveal base")
    return Moves(moves)
