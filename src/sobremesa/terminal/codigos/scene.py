"""The table of Códigos as one viewer sees it."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from sobremesa.games.codigos.cards import is_joker
from sobremesa.games.codigos.view import Code, Memory, Revealed, Scene
from sobremesa.kernel.view import View
from sobremesa.terminal.codigos.drawn import NAME, QUIET, DrawnCards
from sobremesa.terminal.drawing import Fitted

LONGEST_NAME = 16
# The columns that the longest code takes beside what else there is to say of a card.
ROOMY = 92
SEPARATOR = ("  ·  ", QUIET)


class DrawnScene:
    """The offer above, then the rivals in two lines each, and the viewer's own side."""

    def __init__(
        self, cards: DrawnCards, names: tuple[str, ...], view: View[Scene, Memory], *, memory_aid: bool = False
    ) -> None:
        self.cards = cards
        self.names = [name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + "…" for name in names]
        self.viewer = view.viewer
        self.table = view.scene
        self.hidden_codes = view.memory.hidden if memory_aid else view.scene.hidden
        self.say = cards.say

    def board(self) -> RenderableType:
        parts: list[RenderableType] = [self.offer()]
        seats = range(len(self.names))
        first = 0 if self.viewer is None else self.viewer + 1
        for seat in (*seats[first:], *seats[:first]):
            if seat != self.viewer:
                parts += self.rival(seat)
        return Group(*parts)

    def heading(self) -> Text:
        table = self.table
        if table.phase == "over":
            words = self.say("table-over")
        elif table.reveal:
            words = self.say("table-reveal")
        else:
            words = self.say("table-turn", name=self.names[table.current], action=table.done + 1)
        return Text(f"{self.say('title')} · {words}", style="bold")

    def offer(self) -> RenderableType:
        """The three slots with what each card is worth, the soldier, and what is left of the deck."""
        deck = Text.assemble(
            (self.say("table-offer"), "bold"), SEPARATOR, self.say("table-deck", count=self.table.deck)
        )
        if self.table.reveal_in_pile:
            deck.append_text(Text.assemble(SEPARATOR, self.say("table-reveal-in-pile")))
        marked = []
        for slot, card in enumerate(self.table.offer, start=1):
            marks = []
            if slot == self.table.soldier:
                marks.append(self.say("table-soldier"))
            if slot == len(self.table.offer):
                marks.append(self.say("table-pile"))
            marked.append((card, ", ".join(marks)))
        return Group(deck, self.listed(marked))

    def listed(self, marked: list[tuple[str, str]]) -> RenderableType:
        """Cards with what there is to say of each, one in a line: codes in short where there is little room."""
        return Fitted(self.grid(marked, is_short=False), self.grid(marked, is_short=True), least=ROOMY)

    def grid(self, marked: list[tuple[str, str]], *, is_short: bool) -> Table:
        grid = Table.grid(padding=(0, 2, 0, 0))
        for width in (2, 10, 4, None, 10):
            grid.add_column(width=width, no_wrap=True)
        grid.add_column(no_wrap=True, overflow="ellipsis")
        for place, (card, mark) in enumerate(marked, start=1):
            self.add_card(grid, str(place), card, mark, is_short=is_short)
        return grid

    def add_card(self, grid: Table, place: str, card: str, mark: str, *, is_short: bool) -> None:
        """Place, symbol, medal, code, id and photo number, and what there is to say of it."""
        if not card:
            grid.add_row(place, Text(self.say("table-empty"), style=QUIET), "", "", "", mark)
            return
        cards = self.cards
        photo = 0 if is_joker(card) else cards.cards.card(card).photo
        known = Text(f"{card:3} {self.say('table-photo', photo=photo)}" if photo else "", style=QUIET)
        code = cards.short_code(card) if is_short else cards.code(card)
        grid.add_row(place, cards.own(card), cards.medal(card), code, known, Text(mark, style="bold"))

    # The seats.

    def side(self, seat: int) -> Text:
        """A seat's name, points, hidden and revealed codes."""
        table = self.table
        parts = [Text(self.names[seat], style=NAME), Text(self.say("table-points", points=table.points[seat]))]
        if table.hidden[seat]:
            parts.append(Text(self.say("table-hidden", places=self.hidden(self.hidden_codes[seat]))))
        if table.revealed[seat]:
            codes = " ".join(map(self.revealed, table.revealed[seat]))
            parts.append(Text(self.say("table-revealed", codes=codes), style=QUIET))
        line = Text("", no_wrap=True, overflow="ellipsis")
        for number, part in enumerate(parts):
            line.append_text(Text.assemble(SEPARATOR, part) if number else part)
        return line

    def hidden(self, codes: tuple[Code, ...]) -> str:
        """Places only (CO-26); under the memory aid with the code."""
        shown = []
        for place, code in enumerate(codes, start=1):
            words = self.cards.spoken(self.cards.cards.card(code.card).code) if code.card else ""
            shown.append(f"[{place}: {words}]" if words else f"[{place}]")
        return "".join(shown)

    def revealed(self, code: Revealed) -> str:
        return f"{code.card} {code.points:+d}"

    def exposed(self, code: Code) -> Text:
        line = Text.assemble((self.say("table-exposed") + ": ", QUIET))
        if not code.card:
            return line.append(self.say("table-nothing"), style=QUIET)
        line.append_text(self.cards.code(code.card)).append(f" {self.cards.medal(code.card)} {code.card}  ")
        missing = self.cards.missing(code)
        words = self.say("table-exposed-missing", symbols="|").split("|")
        return line.append(words[0]).append_text(missing).append("".join(words[1:]))

    def rival(self, seat: int) -> list[Text]:
        cards = Text("  ").join(self.cards.short(card) for card in self.table.collections[seat])
        line = Text.assemble("   ", cards or (self.say("table-nothing"), QUIET))
        if self.table.exposed[seat].card:
            line.append_text(Text.assemble(SEPARATOR, self.exposed(self.table.exposed[seat])))
        return [self.side(seat), line]

    def own(self, seat: int) -> list[RenderableType]:
        picked = (*self.table.picked, self.table.laying)
        marked = [(card, self.say("table-picked") if card in picked else "") for card in self.table.collections[seat]]
        parts: list[RenderableType] = [self.side(seat), self.listed(marked)]
        if self.table.exposed[seat].card:
            parts.append(self.exposed(self.table.exposed[seat]))
        if self.table.said and self.table.revealer == seat:
            parts.append(Text(self.say("table-said", symbols=self.cards.spoken(self.table.said))))
        return parts
