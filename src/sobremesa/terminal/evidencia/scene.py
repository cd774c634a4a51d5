"""The table of Evidencia as one viewer sees it."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from sobremesa.games.evidencia.constants import ROUNDS
from sobremesa.games.evidencia.view import Memory, Scene
from sobremesa.kernel.view import View
from sobremesa.terminal.drawing import Fitted
from sobremesa.terminal.evidencia.drawn import (
    NAME,
    QUIET,
    TERRACOTTA,
    THREAD,
    DrawnCards,
    boxed,
    side_by_side,
    visible_faction,
)
from sobremesa.terminal.texts import TEXTS

SLOT = 14  # the width of a slot of the pyramid
BASE = 3 * SLOT + 2
# Below this many columns the pyramid and what lies beside it do not fit beside each other.
ROOMY = 72
NARROW_SLOT = 12
LONGEST_NAME = 16
LEVELS = ((5,), (3, 4), (0, 1, 2))
ROUND_PHASES = ("take", "send", "winner_slot", "keep", "loser_slot")
ORDERING_PHASES = ("abduct", "exchange", "reveal", "order")


class DrawnScene:
    """Rivals above, the pyramid and what lies beside it in the middle, and the viewer's own side."""

    def __init__(
        self, cards: DrawnCards, names: tuple[str, ...], view: View[Scene, Memory], *, memory_aid: bool
    ) -> None:
        self.cards = cards
        self.names = names
        self.viewer = view.viewer
        self.table = view.scene
        self.memory = view.memory if memory_aid else None
        self.say = cards.say

    def board(self) -> RenderableType:
        parts: list[RenderableType] = [self.rival(seat) for seat in range(2) if seat != self.viewer]
        if self.memory and self.viewer is not None:
            parts.append(self.remembered(1 - self.viewer, self.memory))
        centre = Table.grid(expand=True)
        centre.add_column(width=BASE)
        centre.add_column(ratio=1)
        centre.add_row(Group(*self.pyramid(SLOT)), Padding(self.beside(), (1, 0, 0, 3)))
        below = Group(*self.pyramid(NARROW_SLOT), self.beside())
        return Group(*parts, Fitted(centre, below, least=ROOMY))

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

    def rival(self, seat: int) -> Text:
        """A seat in one line, by its backs (EV-02)."""
        table = self.table
        line = self.name(seat)
        if table.hands[seat]:
            line.append_text(self.field("table-hand", self.cards.backs(table.hands[seat], self.cards.badge)))
        if table.zones[seat]:
            line.append_text(self.field("table-zone", self.cards.backs(table.zones[seat], self.cards.mark)))
        line.append_text(self.pile(seat))
        if table.ready[seat]:
            line.append("   " + self.say("table-ready", name=self.names[seat]), style=QUIET)
        return line

    def name(self, seat: int) -> Text:
        """The name, short enough to leave room for the rest of its line."""
        name = Text(self.names[seat])
        name.truncate(LONGEST_NAME, overflow="ellipsis")
        words = name.plain
        if seat == self.viewer:
            words = TEXTS.say(self.cards.language, "your-seat", name=words)
        return Text.assemble((words, NAME), no_wrap=True, overflow="ellipsis")

    def field(self, key: str, value: Text) -> Text:
        return Text.assemble(("   " + self.say(key) + ": ", QUIET), value)

    def pile(self, seat: int) -> Text:
        pile = self.table.piles[seat]
        if not pile.count:
            return Text("")
        back = self.cards.mark(pile.top).plain
        return self.field("table-pile", Text(self.say("table-pile-left", count=pile.count, back=back)))

    def remembered(self, seat: int, memory: Memory) -> Text:
        known = memory.zones[seat]
        words = self.say("table-remembered", name=self.names[seat])
        return Text.assemble((words + ": ", QUIET), self.cards.shorts(known) if known else "-")

    def own(self, seat: int) -> list[RenderableType]:
        """The hand in full; the zone, the pile and the row in a line each."""
        table = self.table
        head = self.name(seat)
        ordering = table.phase in ORDERING_PHASES  # the zone is the hand now (EV-40)
        if table.zones[seat] and not ordering:
            head.append_text(self.field("table-zone", self.cards.shorts(table.zones[seat])))
        head.append_text(self.pile(seat))
        held = table.zones[seat] if ordering else table.hands[seat]
        parts = [head, self.hand(card for card in held if card not in table.row)]
        if table.row:
            row = Text(" ").join(self.cards.short(card) for card in table.row)
            parts.append(Text.assemble((self.say("table-row") + ": ", QUIET), row))
        return parts

    def hand(self, cards: Iterable[str]) -> RenderableType:
        held = list(cards)
        short = Table.grid(padding=(0, 1, 0, 0))
        for card_id in held:
            name = Text(self.cards.name(card_id), style="bold")
            short.add_row(self.cards.short(card_id), name, self.cards.mark(self.cards[card_id].back))
        return Fitted(self.whole_hand(held), short, least=ROOMY)

    def whole_hand(self, cards: Iterable[str]) -> RenderableType:
        grid = Table.grid(padding=(0, 2, 0, 0))
        for _ in range(5):
            grid.add_column(no_wrap=True)
        grid.add_column()  # the only one that gives way
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

    def pyramid(self, width: int) -> list[Text]:
        """Three levels, slot 6 on top, in red thread (EV-26)."""
        lines = []
        for level in LEVELS:
            for line in side_by_side([self.slot(slot, width) for slot in level]):
                line.align("center", 3 * width + 2)
                line.no_wrap = True
                lines.append(line)
        return lines

    def slot(self, slot: int, width: int) -> list[Text]:
        seen = self.table.pyramid[slot]
        known = self.memory.pyramid[slot] if self.memory and seen.startswith("?") else ""
        inside = self.cards.badge(visible_faction(seen)) if seen else Text("")
        foot = f" {self.cards.short(known).plain} " if known else ""
        return boxed(f" {slot + 1} ", [inside], foot, width, THREAD if seen else f"dim {THREAD}")

    # Beside the pyramid.

    def beside(self) -> RenderableType:
        phase = self.table.phase
        if phase in ROUND_PHASES:
            return self.open_cards()
        if phase == "exchange":
            return self.base()
        if phase in ORDERING_PHASES:
            return self.hints()
        if phase == "over":
            return Text("")
        return self.challenge() if self.table.round < ROUNDS else self.final_challenge()

    def challenge(self) -> RenderableType:
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
        panel = Panel(body, title=self.say("table-challenge"), width=50, title_align="left", border_style=TERRACOTTA)
        return Group(panel, *(Text(f" {note}", style=QUIET) for note in notes))

    def final_challenge(self) -> RenderableType:
        """EV-30: nobody sees it before playing."""
        body = Text.assemble(self.cards.short(self.table.final), "\n", self.say("table-final-hidden"))
        return Panel(body, title=self.say("table-final"), width=50, title_align="left", border_style=TERRACOTTA)

    def open_cards(self) -> RenderableType:
        """The three cards of the round and who won it; what has been placed is pale."""
        table = self.table
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(max_width=12)
        for _ in range(3):
            grid.add_column(no_wrap=True)
        grid.add_row(*self.open_card(self.say("table-challenge"), table.challenge))
        for seat in range(2):
            who = self.say("table-you") if seat == self.viewer else self.names[seat]
            star = "★ " if seat == table.winner else ""
            grid.add_row(*self.open_card(star + who, table.played[seat]))
        condition = self.cards.condition(table.challenge)
        if table.round == ROUNDS:  # EV-30
            condition = self.say("challenge-final", value=self.cards[table.challenge].value)
        return Group(Text(condition, style=f"bold {THREAD}"), Text(""), grid)

    def open_card(self, who: str, card_id: str) -> tuple[Text, ...]:
        name = Text(self.cards.name(card_id), no_wrap=True, overflow="ellipsis")
        if card_id not in self.table.open:
            name.stylize(QUIET)
        holder = Text(who, style=QUIET, no_wrap=True, overflow="ellipsis")
        return holder, self.cards.short(card_id), name, self.cards.back(card_id)

    def base(self) -> RenderableType:
        """EV-41: Abducción shows it to both."""
        lines = [Text(self.say("table-base"), style="bold")]
        for slot, card_id in enumerate(self.table.base, start=1):
            name = self.cards.name(card_id)
            lines.append(Text.assemble((f"{slot}  ", QUIET), self.cards.short(card_id), "  ", name))
        return Group(*lines)

    def hints(self) -> RenderableType:
        """What the rows will be judged by, with this pyramid's symbols (EV-54 to EV-58)."""
        marks = [self.cards.mark(visible_faction(seen)).plain for seen in self.table.pyramid]
        symbols = {"base": marks[:3], "middle": marks[3:5], "top": marks[5:]}
        hints = [
            self.say(f"hint-{name}", symbols=" ".join(symbols.get(name, ())))
            for name in ("series", "symbol", "base", "middle", "top")
        ]
        heading = Text(self.say("table-points"), style="bold")
        return Group(heading, *(Text(f"· {hint}") for hint in hints))
