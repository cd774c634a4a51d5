"""CO-01 to CO-04: the cards and the areas."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from sobremesa.games.codigos.game import Codigos
from sobremesa.kernel.errors import BadDeck
from sobremesa.kernel.match import Match
from sobremesa.kernel.seed import Seed
from tests.games.codigos.positions import GAME, GAMES, Sitting

CARDS = GAME.cards.cards
DECK = (Codigos.about.folder / "cards.toml").read_text(encoding="utf-8")


def test_co_01_a_card_has_a_medal_a_symbol_a_code_and_a_photo_number_of_its_own() -> None:
    card = GAME.cards.card("g5")
    assert (card.medal, card.symbol, card.code, card.photo) == (
        4,
        "granada",
        ("granada", "casco", "tanque", "granada"),
        32,
    )
    assert len({card.photo for card in CARDS}) == len(CARDS)


def test_co_01_a_card_serves_as_code_and_symbol_at_once_where_its_symbol_is_in_its_code() -> None:
    assert Sitting("g1 c1 t1").play("0 baja 3", "0 agrega 1", "0 agrega 2").scene.hidden[0] != ()


def test_co_02_a_joker_stands_for_any_symbol() -> None:
    assert Sitting("g1 c1 comodin1").may("baja 2")


def test_co_02_a_code_has_at_most_one_joker() -> None:
    sitting = Sitting("comodin1 comodin2", exposed={0: "g5"})
    sitting.play("0 agrega 1")
    assert sitting.scene.exposed[0].symbols == ("comodin1",)
    assert not sitting.may("agrega 1")


def test_co_02_a_whole_code_is_not_laid_with_two_jokers() -> None:
    assert not Sitting("g1 comodin1 comodin2").may("baja 1")


def test_co_02_a_joker_has_no_code() -> None:
    assert Sitting("comodin1 comodin2").moves() == "toma 2, toma 3"


def test_co_03_the_areas_of_a_player_are_in_sight_of_all() -> None:
    sitting = Sitting("g1 c1", "t1", exposed={1: "g5 c2"})
    for viewer in (0, 1, None):
        scene = sitting.match.view(viewer).scene
        assert scene.collections == (("c1", "g1"), ("t1",))
        assert (scene.exposed[1].card, scene.exposed[1].symbols) == ("g5", ("c2",))
        assert scene.revealed == ((), ())


def test_co_03_a_collection_has_at_most_four_cards() -> None:
    assert "toma" not in Sitting("g1 c1 t1 a1").moves()


def test_co_04_48_cards_twelve_of_each_symbol() -> None:
    assert Counter(card.symbol for card in CARDS) == {"granada": 12, "casco": 12, "tanque": 12, "avion": 12}


def test_co_04_codes_of_three_four_and_five_symbols() -> None:
    assert Counter(len(card.code) for card in CARDS) == {3: 16, 4: 24, 5: 8}


def test_co_04_longer_codes_have_bigger_medals_and_more_for_those_that_cannot_use_themselves() -> None:
    medals = {(len(card.code), card.uses_itself): card.medal for card in CARDS}
    assert medals == {(3, True): 2, (3, False): 3, (4, True): 4, (4, False): 6, (5, True): 8, (5, False): 10}
    assert all(card.medal == medals[len(card.code), card.uses_itself] for card in CARDS)


def test_co_04_half_of_the_cards_use_their_own_symbol() -> None:
    assert sum(card.uses_itself for card in CARDS) == 24


def test_co_04_every_symbol_is_equally_in_demand_and_all_codes_differ() -> None:
    assert len(set(Counter(symbol for card in CARDS for symbol in card.code).values())) == 1
    assert len({card.code for card in CARDS}) == 48


def test_co_04_photo_numbers_are_1_to_48() -> None:
    assert [card.photo for card in CARDS] == list(range(1, 49))


def problems_of(tmp_path: Path, text: str) -> list[str]:
    deck = tmp_path / "deck.toml"
    deck.write_text(text, encoding="utf-8")
    with pytest.raises(BadDeck) as caught:
        Codigos(deck=deck)
    assert str(deck) in str(caught.value)
    return [problem.say("en") for problem in caught.value.problems]


def card_of(card_id: str) -> str:
    found = re.search(rf'\[\[card\]\]\nid = "{card_id}"\n(?:.+\n)+', DECK)
    assert found is not None
    return found.group()


def test_co_04_a_designers_own_deck_is_used_by_path(tmp_path: Path) -> None:
    deck = tmp_path / "deck.toml"
    deck.write_text(DECK.replace(card_of("g12"), ""), encoding="utf-8")
    assert len(Codigos(deck=deck).cards.cards) == 47


def test_co_04_a_deck_with_other_symbols_is_played_to_its_end(tmp_path: Path) -> None:
    deck = tmp_path / "deck.toml"
    deck.write_text(DECK.replace("tanque", "submarino").replace("tank", "submarine"), encoding="utf-8")
    game = Codigos(deck=deck)
    match = Match(game, Seed(3))
    while match.to_act:
        match.play(match.to_act[0], match.legal_moves(match.to_act[0])[-1])
    assert match.outcome is not None
    assert game.moves.code("submarine") == game.moves.code("dice submarino")


def test_co_04_a_refused_deck_names_card_field_value_and_what_is_allowed(tmp_path: Path) -> None:
    wrong = card_of("g12").replace("medal = 10", "medal = 0")
    assert problems_of(tmp_path, DECK.replace(card_of("g12"), wrong)) == [
        "card 'g12', field “medal”: says 0; it must be 1..99."
    ]


def test_co_04_every_problem_of_a_deck_is_told_at_once(tmp_path: Path) -> None:
    wrong = DECK.replace(card_of("g12"), card_of("g12").replace("medal = 10", "medal = 0"))
    wrong = wrong.replace(card_of("g1"), card_of("g1").replace("photo = 48", "photo = 0"))
    wrong = wrong.replace(card_of("c1"), card_of("c1").replace('symbol = "casco"', 'symbol = "gorra"'))
    assert len(problems_of(tmp_path, wrong)) == 3


SPOILT = {
    "an id twice": ('id = "g2"', 'id = "g1"', "card 'g1', field “id”: says \"2 x g1\"; it must be 1 x g1."),
    "a photo twice": ("photo = 41", "photo = 48", "card 'g2', field “photo”: says 48; it must be != card 'g1'."),
    "a photo that is not a number": ("photo = 30", 'photo = "30"', "it must be 1..999."),
    "a photo that is true": ("photo = 30", "photo = true", "it must be 1..999."),
    "an unknown symbol in a code": (
        'code = ["granada", "casco", "tanque"]',
        'code = ["granada", "gorra", "tanque"]',
        "it must be 3..5 x (granada | casco | tanque | avion).",
    ),
    "a code too short": (
        'code = ["granada", "casco", "tanque"]',
        'code = ["granada", "casco"]',
        "it must be 3..5 x (granada | casco | tanque | avion).",
    ),
    "a code that is not a list": ('code = ["granada", "casco", "tanque"]', 'code = "granada"', "it must be 3..5 x"),
    "a missing medal": ("medal = 10\n", "", "is missing; it must be 1..99."),
    "a medal too big": ("medal = 10\n", "medal = 1000\n", "it must be 1..99."),
    "a reserved id": ('id = "g2"', 'id = "comodin1"', "!= comodin1, revelen1, ..."),
    "an unknown field": ("photo = 30", "photo = 30\nphot = 31", "there is no such field"),
    "jokers that the rules do not know": ("jokers = 5", "jokers = 6", "field “jokers”: says 6; it must be 5."),
    "a symbol called like a move": ('en = "tank"', 'en = "take"', 'field “name”: says "take"; it must be != toma'),
    "two symbols of one name": ('en = "tank"', 'en = "helmet"', "says \"helmet\"; it must be != symbol 'casco'."),
    "a symbol without a name": ('name = { es = "tanque", en = "tank" }\n', "", "field “name”: is missing"),
    "a symbol of two words": ('en = "tank"', 'en = "big tank"', 'it must be { es = "...", en = "..." }.'),
    "a symbol named in one language": (', en = "tank"', "", 'it must be { es = "...", en = "..." }.'),
    "a symbol twice": ('id = "casco"', 'id = "granada"', 'says "2 x granada"; it must be 1 x granada.'),
}


@pytest.mark.parametrize("spoilt", SPOILT)
def test_co_04_a_deck_is_refused_for(spoilt: str, tmp_path: Path) -> None:
    right, wrong, sentence = SPOILT[spoilt]
    assert right in DECK
    assert any(sentence in problem for problem in problems_of(tmp_path, DECK.replace(right, wrong, 1)))


def test_co_04_too_few_cards_are_refused(tmp_path: Path) -> None:
    few = DECK[: DECK.index('[[card]]\nid = "c12"')]
    assert problems_of(tmp_path, few) == ["deck, field “card”: says 23; it must be 24..52 x [[card]]."]


def test_co_04_cards_and_symbols_that_are_no_tables_are_refused(tmp_path: Path) -> None:
    assert len(problems_of(tmp_path, "symbol = [1, 2]\ncard = [3]\n")) == 4


def test_every_number_of_seats_has_its_own_game() -> None:
    assert [GAMES[seats].seats for seats in (2, 3, 4)] == [2, 3, 4]
