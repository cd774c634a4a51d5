"""EU-01 to EU-12: cards, deal, layout, teams, talk."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from itertools import product
from pathlib import Path

import pytest

from sobremesa.games.euphoria.cards import followers_for_even_teams
from sobremesa.games.euphoria.game import Euphoria
from sobremesa.games.euphoria.rules.scoring import EUPHORIA, SUBTERRA, side_of, team_members
from sobremesa.games.euphoria.rules.state import EuphoriaState
from sobremesa.kernel.bits import size
from sobremesa.kernel.errors import BadDeck, BadOption, IllegalMove
from sobremesa.kernel.match import Match
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.seed import Seed
from tests.games.euphoria.sittings import FOUR, Sitting


@cache
def game_of(seats: int, **options: str) -> Euphoria:
    return Euphoria(seats, options)


def dealt(seats: int, seed: int, **options: str) -> EuphoriaState:
    state = game_of(seats, **options).deal(Rng(seed))
    assert isinstance(state, EuphoriaState)
    return state


@pytest.mark.parametrize(("seats", "recruits", "lasers"), [(4, 12, 2), (5, 16, 3), (6, 18, 4), (7, 22, 4), (8, 24, 4)])
def test_eu_01_marks_say_how_many_recruits_and_lasers_are_used(seats: int, recruits: int, lasers: int) -> None:
    game = Euphoria(seats)
    lying = Counter(thing for things in game.whereabouts(game.deal(Rng(1))).values() for thing in things)
    found = sum(lying[name] for name in ("euphoriano", "subterra", "lider_euphoriano", "lider_subterra"))
    assert (found, lying["laser"]) == (recruits, lasers)


def test_eu_01_the_sides_are_equally_many() -> None:
    lying = Counter(t for things in Euphoria(8).whereabouts(dealt(8, 1)).values() for t in things)
    assert (lying["euphoriano"], lying["subterra"], lying["lider_euphoriano"], lying["lider_subterra"]) == (
        11,
        11,
        1,
        1,
    )


@pytest.mark.parametrize("seats", range(4, 9))
def test_eu_02_nobody_starts_with_both_leaders(seats: int) -> None:
    for seed in range(60):
        leaders = dealt(seats, seed).leader
        assert all(size(leaders >> (3 * seat) & 7) < 2 for seat in range(seats))


@pytest.mark.parametrize("seats", [5, 7])
def test_eu_03_a_leftover_recruit_is_out_and_nobody_saw_it(seats: int) -> None:
    match = Match(Euphoria(seats), Seed(3))
    out = match.game.whereabouts(match.state)["out"]
    assert len(out) == 1
    assert out[0] in ("euphoriano", "subterra")


def test_eu_03_everybody_has_three() -> None:
    assert Euphoria(7).whereabouts(dealt(7, 1))["row 6"] != ()


@pytest.mark.parametrize("seats", range(4, 9))
def test_eu_04_two_artifacts_each_and_the_rest_is_the_deck(seats: int) -> None:
    scene = Match(Euphoria(seats), Seed(1)).view(None).scene
    assert scene.hand_sizes == (2,) * seats
    assert scene.deck == 24 - 2 * seats


def test_eu_04_a_hand_is_hidden_from_others() -> None:
    scene = Match(Euphoria(4), Seed(1)).view(0).scene
    assert [len(hand) for hand in scene.hands] == [2, 0, 0, 0]


def test_eu_05_recruits_lie_in_the_order_of_choice() -> None:
    match = Match(Euphoria(4), Seed(1))
    recruits = match.view(0).scene.recruits[0]
    wanted = [match.legal_moves(0)[-1]]
    match.play(0, wanted[0])
    wanted.append(match.legal_moves(0)[-1])
    match.play(0, wanted[1])
    names = {
        "coloca euphoriano": ("euphoriano",),
        "coloca subterra": ("subterra",),
        "coloca lider": ("lider_euphoriano", "lider_subterra"),
    }
    laid = match.view(0).scene.recruits[0]
    assert sorted(laid) == sorted(recruits)
    assert [laid[n] in names[wanted[n]] for n in range(2)] == [True, True]


def test_eu_05_who_has_laid_all_is_asked_no_more() -> None:
    match = Match(Euphoria(4), Seed(1))
    for _pick in range(2):
        match.play(2, match.legal_moves(2)[0])
    assert match.to_act == (0, 1, 3)


def test_eu_05_the_own_hidden_recruits_stay_in_sight() -> None:
    assert Sitting().scene(1).recruits[1] == ("lider_subterra", "subterra", "subterra")


def test_eu_05_a_recruit_that_is_not_there_is_refused() -> None:
    match = Match(Euphoria(4), Seed(1))
    words = {"coloca euphoriano", "coloca subterra", "coloca lider"} - set(match.legal_moves(0))
    with pytest.raises(IllegalMove, match="EU-05"):
        match.play(0, words.pop())


def test_eu_06_the_host_begins() -> None:
    assert {int(dealt(5, seed, first="host").turn) for seed in range(9)} == {0}


def test_eu_06_a_chosen_seat_begins() -> None:
    assert {int(dealt(5, seed, first="3").turn) for seed in range(9)} == {2}


def test_eu_06_chance_lets_anybody_begin() -> None:
    assert {int(dealt(5, seed).turn) for seed in range(60)} == {0, 1, 2, 3, 4}


def test_eu_06_a_seat_that_is_not_there_cannot_begin() -> None:
    with pytest.raises(BadOption):
        Euphoria(4, {"first": "5"})


@pytest.mark.parametrize("seats", range(4, 9))
def test_eu_07_an_even_deal_has_teams_that_differ_by_at_most_one(seats: int) -> None:
    for seed in range(80):
        state = dealt(seats, seed, deal="even")
        below = int(size(team_members(state.side, state.leader, 0, seats, SUBTERRA)))
        assert abs(seats - 2 * below) <= 1


def deck_of(folder: Path, euphorians: int, subterrans: int) -> Path:
    """The printed deck with as many followers for every number of players."""
    cards = (Path(__file__).parents[3] / "src/sobremesa/games/euphoria/cards.toml").read_text(encoding="utf-8")
    for side, count in (("euphorians", euphorians), ("subterrans", subterrans)):
        cards = re.sub(rf"{side} = .*", f"{side} = {[4] * count}", cards)
    path = folder / f"{euphorians}-{subterrans}.toml"
    path.write_text(cards, encoding="utf-8")
    return path


def has_an_even_deal(seats: int, euphorians: int, subterrans: int) -> bool:
    """Looks at every number of Subterrans that the seats without a Leader, three places each, can be dealt."""
    followers, players = 3 * seats - 2, seats - 2
    rows = product(range(4), repeat=players)
    return any(
        abs(2 * (1 + sum(row >= 2 for row in dealt)) - seats) <= 1
        and any(
            sum(dealt) + with_leaders <= subterrans and followers - sum(dealt) - with_leaders <= euphorians
            for with_leaders in range(5)
        )
        for dealt in rows
    )


@pytest.mark.parametrize("seats", range(4, 9))
def test_eu_07_followers_are_enough_exactly_where_an_even_deal_exists(seats: int) -> None:
    for fewer in range(1, seats):
        for more in (3 * seats - 2 - fewer, 24):
            assert has_an_even_deal(seats, more, fewer) == (fewer >= followers_for_even_teams(seats))
            assert has_an_even_deal(seats, fewer, more) == (fewer >= followers_for_even_teams(seats))


def test_eu_07_a_deck_without_an_even_deal_is_refused_and_says_what_would_do(tmp_path: Path) -> None:
    deck = deck_of(tmp_path, 24, 1)
    assert Euphoria(4, {"deal": "printed"}, deck).set_up.subterrans == 1
    with pytest.raises(BadOption) as caught:
        Euphoria(4, {"deal": "even"}, deck)
    assert "at least 2 followers" in caught.value.say("en")
    assert "24 de Euphoria y 1 de Subterra" in caught.value.say("es")


def test_eu_07_the_rarest_even_deal_is_found(tmp_path: Path) -> None:
    state = Euphoria(8, {"deal": "even"}, deck_of(tmp_path, 24, 6)).deal(Rng(1))
    assert isinstance(state, EuphoriaState)
    assert size(team_members(state.side, state.leader, 0, 8, SUBTERRA)) == 4


def test_eu_07_dealing_again_has_an_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sobremesa.games.euphoria.game.followers_for_even_teams", lambda _seats: 0)
    with pytest.raises(RuntimeError):
        Euphoria(4, {"deal": "even"}, deck_of(tmp_path, 24, 1)).deal(Rng(1))


def test_eu_07_a_printed_deal_is_often_lopsided() -> None:
    alone = 0
    for seed in range(600):
        state = dealt(4, seed)
        alone += size(team_members(state.side, state.leader, 0, 4, SUBTERRA)) in (1, 3)
    assert 150 < alone < 350


def masks(row: str) -> tuple[int, int]:
    side = sum(2**n for n, letter in enumerate(row.split()) if letter in "sS")
    return side, sum(2**n for n, letter in enumerate(row.split()) if letter in "ES")


@pytest.mark.parametrize(
    ("row", "team"),
    [("E s s", EUPHORIA), ("S e e", SUBTERRA), ("e e s", EUPHORIA), ("s e s", SUBTERRA), ("e s s", SUBTERRA)],
)
def test_eu_10_a_leader_decides_and_then_the_majority(row: str, team: int) -> None:
    side, leader = masks(row)
    assert side_of(side, leader, 0) == team


def test_eu_10_the_team_follows_the_recruits_when_they_are_exchanged() -> None:
    sitting = Sitting(hands={0: "traslado"})
    before = side_of(sitting.state.side, sitting.state.leader, 2)
    sitting.play("0 traslado", "0 r2", "0 j3", "0 r1", "0 j4", "0 r3")
    assert (before, side_of(sitting.state.side, sitting.state.leader, 2)) == (EUPHORIA, SUBTERRA)


def test_eu_11_an_anarchist_is_of_no_team() -> None:
    state = Sitting(anarchists=[2]).state
    assert team_members(state.side, state.leader, state.anarchists, 4, EUPHORIA) == 0b0001


def test_eu_11_an_anarchist_stays_one_when_recruits_change() -> None:
    sitting = Sitting(hands={0: "traslado"}, anarchists=[2])
    sitting.play("0 traslado", "0 r2", "0 j3", "0 r1", "0 j4", "0 r1")
    assert sitting.scene().anarchists == (2,)


@pytest.mark.parametrize(
    ("change", "part"),
    [
        (("copies = 1", "copies = 2"), "copies"),
        (('id = "suero"', 'id = "sopa"'), "sopa"),
        (("lasers = [4, 4, 5, 6]", "lasers = [3]"), "lasers"),
        (('kind = "reaction"', 'kind = "action"'), "kind"),
        (("leader = 4", "leader = 5"), "leader"),
        (("euphorians = [4, 4, 4, 4, 4,", "euphorians = [4,"), "4 players"),
    ],
)
def test_a_deck_that_breaks_a_rule_is_refused(tmp_path: Path, change: tuple[str, str], part: str) -> None:
    text = (Euphoria.about.folder / "cards.toml").read_text(encoding="utf-8").replace(*change)
    deck = tmp_path / "cards.toml"
    deck.write_text(text, encoding="utf-8")
    with pytest.raises(BadDeck, match=part):
        Euphoria(4, deck=deck)


def test_the_hand_made_position_holds_all_cards() -> None:
    here = Counter(t for things in Euphoria(4).whereabouts(Sitting(FOUR).state).values() for t in things)
    there = Counter(t for things in Euphoria(4).whereabouts(dealt(4, 1)).values() for t in things)
    assert here == there
