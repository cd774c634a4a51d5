"""The files of the page, as an installed package has them: compressed only, and expanded for clients that do not accept
compression."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.running import Running

SCRIPT = b"console.log('hola')\n" * 50


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder: Path = tmp_path_factory.mktemp("page")
    (folder / "index.html").write_text("<!doctype html>")
    (folder / "assets").mkdir()
    (folder / "assets/app-1.js.gz").write_bytes(gzip.compress(SCRIPT))
    (folder / "assets/both-1.js").write_bytes(SCRIPT)
    (folder / "assets/both-1.js.gz").write_bytes(gzip.compress(SCRIPT))
    with Running(page=folder) as running:
        yield running


@pytest.mark.parametrize("name", ["app-1.js", "both-1.js"])
@pytest.mark.parametrize(("accepted", "sent"), [("gzip, br", "gzip"), ("identity", None)])
def test_a_script_comes_compressed_or_plain_as_it_is_wanted(
    server: Running, name: str, accepted: str, sent: str | None
) -> None:
    answer = httpx.get(f"{server.address}/assets/{name}", headers={"accept-encoding": accepted})
    assert (answer.status_code, answer.content) == (200, SCRIPT)
    assert answer.headers.get("content-encoding") == sent
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "immutable" in answer.headers["cache-control"]


def test_what_is_stored_has_no_address_of_its_own(server: Running) -> None:
    assert httpx.get(f"{server.address}/assets/app-1.js.gz").status_code == 404
