"""Reduced games of all three, walked whole. OpenSpiel reads the same trees from Gambit's files and agrees."""

from __future__ import annotations

from pathlib import Path

import pyspiel
import pytest
from open_spiel.python import policy as openspiel_policy
from open_spiel.python.algorithms import exploitability as openspiel

from sobremesa.exact.endgames import EndgameTree, tree_of
from sobremesa.exact.errors import TooLarge
from sobremesa.exact.gambit import write
from sobremesa.exact.play import Solver, exploitability, nash_conv, value
from sobremesa.exact.tree import ExactTree
from sobremesa.games.catalog import GAMES
from sobremesa.games.codigos.game import Codigos
from sobremesa.games.euphoria.game import Euphoria
from sobremesa.kernel.study_data import Endgame

SMALL = ("evidencia", "codigos", "euphoria")


@pytest.mark.parametrize("game", SMALL)
def test_openspiel_finds_the_same_gains(game: str, tmp_path: Path) -> None:
    tree = tree_of(game, "small")
    file = tmp_path / "tree.efg"
    write(file, tree, game, GAMES[game]().moves)
    theirs = pyspiel.load_game(f"efg_game(filename={file})")
    chance = openspiel_policy.UniformRandomPolicy(theirs)
    assert theirs.num_players() == tree.seats
    assert nash_conv(tree, tree.uniform()) == pytest.approx(openspiel.nash_conv(theirs, chance), abs=1e-9)


@pytest.mark.parametrize("game", SMALL)
def test_payoffs_add_up_to_zero_and_uniform_play_can_be_exploited(game: str) -> None:
    tree = tree_of(game, "small")
    worths = [value(tree, tree.uniform(), seat) for seat in range(tree.seats)]
    assert sum(worths) == pytest.approx(0.0, abs=1e-12)
    assert nash_conv(tree, tree.uniform()) > 0.01


@pytest.mark.parametrize("game", SMALL)
def test_a_solution_is_harder_to_exploit_than_chance(game: str) -> None:
    tree = tree_of(game, "small")
    solver = Solver(tree)
    solver.run(60)
    assert exploitability(tree, solver.policy()) < exploitability(tree, tree.uniform()) / 10


def test_a_tree_that_may_not_grow_so_large_is_given_up() -> None:
    with pytest.raises(TooLarge, match="more than 1,000 histories"):
        EndgameTree("euphoria", Endgame(4, seed=1, opening=0, worlds=6)).tree(most=1000)


@pytest.mark.parametrize("size", ["small", "medium", "large"])
def test_the_worlds_of_an_endgame_look_alike_to_a_spectator(size: str) -> None:
    endgame = Euphoria.about.study.endgames[size]
    builder = EndgameTree("euphoria", endgame)
    game = builder.configure()
    worlds = builder.worlds(game, builder.position(game).rng)
    assert len({tuple(world.fields()) for world in worlds}) == len(worlds) == endgame.worlds > 1
    assert len({str(game.view(world, None)) for world in worlds}) == 1


@pytest.mark.parametrize("size", ["small", "medium", "large"])
def test_an_endgame_of_codigos_begins_with_a_choice(size: str) -> None:
    builder = EndgameTree("codigos", Codigos.about.study.endgames[size])
    assert builder.position(builder.configure()).to_act()


@pytest.mark.parametrize("game", SMALL)
def test_histories_that_look_alike_leave_the_same_moves(game: str) -> None:
    tree: ExactTree = tree_of(game, "small")
    for known in tree.situations:
        assert {tree.count[history] for history in known.histories} == {known.count}
