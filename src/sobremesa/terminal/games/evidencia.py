"""Evidencia in the terminal: its cards, its table, and the end with both rows on the line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, cast

from rich.align import Align
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from sobremesa.games.evidencia.cards import Card, Cards
from sobremesa.games.evidencia.game import Evidencia
from sobremesa.games.evidencia.rules import constants as c
from sobremesa.games.evidencia.rules.constants import ROUNDS
from sobremesa.games.evidencia.score_sheet import Criterion, ScoreSheet, score_sheet
from sobremesa.games.evidencia.view import Memory, Scene
from sobremesa.kernel.bits import bit
from sobremesa.kernel.errors import IllegalMove
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.moves import LONGEST_MOVE, normal
from sobremesa.kernel.text import Texts
from sobremesa.kernel.view import AnyView, View
from sobremesa.terminal.console.drawing import Fitted, Heading
from sobremesa.terminal.faces.card_text import CardText
from sobremesa.terminal.faces.drawn_card import AIRY, DASHED, SMALL, CardRow, CardSize, DrawnCard
from sobremesa.terminal.faces.face import GameFace
from sobremesa.terminal.texts import TEXTS

# Each faction has a shape (a hat, a saucer, an eye), a word and a colour, and any one of them is enough to tell it.
SHAPES = {"gnomos": "▲", "extraterrestres": "◒", "illuminati": "◉"}
COLOURS = {"gnomos": "#6aa84f", "extraterrestres": "#a583d8", "illuminati": "#d09b34"}
THREAD = "#c2543f"
TERRACOTTA = "#d98a5f"
NAME = f"bold {TERRACOTTA}"
QUIET = "dim"


class EvidenciaCardArt:
    """The cards of one deck in one language, by their ids; ``?gnomos`` is a card seen from behind."""

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
        """The shortest form: ``7▲G g7``, or ``▲ Gnomos`` for a back."""
        if seen.startswith("?"):
            return self.badge(seen[1:])
        card = self.cards[seen]
        marks = Text("").join(self.mark(faction) for faction in card.symbols)
        return Text.assemble((str(card.value), "bold"), marks, " ", (card.id, QUIET))

    def shorts(self, cards: Iterable[str]) -> Text:
        return Text(", ").join(map(self.short, cards))

    def backs(self, seen: Iterable[str], drawn: Callable[[str], Text]) -> Text:
        """Backs, counted by faction: ``▲ Gnomos x2, ◒ ETs``."""
        counted = Counter(back.removeprefix("?") for back in seen)
        parts = [
            Text.assemble(drawn(faction), f" x{count}" if count > 1 else "")
            for faction, count in sorted(counted.items())
        ]
        return Text(", ").join(parts)

    def condition(self, card_id: str) -> str:
        """The challenge in words."""
        card = self.cards[card_id]
        key = f"challenge-{card.challenge.replace('_', '-')}"
        if card.wanted:
            return self.say(key, faction=self.say(f"faction-{card.wanted}"))
        return self.say(key, value=card.value)

    def foot(self, card_id: str) -> str:
        """The line at the foot of a card: its challenge, or a special card's effect."""
        special = self.cards[card_id].special
        return self.say(f"special-{special}") if special else self.condition(card_id)

    def drawn(self, card_id: str, *, note: str = "", style: str = "", is_dim: bool = False) -> DrawnCard:
        """The front, with the back's mark as its seal and the challenge at the foot."""
        card = self.cards[card_id]
        drawn = DrawnCard(
            name=Text(self.name(card_id), style="bold"),
            marks=self.symbols(card_id),
            foot=Text(self.foot(card_id), style=QUIET),
            head=Text(str(card.value), style="bold"),
            seal=self.mark(card.back),
            note=note,
            tag=card_id,
            style=style or COLOURS[card.back],
        )
        return drawn.dimmed() if is_dim else drawn


def beside_pyramid(pyramid: RenderableType, slot: int, beside: RenderableType) -> RenderableType:
    centre = Table.grid(expand=True)
    centre.add_column(width=3 * slot + 2)
    centre.add_column(ratio=1)
    centre.add_row(pyramid, Padding(beside, (1, 0, 0, MARGIN)))
    return centre


def visible_faction(seen: str) -> str:
    """The symbol of a card in the pyramid: its back, or Gnomos for Revelación gnomo face up (EV-42, EV-50)."""
    return seen[1:] if seen.startswith("?") else "gnomos"


# A slot of the pyramid in the table of words, and where there is little room.
SLOT = CardSize(3, 14, 14)
NARROW_SLOT = CardSize(3, 12, 12)
# With fewer columns, what lies beside the pyramid is drawn below it.
ROOMY = 72
PANEL = 50
MARGIN = 3
FLAT_BELOW = 90  # with fewer columns there are seldom enough rows for boxes beside a hand of six
LONGEST_NAME = 16
LEVELS = ((5,), (3, 4), (0, 1, 2))
ROUND_PHASES = ("take", "send", "winner_slot", "keep", "loser_slot")
ORDERING_PHASES = ("abduct", "exchange", "reveal", "order")


class EvidenciaBoard:
    """Rivals on top, the pyramid in the middle, and the viewer's own side."""

    def __init__(
        self, cards: EvidenciaCardArt, names: tuple[str, ...], view: View[Scene, Memory], *, memory_aid: bool
    ) -> None:
        self.cards = cards
        self.names = names
        self.viewer = view.viewer
        self.table = view.scene
        self.memory = view.memory if memory_aid else None
        self.say = cards.say

    def board(self, size: CardSize | None) -> RenderableType:
        parts: list[RenderableType] = []
        for seat in range(2):
            if seat != self.viewer:
                parts += self.rival(seat, size)
        if self.memory and self.viewer is not None:
            parts.append(self.memory_line(1 - self.viewer, self.memory))
        if size is None and self.table.phase in ORDERING_PHASES:
            # The hand is at its largest now.
            boxes = beside_pyramid(self.pyramid(SLOT), SLOT.most, self.beside(size))
            flat = self.base(size) if self.table.phase == "exchange" else self.criteria()
            return Group(*parts, Fitted(boxes, Group(*self.flat_pyramid(), flat), least=FLAT_BELOW))
        slot = SMALL[size.rows] if size else SLOT
        beside = self.beside(size)
        wide = beside_pyramid(self.pyramid(slot), slot.most, beside)
        below = Group(self.pyramid(NARROW_SLOT) if size is None else Align.center(self.pyramid(slot)), beside)
        # Three cards side by side need more room than a challenge.
        is_row = size is not None and self.table.phase in (*ROUND_PHASES, "exchange")
        least = 3 * (slot.most + size.least + 2) + MARGIN if size and is_row else ROOMY
        return Group(*parts, Fitted(wide, below, least=least))

    def heading(self) -> Text:
        table = self.table
        if table.phase in ("order", "over"):
            words = self.say(f"table-{table.phase}")
        elif table.phase in ORDERING_PHASES:
            words = self.say("table-specials")
        elif table.round == ROUNDS:
            words = self.say("table-final-round")
        else:
            words = self.say("table-round", round=table.round)
        return Text(f"{self.say('title')} · {words}", style="bold")

    # The seats.

    def rival(self, seat: int, size: CardSize | None) -> list[RenderableType]:
        """A rival in one line, by the backs of their cards (EV-02); with much room the hand is drawn."""
        table = self.table
        line = self.name(seat)
        drawn = SMALL[size.rows] if size is not None and size.rows >= AIRY else None
        if table.hands[seat] and drawn is None:
            line.append_text(self.field("table-hand", self.cards.backs(table.hands[seat], self.cards.badge)))
        if table.zones[seat]:
            line.append_text(self.field("table-zone", self.cards.backs(table.zones[seat], self.cards.mark)))
        line.append_text(self.pile(seat))
        if table.ready[seat]:
            line.append("   " + self.say("table-ready", name=self.names[seat]), style=QUIET)
        if drawn is None:
            return [line]
        backs = [back.removeprefix("?") for back in table.hands[seat]]
        hand = [DrawnCard(marks=self.cards.badge(back), style=COLOURS[back], edges=DASHED) for back in backs]
        return [line, CardRow(hand, drawn)]

    def name(self, seat: int) -> Text:
        words = self.short_name(seat).plain
        if seat == self.viewer:
            words = TEXTS.say(self.cards.language, "your-seat", name=words)
        return Text.assemble((words, NAME), no_wrap=True, overflow="ellipsis")

    def short_name(self, seat: int) -> Text:
        """The name, cut to leave room for the rest of the line."""
        name = Text(self.names[seat])
        name.truncate(LONGEST_NAME, overflow="ellipsis")
        return name

    def field(self, key: str, value: Text) -> Text:
        return Text.assemble(("   " + self.say(key) + ": ", QUIET), value)

    def pile(self, seat: int) -> Text:
        pile = self.table.piles[seat]
        if not pile.count:
            return Text("")
        back = self.cards.mark(pile.top).plain
        return self.field("table-pile", Text(self.say("table-pile-left", count=pile.count, back=back)))

    def memory_line(self, seat: int, memory: Memory) -> Text:
        known = memory.zones[seat]
        words = self.say("table-remembered", name=self.names[seat])
        return Text.assemble((words + ": ", QUIET), self.cards.shorts(known) if known else "-")

    def own(self, seat: int, size: CardSize | None) -> list[RenderableType]:
        """The hand in full; the zone, the pile and the row in a line each."""
        table = self.table
        head = self.name(seat)
        ordering = table.phase in ORDERING_PHASES  # the zone is the hand now (EV-40)
        if table.zones[seat] and not ordering:
            head.append_text(self.field("table-zone", self.cards.shorts(table.zones[seat])))
        head.append_text(self.pile(seat))
        held = table.zones[seat] if ordering else table.hands[seat]
        parts = [head, self.hand([card for card in held if card not in table.row], size)]
        if table.row:
            row = Text(" ").join(self.cards.short(card) for card in table.row)
            parts.append(Text.assemble((self.say("table-row") + ": ", QUIET), row))
        return parts

    def hand(self, held: Sequence[str], size: CardSize | None) -> RenderableType:
        if size is not None:
            return CardRow(map(self.cards.drawn, held), size)
        short = Table.grid(padding=(0, 1, 0, 0))
        for card_id in held:
            name = Text(self.cards.name(card_id), style="bold")
            short.add_row(self.cards.short(card_id), name, self.cards.mark(self.cards[card_id].back))
        return Fitted(self.whole_hand(held), short, least=ROOMY)

    def whole_hand(self, cards: Iterable[str]) -> RenderableType:
        grid = Table.grid(padding=(0, 2, 0, 0))
        for _ in range(5):
            grid.add_column(no_wrap=True)
        grid.add_column()  # the only column that shrinks
        for card_id in cards:
            grid.add_row(
                Text(f" {card_id}", style=QUIET),
                Text(str(self.cards[card_id].value), style="bold"),
                self.cards.symbols(card_id),
                Text(self.cards.name(card_id), style="bold"),
                self.cards.back(card_id),
                Text(self.cards.foot(card_id), style=QUIET, no_wrap=True, overflow="ellipsis"),
            )
        return grid

    # The pyramid.

    def pyramid(self, size: CardSize) -> RenderableType:
        """Three levels, slot 6 on top, in red thread (EV-26)."""
        base = 3 * size.most + 2
        levels = [CardRow(map(self.slot, level), CardSize(size.rows, size.most, size.most)) for level in LEVELS]
        indents = [(base - len(level) * (size.most + 1) + 1) // 2 for level in LEVELS]
        return Group(*(Padding(row, (0, 0, 0, indent)) for row, indent in zip(levels, indents, strict=True)))

    def flat_pyramid(self) -> list[Text]:
        """A line for each level."""
        lines = []
        for level in LEVELS:
            slots = [Text.assemble((f"{slot + 1} ", THREAD), self.slot(slot).marks) for slot in level]
            for text in slots:
                text.align("left", SLOT.most)
            line = Text(" ").join(slots)
            line.align("center", 3 * SLOT.most + 2)
            lines.append(line)
        return lines

    def slot(self, slot: int) -> DrawnCard:
        seen = self.table.pyramid[slot]
        known = self.memory.pyramid[slot] if self.memory and seen.startswith("?") else ""
        inside = self.cards.badge(visible_faction(seen)) if seen else Text()
        tag = self.cards.short(known).plain if known else ""
        return DrawnCard(marks=inside, head=str(slot + 1), tag=tag, style=THREAD if seen else f"dim {THREAD}")

    # Beside the pyramid.

    def beside(self, size: CardSize | None) -> RenderableType:
        phase = self.table.phase
        if phase in ROUND_PHASES:
            return self.open_cards(size)
        if phase == "exchange":
            return self.base(size)
        if phase in ORDERING_PHASES:
            return self.hints()
        if phase == "over":
            return Text("")
        return self.challenge(size) if self.table.round < ROUNDS else self.final_challenge(size)

    def challenge(self, size: CardSize | None) -> RenderableType:
        table, cards, card_id = self.table, self.cards, self.table.challenge
        body = Text("\n").join(
            (
                Text.assemble((f"{cards[card_id].value}  {cards.name(card_id)}", "bold"), (f"  {card_id}", QUIET)),
                Text.assemble(cards.symbols(card_id), "   ", cards.back(card_id)),
                Text(cards.condition(card_id), style=f"bold {THREAD}"),
            )
        )
        pile = table.challenge_pile
        top = cards.badge(pile.top).plain if pile.top else ""
        notes = (
            self.say("table-challenges-left", count=pile.count, back=top),
            self.say("table-final-waits", back=cards.short(table.final).plain),
        )
        title = self.say("table-challenge")
        if size is None:
            drawn: RenderableType = Panel(body, title=title, width=PANEL, title_align="left", border_style=TERRACOTTA)
        else:
            drawn = CardRow([cards.drawn(card_id, note=title, style=TERRACOTTA)], size)
        return Group(drawn, *(Padding(Text(note, style=QUIET), (0, 0, 0, 1)) for note in notes))

    def final_challenge(self, size: CardSize | None) -> RenderableType:
        """EV-30: the players do not see it before they play."""
        title, back, words = self.say("table-final"), self.cards.short(self.table.final), self.say("table-final-hidden")
        if size is not None:
            return CardRow([DrawnCard(back, foot=Text(words, style=QUIET), note=title, style=TERRACOTTA)], size)
        body = Text.assemble(back, "\n", words)
        return Panel(body, title=title, width=PANEL, title_align="left", border_style=TERRACOTTA)

    def open_cards(self, size: CardSize | None) -> RenderableType:
        """The three cards of the round and its winner; cards already placed are dimmed."""
        table = self.table
        whose = [self.say("table-challenge")]
        for seat in range(2):
            who = self.say("table-you") if seat == self.viewer else self.short_name(seat).plain
            whose.append(("★ " if seat == table.winner else "") + who)
        shown = list(zip(whose, (table.challenge, *table.played), strict=True))
        if size is not None:
            return Group(
                self.open_condition(),
                CardRow((self.cards.drawn(card, note=who, is_dim=card not in table.open) for who, card in shown), size),
            )
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(max_width=12)
        for _ in range(3):
            grid.add_column(no_wrap=True)
        for who, card in shown:
            grid.add_row(*self.open_card(who, card))
        return Group(self.open_condition(), Text(""), grid)

    def open_condition(self) -> Text:
        condition = self.cards.condition(self.table.challenge)
        if self.table.round == ROUNDS:  # EV-30
            condition = self.say("challenge-final", value=self.cards[self.table.challenge].value)
        return Text(condition, style=f"bold {THREAD}")

    def open_card(self, who: str, card_id: str) -> tuple[Text, ...]:
        name = Text(self.cards.name(card_id), no_wrap=True, overflow="ellipsis")
        if card_id not in self.table.open:
            name.stylize(QUIET)
        holder = Text(who, style=QUIET, no_wrap=True, overflow="ellipsis")
        return holder, self.cards.short(card_id), name, self.cards.back(card_id)

    def base(self, size: CardSize | None) -> RenderableType:
        """EV-41: Abducción shows it to both."""
        if size is not None:
            drawn = [self.cards.drawn(card, note=str(slot)) for slot, card in enumerate(self.table.base, start=1)]
            return Group(Text(self.say("table-base"), style="bold"), CardRow(drawn, size))
        lines = [Text(self.say("table-base"), style="bold")]
        for slot, card_id in enumerate(self.table.base, start=1):
            name = self.cards.name(card_id)
            lines.append(Text.assemble((f"{slot}  ", QUIET), self.cards.short(card_id), "  ", name))
        return Group(*lines)

    def hints(self) -> RenderableType:
        return Group(Text(self.say("table-points"), style="bold"), self.criteria())

    def criteria(self) -> RenderableType:
        """The criteria for the rows, with this pyramid's symbols (EV-54 to EV-58)."""
        marks = [self.cards.mark(visible_faction(seen)).plain for seen in self.table.pyramid]
        symbols = {"base": marks[:3], "middle": marks[3:5], "top": marks[5:]}
        hints = [
            self.say(f"hint-{name}", symbols=" ".join(symbols.get(name, ())))
            for name in ("series", "symbol", "base", "middle", "top")
        ]
        *others, middle, top = (f"· {hint}" for hint in hints)
        return Group(*map(Text, others), Fitted(Text(f"{middle}  {top}"), Text(f"{middle}\n{top}"), least=ROOMY))


PEG = CardSize(5, 11, 15)  # a card on the line


def sheet_of(game: Evidencia, scene: Scene) -> ScoreSheet:
    """The score sheet of a finished game, from what is in sight.

    The winner of the Final Challenge is no longer in sight, so it is inferred from the points (EV-53).
    """
    cards = game.cards
    # The pyramid counts by its visible backs, so any card with the same back will do (EV-50).
    by_back = {card.back: cards.number(card.id) for card in cards.cards}
    pyramid = [by_back[seen[1:]] if seen.startswith("?") else cards.number(seen) for seen in scene.pyramid]
    face_up = next((slot for slot, seen in enumerate(scene.pyramid) if not seen.startswith("?")), -1)
    first, second = ([cards.number(card) for card in row] for row in scene.rows)
    spent = sum(bit(cards.number(card)) for card in scene.obtained)
    rows = (first, second)
    sheets = (
        score_sheet(cards.lookup, rows, pyramid, face_up, spent, winner, game.counting) for winner in (0, 1, None)
    )
    return next(sheet for sheet in sheets if sheet.points == scene.points)


class EvidenciaEnding:
    """``scene`` may be any viewer's: at the end everything that counts is public."""

    def __init__(self, cards: EvidenciaCardArt, names: tuple[str, ...], scene: Scene, sheet: ScoreSheet) -> None:
        self.cards = cards
        self.names = names
        self.rows = scene.rows
        self.obtained = scene.obtained
        self.pyramid = [visible_faction(seen) for seen in scene.pyramid]
        self.sheet = sheet
        self.say = cards.say

    def whole(self) -> RenderableType:
        title = Text(f"{self.say('title')} · {self.say('table-over')}", style="bold")
        parts: list[RenderableType] = [Heading(title, style=THREAD), self.symbols()]
        for seat in range(2):
            parts += [Text(self.names[seat], style=NAME), self.row(seat)]
        return Group(*parts, self.points())

    def symbols(self) -> Text:
        """The pyramid's symbols in one line (EV-50)."""
        line = Text.assemble((self.say("table-pyramid") + "   ", QUIET))
        levels = (("base", self.pyramid[:3]), ("middle", self.pyramid[3:5]), ("top", self.pyramid[5:]))
        for level, factions in levels:
            line.append(self.say(f"terminal-level-{level}") + ": ", style=QUIET)
            line.append_text(Text(" ").join(map(self.cards.badge, factions))).append("   ")
        return line

    def row(self, seat: int) -> RenderableType:
        whole, short = (
            CardRow((self.card_on_line(card_id, mark) for card_id in self.rows[seat]), PEG)
            for mark in (self.cards.badge, self.cards.mark)
        )
        return Fitted(whole, short, least=len(self.rows[seat]) * (PEG.most + 1) - 1)

    def card_on_line(self, card_id: str, mark: Callable[[str], Text]) -> DrawnCard:
        """A card on the line: value, name, and the symbols it counts as."""
        symbols = self.counted_symbols(card_id)
        marks = Text(" ").join(map(mark if len(symbols) == 1 else self.cards.mark, symbols))
        name = Text(self.cards.name(card_id))
        foot = marks or Text("-", style=QUIET)
        return DrawnCard(name, foot=foot, head=str(self.cards[card_id].value), tag=card_id, style=THREAD)

    def counted_symbols(self, card_id: str) -> tuple[str, ...]:
        """El ojo counts as the top's symbol, unless it came by an exchange (EV-43, EV-51)."""
        if self.cards[card_id].special == "ojo" and card_id not in self.obtained:
            return (self.pyramid[5],)
        return self.cards[card_id].symbols

    def points(self) -> RenderableType:
        grid = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
        grid.add_column("")
        for name in self.names:
            heading = Text(name, style=NAME, no_wrap=True, overflow="ellipsis")
            grid.add_column(heading, max_width=32)
        for criterion in self.sheet.criteria:
            words = Text(self.say(f"criterion-{criterion.name}"))
            words.append(f"  EV-{criterion.clause}", style=QUIET)
            grid.add_row(words, self.points_cell(criterion, 0), self.points_cell(criterion, 1))
        total = TEXTS.say(self.cards.language, "total")
        grid.add_row(*(Text(str(cell), style="bold") for cell in (total, *self.sheet.points)))
        return grid

    def points_cell(self, criterion: Criterion, seat: int) -> Text:
        line = criterion.lines[seat]
        cards = " ".join(self.rows[seat][place] for place in line.places)
        return Text.assemble((str(line.points), "bold" if line.points else QUIET), (f"  {cards}", QUIET))


class EvidenciaFace(GameFace):
    rule_style = THREAD

    def __init__(self, game: AnyGame, names: Sequence[str], language: str, *, memory_aid: bool = False) -> None:
        super().__init__(game, names, language, memory_aid=memory_aid)
        self.evidencia = cast(Evidencia, game)
        self.cards = EvidenciaCardArt(self.evidencia.cards, game.texts, language)

    @classmethod
    def list_cards(cls, game: AnyGame, language: str) -> Iterator[CardText]:
        def say(key: str, **facts: object) -> str:
            return game.texts.say(language, key, **facts)

        for card in game.deck.content["card"]:
            challenge = card["challenge"]
            faction = say(f"faction-{challenge['faction']}") if "faction" in challenge else ""
            condition = say(f"challenge-{challenge['kind'].replace('_', '-')}", value=card["value"], faction=faction)
            symbols = ", ".join(say(f"faction-{symbol}") for symbol in card["symbols"]) or "none"
            back = say(f"faction-{card['back']}")
            text = say("explain-card", value=card["value"], symbols=symbols, back=back, challenge=condition)
            effect = f"{say('explain-special-' + card['special'])} " if card.get("special") else ""
            yield CardText(card["id"], card["name"][language], f"{effect}{text}")

    def heading(self, view: AnyView) -> Text:
        return self._board(view).heading()

    def table(self, view: AnyView, size: CardSize | None = None) -> RenderableType:
        return self._board(view).board(size)

    def hand(self, view: AnyView, size: CardSize | None = None) -> RenderableType | None:
        return None if view.viewer is None else Group(*self._board(view).own(view.viewer, size))

    def cards_in_sight(self, view: AnyView) -> tuple[str, ...]:
        scene = view.scene
        seen: list[str] = [] if view.viewer is None else [*scene.hands[view.viewer], *scene.zones[view.viewer]]
        if scene.phase not in ORDERING_PHASES:
            seen += [scene.challenge, *scene.played]
        return tuple(dict.fromkeys(card for card in seen if card in self.cards.cards))

    def _board(self, view: AnyView) -> EvidenciaBoard:
        return EvidenciaBoard(self.cards, self.names, view, memory_aid=self.memory_aid)

    def ending(self, view: AnyView) -> RenderableType:
        return EvidenciaEnding(self.cards, self.names, view.scene, sheet_of(self.evidencia, view.scene)).whole()

    def card_of(self, move: int) -> str:
        """The card that a move plays or hangs."""
        return self.evidencia.cards.ids()[move - c.SET_CARD if move >= c.SET_CARD else move - c.PLAY_CARD]

    def read(self, view: AnyView, text: str) -> list[int]:
        """While a row is ordered, also reads several cards, by id or by number in the list (EV-44)."""
        words = normal(text).split()
        if view.scene.phase != "order" or len(words) < 2 or words[0] in ("pone", "set"):
            return super().read(view, text)
        left = [self.card_of(move) for move in view.moves]
        numbered = {str(number): card for number, card in enumerate(left, start=1)}
        cards = [numbered.get(word, word) for word in words]
        wrong = [card for at, card in enumerate(cards) if card not in left or card in cards[:at]]
        if wrong or len(text) > LONGEST_MOVE:
            what = ", ".join(wrong)[:40]
            raise IllegalMove(self.game.texts.message("terminal-bad-row", wrong=what, cards=", ".join(left)), "EV-44")
        # The last card of a row follows by itself.
        return [self.game.read_move(view, card) for card in cards[: len(left) - 1]]
