"""One game at one keyboard, from the first question to the last."""

from __future__ import annotations

import math
import shlex
from collections.abc import Callable, Mapping

from rich.table import Table
from rich.text import Text

from sobremesa.kernel.bits import has
from sobremesa.kernel.errors import BadMove, SobremesaError, UnreadableMove
from sobremesa.kernel.event import Event, Viewer
from sobremesa.kernel.match import Match
from sobremesa.kernel.moves import normal
from sobremesa.kernel.text import DEFAULT_LANGUAGE
from sobremesa.kernel.view import AnyView
from sobremesa.terminal.face import Face
from sobremesa.terminal.files import BadFile, named
from sobremesa.terminal.opponent import Opponent
from sobremesa.terminal.rulebook import Rulebook
from sobremesa.terminal.saved import SaveFile
from sobremesa.terminal.screen import Gone, Screen
from sobremesa.terminal.texts import TEXTS

# What can be typed besides a move, in both languages, and what it is called here.
WORDS = {
    "guardar": "save",
    "save": "save",
    "salir": "quit",
    "quit": "quit",
    "ayuda": "help",
    "help": "help",
    "?": "help",
    "reglas": "rules",
    "rules": "rules",
    "mesa": "table",
    "table": "table",
    "jugadas": "moves",
    "moves": "moves",
    "digo": "say",
    "say": "say",
}


class Sitting:
    """``opponents`` are the bots by seat; every other seat is a person at this keyboard."""

    def __init__(
        self,
        match: Match,
        face: Face,
        screen: Screen,
        opponents: Mapping[int, Opponent],
        save: SaveFile | None,
    ) -> None:
        self.match = match
        self.face = face
        self.screen = screen
        self.opponents = opponents
        self.save = save
        self.people = [seat for seat in range(match.game.seats) if seat not in opponents]
        # A resumed game is not told again from its beginning: remembering is part of some games.
        told = len(match.events(None)) if match.moves and not face.memory_aid else 0
        self.told: dict[Viewer, int] = dict.fromkeys([*self.people, None], told)
        self.news: dict[Viewer, list[Event]] = {viewer: [] for viewer in self.told}
        self.heard = dict.fromkeys(self.told, len(match.claims) if told else 0)
        self._hear()
        self.at_keyboard: int | None = self.people[0] if len(self.people) == 1 else None

    def run(self) -> None:
        """Plays until the game is over or the people leave; then it has been saved if it was to be."""
        self._autosave(must=True)
        try:
            while self.match.outcome is None:
                self._act(self.match.to_act[0])
            self._finish()
        except Gone:
            self._say_goodbye()
        except KeyboardInterrupt:
            self.screen.console.print()
            self._say_goodbye()
            raise

    def _act(self, seat: int) -> None:
        """People and bots in the order of the seats: choices at the same time stay sealed in the match."""
        if seat in self.opponents:
            view, made = self.match.view(seat), len(self.match.moves)
            words, move = self.opponents[seat].choose(view, made, self.match.claims)
            if words is not None:
                self.match.claim(seat, words)
            self.match.play_code(seat, move)
            self._hear()
            self._autosave()
            return
        self._hand_over(seat)
        self._show_table(seat)
        while not self._answer(seat, self._line()):
            pass

    def _line(self) -> str:
        return self.screen.read().strip()

    # Showing.

    def _hand_over(self, seat: int) -> None:
        """With several people at one keyboard, nobody sees the other's cards."""
        if self.at_keyboard == seat:
            return
        self.screen.clear()
        self.screen.say("pass-keyboard", style="bold", name=self.match.names[seat])
        self._line()
        self.screen.clear()
        self.at_keyboard = seat

    def _hear(self) -> None:
        """Everybody hears what a move made happen: what fades cannot be asked for later."""
        for viewer, told in self.told.items():
            events = self.match.events(viewer, since=told)
            self.told[viewer] += len(events)
            self.news[viewer] += events

    def _show_table(self, seat: int) -> None:
        if any(has(kind.fades, seat) for kind in self.match.game.event_kinds.values()):
            self.screen.clear()  # what may only be remembered does not stay to be scrolled back to
        self._show_log(seat)
        view = self.match.view(seat)
        self.screen.show(self.face.show(view))
        self._show_moves(view)

    def _show_log(self, viewer: Viewer) -> None:
        """What happened since this person last looked."""
        events, self.news[viewer] = self.news[viewer], []
        for sentence in (self.face.narrator.tell(event, viewer) for event in events):
            if sentence:
                self.screen.show(Text(f"· {sentence}", style="dim"))
        claims, self.heard[viewer] = self.match.claims[self.heard[viewer] :], len(self.match.claims)
        for claim in claims:
            assert self.match.game.claims is not None
            words = self.match.game.claims.message(claim.words, self.match.names)
            self.screen.say("claimed", style="dim", name=self.match.names[claim.seat], words=words)

    def _show_moves(self, view: AnyView) -> None:
        self.screen.show(Text(self.face.question(view), style="bold"))
        labels = [
            f"{number}) {self.face.narrator.label(view, move)}" for number, move in enumerate(view.moves, start=1)
        ]
        self.screen.show(in_columns(labels, self.screen.console.width))

    # Answering.

    def _answer(self, seat: int, line: str) -> bool:
        """Does what was typed; says whether the question is answered."""
        word, _, rest = line.partition(" ")
        known = WORDS.get(normal(word))
        try:
            if known is not None:
                self._obey(known, seat, rest.strip())
                return False
            view = self.match.view(seat)
            for move in self._moves_meant(view, line):
                self.match.play_code(seat, move)
                self._hear()
        except SobremesaError as problem:
            if not self.screen.is_typed:
                raise  # a script that is wrong once would go on answering the wrong questions
            self.screen.complain(problem.say(self.screen.language))
            return False
        self._autosave()
        return True

    def _moves_meant(self, view: AnyView, line: str) -> list[int]:
        """The moves typed: by number, in words, or by Enter where there is only one."""
        last = len(view.moves)
        if not line:
            if last == 1:
                return [view.moves[0]]
            raise BadMove(TEXTS.message("no-answer", last=last, example=self._example(view)))
        if line.isascii() and line.isdigit():
            if len(line) < 4 and 1 <= int(line) <= last:
                return [view.moves[int(line) - 1]]
            raise BadMove(TEXTS.message("no-such-number", number=line[:20], last=last))
        try:
            return self.face.read(view, line)
        except UnreadableMove:
            example = self._example(view)
            raise BadMove(TEXTS.message("unreadable-answer", words=line[:40], last=last, example=example)) from None

    def _example(self, view: AnyView) -> str:
        move = self.match.game.moves[view.moves[0]]
        return move.text if self.screen.language == DEFAULT_LANGUAGE else (*move.aliases, move.text)[0]

    def _obey(self, word: str, seat: int, rest: str) -> None:
        orders: dict[str, Callable[[], None]] = {
            "save": lambda: self._save_as(rest),
            "quit": self._leave,
            "help": lambda: self._help(seat),
            "rules": lambda: self._show_rules(rest),
            "table": lambda: self.screen.show(self.face.show(self.match.view(seat))),
            "moves": lambda: self._show_moves(self.match.view(seat)),
            "say": lambda: self._say(seat, rest),
        }
        orders[word]()

    def _say(self, seat: int, words: str) -> None:
        """Table talk that the game can read: everybody hears it, nobody is bound by it."""
        self.match.claim(seat, words)
        self._show_log(seat)
        self._autosave()

    def _help(self, seat: int) -> None:
        view = self.match.view(seat)
        clause = f"{self.match.game.about.clauses}-20"
        self.screen.say("help-playing", last=len(view.moves), example=self._example(view), clause=clause)

    def _show_rules(self, clause: str) -> None:
        book = Rulebook(type(self.match.game), self.screen.language)
        self.screen.show(book.clause(clause) if clause else book.whole())

    # Saving and leaving.

    def _save_as(self, name: str) -> None:
        if name:
            path = named(name)
            ours = self.save is not None and self.save.path == path
            target = SaveFile(path, ours=ours)
            target.write(self.match.record())
            self.save = target
        elif self.save is None:
            raise BadFile(TEXTS.message("save-where"))
        else:
            self.save.write(self.match.record())
        self.screen.say("saved", file=self.save.path)

    def _autosave(self, *, must: bool = False) -> None:
        if self.save is None:
            return
        try:
            self.save.write(self.match.record())
        except BadFile as problem:
            if must:
                raise
            # The game goes on: the next move tries again.
            self.screen.complain(problem.say(self.screen.language))

    def _leave(self) -> None:
        raise Gone

    def _say_goodbye(self) -> None:
        if self.save is None:
            self.screen.say("goodbye")
        else:
            self.screen.say("goodbye-saved", game=self.match.game.about.name, file=shlex.quote(str(self.save.path)))

    def _finish(self) -> None:
        outcome = self.match.outcome
        assert outcome is not None
        alone = len(self.people) == 1
        if not alone:
            self.screen.clear()
        if self.people:
            self._show_log(self.people[0] if alone else None)
        self.screen.show(self.face.ending(self.match))
        self.screen.show(Text(result(self.match, self.face), style="bold"))


def result(match: Match, face: Face) -> str:
    """Who has won, how and by which rule."""
    outcome = match.outcome
    assert outcome is not None
    return TEXTS.say(
        face.language,
        "result",
        count=len(outcome.winners),
        names=", ".join(match.names[seat] for seat in outcome.winners),
        reason=face.say(f"reason-{outcome.reason}"),
        clause=outcome.clause,
    )


def in_columns(labels: list[str], width: int) -> Table:
    """The answers below each other, in as many columns as fit without making them longer than four lines."""
    widest = max(len(label) for label in labels) + 3
    columns = max(1, min(width // widest, math.ceil(len(labels) / 4)))
    lines = math.ceil(len(labels) / columns)
    grid = Table.grid(padding=(0, 3, 0, 0))
    for _ in range(columns):
        grid.add_column()
    for line in range(lines):
        grid.add_row(*(Text(" " + label) for label in labels[line::lines]))
    return grid
