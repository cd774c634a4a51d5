"""What a game states about itself for its study: the lab's metrics, reduced games and limits for outside tools."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # a game imports this module
    from sobremesa.kernel.game import AnyGame
    from sobremesa.kernel.state import State
    from sobremesa.kernel.view import AnyView


@dataclass(frozen=True)
class RoundCount:
    """How to count rounds: take the greatest value of ``fact`` in events of these ``kinds``. Without a fact, count the
    events; with ``each_seat``, every seat has one such event a round."""

    kinds: tuple[str, ...] = ()
    fact: str = ""
    each_seat: bool = False


@dataclass(frozen=True)
class GameMetrics:
    """Where the lab finds what it counts. Places are those of ``Game.whereabouts``, kinds those of the game's events.

    A seat holds its first cards at ``hand`` and its last ones at ``final``. Events of the kinds ``held`` give a seat a
    card; with those in ``used`` it makes use of one. ``starter`` is the kind and the fact that name the first seat.

    An event of kind ``turn`` begins a turn. A turn with nothing but ``idle`` events was passed. ``sides`` are the
    teams, as keys of the game's texts. A seat with a card at the place ``leader[0]`` whose id starts with
    ``leader[1]`` has the leading role. By an event of kind ``turned`` a seat leaves its team.

    ``remembered`` lays open in a view's scene what its memory holds. ``seconds`` is how long people think about a real
    choice and about a forced one; ``minutes`` is the box's own range. A verb whose move text is not a title has
    its own text ``verb-<verb>``.
    """

    hand: str = ""
    final: str = ""
    held: tuple[str, ...] = ()
    used: tuple[str, ...] = ()
    starter: tuple[str, str] = ("", "")
    rounds: RoundCount = RoundCount()
    turn: str = ""
    idle: tuple[str, ...] = ()
    sides: tuple[str, ...] = ()
    leader: tuple[str, str] = ("", "")
    turned: str = ""
    remembered: Callable[[AnyView], AnyView] = lambda view: view
    seconds: tuple[float, float] = (7.0, 1.5)
    minutes: tuple[int, int] | None = None


@dataclass(frozen=True)
class Endgame:
    """The end of a game under way, small enough for its whole tree: a deal by its seed, ``opening`` random moves, and
    the number of ``worlds`` it goes on in, with these options. A spectator cannot tell the worlds apart."""

    seats: int
    seed: int
    opening: int
    worlds: int
    options: Mapping[str, str] = field(default_factory=dict)


class FixedDeals(ABC):
    """The few deals of a reduced game; chance picks one of them."""

    @property
    @abstractmethod
    def count(self) -> int: ...

    @abstractmethod
    def lay_out(self, state: State, number: int) -> None:
        """Deals by this number and plays the opening."""

    @abstractmethod
    def play_forced(self, state: State) -> None:
        """Makes the moves that the reduction leaves no choice about."""


class Reductions(ABC):
    """Reduced versions of a game: a few deals, so that the tree can be walked whole. ``sizes`` come with the game."""

    sizes: tuple[str, ...] = ("small", "medium", "large")

    @abstractmethod
    def game(self, source: str) -> AnyGame:
        """The reduced game of a file or of one of the ``sizes``. A bot that plays it imagines only its deals."""

    @abstractmethod
    def deals_of(self, game: AnyGame) -> FixedDeals:
        """The deals of a game that ``game`` made."""

    @abstractmethod
    def read(self, source: str, game: AnyGame) -> FixedDeals:
        """The deals of a file for the whole game; raises a ``ValueError`` that says what is wrong in it."""


@dataclass(frozen=True)
class StudyData:
    """Every field has a default, so a game states only what it knows. Without ``metrics`` the lab falls back to what it
    can derive from the game's words. Reduced games come as ``reductions`` or as ``endgames`` by size.

    ``longest`` is more moves, chance included, than a game can have. ``environment_version`` rises when observations,
    actions or rewards of the adapters change their meaning.
    """

    metrics: GameMetrics | None = None
    endgames: Mapping[str, Endgame] = field(default_factory=dict)
    reductions: Reductions | None = None
    longest: int = 100_000
    environment_version: int = 0
