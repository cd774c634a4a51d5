"""The moves of Euphoria. The numbers are those of constants.py."""

from __future__ import annotations

from pathlib import Path

from sobremesa.games.euphoria.cards import Cards
from sobremesa.kernel.event import Fact
from sobremesa.kernel.moves import Move, Moves
from sobremesa.kernel.text import texts_in

TEXTS = texts_in(Path(__file__).parent / "text")
SEATS = 8
PLACES = 3


def move_table(cards: Cards) -> Moves:
    moves: list[Move] = []

    def add(verb: str, text: str, clause: str, *aliases: str, **arguments: Fact) -> None:
        moves.append(Move(len(moves), verb, text, clause, aliases, arguments))

    add("lay", "coloca euphoriano", "EU-05", "euphorian", "lay euphorian", "euphoriano", recruit="euphoriano")
    add("lay", "coloca subterra", "EU-05", "subterran", "lay subterra", "subterra", recruit="subterra")
    add("lay", "coloca lider", "EU-05", "leader", "lay leader", "lider", recruit="lider")
    add("pass", "pasa", "EU-21", "pass", "paso")
    add("discard", "descarta y roba", "EU-20", "discard and draw", "draw", "roba")
    add("give", "da", "EU-20", "give", "dar")
    add("interrogate", "interroga", "EU-22", "interrogate", "look", "mira")
    add("arm", "se arma", "EU-24", "arm", "armarse")
    add("shoot", "dispara", "EU-25", "shoot")
    add("hide", "esconde", "EU-26", "hide")
    add("enough", "basta", "EU-39", "enough", "listo", "done")
    for place in range(1, PLACES + 1):
        add("choose_recruit", f"recluta {place}", "EU-05", f"recruit {place}", f"r{place}", place=place)
    for seat in range(1, SEATS + 1):
        add("choose_seat", f"jugador {seat}", "EU-40", f"player {seat}", f"j{seat}", f"p{seat}", seat=seat - 1)
    for artifact in cards.artifacts:
        english = artifact.names["en"].lower()
        clause = "EU-23" if artifact.kind == "action" else "EU-37"
        # Words of two languages may agree ("humo" has no English twin, "escudo" has "shield").
        aliases = (
            *(english, f"use {english}", f"give {english}"),
            *(f"usa {artifact.id}", f"da {artifact.id}", artifact.names["es"]),
        )
        add("choose_artifact", artifact.id, clause, *aliases, artifact=artifact.id)
    return Moves(moves)
