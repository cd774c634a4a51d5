"""A bot at the terminal's table."""

from __future__ import annotations

from hashlib import blake2b

from sobremesa.bots.levels import LEVELS, LevelMind
from sobremesa.bots.minds import MINDS
from sobremesa.kernel.claim import Claim
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.seed import Seed
from sobremesa.kernel.view import AnyView


class Opponent:
    """Its chance depends on the game's seed, its seat and how many moves were made: a resumed game goes on alike.

    It is a hash of them, so it tells nothing about the deal.
    """

    def __init__(self, mind: str, game: AnyGame, seat: int, regular: str = "") -> None:
        """``regular`` is who the bot is: a level plays with their character."""
        self.rng = Rng(0)
        self.mind = LevelMind(game, self.rng, mind, regular) if mind in LEVELS else MINDS[mind](game, self.rng)
        self.seat = seat

    def choose(self, view: AnyView, seed: Seed, moves_made: int, said: tuple[Claim, ...]) -> tuple[str | None, int]:
        """What it says aloud, if anything, and its move."""
        words = f"{seed} {self.seat} {moves_made}"
        self.rng.reseed(int.from_bytes(blake2b(words.encode(), digest_size=8, person=b"opponent").digest()))
        self.mind.hear(said)
        return self.mind.speak(view), self.mind.choose(view)
