"""What talk adds to observations and actions, and what it means. It does not need NumPy."""

from __future__ import annotations

from dataclasses import dataclass

from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.observer import Feature


@dataclass(frozen=True)
class TalkRule:
    """``heard``: the number of latest claims in an observation. ``between_moves``: the claims that a seat may make
    before its move; our bots make one."""

    heard: int = 16
    between_moves: int = 1

    def __post_init__(self) -> None:
        for name, number in (("heard", self.heard), ("between_moves", self.between_moves)):
            if number < 1:
                raise ValueError(f"{name} is at least 1, not {number}; to play in silence, leave talk out")


class TalkShape:
    """Claim ``number`` of ``words`` is action ``number`` after the moves of the game; ``contents`` are the claims about
    one seat. Without talk both are empty."""

    def __init__(self, game: AnyGame, talk: bool | TalkRule) -> None:
        if talk and game.claims is None:
            raise ValueError(f"in {game.about.name} nothing can be claimed: play it without talk")
        self.rule = talk if isinstance(talk, TalkRule) else TalkRule()
        self.seats = game.seats
        self.first = len(game.moves)
        self.words = game.claims.all_claims() if talk and game.claims is not None else []
        self.contents = len(self.words) // self.seats
        self.rows = self.rule.heard if talk else 0
        self.width = 2 * self.seats + self.contents
        self.size = self.rows * self.width

    def feature(self) -> Feature:
        """The claims heard; they come after all other features."""
        return Feature(
            "heard",
            self.size,
            f"by claim, the latest first, {self.rows} of them: by seat who spoke, by seat who was spoken of, and one "
            f"of the {self.contents} things that can be said of a seat, in the order of the actions",
        )
