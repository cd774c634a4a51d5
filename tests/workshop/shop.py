"""A real server with a workshop, and a client with its key."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

from sobremesa.workshop.bounds import Bounds
from sobremesa.workshop.plugin import WorkshopPlugin
from tests.server.running import Running

KEY = "a-key-for-the-workshop"
# For a machine under other load.
LONGEST_SECONDS = 120.0


class Designer:
    """Sends requests to the workshop of a server, with its key."""

    def __init__(self, address: str, key: str = KEY) -> None:
        self.http = httpx.Client(
            base_url=f"{address}/lab/api",
            headers={"authorization": f"Bearer {key}", "accept-language": "en"},
            timeout=LONGEST_SECONDS,
        )

    def ask(self, method: str, path: str, body: object = None, status: int = 200) -> Any:
        """The body of the answer, which must have this status."""
        answer = self.http.request(method, path, json=body)
        assert answer.status_code == status, (method, path, answer.status_code, answer.text[:500])
        is_json = answer.headers.get("content-type", "") == "application/json"
        return answer.json() if is_json else answer.content

    def refuse(self, method: str, path: str, body: object = None) -> tuple[int, str, str]:
        answer = self.http.request(method, path, json=body)
        said = answer.json()
        assert said["type"] == "refused", said
        return answer.status_code, said["code"], said["text"]

    def make(self, name: str = "Mine", game: str = "evidencia", **more: Any) -> Any:
        return self.ask("POST", "/decks", {"game": game, "name": name, **more}, 201)

    def run(self, deck: str = "printed:evidencia", **more: Any) -> Any:
        wish = {"deck": deck, "seats": 2, "games": 4, "bots": ["random"], **more}
        return self.ask("POST", "/runs", wish, 201)

    def until(self, run: str, reached: Callable[[Any], bool]) -> Any:
        """The run, as soon as the condition holds."""
        for _look in range(int(20 * LONGEST_SECONDS)):
            found = self.ask("GET", f"/runs/{run}")
            if reached(found):
                return found
            threading.Event().wait(0.05)
        raise AssertionError(found)

    def wait_for_end(self, run: str) -> Any:
        return self.until(run, lambda found: found["state"] in ("done", "stopped", "failed"))


@contextmanager
def workshop(data: Path, **bounds: int) -> Iterator[tuple[Running, Designer]]:
    """In this process, so that a test can look inside and remove a protection."""
    folder = data / "workshop"
    with Running(
        data, plugin=lambda server_api: WorkshopPlugin(server_api, folder, KEY, Bounds(**bounds), [])
    ) as server:
        designer = Designer(server.address)
        with designer.http:
            yield server, designer
