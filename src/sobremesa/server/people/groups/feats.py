"""Finds the feats of a finished game by replaying it. Runs beside the event loop."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sobremesa.kernel.event import Event
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.match import Match
from sobremesa.kernel.record import Record
from sobremesa.server.node.replay import game_in
from sobremesa.server.people.groups.feat_tables import Feat
from sobremesa.table.act import Entry
from sobremesa.table.acts.open import OpenEntry
from sobremesa.table.host import TableHost
from sobremesa.table.status import Result, result_of
from sobremesa.table.table import Table

# The feat that every game has: its number of moves.
LENGTH = "moves"


def feats_in(entries: Sequence[Entry], game: AnyGame, number: int) -> list[Feat]:
    """The feats in the finished game of this number, of persons who played all of it themselves. The first one is the
    length of the game, so every game has one."""
    opened = entries[0]
    assert isinstance(opened, OpenEntry)
    finished = game_in(entries, game, number)
    host = TableHost(lambda _settings: game, levels=(), fresh_secret=lambda: "")
    result = result_of(Table.replay([opened], host, game), number, finished)
    whole = Feat(result.game, LENGTH, result.moves, "", "", result.table, number, result.ended_at)
    persons, helped = finished.circumstances.persons, {*result.stood_in, *result.taken_over}
    return [
        whole,
        *(
            Feat(result.game, kind, amount, result.names[seat], person, result.table, number, result.ended_at, seat)
            for (kind, seat), amount in sorted(count_feats(finished.record(game), game, result).items())
            if (person := persons[seat]) and seat not in helped and amount > 0
        ),
    ]


def count_feats(record: Record, game: AnyGame, result: Result) -> dict[tuple[str, int], int]:
    """By kind and seat, the greatest amount."""
    lies, events = _scan(record, game)
    best: dict[tuple[str, int], int] = {}
    # What could be looked up is no feat of memory.
    is_aided = game.about.shows_memory(game.options)
    feats = game.about.feats(events, game.seats) if game.about.feats and not is_aided else []
    for kind, seat, amount in (*_points(result), *lies, *feats):
        best[kind, seat] = max(amount, best.get((kind, seat), 0))
    return best


def _points(result: Result) -> list[tuple[str, int, int]]:
    """Where points decide: the scores, and the lead of the winner."""
    sides = result.sides
    if len(set(sides)) < len(sides):
        return []
    best = [
        ("lead", seat, result.scores[seat] - max(score for other, score in enumerate(result.scores) if other != seat))
        for seat in result.winners
    ]
    return [*(("points", seat, score) for seat, score in enumerate(result.scores)), *best]


@dataclass
class _Lie:
    seat: int
    words: str
    since: int
    until: int | None = None


def _scan(record: Record, game: AnyGame) -> tuple[list[tuple[str, int, int]], list[Event]]:
    """How many moves each lie stood until all could see the truth, or until the end; and all events, as spectators saw
    them."""
    player, claims = game.player(), game.claims
    lies: list[_Lie] = []
    events: list[Event] = []
    heard = 0

    def step(match: Match) -> None:
        nonlocal heard
        events.extend(match.events(None, since=len(events)))
        if claims is None:
            return
        fresh, moves = match.claims[heard:], len(match.codes)
        heard = len(match.claims)
        if fresh:
            secrets = player.secrets(match.state)
            lies.extend(
                _Lie(one.seat, one.words, moves)
                for one in fresh
                if claims.is_own(one.words, one.seat) and claims.holds(one.words, secrets) is False
            )
        standing = [lie for lie in lies if lie.until is None]
        if standing:
            view = match.scene_view(None)
            for lie in standing:
                if claims.truth(lie.words, view) is not None:
                    lie.until = moves

    match = record.replay(game, each=step)
    step(match)
    end = len(match.codes)
    return [("lie", lie.seat, (end if lie.until is None else lie.until) - lie.since) for lie in lies], events
