"""Códigos in the terminal: recitals and several cards in one line, and no scrollback."""

from __future__ import annotations

import pytest

from sobremesa.kernel.errors import BadMove
from sobremesa.terminal.games.codigos import CodigosFace
from tests.games.codigos.positions import Sitting
from tests.terminal.test_faces import draw_text


def face_of(sitting: Sitting, language: str = "es") -> CodigosFace:
    return CodigosFace(sitting.game, sitting.match.names, language)


def typed(sitting: Sitting, line: str) -> list[str]:
    """The moves that a typed line means for Ana."""
    moves = face_of(sitting).read(sitting.match.view(0), line)
    return [sitting.game.moves.text(move) for move in moves]


def reciting() -> Sitting:
    return Sitting("a9", "c4", deck="a10", hidden={0: "g5 c2 t2 g2"}).play("0 toma 2")


@pytest.mark.parametrize("line", ["granada casco tanque", "grenade helmet tank", "Granada, casco, tanque, listo"])
def test_co_47_a_recital_is_typed_in_one_line(line: str) -> None:
    assert typed(reciting(), line) == ["dice granada", "dice casco", "dice tanque", "listo"]


def test_co_47_two_symbols_are_a_beginning() -> None:
    assert typed(reciting(), "granada casco") == ["dice granada", "dice casco"]


def test_co_47_a_line_may_go_on_with_what_was_begun() -> None:
    sitting = reciting().play("0 granada", "0 casco")
    assert typed(sitting, "tanque granada") == ["dice tanque", "dice granada", "listo"]


def test_co_47_six_symbols_are_refused_as_a_whole() -> None:
    sitting = reciting()
    with pytest.raises(BadMove):
        typed(sitting, "granada casco tanque granada casco tanque")
    assert sitting.scene.said == ()


def test_a_word_that_is_not_a_symbol_is_refused() -> None:
    with pytest.raises(BadMove):
        typed(reciting(), "granada gorra tanque")


def test_turning_over_is_still_understood() -> None:
    assert typed(reciting(), "da vuelta") == ["da vuelta"]


@pytest.mark.parametrize("line", ["agrega 1 2", "agrega c1 t1", "add c1 t1 done"])
def test_co_24_several_cards_in_one_line(line: str) -> None:
    assert typed(Sitting("c1 t1", exposed={0: "g12"}), line) == ["agrega 1", "agrega 2"]


def test_co_24_the_line_says_done_where_more_could_be_added() -> None:
    sitting, line = Sitting("c1 t1 a1", exposed={0: "g12"}), "agrega c1 t1"
    assert typed(sitting, line) == ["agrega 1", "agrega 2"]
    sitting.play("0 agrega 1", "0 agrega 2")
    implied = face_of(sitting).implied_move(sitting.match.view(0), line)
    assert implied is not None
    assert sitting.game.moves.text(implied) == "listo"


def test_co_25_a_whole_code_in_one_line() -> None:
    assert typed(Sitting("g1 c1 t1"), "baja g1 c1 t1") == ["baja 3", "agrega 1", "agrega 2"]


def test_co_25_a_line_that_cannot_be_is_refused_with_its_clause() -> None:
    sitting = Sitting("g1 c1 t1 a1")
    with pytest.raises(BadMove, match="cannot be completed"):
        typed(sitting, "baja g1 c1 a1")
    assert sitting.scene.picked == ()


def test_co_26_the_table_shows_places_of_hidden_codes() -> None:
    sitting = Sitting("a9", hidden={0: "g1 c1 t1,g5 c2 t2 g2"})
    text = "\n".join(draw_text(face_of(sitting).show(sitting.match.view(0))))
    assert "ocultos [1][2]" in text
    assert "granada casco tanque" not in text.replace("● ", "").replace("▲ ", "").replace("■ ", "")


def test_co_26_the_aid_shows_them() -> None:
    sitting = Sitting("a9", hidden={0: "g1 c1 t1"})
    face = CodigosFace(sitting.game, sitting.match.names, "es", memory_aid=True)
    assert "[1: granada casco tanque]" in "\n".join(draw_text(face.show(sitting.match.view(0))))


def test_the_player_who_completes_a_code_reads_what_to_remember() -> None:
    sitting = Sitting("t1", exposed={0: "g1 c1"}).play("0 agrega 1")
    event = next(event for event in sitting.match.events(0) if event.kind == "completed")
    assert face_of(sitting).narrator.tell(event, 0) == (
        "Completás granada n.º 48 con casco n.º 45, tanque n.º 46. Acordate: granada, casco, tanque."
    )
