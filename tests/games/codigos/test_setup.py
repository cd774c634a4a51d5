"""CO-10 to CO-16: the setup."""

from __future__ import annotations

import pytest

from sobremesa.games.codigos.game import Codigos
from sobremesa.kernel.errors import BadOption
from sobremesa.kernel.match import Match
from sobremesa.kernel.seed import Seed
from tests.games.codigos.positions import GAMES


def dealt(seats: int, seed: int = 1, **options: str) -> Match:
    return Match(Codigos(seats=seats, options=options), Seed(seed))


def deck_of(match: Match) -> tuple[str, ...]:
    return match.game.whereabouts(match.state)["deck"]


def in_deck(match: Match, kind: str) -> int:
    return sum(card.startswith(kind) for card in deck_of(match))


@pytest.mark.parametrize(("seats", "jokers"), [(2, 2), (3, 3), (4, 4)])
def test_co_10_jokers_in_play(seats: int, jokers: int) -> None:
    assert in_deck(dealt(seats), "comodin") == jokers


def test_co_10_four_players_may_take_five() -> None:
    assert in_deck(dealt(4, jokers="5"), "comodin") == 5


def test_co_10_no_other_number_of_jokers() -> None:
    with pytest.raises(BadOption, match=r"4\.\.5"):
        dealt(4, jokers="6")


@pytest.mark.parametrize(("seats", "cards"), [(2, 4), (3, 3), (4, 2)])
def test_co_11_reveal_cards_in_play_one_of_them_final(seats: int, cards: int) -> None:
    match = dealt(seats)
    assert in_deck(match, "revelen") == cards
    assert deck_of(match)[-1] == "revelenfinal"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_co_12_three_common_cards_to_each_player_in_sight(seats: int) -> None:
    collections = dealt(seats).view(None).scene.collections
    assert [len(cards) for cards in collections] == [3] * seats
    assert all(card in GAMES[2].cards.ids() for cards in collections for card in cards)


def test_co_13_the_offer_is_three_common_cards_the_third_being_the_discard_pile() -> None:
    match = dealt(3)
    offer = match.view(None).scene.offer
    assert len({card for card in offer if card in GAMES[2].cards.ids()}) == 3
    assert match.view(None).memory.pile == (offer[2],)


def test_co_14_the_soldier_starts_on_the_card_nearest_the_deck() -> None:
    assert dealt(2).view(None).scene.soldier == 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_co_15_jokers_and_reveal_cards_lie_in_the_deck_with_all_the_rest(seats: int) -> None:
    match = dealt(seats)
    jokers, reveals = in_deck(match, "comodin"), in_deck(match, "revelen") - 1
    assert match.view(None).scene.deck == 48 - 3 * seats - 3 + jokers + reveals


@pytest.mark.parametrize("seed", range(12))
def test_co_16_the_highest_photo_number_starts(seed: int) -> None:
    match = dealt(4, seed)
    cards = GAMES[4].cards
    photos = [max(cards.card(card).photo for card in held) for held in match.view(None).scene.collections]
    assert match.to_act == (photos.index(max(photos)),)


def test_co_16_play_goes_clockwise() -> None:
    match = dealt(3)
    turns: list[int] = []
    while len(turns) < 5:
        seat = match.to_act[0]
        turns.append(seat)
        while match.view(None).scene.current == seat:
            match.play(match.to_act[0], match.legal_moves(match.to_act[0])[0])
    first = turns[0]
    assert turns == [(first + n) % 3 for n in range(5)]
