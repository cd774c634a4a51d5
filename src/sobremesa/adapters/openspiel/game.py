"""The games as OpenSpiel knows them, with their names and parameters."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

import pyspiel

from sobremesa.adapters.openspiel.course import Beginning, Course
from sobremesa.adapters.openspiel.reduction import reduced_beginning
from sobremesa.adapters.openspiel.state import SpielEye, SpielState
from sobremesa.games.catalog import GAMES
from sobremesa.kernel.bits import MAX_MEMBERS
from sobremesa.kernel.game import AnyGame

PARAMETERS: Final = {"seats": 0, "options": "", "deck": "", "deals": 0, "reduced": ""}


def game_type(kind: type[AnyGame]) -> Any:
    """A game in which every event is public counts as perfect information: only a poor memory hides something."""
    information = pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=f"sobremesa_{kind.about.name}",
        long_name=f"Sobremesa: {kind.about.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.PERFECT_INFORMATION if kind.about.all_is_shown else information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=kind.about.seat_counts[-1],
        min_num_players=kind.about.seat_counts[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=PARAMETERS,
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel ships no types
    """One game of the catalogue. A subclass says which."""

    kind: type[AnyGame]

    def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
        given = {**PARAMETERS, **(parameters or {})}
        # OpenSpiel's own syntax for games uses "=" and ",".
        options = dict(pair.split(":", 1) for pair in str(given["options"]).split("/") if pair)
        self.game = self.kind(
            seats=given["seats"] or None, options=options, deck=Path(given["deck"]) if given["deck"] else None
        )
        beginning = Beginning(self.game, given["deals"])
        if given["reduced"]:
            beginning = reduced_beginning(given["reduced"], self.game)
        self._start = Course(beginning)
        seats = self.game.seats
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.game.moves),
            max_chance_outcomes=max(MAX_MEMBERS, beginning.deals),
            num_players=seats,
            min_utility=-1.0,
            max_utility=seats - 1.0,
            utility_sum=0.0,
            max_game_length=self.game.about.study.longest,
        )
        super().__init__(game_type(self.kind), info, dict(given))

    def begin(self) -> Course:
        """The course of a new game."""
        return self._start.copy()

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None) -> SpielEye:
        if params:
            raise ValueError(f"these observers take no parameters, not {', '.join(params)}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return SpielEye(self.game, kind)

    def max_chance_nodes_in_history(self) -> int:
        return self.game.about.study.longest


@cache
def class_of(kind: type[AnyGame]) -> type[SpielGame]:
    return type(f"Spiel{kind.__name__}", (SpielGame,), {"kind": kind, "__doc__": f"{kind.__name__} for OpenSpiel."})


def register() -> None:
    """Registers the games for ``pyspiel.load_game`` as ``sobremesa_<game>``. Calling it twice does no harm."""
    known = set(pyspiel.registered_names())
    for name, kind in GAMES.items():
        if f"sobremesa_{name}" not in known:
            pyspiel.register_game(game_type(kind), class_of(kind))


def load(
    game: str,
    seats: int = 0,
    options: Mapping[str, str] | None = None,
    deck: Path | None = None,
    deals: int = 0,
    reduced: Path | str = "",
) -> Any:
    """The game as ``pyspiel.load_game`` gives it; the smallest table by default.

    Chance deals card by card, or with ``deals`` picks one of this many fixed ones. ``reduced`` is a file that makes a
    game small enough to be solved, or ``small`` for the one that comes with the game.
    """
    if game not in GAMES:
        raise ValueError(f"unknown game {game!r}; the games are {', '.join(GAMES)}")
    register()
    given = {
        "seats": seats,
        "options": "/".join(f"{name}:{value}" for name, value in (options or {}).items()),
        "deck": str(deck or ""),
        "deals": deals,
        "reduced": str(reduced),
    }
    return pyspiel.load_game(f"sobremesa_{game}", given)
