"""Decision 8: what binds the table and the players, and what is noticed when they are not bound."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

import pytest

from sobremesa.games.evidencia.game import Evidencia
from sobremesa.kernel.record import Record
from sobremesa.table.acts.answer import Answer
from sobremesa.table.acts.leave import Leave
from sobremesa.table.acts.propose import Propose
from sobremesa.table.acts.reveal import Reveal
from sobremesa.table.acts.seat_bot import SeatBot
from sobremesa.table.acts.start import Start, StartNews
from sobremesa.table.errors import BadProof, RefusedAct
from sobremesa.table.fairness import Proof, commitment_to, verify
from sobremesa.table.shares import RevealNews
from sobremesa.table.table import Table
from sobremesa.table.witness import Witness
from tests.laws.toy import Mayor, MayorState
from tests.table.sitting import Sitting


def starting() -> Sitting:
    sitting = Sitting(Mayor()).seat_all()
    sitting.act(0, Start(""))
    return sitting


def refused(act: Callable[[], object]) -> str:
    with pytest.raises(RefusedAct) as caught:
        act()
    assert caught.value.say("es")
    return caught.value.code


def record_of(sitting: Sitting) -> Record:
    sitting.play_to_the_end()
    record = sitting.table.record()
    assert record is not None
    return Record.read(str(record))


# Opening.


def test_the_cards_are_dealt_when_every_share_is_open() -> None:
    sitting = starting()
    assert (sitting.table.status, sitting.table.match) == ("starting", None)
    sitting.act(1, Reveal("", "01"))
    assert sitting.table.status == "starting"
    sitting.act(0, Reveal("", "00"))
    assert sitting.table.status == "playing"
    assert [type(piece) for piece in sitting.table.news[2:4]] == [RevealNews, StartNews]
    assert sitting.again().news == sitting.table.news


def test_a_share_that_is_not_opened_in_time_is_left_out_and_the_record_says_so() -> None:
    sitting = starting()
    sitting.act(1, Reveal("", "01"))
    sitting.wait(4.9)
    assert sitting.table.status == "starting"
    sitting.wait(0.2)
    assert sitting.table.status == "playing"
    proof = Proof.read(record_of(sitting))
    assert proof.committed == (commitment_to("00"), commitment_to("01"))
    assert proof.entropy == ("", "01")
    assert sitting.again().records == sitting.table.records


@pytest.mark.parametrize(
    ("entropy", "code"), [("01", "other-entropy"), ("", "bad-entropy"), ("0G", "bad-entropy"), ("00\n", "bad-entropy")]
)
def test_only_what_was_committed_to_can_be_opened(entropy: str, code: str) -> None:
    sitting = starting()
    assert refused(lambda: sitting.decide(0, Reveal("", entropy))) == code


def test_opening_twice_changes_nothing_and_afterwards_it_is_too_late() -> None:
    sitting = starting()
    sitting.act(0, Reveal("", "00"))
    assert sitting.decide(0, Reveal("", "00")) == []
    sitting.act(1, Reveal("", "01"))
    assert refused(lambda: sitting.decide(0, Reveal("", "00"))) == "nothing-to-reveal"


def test_while_shares_are_opened_nobody_sits_or_starts_again_and_whoever_leaves_keeps_the_seat() -> None:
    sitting = starting()
    assert refused(lambda: sitting.decide_sit("Caro", "c")) == "game-started"
    assert refused(lambda: sitting.decide(1, Start(""))) == "game-started"
    assert refused(lambda: sitting.decide(1, SeatBot("", 1, "facil"))) == "game-started"
    sitting.act(1, Leave(""))
    sitting.wait(6)
    assert sitting.table.status == "playing"
    assert sitting.table.level_of(1) == "normal"
    assert sitting.again().view(0) == sitting.table.view(0)


def test_where_nobody_has_a_share_the_cards_are_dealt_at_once() -> None:
    sitting = Sitting(Mayor())
    sitting.sit("Ana", "a")
    sitting.act(0, SeatBot("", 1, "facil"))
    sitting.act(0, Start(""))
    assert sitting.table.status == "playing"


def test_alone_among_bots_the_own_share_is_enough() -> None:
    sitting = Sitting(Mayor()).seat_all(1)
    sitting.act(0, SeatBot("", 1, "facil"))
    sitting.act(0, Start(""))
    sitting.act(0, Reveal("", "00"))
    assert sitting.table.status == "playing"


def test_a_game_that_cannot_be_dealt_is_called_off(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = starting()
    sitting.act(0, Reveal("", "00"))
    monkeypatch.setattr(Mayor, "blank", lambda _self, _rng: None)
    assert refused(lambda: sitting.decide(1, Reveal("", "01"))) == "no-deal"
    sitting.wait(6)
    assert (sitting.table.status, sitting.table.number) == ("waiting", 0)
    assert sitting.again().status == "waiting"


def test_a_rematch_that_cannot_be_dealt_leaves_the_old_game_over(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = starting()
    sitting.reveal(sitting.entropy)
    sitting.play_to_the_end()
    sitting.act(0, Propose("", "rematch", commitment_to("aa")))
    sitting.act(1, Answer("", yes=True, commitment=commitment_to("bb")))
    assert refused(lambda: sitting.decide(0, Propose("", "rematch"))) == "not-over"
    monkeypatch.setattr(Mayor, "blank", lambda _self, _rng: None)
    sitting.wait(6)
    assert (sitting.table.status, sitting.table.number) == ("over", 1)


# The attack: a host who knows the secret leaves a player's share out, and tries others until the deal pleases it.

SECOND = "5ec0"


def is_rigged(table: Table, shares: list[str]) -> bool:
    """The host likes this deal: its friend in the first seat has the two highest cards."""
    state = table.deal_match(table.secret, 1, shares).state
    assert isinstance(state, MayorState)
    return state.hands[0] == 0b11000


def seen_by_beto(sitting: Sitting) -> Witness:
    """What Beto, in the second seat, keeps: the commitment, his share, and what all had committed to."""
    witness = Witness()
    witness.see(1, sitting.table.commitment)
    assert witness.promise(1, SECOND) == sitting.table.seats[1].commitment
    return witness


def table_for_two() -> Sitting:
    sitting = Sitting(Mayor())
    sitting.sit("Ana", "a", entropy="f00d")
    sitting.sit("Beto", "b", entropy=SECOND)
    return sitting


def test_an_honest_table_passes_all_that_was_kept() -> None:
    sitting = table_for_two()
    witness = seen_by_beto(sitting)
    sitting.act(0, Start(""))
    assert sitting.table.opening is not None
    assert witness.open(1, 1, sitting.table.opening.committed) == SECOND
    sitting.reveal(sitting.entropy)
    record = record_of(sitting)
    witness.check(str(record), "mesa", 1, 1)
    verify(record, Mayor(), entropy={0: "f00d", 1: SECOND}, published=sitting.table.commitment)


def test_a_host_that_throws_a_share_away_and_tries_others_is_noticed_by_whoever_gave_it() -> None:
    sitting = table_for_two()
    witness, published = seen_by_beto(sitting), sitting.table.commitment
    tried = next(f"{number:x}" for number in count() if is_rigged(sitting.table, ["f00d", f"{number:x}"]))
    sitting.table.seats[1].commitment = commitment_to(tried)
    sitting.act(0, Start(""))
    assert sitting.table.opening is not None
    # Beto's client does not open what it has not committed to.
    assert witness.open(1, 1, sitting.table.opening.committed) == ""
    sitting.reveal({0: "f00d", 1: tried})
    record = record_of(sitting)
    # To who kept nothing of their own, all fits.
    verify(record, Mayor(), published=published)
    for check in (
        lambda: verify(record, Mayor(), published=published, entropy={1: SECOND}),
        lambda: witness.check(str(record), "mesa", 1, 1),
    ):
        with pytest.raises(BadProof) as caught:
            check()
        assert caught.value.code == "own-entropy"
        assert caught.value.say("es")


def test_a_friend_of_the_host_who_chooses_after_the_others_opened_is_noticed() -> None:
    """The share of the honest player is in the record, and still the deal was chosen: only what was committed to
    before tells."""
    sitting = table_for_two()
    witness = seen_by_beto(sitting)
    sitting.act(0, Start(""))
    assert sitting.table.opening is not None
    assert witness.open(1, 1, sitting.table.opening.committed) == SECOND
    tried = next(f"{number:x}" for number in count() if is_rigged(sitting.table, [f"{number:x}", SECOND]))
    sitting.table.opening = None
    sitting.table.seats[0].commitment = commitment_to(tried)
    sitting.act(0, Start(""))
    sitting.reveal({0: tried, 1: SECOND})
    record = record_of(sitting)
    verify(record, Mayor(), entropy={1: SECOND}, published=witness.published[1])
    with pytest.raises(BadProof) as caught:
        witness.check(str(record), "mesa", 1, 1)
    assert caught.value.code == "committed"


def test_the_first_commitment_counts_and_not_a_later_one() -> None:
    sitting = table_for_two()
    witness = Witness()
    witness.see(1, "sha256:" + "0" * 64)
    witness.see(1, sitting.table.commitment)
    record = record_of(sitting.start())
    with pytest.raises(BadProof) as caught:
        witness.check(str(record), "mesa", 1, 1)
    assert caught.value.code == "published"


@pytest.mark.parametrize(("table", "number"), [("otra", 1), ("mesa", 2)])
def test_the_record_of_another_game_proves_nothing(table: str, number: int) -> None:
    with pytest.raises(BadProof) as caught:
        Witness().check(str(record_of(table_for_two().start())), table, number, 1)
    assert caught.value.code == "other-game"


def test_shares_that_nobody_committed_to_prove_nothing() -> None:
    """They may have been chosen."""
    record = record_of(table_for_two().start())
    loose = Record.read("".join(line for line in str(record).splitlines(True) if not line.startswith("note committed")))
    assert Proof.read(loose).committed == ("", "")
    with pytest.raises(BadProof) as caught:
        verify(loose, Mayor(), entropy={1: SECOND})
    assert caught.value.code == "opening"


@pytest.mark.parametrize("own", [{1: "00"}, {9: "00"}])
def test_a_share_that_is_not_in_the_record_is_missed(own: dict[int, str]) -> None:
    with pytest.raises(BadProof) as caught:
        verify(record_of(table_for_two().start()), Mayor(), entropy=own)
    assert caught.value.code == "own-entropy"


def test_evidencia_is_verified_with_everybodys_share() -> None:
    sitting = Sitting(Evidencia()).seat_all().start()
    played = verify(record_of(sitting), Evidencia(), entropy=sitting.entropy)
    assert played.view(0) == sitting.table.view(0)
