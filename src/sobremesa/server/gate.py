"""One at a time, in the order of asking: for calls, and for tasks that wait for their turn."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

from sobremesa.server.logs import log_failure


class Gate:
    """Whoever was let in has to leave; ``is_busy`` while somebody has not."""

    __slots__ = ("_is_letting_in", "_waiting", "is_busy")

    def __init__(self) -> None:
        self.is_busy = False
        self._waiting: deque[tuple[Callable[..., None], tuple[object, ...]]] = deque()
        self._is_letting_in = False

    def enter(self, begin: Callable[..., None], *given: object) -> None:
        """Calls ``begin`` with what is given when its turn has come, perhaps at once."""
        self._waiting.append((begin, given))
        if not self.is_busy:
            self._let_in()

    def leave(self) -> None:
        self.is_busy = False
        if self._waiting:
            self._let_in()

    def _let_in(self) -> None:
        # Whoever leaves while others are let in is followed by the next of the same loop, however many they are.
        if self._is_letting_in:
            return
        self._is_letting_in = True
        while self._waiting and not self.is_busy:
            self.is_busy = True
            begin, given = self._waiting.popleft()
            try:
                begin(*given)
            except Exception:  # noqa: BLE001  # whoever fails does not keep the others out
                self.is_busy = False
                log_failure("turn failed")
        self._is_letting_in = False

    async def __aenter__(self) -> None:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.enter(lambda: self.leave() if turn.done() else turn.set_result(None))
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.leave()
            raise

    async def __aexit__(self, *_why: object) -> None:
        self.leave()
