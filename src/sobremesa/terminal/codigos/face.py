"""Códigos in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from sobremesa.games.codigos import constants as c
from sobremesa.games.codigos.game import Codigos
from sobremesa.games.codigos.view import Scene
from sobremesa.kernel.bits import has
from sobremesa.kernel.errors import BadMove, IllegalMove, UnreadableMove
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.moves import LONGEST_MOVE, normal
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.view import AnyView
from sobremesa.terminal.codigos.drawn import NAME, OLIVE, QUIET, DrawnCards
from sobremesa.terminal.codigos.scene import DrawnScene
from sobremesa.terminal.drawing import Heading
from sobremesa.terminal.face import Face

# Moves of several cards in one line: ``agrega 1 3``, ``baja 2 1 3``.
SEVERAL = {"agrega": c.PICK, "add": c.PICK, "baja": c.LAY, "lay": c.LAY}
FINISHED = ("listo", "done")
SHORTEST_RECITAL = 3


class CodigosFace(Face):
    def __init__(self, game: AnyGame, names: Sequence[str], language: str, *, memory_aid: bool = False) -> None:
        super().__init__(game, names, language, memory_aid=memory_aid)
        self.codigos = cast(Codigos, game)
        self.cards = DrawnCards(self.codigos.cards, game.texts, language)

    def show(self, view: AnyView) -> RenderableType:
        hand = self.hand(view)
        below = [] if hand is None else [Rule(style=OLIVE), hand]
        return Group(Heading(self.heading(view), style=OLIVE), self.table(view), *below)

    def heading(self, view: AnyView) -> Text:
        return self._drawn(view).heading()

    def table(self, view: AnyView) -> RenderableType:
        return self._drawn(view).board()

    def hand(self, view: AnyView) -> RenderableType | None:
        return None if view.viewer is None else Group(*self._drawn(view).own(view.viewer))

    def cards_in_sight(self, view: AnyView) -> tuple[str, ...]:
        own = () if view.viewer is None else view.scene.collections[view.viewer]
        return tuple(dict.fromkeys(card for card in (*own, *view.scene.offer) if card))

    def _drawn(self, view: AnyView) -> DrawnScene:
        return DrawnScene(self.cards, self.names, view, memory_aid=self.memory_aid)

    def ending(self, view: AnyView) -> RenderableType:
        """The revealed codes of every seat and what they came to (CO-52)."""
        table: Scene = view.scene
        grid = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
        for heading in (*self.names, ""):
            grid.add_column(Text(heading, style=NAME, no_wrap=True, overflow="ellipsis"), max_width=22)
        columns = [[self.counted(code) for code in codes] for codes in table.revealed]
        for line in range(max(map(len, columns))):
            grid.add_row(*(column[line] if line < len(column) else Text() for column in columns))
        grid.add_row(*(Text(self.say("table-points", points=points), style="bold") for points in table.points))
        return Group(Heading(self.heading(view), style=OLIVE), grid)

    def counted(self, code: Any) -> Text:
        return Text.assemble(f"{code.card} {code.points:+d}", (f" {self.say(f'how-{code.how}')}", QUIET))

    # Reading.

    def read(self, view: AnyView, text: str) -> list[int]:
        """A recital in one line, and several cards in one line."""
        words = normal(text.replace(",", " ")).split()
        if len(words) < 2 or len(text) > LONGEST_MOVE:
            return super().read(view, text)
        if view.scene.phase == "recite":
            symbols = [word for word in words if word not in FINISHED]
            spoken = [self.symbol(word) for word in symbols]
            if None not in spoken:
                return self.recital(view, [move for move in spoken if move is not None], words)
        if words[0] in SEVERAL and len(words) > 2:
            return self.several(view, words)
        return super().read(view, text)

    def symbol(self, word: str) -> int | None:
        try:
            move = self.game.moves.code(word)
        except BadMove:
            return None
        return move if move >= c.SAY else None

    def recital(self, view: AnyView, spoken: list[int], words: list[str]) -> list[int]:
        """A line of several symbols is a whole recital as soon as it is long enough (CO-47)."""
        said = len(view.scene.said) + len(spoken)
        ends = words[-1] in FINISHED or (said >= SHORTEST_RECITAL and len(spoken) > 1)
        return self.checked(view, [*spoken, *[c.DONE] * ends])

    def several(self, view: AnyView, words: list[str]) -> list[int]:
        """``agrega 1 3`` adds both and no more; ``baja g1 c1 t1`` lays the code of g1 with the other two."""
        verb = words[0]
        places = [self.codigos.place_of(view, verb, word) for word in words[1:] if word not in FINISHED]
        if not all(word.isascii() and word.isdigit() and 1 <= int(word) <= c.FULL for word in places):
            raise UnreadableMove(self.game.texts.message("refused-no-such-place"))
        numbers = [int(word) - 1 for word in places]
        moves = [SEVERAL[verb] + numbers[0], *(c.PICK + number for number in numbers[1:])]
        return self.checked(view, moves)

    def implied(self, view: AnyView, text: str) -> int | None:
        """``agrega 1 3`` says that those are all, where more could be added."""
        words = normal(text.replace(",", " ")).split()
        several = len(words) > 2 and SEVERAL.get(words[0]) == c.PICK
        return c.DONE if several and view.scene.phase == "add" and c.DONE in view.moves else None

    def checked(self, view: AnyView, moves: list[int]) -> list[int]:
        """The moves if they are legal one after the other. All was shown, so whoever has the memory of it knows what
        each of them leads to."""
        if view.memory is None:
            return moves
        world = self.game.blank(Rng(0))
        self.game.imagine(view).sample(Rng(0), world)
        seat = view.viewer
        assert seat is not None
        for move in moves:
            if not has(world.legal(seat), move):
                clause, why = self.game.refusal(self.game.view(world, seat), move)
                raise IllegalMove(why, clause)
            world.play(seat, move)
        return moves
