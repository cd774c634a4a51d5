"""What a viewer sees and remembers of a small game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated

from msgspec import Struct

from sobremesa.kernel.bits import has, members
from sobremesa.kernel.event import Viewer, audience_bit
from sobremesa.kernel.kit.parts import Zone
from sobremesa.kernel.kit.state import SmallState
from sobremesa.kernel.view import View
from sobremesa.kernel.visibility import ALL, OWNER, VIEWER

if TYPE_CHECKING:
    from sobremesa.kernel.kit.game import SmallGame

UNSEEN = "?"  # before the back of a card that lies face down


class SmallScene(Struct, frozen=True):
    """What lies in sight now."""

    zones: Annotated[
        Mapping[str, tuple[tuple[str, ...], ...]],
        OWNER,
        "by zone and owner: the cards, or `?` and the back for one that lies face down",
    ]
    counters: Annotated[Mapping[str, tuple[int, ...]], ALL, "by counter and owner"]


class Slot(Struct, frozen=True):
    """A card in a zone: its id where the viewer knows it, else ``?`` and its back; and the set of all viewers who know
    it.

    All viewers saw who looked at a card, so who knows it is public.
    """

    card: str
    knowers: int


class SmallMemory(Struct, frozen=True):
    """What the viewer was shown and could remember."""

    slots: Annotated[
        Mapping[str, tuple[tuple[Slot, ...], ...]],
        VIEWER,
        "by zone and owner: every card in its zone, as far as the viewer could follow it",
    ]


SmallView = View[SmallScene, SmallMemory]


class SmallViewBuilder:
    """Builds one viewer's view. Hidden cards stay hidden when the game is over, unless the game lays them open."""

    def __init__(self, game: SmallGame, state: SmallState, viewer: Viewer) -> None:
        self.game = game
        self.state = state
        self.viewer = viewer
        self.bit = audience_bit(viewer)
        self.to_act = tuple(members(state.to_act()))

    def view(self) -> SmallView:
        state, viewer = self.state, self.viewer
        asked = viewer is not None and viewer in self.to_act
        return View(
            viewer=viewer,
            to_act=self.to_act,
            moves=tuple(members(state.legal(viewer))) if viewer is not None else (),
            prompt=self.game.prompt(state, viewer) if asked and viewer is not None else None,
            scene=SmallScene(
                zones={zone.name: tuple(map(self._cards, *self._places(zone))) for zone in self.game.zones},
                counters={name: tuple(counts) for name, counts in state.counters.items()},
            ),
            memory=SmallMemory({zone.name: tuple(map(self._slots, *self._places(zone))) for zone in self.game.zones}),
        )

    def _places(self, zone: Zone) -> tuple[list[Zone], range]:
        owners = zone.owners(self.game.seats)
        return [zone] * len(owners), owners

    def _cards(self, zone: Zone, owner: int) -> tuple[str, ...]:
        """The cards in sight: face up for viewers of the zone, else face down, also those that the viewer remembers."""
        held = self.state.zones[zone.name][owner]
        if has(zone.audience(owner, self.game.seats), self.bit):
            return tuple(self.game.cards[card].id for card in held)
        backs = [UNSEEN + self.game.cards[card].back for card in held]
        # The order of the deck would tell something of the cards.
        return tuple(backs if zone.in_order else sorted(backs))

    def _slots(self, zone: Zone, owner: int) -> tuple[Slot, ...]:
        found = [self._slot(card) for card in self.state.zones[zone.name][owner]]
        if not zone.in_order:
            found.sort(key=lambda slot: (slot.card.startswith(UNSEEN), slot.card, slot.knowers))
        return tuple(found)

    def _slot(self, card: int) -> Slot:
        knowers = self.state.knowers[card]
        is_known = has(knowers, self.bit)
        found = self.game.cards[card]
        return Slot(found.id if is_known else UNSEEN + found.back, knowers)
