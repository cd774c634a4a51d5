"""Claims: table talk that a program can read. They are not moves: a claim binds no seat and changes no state."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from sobremesa.kernel.errors import BadClaim
from sobremesa.kernel.event import Viewer
from sobremesa.kernel.text import KERNEL, Message
from sobremesa.kernel.view import AnyView

if TYPE_CHECKING:
    from sobremesa.kernel.game import AnyGame


@dataclass(frozen=True)
class SpokenClaim:
    """What a seat said, true or not, in its game's canonical form; all viewers hear it.

    ``after`` is how many moves had been made.
    """

    seat: int
    after: int
    words: str


class Claims(ABC):
    """What can be claimed in a game."""

    @abstractmethod
    def read(self, text: str) -> str:
        """The claim in canonical form; raises a ``BadClaim`` if it means nothing."""

    @abstractmethod
    def message(
        self, words: str, names: tuple[str, ...], *, speaker: int | None = None, viewer: Viewer = None
    ) -> Message:
        """The claim as a sentence; ``words`` are as ``read`` writes them. The speaker is "I" in it, and the viewer
        "you"."""

    def topic(self, words: str) -> str:
        """What it is about: claims of one topic say the same, or contradict each other."""
        return words.rpartition(" ")[0]

    def is_own(self, words: str, speaker: int) -> bool:  # noqa: ARG002  # games in which some are about others
        """Whether it is about what the speaker holds: then a false claim is a lie, not a bad guess."""
        return True

    @abstractmethod
    def all_claims(self) -> list[str]:
        """All possible claims, as ``read`` writes them, for menus: seat by seat, the same ones about each."""

    @abstractmethod
    def about(self, topic: str, names: tuple[str, ...], viewer: Viewer) -> Message:
        """A topic for people: whose recruit, whose team."""

    def truth(self, words: str, view: AnyView) -> bool | None:  # noqa: ARG002  # games in which things come out
        """Whether all viewers can see that it is true or false; None while they cannot. ``view`` is a spectator's,
        without memory."""
        return None

    def holds(self, words: str, secrets: Mapping[str, tuple[str, ...]]) -> bool | None:  # noqa: ARG002  # likewise
        """Whether it is true in a world with these secrets (``Player.secrets``), for looking back at a game; None where
        secrets do not decide it."""
        return None


def read_claim(game: AnyGame, text: str) -> str:
    """The claim in canonical form; raises a ``BadClaim`` if it means nothing, or in a game without claims."""
    if game.claims is None:
        raise BadClaim(KERNEL.message("no-claims", game=game.about.name, words=text[:60]))
    return game.claims.read(text)
