"""A card is drawn whole in every size, and nothing on it is cut."""

from __future__ import annotations

import pytest
from rich.text import Text

from sobremesa.terminal.faces.drawn_card import DASHED, HEAVY, SIZES, Abreast, CardRow, CardSize, DrawnCard, rows_of
from tests.terminal.test_faces import draw_text

BANK = DrawnCard("Banco sin puertas", "◉ Illuminati", "gana quien muestre Illuminati", head="7", seal="◉I", tag="i7")
SMALL = CardSize(5, 16, 20)


def test_a_card_has_value_and_seal_above_and_the_challenge_at_its_foot() -> None:
    assert draw_text(CardRow([BANK], CardSize(8, 20, 24))) == [
        "╭─ 7 ───────────── ◉I ─╮",
        "│  Banco sin puertas   │",
        "│     ◉ Illuminati     │",
        "│                      │",
        "│                      │",
        "│  gana quien muestre  │",
        "│      Illuminati      │",
        "╰───────── i7 ─────────╯",
    ]


def test_a_back_has_its_mark_in_the_middle() -> None:
    back = DrawnCard(marks=Text("▲G"), edges=DASHED)
    assert draw_text(CardRow([back, DrawnCard("▲E", edges=HEAVY)], CardSize(5, 6, 6), gap=0)) == [
        "╭╌╌╌╌╮┏━━━━┓",
        "┆    ┆┃    ┃",
        "┆ ▲G ┆┃ ▲E ┃",
        "┆    ┆┃    ┃",
        "╰╌╌╌╌╯┗━━━━┛",
    ]


@pytest.mark.parametrize("width", [18, 40, 70, 140])
@pytest.mark.parametrize("size", SIZES)
def test_cards_of_a_row_are_equally_large_and_whole(size: CardSize, width: int) -> None:
    shown = draw_text(CardRow([BANK, DrawnCard("Abducción")] * 3, size), width)
    assert max(map(len, shown)) <= width
    words = " ".join("".join(letter for letter in line if letter not in "│─╭╮╰╯") for line in shown)
    assert "…" not in words
    assert words.count("muestre") == 3
    assert len({len(line) for line in shown}) == 1


def test_a_narrow_place_has_several_lines_of_cards() -> None:
    row = CardRow([BANK] * 4, SMALL)
    assert rows_of(row, 90) < rows_of(row, 40) < rows_of(row, 20)
    assert draw_text(row, 40)[0].count("╭") == 2


def test_a_card_grows_with_its_words() -> None:
    long = DrawnCard("Espejo", foot="Te disparan: el disparo le da a quien disparó y cuenta como tuyo.")
    assert rows_of(CardRow([DrawnCard("Espejo")], SMALL), 20) == 5
    assert rows_of(CardRow([long], SMALL), 20) > 5


def test_the_value_comes_before_the_seal_where_there_is_no_room_for_both() -> None:
    card = DrawnCard("casco", head="4 ★10", seal="n.º 48", tag="c12")
    assert "4 ★10" in draw_text(CardRow([card], CardSize(5, 10, 10)))[0]


def test_no_card_takes_no_room() -> None:
    assert rows_of(CardRow([], SMALL), 80) == rows_of(None, 80) == 0


def test_parts_lie_abreast_in_as_many_columns_as_fit() -> None:
    parts = Abreast([Text(f"seat {seat}") for seat in range(5)], least=20)
    assert [len(draw_text(parts, width)) for width in (100, 60, 30)] == [1, 2, 5]
