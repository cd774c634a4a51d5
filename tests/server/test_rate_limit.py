"""Rate limits of an address for the page, for probes and for WebSockets; and what happens without them."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from sobremesa.server.http import app
from sobremesa.server.ops.config import Limits
from tests.simulated.node import Simulated

FEW = Limits(
    pages_per_second=0.01,
    pages_burst=5,
    probes_per_second=0.01,
    probes_burst=5,
    requests_per_second=0.01,
    requests_burst=5,
)
# One path of each kind: a page, a file, a missing page, a probe, an endpoint.
PAGE, FILE, NOTHING, PROBE, ANSWER = "/", "/assets/app.js", "/no/such/page", "/livez", "/api/games"


@pytest.fixture
def page(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>")
    (tmp_path / "assets/app.js").write_text("1")
    return tmp_path


def refused(server: Simulated, path: str, times: int, **headers: str) -> int:
    """How many of these requests were refused, each with the time to wait."""

    async def ask() -> list[httpx.Response]:
        return [await server.http.get(path, headers=headers) for _time in range(times)]

    answers = server.run(ask())
    assert {answer.status_code for answer in answers} <= {200, 404, 429}
    late = [answer for answer in answers if answer.status_code == 429]
    assert all(answer.headers["retry-after"] == "1" and answer.json()["code"] == "too-fast" for answer in late)
    return len(late)


@pytest.mark.parametrize("path", [PAGE, FILE, NOTHING, PROBE, "/readyz", "/healthz", ANSWER, "/api/no/such"])
def test_an_address_that_asks_too_often_is_told_to_wait(page: Path, path: str) -> None:
    with Simulated(limits=FEW, page=page) as server:
        assert refused(server, path, 8) == 3


def test_each_kind_has_a_bucket_of_its_own(page: Path) -> None:
    with Simulated(limits=FEW, page=page) as server:
        assert [refused(server, path, 7) for path in (FILE, PROBE, ANSWER)] == [2, 2, 2]


def test_a_proxy_of_ours_may_always_ask_how_the_node_is(page: Path) -> None:
    with Simulated(limits=FEW, page=page, trust_proxy=True) as server:
        assert refused(server, PROBE, 8, **{"x-forwarded-for": "10.0.0.1"}) == 3
        assert refused(server, PROBE, 20) == 0


def test_a_handshake_too_many_is_told_to_wait() -> None:
    async def answers(server: Simulated) -> list[tuple[int, str | None]]:
        found: list[tuple[int, str | None]] = []
        for _handshake in range(7):
            try:
                async with connect(f"{server.address.replace('http', 'ws')}/ws/nothing-here"):
                    found.append((101, None))
            except InvalidStatus as problem:
                found.append((problem.response.status_code, problem.response.headers.get("retry-after")))
        return found

    with Simulated(limits=FEW) as server:
        assert server.run(answers(server)) == [(101, None)] * 5 + [(429, "1")] * 2


def test_fifty_pages_at_once_are_usual(page: Path) -> None:
    """Thirty files each."""
    with Simulated(limits=Limits(), page=page) as server:
        assert refused(server, FILE, 50 * 30) == 0


def test_without_admission_nobody_is_told_to_wait(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "_is_within_rate", lambda _request: True)
    with Simulated(limits=FEW, page=page) as server:
        assert [refused(server, path, 8) for path in (PAGE, FILE, NOTHING, PROBE)] == [0, 0, 0, 0]
