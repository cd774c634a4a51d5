"""How likely, to a seat of Euphoria, each other seat is on its side and holds a Leader.

The probabilities are shares of worlds that the seat believes in: what it was shown is certain, what others did and said
makes some worlds likelier (belief.py).
"""

from __future__ import annotations

from dataclasses import dataclass

from sobremesa.games.euphoria.player.belief import EuphoriaBelief
from sobremesa.games.euphoria.rules.scoring import side_of
from sobremesa.games.euphoria.rules.state import EuphoriaState
from sobremesa.games.euphoria.view import Memory, Scene
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.view import View

WORLDS = 240


@dataclass(frozen=True)
class Odds:
    """By seat, from 0 to 1: ``friend`` that it is of the viewer's side, ``prey`` that it holds a Leader that the viewer
    wants shot, ``ward`` that it holds the Leader of the viewer's side. ``prey_at`` is by place. To an anarchist other
    anarchists are friends, and every Leader is prey."""

    friend: tuple[float, ...]
    prey: tuple[float, ...]
    ward: tuple[float, ...]
    prey_at: tuple[tuple[float, float, float], ...]


def odds(view: View[Scene, Memory], belief: EuphoriaBelief, world: EuphoriaState, worlds: int = WORLDS) -> Odds:
    """The same for the same view and talk."""
    assert view.viewer is not None
    seats, me = int(world.seats), view.viewer
    rng = Rng(1)
    friend, ward = [0] * seats, [0] * seats
    prey_at = [0] * (3 * seats)
    for _world in range(worlds):
        belief.sample(rng, world)
        anarchists, side, leader = int(world.anarchists), int(world.side), int(world.leader)
        lawless = anarchists >> me & 1 != 0
        mine = side_of(side, leader, me)
        for seat in range(seats):
            if anarchists >> seat & 1:
                friend[seat] += lawless
            elif not lawless:
                friend[seat] += side_of(side, leader, seat) == mine
        for place in range(3 * seats):
            if leader >> place & 1:
                if not lawless and side >> place & 1 == mine:
                    ward[place // 3] += 1
                else:
                    prey_at[place] += 1
    rows = [tuple(count / worlds for count in prey_at[3 * seat : 3 * seat + 3]) for seat in range(seats)]
    return Odds(
        friend=tuple(count / worlds for count in friend),
        prey=tuple(sum(row) for row in rows),
        ward=tuple(count / worlds for count in ward),
        prey_at=tuple((row[0], row[1], row[2]) for row in rows),
    )
