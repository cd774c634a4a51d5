"""Imagined worlds of a small game: unknown cards are laid at random where cards are not known."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sobremesa.kernel.kit.state import SmallState
from sobremesa.kernel.kit.view import UNSEEN, SmallView
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.state import Imagination, State

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
        known = {slot.card for owners in view.memory.slots.values() for slots in owners for slot in slots}
        # The cards that the viewer does not know, by their backs.
        self.unknown: dict[str, list[int]] = {}
        for number, card in enumerate(game.cards):
            if card.id not in known:
                self.unknown.setdefault(UNSEEN + card.back, []).append(number)

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
        drawn = {back: iter([cards[at] for at in rng.shuffled(len(cards))]) for back, cards in self.unknown.items()}
        for zone in self.game.zones:
            for owner, slots in enumerate(self.view.memory.slots[zone.name]):
                held = world.zones[zone.name][owner]
                for slot in slots:
                    unseen = slot.card.startswith(UNSEEN)
                    card = next(drawn[slot.card]) if unseen else self.game.number(slot.card)
                    held.append(card)
                    world.knowers[card] = slot.knowers
                if not zone.in_order:
                    held.sort()
