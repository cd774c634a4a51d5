"""Claims: table talk that a program can read. They are not moves: they bind nobody and change no state."""

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
    """What a seat said, true or not, in the one way of writing of its game; everybody hears it.

    ``after`` is how many moves had been made.
    """

    seat: int
    after: int
    words: str


class Claims(ABC):
    """What can be claimed in a game."""

    @abstractmethod
    def read(self, text: str) -> str:
        """What a seat says, in its one way of writing; raises a ``BadClaim`` if it means nothing."""

    @abstractmethod
    def message(
        self, words: str, names: tuple[str, ...], *, speaker: int | None = None, viewer: Viewer = None
    ) -> Message:
        """What a claim says, for people; ``words`` are as ``read`` writes them. A speaker says "I", and whoever reads
        it is spoken to as "you"."""

    def topic(self, words: str) -> str:
        """What it is about: claims of one topic say the same, or contradict each other."""
        return words.rpartition(" ")[0]

    def is_own(self, words: str, speaker: int) -> bool:  # noqa: ARG002  # games in which some are about others
        """Whether it is about what the speaker holds, so that saying something else is a lie and not a bad guess."""
        return True

    @abstractmethod
    def all_claims(self) -> list[str]:
        """All that can be claimed, as ``read`` writes it: for lists to choose from. Seat by seat, the same of each."""

    @abstractmethod
    def about(self, topic: str, names: tuple[str, ...], viewer: Viewer) -> Message:
        """A topic for people: whose recruit, whose team."""

    def truth(self, words: str, view: AnyView) -> bool | None:  # noqa: ARG002  # games in which things come out
        """Whether everybody can see that it is so; None while it is not known. ``view`` is a spectator's, and has no
        memory."""
        return None

    def holds(self, words: str, secrets: Mapping[str, tuple[str, ...]]) -> bool | None:  # noqa: ARG002  # likewise
        """Whether it is so in a world, whose secrets are told (``Player.secrets``): for looking back. None where no
        world says."""
        return None


def read_claim(game: AnyGame, text: str) -> str:
    """A claim in its one way of writing; raises a ``BadClaim`` if it means nothing, or in a game without claims."""
    if game.claims is None:
        raise BadClaim(KERNEL.message("no-claims", game=game.about.name, words=text[:60]))
    return game.claims.read(text)
