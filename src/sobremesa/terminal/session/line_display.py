"""A session printed line by line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from sobremesa.terminal.console.keyboard import wait_for
from sobremesa.terminal.console.screen import Screen, visible
from sobremesa.terminal.faces.card_text import CardText
from sobremesa.terminal.faces.face import MoveQuestion
from sobremesa.terminal.rulebook import Rulebook
from sobremesa.terminal.session.display import Display, TableSnapshot
from sobremesa.terminal.session.lobby import seat_lines
from sobremesa.terminal.session.news_teller import Sentence


class LineDisplay(Display):
    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.language = screen.language
        self.is_typed = screen.is_typed
        # The question shown last; it is printed again only when it changes.
        self._shown: object = None
        self._waited_for: list[int] = []
        self._lobby: object = None

    def show_lobby(self, snapshot: TableSnapshot, sentences: Sequence[Sentence]) -> None:
        """The list of seats, printed whenever it changes."""
        self.screen.keyboard.completions = snapshot.completions
        self._print(sentences)
        state = (tuple(snapshot.room.seats), snapshot.here)
        if state == self._lobby:
            return
        is_first = self._lobby is None
        self._lobby = state
        self.say("lobby-heading", style="bold", game=snapshot.title)
        for line in seat_lines(snapshot, self.language):
            self.screen.say("told", text=line)
        if is_first:
            self.say("lobby-help" if snapshot.viewer is not None else "lobby-watching", style="dim")

    def show_game(self, snapshot: TableSnapshot, sentences: Sequence[Sentence], *, has_happened: bool) -> None:
        """The news, the table if the news concern it, and the question if it is a new one."""
        self.screen.keyboard.completions = snapshot.completions
        update = snapshot.update
        question = (tuple(move.code for move in update.moves), update.prompt)
        if update.moves and not snapshot.is_asked:
            self._print(sentences)
            if question != self._shown:
                self._shown = question
                self.say("passes-now", style="dim")
            return
        if (update.moves or snapshot.viewer is None) and (has_happened or question != self._shown):
            self._shown, self._waited_for = question, update.to_act
            if snapshot.fades:
                self.screen.clear()  # players may only remember this, so it must not stay in the scrollback
            self._print(sentences)
            self.show_table(snapshot)
            if update.moves:
                self._show_question(snapshot)
            return
        self._print(sentences)
        if update.to_act != self._waited_for:
            self._waited_for = update.to_act
            self._show_waiting(snapshot)

    def show_end(
        self, snapshot: TableSnapshot, sentences: Sequence[Sentence], result: str, *, is_shared: bool, is_watching: bool
    ) -> None:
        face, view = snapshot.face_and_view
        if is_shared:
            self.screen.clear()
        self._print(sentences)
        self.screen.show(face.ending(view))
        self.screen.show(Text(result, style="bold"))
        if self.is_typed:
            self.say("after-end-watching" if is_watching else "after-end", style="dim")

    def tell(self, snapshot: TableSnapshot, sentences: Sequence[Sentence]) -> None:  # noqa: ARG002  # it does not depend on the viewer
        self._print(sentences)

    def ask_for(self, name: str) -> None:
        self.say("yes-or-no", style="bold", name=name)

    def hand_over(self, name: str) -> None:
        self.screen.clear()
        self.say("pass-keyboard", style="bold", name=name)
        self.screen.read()
        self.screen.clear()
        self.screen.keyboard.forget()
        self.forget()

    def forget(self) -> None:
        self._shown = self._lobby = None

    def show_table(self, snapshot: TableSnapshot) -> None:
        face, view = snapshot.face_and_view
        self.screen.show(face.show(view))

    def show_moves(self, snapshot: TableSnapshot) -> None:
        if snapshot.update.moves:
            self._show_question(snapshot)
        else:
            self._show_waiting(snapshot)

    def show_help(self, snapshot: TableSnapshot, *, has_claims: bool, clause: str) -> None:
        if snapshot.update.moves:
            question = MoveQuestion(*snapshot.face_and_view)
            self.say("help-answer", last=len(question.view.moves), example=question.example())
        self.say("help-playing", clause=clause, claims="yes" if has_claims else "no")

    def show_rules(self, book: Rulebook, clause: str) -> None:
        self.screen.show(book.clause(clause) if clause else book.whole())

    def show_card(self, card: CardText) -> None:
        from rich.markdown import Markdown

        self.screen.show(Markdown(str(card)))

    def say(self, key: str, /, style: str = "", **facts: Any) -> None:
        self.screen.say(key, style=style, **facts)

    def complain(self, words: str) -> None:
        self.screen.complain(words)

    def read(self, wake: int | None, seconds: float | None) -> str | None:
        return self.screen.read_or_wake(wake, seconds)

    def wait(self, wake: int | None, seconds: float | None) -> None:
        wait_for(wake, seconds)

    def close(self) -> None:
        self.screen.leave_prompt()

    def _show_waiting(self, snapshot: TableSnapshot) -> None:
        waiting = snapshot.waiting_names()
        if waiting:
            self.say("waiting-for", style="dim", names=", ".join(waiting))

    def _show_question(self, snapshot: TableSnapshot) -> None:
        question = MoveQuestion(*snapshot.face_and_view)
        self.screen.show(question.words())
        self.screen.show(question.answers(self.screen.console.width))

    def _print(self, sentences: Sequence[Sentence]) -> None:
        for sentence in sentences:
            self.screen.show(Text(f"· {visible(sentence.words)}", style="dim"))
