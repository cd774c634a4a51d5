"""Sitting down, starting, leaving and coming back."""

from __future__ import annotations

import pytest

from sobremesa.games.evidencia.game import Evidencia
from sobremesa.table.errors import Refused
from sobremesa.table.news import GotReady
from tests.table.sitting import NEXT_SECRET, Sitting


def refusal(act: object) -> str:
    with pytest.raises(Refused) as caught:
        act()  # type: ignore[operator]
    assert caught.value.say("es")
    assert caught.value.say("en")
    return caught.value.code


def new() -> Sitting:
    return Sitting(Evidencia())


def test_the_first_free_seat_is_taken_if_none_is_named() -> None:
    sitting = new()
    sitting.do(sitting.host.sit("Ana", "a", seat=1, entropy="", now=0))
    sitting.do(sitting.host.sit("Beto", "b", seat=None, entropy="", now=0))
    assert [seat.name for seat in sitting.table.seats] == ["Beto", "Ana"]


@pytest.mark.parametrize("name", ["", " ", "x" * 41, "a\x07b", "A\u202eB"])
def test_a_name_that_cannot_be_shown_is_refused(name: str) -> None:
    sitting = new()
    assert refusal(lambda: sitting.host.sit(name, "a", seat=None, entropy="", now=0)) == "bad-name"


@pytest.mark.parametrize("name", ["ana", "ANA", "Bot 2", "bot x"])
def test_a_name_that_misleads_is_refused(name: str) -> None:
    sitting = new().seat_all(1)
    assert refusal(lambda: sitting.host.sit(name, "b", seat=None, entropy="", now=0)) == "name-taken"


def test_a_seat_has_one_player() -> None:
    sitting = new().seat_all(1)
    assert refusal(lambda: sitting.host.sit("Beto", "b", seat=0, entropy="", now=0)) == "seat-taken"
    assert refusal(lambda: sitting.host.sit("Beto", "b", seat=2, entropy="", now=0)) == "no-such-seat"
    assert refusal(lambda: sitting.host.sit("Beto", "hash0", seat=1, entropy="", now=0)) == "already-seated"


def test_a_bot_makes_room_for_a_player_before_the_game() -> None:
    sitting = new().seat_all(1)
    sitting.do(sitting.host.seat_bot(1, "facil", now=0))
    assert refusal(lambda: sitting.host.sit("Beto", "b", seat=None, entropy="", now=0)) == "table-full"
    sitting.do(sitting.host.sit("Beto", "b", seat=1, entropy="", now=0))
    assert sitting.table.seats[1].name == "Beto"


def test_entropy_is_hexadecimal() -> None:
    sitting = new()
    for wrong in ("xyz", "AB", "a" * 130):
        assert refusal(lambda w=wrong: sitting.host.sit("Ana", "a", seat=0, entropy=w, now=0)) == "bad-entropy"


def test_a_game_starts_when_every_seat_is_taken() -> None:
    sitting = new().seat_all(1)
    assert refusal(lambda: sitting.host.start(0, next_secret=NEXT_SECRET, now=0)) == "seats-empty"
    assert refusal(lambda: sitting.host.play(0, text="g1", now=0)) == "not-started"
    sitting.do(sitting.host.seat_bot(1, "facil", now=0))
    sitting.start()
    assert sitting.table.status == "playing"
    assert refusal(lambda: sitting.host.start(0, next_secret=NEXT_SECRET, now=0)) == "game-started"
    assert refusal(lambda: sitting.host.sit("Caro", "c", seat=None, entropy="", now=0)) == "game-started"
    assert refusal(lambda: sitting.host.seat_bot(1, "facil", now=0)) == "game-started"


def test_who_leaves_before_the_game_frees_the_seat() -> None:
    sitting = new().seat_all()
    sitting.do(sitting.host.leave(0, now=0))
    assert not sitting.table.seats[0].taken


def ready(sitting: Sitting) -> list[bool]:
    assert [seat.is_ready for seat in sitting.again().seats] == [seat.is_ready for seat in sitting.table.seats]
    return [seat.is_ready for seat in sitting.table.seats]


def test_a_player_is_ready_when_saying_so_and_may_think_again() -> None:
    sitting = new().seat_all()
    assert ready(sitting) == [False, False]
    sitting.do(sitting.host.ready(1, ready=True, now=0))
    assert ready(sitting) == [False, True]
    sitting.do(sitting.host.ready(1, ready=False, now=0))
    assert ready(sitting) == [False, False]
    assert sitting.table.news[-2:] == [GotReady(3, 1, ready=True), GotReady(4, 1, ready=False)]


def test_who_says_it_twice_is_no_more_ready() -> None:
    sitting = new().seat_all()
    sitting.do(sitting.host.ready(0, ready=True, now=0))
    assert sitting.host.ready(0, ready=True, now=0) == []


def test_a_bot_is_always_ready() -> None:
    sitting = new().seat_all(1)
    assert ready(sitting) == [False, False]
    sitting.do(sitting.host.seat_bot(1, "facil", now=0))
    assert ready(sitting) == [False, True]


def test_who_leaves_is_not_ready_in_the_next_seat() -> None:
    sitting = new().seat_all(1)
    sitting.do(sitting.host.ready(0, ready=True, now=0))
    sitting.do(sitting.host.leave(0, now=0))
    assert ready(sitting) == [False, False]
    for seat in (1, 0):
        sitting.do(sitting.host.sit(f"Ana {seat}", f"key{seat}", seat=seat, entropy="", now=0))
        assert ready(sitting) == [False, False]


def test_a_player_in_a_bots_place_is_not_ready_yet() -> None:
    sitting = new().seat_all(1)
    sitting.do(sitting.host.seat_bot(1, "facil", now=0))
    sitting.do(sitting.host.sit("Beto", "b", seat=1, entropy="", now=0))
    assert ready(sitting) == [False, False]


def test_a_game_starts_whoever_is_ready_and_then_it_is_too_late_to_say() -> None:
    sitting = new().seat_all().start()
    assert refusal(lambda: sitting.host.ready(0, ready=True, now=0)) == "game-started"


def test_who_leaves_in_the_game_is_replaced_by_a_bot_until_the_return() -> None:
    sitting = new().seat_all().start()
    sitting.do(sitting.host.leave(1, now=sitting.now))
    assert sitting.table.bots_to_move() == [(1, "normal")]
    assert refusal(lambda: sitting.host.leave(1, now=0)) == "already-away"
    sitting.do(sitting.host.come_back(1, now=sitting.now))
    assert sitting.table.bots_to_move() == []
    assert sitting.host.come_back(1, now=sitting.now) == []


def test_who_plays_is_back() -> None:
    sitting = new().seat_all().start()
    sitting.do(sitting.host.leave(1, now=sitting.now))
    sitting.play(1)
    assert not sitting.table.seats[1].away


def test_a_bot_moves_by_the_same_rules() -> None:
    sitting = new().seat_all(1)
    sitting.do(sitting.host.seat_bot(1, "facil", now=0))
    sitting.start()
    assert sitting.table.bots_to_move() == [(1, "facil")]
    view = sitting.table.view(1)
    assert view is not None
    sitting.do(sitting.host.play_bot(1, view.moves[0], now=sitting.now))
    assert sitting.table.bots_to_move() == []
