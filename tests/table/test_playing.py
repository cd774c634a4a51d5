"""Moves at a live table: numbering, resending, agreements, records."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import pytest

from sobremesa.games.evidencia.game import Evidencia
from sobremesa.kernel.errors import BadMove
from sobremesa.kernel.match import Match
from sobremesa.kernel.record import Record
from sobremesa.table.acts.answer import Answer
from sobremesa.table.acts.leave import Leave
from sobremesa.table.acts.play import Play
from sobremesa.table.acts.propose import Propose
from sobremesa.table.acts.say import Say, SayNews
from sobremesa.table.acts.seat_bot import SeatBot
from sobremesa.table.agreement import SettleNews
from sobremesa.table.errors import BadProof, RefusedAct
from sobremesa.table.fairness import commitment, commitment_to, verify
from sobremesa.table.history import HappeningNews
from sobremesa.table.table import Table
from tests.laws.toy import Mayor
from tests.table.sitting import NEXT_SECRET, SECRET, Sitting


def playing(**settings: object) -> Sitting:
    return Sitting(Evidencia(), **settings).seat_all().start()


def test_the_table_is_the_replay_of_its_journal() -> None:
    sitting = playing(clock={"kind": "player", "seconds": 300, "increment": 2})
    for _turn in range(12):
        sitting.wait(1.5)
        asked = sitting.table.seats_asked()
        if asked:
            sitting.play(asked[-1])
    again = sitting.again()
    for viewer in (0, 1, None):
        assert again.view(viewer) == sitting.table.view(viewer)
        assert again.events(viewer, 0) == sitting.table.events(viewer, 0)
    assert again.news == sitting.table.news
    assert [again.clocks.left(s, 0) for s in (0, 1)] == [sitting.table.clocks.left(s, 0) for s in (0, 1)]
    assert again.due() == sitting.table.due()


def test_news_are_numbered_without_gaps() -> None:
    sitting = playing()
    sitting.play_to_the_end()
    assert [piece.n for piece in sitting.table.news] == list(range(1, sitting.table.seq + 1))
    told = [piece for piece in sitting.table.news if isinstance(piece, HappeningNews)]
    assert told[0].first == 0
    assert all(one.last == other.first for one, other in pairwise(told))


def test_a_move_that_was_made_is_recognised() -> None:
    sitting = playing()
    assert not sitting.table.is_known(0, "m1")
    sitting.act(0, Play("m1", move=sitting.first_move(0)))
    assert sitting.table.is_known(0, "m1")
    assert not sitting.table.is_known(1, "m1")


@pytest.mark.parametrize("code", [-1, 61, 10**30])
def test_a_code_that_is_no_move_is_refused(code: int) -> None:
    sitting = playing()
    with pytest.raises(BadMove):
        sitting.decide(0, Play("", code=code))


def test_the_last_sealed_choice_is_held_until_the_reveal() -> None:
    sitting = playing(reveal_ms=700)
    sitting.play(0)
    seq = sitting.table.seq
    sitting.play(1, move := sitting.first_move(1))
    assert (sitting.table.seq, sitting.table.prompted) == (seq, {1})
    assert sitting.table.sealed_move(1) == move
    assert sitting.table.sealed_move(0) is None
    view = sitting.table.view(1)
    assert view is not None
    assert view.moves == ()
    with pytest.raises(RefusedAct):
        sitting.decide(1, Play("", move=move))
    sitting.wait(0.699)
    assert sitting.table.seq == seq
    sitting.wait(0.001)
    assert sitting.table.seq == seq + 1
    assert "played" in [event.kind for event in sitting.table.events(None, 0)]


def test_without_a_time_for_the_reveal_it_comes_at_once() -> None:
    sitting = playing(reveal_ms=0)
    sitting.play(0)
    sitting.play(1)
    assert "played" in [event.kind for event in sitting.table.events(None, 0)]


def test_a_held_choice_survives_a_replay() -> None:
    sitting = playing()
    sitting.play(0)
    sitting.play(1)
    assert sitting.again().sealed_move(1) == sitting.table.sealed_move(1) is not None


def test_a_sealed_choice_may_be_undone_with_consent() -> None:
    sitting = playing()
    before = sitting.table.view(1)
    sitting.play(0)
    sitting.act(0, Propose("", "undo"))
    assert len(sitting.table.codes) == 1
    sitting.act(1, Answer("", yes=True))
    assert sitting.table.codes == []
    assert sitting.table.view(1) == before
    assert sitting.again().view(1) == before


def test_only_the_news_of_a_move_that_was_taken_back_tell_nothing_any_more() -> None:
    sitting = Sitting(Mayor(), reveal_ms=0).seat_all().start()
    for seat in (0, 1):
        sitting.play(seat)
    before = list(sitting.table.news)
    sitting.play(0)
    undone = sitting.table.news[-1]
    sitting.act(0, Propose("", "undo"))
    sitting.act(1, Answer("", yes=True))
    assert sitting.table.news[: len(before)] == before
    assert isinstance(undone, HappeningNews)
    assert sitting.table.news[len(before)] == HappeningNews(undone.n, undone.first, undone.first)


def test_an_undo_that_is_declined_changes_nothing() -> None:
    sitting = playing()
    sitting.play(0)
    sitting.act(0, Propose("", "undo"))
    sitting.act(1, Answer("", yes=False))
    assert len(sitting.table.codes) == 1
    assert isinstance(sitting.table.news[-1], SettleNews)


def test_what_was_learned_cannot_be_undone() -> None:
    """A reveal shows both cards."""
    sitting = playing(reveal_ms=0)
    sitting.play(0)
    sitting.play(1)
    with pytest.raises(RefusedAct) as caught:
        sitting.decide(1, Propose("", "undo"))
    assert caught.value.code == "undo-too-late"


def test_only_the_own_last_move_can_be_undone() -> None:
    sitting = playing()
    sitting.play(0)
    with pytest.raises(RefusedAct) as caught:
        sitting.decide(1, Propose("", "undo"))
    assert caught.value.code == "nothing-to-undo"


def test_the_record_proves_that_the_game_was_fair() -> None:
    sitting = playing()
    promised = sitting.table.commitment
    sitting.play_to_the_end()
    kept = sitting.table.record()
    assert kept is not None
    record = Record.read(str(kept))
    assert record == kept
    assert verify(record, Evidencia(), published=promised).outcome == sitting.table.outcome


def changed(record: Record, old: str, new: str) -> Record:
    text = str(record)
    assert old in text
    return Record.read(text.replace(old, new))


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        (f"note secret {SECRET}", f"note secret {NEXT_SECRET}", "secret"),
        ("note entropy 0 00", "note entropy 0 01", "opening"),
        ("note entropy 0 00\n", "", "seed"),
        ("note committed 0 sha256:", "note committed 0 sha256:0", "opening"),
        ("note committed 0 sha256:", "note promised 0 sha256:", "opening"),
        ("note entropy 0 00", "note entropy 7 00", "unreadable"),
        ("note number 1", "note number 2", "seed"),
        ("note number 1", "note number x", "unreadable"),
        ("note table mesa", "note table otra", "seed"),
        ("note table mesa", "note chair mesa", "missing"),
        (f"note secret {SECRET}", "note secret 11", "unreadable"),
    ],
)
def test_a_forged_proof_is_caught(old: str, new: str, code: str) -> None:
    sitting = playing()
    sitting.play_to_the_end()
    kept = sitting.table.record()
    assert kept is not None
    with pytest.raises(BadProof) as caught:
        verify(changed(kept, old, new), Evidencia())
    assert caught.value.code == code
    assert caught.value.say("es")


def test_another_commitment_than_the_published_one_is_caught() -> None:
    sitting = playing()
    sitting.play_to_the_end()
    kept = sitting.table.record()
    assert kept is not None
    with pytest.raises(BadProof, match="not the same"):
        verify(kept, Evidencia(), published=commitment(NEXT_SECRET))


def test_everybodys_entropy_changes_the_deal() -> None:
    deals = set()
    for entropy in ("", "00", "01"):
        sitting = Sitting(Mayor())
        sitting.sit("Ana", "a", seat=0, entropy=entropy)
        sitting.sit("Beto", "b", seat=1)
        sitting.start()
        assert sitting.table.match is not None
        deals.add(str(sitting.table.match.seed))
    assert len(deals) == 3


def test_a_rematch_is_another_game_with_another_seed_known_by_its_commitment() -> None:
    sitting = playing()
    sitting.play_to_the_end()
    promised, first = sitting.table.next_commitment, sitting.table.record()
    sitting.act(0, Propose("", "rematch", commitment_to("aa")))
    sitting.act(1, Answer("", yes=True, commitment=commitment_to("bb")))
    assert sitting.table.status == "starting"
    sitting.reveal({1: "bb", 0: "aa"})
    assert sitting.table.status == "playing"
    assert sitting.table.commitment == promised
    sitting.play_to_the_end()
    second = sitting.table.record()
    assert first is not None
    assert second is not None
    assert first.seed != second.seed
    verify(second, Evidencia(), published=promised)
    assert sitting.again().records == [first, second]
    assert [piece.n for piece in sitting.table.news] == list(range(1, sitting.table.seq + 1))


@pytest.mark.parametrize("last", ["proposes", "answers", "leaves"])
def test_every_game_is_dealt_for_trial_before_it_is_written_down(last: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """When it is asked for, and again with the chance that the game will have: what is tried is what is dealt."""
    deals: list[tuple[str, int, tuple[str, ...]]] = []
    honest = Table.deal_match

    def dealt(self: Table, secret: str, number: int, entropy: Sequence[str]) -> Match:
        deals.append((secret, number, tuple(entropy)))
        return honest(self, secret, number, entropy)

    monkeypatch.setattr(Table, "deal_match", dealt)
    sitting = playing()
    sitting.play_to_the_end()
    if last == "proposes":
        sitting.act(1, Leave(""))
    shares = {0: "aa"}
    sitting.act(0, Propose("", "rematch", commitment_to("aa")))
    if last == "answers":
        shares[1] = "bb"
        sitting.act(1, Answer("", yes=True, commitment=commitment_to("bb")))
    elif last == "leaves":
        sitting.act(1, Leave(""))
    sitting.reveal(shares)
    assert sitting.table.number == 2
    assert deals[1::3] == deals[2::3]
    assert [number for _secret, number, _entropy in deals] == [1, 1, 1, 2, 2, 2]


def test_a_rematch_that_cannot_be_dealt_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = playing()
    sitting.play_to_the_end()
    sitting.act(0, Propose("", "rematch"))
    monkeypatch.setattr(Evidencia, "blank", lambda _self, _rng: None)
    with pytest.raises(RefusedAct) as caught:
        sitting.decide(1, Answer("", yes=True))
    assert caught.value.code == "no-deal"
    sitting.act(1, Answer("", yes=False))


def test_a_lone_player_among_bots_agrees_alone() -> None:
    sitting = Sitting(Evidencia()).seat_all(1)
    sitting.act(0, SeatBot("", 1, "facil"))
    sitting.start()
    sitting.act(0, Propose("", "pause"))
    assert sitting.table.paused_at is not None


def test_a_vote_of_who_leaves_is_not_waited_for() -> None:
    sitting = playing()
    sitting.act(0, Propose("", "pause"))
    assert sitting.table.paused_at is None
    sitting.act(1, Leave(""))
    assert sitting.table.paused_at is not None


def test_chat_is_heard_by_all_and_cleaned_of_what_cannot_be_shown() -> None:
    sitting = playing()
    sitting.act(0, Say("", "  hola\n<b>mesa</b>  "))
    assert sitting.table.news[-1] == SayNews(sitting.table.seq, 0, "hola <b>mesa</b>")
    for wrong in ("", "\x00", "a\u202e", "x" * 501):
        with pytest.raises(RefusedAct):
            sitting.decide(0, Say("", wrong))


def test_a_table_may_be_without_chat() -> None:
    with pytest.raises(RefusedAct, match="no chat"):
        playing(chat=False).decide(0, Say("", "hola"))
