"""What a viewer receives, in every situation at a table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any

import pytest

from sobremesa.games.catalog import GAMES
from sobremesa.kernel.errors import SobremesaError
from sobremesa.kernel.event import Viewer, all_viewers
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.rng import Rng
from sobremesa.table.act import Request
from sobremesa.table.acts.answer import Answer
from sobremesa.table.acts.claim import Claim
from sobremesa.table.acts.leave import Leave
from sobremesa.table.acts.play import Play, decide_for_bot
from sobremesa.table.acts.propose import Propose
from sobremesa.table.acts.return_ import Return
from sobremesa.table.acts.say import Say
from sobremesa.table.acts.start import StartNews
from sobremesa.table.agreement import SettleNews
from sobremesa.table.history import HappeningNews, History
from sobremesa.table.table import Table
from sobremesa.wire import messages as m
from sobremesa.wire.decoder import drop_undone
from sobremesa.wire.updates import UpdateComposer, encode, update
from tests.laws.toy import Mayor
from tests.server.secrecy import twin
from tests.table.bell import Bell
from tests.table.sitting import Sitting

KINDS: dict[str, type[AnyGame]] = {**GAMES, "timbre": Bell, "mayor": Mayor}
# Short games, so that there are rematches.
SHORT = {"euphoria": {"round_limit": "1"}, "codigos": {"turn_limit": "2"}}
STEPS = 150


WAYS: tuple[dict[str, Any], ...] = (
    {"reveal_ms": 0, "window_ms": 0},
    {"reveal_ms": 700, "window_ms": 3000},
    {"reveal_ms": 700, "clock": {"kind": "player", "seconds": 20, "increment": 2}},
    {"reveal_ms": 0, "clock": {"kind": "move", "seconds": 5}},
    {"reveal_ms": 700, "memory_aid": True},
)
# What must have happened at a table for the comparison to count. Ringing a bell teaches all players something.
EXPERIENCES = {"playing", "over", "rematch", "proposal", "paused", "away", "undone"}
NEVER = {"timbre": {"undone"}}


def requests(rng: Rng) -> list[Request]:
    """Requests besides moves; most of them are refused at most times."""
    proposals = [Propose("", what) for what in ("undo", "pause", "resume", "rematch")]
    talk = [Say("", "¿Y «eso»?"), Claim("", "equipo 2 subterra"), Leave(""), Return("")]
    return [*proposals, Answer("", yes=bool(rng.below(4))), *talk]


def life(game: AnyGame, seed: int, settings: dict[str, Any]) -> Iterator[Sitting]:
    """A table at which much happens, after every step."""
    sitting = Sitting(game, **settings).seat_all()
    yield sitting
    sitting.start()
    rng = Rng(seed)
    for _step in range(STEPS):
        yield sitting
        table, asked = sitting.table, sitting.table.seats_asked()
        try:
            if table.proposal and rng.below(2):
                for seat in table.voters - table.proposal.yes:
                    sitting.act(seat, Answer("", yes=True))
            elif table.status == "over" and not table.proposal:
                sitting.act(int(rng.below(game.seats)), Propose("", "rematch"))
            elif asked and rng.below(5):
                seat = asked[rng.below(len(asked))]
                play(sitting, seat, rng)
                if rng.below(8) == 0:
                    yield sitting
                    sitting.act(seat, Propose("", "undo"))
            elif rng.below(3):
                sitting.wait(0.1 * int(rng.below(60)))
            else:
                wanted = requests(rng)
                sitting.act(int(rng.below(game.seats)), wanted[rng.below(len(wanted))])
        except SobremesaError:
            continue


def play(sitting: Sitting, seat: int, rng: Rng) -> None:
    view = sitting.table.view(seat)
    assert view is not None
    code = view.moves[rng.below(len(view.moves))]
    if sitting.table.level_of(seat):
        sitting.do(decide_for_bot(sitting.table, seat, code, None, sitting.now))
    else:
        sitting.act(seat, Play(f"move {sitting.table.length}", code=code))


@pytest.mark.parametrize("name", KINDS)
def test_what_is_put_together_for_many_tells_each_what_it_would_tell_alone(name: str) -> None:
    game = KINDS[name](options=SHORT.get(name, {}))
    rng, seen = Rng(3), set[str]()
    for seed, settings in product(range(2), WAYS):
        for sitting in life(game, seed, settings):
            table, now = sitting.table, sitting.now + int(rng.below(500))
            composer = UpdateComposer(table, now)
            for viewer in all_viewers(game.seats):
                since = max(0, table.seq - int(rng.below(4))) if rng.below(8) else int(rng.below(table.seq + 3))
                accepted = "tuyo «1»" if rng.below(4) == 0 else ""
                told = composer.update(viewer, since, accepted)
                assert told == update(table, viewer, since, now, accepted)
                assert numbers_of(told) == expected_numbers(table, viewer, told)
            seen |= happened(table)
    assert seen >= EXPERIENCES - NEVER.get(name, set())


def numbers_of(told: m.Update) -> list[list[int]]:
    return [[event.number for event in piece.events] for piece in told.news if isinstance(piece, m.Happened)]


def expected_numbers(table: Table, viewer: Viewer, told: m.Update) -> list[list[int]]:
    """Each piece of news continues the numbers of earlier pieces that do not fade, without gaps."""
    if table.match is None:
        return []
    pieces = {piece.n: piece for piece in table.news if isinstance(piece, HappeningNews)}
    found: list[list[int]] = []
    for piece in (pieces[heard.n] for heard in told.news if heard.n in pieces):
        first = sum(not event.fades for event in table.match.events(viewer)[: piece.first])
        events = table.match.events(viewer, since=piece.first)[: piece.last - piece.first]
        found.append(list(range(first, first + sum(not event.has_faded for event in events))))
    return found


def happened(table: Table) -> set[str]:
    found = {table.status}
    found |= {"rematch"} if table.number > 1 else set()
    found |= {"proposal"} if table.proposal else set()
    found |= {"paused"} if table.paused_at is not None else set()
    found |= {"away"} if any(seat.away for seat in table.seats) else set()
    return found | {"undone" for piece in table.news if isinstance(piece, SettleNews) and is_undo(piece)}


def is_undo(piece: SettleNews) -> bool:
    return piece.proposal == "undo" and piece.agreed


class Follower:
    """A client that is away from time to time, and sometimes has an update twice."""

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer
        self.news: list[m.News] = []

    def hear(self, told: m.Update) -> None:
        known = self.news[-1].n if self.news else 0
        if told.undone is not None:
            self.news, known = drop_undone(self.news, told), told.since
        self.news = list(told.news) if told.since == 0 else self.news + [one for one in told.news if one.n > known]


def lasting(news: Sequence[m.News]) -> list[tuple[str, str]]:
    """The events of this game that do not fade."""
    start = max((at for at, piece in enumerate(news) if isinstance(piece, StartNews)), default=0)
    events = [event for piece in news[start:] if isinstance(piece, m.Happened) for event in piece.events]
    return [(event.kind, str(event.facts)) for event in events if not event.fades]


def undone_events_kept(name: str) -> Iterator[str]:
    """Clients that hear of an undo, then or later, and have other events than a client that asks for everything."""
    game = KINDS[name](options=SHORT.get(name, {}))
    rng, undone = Rng(4), 0
    for seed, settings in product(range(6), WAYS):
        followers = [Follower(viewer) for viewer in all_viewers(game.seats)]
        for sitting in life(game, seed, settings):
            table = sitting.table
            for follower in followers:
                if rng.below(3) == 0:
                    continue
                known = follower.news[-1].n if follower.news else 0
                told = update(table, follower.viewer, max(0, known - int(rng.below(2))), sitting.now)
                undone += told.undone is not None
                follower.hear(told)
                everything = update(table, follower.viewer, 0, sitting.now).news
                if lasting(follower.news) != lasting(everything):
                    yield f"{follower.viewer}: {lasting(follower.news)} / {lasting(everything)}"
    assert undone or name in NEVER


@pytest.mark.parametrize("name", KINDS)
def test_after_an_undo_every_client_has_the_events_that_hold(name: str) -> None:
    assert next(undone_events_kept(name), None) is None


@pytest.mark.parametrize("name", ["evidencia", "codigos"])
def test_a_client_that_is_not_told_of_an_undo_is_noticed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(History, "left_since", lambda _self, _since: None)
    with pytest.raises(AssertionError):
        assert next(undone_events_kept(name), None) is None


@pytest.mark.parametrize("name", KINDS)
def test_worlds_that_a_viewer_cannot_tell_apart_give_the_same_bytes(name: str) -> None:
    game = KINDS[name](options=SHORT.get(name, {}))
    rng, compared = Rng(5), 0
    for number, sitting in enumerate(life(game, 1, {"reveal_ms": 700})):
        for viewer in all_viewers(game.seats) if number % 3 == 0 else ():
            other = twin(sitting, viewer, rng)
            if other is not None:
                here = encode(update(sitting.table, viewer, max(0, other.seq - 1), sitting.now))
                there = encode(update(other, viewer, max(0, other.seq - 1), sitting.now))
                assert here == there
                compared += 1
    assert compared > 20
