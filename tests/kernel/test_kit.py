"""The kit for small games: what follows from zones, and what a viewer can follow of the cards."""

from __future__ import annotations

from pathlib import Path

import pytest

from sobremesa.games.outside import games_in
from sobremesa.kernel import laws
from sobremesa.kernel.errors import BadDeck, IllegalMove
from sobremesa.kernel.kit import SmallGame, SmallState, Zone
from sobremesa.kernel.laws import Law
from sobremesa.kernel.match import Match
from sobremesa.kernel.narrator import Narrator
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.seed import Seed

HOUSE = Path(__file__).parents[2]
FOLDERS = {"espia": Path(__file__).parent / "kit_games", "alfajores": HOUSE / "examples"}


def small(name: str, seats: int = 2) -> SmallGame:
    found, problems = games_in(FOLDERS[name])
    assert problems == []
    game = found[name](seats)
    assert isinstance(game, SmallGame)
    return game


@pytest.fixture
def at() -> SmallState:
    """A table of Espía with empty zones, and c1 to c3 in the hand of seat 0."""
    game = small("espia")
    state = game.blank(Rng(1))
    state.place([0, 1, 2], "hand", 0)
    state.place([3, 4], "hand", 1)
    state.place([5], "offer")
    state.place([6, 7], "deck")
    return state


def known(at: SmallState, viewer: int, zone: str, owner: int) -> list[str]:
    return [slot.card for slot in at.game.view(at, viewer).memory.slots[zone][owner]]


@pytest.mark.parametrize("law", laws.BATTERY, ids=lambda law: law.name)
@pytest.mark.parametrize(("name", "seats"), [("espia", 2), ("espia", 3), ("alfajores", 2), ("alfajores", 4)])
def test_small_games_keep_every_law(name: str, seats: int, law: Law) -> None:
    game = small(name, seats)
    for seed in range(5):
        law.check(game, seed)


def test_a_card_that_is_taken_in_the_open_is_remembered_in_the_hand(at: SmallState) -> None:
    at.move(5, "hand", 1)
    assert known(at, 0, "hand", 1) == ["c6", "?moon", "?sun"]
    assert at.game.view(at, 0).scene.zones["hand"][1] == ("?moon", "?moon", "?sun")


def test_an_unseen_gift_makes_the_others_forget_what_was_known_there(at: SmallState) -> None:
    at.move(5, "hand", 1)
    at.move(3, "buried", 1)
    assert known(at, 0, "hand", 1) == ["?moon", "?moon"]
    assert known(at, 1, "hand", 1) == ["c5", "c6"]


def test_who_is_given_a_card_and_who_gives_it_know_it(at: SmallState) -> None:
    at.move(0, "hand", 1)
    assert known(at, 0, "hand", 1) == ["c1", "?moon", "?sun"]
    assert known(at, 1, "hand", 1) == ["c1", "c4", "c5"]


def test_a_place_of_a_pile_can_be_looked_at_and_is_followed_to_a_hand(at: SmallState) -> None:
    assert at.look("deck", 0, 0, place=-1) == (7,)
    assert known(at, 0, "deck", 0) == ["?moon", "c8"]
    assert known(at, 1, "deck", 0) == ["?moon", "?moon"]
    at.draw("deck", "hand", 1)
    assert "c8" in known(at, 0, "hand", 1)


def test_one_card_of_a_hand_cannot_be_looked_at(at: SmallState) -> None:
    with pytest.raises(ValueError, match="has no order"):
        at.look("hand", 1, 0, place=0)


def test_shuffling_a_pile_makes_everybody_forget(at: SmallState) -> None:
    at.look("deck", 0, 0)
    at.shuffle("deck")
    assert known(at, 0, "deck", 0) == ["?moon", "?moon"]


def test_a_shared_zone_has_no_owner_to_see_it() -> None:
    with pytest.raises(ValueError, match="has no owner"):
        Zone("deck", seen_by="owner", shared=True)


def test_what_cannot_be_done_is_refused_with_what_can() -> None:
    match = Match(small("espia"), Seed(1), ("Ana", "Beto"))
    held = {match.game.moves.text(code) for code in match.view(0).moves}
    wrong = next(f"toma c{n}" for n in range(1, 9) if f"toma c{n}" not in held)
    with pytest.raises(IllegalMove) as refused:
        match.play(0, wrong)
    assert all(text in str(refused.value) for text in held)


def test_moves_and_events_are_told_by_the_names_of_cards_and_seats() -> None:
    game = small("alfajores")
    match = Match(game, Seed(3), ("Ana", "Beto"))
    for seat in (0, 1):
        match.play(seat, match.legal_moves(seat)[0])
    narrator = Narrator(game, match.names, "en")
    told = [line for line in (narrator.tell(event, 0) for event in match.events(0)) if line]
    assert told[0].startswith("On the table now: ")
    assert any(line.startswith("You reach with Spoon ") for line in told)
    assert any(line.startswith("Beto reaches with Spoon ") for line in told)


def deck_of(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "cards.toml"
    path.write_text(text)
    return path


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "field “card”"),
        ('[[card]]\nname = { es = "a", en = "a" }', "card 1, field “id”: is missing"),
        ('[[card]]\nid = "a"', "card 1, field “name”: is missing"),
        ('[[card]]\nid = "a b"\nname = { es = "a", en = "a" }', "card 1, field “id”"),
        ('[[card]]\nid = "?"\nname = { es = "a", en = "a" }', "card 1, field “id”"),
        ('[[card]]\nid = "a"\nname = { es = "a" }', "card 1, field “en”"),
        ('[[card]]\nid = "a"\nback = 7\nname = { es = "a", en = "a" }', "card 1, field “back”"),
        ('[[card]]\nid = "a"\nname = { es = "a", en = "a" }\n' * 2, "card 2, field “id”"),
    ],
)
def test_a_wrong_deck_is_refused_with_card_and_field(text: str, problem: str, tmp_path: Path) -> None:
    with pytest.raises(BadDeck) as refused:
        type(small("espia"))(deck=deck_of(tmp_path, text))
    assert problem in str(refused.value)
