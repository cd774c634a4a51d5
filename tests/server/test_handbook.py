"""/docs serves the files of the handbook with its policy, and a sentence where it was not built."""

from __future__ import annotations

import shutil
from collections.abc import Mapping
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

from handbook.build import pack_site
from sobremesa.server.http.handbook import ARCHIVE, handbook_routes


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    site, built = tmp_path / "site", tmp_path / "built"
    files: Mapping[str, bytes] = {
        "index.html": b"home",
        "play/index.html": b"play",
        "en/index.html": b"start",
        "assets/house.0123456789.css": b"a {}",
        "assets/pictures/front.0123456789.jpg": b"picture",
        "files/train.py": b"print(1)",
        ".scripts": b"AAAA=\nBBBB=",
    }
    for name, content in files.items():
        (built / name).parent.mkdir(parents=True, exist_ok=True)
        (built / name).write_bytes(content)
    site.mkdir()
    (site / ARCHIVE).write_bytes(pack_site(built))
    (site / ".digest").write_bytes(b"d" * 64)
    (tmp_path / "secret.txt").write_text("not for you")
    return site


@pytest.fixture
def client(folder: Path) -> TestClient:
    return TestClient(Starlette(routes=handbook_routes(folder)), follow_redirects=False)


def test_a_page_comes_compressed_or_plain_as_it_is_wanted(client: TestClient) -> None:
    packed, plain = (client.get("/docs/play/", headers={"accept-encoding": wanted}) for wanted in ("gzip", "identity"))
    assert (packed.text, packed.headers["content-encoding"]) == ("play", "gzip")
    assert (plain.text, plain.headers.get("content-encoding")) == ("play", None)
    assert packed.headers["content-type"] == "text/html; charset=utf-8"


@pytest.mark.parametrize(("asked", "leads"), [("/docs", "/docs/"), ("/docs/play", "/docs/play/")])
def test_the_address_of_a_page_ends_as_a_folders_does(client: TestClient, asked: str, leads: str) -> None:
    answer = client.get(asked)
    assert (answer.status_code, answer.headers["location"]) == (308, leads)


def test_a_reader_who_arrives_begins_in_their_language(client: TestClient) -> None:
    arrival = client.get("/docs/", headers={"accept-language": "en-GB,es;q=0.5"})
    assert (arrival.status_code, arrival.headers["location"]) == (307, "/docs/en/")
    for headers in (
        {"accept-language": "es-AR,en;q=0.5"},
        {"accept-language": "en", "sec-fetch-site": "same-origin"},
        {},
    ):
        assert client.get("/docs/", headers=headers).status_code == 200
    assert "accept-language" in client.get("/docs/").headers["vary"]


def test_scripts_are_run_by_their_hash_alone(client: TestClient) -> None:
    policy = client.get("/docs/").headers["content-security-policy"]
    assert "script-src 'self' 'sha256-AAAA=' 'sha256-BBBB=';" in policy
    assert policy.startswith("default-src 'none';")
    assert "unsafe" not in policy


def test_what_has_a_digest_in_its_name_is_kept_for_ever_and_the_rest_asked_for_again(client: TestClient) -> None:
    for name in ("assets/house.0123456789.css", "assets/pictures/front.0123456789.jpg"):
        assert "immutable" in client.get(f"/docs/{name}").headers["cache-control"]
    page = client.get("/docs/")
    assert page.headers["cache-control"] == "no-cache"
    again = client.get("/docs/", headers={"if-none-match": page.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_programs_are_shown_and_not_run(client: TestClient) -> None:
    assert client.get("/docs/files/train.py").headers["content-type"] == "text/plain; charset=utf-8"


@pytest.mark.parametrize(
    "path",
    ["..%2fsecret.txt", "%2e%2e/secret.txt", ".scripts", ".digest", "site.tar.xz", "play/x", "/"],
)
def test_nothing_else_is_there(client: TestClient, path: str) -> None:
    assert client.get(f"/docs/{path}").status_code == 404


@pytest.mark.parametrize(("language", "words"), [("es", "make docs"), ("en", "was not built")])
def test_where_it_was_not_built_a_sentence_says_so(tmp_path: Path, language: str, words: str) -> None:
    client = TestClient(Starlette(routes=handbook_routes(tmp_path)))
    for path in ("/docs", "/docs/"):
        answer = client.get(path, headers={"accept-language": language})
        assert answer.status_code == 404
        assert words in answer.text
        assert answer.text.count("\n") == 1


def test_what_is_built_while_the_node_runs_is_there_at_once(tmp_path: Path, folder: Path) -> None:
    late = tmp_path / "late"
    client = TestClient(Starlette(routes=handbook_routes(late)))
    assert client.get("/docs/").status_code == 404
    shutil.copytree(folder, late)
    assert client.get("/docs/").status_code == 200
