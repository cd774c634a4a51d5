"""The personas of the bots.

The table's public name decides which of them sit there, so the choice says nothing about the game's chance. Their
descriptions and lines are in ``text/regulars``, which the page reads too.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path

from sobremesa.kernel.rng import Rng
from sobremesa.kernel.text import Texts
from sobremesa.table.names import looks

TEXTS = Texts(Path(__file__).parent / "text" / "regulars")


@dataclass(frozen=True)
class Persona:
    """``talks``: of ten occasions for a remark, how many it takes."""

    id: str
    name: str
    age: int
    talks: int


PERSONAS = {
    persona.id: persona
    for persona in (
        Persona("marta", "Marta", 62, talks=5),
        Persona("tito", "Tito", 70, talks=7),
        Persona("nelida", "Nélida", 80, talks=4),
        Persona("bruno", "Bruno", 9, talks=7),
        Persona("lucia", "Lucía", 24, talks=5),
        Persona("omar", "Omar", 55, talks=2),
        Persona("graciela", "Graciela", 45, talks=5),
        Persona("ivan", "Iván", 33, talks=3),
    )
}


def chance_of(*words: object) -> Rng:
    """A generator that is the same for the same words."""
    whole = " ".join(map(str, words)).encode()
    return Rng(int.from_bytes(blake2b(whole, digest_size=8, person=b"regulars").digest()))


def shuffle_personas(table: str) -> list[str]:
    """All of them, in the order in which they sit down at the table of this name."""
    ids = list(PERSONAS)
    return [ids[place] for place in chance_of(table).shuffled(len(ids))]


def next_persona(table: str, *, seated: Collection[str], names: Collection[str]) -> str:
    """The next persona for the table: one that is not seated yet, with a name that no seat has. "" if there is none."""
    called = {looks(name) for name in names}
    free = (one for one in shuffle_personas(table) if one not in seated and looks(PERSONAS[one].name) not in called)
    return next(free, "")


def persona_called(name: str) -> str:
    """The id of the persona of this name; "" for other names."""
    return next((one.id for one in PERSONAS.values() if one.name == name), "")
