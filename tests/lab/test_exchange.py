"""Exchanging cards finds a planted strong card, and no effect between two plain ones."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from sobremesa.kernel.match import Match
from sobremesa.kernel.seed import Seed
from sobremesa.lab.decks import dump_toml
from sobremesa.lab.exchange import BadExchange, Effect, effect, exchange_cards, median_card
from sobremesa.lab.measures.cards import cards
from sobremesa.lab.run_folder import RunFolder
from sobremesa.lab.study import Study
from tests.lab.conftest import play_study


def quickly(path: Path, study: Study) -> RunFolder:
    return play_study(path, replace(study, insight=False))


def find_effect(path: Path, study: Study, card: str, other: str) -> Effect:
    path.mkdir()
    (path / "deck.toml").write_text(dump_toml(exchange_cards(study, card, other)), encoding="utf-8")
    before = quickly(path / "before", study)
    after = quickly(path / "after", replace(study, deck=path / "deck.toml"))
    return effect(before, after, card, other)


@pytest.mark.release
def test_a_planted_strong_card_is_worth_what_was_planted_and_a_plain_one_nothing(tmp_path: Path, coins: str) -> None:
    """With a strength of 4 the holder's chance is 70 %: 20 points more than without it."""
    study = Study(coins, 2, (("strength", "4"),), bots=("random",), games=300)
    strong = find_effect(tmp_path / "strong", study, "fuerte", "plana1")
    assert strong.gain.low <= 0.2 <= strong.gain.high
    assert strong.gain.low > 0.1
    # In five of seven deals some hand holds exactly one of the two: 214 of 300.
    assert 180 < strong.deals < 245
    plain = find_effect(tmp_path / "plain", study, "plana2", "plana3")
    assert (plain.gain.value, plain.gain.p) == (0.0, 1.0)


@pytest.mark.parametrize(("game", "card", "other"), [("evidencia", "ig2", "g1"), ("codigos", "g1", "a12")])
def test_only_the_two_cards_change_hands(tmp_path: Path, game: str, card: str, other: str) -> None:
    study = Study(game, 2)
    (tmp_path / "deck.toml").write_text(dump_toml(exchange_cards(study, card, other)), encoding="utf-8")
    turned = {card: other, other: card}
    places = set()
    for number in range(60):
        one, two = (
            chosen.whereabouts(Match(chosen, Seed(number)).state)
            for chosen in (study.build_game(), replace(study, deck=tmp_path / "deck.toml").build_game())
        )
        assert {place: sorted(turned.get(each, each) for each in lying) for place, lying in one.items()} == {
            place: sorted(lying) for place, lying in two.items()
        }
        places |= {place for place, lying in one.items() if card in lying}
    # They were dealt to hands too, where it matters.
    assert any(place.endswith((" 0", " 1")) for place in places)


def test_the_card_that_is_taken_instead_is_of_middling_strength(tmp_path: Path, coins: str) -> None:
    folder = quickly(tmp_path / "run", Study(coins, 2, (("strength", "6"),), bots=("random",), games=150))
    names = ("fuerte", *(f"plana{number}" for number in range(1, 8)))
    strengths = cards(folder, names)
    chosen = median_card(strengths, "fuerte")
    gains = sorted(each.gain.value for each in strengths if each.card != "fuerte")
    assert next(each.gain.value for each in strengths if each.card == chosen) == gains[3]


@pytest.mark.parametrize(
    ("game", "card", "other"), [("evidencia", "ig2", "ig2"), ("evidencia", "x", "g1"), ("euphoria", "suero", "humo")]
)
def test_what_cannot_be_exchanged_is_refused(game: str, card: str, other: str) -> None:
    with pytest.raises(BadExchange):
        exchange_cards(Study(game, 4 if game == "euphoria" else 2), card, other)
