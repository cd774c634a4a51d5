"""Who is ahead in a tournament. Points are counted in halves: 2 for a win, 1 for a draw, 2 for a round off in Swiss.

Ties are broken first by whom the points were won against: in Swiss by the points of all opponents (Buchholz), where all
meet by those of the beaten ones, and half of those drawn with (Sonneborn-Berger). Then by the *duplicate score*: the
deal was the same at all tables, so whoever did better with it than others in the same seat gets 2 for each of them,
and 1 for each who did as well. Who is equal in all of it shares the place.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

WON = 2
LOST = 0


class Played(Struct, frozen=True):
    """What a pairing came to. ``lead`` is that of the first seat; where somebody did not come nobody played."""

    first: int
    second: int
    first_score: int
    second_score: int
    lead: int = 0
    is_played: bool = False

    def score_of(self, player: int) -> int:
        return self.first_score if player == self.first else self.second_score

    def other(self, player: int) -> int:
        return self.second if player == self.first else self.first


class Line(Struct, frozen=True):
    """A player's line: ``points`` in halves, ``tie`` in quarters."""

    player: int
    place: int
    points: int
    tie: int
    duplicate: int
    games: int

    @property
    def rank(self) -> tuple[int, int, int]:
        return (-self.points, -self.tie, -self.duplicate)


def standings(players: int, rounds: Sequence[tuple[list[Played], list[int]]], *, is_robin: bool) -> list[Line]:
    """The best first; of equals whoever joined first."""
    points = [0] * players
    games = [0] * players
    duplicate = [0] * players
    for played, free in rounds:
        for one in played:
            for player in (one.first, one.second):
                points[player] += one.score_of(player)
                games[player] += one.is_played
        for player in free if not is_robin else ():
            points[player] += WON
        for player, score in _duplicate(played):
            duplicate[player] += score
    met = [one for played, _free in rounds for one in played if one.is_played]
    ties = [sum(_tie(one, player, points, is_robin=is_robin) for one in met) for player in range(players)]
    lines = [
        Line(player, 0, points[player], ties[player], duplicate[player], games[player]) for player in range(players)
    ]
    lines.sort(key=lambda line: (line.rank, line.player))
    return [Line(line.player, 1 + sum(other.rank < line.rank for other in lines), *_figures(line)) for line in lines]


def _figures(line: Line) -> tuple[int, int, int, int]:
    return line.points, line.tie, line.duplicate, line.games


def _tie(one: Played, player: int, points: Sequence[int], *, is_robin: bool) -> int:
    if player not in (one.first, one.second):
        return 0
    against = points[one.other(player)]
    return against * (one.score_of(player) if is_robin else WON)


def _duplicate(played: Sequence[Played]) -> list[tuple[int, int]]:
    """Of one round, by player: compared with everybody who held the same cards."""
    there = [one for one in played if one.is_played]
    found: list[tuple[int, int]] = []
    for one in there:
        others = [other for other in there if other is not one]
        better = sum(2 * (one.lead > other.lead) + (one.lead == other.lead) for other in others)
        found += [(one.first, better), (one.second, 2 * len(others) - better)]
    return found
