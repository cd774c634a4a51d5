"""The moves of a game: a small number, what it means, how records write it, and back."""

from __future__ import annotations

import difflib
import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from sobremesa.kernel.bits import MAX_MEMBERS
from sobremesa.kernel.errors import AmbiguousMove, UnreadableMove
from sobremesa.kernel.event import Fact
from sobremesa.kernel.text import KERNEL

LONGEST_MOVE = 200


@dataclass(frozen=True)
class Move:
    """One move: a verb and what it is done with. The game's vocabulary says what the arguments are.

    ``text`` is how records write it; ``aliases`` are also understood, the English one first; ``clause`` is the rule
    that allows it.
    """

    code: int
    verb: str
    text: str
    clause: str
    aliases: tuple[str, ...] = ()
    arguments: Mapping[str, Fact] = field(default_factory=dict)


def normal(text: str) -> str:
    """Lower case, without accents, single spaces: how moves are compared."""
    plain = unicodedata.normalize("NFKD", text.lower())
    return " ".join("".join(c for c in plain if not unicodedata.combining(c)).split())


class Moves(tuple[Move, ...]):  # noqa: SLOT001  # it keeps their codes by their words
    """The moves by their codes."""

    def __init__(self, _moves: Iterable[Move]) -> None:
        if [move.code for move in self] != list(range(len(self))):
            raise ValueError("the codes of a game's moves are 0, 1, 2, ...")
        if len(self) >= MAX_MEMBERS:
            raise ValueError(f"a game has fewer than {MAX_MEMBERS} moves, not {len(self)}")
        self._codes: dict[str, int] = {}
        for move in self:
            for words in (move.text, *move.aliases):
                if self._codes.setdefault(normal(words), move.code) != move.code:
                    raise ValueError(f"two moves are called {words!r}")

    def text(self, code: int) -> str:
        return self[code].text

    def code(self, text: str) -> int:
        """The move meant by the words: exactly, or by a beginning that fits only one."""
        if len(text) > LONGEST_MOVE:
            raise UnreadableMove(KERNEL.message("long-move", longest=LONGEST_MOVE))
        words = normal(text)
        if words in self._codes:
            return self._codes[words]
        fits = sorted({self._codes[known] for known in self._codes if words and known.startswith(words)})
        if len(fits) == 1:
            return fits[0]
        if fits:
            some = ", ".join(self.text(code) for code in fits[:6])
            raise AmbiguousMove(KERNEL.message("ambiguous-move", move=text, fits=some))
        near = difflib.get_close_matches(words, list(self._codes), n=3, cutoff=0.5)
        hint = ", ".join(near) if near else self.text(0)
        raise UnreadableMove(KERNEL.message("unreadable-move", move=text, hint=hint))
