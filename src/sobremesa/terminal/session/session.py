"""Sitting at a table: what is heard is shown, what is typed is sent.

A session knows no rule of a game or of a table, and it cannot tell a table at this keyboard from one far away.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Literal

from sobremesa.kernel.bits import has
from sobremesa.kernel.errors import SobremesaError
from sobremesa.kernel.event import audience_bit
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.moves import normal
from sobremesa.kernel.view import AnyView
from sobremesa.table.acts.play import Play
from sobremesa.terminal.card_list import CardTexts
from sobremesa.terminal.console.screen import Gone, visible
from sobremesa.terminal.faces.face import Face, Question, result
from sobremesa.terminal.games.catalog import face_of
from sobremesa.terminal.reasons import with_names
from sobremesa.terminal.rulebook import Rulebook
from sobremesa.terminal.session.display import Display, Glance, clock_readings, window_seconds
from sobremesa.terminal.session.lobby import Lobby
from sobremesa.terminal.session.news_teller import NewsTeller, Sentence
from sobremesa.terminal.session.orders import ANSWERS, Completions, Order, words_in
from sobremesa.terminal.session.saved_games import Saving
from sobremesa.terminal.session.talk import PROPOSALS, REACTIONS, Agreeing, Seating, Talk
from sobremesa.terminal.tables.connection import Answered, Asked, HungUp, Line, Told, read_view
from sobremesa.terminal.texts import TEXTS
from sobremesa.wire import messages as m

Passing = Literal["asked", "silent", "passes"]

SWITCHED = {"si": True, "on": True, "yes": True, "no": False, "off": False}


def passing_of(line: Line) -> Passing:
    """What the switch does for this line now, if it is on."""
    update, room = line.update, line.room
    assert update is not None
    assert room is not None
    if not update.in_window or update.paused or [move.verb for move in update.moves] != ["pass"]:
        return "asked"
    if not all(seat.level and not seat.away for number, seat in enumerate(room.seats) if number != line.viewer):
        return "silent"
    return "asked" if room.settings.spectators else "passes"


class PassSwitch:
    """Off at first. People who share a keyboard see who it is handed to, and so who cannot react: not theirs."""

    def __init__(self, *, is_shared: bool) -> None:
        self.is_shared = is_shared
        self.is_on = False

    def of(self, line: Line) -> Passing:
        return passing_of(line) if self.is_on else "asked"

    def turn(self, line: Line, words: str) -> None:
        """As the words say; without any, the other way."""
        if line.viewer is None:
            raise SobremesaError(TEXTS.message("autopass-watching"))
        if self.is_shared:
            raise SobremesaError(TEXTS.message("autopass-shared"))
        if words and normal(words) not in SWITCHED:
            raise SobremesaError(TEXTS.message("autopass-how", words=words[:40]))
        self.is_on = SWITCHED[normal(words)] if words else not self.is_on


class Session:
    """``lines`` are those of the people at this keyboard, or a spectator's. Where several people share it, ``outside``
    is a spectator's line, through which the end is shown to all of them."""

    def __init__(
        self,
        lines: Sequence[Line],
        game: AnyGame,
        display: Display,
        saving: Saving,
        *,
        outside: Line | None = None,
        goodbye: Callable[[], None] | None = None,
        stand_up: Callable[[], None] | None = None,
    ) -> None:
        self.lines = list(lines)
        self.outside = outside
        self.game = game
        self.display = display
        self.saving = saving
        self.goodbye = goodbye or (lambda: saving.say_goodbye(game.about.name))
        self.stand_up = stand_up or (lambda: None)
        self.teller = NewsTeller(display.language)
        self.lobby = Lobby(self)
        self.talk = Talk(self)
        self.agreeing = Agreeing(self)
        self.seating = Seating(self)
        self.passing = PassSwitch(is_shared=len(lines) > 1)
        self.words = words_in(game.moves)
        self.completions = Completions(game, display.language, self.words)
        self.face: Face | None = None
        self.at_keyboard: Line | None = self.lines[0] if len(self.lines) == 1 else None
        self._dealt = 0
        self._is_ending_shown = False
        self._was_lost = False
        self._is_company_met = False

    def run(self) -> None:
        """Until the game is over, or the people leave; then it has been saved if it was to be."""
        self._hear()
        self.saving.begin()
        try:
            while self._go_on():
                self._hear()
                self.saving.go_on()
        except Gone:
            self.display.close()
            self.goodbye()
        except KeyboardInterrupt:
            self.display.close()
            self.goodbye()
            raise

    def _go_on(self) -> bool:
        """Shows what is new and does what is typed; says whether there is more to come."""
        line = self._whose_turn()
        status = self._update(line).status
        if status == "over":
            return self._after_end()
        if status == "starting":
            # Shares of the seed are opened without anybody being asked: it is over in a moment.
            self.display.tell(self.glance(line), self._told(line))
            self.display.wait(line.wake, line.pause())
            return True
        if status == "waiting":
            self.display.show_lobby(self.glance(line), self._told(line))
        else:
            self._hand_over(line)
            if not self._is_company_met:
                self._show_company()
            self._show(line)
            if self.passing.of(line) == "passes":
                self._pass(line)
                return True
        typed = self._read(line)
        if typed is not None:
            self._obey(line, typed, self.lobby.obey if status == "waiting" else self._answer)
        return True

    def _whose_turn(self) -> Line:
        """Whoever has a proposal to answer; then whoever is asked, in the order of the seats."""
        undecided = self._undecided()
        if undecided is not None:
            return undecided
        asked = next((line for line in self.lines if line.is_asked), None)
        return asked or self.at_keyboard or self.lines[0]

    def _undecided(self) -> Line | None:
        """One of several people at this keyboard who has not said yes or no to what another one proposes."""
        if len(self.lines) == 1:
            return None
        for line in self.lines:
            proposal = self._update(line).proposal
            if proposal is not None and line.viewer not in proposal.yes:
                return line
        return None

    # Hearing.

    def _hear(self) -> None:
        for line in (*self.lines, *([self.outside] if self.outside else [])):
            line.hear()
        line = self.lines[0]
        if line.is_lost != self._was_lost:
            self._was_lost = line.is_lost
            self.display.say("line-lost" if line.is_lost else "line-back", style="dim")
        room = line.room
        assert room is not None
        self.teller.meet(room.seats)
        names = [visible(seat.name) for seat in room.seats]
        is_dealt = self._update(line).status in ("playing", "over")
        # In a game somebody else may get a seat.
        if is_dealt and (room.number != self._dealt or list(self._face.names) != names):
            if room.number != self._dealt:
                self._dealt, self._is_ending_shown = room.number, False
            self.display.forget()
            aid = room.settings.memory_aid
            self.face = self.teller.face = face_of(self.game)(self.game, names, self.display.language, memory_aid=aid)

    def ask(self, line: Line, message: Asked) -> Answered:
        """Sends it and waits for its answer; raises a ``Told`` if that is a refusal."""
        line.send(message)
        while True:
            was_lost = line.is_lost
            self._hear()
            if line.is_lost != was_lost:
                # The answer may be long in coming: meanwhile it is seen why.
                self.display.tell(self.glance(line), [])
            answer = line.answer(message.id)
            if isinstance(answer, m.Refusal):
                raise Told(answer.code, answer.text)
            if answer is not None:
                return answer
            self.display.wait(line.wake, line.pause())

    def _read(self, line: Line) -> str | None:
        """What is typed next; None if something is heard first, or the time of something has come."""
        wake, seconds = line.wake, line.pause()
        comes_by_itself = wake is not None or seconds is not None
        is_waiting = self._update(line).status == "playing" and not self._is_asked(line)
        if comes_by_itself and is_waiting and not self.display.is_typed:
            # A script answers questions. It does not talk while it waits for one.
            self.display.wait(wake, seconds)
            return None
        typed = self.display.read(wake, seconds)
        return None if typed is None else typed.strip()

    # Showing.

    def glance(self, line: Line) -> Glance:
        update, room = self._update(line), line.room
        assert room is not None
        view = None if self.face is None else read_view(self.game, update, line.viewer)
        return Glance(
            viewer=line.viewer,
            update=update,
            room=room,
            here=tuple(line.here),
            heard_at=line.heard_at,
            is_lost=line.is_lost,
            is_asked=self._is_asked(line),
            fades=any(has(kind.fades, audience_bit(line.viewer)) for kind in self.game.event_kinds.values()),
            face=None if view is None else self.face,
            view=view,
            names=tuple(map(visible, self.teller.names)),
            title=self.game.texts.say(self.display.language, "title"),
            completions=self.completions.at(view),
        )

    def _hand_over(self, line: Line) -> None:
        """With several people at one keyboard, nobody sees the other's cards."""
        if self.at_keyboard is line:
            return
        assert line.viewer is not None
        self.display.hand_over(self._face.names[line.viewer])
        self.at_keyboard = line

    def _show(self, line: Line) -> None:
        """What happened, the table and the question."""
        news = line.take_news()
        told = list(self.teller.tell(news, line.viewer))
        has_happened = bool(told) and any(isinstance(piece, m.Happened) for piece in news)
        self.display.show_game(self.glance(line), told, has_happened=has_happened)

    def _is_asked(self, line: Line) -> bool:
        """Whether somebody has to type something: whoever cannot react may have a switch for it."""
        return line.is_asked and self.passing.of(line) == "asked"

    def _show_company(self) -> None:
        line = self.lines[0]
        assert line.room is not None
        self._is_company_met = True
        self.display.tell(self.glance(line), [Sentence(words) for words in self.teller.company(line.room.seats)])

    def _told(self, line: Line) -> list[Sentence]:
        return list(self.teller.tell(line.take_news(), line.viewer))

    def _after_end(self) -> bool:
        """The end, shown once; then whoever types may ask for a rematch, and Enter leaves."""
        line = self.outside or self.lines[0]
        if not self._is_ending_shown:
            self._is_ending_shown = True
            outcome = self._update(line).outcome
            assert outcome is not None
            words = result(self._face, outcome.winners, outcome.reason, outcome.clause)
            self.at_keyboard = self.at_keyboard if len(self.lines) == 1 else None
            self.display.show_end(
                self.glance(line),
                self._told(line),
                words,
                is_shared=self.outside is not None,
                is_watching=self.lines[0].viewer is None,
            )
            if not self.display.is_typed:
                return False
        self.display.tell(self.glance(line), self._told(line))
        speaker = self._undecided() or self.lines[0]
        if speaker is not self.lines[0] and speaker.viewer is not None:
            self.display.ask_for(self._face.names[speaker.viewer])
        typed = self._read(speaker)
        if typed == "":
            return False
        if typed is not None:
            self._obey(speaker, typed, self._answer)
        return True

    # Answering.

    def _obey(self, line: Line, typed: str, do: Callable[[Line, str], None]) -> None:
        try:
            do(line, typed)
        except HungUp:
            raise
        except SobremesaError as problem:
            if not self.display.is_typed:
                raise  # a script that is wrong once would go on answering the wrong questions
            self.display.complain(problem.say(self.display.language))

    def _answer(self, line: Line, typed: str) -> None:
        order = Order.read(typed, self.words)
        update = self._update(line)
        if (update.proposal is not None or update.takeover is not None) and normal(typed) in ANSWERS:
            self.agreeing.answer(line, yes=ANSWERS[normal(typed)])
        elif order is not None:
            self._follow(line, order)
        elif line.is_asked:
            self._play(line, typed)
        elif typed:
            raise SobremesaError(TEXTS.message("not-asked", words=typed[:40]))

    def _play(self, line: Line, typed: str) -> None:
        """The moves typed, one after the other, as far as the table accepts them."""
        for code in Question(self._face, self._view(line)).read(typed):
            self.ask(line, Play(line.fresh_id(), code=code))
            self.display.forget()
        implied = self._face.implied(self._view(line), typed) if line.is_asked else None
        if implied is not None:
            self.ask(line, Play(line.fresh_id(), code=implied))

    def _follow(self, line: Line, order: Order) -> None:
        if order.word in PROPOSALS:
            self.display.forget()
            self.agreeing.propose(line, PROPOSALS[order.word])
            return
        if order.word in REACTIONS:
            self.talk.react(line, order.word)
            return
        orders: dict[str, Callable[[], None]] = {
            "save": lambda: self.saving.save_as(order.rest),
            "quit": self.leave,
            "help": lambda: self._help(line),
            "rules": lambda: self.show_rules(order.rest),
            "table": lambda: self.display.show_table(self.glance(line)),
            "moves": lambda: self.display.show_moves(self.glance(line)),
            "card": lambda: self.show_card(order.rest),
            "say": lambda: self.talk.claim(line, order.rest),
            "chat": lambda: self.talk.chat(line, order.rest),
            "claims": lambda: self.talk.list_claims(line),
            "doubt": lambda: self.talk.doubt(line, order.rest),
            "who": self._show_company,
            "autopass": lambda: self._turn_switch(line, order.rest),
            "hint": lambda: self._hint(line),
            "clock": lambda: self._show_clocks(line),
            "seat": lambda: self.seating.follow(line, order.rest),
        }
        orders[order.word]()

    def _pass(self, line: Line) -> None:
        """Nobody types: a window that has closed meanwhile needs no answer."""
        with suppress(Told):
            self.ask(line, Play(line.fresh_id(), code=self._update(line).moves[0].code))
        self.display.forget()

    def _turn_switch(self, line: Line, words: str) -> None:
        self.passing.turn(line, words)
        if self._update(line).in_window:
            self.display.forget()  # the question is another one now, or none
        assert line.room is not None
        watched = "yes" if line.room.settings.spectators else "no"
        self.display.say("autopass-on" if self.passing.is_on else "autopass-off", watched=watched)

    def _hint(self, line: Line) -> None:
        """Asked for and shown to whoever is at the keyboard only."""
        found = self.ask(line, m.AskHint(line.fresh_id()))
        assert isinstance(found, m.Hints)
        view = self._view(line)
        for number, hint in enumerate(found.moves, start=1):
            label, chance = self._face.narrator.label(view, hint.code), round(100 * hint.chance)
            self.display.say(
                "hint-line", number=number, move=label, chance=chance, why=with_names(hint.why, self._face.names)
            )

    def _help(self, line: Line) -> None:
        clause = f"{self.game.about.clauses}-20"
        self.display.show_help(self.glance(line), has_claims=self.game.claims is not None, clause=clause)

    def show_rules(self, clause: str) -> None:
        self.display.show_rules(Rulebook(type(self.game), self.display.language), clause)

    def show_card(self, words: str) -> None:
        if not words:
            raise SobremesaError(TEXTS.message("card-which"))
        self.display.show_card(CardTexts(self.game, self.display.language).find(words))

    def _show_clocks(self, line: Line) -> None:
        glance = self.glance(line)
        if glance.update.clocks is None:
            self.display.say("clock-none")
        for reading in clock_readings(glance):
            running = "yes" if reading.is_running else "no"
            self.display.say("clock-line", name=reading.name, time=reading.time, running=running)
        window = window_seconds(glance)
        if window is not None:
            self.display.say("clock-window", seconds=window)

    def leave(self) -> None:
        raise Gone

    def leave_for_good(self) -> None:
        """The seat was given up: there is no way back to it."""
        self.goodbye = self.stand_up
        raise Gone

    # What is known to be there.

    @property
    def _face(self) -> Face:
        assert self.face is not None
        return self.face

    def _update(self, line: Line) -> m.Update:
        assert line.update is not None
        return line.update

    def _view(self, line: Line) -> AnyView:
        view = read_view(self.game, self._update(line), line.viewer)
        assert view is not None
        return view
