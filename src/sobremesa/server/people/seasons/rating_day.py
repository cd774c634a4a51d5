"""Rates one day of a ladder: the strengths after it, from those before it and from the day's games alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from statistics import fmean

from openskill.models import PlackettLuce

from sobremesa.server.people.seasons.glicko import NEW_DEVIATION, NEW_RATING, Met, Strength, age, update
from sobremesa.server.people.seasons.tables import BOT, Rated, RatedSeat

# A rating period of Glicko-2 lasts a week: the time in which a strength drifts as much as its volatility says. Games
# are rated a day at a time.
DAYS_PER_PERIOD = 7
# Each level should win about 70 of 100 games against the one below. A small deviation keeps bots near their anchors:
# they move, but slowly.
ANCHORS = {"facil": 1300.0, "normal": 1450.0, "dificil": 1600.0, "experto": 1750.0}
ANCHOR_DEVIATION = 80.0
# openskill's own proportions (25/3, 25/6, 25/300), on the scale of Glicko. openskill adds up the strengths of a side,
# so they are counted from 0: otherwise a larger side would count as stronger.
MANY = PlackettLuce(mu=0.0, sigma=NEW_DEVIATION, beta=NEW_DEVIATION / 2, tau=NEW_DEVIATION / 100)


def beginner(player: str, day: int) -> Rated:
    """A player at the start of a season: bots begin at their anchors."""
    strength = Strength()
    if player.startswith(BOT):
        strength = Strength(ANCHORS.get(player.removeprefix(BOT), strength.rating), ANCHOR_DEVIATION)
    return Rated(player, day, "", *strength)


def rate_day(day: int, seats: Sequence[RatedSeat], before: Mapping[str, Rated], many: bool) -> list[Rated]:
    """Gives the same result to the last bit for any order of the seats, also with repetitions. Runs beside the event
    loop."""
    once = {(seat.game, seat.seat): seat for seat in seats}
    games = [list(game) for _, game in groupby([once[key] for key in sorted(once)], lambda seat: seat.game)]
    played = [game for game in games if len({seat.side for seat in game}) > 1]
    players = sorted({seat.player for game in played for seat in game if seat.player})
    known = {player: before.get(player) or beginner(player, day) for player in players}
    strengths = _of_many(played, known) if many else _of_two(day, played, known)
    return [_after(known[player], day, strengths[player], played) for player in players]


def _after(known: Rated, day: int, strength: Strength, games: Sequence[Sequence[RatedSeat]]) -> Rated:
    own = [seat for game in games for seat in game if seat.player == known.player]
    name = next((seat.name for seat in reversed(own) if seat.name), known.name)
    # A bot may have several seats of one game, and plays it once.
    count, wins = len({seat.game for seat in own}), len({seat.game for seat in own if seat.place == 0})
    return Rated(known.player, day, name, *strength, known.games + count, known.wins + wins)


def _of_two(day: int, games: Sequence[Sequence[RatedSeat]], known: Mapping[str, Rated]) -> dict[str, Strength]:
    """All games of the day count against rivals as they were before it."""
    since = {player: (day - one.day) / DAYS_PER_PERIOD for player, one in known.items()}
    onset = {player: age(one.strength, since[player]) for player, one in known.items()}
    met: dict[str, list[Met]] = {player: [] for player in known}
    for game in games:
        for own, rival in (game, game[::-1]):
            if own.player:
                score = 0.5 if own.place == rival.place else float(own.place < rival.place)
                met[own.player].append(Met(onset.get(rival.player, Strength()), score))
    return {player: update(one.strength, met[player], since[player]) for player, one in known.items()}


def _of_many(games: Sequence[Sequence[RatedSeat]], known: Mapping[str, Rated]) -> dict[str, Strength]:
    """One game after the other. Seats of a side win and lose together."""
    now = {player: one.strength for player, one in known.items()}
    for game in games:
        sides: dict[int, list[RatedSeat]] = {}
        for seat in game:
            sides.setdefault(seat.side, []).append(seat)
        teams = [[now.get(seat.player, Strength()) for seat in side] for side in sides.values()]
        ranks = [float(side[0].place) for side in sides.values()]
        ratings = [[MANY.rating(one.rating - NEW_RATING, one.deviation) for one in team] for team in teams]
        after: dict[str, list[tuple[float, float]]] = {}
        for side, team in zip(sides.values(), MANY.rate(ratings, ranks=ranks), strict=True):
            for seat, one in zip(side, team, strict=True):
                after.setdefault(seat.player, []).append((NEW_RATING + one.mu, one.sigma))
        # A bot may have several seats, even on both sides: its strength is their average.
        for player in after.keys() & now.keys():
            rating, deviation = (fmean(values) for values in zip(*after[player], strict=True))
            now[player] = now[player]._replace(rating=rating, deviation=deviation)
    return now
