"""A server's HTTP interface: opens, finds and joins tables."""

from __future__ import annotations

import asyncio
import random
import secrets
import urllib.error
import urllib.request
from typing import Any
from urllib.parse import urlencode

from msgspec import DecodeError, ValidationError, json

from sobremesa.client.seat import Seat
from sobremesa.table.acts.sit import Sit
from sobremesa.table.witness import Witness
from sobremesa.wire import http
from sobremesa.wire import messages as m
from sobremesa.wire.decoder import Refused

ANSWER_SECONDS = 15.0


def fresh_key() -> str:
    """A random key for a seat."""
    return secrets.token_urlsafe(32)


class Client:
    """``addresses`` are the server's nodes; each request goes to any of them."""

    def __init__(self, *addresses: str, language: str = "es", timeout: float | None = None) -> None:
        self.addresses = [address.rstrip("/") for address in addresses]
        self.language = language
        self.timeout = ANSWER_SECONDS if timeout is None else timeout

    async def ask(self, method: str, path: str, body: Any = None, key: str = "") -> bytes:
        """Sends an HTTP request; raises ``Refused`` for an error status."""
        headers = {"Accept-Language": self.language}
        if body is not None:
            headers["Content-Type"] = "application/json"
        if key:
            headers["Authorization"] = f"Bearer {key}"
        data = None if body is None else json.encode(body)
        request = urllib.request.Request(random.choice(self.addresses) + path, data, headers, method=method)
        status, reason, answer = await self._exchange(request)
        if status < 400:
            return answer
        try:
            refused = json.decode(answer, type=m.Refusal)
        except (DecodeError, ValidationError):
            refused = m.Refusal(str(status), reason)
        raise Refused(refused.code, refused.text)

    async def _exchange(self, request: urllib.request.Request) -> tuple[int, str, bytes]:

        def exchange() -> tuple[int, str, bytes]:
            try:
                with urllib.request.urlopen(request, timeout=self.timeout) as answer:
                    return answer.status, answer.reason, answer.read()
            except urllib.error.HTTPError as problem:
                with problem:
                    return problem.code, problem.reason, problem.read()

        return await asyncio.to_thread(exchange)

    async def games(self) -> list[http.ListedGame]:
        return json.decode(await self.ask("GET", "/api/games"), type=http.GameList).games

    async def tables(self) -> list[http.TableSummary]:
        return json.decode(await self.ask("GET", "/api/tables"), type=http.TableList).tables

    async def open(self, game: str, *, seats: int, bots: tuple[str, ...] = (), **settings: Any) -> http.Opened:
        """Opens a table with settings of ``sobremesa.table.settings``."""
        body = {"settings": {"game": game, "seats": seats, **settings}, "bots": list(bots)}
        return json.decode(await self.ask("POST", "/api/tables", body), type=http.Opened)

    async def table(self, table: str, *, key: str = "") -> http.TableDetails:
        """A table's description. ``key`` is a seat's key or the invitation."""
        return json.decode(await self.ask("GET", f"/api/tables/{table}", key=key), type=http.TableDetails)

    async def sit(
        self,
        table: str,
        name: str,
        *,
        invite: str = "",
        seat: int | None = None,
        entropy: str | None = None,
        key: str | None = None,
        person: str = "",
    ) -> Seat:
        """Takes a seat. ``entropy``, in hexadecimal, is this player's share of the seed; random by default. The same
        ``key`` gets the same seat again, and the same ``person`` at several tables is the same person."""
        witness = Witness()
        promise = witness.promise(1, secrets.token_hex(16) if entropy is None else entropy)
        wish = Sit(name, seat, invite, promise, key or fresh_key(), person)
        seated = json.decode(await self.ask("POST", f"/api/tables/{table}/seats", wish), type=http.Seated)
        witness.see(0, seated.commitment)
        return Seat(self, table, key=seated.key, witness=witness)

    def back(self, table: str, key: str, witness: Witness | None = None) -> Seat:
        """Returns to a seat taken before. Without its ``witness`` the seat cannot open its share of the seed or check
        it."""
        return Seat(self, table, key=key, witness=witness)

    def watch(self, table: str, *, invite: str = "") -> Seat:
        return Seat(self, table, invite=invite)

    async def mine(self, person: str, *, search: str = "", before: int = 0) -> http.MyGames:
        """The games of the person with this key."""
        query = urlencode({"search": search, **({"before": before} if before else {})})
        return json.decode(await self.ask("GET", f"/api/mine?{query}", key=person), type=http.MyGames)

    async def forget(self, person: str) -> None:
        await self.ask("DELETE", "/api/mine", key=person)

    async def records(self, person: str) -> bytes:
        """A zip file with the records of the person's finished games."""
        return await self.ask("GET", "/api/mine/records", key=person)

    async def record(self, table: str, *, key: str = "") -> str:
        return (await self.ask("GET", f"/api/tables/{table}/record", key=key)).decode()
