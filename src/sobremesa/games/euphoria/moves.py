"""The moves of Euphoria in words. The numbers are those of constants.py."""

from __future__ import annotations

from pathlib import Path

from sobremesa.games.euphoria.cards import Cards
from sobremesa.kernel.moves import Move, Moves
from sobremesa.kernel.text import Named, texts_in

TEXTS = texts_in(Path(__file__).parent / "text")
SEATS = 8
PLACES = 3


def move_table(cards: Cards) -> Moves:
    moves: list[Move] = []

    def add(text: str, clause: str, label: str, *aliases: str, **facts: object) -> None:
        moves.append(Move(len(moves), text, clause, TEXTS.message(label, **facts), aliases))

    add("coloca euphoriano", "EU-05", "move-lay-euphorian", "euphoriano", "lay euphorian", "euphorian")
    add("coloca subterra", "EU-05", "move-lay-subterran", "subterra", "lay subterra", "subterran")
    add("coloca lider", "EU-05", "move-lay-leader", "lider", "lay leader", "leader")
    add("pasa", "EU-21", "move-pass", "paso", "pass")
    add("descarta y roba", "EU-20", "move-discard", "roba", "discard and draw", "draw")
    add("da", "EU-20", "move-give", "dar", "give")
    add("interroga", "EU-22", "move-interrogate", "mira", "interrogate", "look")
    add("se arma", "EU-24", "move-arm", "armarse", "arm")
    add("dispara", "EU-25", "move-shoot", "shoot")
    add("esconde", "EU-26", "move-hide", "hide")
    add("basta", "EU-39", "move-enough", "enough", "listo", "done")
    for place in range(1, PLACES + 1):
        add(f"recluta {place}", "EU-05", "move-place", f"recruit {place}", f"r{place}", place=place)
    for seat in range(1, SEATS + 1):
        add(f"jugador {seat}", "EU-40", "move-seat", f"player {seat}", f"j{seat}", f"p{seat}", seat=seat)
    for artifact in cards.artifacts:
        english = artifact.names["en"].lower()
        clause = "EU-23" if artifact.kind == "action" else "EU-37"
        # Words of two languages may agree ("humo" has no English twin, "escudo" has "shield").
        aliases = (
            *(f"usa {artifact.id}", f"da {artifact.id}", artifact.names["es"]),
            *(english, f"use {english}", f"give {english}"),
        )
        add(artifact.id, clause, "move-artifact", *aliases, name=Named(artifact.names))
    return Moves(moves)
