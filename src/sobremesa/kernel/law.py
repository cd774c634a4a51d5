"""What a law is: a check of any game, on a random match of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.match import Match
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.seed import Seed

LONGEST_GAME = 20_000


class LawBroken(AssertionError):
    """A game breaks a law of the kernel."""


@dataclass(frozen=True)
class Law:
    name: str
    check: Callable[[AnyGame, int], None]


def require(kept: bool, sentence: str) -> None:
    if not kept:
        raise LawBroken(sentence)


def random_match(game: AnyGame, seed: int) -> Iterator[Match]:
    """A random match, given before every move and once at its end."""
    match = Match(game, Seed(seed))
    rng = Rng(seed + 1)
    for _turn in range(LONGEST_GAME):
        yield match
        asked = match.state.to_act()
        if not asked:
            return
        seat = rng.draw(asked)
        moves = match.state.legal(seat)
        require(moves != 0, f"seat {seat} is asked but has no legal move")
        match.play_code(int(seat), int(rng.draw(moves)))
    raise LawBroken(f"a random game did not end within {LONGEST_GAME} moves")
