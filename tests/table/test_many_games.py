"""A table at which many games were played costs no more than another, and those who follow it miss nothing."""

from __future__ import annotations

import pytest

from sobremesa.table.acts.answer import Answer
from sobremesa.table.acts.play import Play
from sobremesa.table.acts.propose import Propose
from sobremesa.table.acts.say import Say
from sobremesa.table.acts.start import StartNews
from sobremesa.table.history import HappeningNews
from sobremesa.wire.updates import update
from tests.laws.toy import Mayor
from tests.table.sitting import Sitting


def sitting_after(games: int) -> Sitting:
    """Everything that is asked for has an id, which says in which game."""
    sitting = Sitting(Mayor(), reveal_ms=0).seat_all().start()
    for game in range(1, games + 1):
        if game > 1:
            sitting.act(0, Propose(f"{game} rematch", "rematch"))
            sitting.act(1, Answer(f"{game} yes", yes=True))
        sitting.act(1, Say(f"{game} hello", f"game {game}"))
        while sitting.table.status == "playing":
            seat = sitting.table.seats_asked()[0]
            view = sitting.table.view(seat)
            assert view is not None
            sitting.act(seat, Play(f"{game} move {len(sitting.table.codes)}", code=view.moves[0]))
    return sitting


def test_what_a_table_keeps_does_not_grow_with_the_games_played() -> None:
    few, many = sitting_after(3).table, sitting_after(30).table
    assert len(few.news) == len(many.news)
    assert len(few.known_ids) == len(many.known_ids)


def test_the_news_of_this_game_and_of_the_one_before_are_kept_with_their_numbers() -> None:
    table = sitting_after(4).table
    assert [piece.n for piece in table.news] == list(range(table.history.forgotten + 1, table.seq + 1))
    assert [piece.number for piece in table.news if isinstance(piece, StartNews)] == [3, 4]
    assert table.history.forgotten > 0


def test_of_the_game_before_it_is_told_that_something_happened_and_not_what() -> None:
    table = sitting_after(4).table
    start = next(piece.n for piece in table.news if isinstance(piece, StartNews) and piece.number == 4)
    past = [piece for piece in table.news if isinstance(piece, HappeningNews) and piece.n < start]
    assert past
    assert {(piece.first, piece.last) for piece in past} == {(0, 0)}


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_whoever_follows_a_table_is_told_every_piece_of_news_once(viewer: int | None) -> None:
    sitting = sitting_after(1)
    seq, numbers = sitting.table.seq, list[int]()
    for game in range(2, 6):
        told = len(sitting.journal)
        for entry in sitting_after(game).journal[told:]:
            sitting.do([entry])
            heard = update(sitting.table, viewer, seq, sitting.now)
            assert heard.since == seq
            numbers += [piece.n for piece in heard.news]
            seq = heard.seq
    assert numbers == list(range(numbers[0], sitting.table.seq + 1))


@pytest.mark.parametrize("since", [0, 1, 10**6])
def test_whoever_missed_more_than_is_kept_begins_again_with_all_that_is_kept(since: int) -> None:
    table = sitting_after(5).table
    told = update(table, 0, since, 0)
    assert told.since == 0
    assert [piece.n for piece in told.news] == [piece.n for piece in table.news]
    assert told.room is not None
    assert told.room.number == 5


def test_whoever_missed_one_game_goes_on_from_there() -> None:
    table = sitting_after(5).table
    since = table.history.forgotten
    told = update(table, 0, since, 0)
    assert told.since == since
    assert told.news[0].n == since + 1


def test_a_request_of_this_game_or_of_the_one_before_is_known_when_it_is_repeated() -> None:
    sitting = sitting_after(4)
    for table in (sitting.table, sitting.again()):
        for given in ("4 hello", "4 yes", "3 hello", "3 yes"):
            assert table.is_known(1, given), given
        assert table.is_known(0, "4 rematch")
        assert not table.is_known(0, "4 hello")


def test_a_request_of_a_game_long_over_is_forgotten() -> None:
    table = sitting_after(4).table
    assert not table.is_known(1, "2 hello")
    assert not table.is_known(1, "")
