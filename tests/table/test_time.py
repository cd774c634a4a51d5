"""Clocks, pauses, and windows that last the same for everybody."""

from __future__ import annotations

import pytest

from sobremesa.games.evidencia.game import Evidencia
from sobremesa.kernel import laws
from sobremesa.table.acts import wake
from sobremesa.table.acts.answer import Answer
from sobremesa.table.acts.leave import Leave
from sobremesa.table.acts.play import Play
from sobremesa.table.acts.propose import Propose
from sobremesa.table.acts.return_ import Return
from sobremesa.table.acts.seat_bot import SeatBot
from sobremesa.table.errors import RefusedAct
from sobremesa.table.stand_in import StandInNews
from tests.table.bell import Bell
from tests.table.sitting import Sitting


def playing(**settings: object) -> Sitting:
    return Sitting(Evidencia(), **settings).seat_all().start()


def left(sitting: Sitting) -> list[float]:
    return [sitting.table.clocks.left(seat, sitting.now) / 1000 for seat in range(2)]


def test_without_a_clock_nothing_happens_by_itself() -> None:
    assert playing().table.due() is None


def test_a_clock_per_move_begins_anew_with_every_move() -> None:
    sitting = playing(clock={"kind": "move", "seconds": 30}, reveal_ms=0)
    sitting.wait(20)
    sitting.play(0)
    sitting.play(1)
    assert left(sitting)[sitting.table.seats_asked()[0]] == 30


def test_a_clock_per_player_counts_down_over_the_game_and_adds_its_increment() -> None:
    sitting = playing(clock={"kind": "player", "seconds": 100, "increment": 5})
    sitting.wait(10)
    sitting.play(0)
    sitting.wait(10)
    assert left(sitting) == [95, 80]


def test_when_time_is_over_a_bot_plays_until_the_player_is_back() -> None:
    sitting = playing(clock={"kind": "move", "seconds": 30}, stand_in="facil")
    sitting.play(0)
    sitting.wait(29.9)
    assert sitting.table.bots_to_move() == []
    sitting.wait(0.1)
    assert sitting.table.bots_to_move() == [(1, "facil")]
    assert sitting.table.news[-1] == StandInNews(sitting.table.seq, 1, "facil", True)
    sitting.act(1, Return(""))
    assert sitting.table.bots_to_move() == []
    sitting.wait(14)
    assert sitting.table.bots_to_move() == []


def test_a_pause_needs_everybody_and_stops_the_clocks() -> None:
    sitting = playing(clock={"kind": "player", "seconds": 100})
    sitting.wait(10)
    sitting.act(0, Propose("", "pause"))
    sitting.wait(10)
    sitting.act(1, Answer("", yes=True))
    sitting.wait(1000)
    assert left(sitting) == [80, 80]
    with pytest.raises(RefusedAct, match="paused"):
        sitting.decide(0, Play("", move=sitting.first_move(0)))
    sitting.act(1, Propose("", "resume"))
    sitting.act(0, Answer("", yes=True))
    sitting.wait(5)
    assert left(sitting) == [75, 75]


@pytest.mark.parametrize("clock", [{"kind": "player", "seconds": 60, "increment": 10}, {"kind": "move", "seconds": 30}])
def test_leaving_and_coming_back_wins_no_time(clock: dict[str, object]) -> None:
    sitting = playing(clock=clock)
    sitting.wait(20)
    before = left(sitting)[0]
    for _ in range(5):
        sitting.act(0, Leave(""))
        sitting.act(0, Return(""))
    assert left(sitting)[0] == before


def test_an_empty_clock_has_its_grace_once_until_the_next_move() -> None:
    sitting = playing(clock={"kind": "player", "seconds": 60})
    sitting.wait(60)
    sitting.act(0, Return(""))
    assert left(sitting)[0] == 15
    sitting.wait(15)
    sitting.act(0, Return(""))
    assert left(sitting)[0] == 0
    sitting.wait(0)
    assert sitting.table.seats[0].away


# Windows (EU-38).


def ringing(**settings: object) -> Sitting:
    sitting = Sitting(Bell(), window_ms=8000, **settings).seat_all().start()
    sitting.play(0, "toca")
    return sitting


def test_the_toy_with_a_window_keeps_the_laws() -> None:
    for law in (laws.replay, laws.turn, laws.copy, laws.secrecy):
        for seed in range(10):
            law(Bell(), seed)


@pytest.mark.parametrize("answers", [(), (1,), (1, 2), (2, 1)])
def test_eu_38_a_window_lasts_the_same_whoever_has_answered(answers: tuple[int, ...]) -> None:
    sitting = ringing()
    seq, due = sitting.table.seq, sitting.table.due()
    for seat in answers:
        sitting.wait(1)
        sitting.play(seat, "pasa")
        assert (sitting.table.seq, sitting.table.due()) == (seq, due)
        assert sitting.table.prompted == {seat}
    sitting.wait(7.999 - len(answers))
    assert sitting.table.seq == seq
    sitting.wait(0.001)
    assert sitting.table.seq == seq + 1
    assert [event.kind for event in sitting.table.events(None, 0)] == ["rang", "quiet"]


def test_eu_38_who_has_answered_is_shown_to_nobody_else() -> None:
    sitting = ringing()
    views = [sitting.table.view(viewer) for viewer in (0, 2, None)]
    sitting.play(1, "pasa")
    assert [sitting.table.view(viewer) for viewer in (0, 2, None)] == views
    sitting.play(2, "pasa")
    assert [sitting.table.view(viewer) for viewer in (0, None)] == [views[0], views[2]]


def holder(sitting: Sitting) -> int:
    """A seat asked that can react."""
    for seat in (1, 2):
        view = sitting.table.view(seat)
        if view is not None and 2 in view.moves:
            return seat
    raise AssertionError("choose another deal")


def test_eu_37_a_reaction_in_two_picks_is_shown_when_the_window_closes() -> None:
    sitting = ringing()
    seat = holder(sitting)
    sitting.play(seat, "reacciona")
    sitting.play(seat, "paga derecha")
    sitting.wait(8)
    assert [event.kind for event in sitting.table.events(None, 0)] == ["rang", "reacted"]
    assert sitting.again().events(None, 0) == sitting.table.events(None, 0)


def test_eu_38_half_an_answer_is_finished_by_the_table() -> None:
    sitting = ringing()
    sitting.play(holder(sitting), "reacciona")
    sitting.wait(8)
    assert sitting.table.seats_asked() == (1,)


def test_eu_38_the_last_answer_is_given_once() -> None:
    sitting = ringing()
    sitting.play(1, "pasa")
    sitting.play(2, "pasa")
    for seat in (1, 2):
        with pytest.raises(Exception, match=r"chosen|turn"):
            sitting.decide(seat, Play("", move="pasa"))


def test_a_window_for_bots_only_is_shorter_because_everybody_knows_who_is_a_bot() -> None:
    sitting = Sitting(Bell(), window_ms=8000).seat_all(1)
    for seat in (1, 2):
        sitting.act(0, SeatBot("", seat, "facil"))
    sitting.start()
    sitting.play(0, "toca")
    assert sitting.table.due() == sitting.now + 1000


def asked_alone() -> Sitting:
    """Ana plays against bots, one of whom has rung: she is asked whether she reacts."""
    sitting = Sitting(Bell(), window_ms=15_000).seat_all(1)
    for seat in (1, 2):
        sitting.act(0, SeatBot("", seat, "facil"))
    sitting.start()
    sitting.play(0)
    sitting.wait(10)
    sitting.play(1)
    assert sitting.table.window.is_open
    return sitting


@pytest.mark.parametrize("seconds", [3, 600])
def test_a_window_waits_for_the_only_person_and_closes_with_the_answer(seconds: int) -> None:
    sitting = asked_alone()
    sitting.wait(seconds)
    assert sitting.table.window.is_open
    assert sitting.table.due() is None
    sitting.play(0)
    sitting.wait(0)
    assert not sitting.table.window.is_open


def test_a_quick_answer_to_bots_waits_for_the_time_that_bots_have() -> None:
    """EU-38: independent of what they hold."""
    sitting = asked_alone()
    sitting.play(0)
    sitting.wait(0.9)
    assert sitting.table.window.is_open
    sitting.wait(0.1)
    assert not sitting.table.window.is_open


def test_among_people_a_window_lasts_fifteen_seconds_where_nothing_else_is_said() -> None:
    sitting = Sitting(Bell()).seat_all().start()
    sitting.play(0)
    assert sitting.table.due() == sitting.now + 15_000


def test_clocks_stand_still_in_a_window() -> None:
    sitting = ringing(clock={"kind": "player", "seconds": 60})
    sitting.wait(7)
    assert sitting.table.clocks.running == ()
    assert [sitting.table.clocks.left(seat, sitting.now) for seat in range(3)] == [60_000] * 3


def test_a_pause_stops_a_window() -> None:
    sitting = ringing()
    sitting.wait(3)
    sitting.act(0, Propose("", "pause"))
    for seat in (1, 2):
        sitting.act(seat, Answer("", yes=True))
    sitting.wait(100)
    assert sitting.table.window.is_open
    sitting.act(0, Propose("", "resume"))
    for seat in (1, 2):
        sitting.act(seat, Answer("", yes=True))
    assert sitting.table.due() == sitting.now + 5000


def test_eu_38_an_answer_in_a_window_is_not_taken_back() -> None:
    sitting = ringing()
    sitting.play(2, "pasa")
    sitting.play(1, "pasa")
    sitting.wait(8)
    assert not sitting.table.window.is_open
    for seat in (1, 2):
        with pytest.raises(RefusedAct, match="undo"):
            sitting.decide(seat, Propose("", "undo"))


# The server was down.


def wake_after(sitting: Sitting, seconds: float) -> Sitting:
    sitting.now += int(seconds * 1000)
    sitting.do(wake.decide(sitting.table, sitting.now))
    return sitting


@pytest.mark.parametrize("clock", [{"kind": "player", "seconds": 100}, {"kind": "move", "seconds": 100}])
def test_after_a_downtime_everybody_has_the_time_they_had_when_they_were_asked(clock: dict[str, object]) -> None:
    sitting = playing(clock=clock, reveal_ms=0)
    sitting.wait(10)
    sitting.play(0)
    before = left(sitting)[0]
    sitting.wait(5)
    assert left(wake_after(sitting, 3600)) == [before, 100]
    sitting.wait(99)
    assert not sitting.table.seats[1].away
    assert sitting.again().due() == sitting.table.due()


@pytest.mark.parametrize("answers", [(), (1,), (1, 2), (2, 1)])
def test_eu_38_after_a_downtime_the_whole_window_begins_again_whoever_had_answered(answers: tuple[int, ...]) -> None:
    sitting = ringing()
    for seat in answers:
        sitting.wait(1)
        sitting.play(seat, "pasa")
    wake_after(sitting, 3600)
    assert sitting.table.due() == sitting.now + 8000
    assert sitting.table.prompted == set()
    sitting.wait(8)
    assert [event.kind for event in sitting.table.events(None, 0)] == ["rang", "quiet"]


def test_a_downtime_in_a_pause_or_without_clocks_changes_nothing() -> None:
    sitting = playing()
    assert wake.decide(sitting.table, sitting.now + 3_600_000) == []
    paused = playing(clock={"kind": "player", "seconds": 100})
    paused.act(0, Propose("", "pause"))
    paused.act(1, Answer("", yes=True))
    assert wake.decide(paused.table, paused.now + 3_600_000) == []
