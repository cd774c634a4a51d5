"""The end of a game of Evidencia: both rows on the line, and the score sheet (EV-61)."""

from __future__ import annotations

import textwrap

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from sobremesa.games.evidencia.game import Evidencia
from sobremesa.games.evidencia.sheet import Criterion, ScoreSheet, score_sheet
from sobremesa.games.evidencia.view import Scene
from sobremesa.kernel.bits import bit
from sobremesa.terminal.drawing import Heading
from sobremesa.terminal.evidencia.drawn import (
    NAME,
    QUIET,
    THREAD,
    DrawnCards,
    boxed,
    side_by_side,
    visible_faction,
)
from sobremesa.terminal.texts import TEXTS

PEG = 15  # the width of a card that hangs on the line


def sheet_of(game: Evidencia, scene: Scene) -> ScoreSheet:
    """The score sheet of a finished game, from what lies in sight.

    Who won the Final Challenge does not lie there any more: it is told by the points (EV-53).
    """
    cards = game.cards
    # Any card with the back that is seen will do for the pyramid's symbol (EV-50).
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


class DrawnEnding:
    """``scene`` is any viewer's: when the game is over, everybody has seen what counts."""

    def __init__(self, cards: DrawnCards, names: tuple[str, ...], scene: Scene, sheet: ScoreSheet) -> None:
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
            parts += [Text(self.names[seat], style=NAME), *self.row(seat)]
        return Group(*parts, self.points())

    def symbols(self) -> Text:
        """The pyramid that the rows are judged by, in one line (EV-50)."""
        line = Text.assemble((self.say("table-pyramid") + "   ", QUIET))
        levels = (("base", self.pyramid[:3]), ("middle", self.pyramid[3:5]), ("top", self.pyramid[5:]))
        for level, factions in levels:
            line.append(TEXTS.say(self.cards.language, f"evidencia-{level}") + ": ", style=QUIET)
            line.append_text(Text(" ").join(map(self.cards.badge, factions))).append("   ")
        return line

    def row(self, seat: int) -> list[Text]:
        return side_by_side([self.hung(card_id) for card_id in self.rows[seat]])

    def hung(self, card_id: str) -> list[Text]:
        """A card on the line: value, name in two lines, and the symbols that it counts as."""
        room = PEG - 2
        name = textwrap.wrap(self.cards.name(card_id), room, max_lines=2, placeholder="…")
        symbols = self.counted_symbols(card_id)
        marks = Text(" ").join(map(self.cards.badge, symbols)) if symbols else Text("-", style=QUIET)
        if marks.cell_len > room:
            marks = Text(" ").join(map(self.cards.mark, symbols))
        lines = [Text(part) for part in [*name, ""][:2]]
        return boxed(f" {self.cards[card_id].value} ", [*lines, marks], f" {card_id} ", PEG, THREAD)

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
            grid.add_row(words, self.earned(criterion, 0), self.earned(criterion, 1))
        total = TEXTS.say(self.cards.language, "total")
        grid.add_row(*(Text(str(cell), style="bold") for cell in (total, *self.sheet.points)))
        return grid

    def earned(self, criterion: Criterion, seat: int) -> Text:
        line = criterion.lines[seat]
        cards = " ".join(self.rows[seat][place] for place in line.places)
        return Text.assemble((str(line.points), "bold" if line.points else QUIET), (f"  {cards}", QUIET))
