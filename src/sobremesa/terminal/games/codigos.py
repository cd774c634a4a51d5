"""Códigos in the terminal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any, cast

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from sobremesa.games.codigos.cards import Cards, is_joker
from sobremesa.games.codigos.game import Codigos
from sobremesa.games.codigos.rules import constants as c
from sobremesa.games.codigos.view import Code, Memory, Revealed, Scene
from sobremesa.kernel.bits import has
from sobremesa.kernel.errors import BadMove, IllegalMove, UnreadableMove
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.moves import LONGEST_MOVE, normal
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.text import Texts
from sobremesa.kernel.view import AnyView, View
from sobremesa.terminal.console.drawing import Fitted, Heading
from sobremesa.terminal.faces.card_text import CardText
from sobremesa.terminal.faces.drawn_card import SMALL, CardRow, CardSize, DrawnCard
from sobremesa.terminal.faces.face import GameFace
from sobremesa.terminal.texts import TEXTS

# Each symbol has a word, a shape and a colour. A designer's own symbols get shapes and colours in order.
SHAPES = "●▲■✦◆▼★◐"
COLOURS = ("#6aa84f", "#d09b34", "#c2543f", "#6f9fd8", "#a583d8", "#d98a5f", "#57b0a6", "#b8b8b8")
OLIVE = "#8a8f4f"
NAME = "bold #d98a5f"
QUIET = "dim"
MEDAL = "★"


class CodigosCardArt:
    """The cards of one deck in one language, by their ids."""

    def __init__(self, cards: Cards, texts: Texts, language: str) -> None:
        self.cards = cards
        self.texts = texts
        self.language = language
        self.names = {symbol.id: symbol.names[language] for symbol in cards.symbols}
        self.order = tuple(self.names)

    def say(self, key: str, **facts: Any) -> str:
        return self.texts.say(self.language, key, **facts)

    def symbol(self, symbol_id: str) -> Text:
        """Shape and word: ``● granada``."""
        place = self.order.index(symbol_id)
        return Text(f"{SHAPES[place]} {self.names[symbol_id]}", style=COLOURS[place])

    def own(self, card_id: str) -> Text:
        """The card's symbol."""
        if is_joker(card_id):
            return Text(self.say("joker"), style="bold")
        return self.symbol(self.cards.card(card_id).symbol)

    def glued(self, symbol_ids: Iterable[str], letters: int | None = None) -> Text:
        """Shape and word without a blank, so that no line breaks between them: ``●granada``, or ``●gra``."""
        places = map(self.order.index, symbol_ids)
        return Text(" ").join(
            Text(SHAPES[at] + self.names[self.order[at]][:letters], style=COLOURS[at]) for at in places
        )

    def short(self, card_id: str, letters: int | None = None, *, with_id: bool = True) -> Text:
        """Symbol and id: ``● granada g5``, or ``●gra g5``, or ``●gra``."""
        if is_joker(card_id):
            return self.own(card_id)
        symbol = self.glued((self.cards.card(card_id).symbol,), letters) if letters else self.own(card_id)
        return Text.assemble(symbol, (f" {card_id}", QUIET)) if with_id else symbol

    def code(self, card_id: str) -> Text:
        """The printed code: ``granada casco tanque``."""
        if is_joker(card_id):
            return Text("-", style=QUIET)
        return Text(" ").join(self.symbol(symbol) for symbol in self.cards.card(card_id).code)

    def short_code(self, card_id: str) -> Text:
        """Shapes and beginnings of words: ``●gra ▲cas ■tan``."""
        if is_joker(card_id):
            return Text("-", style=QUIET)
        return self.glued(self.cards.card(card_id).code, SHORT)

    def symbol_words(self, symbols: Iterable[str]) -> str:
        return " ".join(self.names[symbol] for symbol in symbols)

    def drawn(self, card_id: str, place: str, note: str) -> DrawnCard:
        """The symbol, with medal and photo number above it, and the code at the foot."""
        marks = Text(note, style="bold")
        if not card_id:
            return DrawnCard(Text(self.say("table-empty"), style=QUIET), marks, style=QUIET)
        head = Text(f"{place} {self.medal(card_id)}".strip(), style="bold")
        if is_joker(card_id):
            return DrawnCard(self.own(card_id), marks, head=head)
        card = self.cards.card(card_id)
        return DrawnCard(
            name=self.own(card_id),
            marks=marks,
            foot=self.glued(card.code),
            head=head,
            seal=Text(self.say("table-photo", photo=card.photo), style=QUIET),
            tag=card_id,
            style=COLOURS[self.order.index(card.symbol)],
        )

    def drawn_small(self, card_id: str) -> DrawnCard:
        if is_joker(card_id):
            return DrawnCard(self.own(card_id))
        style = COLOURS[self.order.index(self.cards.card(card_id).symbol)]
        return DrawnCard(self.own(card_id), head=self.medal(card_id), tag=card_id, style=style)

    def medal(self, card_id: str) -> str:
        return "" if is_joker(card_id) else f"{MEDAL}{self.cards.card(card_id).medal}"

    def missing_symbols(self, code: Code, letters: int | None) -> Text:
        """The symbols that an exposed code still lacks; jokers are only counted (CO-23, CO-24)."""
        card = self.cards.card(code.card)
        need = Counter(card.code)
        if card.uses_itself:
            need[card.symbol] -= 1
        jokers = sum(map(is_joker, code.symbols))
        need -= Counter(self.cards.card(laid).symbol for laid in code.symbols if not is_joker(laid))
        words = self.glued(need.elements(), letters)
        return Text.assemble(words, (f" (−{jokers} {self.say('joker')})", QUIET)) if jokers else words


LONGEST_NAME = 16
SHORT = 3  # letters of a symbol's name
# The columns needed for the longest code and the rest of a card's line.
ROOMY = 92
# Rivals' cards are drawn too where the others have at least so many rows.
DRAWN_RIVALS = 7
SEPARATOR = (" · ", QUIET)


class CodigosBoard:
    """The offer on top, then each rival in two lines, then the viewer's own side."""

    def __init__(
        self, cards: CodigosCardArt, names: tuple[str, ...], view: View[Scene, Memory], *, memory_aid: bool = False
    ) -> None:
        self.cards = cards
        self.names = [name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + "…" for name in names]
        self.viewer = view.viewer
        self.table = view.scene
        self.hidden_codes = view.memory.hidden if memory_aid else view.scene.hidden
        self.say = cards.say

    def board(self, size: CardSize | None) -> RenderableType:
        seats = range(len(self.names))
        first = 0 if self.viewer is None else self.viewer + 1
        rivals = [seat for seat in (*seats[first:], *seats[:first]) if seat != self.viewer]
        if size is not None and size.rows >= DRAWN_RIVALS:
            return Group(self.offer(size), *(self.drawn_rival(seat, SMALL[size.rows]) for seat in rivals))
        return Group(self.offer(size), *(line for seat in rivals for line in self.rival(seat)))

    def heading(self) -> Text:
        table = self.table
        if table.phase == "over":
            words = self.say("table-over")
        elif table.reveal:
            words = self.say("table-reveal")
        else:
            words = self.say("table-turn", name=self.names[table.current], action=table.done + 1)
        return Text(f"{self.say('title')} · {words}", style="bold")

    def offer(self, size: CardSize | None) -> RenderableType:
        """The three slots with the worth of each card, the soldier, and the cards left in the deck."""
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
        if size is None:
            return Group(deck, self.card_lines(marked))
        drawn = [self.cards.drawn(card, "", mark) for card, mark in marked]
        blocked = drawn[self.table.soldier - 1]
        drawn[self.table.soldier - 1] = replace(blocked.dimmed(), marks=blocked.marks)
        return Group(deck, CardRow(drawn, size))

    def card_lines(self, marked: list[tuple[str, str]]) -> RenderableType:
        """One line for each card and its note; codes are abbreviated where there is little room."""
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
        """Place, symbol, medal, code, id and photo number, and the note."""
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
        name = self.names[seat]
        if seat == self.viewer:
            name = TEXTS.say(self.cards.language, "your-seat", name=name)
        parts = [Text(name, style=NAME), Text(self.say("table-points", points=table.points[seat]))]
        if table.hidden[seat]:
            parts.append(Text(self.say("table-hidden", places=self.hidden_places(self.hidden_codes[seat]))))
        if table.revealed[seat]:
            codes = " ".join(map(self.revealed_text, table.revealed[seat]))
            parts.append(Text(self.say("table-revealed", codes=codes), style=QUIET))
        line = Text("", no_wrap=True, overflow="ellipsis")
        for number, part in enumerate(parts):
            line.append_text(Text.assemble(SEPARATOR, part) if number else part)
        return line

    def hidden_places(self, codes: tuple[Code, ...]) -> str:
        """The places only (CO-26); with the memory aid, the codes too."""
        shown = []
        for place, code in enumerate(codes, start=1):
            words = self.cards.symbol_words(self.cards.cards.card(code.card).code) if code.card else ""
            shown.append(f"[{place}: {words}]" if words else f"[{place}]")
        return "".join(shown)

    def revealed_text(self, code: Revealed) -> str:
        return f"{code.card} {code.points:+d}"

    def exposed_line(self, code: Code, before: Sequence[str] | None = None) -> RenderableType:
        """The cards before it are in the same line. Where the whole line does not fit, symbols are abbreviated; if that
        is not enough, the code and the ids are left out, because what the code lacks is what matters."""
        lines = [
            Text.assemble(self.cards_before(before, letters, whole), self.exposed_words(code, letters, whole))
            for letters, whole in ((None, True), (SHORT, True), (SHORT, False))
        ]
        whole, short, shortest = lines
        return Fitted(whole, Fitted(short, shortest, least=short.cell_len), least=whole.cell_len)

    def cards_before(self, cards: Sequence[str] | None, letters: int | None, with_ids: bool) -> Text:
        if cards is None:
            return Text()
        line = Text("  " if with_ids else " ").join(self.cards.short(card, letters, with_id=with_ids) for card in cards)
        return Text.assemble("   ", line or (self.say("table-nothing"), QUIET), SEPARATOR)

    def exposed_words(self, code: Code, letters: int | None, with_code: bool) -> Text:
        card = self.cards.cards.card(code.card)
        line = Text.assemble((self.say("table-exposed") + ": ", QUIET))
        if with_code:
            line.append_text(self.cards.glued(card.code, letters)).append(" ")
        line.append(f"{self.cards.medal(code.card)} {code.card}  ")
        missing = self.cards.missing_symbols(code, letters)
        words = self.say("table-exposed-missing", symbols="|").split("|")
        return line.append(words[0]).append_text(missing).append("".join(words[1:]))

    def rival(self, seat: int) -> list[RenderableType]:
        cards, exposed = self.table.collections[seat], self.table.exposed[seat]
        if exposed.card:
            return [self.side(seat), self.exposed_line(exposed, cards)]
        line = Text("  ").join(self.cards.short(card) for card in cards)
        return [self.side(seat), Text.assemble("   ", line or (self.say("table-nothing"), QUIET))]

    def drawn_rival(self, seat: int, size: CardSize) -> RenderableType:
        """Symbols and medals only: what a rival may need next is in the exposed code."""
        drawn = [self.cards.drawn_small(card) for card in self.table.collections[seat]]
        parts: list[RenderableType] = [self.side(seat), CardRow(drawn, size)]
        if self.table.exposed[seat].card:
            parts.append(self.exposed_line(self.table.exposed[seat]))
        return Group(*parts)

    def own(self, seat: int, size: CardSize | None) -> list[RenderableType]:
        picked = (*self.table.picked, self.table.laying)
        marked = [(card, self.say("table-picked") if card in picked else "") for card in self.table.collections[seat]]
        parts: list[RenderableType] = [self.side(seat)]
        if size is None:
            parts.append(self.card_lines(marked))
        else:
            drawn = [self.cards.drawn(card, str(place), mark) for place, (card, mark) in enumerate(marked, start=1)]
            parts.append(CardRow(drawn, size))
        if self.table.exposed[seat].card:
            parts.append(self.exposed_line(self.table.exposed[seat]))
        if self.table.said and self.table.revealer == seat:
            parts.append(Text(self.say("table-said", symbols=self.cards.symbol_words(self.table.said))))
        return parts


# Moves of several cards in one line: ``agrega 1 3``, ``baja 2 1 3``.
SEVERAL = {"agrega": c.PICK, "add": c.PICK, "baja": c.LAY, "lay": c.LAY}
FINISHED = ("listo", "done")
SHORTEST_RECITAL = 3


class CodigosFace(GameFace):
    def __init__(self, game: AnyGame, names: Sequence[str], language: str, *, memory_aid: bool = False) -> None:
        super().__init__(game, names, language, memory_aid=memory_aid)
        self.codigos = cast(Codigos, game)
        self.cards = CodigosCardArt(self.codigos.cards, game.texts, language)

    @classmethod
    def list_cards(cls, game: AnyGame, language: str) -> Iterator[CardText]:
        def say(key: str, **facts: object) -> str:
            return game.texts.say(language, key, **facts)

        deck = game.deck.content
        names = {symbol["id"]: symbol["name"][language] for symbol in deck["symbol"]}
        for card in deck["card"]:
            symbol, own = names[card["symbol"]], "yes" if card["symbol"] in card["code"] else "no"
            code = ", ".join(names[one] for one in card["code"])
            text = say("explain-card", symbol=symbol, code=code, medal=card["medal"], own=own)
            yield CardText(card["id"], say("card-named", symbol=symbol, photo=card["photo"]), text)
        yield CardText("comodin", say("joker"), say("explain-joker"))

    def show(self, view: AnyView) -> RenderableType:
        hand = self.hand(view)
        below = [] if hand is None else [Rule(style=OLIVE), hand]
        return Group(Heading(self.heading(view), style=OLIVE), self.table(view), *below)

    def heading(self, view: AnyView) -> Text:
        return self._board(view).heading()

    def table(self, view: AnyView, size: CardSize | None = None) -> RenderableType:
        return self._board(view).board(size)

    def hand(self, view: AnyView, size: CardSize | None = None) -> RenderableType | None:
        return None if view.viewer is None else Group(*self._board(view).own(view.viewer, size))

    def cards_in_sight(self, view: AnyView) -> tuple[str, ...]:
        own = () if view.viewer is None else view.scene.collections[view.viewer]
        return tuple(dict.fromkeys(card for card in (*own, *view.scene.offer) if card))

    def _board(self, view: AnyView) -> CodigosBoard:
        return CodigosBoard(self.cards, self.names, view, memory_aid=self.memory_aid)

    def ending(self, view: AnyView) -> RenderableType:
        """The revealed codes of every seat and their points (CO-52)."""
        table: Scene = view.scene
        grid = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
        for heading in (*self.names, ""):
            grid.add_column(Text(heading, style=NAME, no_wrap=True, overflow="ellipsis"), max_width=22)
        columns = [[self.points_line(code) for code in codes] for codes in table.revealed]
        for line in range(max(map(len, columns))):
            grid.add_row(*(column[line] if line < len(column) else Text() for column in columns))
        grid.add_row(*(Text(self.say("table-points", points=points), style="bold") for points in table.points))
        return Group(Heading(self.heading(view), style=OLIVE), grid)

    def points_line(self, code: Any) -> Text:
        return Text.assemble(f"{code.card} {code.points:+d}", (f" {self.say(f'how-{code.how}')}", QUIET))

    # Reading.

    def read(self, view: AnyView, text: str) -> list[int]:
        """Also reads a recital, or several cards, in one line."""
        words = normal(text.replace(",", " ")).split()
        if len(words) < 2 or len(text) > LONGEST_MOVE:
            return super().read(view, text)
        if view.scene.phase == "recite":
            symbols = [word for word in words if word not in FINISHED]
            symbol_words = [self.symbol(word) for word in symbols]
            if None not in symbol_words:
                return self.recital(view, [move for move in symbol_words if move is not None], words)
        if words[0] in SEVERAL and len(words) > 2:
            return self.several(view, words)
        return super().read(view, text)

    def symbol(self, word: str) -> int | None:
        try:
            move = self.game.moves.code(word)
        except BadMove:
            return None
        return move if move >= c.SAY else None

    def recital(self, view: AnyView, symbol_words: list[int], words: list[str]) -> list[int]:
        """A line of several symbols is a whole recital once it is long enough (CO-47)."""
        said = len(view.scene.said) + len(symbol_words)
        ends = words[-1] in FINISHED or (said >= SHORTEST_RECITAL and len(symbol_words) > 1)
        return self.check_moves(view, [*symbol_words, *[c.DONE] * ends])

    def several(self, view: AnyView, words: list[str]) -> list[int]:
        """``agrega 1 3`` adds both cards and no more; ``baja g1 c1 t1`` lays the code of g1 with the other two."""
        verb = words[0]
        places = [self.codigos.place_of(view, verb, word) for word in words[1:] if word not in FINISHED]
        if not all(word.isascii() and word.isdigit() and 1 <= int(word) <= c.FULL for word in places):
            raise UnreadableMove(self.game.texts.message("refused-no-such-place"))
        numbers = [int(word) - 1 for word in places]
        moves = [SEVERAL[verb] + numbers[0], *(c.PICK + number for number in numbers[1:])]
        return self.check_moves(view, moves)

    def implied_move(self, view: AnyView, text: str) -> int | None:
        """After ``agrega 1 3``, done, even if more cards could be added."""
        words = normal(text.replace(",", " ")).split()
        several = len(words) > 2 and SEVERAL.get(words[0]) == c.PICK
        return c.DONE if several and view.scene.phase == "add" and c.DONE in view.moves else None

    def check_moves(self, view: AnyView, moves: list[int]) -> list[int]:
        """The moves, if they are legal one after the other. Nothing is hidden from a viewer with a memory, so one
        imagined world decides it."""
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
