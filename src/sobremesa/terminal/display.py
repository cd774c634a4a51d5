"""How a session is shown: printed line by line, or on a full screen."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from sobremesa.terminal.card_list import CardText
from sobremesa.terminal.glance import Glance
from sobremesa.terminal.news_teller import Sentence
from sobremesa.terminal.rulebook import Rulebook


class Display(ABC):
    """What is shown comes from glances, so it is what the viewer may see and nothing else."""

    language: str
    # Whether somebody types; otherwise lines come from a script, which is not asked again.
    is_typed: bool

    @abstractmethod
    def show_lobby(self, glance: Glance, told: Sequence[Sentence]) -> None:
        """A table before its game, with what has happened since the last time."""

    @abstractmethod
    def show_game(self, glance: Glance, told: Sequence[Sentence], *, has_happened: bool) -> None:
        """A running game. ``has_happened``: something of the game is among what is told."""

    @abstractmethod
    def show_end(
        self, glance: Glance, told: Sequence[Sentence], result: str, *, is_shared: bool, is_watching: bool
    ) -> None:
        """A game that is over, once; ``tell`` tells what is said after it. ``is_shared``: to several people at once;
        ``is_watching``: to somebody who cannot ask for a rematch."""

    @abstractmethod
    def tell(self, glance: Glance, told: Sequence[Sentence]) -> None: ...

    @abstractmethod
    def ask_for(self, name: str) -> None:
        """After a game, who of several people is asked for yes or no."""

    @abstractmethod
    def hand_over(self, name: str) -> None:
        """The keyboard is passed on: nothing of what somebody else saw stays, and the next one says when."""

    @abstractmethod
    def forget(self) -> None:
        """What was asked is shown again, even if it is the same."""

    @abstractmethod
    def show_table(self, glance: Glance) -> None:
        """Again, because it is asked for."""

    @abstractmethod
    def show_moves(self, glance: Glance) -> None: ...

    @abstractmethod
    def show_help(self, glance: Glance, *, has_claims: bool, clause: str) -> None: ...

    @abstractmethod
    def show_rules(self, book: Rulebook, clause: str) -> None: ...

    @abstractmethod
    def show_card(self, card: CardText) -> None: ...

    @abstractmethod
    def say(self, key: str, /, style: str = "", **facts: Any) -> None:
        """One of the terminal's own texts."""

    @abstractmethod
    def complain(self, words: str) -> None: ...

    @abstractmethod
    def read(self, wake: int | None, seconds: float | None) -> str | None:
        """The next line typed; None if ``wake`` can be read from, or the time is over, before there is one. Raises
        ``Gone`` at the end of the input."""

    @abstractmethod
    def wait(self, wake: int | None, seconds: float | None) -> None:
        """Until ``wake`` can be read from or the time is over, whatever is typed."""

    @abstractmethod
    def close(self) -> None:
        """Nothing but a goodbye is shown after this."""
