"""Games reduced until their whole tree fits: the end of a game under way, in a few worlds that a spectator cannot tell
apart. Chance picks one of the worlds; from there on the rules are those of the game.

A game states its ``endgames``, or ``reductions`` with deals of its own (``kernel/study_data.py``).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from sobremesa.exact.tree import ExactTree
from sobremesa.games.catalog import GAMES
from sobremesa.kernel.bits import first
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.rng import Rng, ScriptedRng
from sobremesa.kernel.state import State
from sobremesa.kernel.study_data import Endgame

# Worlds are sampled until there are enough, or until this many samples in a row were all known.
PATIENCE = 400


@dataclass(frozen=True)
class EndgameTree:
    """Builds the tree of an endgame. Seats choose among the candidates of the game's player, in the opening and later:
    in Códigos every seat recites what it knows."""

    game: str
    endgame: Endgame

    def configure(self) -> AnyGame:
        return GAMES[self.game](seats=self.endgame.seats, options=self.endgame.options)

    def position(self, game: AnyGame) -> State:
        """The position after the opening, which is played with the default options."""
        chance, usual = Rng(self.endgame.seed), GAMES[self.game](seats=self.endgame.seats)
        state: State = usual.deal(chance)
        rollout, moves = usual.player().rollout(), 0
        while state.to_act() and moves < self.endgame.opening:
            seat = first(state.to_act())
            state.play(seat, chance.draw(rollout.candidate_moves(state, seat)))
            moves += 1
        found: State = game.blank(Rng(self.endgame.seed))
        found.copy_from(state)
        return found

    def worlds(self, game: AnyGame, chance: Rng) -> list[State]:
        """The position in its worlds, each once."""
        position = self.position(game)
        imagined = game.imagine(game.view(position, None))
        rng, repeats = Rng(self.endgame.seed), 0
        found: dict[tuple[int, ...], State] = {}
        while len(found) < self.endgame.worlds and repeats < PATIENCE:
            world = game.blank(chance)
            imagined.sample(rng, world)
            key = tuple(world.fields())
            repeats = repeats + 1 if key in found else 0
            found.setdefault(key, world)
        return list(found.values())

    def tree(self, *, examples: bool = True, most: int = 0) -> ExactTree:
        game, chance = self.configure(), ScriptedRng()
        worlds, among = self.worlds(game, chance), game.player().rollout()
        return ExactTree(worlds, lambda: game.blank(chance), chance, among=among, examples=examples, most=most)


def reduced_games() -> Iterator[tuple[str, str]]:
    """Game and size of every tree that ``tree_of`` builds."""
    for name, kind in GAMES.items():
        study = kind.about.study
        for size in study.endgames if study.reductions is None else study.reductions.sizes:
            yield name, size


def reduced_tree(game: AnyGame, *, examples: bool = True) -> ExactTree:
    """The tree of a game that the game's ``reductions`` made."""
    reductions = game.about.study.reductions
    assert reductions is not None
    chance, deals = ScriptedRng(), reductions.deals_of(game)
    states = []
    for number in range(deals.count):
        state: State = game.blank(chance)
        deals.lay_out(state, number)
        states.append(state)
    return ExactTree(states, lambda: game.blank(chance), chance, examples=examples)


def tree_of(game: str, size: str) -> ExactTree:
    """The tree of a reduced game."""
    study = GAMES[game].about.study
    if study.reductions is not None:
        return reduced_tree(study.reductions.game(size), examples=False)
    return EndgameTree(game, study.endgames[size]).tree(examples=False)
