"""Decks in the workshop: access, checks and storage."""

from __future__ import annotations

import errno
import os
import tomllib
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter
from typing import Any

import httpx
import pytest

from sobremesa.workshop.errors import WorkshopRefused
from sobremesa.workshop.key import workshop_key
from tests.server.running import Running
from tests.workshop.shop import KEY, Designer, workshop


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Running, Designer]]:
    with workshop(tmp_path_factory.mktemp("shop")) as both:
        yield both


@pytest.fixture
def designer(shop: tuple[Running, Designer]) -> Designer:
    return shop[1]


def card(deck: Any, name: str) -> Any:
    return next(found for found in deck["cards"] if found["id"] == name)


def test_nothing_is_answered_without_the_key(shop: tuple[Running, Designer]) -> None:
    address = shop[0].address
    for authorization in ("", KEY, f"Basic {KEY}", f"Bearer {KEY}x", f"Bearer {KEY[:-1]}", "Bearer", "Bearer ñ"):
        headers = {b"authorization": authorization.encode(), b"accept-language": b"en"}
        for method, path in (("GET", "workshop"), ("POST", "decks"), ("DELETE", "runs/0123456789ab")):
            answer = httpx.request(method, f"{address}/lab/api/{path}", headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (401, "lab-key")
            assert answer.headers["cache-control"] == "no-store"
    assert httpx.get(f"{address}/lab", headers={"accept": "text/html"}).status_code == 200
    assert httpx.get(f"{address}/lab/deck/printed:evidencia", headers={"accept": "text/html"}).status_code == 200


def test_a_page_from_elsewhere_cannot_use_the_workshop(designer: Designer) -> None:
    answer = designer.http.post("/decks", json={}, headers={"origin": "https://elsewhere.example"})
    assert (answer.status_code, answer.json()["code"]) == (403, "origin")


def test_wrong_keys_count_as_other_requests_do(tmp_path: Path) -> None:
    from sobremesa.server.ops.config import Limits
    from sobremesa.workshop.bounds import Bounds
    from sobremesa.workshop.plugin import WorkshopPlugin

    limits = Limits(requests_per_second=0.001, requests_burst=3)
    with Running(
        tmp_path, limits, lambda node: WorkshopPlugin(node, tmp_path / "workshop", KEY, Bounds(), [])
    ) as server:
        guesses = [httpx.get(f"{server.address}/lab/api/workshop", headers={}).status_code for _guess in range(5)]
    assert guesses == [401, 401, 401, 429, 429]


def test_a_server_without_a_workshop_has_nothing_there() -> None:
    with Running() as server:
        for path in ("/lab", "/lab/api/workshop", "/lab/api/questions/0123456789abcdef", "/lab/deck/x"):
            assert httpx.get(f"{server.address}{path}", headers={"authorization": f"Bearer {KEY}"}).status_code == 404


def test_the_key_is_made_once_and_for_its_owner_only(tmp_path: Path) -> None:
    made = workshop_key(tmp_path / "workshop", {})
    assert len(made) == 32
    assert workshop_key(tmp_path / "workshop", {}) == made
    assert (tmp_path / "workshop" / "key").stat().st_mode & 0o777 == 0o600
    assert workshop_key(tmp_path / "workshop", {"SOBREMESA_LAB_KEY": "k" * 16}) == "k" * 16
    for weak in ("short", "a key with spaces in it"):
        with pytest.raises(WorkshopRefused, match="16 to 128"):
            workshop_key(tmp_path, {"SOBREMESA_LAB_KEY": weak})
    (tmp_path / "workshop" / "key").write_text("")
    with pytest.raises(WorkshopRefused, match="holds no key"):
        workshop_key(tmp_path / "workshop", {})


def test_a_deck_is_copied_changed_and_saved(designer: Designer) -> None:
    made = designer.make("Mío")
    assert (made["revision"], made["problems"], made["changes"], len(made["cards"])) == (1, [], [], 18)
    columns = {column["name"]: column for column in made["columns"]}
    assert columns["back"] == {"name": "back", "kind": "text", "choices": ["gnomos", "extraterrestres", "illuminati"]}
    assert (columns["value"]["kind"], columns["symbols"]["kind"], columns["name.es"]["choices"]) == ("int", "list", [])
    card(made, "i9")["value"], card(made, "abduccion")["value"] = 4, 9
    path = f"/decks/{made['id']}"
    changed = designer.ask("PUT", path, {"revision": 1, "cards": made["cards"], "name": "Other"})
    assert changed == designer.ask("GET", path)
    assert [(change["card"], change["field"], change["before"], change["after"]) for change in changed["changes"]] == [
        ("abduccion", "value", 4, 9),
        ("i9", "value", 9, 4),
    ]
    assert changed["text"].startswith("# The cards of Evidencia.")
    assert designer.refuse("PUT", path, {"revision": 1, "name": "Late"})[:2] == (409, "lab-stale")
    [summary] = [deck for deck in designer.ask("GET", "/workshop")["decks"] if deck["id"] == made["id"]]
    assert (summary["name"], summary["is_as_printed"], summary["problems"]) == ("Other", False, 0)
    designer.ask("DELETE", path, status=204)
    assert designer.refuse("GET", path)[:2] == (404, "lab-unknown")


def test_a_draft_is_saved_with_every_problem_at_its_card_and_field(designer: Designer) -> None:
    made = designer.make()
    cards = made["cards"]
    cards[0]["value"], cards[1]["challenge.kind"] = 99, "sing"
    del cards[2]["id"]
    checked = designer.ask("POST", "/decks/check", {"game": "evidencia", "cards": cards, "deck": made["id"]})
    assert [(problem["row"], problem["card"], problem["field"]) for problem in checked["problems"]] == [
        (0, "g1", "value"),
        (1, "g4", "challenge.kind"),
        (2, "", "id"),
    ]
    assert checked["problems"][0]["text"] == "says 99; it must be 1..9."
    assert len(checked["content"]["card"]) == 18
    saved = designer.ask("PUT", f"/decks/{made['id']}", {"revision": 1, "cards": cards})
    assert saved["problems"] == checked["problems"]
    wishes: dict[str, Any] = {
        "/runs": {"deck": made["id"], "seats": 2, "games": 4, "bots": ["random"]},
        "/playtests": {"deck": made["id"], "name": "x", "seats": 2, "tables": 1},
    }
    for path, wish in wishes.items():
        assert designer.refuse("POST", path, wish)[:2] == (409, "lab-problems")
    assert designer.refuse("GET", f"/decks/{made['id']}/print")[:2] == (409, "lab-problems")
    whole = designer.ask("PUT", f"/decks/{made['id']}", {"revision": 2, "text": "factions = ["})
    assert (whole["cards"], [problem["row"] for problem in whole["problems"]]) == ([], [-1])


def test_the_printed_deck_is_shown_and_never_changed(designer: Designer) -> None:
    for game, cards in (("evidencia", 18), ("euphoria", 15), ("codigos", 48)):
        shown = designer.ask("GET", f"/decks/printed:{game}")
        assert (shown["game"], len(shown["cards"]), shown["problems"], shown["changes"]) == (game, cards, [], [])
    assert designer.refuse("PUT", "/decks/printed:evidencia", {"revision": 0, "name": "x"})[1] == "lab-printed"
    assert designer.refuse("DELETE", "/decks/printed:evidencia")[1] == "lab-printed"


def test_a_spreadsheet_goes_out_and_comes_back_without_formulas(designer: Designer) -> None:
    made = designer.make()
    card(made, "g1")["name.es"] = "=1+1"
    path = f"/decks/{made['id']}"
    designer.ask("PUT", path, {"revision": 1, "cards": made["cards"]})
    answer = designer.http.get(f"{path}/file?as=csv")
    assert answer.headers["content-disposition"] == 'attachment; filename="Mine.csv"'
    assert "\ng1,'=1+1,Garden gnome,1," in answer.text
    # As a spreadsheet writes it in countries with decimal commas.
    back = designer.make("Back", csv=answer.text.replace(",", ";"))
    assert card(back, "g1")["name.es"] == "=1+1"
    assert tomllib.loads(designer.ask("GET", f"/decks/{back['id']}/file?as=toml").decode())["card"][0]["id"] == "g1"
    assert designer.refuse("GET", f"{path}/file?as=exe")[0] == 422
    status, _code, text = designer.refuse(
        "POST", "/decks", {"game": "evidencia", "name": "x", "csv": "id;colour\ng1;red"}
    )
    assert status == 422
    assert 'column "colour"' in text


@pytest.mark.parametrize(
    "rows",
    [
        [{'x"]\n[[card]]\nid': "injected"}],
        [{".".join("a" * 9): 1}],
        [{"name": "x", "name.es": "y"}],
        [{"id": None}],
        [{"id": [[[[[["deep"]]]]]]}],
        [{"id": 1e999}],
        [{"id": {"a b": 1}}],
    ],
)
def test_a_row_that_cannot_be_written_is_named(designer: Designer, rows: list[Any]) -> None:
    encoded = str(rows).replace("'", '"').replace("None", "null").replace("inf", "1e999")
    if "injected" in encoded:
        checked = designer.ask("POST", "/decks/check", {"game": "evidencia", "cards": rows})
    else:
        content = f'{{"game": "evidencia", "cards": {encoded}}}'.encode()
        answer = designer.http.post("/decks/check", content=content, headers={"content-type": "application/json"})
        assert answer.status_code in (200, 400), answer.text
        if answer.status_code == 400:
            return
        checked = answer.json()
    assert checked["content"] is None
    assert "row 1" in checked["problems"][0]["text"]


def test_a_deck_made_to_do_harm_does_none(designer: Designer) -> None:
    bombs = {
        "a key of many parts": "a" + ".a" * 7_000 + " = 1",
        "deep lists": "a = " + "[" * 20_000 + "]" * 20_000,
        "a long number": "a = " + "9" * 50_000,
        "another game": designer.ask("GET", "/decks/printed:codigos")["text"],
    }
    made = designer.make()
    for revision, (what, text) in enumerate(bombs.items(), 1):
        started = perf_counter()
        saved = designer.ask("PUT", f"/decks/{made['id']}", {"revision": revision, "text": text})
        assert 0 < len(saved["problems"]) <= 100, what
        assert perf_counter() - started < 4, what
    cards = [{"id": "x", "name.es": "y" * 20}] * 2_000
    assert designer.ask("POST", "/decks/check", {"game": "evidencia", "cards": cards})["problems"]
    assert designer.refuse("POST", "/decks", {"game": "evidencia", "name": "x", "text": "#" * 119_000})[0] == 422
    assert designer.refuse("POST", "/decks", {"game": "evidencia", "name": "x", "text": "#" * 140_000})[0] == 413


@pytest.mark.parametrize(
    "name", ["..%2Fkey", "..%2f..%2ftables", ".", "printed:ajedrez", "printed:", "0123456789AB", "%00"]
)
def test_no_name_leads_anywhere_else(designer: Designer, name: str) -> None:
    for path in (
        f"/decks/{name}",
        f"/decks/{name}/file",
        f"/runs/{name}",
        f"/runs/{name}/report",
        f"/playtests/{name}",
    ):
        assert designer.http.get(path).status_code == 404, path
    for path in ("/nothing", "/decks", "/runs"):
        assert designer.http.get(path).status_code in (404, 405)


def test_bad_wishes_are_refused_with_a_sentence(designer: Designer) -> None:
    assert designer.refuse("POST", "/decks", {"game": "ajedrez", "name": "x"})[:2] == (422, "lab-game")
    assert designer.refuse("POST", "/decks", {"game": "evidencia", "name": ""})[:2] == (400, "bad-request")
    run = {"deck": "printed:evidencia", "seats": 2, "games": 4, "bots": ["random"]}
    for wrong, said in (
        ({"seats": 5}, "2"),
        ({"bots": ["genio"]}, "genio"),
        ({"options": {"sing": "yes"}}, "sing"),
        ({"games": 20_001}, "20,000"),
    ):
        status, _code, text = designer.refuse("POST", "/runs", {**run, **wrong})
        assert status in (422, 429)
        assert said in text
    assert designer.ask("GET", "/workshop")["runs"] == []


def test_a_full_disk_leaves_nothing_half(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with workshop(tmp_path) as (_server, designer):
        made = designer.make()
        before = sorted((path, path.read_bytes()) for path in (tmp_path / "workshop").rglob("*") if path.is_file())

        def full(_handle: int) -> None:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

        monkeypatch.setattr("sobremesa.kernel.files.os.fsync", full)
        edit = {"revision": 1, "name": "Other"}
        status, code, text = designer.refuse("PUT", f"/decks/{made['id']}", edit)
        assert (status, code, text) == (
            507,
            "lab-disk",
            "There is no room left on the server’s disk. Nothing was changed.",
        )
        run = {"deck": "printed:evidencia", "seats": 2, "games": 4, "bots": ["random"]}
        assert "no room" in designer.refuse("POST", "/runs", run)[2]
        playtest = {"deck": "printed:evidencia", "name": "x", "seats": 2, "tables": 1}
        assert "no room" in designer.refuse("POST", "/playtests", playtest)[2]
        monkeypatch.undo()
        after = sorted((path, path.read_bytes()) for path in (tmp_path / "workshop").rglob("*") if path.is_file())
        assert after == before
        assert designer.ask("PUT", f"/decks/{made['id']}", edit)["name"] == "Other"


def test_shelves_have_an_end(tmp_path: Path) -> None:
    with workshop(tmp_path, decks=1) as (_server, designer):
        made = designer.make()
        assert designer.refuse("POST", "/decks", {"game": "evidencia", "name": "x"})[:2] == (409, "lab-full")
        designer.ask("DELETE", f"/decks/{made['id']}", status=204)
        designer.make()
