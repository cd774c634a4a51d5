"""The face of a game that has none of its own."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from sobremesa.kernel.kit import SmallGame, SmallScene
from sobremesa.kernel.kit.view import UNSEEN
from sobremesa.kernel.view import AnyView, plain
from sobremesa.terminal.console.screen import visible
from sobremesa.terminal.faces.drawn_card import SMALL, CardRow, CardSize, DrawnCard
from sobremesa.terminal.faces.face import GameFace

QUIET = "dim"
BACK = "░░"
LABEL = 22


class PlainFace(GameFace):
    """Draws zones and counters. The game's texts name them: ``zone-<name>``, ``zone-<name>-other`` for another seat's
    zone, and ``counter-<name>``."""

    def heading(self, view: AnyView) -> Text:  # noqa: ARG002  # the zones show how far the game has come
        return Text(self.say("title"), style="bold")

    def table(self, view: AnyView, size: CardSize | None = None) -> RenderableType:
        scene = view.scene
        return Group(*(self._others(scene, view, size) if isinstance(scene, SmallScene) else self._any(scene)))

    def hand(self, view: AnyView, size: CardSize | None = None) -> RenderableType | None:
        if view.viewer is None or not isinstance(view.scene, SmallScene):
            return None
        return Group(*self._seat(view.scene, view.viewer, view, size))

    def cards_in_sight(self, view: AnyView) -> tuple[str, ...]:
        scene = view.scene
        if view.viewer is None or not isinstance(scene, SmallScene):
            return ()
        assert isinstance(self.game, SmallGame)
        own = [zone.name for zone in self.game.zones if not zone.shared]
        cards = (card for name in own for card in scene.zones[name][view.viewer])
        return tuple(card for card in cards if not card.startswith(UNSEEN))

    def ending(self, view: AnyView) -> RenderableType:
        return self.show(view)

    # A game made with the kit.

    def _others(self, scene: SmallScene, view: AnyView, size: CardSize | None) -> list[RenderableType]:
        """The shared zones, then the other seats, in order from the viewer on."""
        assert isinstance(self.game, SmallGame)
        seats, first = self.game.seats, view.viewer or 0
        shared = [zone.name for zone in self.game.zones if zone.shared]
        parts: list[RenderableType] = [self._zones([(self._zone(name), scene.zones[name][0]) for name in shared], size)]
        for seat in [(first + step) % seats for step in range(seats)]:
            if seat != view.viewer:
                parts += self._seat(scene, seat, view, size)
        return parts

    def _seat(self, scene: SmallScene, seat: int, view: AnyView, size: CardSize | None) -> list[RenderableType]:
        assert isinstance(self.game, SmallGame)
        whose = None if seat == view.viewer else seat
        own = [zone.name for zone in self.game.zones if not zone.shared]
        return [
            Text.assemble("\n", (self.names[seat], "bold"), *self._counters(scene, seat)),
            self._zones([(self._zone(name, whose), scene.zones[name][seat]) for name in own], size),
        ]

    def _zones(self, zones: list[tuple[str, tuple[str, ...]]], size: CardSize | None) -> Table:
        """A line for each zone: its name and its cards."""
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(style=QUIET, justify="right", width=LABEL)
        grid.add_column()
        for name, cards in zones:
            grid.add_row(name, self._cards(cards, size))
        return grid

    def _counters(self, scene: SmallScene, seat: int) -> list[Text]:
        return [
            Text(f"   {self._label('counter', name)}: {counts[seat]}", style=QUIET)
            for name, counts in scene.counters.items()
            if len(counts) > seat
        ]

    def _zone(self, name: str, seat: int | None = None) -> str:
        key = f"zone-{name}-other"
        if seat is not None and self.game.texts.has(key):
            return self.say(key, seat=self.names[seat])
        return self._label("zone", name)

    def _label(self, kind: str, name: str) -> str:
        key = f"{kind}-{name}"
        return self.say(key) if self.game.texts.has(key) else name

    def _cards(self, cards: tuple[str, ...], size: CardSize | None) -> RenderableType:
        if not cards:
            return Text("–", style=QUIET)
        is_hidden = all(card.startswith(UNSEEN) for card in cards)
        if size is not None and not is_hidden:
            return CardRow((DrawnCard(self._name(card)) for card in cards), SMALL[size.rows])
        if is_hidden:
            return Text(f"{BACK} × {len(cards)}", style=QUIET)
        return Text("  ".join(name if name == BACK else f"[{name}]" for name in map(self._name, cards)))

    def _name(self, card: str) -> str:
        assert isinstance(self.game, SmallGame)
        return BACK if card.startswith(UNSEEN) else self.game.cards[self.game.number(card)].names[self.language]

    # Any other game.

    def _any(self, scene: object) -> list[RenderableType]:
        whole = plain(scene)
        assert isinstance(whole, dict)
        return [Text.assemble((f"{name:>{LABEL}}  ", QUIET), self._words(part)) for name, part in whole.items()]

    def _words(self, part: Any) -> str:
        if isinstance(part, dict):
            return "   ".join(f"{name}: {self._words(inner)}" for name, inner in part.items())
        if isinstance(part, list) and len(part) == self.game.seats:
            return "   ".join(f"{name}: {self._words(inner)}" for name, inner in zip(self.names, part, strict=True))
        if isinstance(part, list):
            return " ".join(map(self._words, part)) or "–"
        return visible(str(part))
