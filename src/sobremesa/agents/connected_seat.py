"""A text seat that is connected to a table, local or on a server."""

from __future__ import annotations

from collections.abc import Iterator
from threading import Event, Lock
from time import monotonic

from sobremesa.agents.text_seat import LONGEST_WAIT_SECONDS, LONGEST_WORDS, NotAsked, TextSeat
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.view import AnyView
from sobremesa.table.acts.claim import Claim
from sobremesa.table.acts.play import Play
from sobremesa.table.acts.ready import Ready
from sobremesa.table.acts.say import Say
from sobremesa.terminal.console.drawing import draw_text
from sobremesa.terminal.console.keyboard import wait_for
from sobremesa.terminal.console.screen import visible
from sobremesa.terminal.faces.face import GameFace, result
from sobremesa.terminal.games.catalog import face_of
from sobremesa.terminal.session.news_teller import NewsTeller
from sobremesa.terminal.tables.connection import RefusedByTable, TableConnection, TableRequest, read_view
from sobremesa.terminal.texts import TEXTS
from sobremesa.wire import messages as m

# How often a waiting seat checks whether its client is still there.
LOOK_UP_SECONDS = 0.5


class ConnectedSeat(TextSeat):
    """Handles one request at a time: a program may send several at once."""

    def __init__(self, connection: TableConnection, game: AnyGame, language: str) -> None:
        super().__init__(game, language)
        self.connection = connection
        self.teller = NewsTeller(language)
        self._dealt = 0
        self._lock = Lock()
        self._closed = Event()

    def sit(self) -> None:
        """Before the game, says that this seat is ready."""
        with self._lock:
            self._hear()
            if self._update.status == "waiting":
                self._ask(Ready(self.connection.fresh_id(), ready=True))

    def look(self) -> str:
        with self._lock:
            self._hear()
            return "\n".join(self._report())

    def legal_moves(self) -> str:
        with self._lock:
            self._hear()
            return self.list_moves(self._face, self._asked_view())

    def play(self, words: str) -> str:
        with self._lock:
            self._hear()
            view = self._asked_view()
            for code in self.read(self._face, view, words):
                self._ask(Play(self.connection.fresh_id(), code=code))
            if self.connection.is_asked and self._update.status == "playing":
                implied = self._face.implied_move(self._view(), words)
                if implied is not None:
                    self._ask(Play(self.connection.fresh_id(), code=implied))
            return "\n".join(self._report())

    def claim(self, words: str) -> str:
        with self._lock:
            self._ask(Claim(self.connection.fresh_id(), words[:LONGEST_WORDS]))
            return "\n".join(self._report())

    def chat(self, words: str) -> str:
        """Says something in free text, which other programs need not understand."""
        with self._lock:
            self._ask(Say(self.connection.fresh_id(), words[:LONGEST_WORDS]))
            return "\n".join(self._report())

    def wait(self, seconds: float) -> str:
        end = monotonic() + min(max(seconds, 0.0), LONGEST_WAIT_SECONDS)
        while True:
            with self._lock:
                self._hear()
                left = end - monotonic()
                comes_by_itself = self.connection.wake is not None or self.connection.pause() is not None
                is_over = self._update.status == "over"
                if self.connection.is_asked or is_over or left <= 0 or not comes_by_itself or self._closed.is_set():
                    return "\n".join(self._report())
            wait_for(self.connection.wake, min(left, self.connection.pause() or left, LOOK_UP_SECONDS))

    def close(self) -> None:
        self._closed.set()

    def _report(self) -> Iterator[str]:
        connection, update = self.connection, self._update
        for sentence in self.teller.tell(connection.take_news(), connection.viewer):
            yield f"· {visible(sentence.words)}"
        if update.status in ("waiting", "starting"):
            seated = [visible(name) for name in self.teller.names if name]
            yield self.say("spoken-lobby", names=", ".join(seated))
            return
        view = self._view()
        if update.status == "over":
            assert update.outcome is not None
            yield draw_text(self._face.ending(view))
            yield result(self._face, update.outcome.winners, update.outcome.reason, update.outcome.clause)
            return
        yield draw_text(self._face.show(view))
        if connection.is_asked:
            yield self._face.question(view)
        else:
            others = [self._face.names[seat] for seat in update.to_act if seat != connection.viewer]
            yield self.say("waiting-for", names=", ".join(others))

    def _asked_view(self) -> AnyView:
        if not self.connection.is_asked or self._update.status != "playing":
            raise NotAsked(TEXTS.message("spoken-not-asked"))
        return self._view()

    def _ask(self, message: TableRequest) -> None:
        """Sends a request and waits for its answer; raises a ``RefusedByTable`` for a refusal."""
        self.connection.send(message)
        while not self._closed.is_set():
            self._hear()
            answer = self.connection.answer(message.id)
            if isinstance(answer, m.Refusal):
                raise RefusedByTable(answer.code, answer.text)
            if answer is not None:
                return
            wait_for(self.connection.wake, min(self.connection.pause() or LOOK_UP_SECONDS, LOOK_UP_SECONDS))

    def _hear(self) -> None:
        self.connection.hear()
        room = self.connection.room
        assert room is not None
        self.teller.meet(room.seats)
        if room.number != self._dealt and self._update.status in ("playing", "over"):
            self._dealt = room.number
            names = [visible(seat.name) for seat in room.seats]
            aid = room.settings.memory_aid
            self.teller.face = face_of(self.game)(self.game, names, self.language, memory_aid=aid)

    @property
    def _update(self) -> m.Update:
        assert self.connection.update is not None
        return self.connection.update

    @property
    def _face(self) -> GameFace:
        if self.teller.face is None:
            raise NotAsked(TEXTS.message("spoken-not-asked"))
        return self.teller.face

    def _view(self) -> AnyView:
        view = read_view(self.game, self._update, self.connection.viewer)
        assert view is not None
        return view
