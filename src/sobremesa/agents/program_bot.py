"""Bots that are programs and speak the Model Context Protocol: the arena accepts ``mcp:python agent.py`` as a bot.

Each game starts the program. It speaks over its standard input and output as the protocol's client, and the table is
the server. Like every bot it gets views, with all that its seat could remember.
"""

from __future__ import annotations

import shlex
import subprocess
import weakref
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from threading import Condition, Thread

from sobremesa.agents.text_seat import LONGEST_WAIT_SECONDS, LONGEST_WORDS, NotAsked, TextSeat
from sobremesa.bots.bot import Bot
from sobremesa.bots.external_bot import maker
from sobremesa.kernel.claim import SpokenClaim, read_claim
from sobremesa.kernel.errors import BadBot
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.text import KERNEL
from sobremesa.kernel.view import AnyView
from sobremesa.terminal.console.drawing import draw_text
from sobremesa.terminal.extras import need
from sobremesa.terminal.games.catalog import face_of
from sobremesa.terminal.texts import TEXTS

PREFIX = "mcp:"
MOVE_SECONDS = 600.0
GOODBYE_SECONDS = 5.0


def is_program(name: str) -> bool:
    return name.startswith(PREFIX)


def arena_maker(name: str, language: str) -> Callable[[AnyGame, Rng], Bot]:
    """Makes the bot of this name: one of ours, an external class, or a program."""
    if not is_program(name):
        return maker(name)
    need("mcp")
    try:
        words = shlex.split(name.removeprefix(PREFIX))
    except ValueError:
        words = []
    if not words:
        raise BadBot(TEXTS.message("spoken-no-program", bot=name[:80]))
    return partial(ProgramBot, command=tuple(words), language=language)


class ProgramSeat(TextSeat):
    """Holds the bot's view until the program answers with a claim or a move."""

    def __init__(self, game: AnyGame, language: str) -> None:
        super().__init__(game, language)
        names = [TEXTS.say(language, "name-player", number=seat + 1) for seat in range(game.seats)]
        self.face = face_of(game)(game, names, language, memory_aid=True)
        self.changed = Condition()
        self.view: AnyView | None = None
        self.said: tuple[SpokenClaim, ...] = ()
        self.answer: int | str | None = None
        self.is_closed = False
        self._heard = 0

    def look(self) -> str:
        with self.changed:
            return "\n".join([*self._speeches(), *self._table()])

    def legal_moves(self) -> str:
        with self.changed:
            return self.list_moves(self.face, self._current_view())

    def play(self, words: str) -> str:
        with self.changed:
            # One move at a time: the program reads the rest of its line again when it is asked again.
            self.answer = self.read(self.face, self._current_view(), words)[0]
            self.view = None
            self.changed.notify_all()
            return self.say("spoken-played")

    def claim(self, words: str) -> str:
        with self.changed:
            self._current_view()
            self.answer = read_claim(self.game, words[:LONGEST_WORDS])
            self.changed.notify_all()
            return self.say("spoken-said")

    def wait(self, seconds: float) -> str:
        limit = min(max(seconds, 0.0), LONGEST_WAIT_SECONDS)
        with self.changed:
            self.changed.wait_for(lambda: self.view is not None or self.is_closed, limit)
        return self.look()

    def close(self) -> None:
        with self.changed:
            self.is_closed = True
            self.changed.notify_all()

    def ask(self, view: AnyView, said: tuple[SpokenClaim, ...], seconds: float) -> int | str | None:
        """The program's answer: a move or the words of a claim; None if it has ended or takes too long."""
        with self.changed:
            self.said, self.answer, self.view = said, None, view
            self.changed.notify_all()
            self.changed.wait_for(lambda: self.answer is not None or self.is_closed, seconds)
            return self.answer

    def _current_view(self) -> AnyView:
        if self.view is None:
            raise NotAsked(TEXTS.message("spoken-not-asked"))
        return self.view

    def _speeches(self) -> list[str]:
        claims = self.game.claims
        new, self._heard = self.said[self._heard :], len(self.said)
        if claims is None or self.view is None:
            return []
        told = [
            (
                self.face.names[said.seat],
                claims.message(said.words, self.face.names, speaker=said.seat, viewer=self.view.viewer),
            )
            for said in new
        ]
        return [f"· {self.say('news-speech', name=name, words=words)}" for name, words in told]

    def _table(self) -> list[str]:
        if self.view is None:
            return [self.say("spoken-closed" if self.is_closed else "spoken-not-asked")]
        return [draw_text(self.face.show(self.view)), self.face.question(self.view)]


class ProgramBot(Bot):
    """Starts the program at the first question. Every failure of the program is a ``BadBot``."""

    def __init__(self, game: AnyGame, rng: Rng, command: tuple[str, ...], language: str) -> None:
        super().__init__(game, rng)
        self.command = command
        self.seat = ProgramSeat(game, language)
        self.seconds = MOVE_SECONDS
        self._process: subprocess.Popen[str] | None = None
        self._move: int | None = None

    def speak(self, view: AnyView) -> str | None:
        """Waits for the program's first answer. If that is a move, ``choose`` returns it."""
        answer = self._ask(view)
        if isinstance(answer, str):
            return answer
        self._move = answer
        return None

    def think(self, view: AnyView) -> int:
        move, self._move = self._move, None
        while move is None:
            answer = self._ask(view)
            # A bot may make one claim before its move.
            move = answer if isinstance(answer, int) else None
        if move not in view.moves:
            raise BadBot(KERNEL.message("bad-bot-move", bot=self._name, move=str(move)))
        return move

    @property
    def _name(self) -> str:
        return shlex.join(self.command)[:80]

    def _ask(self, view: AnyView) -> int | str:
        if self._process is None:
            self._process = self._start()
        answer = self.seat.ask(view, self.said, self.seconds)
        if answer is None:
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(GOODBYE_SECONDS if self.seat.is_closed else 0)
            code = self._process.poll()
            key = "spoken-program-slow" if code is None and not self.seat.is_closed else "spoken-program-ended"
            raise BadBot(TEXTS.message(key, bot=self._name, seconds=round(self.seconds), code=str(code)))
        return answer

    def _start(self) -> subprocess.Popen[str]:
        try:
            process = subprocess.Popen(
                self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
            )
        except OSError as problem:
            reason = problem.strerror or str(problem)
            raise BadBot(KERNEL.message("bad-bot-missing", bot=self._name, reason=reason)) from None
        Thread(target=_serve, args=(self.seat, process), name="mcp", daemon=True).start()
        weakref.finalize(self, _dismiss, self.seat, process)
        return process


def _serve(seat: ProgramSeat, process: subprocess.Popen[str]) -> None:
    """Runs in its own thread until the program ends. The protocol's library is an extra."""
    import anyio

    from sobremesa.agents.mcp_server import serve

    assert process.stdout is not None
    assert process.stdin is not None
    # A program that ends in the middle of a message counts as ended.
    with suppress(OSError, ValueError, ExceptionGroup), process.stdout, process.stdin:
        anyio.run(serve, seat, anyio.wrap_file(process.stdout), anyio.wrap_file(process.stdin))
    seat.close()


def _dismiss(seat: ProgramSeat, process: subprocess.Popen[str]) -> None:
    """The game is over: tells the program so if it looks again, and gives it a moment to exit."""
    seat.close()
    try:
        process.wait(GOODBYE_SECONDS)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
