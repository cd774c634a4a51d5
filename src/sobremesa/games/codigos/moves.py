"""The moves of Códigos: by place, never by card. The numbers are those of constants.py."""

from __future__ import annotations

from pathlib import Path

from sobremesa.games.codigos.cards import Cards
from sobremesa.games.codigos.rules import constants as c
from sobremesa.kernel.event import Fact
from sobremesa.kernel.moves import Move, Moves
from sobremesa.kernel.text import texts_in

TEXTS = texts_in(Path(__file__).parent / "text")


def move_table(cards: Cards) -> Moves:
    moves: list[Move] = []

    def add(verb: str, text: str, clause: str, *aliases: str, **arguments: Fact) -> None:
        moves.append(Move(len(moves), verb, text, clause, aliases, arguments))

    slots, places = range(1, c.SLOTS + 1), range(1, c.FULL + 1)
    for slot in slots:
        add("take", f"toma {slot}", "CO-21", f"take {slot}", slot=slot)
    for place in places:
        add("expose", f"expone {place}", "CO-23", f"expose {place}", place=place)
    for place in places:
        add("lay", f"baja {place}", "CO-25", f"lay {place}", place=place)
    for place in places:
        add("add", f"agrega {place}", "CO-24", f"add {place}", place=place)
    for place in places:
        add("discard", f"descarta {place}", "CO-27", f"discard {place}", place=place)
    add("give_up", "descarta codigo", "CO-28", "discard code", "abandona", "give up")
    for slot in slots:
        add("move_soldier", f"soldado {slot}", "CO-29", f"soldier {slot}", slot=slot)
    add("done", "listo", "CO-47", "done", "lista", "fin", "end")
    add("turn_over", "da vuelta", "CO-44", "turn over", "turn")
    for place in range(1, c.MOST_HIDDEN + 1):
        add("reveal", f"oculto {place}", "CO-41", f"hidden {place}", f"codigo {place}", f"code {place}", place=place)
    for symbol in cards.symbols:
        names = dict.fromkeys((symbol.names["en"], symbol.id, *symbol.names.values()))
        words = [*names, *(f"{verb} {name}" for verb in ("dice", "say") for name in names)]
        add("say", f"dice {symbol.id}", "CO-47", *words, symbol=symbol.id)
    return Moves(moves)
