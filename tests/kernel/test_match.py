from __future__ import annotations

import pytest

from sobremesa.games.evidencia.game import Evidencia
from sobremesa.kernel.errors import (
    AmbiguousMove,
    BadOption,
    BadRecord,
    BadSeats,
    IllegalMove,
    NotYourTurn,
    UnreadableMove,
)
from sobremesa.kernel.match import Match
from sobremesa.kernel.record import Record
from sobremesa.kernel.seed import Seed

GAME = Evidencia()


def new_match() -> Match:
    return Match(GAME, Seed(6), names=("Ana", "Beto"))


def test_a_match_speaks_in_words() -> None:
    match = new_match()
    move = match.legal_moves(0)[0]
    match.play(0, move)
    assert match.moves == ((0, move),)
    assert match.to_act == (1,)


@pytest.mark.parametrize("words", ["JUEGA  IE8", "juega ie8", "play ie8", "ie8", "Juegá ie8", "juega ie"])
def test_moves_are_understood_in_many_writings(words: str) -> None:
    match = new_match()
    match.play(0, words)
    assert match.moves == ((0, "juega ie8"),)


def test_an_unreadable_move_is_refused_with_a_hint() -> None:
    with pytest.raises(UnreadableMove, match="juega ie8"):
        new_match().play(0, "juga ie8")


def test_an_ambiguous_move_is_refused_with_what_it_may_be() -> None:
    with pytest.raises(AmbiguousMove, match="juega g1, juega g4, juega g7"):
        new_match().play(0, "juega g")


def test_a_very_long_move_is_refused() -> None:
    with pytest.raises(UnreadableMove, match="at most 200"):
        new_match().play(0, "x" * 100_000)


def test_an_illegal_move_cites_its_clause() -> None:
    with pytest.raises(IllegalMove) as caught:
        new_match().play(0, "a la zona")
    assert caught.value.clause == "EV-20"
    assert "ahora hay que jugar una carta" in caught.value.say("es")


def test_who_is_not_asked_is_told_who_is() -> None:
    match = new_match()
    match.play(0, match.legal_moves(0)[0])
    with pytest.raises(NotYourTurn, match="Waiting for: Beto"):
        match.play(0, "juega i9")


@pytest.mark.parametrize("names", [("Ana",), ("Ana", ""), ("Ana", "x" * 41), ("Ana", "a\nb")])
def test_bad_names_are_refused(names: tuple[str, ...]) -> None:
    with pytest.raises(BadSeats):
        Match(GAME, Seed(1), names)


def test_a_wrong_number_of_seats_is_refused() -> None:
    with pytest.raises(BadSeats, match="not played by 3"):
        Evidencia(seats=3)


NAMES_OF_OPTIONS = "equal_series, pairs, pyramid, repeats."


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (
            {"piramide": "free"},
            "There is no option “piramide”. Options of this game: " + NAMES_OF_OPTIONS,
        ),
        ({"pyramid": "round"}, "Option “pyramid” cannot be “round”. Allowed: in_order | free."),
    ],
)
def test_bad_options_are_refused(options: dict[str, str], sentence: str) -> None:
    with pytest.raises(BadOption) as caught:
        Evidencia(options=options)
    assert str(caught.value) == sentence


RECORD = f"""sobremesa record 1
game evidencia
edition 1
deck {GAME.deck.digest}
option pyramid=in_order
option repeats=any_copy
option equal_series=nobody
option pairs=one_of_each
seat Ana
seat Beto
seed 6

0 juega ie8
1 juega gi3
"""


def test_a_record_reads_and_writes_itself() -> None:
    assert str(Record.read(RECORD)) == RECORD
    assert str(Record.read(RECORD).replay(GAME).record()) == RECORD


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("sobremesa record 1", "hello", "Line 1 of the saved game: it must say “sobremesa record 1”"),
        ("game evidencia\n", "", "lacks the field “game”"),
        ("seed 6\n", "", "lacks the field “seed”"),
        ("seat Ana\nseat Beto\n", "", "must start with the player's number"),
        ("edition 1", "edition one", "it must be a whole number"),
        ("edition 1", "edition 1\nedition 1", "Line 4 of the saved game: the field “edition” is there twice"),
        ("seed 6", "seed six", "Line 11 of the saved game: The seed “six” will not do"),
        ("seed 6", "sed 6", "Line 11 of the saved game: “sed 6” makes no sense"),
        ("option pyramid=in_order", "option pyramid", "must be “option name=value”"),
        ("0 juega ie8", "2 juega ie8", "Line 13 of the saved game"),
        ("0 juega ie8", "juega ie8", "Line 13 of the saved game"),
        ("1 juega gi3\n", "1 juega gi3\nend\n0 zona\n", "Line 16 of the saved game: there is something after"),
    ],
)
def test_an_unreadable_record_names_its_line(old: str, new: str, sentence: str) -> None:
    changed = RECORD.replace(old, new)
    assert changed != RECORD
    with pytest.raises(BadRecord) as caught:
        Record.read(changed)
    assert sentence in str(caught.value)


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("edition 1", "edition 2", "is of evidencia 2 and here evidencia 1 is played"),
        (GAME.deck.digest, "sha256:00", "was played with another deck (sha256:00)"),
        ("0 juega ie8", "0 juega g1", "Move 1 of the saved game (“juega g1”): You cannot play “juega g1” now"),
        ("0 juega ie8", "0 baila", "Move 1 of the saved game (“baila”): I do not understand"),
        ("1 juega gi3\n", "1 juega gi3\nend\n", "says that it ended (“end”) but moves are missing"),
    ],
)
def test_a_record_that_cannot_be_replayed_says_why(old: str, new: str, sentence: str) -> None:
    with pytest.raises(BadRecord) as caught:
        Record.read(RECORD.replace(old, new)).replay(GAME)
    assert sentence in str(caught.value)


def test_a_huge_record_is_refused() -> None:
    with pytest.raises(BadRecord, match="too long"):
        Record.read("x" * 3_000_000)
