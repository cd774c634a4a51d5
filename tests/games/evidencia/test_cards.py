"""EV-01 to EV-04: the cards."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from sobremesa.games.evidencia.cards import FACTIONS
from sobremesa.games.evidencia.game import Evidencia
from sobremesa.kernel.errors import BadDeck
from tests.games.evidencia.deals import GAME, plain_deal

CARDS = GAME.cards.cards
DECK = (Evidencia.about.folder / "cards.toml").read_text(encoding="utf-8")


def test_ev_01_the_deck_is_18_cards_with_back_value_challenge_and_up_to_two_symbols() -> None:
    assert len(CARDS) == 18
    assert {len(card.symbols) for card in CARDS} == {0, 1, 2}
    assert all(card.back in FACTIONS and card.value and card.challenge for card in CARDS)


def test_ev_02_the_back_names_the_faction_most_often_on_the_front() -> None:
    for faction in FACTIONS:
        fronts = Counter(symbol for card in CARDS if card.back == faction for symbol in card.symbols)
        assert fronts.most_common(1)[0][0] == faction
        assert fronts.most_common(2)[0][1] > fronts.most_common(2)[1][1]


def test_ev_02_backs_are_seen_in_hands_on_piles_and_on_the_final_challenge() -> None:
    scene = plain_deal().scene(1)
    assert scene.hands[0] == ("?gnomos", "?gnomos")
    assert scene.piles[0].top == "gnomos"
    assert scene.challenge_pile.top == "illuminati"
    assert scene.final == "?extraterrestres"


def test_ev_02_a_sealed_choice_does_not_show_which_back_left_the_hand() -> None:
    sitting = plain_deal()
    before = sitting.scene(1).hands
    sitting.play("0 juega g7")
    assert sitting.scene(1).hands == before
    assert sitting.told(1, "chose") == [{"seat": 0}]


def test_ev_03_exactly_the_three_special_cards_carry_no_symbol() -> None:
    blank = {card.id for card in CARDS if not card.symbols}
    assert blank == {"abduccion", "revelacion", "ojo"} == {card.special for card in CARDS if card.special}


def test_ev_04_values_one_to_nine_twice_and_six_backs_of_each_faction() -> None:
    assert Counter(card.value for card in CARDS) == dict.fromkeys(range(1, 10), 2)
    assert Counter(card.back for card in CARDS) == dict.fromkeys(FACTIONS, 6)


def problems_of(tmp_path: Path, text: str) -> list[str]:
    deck = tmp_path / "deck.toml"
    deck.write_text(text, encoding="utf-8")
    with pytest.raises(BadDeck) as caught:
        Evidencia(deck=deck)
    assert str(deck) in str(caught.value)
    return [problem.say("en") for problem in caught.value.problems]


def test_ev_04_a_designers_own_deck_is_used_by_path(tmp_path: Path) -> None:
    deck = tmp_path / "deck.toml"
    deck.write_text(DECK.replace("Gnomo de jardín", "Gnomo de balcón"), encoding="utf-8")
    game = Evidencia(deck=deck)
    assert game.cards.cards[0].names["es"] == "Gnomo de balcón"
    assert game.deck.digest != GAME.deck.digest


def test_ev_04_comments_and_layout_do_not_change_a_decks_digest(tmp_path: Path) -> None:
    deck = tmp_path / "deck.toml"
    deck.write_text("# ours\n" + DECK, encoding="utf-8")
    assert Evidencia(deck=deck).deck.digest == GAME.deck.digest


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ((r'id = "g7"', 'id = "G 7"'), "card 'G 7', field “id”: says"),
        ((r'id = "g7"', 'id = "g4"'), "card 'g4', field “id”: says \"2 x g4\"; it must be 1 x g4."),
        (("value = 7", "value = 10", 1), "card 'g7', field “value”: says 10; it must be 1..9."),
        (("value = 7", "value = true", 1), "card 'g7', field “value”: says true; it must be 1..9."),
        (("value = 7", 'value = "7"', 1), "card 'g7', field “value”: says \"7\"; it must be 1..9."),
        (("value = 7", "value = 8", 1), 'deck, field “value”: says "1 x 7"; it must be 2 x 7.'),
        (("value = 7\n", "", 1), "card 'g7', field “value”: is missing; it must be 1..9."),
        (("value = 7", "valor = 7", 1), "card 'g7', field “valor”: there is no such field"),
        ((r'symbols = \["illuminati", "gnomos"\]', 'symbols = ["gnomos", "gnomos"]'), "card 'ig2', field “symbols”"),
        ((r"symbols = \[\]", 'symbols = ["gnomos"]', 1), "card 'revelacion', field “symbols”: says [\"gnomos\"]"),
        (('symbols = ..gnomos"]', "symbols = []", 1), "card 'g1', field “symbols”: says []"),
        (('back = "gnomos"', 'back = "duendes"', 1), "card 'g1', field “back”: says \"duendes\""),
        (('back = "gnomos"', 'back = "illuminati"', 1), 'deck, field “back”: says "5 x gnomos"; it must be 6'),
        (('kind = "highest"', 'kind = "tallest"', 1), "card 'g1', field “challenge.kind”: says \"tallest\""),
        (('faction = "extraterrestres" }', 'faction = "ovnis" }', 1), 'field “challenge.faction”: says "ovnis"'),
        ((r'kind = "far" \}', 'kind = "far", faction = "gnomos" }'), "card 'e5', field “faction”: there is no such"),
        (('special = "ojo"', 'special = "oreja"'), "card 'ojo', field “special”: says \"oreja\""),
        (('name = .*Garden gnome" }', 'name = "Gnomo"'), "card 'g1', field “name”: says \"Gnomo\""),
        ((', en = "Garden gnome"', ""), "card 'g1', field “name”"),
        ((r"factions = \[.*\]", 'factions = ["gnomos"]'), "deck, field “factions”"),
        ((r"factions = \[.*\]", "colour = 1"), "deck, field “colour”: there is no such field"),
        (('symbols = ..illuminati"]\nback = "illum', 'symbols = ["gnomos"]\nback = "illum'), "(back = illuminati)"),
    ],
)
def test_ev_04_a_bad_deck_is_refused_with_card_field_and_what_is_allowed(
    tmp_path: Path, change: tuple[str, str] | tuple[str, str, int], expected: str
) -> None:
    pattern, replacement = change[:2]
    count = change[2] if len(change) > 2 else 0
    text = re.sub(pattern, replacement.replace("\\", "\\\\"), DECK, count=count)
    assert text != DECK
    assert any(expected in problem for problem in problems_of(tmp_path, text)), problems_of(tmp_path, text)


def test_ev_04_every_problem_of_a_deck_is_listed_at_once(tmp_path: Path) -> None:
    text = DECK.replace("value = 1\n", "value = 0\n", 1).replace('kind = "far"', 'kind = "near"')
    text = text.replace('back = "illuminati"', 'back = "iluminados"', 1)
    assert len(problems_of(tmp_path, text)) == 3


def test_ev_04_a_deck_of_17_cards_is_refused(tmp_path: Path) -> None:
    text = DECK[: DECK.rindex("[[card]]")]
    assert "deck, field “card”: says 17; it must be 18 x [[card]]." in problems_of(tmp_path, text)
