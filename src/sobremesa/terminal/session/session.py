"""A session at a table: shows what arrives, and sends what the player types.

It knows no rules, and treats a local table and one on a server alike.
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
from sobremesa.terminal.console.screen import InputEnded, visible
from sobremesa.terminal.faces.face import GameFace, MoveQuestion, result
from sobremesa.terminal.games.catalog import face_of
from sobremesa.terminal.reasons import with_names
from sobremesa.terminal.rulebook import Rulebook
from sobremesa.terminal.session.display import Display, TableSnapshot, clock_readings, window_seconds
from sobremesa.terminal.session.lobby import Lobby
from sobremesa.terminal.session.news_teller import NewsTeller, Sentence
from sobremesa.terminal.session.orders import ANSWERS, Completions, TypedOrder, words_in
from sobremesa.terminal.session.saved_games import GameSaver
from sobremesa.terminal.session.talk import PROPOSALS, REACTIONS, Proposals, SeatOrders, TableTalk
from sobremesa.terminal.tables.connection import (
    RefusedByTable,
    TableAnswer,
    TableClosed,
    TableConnection,
    TableRequest,
    read_view,
)
from sobremesa.terminal.texts import TEXTS
from sobremesa.wire import messages as m

Passing = Literal["asked", "silent", "passes"]

SWITCHED = {"si": True, "on": True, "yes": True, "no": False, "off": False}


def passing_of(connection: TableConnection) -> Passing:
    """What an automatic pass would do now: the player is asked, stays silent until the window closes, or passes."""
    update, room = connection.update, connection.room
    assert update is not None
    assert room is not None
    if not update.in_window or update.paused or [move.verb for move in update.moves] != ["pass"]:
        return "asked"
    if not all(seat.level and not seat.away for number, seat in enumerate(room.seats) if number != connection.viewer):
        return "silent"
    return "asked" if room.settings.spectators else "passes"


class PassSwitch:
    """Automatic passing, off at first. Players who share a keyboard cannot use it: when the keyboard skips a
    player, the others would see that this player cannot react."""

    def __init__(self, *, is_shared: bool) -> None:
        self.is_shared = is_shared
        self.is_on = False

    def of(self, connection: TableConnection) -> Passing:
        return passing_of(connection) if self.is_on else "asked"

    def turn(self, connection: TableConnection, words: str) -> None:
        """Turns it on or off as the words say; without words, toggles it."""
        if connection.viewer is None:
            raise SobremesaError(TEXTS.message("autopass-watching"))
        if self.is_shared:
            raise SobremesaError(TEXTS.message("autopass-shared"))
        if words and normal(words) not in SWITCHED:
            raise SobremesaError(TEXTS.message("autopass-how", words=words[:40]))
        self.is_on = SWITCHED[normal(words)] if words else not self.is_on


class TableSession:
    """One or more players at this keyboard, or one spectator.

    Each has a connection. Where several players share the keyboard, ``outside`` is a spectator's connection: it shows
    the end of the game to all of them at once.
    """

    def __init__(
        self,
        connections: Sequence[TableConnection],
        game: AnyGame,
        display: Display,
        saver: GameSaver,
        *,
        outside: TableConnection | None = None,
        goodbye: Callable[[], None] | None = None,
        stand_up: Callable[[], None] | None = None,
    ) -> None:
        self.connections = list(connections)
        self.outside = outside
        self.game = game
        self.display = display
        self.saver = saver
        self.goodbye = goodbye or (lambda: saver.say_goodbye(game.about.name))
        self.stand_up = stand_up or (lambda: None)
        self.teller = NewsTeller(display.language)
        self.lobby = Lobby(self)
        self.talk = TableTalk(self)
        self.proposals = Proposals(self)
        self.seat_orders = SeatOrders(self)
        self.passing = PassSwitch(is_shared=len(connections) > 1)
        self.words = words_in(game.moves)
        self.completions = Completions(game, display.language, self.words)
        self.face: GameFace | None = None
        self.at_keyboard: TableConnection | None = self.connections[0] if len(self.connections) == 1 else None
        self._dealt = 0
        self._is_ending_shown = False
        self._was_lost = False
        self._is_company_met = False

    def run(self) -> None:
        """Runs until the game is over or the players leave."""
        self._hear()
        self.saver.begin()
        try:
            while self._go_on():
                self._hear()
                self.saver.go_on()
        except InputEnded:
            self.display.close()
            self.goodbye()
        except KeyboardInterrupt:
            self.display.close()
            self.goodbye()
            raise

    def _go_on(self) -> bool:
        """Shows the news and carries out one line; returns whether the session continues."""
        connection = self._whose_turn()
        status = self._update(connection).status
        if status == "over":
            return self._after_end()
        if status == "starting":
            # The connections open the shares of the seed by themselves, in a moment.
            self.display.tell(self.snapshot(connection), self._take_sentences(connection))
            self.display.wait(connection.wake, connection.pause())
            return True
        if status == "waiting":
            self.display.show_lobby(self.snapshot(connection), self._take_sentences(connection))
        else:
            self._hand_over(connection)
            if not self._is_company_met:
                self._show_company()
            self._show(connection)
            if self.passing.of(connection) == "passes":
                self._pass(connection)
                return True
        typed = self._read(connection)
        if typed is not None:
            self._do(connection, typed, self.lobby.follow if status == "waiting" else self._answer)
        return True

    def _whose_turn(self) -> TableConnection:
        """A player with a proposal to answer, else the first who has to move, in the order of the seats."""
        undecided = self._player_to_answer()
        if undecided is not None:
            return undecided
        asked = next((connection for connection in self.connections if connection.is_asked), None)
        return asked or self.at_keyboard or self.connections[0]

    def _player_to_answer(self) -> TableConnection | None:
        """One of several players at this keyboard who still has to answer a proposal."""
        if len(self.connections) == 1:
            return None
        for connection in self.connections:
            proposal = self._update(connection).proposal
            if proposal is not None and connection.viewer not in proposal.yes:
                return connection
        return None

    # Receiving.

    def _hear(self) -> None:
        for connection in (*self.connections, *([self.outside] if self.outside else [])):
            connection.hear()
        connection = self.connections[0]
        if connection.is_lost != self._was_lost:
            self._was_lost = connection.is_lost
            self.display.say("line-lost" if connection.is_lost else "line-back", style="dim")
        room = connection.room
        assert room is not None
        self.teller.meet(room.seats)
        names = [visible(seat.name) for seat in room.seats]
        is_dealt = self._update(connection).status in ("playing", "over")
        # During a game a seat may get another player.
        if is_dealt and (room.number != self._dealt or list(self._face.names) != names):
            if room.number != self._dealt:
                self._dealt, self._is_ending_shown = room.number, False
            self.display.forget()
            aid = room.settings.memory_aid
            self.face = self.teller.face = face_of(self.game)(self.game, names, self.display.language, memory_aid=aid)

    def ask(self, connection: TableConnection, message: TableRequest) -> TableAnswer:
        """Sends a request and waits for its answer; raises a ``RefusedByTable`` for a refusal."""
        connection.send(message)
        while True:
            was_lost = connection.is_lost
            self._hear()
            if connection.is_lost != was_lost:
                # The answer may take long: show why.
                self.display.tell(self.snapshot(connection), [])
            answer = connection.answer(message.id)
            if isinstance(answer, m.Refusal):
                raise RefusedByTable(answer.code, answer.text)
            if answer is not None:
                return answer
            self.display.wait(connection.wake, connection.pause())

    def _read(self, connection: TableConnection) -> str | None:
        """The next line typed; None if a message arrives or a timed event is due first."""
        wake, seconds = connection.wake, connection.pause()
        comes_by_itself = wake is not None or seconds is not None
        is_waiting = self._update(connection).status == "playing" and not self._is_asked(connection)
        if comes_by_itself and is_waiting and not self.display.is_typed:
            # A script only answers questions: it says nothing while it waits.
            self.display.wait(wake, seconds)
            return None
        typed = self.display.read(wake, seconds)
        return None if typed is None else typed.strip()

    # Showing.

    def snapshot(self, connection: TableConnection) -> TableSnapshot:
        update, room = self._update(connection), connection.room
        assert room is not None
        view = None if self.face is None else read_view(self.game, update, connection.viewer)
        return TableSnapshot(
            viewer=connection.viewer,
            update=update,
            room=room,
            here=tuple(connection.here),
            heard_at=connection.heard_at,
            is_lost=connection.is_lost,
            is_asked=self._is_asked(connection),
            fades=any(has(kind.fades, audience_bit(connection.viewer)) for kind in self.game.event_kinds.values()),
            face=None if view is None else self.face,
            view=view,
            names=tuple(map(visible, self.teller.names)),
            title=self.game.texts.say(self.display.language, "title"),
            completions=self.completions.at(view),
        )

    def _hand_over(self, connection: TableConnection) -> None:
        """Passes the keyboard on, so that players who share it do not see each other's cards."""
        if self.at_keyboard is connection:
            return
        assert connection.viewer is not None
        self.display.hand_over(self._face.names[connection.viewer])
        self.at_keyboard = connection

    def _show(self, connection: TableConnection) -> None:
        """Shows the news, the table and the question."""
        news = connection.take_news()
        sentences = list(self.teller.tell(news, connection.viewer))
        has_happened = bool(sentences) and any(isinstance(piece, m.Happened) for piece in news)
        self.display.show_game(self.snapshot(connection), sentences, has_happened=has_happened)

    def _is_asked(self, connection: TableConnection) -> bool:
        """Whether the player has to type something: automatic passing may answer instead."""
        return connection.is_asked and self.passing.of(connection) == "asked"

    def _show_company(self) -> None:
        connection = self.connections[0]
        assert connection.room is not None
        self._is_company_met = True
        self.display.tell(
            self.snapshot(connection), [Sentence(words) for words in self.teller.company(connection.room.seats)]
        )

    def _take_sentences(self, connection: TableConnection) -> list[Sentence]:
        return list(self.teller.tell(connection.take_news(), connection.viewer))

    def _after_end(self) -> bool:
        """Shows the end once. Then a player may ask for a rematch, and Enter leaves."""
        connection = self.outside or self.connections[0]
        if not self._is_ending_shown:
            self._is_ending_shown = True
            outcome = self._update(connection).outcome
            assert outcome is not None
            words = result(self._face, outcome.winners, outcome.reason, outcome.clause)
            self.at_keyboard = self.at_keyboard if len(self.connections) == 1 else None
            self.display.show_end(
                self.snapshot(connection),
                self._take_sentences(connection),
                words,
                is_shared=self.outside is not None,
                is_watching=self.connections[0].viewer is None,
            )
            if not self.display.is_typed:
                return False
        self.display.tell(self.snapshot(connection), self._take_sentences(connection))
        speaker = self._player_to_answer() or self.connections[0]
        if speaker is not self.connections[0] and speaker.viewer is not None:
            self.display.ask_for(self._face.names[speaker.viewer])
        typed = self._read(speaker)
        if typed == "":
            return False
        if typed is not None:
            self._do(speaker, typed, self._answer)
        return True

    # Answering.

    def _do(self, connection: TableConnection, typed: str, do: Callable[[TableConnection, str], None]) -> None:
        try:
            do(connection, typed)
        except TableClosed:
            raise
        except SobremesaError as problem:
            if not self.display.is_typed:
                raise  # after one mistake a script would answer the wrong questions
            self.display.complain(problem.say(self.display.language))

    def _answer(self, connection: TableConnection, typed: str) -> None:
        order = TypedOrder.read(typed, self.words)
        update = self._update(connection)
        if (update.proposal is not None or update.takeover is not None) and normal(typed) in ANSWERS:
            self.proposals.answer(connection, yes=ANSWERS[normal(typed)])
        elif order is not None:
            self._follow_order(connection, order)
        elif connection.is_asked:
            self._play(connection, typed)
        elif typed:
            raise SobremesaError(TEXTS.message("not-asked", words=typed[:40]))

    def _play(self, connection: TableConnection, typed: str) -> None:
        """Plays the typed moves in order, until the table refuses one."""
        for code in MoveQuestion(self._face, self._view(connection)).read(typed):
            self.ask(connection, Play(connection.fresh_id(), code=code))
            self.display.forget()
        implied = self._face.implied_move(self._view(connection), typed) if connection.is_asked else None
        if implied is not None:
            self.ask(connection, Play(connection.fresh_id(), code=implied))

    def _follow_order(self, connection: TableConnection, order: TypedOrder) -> None:
        if order.word in PROPOSALS:
            self.display.forget()
            self.proposals.propose(connection, PROPOSALS[order.word])
            return
        if order.word in REACTIONS:
            self.talk.react(connection, order.word)
            return
        orders: dict[str, Callable[[], None]] = {
            "save": lambda: self.saver.save_as(order.rest),
            "quit": self.leave,
            "help": lambda: self._help(connection),
            "rules": lambda: self.show_rules(order.rest),
            "table": lambda: self.display.show_table(self.snapshot(connection)),
            "moves": lambda: self.display.show_moves(self.snapshot(connection)),
            "card": lambda: self.show_card(order.rest),
            "say": lambda: self.talk.claim(connection, order.rest),
            "chat": lambda: self.talk.chat(connection, order.rest),
            "claims": lambda: self.talk.list_claims(connection),
            "doubt": lambda: self.talk.doubt(connection, order.rest),
            "who": self._show_company,
            "autopass": lambda: self._turn_switch(connection, order.rest),
            "hint": lambda: self._hint(connection),
            "clock": lambda: self._show_clocks(connection),
            "seat": lambda: self.seat_orders.follow(connection, order.rest),
        }
        orders[order.word]()

    def _pass(self, connection: TableConnection) -> None:
        """Passes. If the window has closed meanwhile, the refusal does not matter."""
        with suppress(RefusedByTable):
            self.ask(connection, Play(connection.fresh_id(), code=self._update(connection).moves[0].code))
        self.display.forget()

    def _turn_switch(self, connection: TableConnection, words: str) -> None:
        self.passing.turn(connection, words)
        if self._update(connection).in_window:
            self.display.forget()  # the question has changed, or is gone
        assert connection.room is not None
        watched = "yes" if connection.room.settings.spectators else "no"
        self.display.say("autopass-on" if self.passing.is_on else "autopass-off", watched=watched)

    def _hint(self, connection: TableConnection) -> None:
        """Asks for a hint and shows it at this keyboard only."""
        found = self.ask(connection, m.AskHint(connection.fresh_id()))
        assert isinstance(found, m.Hints)
        view = self._view(connection)
        for number, hint in enumerate(found.moves, start=1):
            label, chance = self._face.narrator.label(view, hint.code), round(100 * hint.chance)
            self.display.say(
                "hint-line", number=number, move=label, chance=chance, why=with_names(hint.why, self._face.names)
            )

    def _help(self, connection: TableConnection) -> None:
        clause = f"{self.game.about.clauses}-20"
        self.display.show_help(self.snapshot(connection), has_claims=self.game.claims is not None, clause=clause)

    def show_rules(self, clause: str) -> None:
        self.display.show_rules(Rulebook(type(self.game), self.display.language), clause)

    def show_card(self, words: str) -> None:
        if not words:
            raise SobremesaError(TEXTS.message("card-which"))
        self.display.show_card(CardTexts(self.game, self.display.language).find(words))

    def _show_clocks(self, connection: TableConnection) -> None:
        snapshot = self.snapshot(connection)
        if snapshot.update.clocks is None:
            self.display.say("clock-none")
        for reading in clock_readings(snapshot):
            running = "yes" if reading.is_running else "no"
            self.display.say("clock-line", name=reading.name, time=reading.time, running=running)
        window = window_seconds(snapshot)
        if window is not None:
            self.display.say("clock-window", seconds=window)

    def leave(self) -> None:
        raise InputEnded

    def leave_for_good(self) -> None:
        """The player gave the seat up and cannot return to it."""
        self.goodbye = self.stand_up
        raise InputEnded

    # What must exist by now.

    @property
    def _face(self) -> GameFace:
        assert self.face is not None
        return self.face

    def _update(self, connection: TableConnection) -> m.Update:
        assert connection.update is not None
        return connection.update

    def _view(self, connection: TableConnection) -> AnyView:
        view = read_view(self.game, self._update(connection), connection.viewer)
        assert view is not None
        return view
