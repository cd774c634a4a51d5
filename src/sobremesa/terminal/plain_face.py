"""Any game in the terminal: the cards of a small game in its zones, or any other view part by part."""

from __future__ import annotations

from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from sobremesa.kernel.kit import SmallGame, SmallScene
from sobremesa.kernel.kit.view import UNSEEN
from sobremesa.kernel.view import AnyView, plain
from sobremesa.terminal.face import Face

QUIET = "dim"
BACK = "░░"


class PlainFace(Face):
    """The face of a game that has none of its own. What a zone or a counter is called, its texts say:
    ``zone-<name>`` (``zone-<name>-other`` for another seat's) and ``counter-<name>``."""

    def show(self, view: AnyView) -> RenderableType:
        scene = view.scene
        parts = self._small(scene, view) if isinstance(scene, SmallScene) else self._any(scene)
        return Group(Rule(Text(self.say("title"), style="bold")), *parts)

    def ending(self, view: AnyView) -> RenderableType:
        return self.show(view)

    # A small game.

    def _small(self, scene: SmallScene, view: AnyView) -> list[RenderableType]:
        assert isinstance(self.game, SmallGame)
        shared = [zone for zone in self.game.zones if zone.shared]
        parts: list[RenderableType] = [
            self._line(self._zone(zone.name), self._cards(scene.zones[zone.name][0])) for zone in shared
        ]
        first = view.viewer or 0
        seats = [(first + step) % self.game.seats for step in range(self.game.seats)]
        for seat in seats:
            parts.append(Text())
            parts.append(Text.assemble((self.names[seat], "bold"), *self._counters(scene, seat)))
            for zone in self.game.zones:
                if not zone.shared:
                    cards = scene.zones[zone.name][seat]
                    name = self._zone(zone.name, None if seat == view.viewer else seat)
                    parts.append(self._line(name, self._cards(cards)))
        return parts

    def _counters(self, scene: SmallScene, seat: int) -> list[Text]:
        return [
            Text(f"   {self._named('counter', name)}: {counts[seat]}", style=QUIET)
            for name, counts in scene.counters.items()
            if len(counts) > seat
        ]

    def _zone(self, name: str, seat: int | None = None) -> str:
        key = f"zone-{name}-other"
        if seat is not None and self.game.texts.has(key):
            return self.say(key, seat=self.names[seat])
        return self._named("zone", name)

    def _named(self, kind: str, name: str) -> str:
        key = f"{kind}-{name}"
        return self.say(key) if self.game.texts.has(key) else name

    def _cards(self, cards: tuple[str, ...]) -> RenderableType:
        assert isinstance(self.game, SmallGame)
        if not cards:
            return Text("–", style=QUIET)
        if all(card.startswith(UNSEEN) for card in cards):
            return Text(f"{BACK} × {len(cards)}", style=QUIET)
        names = [self._card(card) for card in cards]
        return Columns([Text(f"[{name}]") for name in names], padding=(0, 1))

    def _card(self, card: str) -> str:
        assert isinstance(self.game, SmallGame)
        return BACK if card.startswith(UNSEEN) else self.game.cards[self.game.number(card)].names[self.language]

    def _line(self, name: str, what: RenderableType) -> RenderableType:
        return Columns([Text(f"{name:>22} ", style=QUIET), what], padding=(0, 0))

    # Any other game.

    def _any(self, scene: object) -> list[RenderableType]:
        whole = plain(scene)
        assert isinstance(whole, dict)
        return [Text.assemble((f"{name:>22}  ", QUIET), self._words(part)) for name, part in whole.items()]

    def _words(self, part: Any) -> str:
        if isinstance(part, dict):
            return "   ".join(f"{name}: {self._words(inner)}" for name, inner in part.items())
        if isinstance(part, list) and len(part) == self.game.seats:
            return "   ".join(f"{who}: {self._words(inner)}" for who, inner in zip(self.names, part, strict=True))
        if isinstance(part, list):
            return " ".join(map(self._words, part)) or "–"
        return str(part)
