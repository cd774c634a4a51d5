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

    add("lay", "coloca euphoriano", "EU-05", "euphoriano", "lay euphorian", "euphorian", recruit="euphoriano")
    add("lay", "coloca subterra", "EU-05", "subterra", "lay subterra", "subterran", recruit="subterra")
    add("lay", "coloca lider", "EU-05", "lider", "lay leader", "leader", recruit="lider")
    add("pass", "pasa", "EU-21", "paso", "pass")
    add("discard", "descarta y roba", "EU-20", "roba", "discard and draw", "draw")
    add("give", "da", "EU-20", "dar", "give")
    add("interrogate", "interroga", "EU-22", "mira", "interrogate", "look")
    add("arm", "se arma", "EU-24", "armarse", "arm")
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
            *(f"usa {artifact.id}", f"da {artifact.id}", artifact.names["es"]),
            *(english, f"use {english}", f"give {english}"),
        )
        add("choose_artifact", artifact.id, clause, *aliases, artifact=artifact.id)
    return Moves(moves)
