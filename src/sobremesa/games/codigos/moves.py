"""The moves of Códigos in words: by place, never by card. The numbers are those of constants.py."""

from __future__ import annotations

from pathlib import Path

from sobremesa.games.codigos import constants as c
from sobremesa.games.codigos.cards import Cards
from sobremesa.kernel.moves import Move, Moves
from sobremesa.kernel.text import Named, texts_in

TEXTS = texts_in(Path(__file__).parent / "text")


def move_table(cards: Cards) -> Moves:
    moves: list[Move] = []

    def add(text: str, clause: str, label: str, *aliases: str, **facts: object) -> None:
        moves.append(Move(len(moves), text, clause, TEXTS.message(label, **facts), aliases))

    slots, places = range(1, c.SLOTS + 1), range(1, c.FULL + 1)
    for slot in slots:
        add(f"toma {slot}", "CO-21", "move-take", f"take {slot}", slot=slot)
    for place in places:
        add(f"expone {place}", "CO-23", "move-expose", f"expose {place}", place=place)
    for place in places:
        add(f"baja {place}", "CO-25", "move-lay", f"lay {place}", place=place)
    for place in places:
        add(f"agrega {place}", "CO-24", "move-pick", f"add {place}", place=place)
    for place in places:
        add(f"descarta {place}", "CO-27", "move-discard", f"discard {place}", place=place)
    add("descarta codigo", "CO-28", "move-give-up", "discard code", "abandona", "give up")
    for slot in slots:
        add(f"soldado {slot}", "CO-29", "move-soldier", f"soldier {slot}", slot=slot)
    add("listo", "CO-47", "move-done", "done", "lista", "fin", "end")
    add("da vuelta", "CO-44", "move-turn-over", "turn over", "turn")
    for place in range(1, c.MOST_HIDDEN + 1):
        add(
            f"oculto {place}",
            "CO-41",
            "move-hidden",
            f"hidden {place}",
            f"codigo {place}",
            f"code {place}",
            place=place,
        )
    for symbol in cards.symbols:
        names = dict.fromkeys((symbol.id, *symbol.names.values()))
        words = [*names, *(f"{verb} {name}" for verb in ("dice", "say") for name in names)]
        add(f"dice {symbol.id}", "CO-47", "move-say", *words, symbol=Named(symbol.names))
    return Moves(moves)
