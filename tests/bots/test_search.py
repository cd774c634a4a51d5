"""The search: it finds what is to be found, from views alone, alike in both engines."""

from __future__ import annotations

from functools import partial
from typing import cast

import pytest
from mypy_extensions import i64

from sobremesa.bots.random_bot import RandomBot
from sobremesa.bots.search import Search
from sobremesa.bots.search_bot import Effort, SearchBot
from sobremesa.games.catalog import GAMES
from sobremesa.games.evidencia.game import Evidencia
from sobremesa.kernel.match import Match
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.rollout import Rollout
from sobremesa.kernel.seed import Seed
from sobremesa.kernel.state import State
from sobremesa.kernel.view import AnyView
from sobremesa.lab.arena import Maker, standings, tournament
from tests.games.euphoria.sittings import Sitting
from tests.laws.toy import Mayor, MayorState

GAME = Evidencia()


def test_search_plays_a_sure_win() -> None:
    """In Mayor the highest card always takes its trick; with 4 and 3 in hand every order wins both."""
    state = MayorState(Rng(1))
    state.hands, state.aside, state.sealed = [0b11000, 0b00011], 0b00100, [-1, -1]
    game = Mayor()
    search = Search(0, game.blank(Rng(2)), game.player().rollout(), Rng(3))
    search.run(game.imagine(game.view(state, 0)), 500)
    assert min(worth for _move, _visits, worth in search.tried_moves()) == 1.0


def test_search_prefers_the_card_that_wins_more_often() -> None:
    """With 4 and 1 against unseen 0, 2, 3: to win both tricks, 1 must meet 0; to lose none is all the same."""
    state = MayorState(Rng(1))
    state.hands, state.aside = [0b10010, 0b01100], 0b00001
    game = Mayor()
    search = Search(0, game.blank(Rng(2)), game.player().rollout(), Rng(3))
    search.run(game.imagine(game.view(state, 0)), 2000)
    tried = search.tried_moves()
    assert sorted(move for move, _visits, _worth in tried) == [1, 4]
    assert all(0.5 <= worth <= 0.9 for _move, _visits, worth in tried)


@pytest.mark.parametrize("name", GAMES)
def test_a_search_depends_on_its_seed_and_the_view_only(name: str) -> None:
    game = GAMES[name]()
    match = Match(game, Seed(4))
    seat = match.to_act[0]
    opinions = [SearchBot(game, Rng(9), Effort(300, seconds=60)).opinions(match.view(seat)) for _time in range(2)]
    assert opinions[0] == opinions[1]
    assert {opinion.move for opinion in opinions[0]} <= set(match.view(seat).moves)


def test_a_bot_that_is_handed_a_state_refuses() -> None:
    with pytest.raises(TypeError, match="a bot takes a View, not a EvidenciaState"):
        SearchBot(GAME, Rng(1)).choose(cast("AnyView", GAME.deal(Rng(1))))


def test_a_bot_in_a_world_that_looks_alike_chooses_alike() -> None:
    """A bot that peeks at the truth would choose differently in some of the worlds it cannot tell apart."""
    for seed in range(6):
        match = Match(GAME, Seed(seed))
        world = GAME.blank(Rng(0))
        for seat in match.to_act:
            view = match.view(seat)
            GAME.imagine(view).sample(Rng(seed), world)
            choices = {
                SearchBot(GAME, Rng(5), Effort(60, seconds=60)).choose(seen) for seen in (view, GAME.view(world, seat))
            }
            assert len(choices) == 1


def test_thinking_ends_with_its_time() -> None:
    bot = SearchBot(GAME, Rng(1), Effort(iterations=10**9, seconds=0.05))
    match = Match(GAME, Seed(1))
    assert bot.choose(match.view(0)) in match.view(0).moves


def test_little_search_beats_chance() -> None:
    """Sixty games of thirty iterations a move: far from chance, in a blink."""
    bots: dict[str, Maker] = {"search": partial(SearchBot, effort=Effort(30, seconds=60)), "random": RandomBot}
    result = standings(list(bots), tournament(GAME, bots, games=60, seed=1))[0]
    assert result.low > 0.7


def test_where_only_one_move_makes_sense_it_is_made() -> None:
    """Paying for an artifact with the Leader is legal and never looked at while a follower is there (EU-31)."""
    sitting = Sitting(("S s s", "E e e", "e e s", "e s s"), {0: "suero"}, turn=0)
    sitting.play("0 suero")
    view = sitting.game.view(sitting.state, 0)
    assert len(view.moves) == 3
    for seed in range(5):
        bot = SearchBot(sitting.game, Rng(seed), Effort(iterations=30))
        assert bot.choose(view) != view.moves[0]
        assert sum(opinion.visits for opinion in bot.opinions(view)) > 0


def test_who_has_nothing_better_to_do_looks_at_a_recruit() -> None:
    """Passing is legal and never better than a look at what was not seen yet (EU-22)."""
    sitting = Sitting(("S s s", "E e e", "e e s", "e s s"), turn=0)
    view = sitting.game.view(sitting.state, 0)
    pass_code = sitting.game.moves.code("pasa")
    assert pass_code in view.moves
    bot = SearchBot(sitting.game, Rng(1), Effort(iterations=60))
    assert pass_code not in {opinion.move for opinion in bot.opinions(view)}


@pytest.mark.parametrize("effort", [Effort(1), Effort(4), Effort(8), Effort(50, seconds=0.0)])
def test_however_little_it_may_think_it_has_a_move(effort: Effort) -> None:
    match = Match(GAME, Seed(3), ("Ana", "Beto"))
    for seed in range(30):
        assert SearchBot(GAME, Rng(seed), effort).choose(match.view(0)) in match.view(0).moves


class Counting(Rollout):
    """Counts how often the end of a world is judged."""

    def __init__(self) -> None:
        self.judged = 0

    def evaluate(self, state: State, seat: i64) -> float:
        self.judged += 1
        return super().evaluate(state, seat)


def test_the_end_of_a_world_is_judged_once_for_a_seat() -> None:
    """Nodes above each other ask for the same; in Mayor there are two seats, and trees soon grow deep."""
    game = Mayor()
    rollout = Counting()
    search = Search(0, game.blank(Rng(2)), rollout, Rng(3))
    search.run(game.imagine(game.view(game.deal(Rng(1)), 0)), 500)
    assert 500 <= rollout.judged <= 1000
