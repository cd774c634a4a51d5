"""A device under test, with its Workers and its time played by hand."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from sobremesa.alone import bot_worker
from sobremesa.alone.device import Device
from sobremesa.alone.hosted_table import HostedTable
from sobremesa.alone.storage import FORMAT
from sobremesa.wire import messages as m

NOON = 1_700_000_000_000

Choose = Callable[[tuple[int, ...]], int]


class AtDevice:
    """``kept`` is what the page's Worker would have stored, by table; ``heard`` what came on each connection."""

    def __init__(self) -> None:
        self.device = Device()
        self.now = NOON
        self.kept: dict[str, list[str]] = {}
        self.details: dict[str, Any] = {}
        self.heard: dict[int, list[dict[str, Any]]] = {}
        self.thoughts: list[dict[str, Any]] = []
        self.turns: list[tuple[str, int | None]] = []
        self.wake: int | None = None
        self._asked = 0

    def take(self, event: str, **facts: Any) -> dict[str, Any]:
        effects: dict[str, Any] = json.loads(self.device.take(json.dumps({"event": event, "now": self.now, **facts})))
        for kept in effects.get("keep", []):
            entries = self.kept.setdefault(kept["table"], [])
            assert kept["first"] == len(entries)
            entries += kept["entries"]
            self.details[kept["table"]] = json.loads(kept["details"])
        for told in effects.get("tell", []):
            self.heard.setdefault(told["line"], []).append(json.loads(told["data"]))
        self.thoughts += effects.get("think", [])
        self.turns += [(turn["table"], turn["seat"]) for turn in effects.get("turns", [])]
        self.wake = effects.get("wake")
        return effects

    def ask(self, method: str, path: str, body: object = None, *, door: str = "") -> tuple[int, str]:
        self._asked += 1
        text = json.dumps(body) if body is not None else ""
        effects = self.take("ask", id=self._asked, method=method, path=path, body=text, door=door, language="en")
        (answer,) = effects["answers"]
        return answer["status"], answer["text"]

    def open(self, game: str, *, seats: int, bots: int, **settings: Any) -> str:
        given = {"game": game, "seats": seats, "spectators": False, "memory_aid": True, **settings}
        status, text = self.ask("POST", "/api/tables", {"settings": given, "bots": ["facil"] * bots})
        assert status == 201, text
        return str(json.loads(text)["table"])

    def sit(self, table: str, name: str) -> str:
        status, text = self.ask("POST", f"/api/tables/{table}/seats", {"name": name})
        assert status == 201, text
        return str(json.loads(text)["key"])

    def hello(self, line: int, table: str, key: str, **more: Any) -> None:
        self.say(line, table, {"type": "hello", "v": m.VERSION, "key": key, **more})

    def say(self, line: int, table: str, message: dict[str, Any]) -> None:
        self.take("hear", line=line, table=table, data=json.dumps(message))

    def started(self, game: str, *, seats: int, bots: int, **settings: Any) -> tuple[str, list[str]]:
        """A game that has begun: its table, and the keys of its players, who are on connections 0, 1, ..."""
        table = self.open(game, seats=seats, bots=bots, **settings)
        keys = [self.sit(table, f"Ana {n}") for n in range(seats - bots)]
        for line, key in enumerate(keys):
            self.hello(line, table, key)
        self.say(0, table, {"type": "start", "id": "start"})
        return table, keys

    def hosted(self, table: str) -> HostedTable:
        return self.device.tables[table]

    def think_one(self) -> None:
        asked = self.thoughts.pop(0)
        self.take("thought", id=asked["id"], data=bot_worker.answer(asked["data"]))

    def play_to_the_end(self, table: str, choose: Choose = min) -> None:
        number = 0
        while self.hosted(table).table.status != "over":
            turn = self.hosted(table).turn
            if self.thoughts:
                self.think_one()
            elif turn is not None:
                number += 1
                view = self.hosted(table).table.view(turn)
                assert view is not None
                self.say(turn, table, {"type": "play", "code": choose(view.moves), "id": f"move {number}"})
            else:
                assert self.wake is not None, "nothing will ever happen"
                self.now += self.wake
                self.take("tick")

    def again(self, table: str) -> AtDevice:
        """A restart of the same device with only what was stored."""
        other = AtDevice()
        other.now = self.now
        other.kept = {name: list(entries) for name, entries in self.kept.items()}
        other.take("load", table=table, entries=self.kept[table], format=FORMAT)
        return other
