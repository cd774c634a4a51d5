"""Códigos in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from sobremesa.games.codigos import constants as c
from sobremesa.games.codigos.cards import is_joker
from sobremesa.games.codigos.game import Codigos
from sobremesa.games.codigos.view import Scene
from sobremesa.kernel.bits import has
from sobremesa.kernel.errors import BadMove, IllegalMove, UnreadableMove
from sobremesa.kernel.event import Event, Fact, Viewer
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.match import Match
from sobremesa.kernel.moves import LONGEST_MOVE, normal
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.view import AnyView
from sobremesa.terminal.codigos.drawn import NAME, QUIET, DrawnCards
from sobremesa.terminal.codigos.scene import DrawnScene
from sobremesa.terminal.face import Face

# What the table shows anyway, or the next sentence says.
UNTOLD = ("dealt", "turn", "turned_up", "added", "chose", "said", "scored")
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
        return DrawnScene(self.cards, self.names, view, memory_aid=self.memory_aid).whole()

    def ending(self, match: Match) -> RenderableType:
        """The revealed codes of every seat and what they came to (CO-52)."""
        table: Scene = match.view(None).scene
        grid = Grid(box=None, pad_edge=False, padding=(0, 3, 0, 0))
        for heading in (*self.names, ""):
            grid.add_column(Text(heading, style=NAME, no_wrap=True, overflow="ellipsis"), max_width=22)
        columns = [[self.counted(code) for code in codes] for codes in table.revealed]
        for line in range(max(map(len, columns))):
            grid.add_row(*(column[line] if line < len(column) else Text() for column in columns))
        grid.add_row(*(Text(self.say("table-points", points=points), style="bold") for points in table.points))
        return Group(DrawnScene(self.cards, self.names, match.view(None)).title(), grid)

    def counted(self, code: Any) -> Text:
        return Text.assemble(f"{code.card} {code.points:+d}", (f" {self.say(f'how-{code.how}')}", QUIET))

    # Asking.

    def ask(self, view: AnyView) -> str:
        table: Scene = view.scene
        if table.phase == "act":
            return self.say("ask-act", action=table.done + 1)
        if table.phase == "recite":
            return self.say("ask-recite-on") if table.said else self.say("ask-recite", place=table.chosen)
        return self.say(f"ask-{table.phase}")

    def label(self, view: AnyView, move: int) -> str:
        """The move with the card that it means here."""
        table: Scene = view.scene
        if move < c.EXPOSE:
            return self.say("label-take", card=self.cards.short(table.offer[move - c.TAKE]).plain)
        held = table.collections[view.viewer] if view.viewer is not None else ()
        if move < c.GIVE_UP:
            for key, start in (("discard", c.DISCARD), ("pick", c.PICK), ("lay", c.LAY), ("expose", c.EXPOSE)):
                if move >= start:
                    card = held[move - start]
                    as_symbol = key in ("discard", "pick") or is_joker(card)
                    return self.say(f"label-{key}", card=self.cards.short(card).plain if as_symbol else card)
        if move == c.GIVE_UP and view.viewer is not None:
            medal = self.codigos.cards.card(table.exposed[view.viewer].card).medal
            return self.say("label-give-up", medal=medal)
        if c.SOLDIER <= move < c.DONE:
            return self.say("label-soldier", card=self.cards.short(table.offer[move - c.SOLDIER]).plain)
        if move >= c.SAY:
            return self.cards.symbol(self.cards.order[move - c.SAY]).plain
        return super().label(view, move)

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
        return self.checked(view, moves, then=c.DONE if SEVERAL[verb] == c.PICK else None)

    def checked(self, view: AnyView, moves: list[int], then: int | None = None) -> list[int]:
        """The moves if they are legal one after the other, with ``then`` if cards could still be added.

        All was shown, so what each move leads to is known.
        """
        world = self.game.blank(Rng(0))
        self.game.imagine(view).sample(Rng(0), world)
        seat = view.viewer
        assert seat is not None
        phases = []
        for move in moves:
            if not has(world.legal(seat), move):
                clause, why = self.game.refusal(self.game.view(world, seat), move)
                raise IllegalMove(why, clause)
            world.play(seat, move)
            phases.append(self.game.view(world, seat).scene.phase)
        if then is not None and phases[-1] == "add":
            moves = [*moves, then]
        return moves

    # Telling.

    def tell(self, event: Event, viewer: Viewer) -> str | None:
        if event.kind in UNTOLD:
            return None
        if event.kind in ("completed", "shown"):
            return self.tell_code(event, viewer)
        return super().tell(event, viewer)

    def tell_code(self, event: Event, viewer: Viewer) -> str:
        """A code that is laid or revealed, with its sequence."""
        facts = {name: self.fact(name, value, viewer) for name, value in event.facts.items()}
        facts["code"] = self.cards.spoken(self.codigos.cards.card(str(event.facts["card"])).code)
        facts["card"] = event.facts["card"]
        key = "event-shown-recited" if event.facts.get("recital") else f"event-{event.kind}"
        return self.say(f"{key}-own" if self.is_own(event, viewer) else key, **facts)

    def fact(self, name: str, value: Fact, viewer: Viewer) -> Fact:
        if isinstance(value, str):
            if name.startswith("card"):
                return ", ".join(self.cards.short(card).plain for card in value.split())
            if name == "recital":
                return self.cards.spoken(value.split())
            if name == "symbol":
                return self.cards.names[value]
        return super().fact(name, value, viewer)
