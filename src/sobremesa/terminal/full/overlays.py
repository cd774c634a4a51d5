"""Overlays on the table: a text to read, or a list to choose from. Escape closes them."""

from __future__ import annotations

from typing import ClassVar

from rich.console import RenderableType
from rich.markdown import Markdown
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from sobremesa.kernel.claim import Claims
from sobremesa.terminal.faces.card_text import CardText
from sobremesa.terminal.full.choices import MenuChoice
from sobremesa.terminal.full.listening_screen import ListeningScreen
from sobremesa.terminal.rulebook import Rulebook
from sobremesa.terminal.session.display import TableSnapshot
from sobremesa.terminal.texts import TEXTS


class Curtain(ListeningScreen[None]):
    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "open", show=False)]

    def __init__(self, words: str) -> None:
        super().__init__()
        self.words = words

    def compose(self) -> ComposeResult:
        words = Static(Content(self.words), id="curtain")
        words.can_focus = True
        yield words

    def on_click(self) -> None:
        self.action_open()

    def action_open(self) -> None:
        self.dismiss(None)


class Overlay(ListeningScreen[str | None], ModalScreen[str | None]):
    """Returns the chosen line, or None."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "put_away", show=False)]

    def __init__(self, language: str, title: str) -> None:
        super().__init__()
        self.language = language
        self.heading = title

    def say(self, key: str, **facts: object) -> str:
        return TEXTS.say(self.language, key, **facts)

    def on_mount(self) -> None:
        box = self.query_one("#sheet")
        box.border_title = Content(self.heading)
        box.border_subtitle = Content(self.say("full-escape"))

    def action_put_away(self) -> None:
        self.dismiss(None)


class TextOverlay(Overlay):
    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "put_away", show=False)]

    def __init__(self, language: str, title: str, content: RenderableType) -> None:
        super().__init__(language, title)
        self.content = content

    def compose(self) -> ComposeResult:
        with Vertical(id="sheet"), VerticalScroll():
            yield Static(self.content, classes="sheet-words")


class ChoiceOverlay(Overlay):
    """A list below a sentence."""

    def __init__(self, language: str, title: str, words: str, choices: list[MenuChoice]) -> None:
        super().__init__(language, title)
        self.words = words
        self.choices = choices

    def compose(self) -> ComposeResult:
        with Vertical(id="sheet"):
            if self.words:
                yield Static(Content(self.words), classes="sheet-words")
            yield OptionList(*(Option(Content(choice.label)) for choice in self.choices), markup=False)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(self.choices[event.option_index].typed)


class LeaveOverlay(ChoiceOverlay):
    def __init__(self, language: str) -> None:
        choices = [MenuChoice(key, TEXTS.say(language, f"full-leave-{key}")) for key in ("stay", "quit")]
        words = TEXTS.say(language, "full-leaving")
        super().__init__(language, TEXTS.say(language, "full-key-leave"), words, choices)


class _ColumnsOverlay(Overlay):
    """A list on the left, and details of the highlighted line on the right."""

    def __init__(self, language: str, title: str, lines: list[str], at: int) -> None:
        super().__init__(language, title)
        self.lines = lines
        self.at = at

    def compose(self) -> ComposeResult:
        with Vertical(id="sheet", classes="-whole"), Horizontal(classes="columns"):
            yield OptionList(*(Option(Content(line)) for line in self.lines), markup=False, id="lines")
            yield from self.right()

    def right(self) -> ComposeResult:
        with VerticalScroll(can_focus=True):
            yield Static(id="words")

    def on_mount(self) -> None:
        super().on_mount()
        self.query_one("#lines", OptionList).highlighted = self.at

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        if event.option_list.id == "lines":
            self.show(event.option_index)

    def show(self, index: int) -> None:
        self.query_one("#words", Static).update(self.content_of(index))
        self.query_one(VerticalScroll).scroll_home(animate=False)

    def content_of(self, index: int) -> RenderableType:
        raise NotImplementedError


class RulesOverlay(_ColumnsOverlay):
    """The summary first, then clause by clause."""

    def __init__(self, language: str, title: str, book: Rulebook, clause: str) -> None:
        self.book = book
        self.clauses = list(book.clauses)
        wanted = clause and book.clause_id(clause)
        at = self.clauses.index(wanted) + 1 if wanted else 0
        super().__init__(language, title, [TEXTS.say(language, "full-whole"), *self.clauses], at)

    def content_of(self, index: int) -> RenderableType:
        return self.book.whole() if index == 0 else Markdown(self.book.clauses[self.clauses[index - 1]])


class CardsOverlay(_ColumnsOverlay):
    """The cards in sight, each with what it does."""

    def __init__(self, language: str, title: str, cards: list[CardText], at: int) -> None:
        self.cards = cards
        super().__init__(language, title, [card.name for card in cards], at)

    def content_of(self, index: int) -> RenderableType:
        return Markdown(f"{self.cards[index]}")


class ClaimOverlay(_ColumnsOverlay):
    """Topics on the left, claims about the topic on the right."""

    def __init__(self, language: str, title: str, claims: Claims, snapshot: TableSnapshot) -> None:
        self.claims = claims
        self.snapshot = snapshot
        self.topics: dict[str, list[str]] = {}
        for words in claims.all_claims():
            self.topics.setdefault(claims.topic(words), []).append(words)
        named = [claims.about(topic, snapshot.names, snapshot.viewer).say(language) for topic in self.topics]
        super().__init__(language, title, named, 0)
        self.shown: list[str] = []

    def right(self) -> ComposeResult:
        yield OptionList(markup=False, id="claimed")

    def show(self, index: int) -> None:
        self.shown = list(self.topics.values())[index]
        viewer, names = self.snapshot.viewer, self.snapshot.names
        said = [self.claims.message(words, names, speaker=viewer, viewer=viewer) for words in self.shown]
        claimed = self.query_one("#claimed", OptionList)
        claimed.clear_options()
        claimed.add_options(
            [Option(Content(self.say("full-quoted", words=message.say(self.language)))) for message in said]
        )
        claimed.highlighted = 0

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if event.option_list.id == "lines":
            self.query_one("#claimed").focus()
        else:
            self.dismiss(self.shown[event.option_index])
