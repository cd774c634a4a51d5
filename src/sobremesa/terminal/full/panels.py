"""The widgets of the full screen."""

from __future__ import annotations

from typing import ClassVar, Final

from rich.console import Group, RenderableType
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.message import Message
from textual.widget import Widget
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from sobremesa.terminal.console.screen import visible
from sobremesa.terminal.faces.drawn_card import SIZES, CardSize, rows_of
from sobremesa.terminal.full.choices import MenuChoice
from sobremesa.terminal.full.listening_screen import ListeningScreen
from sobremesa.terminal.full.screen_state import ScreenState
from sobremesa.terminal.session.display import TableSnapshot, clock_readings, window_seconds
from sobremesa.terminal.session.lobby import seat_lines
from sobremesa.terminal.session.news_teller import Sentence
from sobremesa.terminal.texts import TEXTS

MOST_REMEMBERED = 100
# From this many columns on, a space separates a key from its name.
ROOMY = 96
# What the style sheet leaves free at both sides of the table.
PADDING = 2
# What is tried first to last: the cards on the table, and those in the hand.
DRAWN: Final = (*((size, size) for size in SIZES), (SIZES[-1], None))


PAGE_KEYS: Final[list[BindingType]] = [
    Binding("pageup", "app.turn_page(-1)", show=False),
    Binding("pagedown", "app.turn_page(1)", show=False),
]


class TableScreen(ListeningScreen[None]):
    """The screen of the table. What is half typed keeps the focus."""

    def listener(self, chain: list[Widget]) -> Widget:
        line = self.query_one(TypedLine)
        return line if line.value and line in chain else chain[0]


class ChoiceList(OptionList):
    """The list of choices. A new list starts at its first line; the same list keeps its position."""

    BINDINGS: ClassVar[list[BindingType]] = PAGE_KEYS

    def __init__(self) -> None:
        super().__init__(id="choices", markup=False)
        self.choices: list[MenuChoice] = []

    def offer(self, choices: list[MenuChoice]) -> None:
        if choices == self.choices:
            return
        self.choices = choices
        self.clear_options()
        self.add_options([Option(Content(choice.label)) for choice in choices])
        if choices:
            self.highlighted = 0

    @property
    def chosen(self) -> MenuChoice | None:
        return None if self.highlighted is None else self.choices[self.highlighted]


class LogBox(VerticalScroll):
    """Sentences, the latest at the bottom."""

    can_focus = False

    def __init__(self, box_id: str, title: str = "") -> None:
        super().__init__(Static(classes="log"), id=box_id)
        self.border_title = Content(title)

    def on_mount(self) -> None:
        """Textual keeps it at its end, whatever the sizes, until it is scrolled."""
        self.anchor()

    def tell(self, sentences: list[Sentence]) -> None:
        self.query_one(Static).update(log_text(sentences))


def log_text(sentences: list[Sentence]) -> Text:
    """A bar marks what players say, so that colour alone need not."""
    lines = [
        Text.assemble(("│ ", "bold") if sentence.is_talk else ("· ", "dim"), visible(sentence.words))
        for sentence in sentences
    ]
    return Text("\n").join(lines)


class KeyBar(Horizontal):
    """The keys and what they do; they can be clicked."""

    def __init__(self, keys: list[tuple[str, str, str]]) -> None:
        super().__init__(*(KeyHint(*key) for key in keys), id="keys")

    def on_resize(self) -> None:
        for hint in self.query(KeyHint):
            hint.draw(is_roomy=self.size.width >= ROOMY)


class KeyHint(Static):
    def __init__(self, key: str, name: str, label: str) -> None:
        super().__init__()
        self.key = key.upper()
        self.label = label
        self.action = f"app.{name}"

    def draw(self, *, is_roomy: bool) -> None:
        self.update(Content.assemble((self.key, "$primary bold"), " " if is_roomy else "", self.label))

    async def on_click(self) -> None:
        await self.run_action(self.action)


class TypedLine(Input):
    """The input line, with a history."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "earlier", show=False),
        Binding("down", "later", show=False),
        *PAGE_KEYS,
    ]

    def __init__(self) -> None:
        super().__init__(id="typed", compact=True, select_on_focus=False)
        self.before: list[str] = []
        self._at = 0

    class Typed(Message):
        """The player has pressed Enter."""

        def __init__(self, line: str) -> None:
            super().__init__()
            self.line = line

    async def _on_key(self, event: events.Key) -> None:
        """Handles Enter at once. A binding runs later, when letters typed after Enter would already be in the line."""
        if event.key != "enter":
            await super()._on_key(event)
            return
        event.stop()
        event.prevent_default()
        line, self.value = self.value.strip(), ""
        self.keep(line)
        self.post_message(self.Typed(line))

    def keep(self, line: str) -> None:
        if line and self.before[-1:] != [line]:
            self.before = [*self.before, line][-MOST_REMEMBERED:]
        self._at = len(self.before)

    def wipe(self) -> None:
        """Clears line and history, so that the next player does not see them."""
        self.value = ""
        self.before, self._at = [], 0

    def action_earlier(self) -> None:
        self._turn_to(self._at - 1)

    def action_later(self) -> None:
        """After the latest line comes the list of choices."""
        if self._at < len(self.before):
            self._turn_to(self._at + 1)
        elif not self.value:
            self.screen.query_one(ChoiceList).focus()

    def _turn_to(self, at: int) -> None:
        if 0 <= at <= len(self.before):
            self._at = at
            self.value = self.before[at] if at < len(self.before) else ""
            self.cursor_position = len(self.value)


class Felt(Vertical):
    """The table and the viewer's hand. On a wide terminal cards are drawn, as large as there is room for."""

    DRAWN_FROM = 120

    def __init__(self, language: str, invitation: str) -> None:
        super().__init__(id="felt")
        self.language = language
        self.invitation = invitation
        self.state: ScreenState | None = None

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="table", can_focus=False):
            yield Static(id="drawn-table")
        with VerticalScroll(id="hand", can_focus=False):
            yield Static(id="drawn-hand")

    def lay(self, state: ScreenState | None) -> None:
        """None clears it, so that no later resize draws what was there."""
        self.state = state
        table, hand = ("", None) if state is None else self._fitting(state)
        self.query_one("#drawn-table", Static).update(table)
        self.query_one("#drawn-hand", Static).update("" if hand is None else hand)
        self.query_one("#hand").display = hand is not None

    def on_resize(self) -> None:
        self.lay(self.state)

    def turn_page(self, pages: int) -> None:
        for box in self.query(VerticalScroll):
            box.scroll_relative(y=pages * (box.size.height - 1), animate=False)

    def _fitting(self, state: ScreenState) -> tuple[RenderableType, RenderableType | None]:
        columns = self.size.width - PADDING
        if self.app.size.width >= self.DRAWN_FROM:
            for sizes in DRAWN:
                table, hand = self._draw(state, *sizes)
                if rows_of(table, columns) + rows_of(hand, columns) <= self.size.height:
                    return table, hand
        return self._draw(state, None, None)

    def _draw(
        self, state: ScreenState, on_table: CardSize | None, in_hand: CardSize | None
    ) -> tuple[RenderableType, RenderableType | None]:
        snapshot = state.snapshot
        if snapshot.update.status == "waiting" or snapshot.face is None:
            return _lobby(snapshot, self.language, self.invitation), None
        face, view = snapshot.face_and_view
        if state.result:
            return face.ending(view), None
        return face.table(view, on_table), face.hand(view, in_hand)


def _lobby(snapshot: TableSnapshot, language: str, invitation: str) -> RenderableType:
    lines = [Text(line) for line in seat_lines(snapshot, language)]
    if invitation:
        lines.append(Text("\n" + TEXTS.say(language, "hosting", link=invitation), overflow="fold"))
    return Group(Text(TEXTS.say(language, "lobby-heading", game=snapshot.title) + "\n", style="bold"), *lines)


def heading_of(snapshot: TableSnapshot) -> Text:
    if snapshot.face is None or snapshot.view is None:
        return Text(snapshot.title)
    return Text(snapshot.face.heading(snapshot.view).plain)


def question_of(state: ScreenState, language: str) -> str:
    """The question, or what the table waits for."""
    snapshot = state.snapshot
    if snapshot.has_to_agree():
        proposal, takeover = snapshot.update.proposal, snapshot.update.takeover
        if takeover is not None:
            asks = takeover.name if takeover.seat is None else snapshot.names[takeover.seat]
            kind = "bot" if takeover.level else "person" if takeover.name else "missed"
            return TEXTS.say(language, "full-takeover", kind=kind, name=asks, of=snapshot.names[takeover.of])
        assert proposal is not None
        name = snapshot.names[proposal.seat]
        return TEXTS.say(language, "full-proposal", name=name, what=proposal.what)
    if state.result:
        return state.result
    if snapshot.update.status in ("waiting", "starting") or snapshot.view is None:
        return TEXTS.say(language, "full-before")
    if snapshot.update.paused:
        return TEXTS.say(language, "full-paused")
    if snapshot.is_asked:
        assert snapshot.face is not None
        return snapshot.face.question(snapshot.view)
    if snapshot.update.moves:
        return TEXTS.say(language, "full-passes")
    return TEXTS.say(language, "full-waiting", names=", ".join(snapshot.waiting_names()))


def turn_of(snapshot: TableSnapshot, language: str) -> Text:
    """The right end of the first line: the connection, the clocks, and whether it is the viewer's turn."""
    parts = []
    if snapshot.is_lost:
        parts.append(Text(TEXTS.say(language, "full-lost"), style="bold reverse"))
    window = window_seconds(snapshot)
    if window is not None:
        parts.append(Text(TEXTS.say(language, "full-window", seconds=window)))
    readings = clock_readings(snapshot)
    parts += [Text(f"{reading.name} {reading.time}", style="bold") for reading in readings if reading.is_running]
    if snapshot.is_asked and not readings:
        parts.append(Text(TEXTS.say(language, "full-your-turn"), style="bold"))
    return Text("  ").join(parts)
