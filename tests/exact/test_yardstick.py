"""The yardstick in short: by iterations, so always the same. ``python -m research.yardstick`` measures at length."""

from __future__ import annotations

from functools import cache, partial

import pytest

from sobremesa.bots.search_bot import Effort, SearchBot
from sobremesa.exact.play import exploitability
from sobremesa.exact.yardstick import Maker, Yardstick
from sobremesa.games.evidencia.reduced import ReducedEvidencia
from sobremesa.kernel.bits import members
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.view import AnyView

# The most that experto may be exploited by.
LIMIT = 0.03


@cache
def small() -> Yardstick:
    return Yardstick(ReducedEvidencia("small"))


def thinking(worlds: int) -> Maker:
    return partial(SearchBot, effort=Effort(worlds, seconds=600))


class PureBot(SearchBot):
    """A weaker bot for the test: it never mixes."""

    def policy(self, view: AnyView) -> dict[int, float]:
        return {self.opinions(view)[0].move: 1.0}


def test_the_tree_is_the_one_that_openspiel_walks() -> None:
    """2,589 situations with a choice, and OpenSpiel's own number for uniform play."""
    tree = small().tree
    assert len(tree.situations) == 2589
    assert small().uniform() == pytest.approx(0.74537, abs=1e-5)


def test_the_solution_cannot_be_exploited() -> None:
    assert exploitability(small().tree, small().solution()) < 0.002


def test_sealed_choices_are_the_seven_of_the_round() -> None:
    assert sum(small().sealed) == 7


@pytest.mark.compiled
def test_the_search_is_hard_to_exploit_at_sealed_choices_and_harder_the_more_it_thinks() -> None:
    little, much = (small().read_sealed(thinking(worlds), samples=4) for worlds in (600, 8000))
    assert much.value < LIMIT
    assert much.value < little.value / 2


@pytest.mark.compiled
def test_a_bot_that_never_mixes_fails_the_yardstick() -> None:
    pure: Maker = partial(PureBot, effort=Effort(8000, seconds=600))
    assert small().read_sealed(pure, samples=1).value > LIMIT


@pytest.mark.compiled
def test_the_whole_policy_is_hardly_worse_than_its_sealed_choices() -> None:
    maker = thinking(5000)
    whole, sealed = small().read(maker, samples=1), small().read_sealed(maker, samples=1)
    assert whole.situations > 200
    assert whole.value < sealed.value + 0.05
    assert whole.value < 0.15


def test_in_a_reduced_game_only_its_deals_are_imagined() -> None:
    game = ReducedEvidencia("small")
    hands = {
        (tuple(members(game.deal_number(Rng(0), number).hand0)), tuple(members(game.deal_number(Rng(0), number).hand1)))
        for number in range(6)
    }
    world = game.blank(Rng(0))
    possible = []
    for number in range(6):
        state = game.deal_number(Rng(0), number)
        for seat in range(2):
            imagination = game.imagine(game.view(state, seat))
            seen = set()
            for seed in range(30):
                imagination.sample(Rng(seed), world)
                assert game.view(world, seat) == game.view(state, seat)
                seen.add((tuple(members(world.hand0)), tuple(members(world.hand1))))
            assert seen < hands
            possible.append(len(seen))
    # Some hands reveal the deal to the seat, most do not.
    assert sorted(possible)[:2] == [1, 1]
    assert max(possible) == 3


def test_rows_of_a_reduced_game_lie_by_number() -> None:
    game = ReducedEvidencia("small")
    rng = Rng(2)
    state = game.deal(Rng(1))
    while state.to_act():
        seat = int(rng.draw(state.to_act()))
        assert game.view(state, seat).scene.phase != "order"
        state.play(seat, rng.draw(state.legal(seat)))
    rows = game.view(state, None).scene.rows
    assert [game.cards.number(card) for card in rows[0]] == sorted(game.cards.number(card) for card in rows[0])
