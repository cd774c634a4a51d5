"""The law of secrecy for what is said at a table, and for windows that wait for one person.

*Talk*: a move is made in two worlds that a viewer cannot tell apart; where the viewer still cannot, afterwards, the
personas say the same at the same time, and the same claims stand. *Reactions*: in such worlds a seat shows the same
feeling, and the viewer, and the persona that shows it, hear the same of it. *Alone*: for every answer of the bots in a
window, and for none, the person who is waited for, and the spectators, hear the same at the same time until it closes.
*Switch*: whether a seat passes or leaves the window alone, which is all that the switch does, no other seat can notice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import get_args

from sobremesa.kernel.bits import has
from sobremesa.kernel.errors import SobremesaError
from sobremesa.kernel.event import Viewer
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.rng import Rng
from sobremesa.table.acts.claim import Claim
from sobremesa.table.acts.doubt import Doubt
from sobremesa.table.acts.play import Play, PlayEntry, decide_for_bot
from sobremesa.table.acts.react import React, Reaction
from sobremesa.table.acts.seat_bot import SeatBot
from sobremesa.table.table import Table
from sobremesa.wire.updates import encode, update
from tests.server.secrecy import twin
from tests.table.sitting import Sitting

TURNS = 60
REACTIONS: tuple[Reaction, ...] = get_args(Reaction)
LONE = 0
# Two choices: a reaction, and what it costs.
PICKS = 2


def life(game: AnyGame, seed: int, people: int, **settings: object) -> Iterator[Sitting]:
    """A table with bots in the last seats during a random game, with talk, before every move."""
    sitting = Sitting(game, window_ms=8000, reveal_ms=700, **settings).seat_all(people)
    for seat in range(people, game.seats):
        sitting.act(0, SeatBot("", seat, "facil"))
    sitting.start()
    rng = Rng(seed)
    for turn in range(TURNS):
        sitting.wait(0.4 * int(rng.below(4)))
        if turn % 5 == 2:
            _talk(sitting, rng)
        if sitting.table.seats_asked():
            yield sitting
        asked = sitting.table.seats_asked()
        if not asked:
            sitting.wait(10)
            continue
        _play(sitting, asked[rng.below(len(asked))], rng)


def _play(sitting: Sitting, seat: int, rng: Rng) -> None:
    view = sitting.table.view(seat)
    assert view is not None
    code = view.moves[rng.below(len(view.moves))]
    if sitting.table.level_of(seat):
        sitting.do(decide_for_bot(sitting.table, seat, code, None, sitting.now))
    else:
        sitting.act(seat, Play("", code=code))


def _talk(sitting: Sitting, rng: Rng) -> None:
    seats = sitting.game.seats
    sitting.act(LONE, React("", "mate"))
    if sitting.game.claims is None:
        return
    about, place = 1 + int(rng.below(seats)), 1 + int(rng.below(3))
    sitting.act(LONE, Claim("", f"equipo {about} euphoria"))
    sitting.act(LONE, Claim("", f"recluta {about}.{place} lider"))
    sitting.do(sitting.table.decide(seats - 1, Claim("", f"equipo {seats} subterra"), sitting.now))
    for tag in sitting.table.tags.standing:
        if tag.seat != LONE and LONE not in tag.doubts:
            sitting.act(LONE, Doubt("", tag.n))


# Talk.


def said(table: Table) -> bytes:
    """What the personas will say, and when, and which claims stand."""
    return encode([table.voice.remark, table.tags.standing])


def talk_leaks(game: AnyGame, seed: int) -> Iterator[str]:
    rng = Rng(seed + 7)
    for sitting in life(game, seed, people=1):
        for viewer in (int(rng.below(game.seats)), None):
            other = twin(sitting, viewer, rng)
            if other is None:
                continue
            here = sitting.again()
            asked = here.seats_asked()
            seat = asked[rng.below(len(asked))]
            assert here.match is not None
            moves = here.match.state.legal(seat)
            codes = [code for code in range(len(game.moves)) if has(moves, code)]
            entry = PlayEntry(sitting.now, seat, codes[rng.below(len(codes))])
            are_made = _made(here, entry) and _made(other, entry)
            if are_made and _looks(here, viewer) == _looks(other, viewer) and said(here) != said(other):
                yield f"talk to {viewer}: {said(here)!r} / {said(other)!r}"


def _made(table: Table, entry: PlayEntry) -> bool:
    try:
        table.read(entry)
    except SobremesaError:
        return False
    return True


def _looks(table: Table, viewer: Viewer) -> tuple[object, ...]:
    view = table.view(viewer)
    assert view is not None
    return view.encode(), table.seq, [(event.kind, dict(event.facts)) for event in table.events(viewer, 0)]


# Reactions.


def reaction_leaks(game: AnyGame, seed: int) -> Iterator[str]:
    rng = Rng(seed + 11)
    for sitting in life(game, seed, people=game.seats):
        for viewer in (int(rng.below(game.seats)), None):
            other = twin(sitting, viewer, rng)
            if other is None:
                continue
            seat, reaction = int(rng.below(game.seats)), REACTIONS[rng.below(len(REACTIONS))]
            request = React("", reaction)
            here, there = (_heard_of(table, seat, request, viewer, sitting.now) for table in (sitting.again(), other))
            if here != there:
                yield f"reaction to {viewer}: {here!r} / {there!r}"


def _heard_of(table: Table, seat: int, request: React, viewer: Viewer, now: int) -> list[object]:
    """All that comes of it: the refusal, or the viewer's update and what happens next without a request."""
    since = table.seq
    try:
        entries = table.decide(seat, request, now)
    except SobremesaError as problem:
        return [problem.say("es") if viewer == seat else ""]
    for entry in entries:
        table.apply(entry)
    return [table.seq - since, encode(update(table, viewer, since, now)), table.due()]


# Alone.


def alone_leaks(game: AnyGame, seed: int) -> Iterator[str]:
    for sitting in life(game, seed, people=1):
        table = sitting.table
        is_new = table.window.is_open and table.window.held is None and table.window.waits_for == LONE
        if not is_new or set(table.seats_asked()) != set(table.window.publicly_asked(table.match)):  # type: ignore[arg-type]
            continue
        bots = [seat for seat in table.seats_asked() if seat != LONE]
        for seconds in (0.2, 4.0):
            for viewer in (LONE, None):
                plans = (("before", min), ("before", max), ("after", min), ("never", min))
                heard = [_window(sitting, viewer, bots, seconds, *plan) for plan in plans]
                for plan, stream in zip(plans, heard, strict=True):
                    if stream != heard[0]:
                        yield f"alone, to {viewer}, {plan[0]}: {heard[0][-1]!r} / {stream[-1]!r}"


def _window(
    sitting: Sitting,
    viewer: Viewer,
    bots: list[int],
    seconds: float,
    when: str,
    choice: Callable[[tuple[int, ...]], int],
) -> list[object]:
    """What the viewer is shown until the window closes, and when that is; the person answers after ``seconds``."""
    copy = Sitting(sitting.game)
    copy.journal, copy.table, copy.now = list(sitting.journal), sitting.again(), sitting.now
    seq, heard = copy.table.seq, []
    plan = {"before": (*bots, LONE), "after": (LONE, *bots), "never": (LONE,)}[when]
    for seat in plan:
        if seat == LONE:
            copy.now += int(seconds * 1000)
        for _pick in range(PICKS):
            view = copy.table.view(seat)
            if seat in copy.table.seats_asked() and view is not None and view.moves:
                code = view.moves[0] if seat == LONE else choice(view.moves)
                copy.act(seat, Play("", code=code))
        if viewer is None or seat == LONE:
            heard.append(encode(update(copy.table, viewer, seq, copy.now)) if copy.table.seq == seq else b"")
    heard = heard[-1:]
    return [*heard, copy.table.seq - seq, copy.table.window.closes_at]


# The switch.


def switch_leaks(game: AnyGame, seed: int) -> Iterator[str]:
    """The same window twice: in one of them a seat that cannot react passes, in the other it does nothing."""
    for sitting in life(game, seed, people=game.seats):
        table = sitting.table
        if not table.window.is_open or table.window.held is not None:
            continue
        for seat in table.seats_asked():
            view = table.view(seat)
            if view is None or len(view.moves) != 1:
                continue
            for viewer in ((seat + 1) % game.seats, None):
                passed, silent = (_until_closed(sitting, viewer, seat, answers=answers) for answers in (True, False))
                if passed != silent:
                    yield f"switch of {seat}, to {viewer}: {passed[-1]!r} / {silent[-1]!r}"


def _until_closed(sitting: Sitting, viewer: Viewer, seat: int, *, answers: bool) -> list[tuple[int, bytes]]:
    copy = Sitting(sitting.game)
    copy.journal, copy.table, copy.now = list(sitting.journal), sitting.again(), sitting.now
    heard = [(copy.now, encode(update(copy.table, viewer, 0, copy.now)))]
    if answers:
        copy.act(seat, Play("", move=copy.first_move(seat)))
    for _second in range(9):
        heard.append((copy.now, encode(update(copy.table, viewer, 0, copy.now))))
        copy.wait(1)
    heard.append((copy.now, encode(update(copy.table, viewer, 0, copy.now))))
    return heard
