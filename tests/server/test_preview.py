"""Link previews: only what is public, and nothing about a table that is not."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Any

import httpx
import pytest

from sobremesa.server.http.assets import MARKS
from tests.simulated.node import Simulated

INDEX = f"<!doctype html><head>{MARKS[0]}<title>Sobremesa</title>{MARKS[1]}</head><body></body>"
HTML = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
GENERIC = "Te esperan en una mesa"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Simulated]:
    folder: Path = tmp_path_factory.mktemp("page")
    (folder / "index.html").write_text(INDEX)
    (folder / "pictures").mkdir()
    (folder / "pictures/evidencia.png").write_bytes(b"")
    with Simulated(page=folder) as running:
        yield running


def fetched(server: Simulated, path: str, **headers: str) -> httpx.Response:
    return server.fetch("GET", path, headers={**HTML, **headers})


def told(server: Simulated, path: str, **headers: str) -> dict[str, str]:
    """What the page's head says, by name."""
    text = fetched(server, path, **headers).text
    found = re.findall(r'<meta (?:name|property)="([^"]+)" content="([^"]*)" />', text)
    return {name: unescape(value) for name, value in found}


def opened(server: Simulated, name: str, **settings: Any) -> str:
    """A table at which a player of this name waits for another."""

    async def act() -> str:
        wish = {"settings": {"game": "evidencia", "seats": 2, **settings}, "bots": []}
        async with server.http as client:
            made = (await client.post("/api/tables", json=wish)).json()
            seat = {"name": name, "invite": made["invite"]}
            assert (await client.post(f"/api/tables/{made['table']}/seats", json=seat)).status_code == 201
        return str(made["table"])

    return server.run(act())


def test_a_public_table_says_who_waits_for_how_many(server: Simulated) -> None:
    table = opened(server, "Ana", public=True)
    head = told(server, f"/t/{table}")
    assert head["og:title"] == "Evidencia · Ana te espera (falta 1)"
    assert head["og:description"].startswith("Juntá pruebas")
    assert head["og:image"] == f"{server.address}/pictures/evidencia.png"
    assert head["twitter:card"] == "summary_large_image"
    assert "<title>Evidencia · Ana te espera (falta 1) · Sobremesa</title>" in fetched(server, f"/t/{table}").text


def test_a_private_table_says_as_much_as_one_that_was_never_opened(server: Simulated) -> None:
    table = opened(server, "Ana")
    for kind in ("t", "r"):
        private, never = fetched(server, f"/{kind}/{table}"), fetched(server, f"/{kind}/{'x' * len(table)}")
        assert private.text == never.text
        assert private.headers["content-length"] == never.headers["content-length"]
        assert private.status_code == never.status_code == 200
    assert told(server, f"/t/{table}")["og:title"] == GENERIC


def test_an_invitation_that_names_its_game_is_shown_with_it(server: Simulated) -> None:
    table = opened(server, "Ana")
    head = told(server, f"/t/{table}/evidencia")
    assert head["og:title"] == "Te invitan a jugar Evidencia"
    assert head["og:image"].endswith("/pictures/evidencia.png")
    assert head == told(server, f"/t/{'x' * len(table)}/evidencia")
    assert told(server, f"/t/{table}/nosuch")["og:title"] == GENERIC


def test_a_name_is_only_ever_text(server: Simulated) -> None:
    name = '"><script>1'
    table = opened(server, name, public=True)
    page = fetched(server, f"/t/{table}").text
    assert "<script" not in page
    assert f"· {name} te espera" in told(server, f"/t/{table}")["og:title"]
    assert "<b>" not in fetched(server, "/new/%3Cb%3E").text
    assert "<b>" not in fetched(server, "/", host='x"><b>').text


def test_the_front_page_and_the_games_say_what_they_are(server: Simulated) -> None:
    assert told(server, "/")["og:title"] == "Sobremesa"
    assert told(server, "/")["og:image"] == f"{server.address}/pictures/sobremesa.png"
    assert told(server, "/", **{"accept-language": "en"})["og:description"].startswith("Card games for after dinner")
    assert told(server, "/learn/evidencia")["og:title"] == "Evidencia"
    assert told(server, "/new/nosuch")["og:title"] == "Sobremesa"


def test_a_person_who_is_lost_gets_the_page_and_a_program_a_refusal(server: Simulated) -> None:
    lost = fetched(server, "/nowhere/at/all")
    assert (lost.status_code, lost.headers["content-type"]) == (404, "text/html; charset=utf-8")
    assert "og:title" in lost.text
    assert "frame-ancestors 'none'" in lost.headers["content-security-policy"]
    for path, accept in (("/nowhere", "*/*"), ("/api/nowhere", HTML["accept"]), ("/assets/no.js", HTML["accept"])):
        refused = fetched(server, path, accept=accept)
        assert (refused.status_code, refused.json()["code"]) == (404, "no-such-page"), path
    posted = server.fetch("POST", "/nowhere", headers=HTML)
    assert posted.json()["code"] == "no-such-page"
