"""The cards of Evidencia in letters, shapes and colours."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

from rich.text import Text

from sobremesa.games.evidencia.cards import Card, Cards
from sobremesa.kernel.text import Texts

# Each faction has a shape, a word and a colour, so that none of them is needed: a hat, a saucer, an eye.
SHAPES = {"gnomos": "▲", "extraterrestres": "◒", "illuminati": "◉"}
COLOURS = {"gnomos": "#6aa84f", "extraterrestres": "#a583d8", "illuminati": "#d09b34"}
THREAD = "#c2543f"
TERRACOTTA = "#d98a5f"
NAME = f"bold {TERRACOTTA}"
QUIET = "dim"


class DrawnCards:
    """The cards of one deck in one language. A card is called by its id; a card seen from behind is ``?gnomos``."""

    def __init__(self, cards: Cards, texts: Texts, language: str) -> None:
        self.cards: dict[str, Card] = {card.id: card for card in cards.cards}
        self.texts = texts
        self.language = language

    def __getitem__(self, card_id: str) -> Card:
        return self.cards[card_id]

    def say(self, key: str, **facts: Any) -> str:
        return self.texts.say(self.language, key, **facts)

    def name(self, card_id: str) -> str:
        return self.cards[card_id].names[self.language]

    def mark(self, faction: str) -> Text:
        """Shape and letter: ``▲G``."""
        return Text(SHAPES[faction] + self.say(f"faction-{faction}")[0], style=COLOURS[faction])

    def badge(self, faction: str) -> Text:
        """Shape and word: ``▲ Gnomos``."""
        return Text(f"{SHAPES[faction]} {self.say(f'faction-short-{faction}')}", style=COLOURS[faction])

    def symbols(self, card_id: str) -> Text:
        symbols = self.cards[card_id].symbols
        if not symbols:
            return Text(self.say("no-symbol"), style=QUIET)
        return Text(" ").join(self.badge(faction) for faction in symbols)

    def back(self, card_id: str) -> Text:
        return Text.assemble((self.say("table-back") + " ", QUIET), self.mark(self.cards[card_id].back))

    def short(self, seen: str) -> Text:
        """What fits anywhere: ``7▲G g7``, or ``▲ Gnomos`` for a back."""
        if seen.startswith("?"):
            return self.badge(seen[1:])
        card = self.cards[seen]
        marks = Text("").join(self.mark(faction) for faction in card.symbols)
        return Text.assemble((str(card.value), "bold"), marks, " ", (card.id, QUIET))

    def shorts(self, cards: Iterable[str]) -> Text:
        return Text(", ").join(map(self.short, cards))

    def backs(self, seen: Iterable[str], drawn: Callable[[str], Text]) -> Text:
        """Cards seen from behind, each faction counted: ``▲ Gnomos x2, ◒ ETs``."""
        counted = Counter(back.removeprefix("?") for back in seen)
        parts = [
            Text.assemble(drawn(faction), f" x{count}" if count > 1 else "")
            for faction, count in sorted(counted.items())
        ]
        return Text(", ").join(parts)

    def named(self, card_id: str) -> str:
        """A card in a sentence: ``Rey bajo el césped (7▲G g7)``."""
        return f"{self.name(card_id)} ({self.short(card_id).plain})"

    def condition(self, card_id: str) -> str:
        """The challenge in words."""
        card = self.cards[card_id]
        key = f"challenge-{card.challenge.replace('_', '-')}"
        if card.wanted:
            return self.say(key, faction=self.say(f"faction-{card.wanted}"))
        return self.say(key, value=card.value)

    def foot(self, card_id: str) -> str:
        """The line at the foot of a card: its challenge, or what a special card can do."""
        special = self.cards[card_id].special
        return self.say(f"special-{special}") if special else self.condition(card_id)


def visible_faction(seen: str) -> str:
    """What a card in the pyramid shows: its back, or Gnomos for Revelación gnomo lying face up (EV-42, EV-50)."""
    return seen[1:] if seen.startswith("?") else "gnomos"


def boxed(title: str, inside: Iterable[Text], foot: str, width: int, style: str) -> list[Text]:
    """The lines of a card, its title in the upper edge and its foot in the lower one."""
    room = width - 2
    lines = [Text("╭" + title.center(room, "─") + "╮", style=style)]
    for line in inside:
        middle = line.copy()
        middle.truncate(room, overflow="ellipsis")
        middle.align("center", room)
        lines.append(Text.assemble(("│", style), middle, ("│", style)))
    edge = foot if len(foot) <= room else foot[: room - 1] + "…"
    return [*lines, Text("╰" + edge.center(room, "─") + "╯", style=style)]


def side_by_side(boxes: list[list[Text]]) -> list[Text]:
    """The lines of boxes of one height, beside each other."""
    return [Text(" ").join(lines) for lines in zip(*boxes, strict=True)]
