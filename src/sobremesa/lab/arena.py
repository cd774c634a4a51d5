"""Tournaments between bots: every pair plays the same deals from both sides."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from itertools import combinations
from math import log10
from time import perf_counter
from xml.sax.saxutils import escape

from sobremesa.bots.bot import Bot
from sobremesa.kernel.bits import members
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.match import Match
from sobremesa.kernel.processes import ProcessPool
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.seed import Seed
from sobremesa.lab.statistics import wilson

Maker = Callable[[AnyGame, Rng], Bot]


@dataclass(frozen=True)
class ArenaGame:
    """One game: its seating, its winners, each seat's thinking time, and the reason it ended."""

    seed: int
    seating: tuple[int, ...]
    winners: tuple[int, ...]
    seconds: tuple[float, ...]
    decisions: tuple[int, ...]
    reason: str = ""


@dataclass(frozen=True)
class PairResult:
    """One bot's result against another: the share of points (a shared victory is half), with a 95 % interval."""

    bot: str
    rival: str
    games: int
    share: float
    low: float
    high: float
    elo: float
    milliseconds: float  # mean thinking time a move


def play_game(game: AnyGame, makers: Sequence[Maker], pair: tuple[int, int], seed: int) -> ArenaGame:
    """Plays one game: the first bot of the pair is on side 0, and each seat's bot has its own random numbers.

    The deal depends on the seed alone.
    """
    match = Match(game, Seed(seed))
    seating = tuple(pair[side] for side in game.player().matchup(match.state))
    players = [makers[bot](game, Rng(seed * 64 + seat)) for seat, bot in enumerate(seating)]
    seconds, decisions = [0.0] * game.seats, [0] * game.seats
    while match.to_act:
        seat = match.to_act[0]
        view = match.view(seat)
        start = perf_counter()
        players[seat].hear(match.claims)
        words = players[seat].speak(view)
        if words is not None:
            match.claim(seat, words)
        move = players[seat].choose(view)
        seconds[seat] += perf_counter() - start
        decisions[seat] += 1
        match.play_code(seat, move)
    winners = tuple(members(match.state.winners()))
    return ArenaGame(seed, seating, winners, tuple(seconds), tuple(decisions), game.reason(match.state))


def pairings(bots: int, games: int, seed: int) -> Iterator[tuple[tuple[int, int], int]]:
    """Pairs of bots on sides 0 and 1, with the seed of the deal. Every two bots meet on the same deals with sides
    changed."""
    for one, two in combinations(range(bots), 2):
        for number in range(games):
            deal, changed = divmod(number, 2)
            yield (two, one) if changed else (one, two), seed + deal


def tournament(
    game: AnyGame,
    bots: Mapping[str, Maker],
    games: int,
    seed: int,
    processes: int = 1,
    progress: Callable[[], None] = lambda: None,
) -> list[ArenaGame]:
    """Plays all games of all pairs. The results depend on the seed only, unless a bot thinks by the clock."""
    plan = list(pairings(len(bots), games, seed))
    play = partial(_play_plan, game, list(bots.values()))
    found = []
    if processes > 1:
        size = max(1, min(16, len(plan) // (4 * processes)))
        with ProcessPool(processes) as pool:
            for part in pool.each(play, ((plan[at : at + size],) for at in range(0, len(plan), size))):
                for played in part:
                    found.append(played)
                    progress()
    else:
        for item in plan:
            found += play([item])
            progress()
    return found


def _play_plan(game: AnyGame, makers: Sequence[Maker], plan: Sequence[tuple[tuple[int, int], int]]) -> list[ArenaGame]:
    return [play_game(game, makers, pair, seed) for pair, seed in plan]


def standings(names: Sequence[str], games: Sequence[ArenaGame]) -> list[PairResult]:
    """One result for each bot of every pair."""
    found = []
    for one, two in combinations(range(len(names)), 2):
        met = [played for played in games if set(played.seating) == {one, two}]
        for bot, rival in ((one, two), (two, one)):
            if met:
                found.append(_standing(names, bot, rival, met))
    return found


def _standing(names: Sequence[str], bot: int, rival: int, met: Sequence[ArenaGame]) -> PairResult:
    points = sum(_points(played, bot) for played in met)
    low, high = wilson(points, len(met))
    share = points / len(met)
    seats = [(played, seat) for played in met for seat, who in enumerate(played.seating) if who == bot]
    thought = sum(played.seconds[seat] for played, seat in seats)
    moves = sum(played.decisions[seat] for played, seat in seats)
    return PairResult(
        names[bot], names[rival], len(met), share, low, high, elo(share, len(met)), 1000 * thought / max(1, moves)
    )


def _points(played: ArenaGame, bot: int) -> float:
    """The bot's winning seats among all winning seats; a game without a winner counts half."""
    if not played.winners:
        return 0.5
    return sum(played.seating[seat] == bot for seat in played.winners) / len(played.winners)


def elo(share: float, games: int) -> float:
    """The difference in Elo points. A clean sweep counts as half a point short of one, so that it stays finite."""
    bounded = min(max(share, 0.5 / games), 1 - 0.5 / games)
    return 400 * log10(bounded / (1 - bounded))


def as_json(game: AnyGame, standings: Sequence[PairResult], seed: int) -> str:
    found = {
        "game": game.about.name,
        "edition": game.about.edition,
        "seats": game.seats,
        "options": dict(game.options),
        "deck": game.deck.digest,
        "seed": seed,
        "standings": [asdict(standing) for standing in standings],
    }
    return json.dumps(found, ensure_ascii=False, indent=2) + "\n"


WIDTH, LINE, TOP, LEFT, RIGHT = 760, 34, 56, 250, 60
INK, PALE, ACCENT, LINEN = "#3b2a20", "#cbbba6", "#b5532f", "#f7f1e6"


def as_svg(title: str, standings: Sequence[PairResult]) -> str:
    """Draws the results in terracotta on linen; the dashed line is an even match."""
    height = TOP + LINE * len(standings) + 40
    parts = [
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}" '
            f'viewBox="0 0 {WIDTH} {height}" font-family="Georgia, serif" fill="{INK}">'
        ),
        f'<rect width="{WIDTH}" height="{height}" fill="{LINEN}"/>',
        f'<text x="20" y="32" font-size="20">{escape(title)}</text>',
    ]
    bottom = TOP + LINE * len(standings)
    for percent in (0, 25, 50, 75, 100):
        x = _across(percent / 100)
        dash = ' stroke-dasharray="4 4"' if percent == 50 else ""
        parts.append(f'<line x1="{x:.1f}" y1="{TOP}" x2="{x:.1f}" y2="{bottom}" stroke="{PALE}"{dash}/>')
        parts.append(f'<text x="{x:.1f}" y="{bottom + 20}" font-size="13" text-anchor="middle">{percent} %</text>')
    for number, standing in enumerate(standings):
        y = TOP + LINE * number + LINE / 2
        low, share, high = (_across(value) for value in (standing.low, standing.share, standing.high))
        names = escape(f"{standing.bot} – {standing.rival}")
        parts += [
            f'<text x="{LEFT - 14}" y="{y + 5:.1f}" font-size="15" text-anchor="end">{names}</text>',
            f'<line x1="{low:.1f}" y1="{y:.1f}" x2="{high:.1f}" y2="{y:.1f}" stroke="{ACCENT}" stroke-width="3"/>',
            f'<circle cx="{share:.1f}" cy="{y:.1f}" r="6" fill="{ACCENT}"/>',
            (
                f'<text x="{WIDTH - 12}" y="{y + 5:.1f}" font-size="13" text-anchor="end">'
                f"{100 * standing.share:.0f} %</text>"
            ),
        ]
    return "\n".join([*parts, "</svg>", ""])


def _across(share: float) -> float:
    return LEFT + share * (WIDTH - LEFT - RIGHT)
