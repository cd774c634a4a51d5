"""Imagined worlds of a small game: unknown cards are laid at random where cards are not known."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sobremesa.kernel.imagination import Imagination
from sobremesa.kernel.kit.state import Place, SmallState
from sobremesa.kernel.kit.view import UNSEEN, SmallView
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.state import State

if TYPE_CHECKING:
    from sobremesa.kernel.kit.game import SmallGame

MOST_TRIES = 10_000


class SmallImagination(Imagination):
    """Lays out what the viewer knows, and shuffles the rest into the other places.

    What ``SmallGame.is_possible`` or the view itself rules out is drawn again: right for small games, where a few tries
    are enough.
    """

    def __init__(self, game: SmallGame, view: SmallView) -> None:
        self.game = game
        self.view = view
        self.known: list[tuple[int, Place, int]] = []
        self.blanks: list[tuple[Place, int]] = []
        unknown = set(range(len(game.cards)))
        for zone, owners in view.memory.slots.items():
            for owner, slots in enumerate(owners):
                for slot in slots:
                    if slot.card == UNSEEN:
                        self.blanks.append(((zone, owner), slot.knowers))
                    else:
                        number = game.number(slot.card)
                        unknown.discard(number)
                        self.known.append((number, (zone, owner), slot.knowers))
        self.unknown = sorted(unknown)

    def sample(self, rng: Rng, state: State) -> None:
        assert isinstance(state, SmallState)
        for _try in range(MOST_TRIES):
            self._lay(rng, state)
            if self.game.is_possible(state) and self.game.view(state, self.view.viewer) == self.view:
                return
        raise RuntimeError(
            f"{self.game.about.name}: in {MOST_TRIES} tries no imagined world looked like the view. "
            "Write `imagine` for this game, or keep what `is_possible` needs in a counter or a zone that is seen."
        )

    def _lay(self, rng: Rng, world: SmallState) -> None:
        world.clear()
        for name, counts in self.view.scene.counters.items():
            world.counters[name][:] = counts
        order = rng.shuffled(len(self.unknown))
        found = [(self.unknown[order[at]], place, knowers) for at, (place, knowers) in enumerate(self.blanks)]
        # Piles are filled slot by slot, as they were read.
        for card, (zone, owner), knowers in self._in_order(found):
            world.zones[zone][owner].append(card)
            world.knowers[card] = knowers
        for zone in self.game.zones:
            if not zone.in_order:
                for held in world.zones[zone.name]:
                    held.sort()

    def _in_order(self, drawn: list[tuple[int, Place, int]]) -> list[tuple[int, Place, int]]:
        """Known and drawn cards in the order of their slots."""
        known, blank = iter(self.known), iter(drawn)
        return [
            next(blank) if slot.card == UNSEEN else next(known)
            for owners in self.view.memory.slots.values()
            for slots in owners
            for slot in slots
        ]
