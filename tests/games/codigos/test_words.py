"""Moves in words."""

from __future__ import annotations

import pytest

from sobremesa.games.codigos.rules import constants as c
from sobremesa.kernel.errors import IllegalMove, UnreadableMove
from tests.games.codigos.positions import GAME, Sitting


@pytest.mark.parametrize(
    ("words", "move"),
    [
        ("take 2", "toma 2"),
        ("Expose 4", "expone 4"),
        ("lay 1", "baja 1"),
        ("add 3", "agrega 3"),
        ("discard 2", "descarta 2"),
        ("discard code", "descarta codigo"),
        ("descarta código", "descarta codigo"),
        ("soldier 3", "soldado 3"),
        ("turn over", "da vuelta"),
        ("código 12", "oculto 12"),
        ("avión", "dice avion"),
        ("plane", "dice avion"),
        ("gra", "dice granada"),
    ],
)
def test_moves_are_understood_in_both_languages(words: str, move: str) -> None:
    assert GAME.moves.text(GAME.moves.code(words)) == move


def test_there_are_fewer_than_62_moves() -> None:
    assert len(GAME.moves) == 48


def test_a_number_alone_chooses_a_hidden_code() -> None:
    sitting = Sitting("a9", coming="revelen1", hidden={0: "g1 c1 t1,a1 g3 c3"}).play("0 toma 2", "0 2")
    assert sitting.scene.chosen == 2


@pytest.mark.parametrize(
    ("words", "move"),
    [("agrega t1", "agrega 2"), ("Add T1", "agrega 2"), ("toma c9", "toma 2"), ("agrega comodín", "agrega 3")],
)
def test_a_card_may_be_called_by_its_id(words: str, move: str) -> None:
    view = Sitting("c1 t1 comodin1", exposed={0: "g5"}).match.view(0)
    assert GAME.moves.text(GAME.read_move(view, words)) == move


def test_an_id_that_is_not_there_is_unreadable() -> None:
    with pytest.raises(UnreadableMove):
        Sitting("c1").play("0 expone t1")


REFUSALS = [
    ("toma 2", "CO-24", Sitting("c1 t1 g2", exposed={0: "g5"}).play("0 agrega 1")),
    ("agrega 4", "CO-03", Sitting("c1 t1 g2", exposed={0: "g5"}).play("0 agrega 1")),
    ("agrega 3", "CO-02", Sitting("t1 comodin1 comodin2", exposed={0: "g5"}).play("0 agrega 2")),
    ("listo", "CO-25", Sitting("g1 c1 t1").play("0 baja 3")),
    ("agrega 1", "CO-24", Sitting("g1")),
    ("agrega 3", "CO-03", Sitting("g1", exposed={0: "g5"})),
    ("expone 3", "CO-03", Sitting("g1")),
    ("baja 3", "CO-03", Sitting("g1")),
    ("baja 2", "CO-25", Sitting("g1 comodin1")),
    ("descarta 3", "CO-03", Sitting("g1")),
    ("listo", "CO-20", Sitting("g1")),
    ("granada", "CO-20", Sitting("g1")),
    ("toma 1", "CO-41", Sitting("a9", deck="a10", hidden={0: "g1 c1 t1"}).play("0 toma 2")),
    ("listo", "CO-47", Sitting("a9", deck="a10", hidden={0: "g1 c1 t1"}).play("0 toma 2", "0 granada")),
    ("toma 1", "CO-41", Sitting("a9", deck="a10", hidden={0: "g1 c1 t1,a1 g3 c3"}).play("0 toma 2")),
    ("oculto 3", "CO-41", Sitting("a9", deck="a10", hidden={0: "g1 c1 t1,a1 g3 c3"}).play("0 toma 2")),
]


@pytest.mark.parametrize(("move", "clause", "sitting"), REFUSALS)
def test_an_illegal_move_cites_its_clause(move: str, clause: str, sitting: Sitting) -> None:
    before = sitting.state.fields()
    with pytest.raises(IllegalMove) as caught:
        sitting.play(f"0 {move}")
    assert caught.value.clause == clause
    assert sitting.state.fields() == before


def test_a_sixth_symbol_is_refused() -> None:
    sitting = Sitting("a9", deck="a10", hidden={0: "g1 c1 t1"}).play("0 toma 2", *["0 granada"] * 5)
    with pytest.raises(IllegalMove, match="at most five"):
        sitting.play("0 granada")


def test_the_codes_of_state_and_words_agree() -> None:
    found = [GAME.moves.text(code) for code in (c.TAKE, c.EXPOSE, c.LAY, c.PICK, c.DISCARD, c.GIVE_UP, c.SOLDIER)]
    assert found == ["toma 1", "expone 1", "baja 1", "agrega 1", "descarta 1", "descarta codigo", "soldado 1"]
    found = [GAME.moves.text(code) for code in (c.DONE, c.TURN_OVER, c.HIDDEN, c.SAY)]
    assert found == ["listo", "da vuelta", "oculto 1", "dice granada"]
