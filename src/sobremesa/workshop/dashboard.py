"""A playtest as its designer sees it: winners, thinking times, players who left, and answers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import median

from sobremesa.wire import workshop as wire
from sobremesa.workshop.playtest_games import PlaytestGame, PublicTable

# A game without players counts as deserted after this long without an event.
LEFT_MS = 3_600_000


def state_of(seen: PublicTable, now: int, *, is_in_use: bool) -> wire.TableState:
    if seen.status == "over":
        return "over"
    if seen.status != "playing":
        return "waiting"
    people = [name for name in seen.names if name]
    is_deserted = set(people) <= set(seen.away) or (not is_in_use and now - seen.latest_at > LEFT_MS)
    return "left" if is_deserted else "playing"


def table_of(
    table: str, link: str, seen: PublicTable, state: wire.TableState, games: Sequence[PlaytestGame], answers: int
) -> wire.PlaytestTable:
    """The latest finished game's numbers. A game in progress shows only its players."""
    latest = games[-1] if games else None
    dropped = [name for game in games for name in game.dropped]
    return wire.PlaytestTable(
        table=table,
        link=link,
        state=state,
        players=[name for name in seen.names if name],
        winners=[_player_name(latest, seat) for seat in latest.winners] if latest else [],
        minutes=latest.minutes if latest else 0.0,
        moves=latest.moves if latest else 0,
        dropped=list(dict.fromkeys([*dropped, *(seen.away if state == "left" else [])])),
        answers=answers,
    )


def _player_name(game: PlaytestGame, seat: int) -> str:
    return f"{game.names[seat]} (bot)" if game.levels[seat] else game.names[seat]


def paces(games: Mapping[str, Sequence[PlaytestGame]]) -> list[wire.Pace]:
    """Thinking times by table and person, over all their finished games."""
    found = []
    for table, played in games.items():
        seconds: dict[str, list[float]] = {}
        for game in played:
            for seat, name in enumerate(game.names):
                if not game.levels[seat]:
                    seconds.setdefault(name, []).extend(game.thoughts[seat])
        found += [
            wire.Pace(table, name, round(median(taken), 1), round(max(taken), 1), len(taken))
            for name, taken in seconds.items()
            if taken
        ]
    return found
