"""A session as it is printed: what is new below what was there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from sobremesa.terminal.console.keyboard import wait_for
from sobremesa.terminal.console.screen import Screen, visible
from sobremesa.terminal.faces.card_text import CardText
from sobremesa.terminal.faces.face import Question
from sobremesa.terminal.rulebook import Rulebook
from sobremesa.terminal.session.display import Display, Glance
from sobremesa.terminal.session.lobby import seat_lines
from sobremesa.terminal.session.news_teller import Sentence


class Printed(Display):
    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.language = screen.language
        self.is_typed = screen.is_typed
        # The question that was shown last: it is not shown again until there is another one.
        self._shown: object = None
        self._waited_for: list[int] = []
        self._lobby: object = None

    def show_lobby(self, glance: Glance, told: Sequence[Sentence]) -> None:
        """Who sits where, whenever it changes."""
        self.screen.keyboard.completions = glance.completions
        self._print(told)
        state = (tuple(glance.room.seats), glance.here)
        if state == self._lobby:
            return
        is_first = self._lobby is None
        self._lobby = state
        self.say("lobby-heading", style="bold", game=glance.title)
        for line in seat_lines(glance, self.language):
            self.screen.say("told", text=line)
        if is_first:
            self.say("lobby-help" if glance.viewer is not None else "lobby-watching", style="dim")

    def show_game(self, glance: Glance, told: Sequence[Sentence], *, has_happened: bool) -> None:
        """What happened, the table if anything was told of it, and the question if it is another one."""
        self.screen.keyboard.completions = glance.completions
        update = glance.update
        question = (tuple(move.code for move in update.moves), update.prompt)
        if update.moves and not glance.is_asked:
            self._print(told)
            if question != self._shown:
                self._shown = question
                self.say("passes-now", style="dim")
            return
        if (update.moves or glance.viewer is None) and (has_happened or question != self._shown):
            self._shown, self._waited_for = question, update.to_act
            if glance.fades:
                self.screen.clear()  # what may only be remembered does not stay to be scrolled back to
            self._print(told)
            self.show_table(glance)
            if update.moves:
                self._show_question(glance)
            return
        self._print(told)
        if update.to_act != self._waited_for:
            self._waited_for = update.to_act
            self._show_waiting(glance)

    def show_end(
        self, glance: Glance, told: Sequence[Sentence], result: str, *, is_shared: bool, is_watching: bool
    ) -> None:
        face, view = glance.drawn
        if is_shared:
            self.screen.clear()
        self._print(told)
        self.screen.show(face.ending(view))
        self.screen.show(Text(result, style="bold"))
        if self.is_typed:
            self.say("after-end-watching" if is_watching else "after-end", style="dim")

    def tell(self, glance: Glance, told: Sequence[Sentence]) -> None:  # noqa: ARG002  # it does not depend on who reads
        self._print(told)

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

    def show_table(self, glance: Glance) -> None:
        face, view = glance.drawn
        self.screen.show(face.show(view))

    def show_moves(self, glance: Glance) -> None:
        if glance.update.moves:
            self._show_question(glance)
        else:
            self._show_waiting(glance)

    def show_help(self, glance: Glance, *, has_claims: bool, clause: str) -> None:
        if glance.update.moves:
            question = Question(*glance.drawn)
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

    def _show_waiting(self, glance: Glance) -> None:
        waiting = glance.waited_for()
        if waiting:
            self.say("waiting-for", style="dim", names=", ".join(waiting))

    def _show_question(self, glance: Glance) -> None:
        question = Question(*glance.drawn)
        self.screen.show(question.words())
        self.screen.show(question.answers(self.screen.console.width))

    def _print(self, told: Sequence[Sentence]) -> None:
        for sentence in told:
            self.screen.show(Text(f"· {visible(sentence.words)}", style="dim"))
