"""Players who log every request they make: moves, talk, claims, undos, rematches, and some of them twice."""

from __future__ import annotations

import asyncio
import itertools
import random
from collections.abc import Callable

from sobremesa.client import Client, Refused, Seat
from sobremesa.table.act import Request
from sobremesa.table.acts.answer import Answer
from sobremesa.table.acts.claim import Claim
from sobremesa.table.acts.play import Play
from sobremesa.table.acts.propose import Propose
from sobremesa.table.acts.say import Say
from sobremesa.table.acts.start import Start
from sobremesa.wire import messages as m
from tests.server.faults.history import History

# A game, its seats, how many people sit there, and the levels of the bots.
GAMES: tuple[tuple[str, int, int, tuple[str, ...]], ...] = (
    ("evidencia", 2, 2, ()),
    ("euphoria", 4, 2, ("facil", "normal")),
    ("codigos", 3, 2, ("facil",)),
    ("evidencia", 2, 1, ("normal",)),
)
PAUSE_SECONDS = 0.08


class Player:
    def __init__(self, seat: Seat, history: History, rng: random.Random) -> None:
        self.seat = seat
        self.history = history
        self.random = rng
        self.done = 0
        self._ids = (f"p{n}" for n in itertools.count())

    @property
    def number(self) -> int:
        assert self.seat.number is not None
        return self.seat.number

    async def ask(self, make: Callable[[str], Request]) -> bool:
        """Whether it was done. Now and then it is asked for once more, which changes nothing."""
        request = make(next(self._ids))
        asked = self.history.invoke(self.seat.table, self.number, request.id, type(request).__name__.lower())
        try:
            await self.seat.ask(request)
        except Refused as refused:
            self.history.refuse(asked, refused.code)
            return False
        self.history.acknowledge(asked)
        if self.random.random() < 0.05:
            await self.seat.ask(request)
        return True

    async def start(self) -> None:
        await self.ask(Start)
        await self.seat.until(lambda: self.seat.latest is not None and self.seat.latest.status == "playing")

    async def play(self) -> None:
        """Until it is cancelled."""
        while True:
            await self.seat.until(self.has_to_do)
            update = self.seat.latest
            assert update is not None
            done = await self._do(update)
            self.done += 1
            await asyncio.sleep(PAUSE_SECONDS * (0.5 + self.random.random()) * (1 if done else 3))

    def has_to_do(self) -> bool:
        update = self.seat.latest
        if update is None:
            return False
        proposal = update.proposal
        return bool(update.moves) or self.seat.is_over or (proposal is not None and self.number not in proposal.yes)

    async def _do(self, update: m.Update) -> bool:
        chance = self.random.random()
        if update.proposal is not None and self.number not in update.proposal.yes:
            yes = update.proposal.what == "rematch" or chance < 0.5
            promise = self.seat.promise() if yes and update.proposal.what == "rematch" else ""
            return await self.ask(lambda given: Answer(given, yes, promise))
        if self.seat.is_over:
            if update.proposal is not None:
                return False
            promise = self.seat.promise()
            done = await self.ask(lambda given: Propose(given, "rematch", promise))
            if not done:
                self.seat.take_back_promise()
            return done
        if chance < 0.06:
            return await self.ask(lambda given: Say(given, f"hola {chance}"))
        if chance < 0.1:
            return await self.ask(lambda given: Claim(given, "equipo 2 euphoria"))
        if chance < 0.16:
            return await self.ask(lambda given: Propose(given, "undo"))
        if not update.moves:
            return False
        code = self.random.choice(update.moves).code
        return await self.ask(lambda given: Play(given, code=code))


async def seated(client: Client, tables: int, history: History, rng: random.Random) -> list[Player]:
    """Tables of all games, not started yet."""
    found: list[Player] = []
    for number in range(tables):
        game, seats, people, bots = GAMES[number % len(GAMES)]
        opened = await client.open(game, seats=seats, public=True, talk="free", bots=bots, reveal_ms=0, window_ms=1000)
        for name in ("Ana", "Beto")[:people]:
            seat = await client.sit(opened.table, name)
            found.append(Player(seat, history, random.Random(rng.random())))
    return found
