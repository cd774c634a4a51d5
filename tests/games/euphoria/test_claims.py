"""EU-12: what is said at the table, true or not."""

from __future__ import annotations

import pytest

from sobremesa.games.euphoria.claims import EuphoriaClaim
from sobremesa.kernel.claim import SpokenClaim
from sobremesa.kernel.errors import BadClaim, BadRecord
from sobremesa.kernel.match import Match
from sobremesa.kernel.record import Record
from sobremesa.kernel.seed import Seed
from tests.games.euphoria.sittings import Sitting


def test_eu_12_a_claim_has_its_seat_its_words_and_its_time() -> None:
    sitting = Sitting().play("0 pasa")
    sitting.match.claim(2, "Recruit 3.1 leader")
    assert sitting.match.claims == (SpokenClaim(seat=2, after=1, words="recluta 3.1 lider"),)


def test_eu_12_a_claim_need_not_be_true_and_changes_no_view() -> None:
    sitting = Sitting()
    before = [sitting.match.view(viewer).encode() for viewer in (0, 1, None)]
    sitting.match.claim(2, "recluta 3.1 lider_subterra")
    assert [sitting.match.view(viewer).encode() for viewer in (0, 1, None)] == before


@pytest.mark.parametrize("words", ["recluta 5.1 subterra", "recluta 1.4 lider", "equipo 2 lider", "hola", ""])
def test_eu_12_what_cannot_be_read_is_refused(words: str) -> None:
    with pytest.raises(BadClaim):
        Sitting().match.claim(0, words)


@pytest.mark.parametrize("words", ["recluta 2.1 seguidor", "equipo 4 anarquista"])
def test_eu_12_a_claim_reads_back_and_has_words_in_both_languages(words: str) -> None:
    said = EuphoriaClaim.read(words, seats=4)
    assert str(said) == words
    told = said.message(("Ana", "Beto", "Ciro", "Dora"), speaker=0, viewer=None)
    assert told.say("es") != told.say("en")


def test_eu_12_a_record_keeps_claims_where_they_were_made() -> None:
    match = Match(Sitting().game, Seed(5))
    match.claim(1, "equipo 2 euphoria")
    match.play(0, match.legal_moves(0)[0])
    match.claim(3, "recluta 4.1 subterra")
    text = str(match.record())
    again = Record.read(text).replay(match.game)
    assert text.splitlines()[-3:] == ["1 : equipo 2 euphoria", f"0 {match.moves[0][1]}", "3 : recluta 4.1 subterra"]
    assert (str(again.record()), again.claims) == (text, match.claims)


def test_a_record_with_a_claim_that_cannot_be_read_is_refused() -> None:
    match = Match(Sitting().game, Seed(5))
    text = str(match.record()) + "1 : hola\n"
    with pytest.raises(BadRecord, match="hola"):
        Record.read(text).replay(match.game)


def test_a_game_without_claims_refuses_them() -> None:
    from sobremesa.games.evidencia.game import Evidencia

    with pytest.raises(BadClaim, match="evidencia"):
        Match(Evidencia(), Seed(1)).claim(0, "hola")
