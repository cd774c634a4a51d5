"""A small game in zeros and ones, for learning machines."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sobremesa.kernel.bits import has, members, set_of
from sobremesa.kernel.feature_writer import FeatureWriter
from sobremesa.kernel.kit.parts import Counter, Zone
from sobremesa.kernel.kit.state import SmallState
from sobremesa.kernel.observer import Feature, Observer
from sobremesa.kernel.state import State

if TYPE_CHECKING:
    from sobremesa.kernel.kit.game import SmallGame


class SmallObserver(Observer):
    """By zone, seats counted from the viewer: the cards in sight, and how many there are; then the counters and who is
    asked; then the cards that the seat remembers."""

    def __init__(self, game: SmallGame) -> None:
        self.game = game
        self.width = len(game.cards)

    def features(self) -> tuple[Feature, ...]:
        found: list[Feature] = []
        for zone in self.game.zones:
            for step in zone.owners(self.game.seats):
                found.append(Feature(f"{zone.name}_{step}", self.width, "the cards in sight, one of each"))
                found.append(Feature(f"{zone.name}_{step}_size", self.width, "how many cards, counted"))
        found += [
            Feature(f"{counter.name}_{step}", counter.most, "counted")
            for counter in self.game.counters
            for step in counter.owners(self.game.seats)
        ]
        found.append(Feature("asked", self.game.seats, "the seats that are asked"))
        found += [
            Feature(f"known_{zone.name}_{step}", self.width, "the cards known there", memory=True)
            for zone in self.game.zones
            for step in zone.owners(self.game.seats)
        ]
        return tuple(found)

    def observe(self, state: State, seat: int, writer: FeatureWriter) -> None:
        assert isinstance(state, SmallState)
        viewer = int(seat)
        for zone in self.game.zones:
            for owner in self._from(zone, viewer):
                held = state.zones[zone.name][owner]
                in_sight = has(zone.audience(owner, self.game.seats), viewer)
                writer.put_set(set_of(held) if in_sight else 0, self.width)
                writer.put_count(len(held), self.width)
        for counter in self.game.counters:
            for owner in self._from(counter, viewer):
                writer.put_count(state.counters[counter.name][owner], counter.most)
        count = self.game.seats
        writer.put_set(set_of((asked - viewer) % count for asked in members(state.to_act())), count)
        for zone in self.game.zones:
            for owner in self._from(zone, viewer):
                held = state.zones[zone.name][owner]
                writer.put_set(set_of(card for card in held if has(state.knowers[card], viewer)), self.width)

    def _from(self, thing: Zone | Counter, seat: int) -> list[int]:
        """The owners in the order of play, the viewer first."""
        owners = thing.owners(self.game.seats)
        return [0] if thing.shared else [(seat + step) % self.game.seats for step in owners]
