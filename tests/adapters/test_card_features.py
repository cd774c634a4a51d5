"""A card's print can be read as numbers, for any deck."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from sobremesa.adapters.card_features import card_features
from sobremesa.adapters.seat_eye import SeatEye
from sobremesa.games.catalog import GAMES
from sobremesa.games.evidencia.game import Evidencia
from sobremesa.kernel.match import Match
from sobremesa.kernel.seed import Seed


def test_a_card_of_evidencia_is_its_value_symbols_back_and_challenge() -> None:
    assert card_features(Evidencia())["ge9"] == {
        "value": 9,
        "symbols=gnomos": 1,
        "symbols=extraterrestres": 1,
        "back=gnomos": 1,
        "challenge.kind=shares": 1,
    }


def test_a_code_is_read_in_its_order() -> None:
    card = card_features(GAMES["codigos"]())["g1"]
    assert card == {
        "photo": 48,
        "symbol=granada": 1,
        "code[0]=granada": 1,
        "code[1]=casco": 1,
        "code[2]=tanque": 1,
        "medal": 2,
    }


@pytest.mark.parametrize(("game", "rows"), [("evidencia", 18), ("euphoria", 15), ("codigos", 48)])
def test_every_card_has_a_row_that_is_read_only(game: str, rows: int) -> None:
    cards = card_features(GAMES[game]())
    assert cards.values.shape == (rows, len(cards.names))
    assert len(set(cards.ids)) == rows
    with pytest.raises(ValueError, match="read-only"):
        cards.values[0, 0] = 1


def test_rows_are_in_the_order_of_observations() -> None:
    game = Evidencia()
    match, cards = Match(game, Seed(4)), card_features(game)
    view = match.view(0)
    seen = SeatEye(game).observe_view(view)
    # The place that the handbook's table gives: `hand`, own cards by number.
    hand = {cards.ids[number] for number in np.flatnonzero(seen[19 : 19 + 18])}
    assert hand == set(view.scene.hands[0])


def test_another_deck_has_other_features_and_the_same_columns(tmp_path: Path) -> None:
    usual = Evidencia()
    file, text = tmp_path / "deck.toml", usual.deck.source.read_text(encoding="utf-8")
    swapped = text.replace("value = 1\n", "value = ?\n", 1).replace("value = 4\n", "value = 1\n", 1)
    file.write_text(swapped.replace("value = ?\n", "value = 4\n"), encoding="utf-8")
    changed = card_features(Evidencia(deck=file))
    before = card_features(usual)
    assert changed.names == before.names
    assert [name for name in before.ids if before[name] != changed[name]] == ["g1", "g4"]
