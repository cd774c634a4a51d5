"""A seat changes hands in a running game, when everybody who sits there agrees."""

from __future__ import annotations

import pytest

from sobremesa.games.euphoria.game import Euphoria
from sobremesa.games.evidencia.game import Evidencia
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.state import NO_SEAT
from sobremesa.table.act import Entry
from sobremesa.table.acts import return_, take_over, withdraw
from sobremesa.table.acts.answer import Answer, ConsentNews
from sobremesa.table.acts.leave import Leave
from sobremesa.table.acts.offer import Offer, OfferNews
from sobremesa.table.acts.play import Play, decide_for_bot
from sobremesa.table.acts.propose import Propose
from sobremesa.table.acts.seat_bot import SeatBot
from sobremesa.table.acts.take_over import MOST_DECLINED, AskSeat, TakeOver, TakeOverEntry, TakeOverNews
from sobremesa.table.errors import RefusedAct
from sobremesa.table.stand_in import StandInNews
from sobremesa.table.takeover import ChangeSeatNews, RemainNews, knows_cards, seat_before
from sobremesa.wire.updates import room_of, takeover_of, update
from tests.table.sitting import Sitting

EVA = "hash of Eva's key"
DAY_MS = 24 * 3_600_000
YES, NO = Answer("", yes=True), Answer("", yes=False)


def asked(sitting: Sitting, seat: int, name: str = "Eva", key: str = EVA, person: str = "") -> None:
    """A spectator asks for the seat."""
    wish = AskSeat(name, seat, key)
    sitting.do(take_over.decide_ask(sitting.table, wish, key=key, person=person, now=sitting.now))


def refused(sitting: Sitting, seat: int, name: str = "Eva", key: str = EVA, person: str = "") -> str:
    with pytest.raises(RefusedAct) as problem:
        asked(sitting, seat, name, key, person)
    return problem.value.code


def refused_to(sitting: Sitting, seat: int, request: object) -> str:
    with pytest.raises(RefusedAct) as problem:
        sitting.decide(seat, request)  # type: ignore[arg-type]
    return problem.value.code


@pytest.fixture
def four() -> Sitting:
    return Sitting(Euphoria(seats=4)).seat_all().start()


@pytest.fixture
def two() -> Sitting:
    return Sitting(Evidencia()).seat_all().start()


# Who may ask for what.


def test_a_seat_that_is_played_by_its_player_is_asked_for_only_when_it_is_offered(four: Sitting) -> None:
    assert refused(four, 1) == "takeover-not-offered"
    four.act(1, Offer("", offered=True))
    assert four.table.news[-1] == OfferNews(four.table.seq, 1, offered=True)
    assert [seat.offered for seat in room_of(four.table).seats] == [False, True, False, False]
    asked(four, 1)
    told = takeover_of(four.table)
    assert told is not None
    assert (told.seat, told.of, told.name, told.level, told.asked) == (None, 1, "Eva", "", [0, 1, 2, 3])


def test_an_offer_is_taken_back_and_said_once(four: Sitting) -> None:
    four.act(1, Offer("", offered=True))
    assert four.decide(1, Offer("", offered=True)) == []
    four.act(1, Offer("", offered=False))
    assert refused(four, 1) == "takeover-not-offered"


def test_the_seat_of_somebody_who_left_and_of_a_bot_may_be_asked_for() -> None:
    sitting = Sitting(Euphoria(seats=4)).seat_all(3)
    sitting.act(0, SeatBot("", 3, "facil"))
    sitting.start()
    sitting.act(2, Leave(""))
    for seat in (2, 3):
        asked(sitting, seat)
        assert takeover_of(sitting.table).asked == [0, 1]  # type: ignore[union-attr]
        sitting.act(0, NO)


def test_it_is_refused_with_a_reason(four: Sitting) -> None:
    four.act(1, Offer("", offered=True))
    assert refused(four, 9) == "no-such-seat"
    assert refused(four, 1, name="Ana") == "name-taken"
    assert refused(four, 1, name="") == "bad-name"
    assert refused(four, 1, key="hash3") == "already-seated"
    four.table.seats[3].person = "p"
    assert refused(four, 1, person="p") == "already-seated"
    four.act(0, Propose("", "pause"))
    assert refused(four, 1) == "proposal-open"


def test_there_is_none_before_and_after_a_game(two: Sitting) -> None:
    assert refused(Sitting(Evidencia()).seat_all(), 0) == "not-playing"
    two.play_to_the_end()
    assert refused(two, 0) == "not-playing"
    assert refused_to(two, 0, Offer("", offered=True)) == "not-playing"


def test_there_is_none_where_several_tables_play_the_same_deal(two: Sitting) -> None:
    two.table.shared_deal = "2026-11-17/evidencia"
    assert refused(two, 0) == "takeover-shared-deal"
    assert refused_to(two, 0, TakeOver("", 0, "facil")) == "takeover-shared-deal"
    assert refused_to(two, 0, Offer("", offered=True)) == "takeover-shared-deal"


def test_there_is_none_where_nobody_may_watch() -> None:
    sitting = Sitting(Evidencia(), spectators=False).seat_all().start()
    assert refused_to(sitting, 0, Offer("", offered=True)) == "nobody-watches"
    sitting.act(0, Leave(""))
    assert refused(sitting, 0) == "nobody-watches"


def test_somebody_has_to_be_there_to_agree(two: Sitting) -> None:
    two.act(0, Leave(""))
    two.act(1, Leave(""))
    assert refused(two, 0) == "takeover-nobody"


# Agreeing.


def test_everybody_agrees_and_the_watcher_has_the_seat(four: Sitting) -> None:
    four.act(1, Offer("", offered=True))
    asked(four, 1, person="person of Eva")
    for seat in (0, 1, 2):
        four.act(seat, YES)
        assert four.table.seats[1].name == "Beto"
    four.act(3, YES)
    kinds = [type(piece) for piece in four.table.news[-7:]]
    assert kinds == [OfferNews, TakeOverNews, *[ConsentNews] * 4, ChangeSeatNews]
    assert four.table.news[-1] == ChangeSeatNews(four.table.seq, 1, "Beto", "Eva")
    eva = four.table.seats[1]
    assert (eva.name, eva.key, eva.person, eva.away) == ("Eva", EVA, "person of Eva", False)
    assert takeover_of(four.table) is None
    assert not room_of(four.table).seats[1].offered
    assert seat_before(four.table, "hash1") == (1, 1)


def test_one_no_is_enough(four: Sitting) -> None:
    four.act(1, Offer("", offered=True))
    asked(four, 1)
    four.act(2, NO)
    assert four.table.news[-1] == RemainNews(four.table.seq, 1)
    assert four.table.seats[1].name == "Beto"
    assert refused_to(four, 0, YES) == "no-proposal"


def test_whoever_said_yes_may_think_better_of_it(four: Sitting) -> None:
    four.act(1, TakeOver("", 1, "facil"))
    assert refused_to(four, 1, YES) == "already-answered"
    four.act(1, NO)
    assert isinstance(four.table.news[-1], RemainNews)


def test_the_player_of_the_seat_has_to_agree_who_came_back_meanwhile(two: Sitting) -> None:
    two.act(1, Leave(""))
    asked(two, 1)
    two.do(return_.entries(two.table, 1, two.now))
    two.act(0, YES)
    assert two.table.seats[1].name == "Beto"
    two.act(1, NO)
    assert two.table.seats[1].is_present


def test_whoever_leaves_is_not_waited_for(four: Sitting) -> None:
    four.act(1, Leave(""))
    asked(four, 1)
    four.act(0, YES)
    four.act(2, YES)
    four.act(3, Leave(""))
    assert four.table.seats[1].name == "Eva"


def test_after_a_few_times_no_the_table_hears_nobody_any_more(two: Sitting) -> None:
    two.act(1, Leave(""))
    for number in range(MOST_DECLINED):
        asked(two, 1, name=f"Eva {number}", key=f"key {number}")
        two.act(0, NO)
    assert refused(two, 1) == "takeover-enough"


def test_whoever_asked_may_withdraw(two: Sitting) -> None:
    two.act(1, Leave(""))
    asked(two, 1)
    with pytest.raises(RefusedAct):
        withdraw.decide(two.table, key="another", now=two.now)
    two.do(withdraw.decide(two.table, key=EVA, now=two.now))
    assert isinstance(two.table.news[-1], RemainNews)
    two.act(0, Propose("", "pause"))


def test_asking_again_with_the_same_key_changes_nothing(two: Sitting) -> None:
    two.act(1, Leave(""))
    asked(two, 1)
    assert take_over.decide_ask(two.table, AskSeat("Eva", 1, EVA), key=EVA, now=two.now) == []
    two.act(0, YES)
    assert refused(two, 1) == "already-seated"


def test_when_the_game_is_over_nobody_is_asked_any_more(two: Sitting) -> None:
    two.act(1, Leave(""))
    asked(two, 1)
    while two.table.status == "playing":
        for seat in two.table.seats_asked():
            two.do(played_by_bot(two, seat))
        two.wait(60)
    assert takeover_of(two.table) is None
    assert two.table.finished.latest is not None
    assert two.table.finished.latest.circumstances.taken_over == ()
    two.act(0, Propose("", "rematch"))


def played_by_bot(sitting: Sitting, seat: int) -> list[Entry]:
    """A move that ends no absence."""
    view = sitting.table.view(seat)
    assert view is not None
    return decide_for_bot(sitting.table, seat, view.moves[0], None, sitting.now)


# A player who is away, and has neither left nor offered the seat.


def test_the_seat_of_somebody_who_is_missed_gets_a_bot_and_no_other_player(two: Sitting) -> None:
    """One rival with two keys must not get the seat, and with it the hand, of a player whose line dropped."""
    two.act(0, TakeOver("", 1))
    assert two.table.seats[1].away
    assert refused(two, 1) == "takeover-away"
    two.do(return_.entries(two.table, 1, two.now))
    assert two.table.seats[1].key == "hash1"
    assert two.table.seats[1].is_present


def test_the_seat_of_somebody_who_is_out_of_time_gets_a_bot_and_no_other_player() -> None:
    sitting = Sitting(Evidencia(), clock={"kind": "move", "seconds": 60}).seat_all().start()
    sitting.wait(61)
    sitting.do(return_.entries(sitting.table, 0, sitting.now))
    assert refused(sitting, 1) == "takeover-away"


@pytest.mark.parametrize(("hours", "given"), [(24, None), (1, 1)])
def test_somebody_who_stays_away_loses_the_seat_in_the_end(hours: int, given: int | None) -> None:
    settings = {} if given is None else {"takeover_hours": given}
    sitting = Sitting(Evidencia(), **settings).seat_all().start()
    sitting.act(0, TakeOver("", 1))
    sitting.now += hours * 3_600_000 - 1
    with pytest.raises(RefusedAct) as problem:
        asked(sitting, 1)
    assert problem.value.code == "takeover-away"
    assert problem.value.say("en").endswith("You can ask for it in an hour.")
    assert problem.value.say("es").endswith("Lo podés pedir dentro de una hora.")
    sitting.now += 1
    asked(sitting, 1)
    sitting.act(0, YES)
    assert sitting.table.seats[1].name == "Eva"
    assert sitting.again().seats == sitting.table.seats


def test_being_away_begins_again_with_every_time(two: Sitting) -> None:
    two.act(0, TakeOver("", 1))
    two.now += DAY_MS - 1
    two.do(return_.entries(two.table, 1, two.now))
    two.act(0, TakeOver("", 1))
    two.now += 2
    assert refused(two, 1) == "takeover-away"


def test_whoever_came_back_has_not_left_any_more(two: Sitting) -> None:
    two.act(1, Leave(""))
    two.do(return_.entries(two.table, 1, two.now))
    two.act(0, TakeOver("", 1))
    assert refused(two, 1) == "takeover-away"


def test_an_offer_holds_while_its_player_is_away(two: Sitting) -> None:
    two.act(1, Offer("", offered=True))
    two.act(0, TakeOver("", 1))
    asked(two, 1)
    two.act(0, YES)
    assert two.table.seats[1].name == "Eva"


def test_whoever_takes_the_offer_back_is_asked_even_when_away() -> None:
    sitting = Sitting(Evidencia(), clock={"kind": "move", "seconds": 60}).seat_all().start()
    sitting.act(1, Offer("", offered=True))
    asked(sitting, 1)
    sitting.act(1, Offer("", offered=False))
    sitting.wait(61)
    assert sitting.table.seats[1].away
    sitting.act(0, YES)
    assert sitting.table.seats[1].name == "Beto"
    assert takeover_of(sitting.table).asked == [1]  # type: ignore[union-attr]
    sitting.act(1, NO)
    assert sitting.table.seats[1].is_present


# What becomes of the seat.


def test_the_newcomer_is_shown_what_the_seat_would_be_shown(two: Sitting) -> None:
    two.play(0)
    before = update(two.table, 1, 0, two.now)
    two.act(1, Offer("", offered=True))
    asked(two, 1)
    two.act(0, YES)
    two.act(1, YES)
    after = update(two.table, 1, 0, two.now)
    assert (after.view, after.memory, after.moves, after.prompt, after.sealed) == (
        before.view,
        before.memory,
        before.moves,
        before.prompt,
        before.sealed,
    )
    assert after.news[: len(before.news)] == before.news


def test_a_choice_that_was_sealed_stays_the_seats(two: Sitting) -> None:
    seat = two.table.seats_asked()[0]
    two.play(seat)
    sealed, to_act = two.table.sealed_move(seat), two.table.seats_asked()
    two.act(seat, Offer("", offered=True))
    asked(two, seat)
    two.act(0, YES)
    two.act(1, YES)
    assert (two.table.sealed_move(seat), two.table.seats_asked()) == (sealed, to_act)


def test_the_record_names_whoever_ended_the_game_and_says_that_it_was_not_theirs_alone(two: Sitting) -> None:
    two.act(1, Leave(""))
    asked(two, 1, person="person of Eva")
    two.act(0, YES)
    two.play_to_the_end()
    finished = two.table.finished.latest
    assert finished is not None
    assert finished.names == ("Ana", "Eva")
    assert (finished.circumstances.taken_over, finished.circumstances.persons[1]) == ((1,), "person of Eva")
    two.act(0, Propose("", "rematch"))
    two.act(1, YES)
    assert two.table.number == 2
    two.play_to_the_end()
    assert two.table.finished.latest is not None
    assert two.table.finished.latest.circumstances.taken_over == ()


def test_the_journal_replays_to_the_same_table(four: Sitting) -> None:
    four.act(1, Offer("", offered=True))
    asked(four, 1)
    for seat in range(4):
        four.act(seat, YES)
    four.act(2, TakeOver("", 2, "facil"))
    for seat in (0, 1, 3):
        four.act(seat, YES)
    again = four.again()
    assert again.seats == four.table.seats
    assert again.news == four.table.news
    assert again.takeovers.earlier == four.table.takeovers.earlier == {"hash1": (1, 1), "hash2": (2, 1)}


def test_whoever_had_a_seat_knows_too_much_for_another_one(four: Sitting) -> None:
    four.act(1, Offer("", offered=True))
    asked(four, 1)
    for seat in range(4):
        four.act(seat, YES)
    assert knows_cards(four.table, "hash1")
    four.act(2, Leave(""))
    assert refused(four, 2, name="Beto", key="hash1") == "takeover-knows"
    four.act(1, Leave(""))
    asked(four, 1, name="Beto", key="hash1")
    for seat in (0, 3):
        four.act(seat, YES)
    assert four.table.seats[1].name == "Beto"
    assert seat_before(four.table, "hash1") is None
    assert seat_before(four.table, EVA) == (1, 1)


def test_a_newcomer_has_the_time_of_a_whole_move() -> None:
    sitting = Sitting(Evidencia(), clock={"kind": "move", "seconds": 60}).seat_all().start()
    sitting.wait(61)
    assert all(seat.away for seat in sitting.table.seats)
    sitting.now += DAY_MS
    sitting.do(return_.entries(sitting.table, 0, sitting.now))
    asked(sitting, 1)
    sitting.act(0, YES)
    assert sitting.table.clocks.left(1, sitting.now) == 60_000
    assert 1 in sitting.table.clocks.running


def test_eu_38_a_window_that_waited_for_the_only_person_has_a_limit_among_two() -> None:
    sitting = Sitting(Euphoria(seats=4), window_ms=8000).seat_all(1)
    for seat in (1, 2, 3):
        sitting.act(0, SeatBot("", seat, "facil"))
    sitting.start()
    rng = Rng(1)
    while sitting.table.window.waits_for != 0:
        if not sitting.table.seats_asked():
            sitting.wait(10)
            continue
        seat = sitting.table.seats_asked()[0]
        view = sitting.table.view(seat)
        assert view is not None
        sitting.act(seat, Play("", code=view.moves[rng.below(len(view.moves))]))
    asked(sitting, 1)
    sitting.act(0, YES)
    assert sitting.table.window.closes_at == sitting.now + 8000


# Bots.


def test_a_player_leaves_the_seat_to_a_bot(four: Sitting) -> None:
    four.act(1, TakeOver("", 1, "dificil"))
    assert four.table.news[-1] == TakeOverNews(four.table.seq, 1, 1, "", "dificil")
    for seat in (0, 2, 3):
        four.act(seat, YES)
    bot = four.table.seats[1]
    assert (bot.key, bot.level, bot.is_player) == ("", "dificil", False)
    assert bot.regular
    changed = ChangeSeatNews(four.table.seq, 1, "Beto", bot.name, "dificil", bot.regular)
    assert four.table.history.news[-1:] == [changed]
    assert four.table.level_of(1) == "dificil"


def test_the_last_person_leaves_the_seat_to_nobody() -> None:
    sitting = Sitting(Evidencia()).seat_all(1)
    sitting.act(0, SeatBot("", 1, "facil"))
    sitting.start()
    assert refused_to(sitting, 0, TakeOver("", 0, "facil")) == "takeover-last"


def test_a_bot_stands_in_for_somebody_who_is_gone_when_the_others_agree(four: Sitting) -> None:
    four.act(0, TakeOver("", 1))
    assert takeover_of(four.table).asked == [2, 3]  # type: ignore[union-attr]
    four.act(2, YES)
    four.act(3, YES)
    assert four.table.news[-1] == StandInNews(four.table.seq, 1, "normal", out_of_time=False)
    assert four.table.seats[1].away
    four.do(return_.entries(four.table, 1, four.now))
    assert four.table.seats[1].is_present
    assert four.table.stood_in == {1}


@pytest.mark.parametrize("act", ["comes in", "answers", "plays"])
def test_whoever_was_missed_is_here_with_whatever_they_do(act: str, four: Sitting) -> None:
    missed = four.table.seats_asked()[0]
    four.act((missed + 1) % 4, TakeOver("", missed))
    if act == "comes in":
        four.do(return_.entries(four.table, missed, four.now))
    elif act == "answers":
        four.act(missed, YES)
    else:
        four.play(missed)
    assert takeover_of(four.table) is None
    assert RemainNews in [type(piece) for piece in four.table.news]
    assert four.table.seats[missed].is_present


def test_a_bot_stands_in_only_where_no_clock_does_it(four: Sitting) -> None:
    four.act(1, Leave(""))
    assert refused_to(four, 0, TakeOver("", 1)) == "takeover-bot-plays"
    assert refused_to(four, 0, TakeOver("", 2, "facil")) == "takeover-own-seat"
    assert refused_to(four, 0, TakeOver("", 0)) == "no-such-level"
    assert refused_to(four, 0, TakeOver("", 7, "facil")) == "no-such-seat"
    timed = Sitting(Evidencia(), clock={"kind": "move", "seconds": 60}).seat_all().start()
    assert refused_to(timed, 0, TakeOver("", 1)) == "takeover-clock"


def test_an_entry_of_a_watcher_has_nobodys_seat(two: Sitting) -> None:
    two.act(1, Leave(""))
    asked(two, 1)
    entry = two.journal[-1]
    assert isinstance(entry, TakeOverEntry)
    assert (entry.seat, entry.of) == (NO_SEAT, 1)
