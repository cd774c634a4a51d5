"""Games made small enough to be walked whole: the end of a game that is already under way, in a few worlds that nobody
who only watched could tell apart. Chance picks one of them; from there on the rules are those of the game.

Evidencia has reductions of its own, with rows by number: laying rows in every order is too much for any tree.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from sobremesa.exact.tree import ExactTree
from sobremesa.games.catalog import GAMES
from sobremesa.games.evidencia.reduced import ReducedEvidencia
from sobremesa.kernel.bits import first
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.rng import Rng, ScriptedRng
from sobremesa.kernel.state import State

SIZES = ("small", "medium", "large")
# Different worlds are drawn until there are enough, or until this many draws in a row brought none.
PATIENCE = 400


@dataclass(frozen=True)
class Endgame:
    """A deal by its seed, its first ``opening`` moves at random among the candidates of its player, and in how many
    worlds it goes on, with which options. A seat chooses among its candidates there, too: in Códigos everybody recites
    what they know."""

    game: str
    seats: int
    seed: int
    opening: int
    worlds: int
    options: Mapping[str, str] = field(default_factory=dict)

    def configured(self) -> AnyGame:
        return GAMES[self.game](seats=self.seats, options=self.options)

    def position(self, game: AnyGame) -> State:
        """Where the opening leads, which is played with the usual options."""
        chance, usual = Rng(self.seed), GAMES[self.game](seats=self.seats)
        state: State = usual.deal(chance)
        rollout, made = usual.player().rollout(), 0
        while state.to_act() and made < self.opening:
            seat = first(state.to_act())
            state.play(seat, chance.draw(rollout.candidate_moves(state, seat)))
            made += 1
        found: State = game.blank(Rng(self.seed))
        found.copy_from(state)
        return found

    def dealt(self, game: AnyGame, chance: Rng) -> list[State]:
        """The position in its worlds, each once."""
        position = self.position(game)
        imagined = game.imagine(game.view(position, None))
        drawing, without = Rng(self.seed), 0
        found: dict[tuple[int, ...], State] = {}
        while len(found) < self.worlds and without < PATIENCE:
            world = game.blank(chance)
            imagined.sample(drawing, world)
            key = tuple(world.fields())
            without = without + 1 if key in found else 0
            found.setdefault(key, world)
        return list(found.values())

    def tree(self, *, examples: bool = True, most: int = 0) -> ExactTree:
        game, chance = self.configured(), ScriptedRng()
        dealt, among = self.dealt(game, chance), game.player().rollout()
        return ExactTree(dealt, lambda: game.blank(chance), chance, among=among, examples=examples, most=most)


SHORT_ROUNDS = {"round_limit": "3"}
FEW_TURNS = {"turn_limit": "1"}
ENDGAMES: dict[tuple[str, str], Endgame] = {
    ("codigos", "small"): Endgame("codigos", 2, seed=90, opening=154, worlds=1, options=FEW_TURNS),
    ("codigos", "medium"): Endgame("codigos", 2, seed=90, opening=153, worlds=1, options=FEW_TURNS),
    ("codigos", "large"): Endgame("codigos", 2, seed=5, opening=127, worlds=1, options=FEW_TURNS),
    ("euphoria", "small"): Endgame("euphoria", 4, seed=7, opening=66, worlds=6, options=SHORT_ROUNDS),
    ("euphoria", "medium"): Endgame("euphoria", 4, seed=7, opening=58, worlds=6, options=SHORT_ROUNDS),
    ("euphoria", "large"): Endgame("euphoria", 4, seed=7, opening=58, worlds=170, options=SHORT_ROUNDS),
}
GAMES_AND_SIZES = (*(("evidencia", size) for size in SIZES), *ENDGAMES)


def tree_of(game: str, size: str) -> ExactTree:
    """The tree of a reduced game."""
    if game == "evidencia":
        reduced, chance = ReducedEvidencia(size), ScriptedRng()
        dealt = [reduced.deal_number(chance, number) for number in range(len(reduced.reduction.deals))]
        return ExactTree(dealt, lambda: reduced.blank(chance), chance, examples=False)
    return ENDGAMES[game, size].tree(examples=False)
