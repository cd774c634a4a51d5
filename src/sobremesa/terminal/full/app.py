"""The full screen: the table, the hand, the log, the talk and the question.

It draws screen states and sends lines as a player would type them; the session knows what they mean.
"""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Horizontal, Vertical
from textual.content import Content
from textual.filter import LineFilter
from textual.message import Message
from textual.suggester import SuggestFromList
from textual.widgets import OptionList, Static

from sobremesa.kernel.game import AnyGame
from sobremesa.terminal.card_list import CardTexts
from sobremesa.terminal.full.choices import COMPLETED, KEYS, MENU, MenuChoice, choices_of
from sobremesa.terminal.full.input_queue import CURTAIN_OPENED, InputQueue
from sobremesa.terminal.full.listening_screen import ListeningScreen
from sobremesa.terminal.full.overlays import (
    CardsOverlay,
    ChoiceOverlay,
    ClaimOverlay,
    Curtain,
    LeaveOverlay,
    Overlay,
    RulesOverlay,
    TextOverlay,
)
from sobremesa.terminal.full.panels import (
    ChoiceList,
    Felt,
    KeyBar,
    LogBox,
    TableScreen,
    TypedLine,
    heading_of,
    log_text,
    question_of,
    turn_of,
)
from sobremesa.terminal.full.screen_state import (
    HelpShown,
    KeyboardPassed,
    NoteShown,
    RulesShown,
    ScreenState,
    SessionEnded,
    StateChanged,
    TextShown,
)
from sobremesa.terminal.full.theme import LINEN, WALNUT, DarkenedColours, SafeText
from sobremesa.terminal.rulebook import Rulebook
from sobremesa.terminal.session.orders import word_for
from sobremesa.terminal.session.talk import REACTIONS
from sobremesa.terminal.texts import TEXTS

SMALLEST = (80, 24)
TICK_SECONDS = 0.5
CLOSING_SECONDS = 3.0


class TableApp(App[None]):
    CSS_PATH = Path(__file__).with_name("look.tcss")
    ENABLE_COMMAND_PALETTE = False
    TITLE = "Sobremesa"
    HORIZONTAL_BREAKPOINTS = [  # noqa: RUF012  # as Textual declares it
        (0, "-narrow"),
        (SMALLEST[0], "-normal"),
        (Felt.DRAWN_FROM, "-wide"),
        (160, "-huge"),
    ]
    VERTICAL_BREAKPOINTS = [  # noqa: RUF012  # as Textual declares it
        (0, "-low"),
        (SMALLEST[1], "-short"),
        (30, "-tall"),
        (40, "-very-tall"),
    ]
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "leave", show=False, priority=True),
        Binding("ctrl+q", "leave", show=False, priority=True),
        Binding("escape", "to_choices", show=False),
    ]

    def __init__(
        self, game: AnyGame, language: str, inputs: InputQueue, *, is_light: bool = False, invitation: str = ""
    ) -> None:
        super().__init__()
        self.game = game
        self.language = language
        self.inputs = inputs
        self.invitation = invitation
        self.cards = CardTexts(game, language)
        self.screen_state: ScreenState | None = None
        self.problem: BaseException | None = None
        self.run_session: Callable[[], None] = lambda: None
        self.thread: Thread | None = None
        # A line was sent and has no answer yet: a second Enter must not answer the next question.
        self._is_sent = False
        self.register_theme(WALNUT)
        self.register_theme(LINEN)
        self.theme = LINEN.name if is_light else WALNUT.name
        self._darkened = DarkenedColours()
        self._safe = SafeText()
        for key, name in KEYS.items():
            self.bind(key, name, show=False)

    def say(self, key: str, **facts: object) -> str:
        return TEXTS.say(self.language, key, **facts)

    def get_default_screen(self) -> TableScreen:
        return TableScreen(id="_default")

    def compose(self) -> ComposeResult:
        small = Static(Content(self.say("full-small", columns=SMALLEST[0], rows=SMALLEST[1])), id="small")
        small.can_focus = True
        yield small
        with Vertical(id="all"):
            with Horizontal(id="status"):
                yield Static(id="heading")
                yield Static(id="turn")
            with Container(id="middle"):
                yield Felt(self.language, self.invitation)
                yield LogBox("log", self.say("full-log"))
                yield LogBox("talk", self.say("full-talk"))
                with Vertical(id="ask"):
                    yield Static(id="notice")
                    yield Static(id="question")
                    with Horizontal(id="below"):
                        yield ChoiceList()
                        yield LogBox("near")
            with Horizontal(id="line"):
                yield Static(">", id="mark")
                yield TypedLine()
            yield KeyBar([(key, name, self.say(f"full-key-{name}")) for key, name in KEYS.items() if key != "f9"])

    def on_mount(self) -> None:
        self.query_one(ChoiceList).focus()
        self.set_interval(TICK_SECONDS, self._tick)
        self._follow_theme()
        for name, leave in (("SIGTERM", self.leave_now), ("SIGHUP", self._leave_closed_terminal)):
            with suppress(AttributeError, NotImplementedError, RuntimeError, ValueError):
                asyncio.get_running_loop().add_signal_handler(getattr(signal, name), leave)
        self.thread = Thread(target=self._run_session, name="session", daemon=True)
        self.thread.start()

    def _run_session(self) -> None:
        """Keeps a failure, to be reported after the screen is closed."""
        try:
            self.run_session()
        except BaseException as problem:  # noqa: BLE001  # the main thread raises it again
            self.problem = problem
        self.take(SessionEnded())

    def take(self, message: Message) -> None:
        """May be called from any thread. After the screen is closed it does nothing."""
        with suppress(RuntimeError):
            self.post_message(message)

    def _handle_exception(self, error: Exception) -> None:
        """Restores the terminal after a bug of ours, and reports it in a sentence."""
        self.problem = self.problem or error
        if self.is_headless:
            super()._handle_exception(error)
        else:
            self._close_messages_no_wait()

    # Messages from the session.

    def on_state_changed(self, message: StateChanged) -> None:
        self.screen_state = message.screen_state
        self._is_sent = False
        self._draw()

    def on_keyboard_passed(self, message: KeyboardPassed) -> None:
        """Removes every trace of the previous player's table."""
        self.wipe()

        def go_on(_answer: None) -> None:
            self._send(CURTAIN_OPENED)

        self.push_screen(Curtain(self.say("pass-keyboard", name=message.name)), go_on)

    def wipe(self) -> None:
        while isinstance(self.screen, Overlay):
            self.pop_screen()
        self.screen_state = None
        for static in self.query(Static):
            if static.id in ("heading", "turn", "question", "notice"):
                static.update("")
        self.query_one(Felt).lay(None)
        for box in self.query(LogBox):
            box.tell([])
        self.query_one(ChoiceList).offer([])
        line = self.query_one(TypedLine)
        line.wipe()
        line.suggester = None

    def on_note_shown(self, message: NoteShown) -> None:
        self._is_sent = False
        self._note(message.words, is_wrong=message.is_wrong)

    def on_text_shown(self, message: TextShown) -> None:
        self._is_sent = False
        self.push_screen(TextOverlay(self.language, message.title, message.content))

    def on_rules_shown(self, message: RulesShown) -> None:
        self._open_rules(message.book, message.clause)

    def on_help_shown(self, _message: HelpShown) -> None:
        self.action_help()

    def on_session_ended(self, _message: SessionEnded) -> None:
        self.exit()

    # Drawing.

    def _draw(self) -> None:
        state = self.screen_state
        if state is None or not self.screen_stack[0].query("#turn"):
            return  # nothing to show, or the screen is closing
        snapshot = state.snapshot
        main = self.screen_stack[0]
        main.query_one("#heading", Static).update(heading_of(snapshot))
        main.query_one(Felt).lay(state)
        main.query_one("#question", Static).update(Text(question_of(state, self.language)))
        main.query_one(ChoiceList).offer(choices_of(snapshot, self.language, is_over=bool(state.result)))
        talk = [sentence for sentence in state.sentences if sentence.is_talk]
        main.query_one("#near", LogBox).tell(list(state.sentences))
        main.query_one("#log", LogBox).tell([sentence for sentence in state.sentences if not sentence.is_talk])
        main.query_one("#talk", LogBox).tell(talk)
        main.query_one("#middle").set_class(not talk, "-quiet")
        main.query_one(TypedLine).suggester = SuggestFromList(snapshot.completions, case_sensitive=False)
        self._tick()

    def _tick(self) -> None:
        """Updates the clocks in place."""
        if self.screen_state is not None:
            for static in self.screen_stack[0].query("#turn").results(Static):
                static.update(turn_of(self.screen_state.snapshot, self.language))

    def _note(self, words: str, *, is_wrong: bool = False) -> None:
        notice = self.screen_stack[0].query_one("#notice", Static)
        notice.update(Text(words))
        notice.set_class(bool(words), "-shown")
        notice.set_class(is_wrong, "-wrong")

    # Typing and choosing.

    def _send(self, line: str) -> None:
        self._note("")
        self._is_sent = True
        self.inputs.type(line)

    def on_typed_line_typed(self, event: TypedLine.Typed) -> None:
        choices = self.screen_stack[0].query_one(ChoiceList)
        if not event.line and choices.choices:
            choices.focus()
        else:
            self._send(event.line)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if isinstance(event.option_list, ChoiceList) and not self._is_sent:
            self._send(event.option_list.choices[event.option_index].typed)

    async def on_event(self, event: events.Event) -> None:
        """A printable key moves the focus to the input line before it is handled, so that no key is lost."""
        if isinstance(event, events.Key) and isinstance(self.screen, ListeningScreen):
            self.screen.keep_focus()
        is_key = isinstance(event, events.Key) and not event.is_forwarded and event.is_printable
        if is_key and isinstance(self.focused, ChoiceList):
            self.screen.set_focus(self.query_one(TypedLine))
        await super().on_event(event)

    def action_to_choices(self) -> None:
        self.query_one(ChoiceList).focus()

    def action_turn_page(self, pages: int) -> None:
        """Scrolls a table that is larger than its place."""
        self.screen_stack[0].query_one(Felt).turn_page(pages)

    # The keys.

    def action_help(self) -> None:
        if not isinstance(self.screen, Overlay):
            words = self.say("full-help", claims="yes" if self.game.claims is not None else "no")
            self.push_screen(TextOverlay(self.language, self.say("full-key-help"), Text(words)))

    def action_hint(self) -> None:
        self._order("hint")

    def action_undo(self) -> None:
        self._order("undo")

    def _order(self, order: str) -> None:
        if not isinstance(self.screen, Overlay | Curtain):
            self._send(word_for(order, self.language))

    def action_card(self) -> None:
        """Shows the cards in sight, beginning with the highlighted one."""
        if (
            self.screen_state is None
            or self.screen_state.snapshot.view is None
            or isinstance(self.screen, Overlay | Curtain)
        ):
            return
        face, view = self.screen_state.snapshot.face_and_view
        cards = [self.cards.find(card) for card in face.cards_in_sight(view)]
        cards = list(dict.fromkeys(cards)) or list(self.cards.cards.values())
        chosen = self.query_one(ChoiceList).chosen
        at = next((at for at, card in enumerate(cards) if chosen is not None and card.id == chosen.card), 0)
        if cards:
            self.push_screen(CardsOverlay(self.language, self.say("full-key-card"), cards, at))

    def action_rules(self) -> None:
        self._order("rules")

    def _open_rules(self, book: Rulebook, clause: str) -> None:
        self._is_sent = False
        self.push_screen(RulesOverlay(self.language, self.say("full-key-rules"), book, clause))

    def action_talk(self) -> None:
        """Offers chat, a claim, or a reaction."""
        if self.screen_state is None or isinstance(self.screen, Overlay | Curtain):
            return
        can_claim = self.game.claims is not None and self.screen_state.snapshot.view is not None
        choices = [MenuChoice("chat", self.say("full-order-chat"))]
        choices += [MenuChoice("say", self.say("full-order-say"))] if can_claim else []
        choices += [MenuChoice(word_for(reaction, self.language), self._reaction(reaction)) for reaction in REACTIONS]
        self.push_screen(ChoiceOverlay(self.language, self.say("full-key-talk"), "", choices), self._send_talk)

    def _reaction(self, reaction: str) -> str:
        return self.say("news-react", reaction=reaction, name_is="you", name="")

    def _send_talk(self, chosen: str | None) -> None:
        if chosen == "chat":
            self._complete(word_for("chat", self.language))
        elif chosen == "say" and self.screen_state is not None and self.game.claims is not None:
            sheet = ClaimOverlay(
                self.language, self.say("full-order-say"), self.game.claims, self.screen_state.snapshot
            )
            self.push_screen(sheet, self._send_claim)
        elif chosen:
            self._send(chosen)

    def _send_claim(self, words: str | None) -> None:
        if words:
            self._send(f"{word_for('say', self.language)} {words}")

    def _complete(self, word: str) -> None:
        """Puts the first word into the input line for the player to continue."""
        line = self.query_one(TypedLine)
        line.value = f"{word} "
        line.focus()
        line.cursor_position = len(line.value)

    def action_log(self) -> None:
        if self.screen_state is not None and not isinstance(self.screen, Overlay | Curtain):
            words = log_text(list(self.screen_state.sentences))
            self.push_screen(TextOverlay(self.language, self.say("full-log"), words))

    def action_menu(self) -> None:
        if not isinstance(self.screen, Overlay | Curtain):
            claims = ("claims", "doubt", "autopass")
            orders = [order for order in MENU if self.game.claims is not None or order not in claims]
            choices = [MenuChoice(order, self.say(f"full-order-{order}")) for order in orders]
            self.push_screen(ChoiceOverlay(self.language, self.say("full-key-menu"), "", choices), self._follow_menu)

    def _follow_menu(self, order: str | None) -> None:
        if order == "quit":
            self.action_leave()
        elif order in COMPLETED:
            self._complete(word_for(order, self.language))
        elif order:
            self._send(word_for(order, self.language))

    def action_light(self) -> None:
        self.theme = WALNUT.name if self.theme == LINEN.name else LINEN.name
        self._follow_theme()

    def _follow_theme(self) -> None:
        self.refresh_css(animate=False)

    def get_line_filters(self) -> Sequence[LineFilter]:
        darkened = [self._darkened] if self.theme == LINEN.name else []
        return [*super().get_line_filters(), self._safe, *darkened]

    def action_leave(self) -> None:
        """Asks for confirmation; a second time, leaves at once."""
        if isinstance(self.screen, LeaveOverlay):
            self.leave_now()
            return
        self.push_screen(LeaveOverlay(self.language), self._finish_leaving)

    def _finish_leaving(self, answer: str | None) -> None:
        if answer == "quit":
            self.leave_now()

    def _leave_closed_terminal(self) -> None:
        """The terminal is gone: drawing on it would block, and there is nothing to restore. Every move is saved."""
        self.inputs.leave()
        if self.thread is not None:
            self.thread.join(CLOSING_SECONDS)
        os._exit(128 + signal.SIGHUP)

    def leave_now(self) -> None:
        self.inputs.leave()
        self.exit()
