"""Sitting down, starting, leaving and coming back."""

from __future__ import annotations

import pytest

from sobremesa.games.evidencia.game import Evidencia
from sobremesa.table.acts import play, sit
from sobremesa.table.acts.leave import Leave
from sobremesa.table.acts.play import Play
from sobremesa.table.acts.ready import Ready, ReadyNews
from sobremesa.table.acts.return_ import Return
from sobremesa.table.acts.seat_bot import SeatBot
from sobremesa.table.acts.start import Start
from sobremesa.table.errors import RefusedAct
from tests.table.sitting import Sitting


def refusal(act: object) -> str:
    with pytest.raises(RefusedAct) as caught:
        act()  # type: ignore[operator]
    assert caught.value.say("es")
    assert caught.value.say("en")
    return caught.value.code


def new() -> Sitting:
    return Sitting(Evidencia())


def test_the_first_free_seat_is_taken_if_none_is_named() -> None:
    sitting = new()
    sitting.sit("Ana", "a", seat=1)
    sitting.sit("Beto", "b")
    assert [seat.name for seat in sitting.table.seats] == ["Beto", "Ana"]


@pytest.mark.parametrize("name", ["", " ", "x" * 41, "a\x07b", "A\u202eB"])
def test_a_name_that_cannot_be_shown_is_refused(name: str) -> None:
    sitting = new()
    assert refusal(lambda: sitting.decide_sit(name, "a")) == "bad-name"


@pytest.mark.parametrize("name", ["ana", "ANA", "Bot 2", "bot x"])
def test_a_name_that_misleads_is_refused(name: str) -> None:
    sitting = new().seat_all(1)
    assert refusal(lambda: sitting.decide_sit(name, "b")) == "name-taken"


def test_a_seat_has_one_player() -> None:
    sitting = new().seat_all(1)
    assert refusal(lambda: sitting.decide_sit("Beto", "b", seat=0)) == "seat-taken"
    assert refusal(lambda: sitting.decide_sit("Beto", "b", seat=2)) == "no-such-seat"
    assert refusal(lambda: sitting.decide_sit("Beto", "hash0", seat=1)) == "already-seated"


def test_a_bot_makes_room_for_a_player_before_the_game() -> None:
    sitting = new().seat_all(1)
    sitting.act(0, SeatBot("", 1, "facil"))
    assert refusal(lambda: sitting.decide_sit("Beto", "b")) == "table-full"
    sitting.sit("Beto", "b", seat=1)
    assert sitting.table.seats[1].name == "Beto"


def test_a_commitment_is_a_hash() -> None:
    sitting = new()
    for wrong in ("00", "sha256:", "sha256:" + "A" * 64, "md5:" + "a" * 64, "sha256:" + "a" * 65):
        wish = sit.Sit("Ana", commitment=wrong)
        assert refusal(lambda w=wish: sit.decide(sitting.table, w, key="a", now=sitting.now)) == "bad-commitment"


def test_a_game_starts_when_every_seat_is_taken() -> None:
    sitting = new().seat_all(1)
    assert refusal(lambda: sitting.decide(0, Start(""))) == "seats-empty"
    assert refusal(lambda: sitting.decide(0, Play("", move="g1"))) == "not-started"
    sitting.act(0, SeatBot("", 1, "facil"))
    sitting.start()
    assert sitting.table.status == "playing"
    assert refusal(lambda: sitting.decide(0, Start(""))) == "game-started"
    assert refusal(lambda: sitting.decide_sit("Caro", "c")) == "game-started"
    assert refusal(lambda: sitting.decide(0, SeatBot("", 1, "facil"))) == "game-started"


def test_who_leaves_before_the_game_frees_the_seat() -> None:
    sitting = new().seat_all()
    sitting.act(0, Leave(""))
    assert not sitting.table.seats[0].taken


def ready(sitting: Sitting) -> list[bool]:
    assert [seat.is_ready for seat in sitting.again().seats] == [seat.is_ready for seat in sitting.table.seats]
    return [seat.is_ready for seat in sitting.table.seats]


def test_a_player_is_ready_when_saying_so_and_may_think_again() -> None:
    sitting = new().seat_all()
    assert ready(sitting) == [False, False]
    sitting.act(1, Ready("", ready=True))
    assert ready(sitting) == [False, True]
    sitting.act(1, Ready("", ready=False))
    assert ready(sitting) == [False, False]
    assert sitting.table.news[-2:] == [ReadyNews(3, 1, ready=True), ReadyNews(4, 1, ready=False)]


def test_the_game_starts_by_itself_when_the_last_player_is_ready() -> None:
    sitting = new().seat_all()
    sitting.act(1, Ready("", ready=True))
    assert sitting.table.status == "waiting"
    sitting.act(0, Ready("", ready=True))
    assert sitting.table.opening is not None or sitting.table.status == "playing"
    assert refusal(lambda: sitting.decide(0, Start(""))) == "game-started"


def test_it_waits_for_a_seat_that_is_free() -> None:
    sitting = new().seat_all(1)
    sitting.act(0, Ready("", ready=True))
    assert sitting.table.status == "waiting"


def test_who_says_it_twice_is_no_more_ready() -> None:
    sitting = new().seat_all()
    sitting.act(0, Ready("", ready=True))
    assert sitting.decide(0, Ready("", ready=True)) == []


def test_a_bot_is_always_ready() -> None:
    sitting = new().seat_all(1)
    assert ready(sitting) == [False, False]
    sitting.act(0, SeatBot("", 1, "facil"))
    assert ready(sitting) == [False, True]


def test_who_leaves_is_not_ready_in_the_next_seat() -> None:
    sitting = new().seat_all(1)
    sitting.act(0, Ready("", ready=True))
    sitting.act(0, Leave(""))
    assert ready(sitting) == [False, False]
    for seat in (1, 0):
        sitting.sit(f"Ana {seat}", f"key{seat}", seat=seat)
        assert ready(sitting) == [False, False]


def test_a_player_in_a_bots_place_is_not_ready_yet() -> None:
    sitting = new().seat_all(1)
    sitting.act(0, SeatBot("", 1, "facil"))
    sitting.sit("Beto", "b", seat=1)
    assert ready(sitting) == [False, False]


def test_a_game_starts_whoever_is_ready_and_then_it_is_too_late_to_say() -> None:
    sitting = new().seat_all().start()
    assert refusal(lambda: sitting.decide(0, Ready("", ready=True))) == "game-started"


def test_who_leaves_in_the_game_is_replaced_by_a_bot_until_the_return() -> None:
    sitting = new().seat_all().start()
    sitting.act(1, Leave(""))
    assert sitting.table.bots_to_move() == [(1, "normal")]
    assert refusal(lambda: sitting.decide(1, Leave(""))) == "already-away"
    sitting.act(1, Return(""))
    assert sitting.table.bots_to_move() == []
    assert sitting.decide(1, Return("")) == []


def test_who_plays_is_back() -> None:
    sitting = new().seat_all().start()
    sitting.act(1, Leave(""))
    sitting.play(1)
    assert not sitting.table.seats[1].away


def test_a_bot_moves_by_the_same_rules() -> None:
    sitting = new().seat_all(1)
    sitting.act(0, SeatBot("", 1, "facil"))
    sitting.start()
    assert sitting.table.bots_to_move() == [(1, "facil")]
    view = sitting.table.view(1)
    assert view is not None
    sitting.do(play.decide_for_bot(sitting.table, 1, view.moves[0], None, sitting.now))
    assert sitting.table.bots_to_move() == []


@pytest.mark.parametrize("name", ["Аna", "Ａna", "ANA", "A\u3164na"])
def test_a_name_that_looks_like_another_is_taken(name: str) -> None:
    sitting = Sitting(Evidencia())
    sitting.sit("Ana", "hash0")
    with pytest.raises(RefusedAct, match="already"):
        sitting.decide_sit(name, "hash1")


@pytest.mark.parametrize("name", ["Ｂot 1", "Вot 1"])
def test_nobody_is_called_like_a_bot(name: str) -> None:
    with pytest.raises(RefusedAct, match="already"):
        Sitting(Evidencia()).decide_sit(name, "hash0")


@pytest.mark.parametrize("name", ["\u3164", "\u2800", "\u115f \u2800"])
def test_a_name_is_seen(name: str) -> None:
    with pytest.raises(RefusedAct, match="name"):
        Sitting(Evidencia()).decide_sit(name, "hash0")
