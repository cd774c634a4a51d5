"""Sealed choices: the search mixes where best play does, and a rival does not learn what it cannot know."""

from __future__ import annotations

import pytest

from sobremesa.bots.search import Search
from sobremesa.bots.search_bot import Effort, SearchBot
from sobremesa.bots.search_mixture import draw_edge, learn, match_regrets, open_moves
from sobremesa.bots.search_tree import SearchNode
from sobremesa.games.evidencia.game import Evidencia
from sobremesa.kernel.bits import first, set_of
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.view import legal_moves


def shares(node: SearchNode) -> dict[int, float]:
    found = {}
    edge = node.edges
    while edge is not None:
        found[int(edge.move)] = edge.sum_of_parts
        edge = edge.sibling
    return {move: part / sum(found.values()) for move, part in found.items()}


def played(table: dict[tuple[int, int], float], moves: int, steps: int) -> tuple[SearchNode, SearchNode]:
    """Both seats of a matrix game match regrets; ``table`` is what a pair of moves is worth to the first."""
    one, two = SearchNode(1, None), SearchNode(2, None)
    rng = Rng(3)
    for _ in range(steps):
        for node in (one, two):
            open_moves(node, set_of(range(moves)))
            match_regrets(node)
        mine, theirs = draw_edge(one, rng), draw_edge(two, rng)
        worth = table[int(mine.move), int(theirs.move)]
        one.visits += 1
        two.visits += 1
        mine.meet(theirs.move, worth)
        theirs.meet(mine.move, 1 - worth)
        learn(one, two)
        learn(two, one)
    return one, two


def test_matching_pennies_are_mixed_evenly() -> None:
    table = {(0, 0): 1.0, (0, 1): 0.0, (1, 0): 0.0, (1, 1): 1.0}
    for node in played(table, moves=2, steps=3000):
        assert shares(node)[0] == pytest.approx(0.5, abs=0.05)


def test_an_uneven_game_is_mixed_as_it_should_be() -> None:
    """A pair of zeros is worth twice as much: then it is chosen half as often, by both."""
    table = {(0, 0): 1.0, (0, 1): 0.0, (1, 0): 0.0, (1, 1): 0.5}
    for node in played(table, moves=2, steps=3000):
        assert shares(node)[0] == pytest.approx(1 / 3, abs=0.05)


def test_a_move_that_is_always_better_is_made() -> None:
    table = {(mine, theirs): 0.2 + 0.3 * mine for mine in range(3) for theirs in range(3)}
    one, _two = played(table, moves=3, steps=600)
    assert shares(one)[2] > 0.97


def test_the_choice_is_the_same_whoever_answered_first() -> None:
    """A sealed choice is not imagined as random: who seals second thinks as if both still had to choose."""
    game = Evidencia()
    state = game.deal(Rng(8))
    before = SearchBot(game, Rng(2), Effort(5000, seconds=600)).policy(game.view(state, 1))
    state.play(0, first(state.legal(0)))
    after = SearchBot(game, Rng(2), Effort(5000, seconds=600)).policy(game.view(state, 1))
    assert before == pytest.approx(after, abs=0.15)


def test_what_the_rival_sealed_changes_nothing() -> None:
    game = Evidencia()
    found = []
    for choice in range(2):
        state = game.deal(Rng(8))
        state.play(0, list(legal_moves(state, 0))[choice])
        found.append(SearchBot(game, Rng(2), Effort(400, seconds=60)).policy(game.view(state, 1)))
    assert found[0] == found[1]


def test_small_shares_are_dropped() -> None:
    game = Evidencia()
    for seed in range(3):
        weights = SearchBot(game, Rng(2), Effort(5000, seconds=600)).policy(game.view(game.deal(Rng(seed)), 0))
        assert sum(weights.values()) == pytest.approx(1)
        assert min(weights.values()) > 0.15


def test_with_few_worlds_one_move_is_chosen() -> None:
    """A mix pays with many worlds only: the lower levels think as before."""
    game = Evidencia()
    for seed in range(5):
        policy = SearchBot(game, Rng(2), Effort(300, seconds=60)).policy(game.view(game.deal(Rng(seed)), 0))
        assert list(policy.values()) == [1.0]


def test_pairs_tell_what_each_card_met() -> None:
    game = Evidencia()
    view = game.view(game.deal(Rng(8)), 0)
    search = Search(0, game.blank(Rng(1)), game.player().rollout(), Rng(1))
    search.run(game.imagine(view), 500)
    met = search.pairs()
    assert {move for move, _reply, _visits, _worth in met} == set(view.moves)
    assert all(0 <= worth <= 1 and visits > 0 for _move, _reply, visits, worth in met)
    assert not {reply for _move, reply, _visits, _worth in met} & set(view.moves)
