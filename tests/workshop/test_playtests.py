"""A playtest from its links to its report, with people at the tables."""

from __future__ import annotations

import asyncio
import csv
import io
import re
import zipfile
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest

from sobremesa.client import Client, Seat
from sobremesa.server.ops.plugin import ServerApi
from sobremesa.table.settings import Settings
from sobremesa.workshop.reports import report_file
from tests.server.running import Running, play_first_moves
from tests.workshop.shop import Designer, workshop


def invitation_of(table: Any) -> tuple[str, str]:
    """The table and the invitation in a link."""
    found = re.fullmatch(r"/t/([0-9a-f]{16})#i=([\w-]{43})&p=[0-9a-f]{12}", table["link"])
    assert found is not None
    return found[1], found[2]


class Players:
    """Two people at a table, while a test watches; and their answers afterwards."""

    def __init__(self, server: Running, table: Any) -> None:
        self.server = server
        self.table, self.invite = invitation_of(table)
        self.keys: list[str] = []

    async def sit(self, client: Client) -> list[Seat]:
        seats = [await client.sit(self.table, name, invite=self.invite) for name in ("Ana", "=Beto")]
        self.keys = [seat.key for seat in seats]
        return seats

    async def play(self, designer: Designer, playtest: str) -> Any:
        """Plays a whole game; returns what the designer sees in the middle of it."""
        ana, beto = await self.sit(self.server.client)
        async with ana, beto:
            await ana.start()
            await ana.until_status("playing")
            seen = await asyncio.to_thread(designer.ask, "GET", f"/playtests/{playtest}")
            early = await asyncio.to_thread(self.answer, 0, [5, 5, 5])
            assert (early.status_code, early.json()["code"]) == (409, "lab-not-over")
            await asyncio.gather(play_first_moves(ana), play_first_moves(beto))
        return seen

    def ask(self, method: str, key: str, body: object = None) -> httpx.Response:
        headers = {"authorization": f"Bearer {key}", "accept-language": "en"}
        url = f"{self.server.address}/lab/api/questions/{self.table}"
        return httpx.request(method, url, headers=headers, json=body, timeout=60)

    def answer(self, seat: int, ratings: list[int], words: str = "") -> httpx.Response:
        given = [{"rating": rating, "text": words} for rating in ratings]
        return self.ask("POST", self.keys[seat], {"given": given})


def test_a_playtest_from_its_links_to_its_report(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # The last choice is revealed without a wait.
    monkeypatch.setattr("sobremesa.workshop.playtests.Settings", partial(Settings, reveal_ms=0))
    with workshop(tmp_path) as (server, designer):
        made = designer.make("Mío")
        wish = {"deck": made["id"], "name": "Sunday", "seats": 2, "tables": 2}
        opened = designer.ask("POST", "/playtests", wish, 201)
        playtest, (first, second) = opened["summary"]["id"], opened["tables"]
        assert [table["state"] for table in opened["tables"]] == ["waiting", "waiting"]
        assert designer.refuse("GET", f"/playtests/{playtest}/report")[:2] == (409, "lab-no-report")
        listed = httpx.get(f"{server.address}/api/tables").json()
        assert listed == {"tables": []}

        # During the game the journal is not read: the designer sees what a spectator sees.
        players = Players(server, first)
        with monkeypatch.context() as patch:
            patch.setattr(ServerApi, "journal", lambda _self, _table: pytest.fail("a running game is read"))
            seen = asyncio.run(players.play(designer, playtest))
        told = {name: value for name, value in seen["tables"][0].items() if name not in ("table", "link")}
        assert told == {
            "state": "playing",
            "players": ["Ana", "=Beto"],
            "winners": [],
            "minutes": 0.0,
            "moves": 0,
            "dropped": [],
            "answers": 0,
        }
        assert (seen["paces"], seen["answers"], seen["summary"]["over"]) == ([], [], 0)

        questions = players.ask("GET", players.keys[0]).json()
        assert questions == {
            "questions": ["Did you have fun?", "Did it feel fair?", "Would you play it again?"],
            "answered": False,
        }
        assert players.answer(0, [1, 1, 1]).status_code == 204
        assert players.answer(0, [5, 4, 0], "=good").status_code == 204
        assert players.ask("GET", players.keys[0]).json()["answered"] is True
        assert players.ask("GET", players.keys[1]).json()["answered"] is False
        for key, body, status in (
            (players.invite, {"given": [{"rating": 1}] * 3}, 404),
            ("x", {"given": [{"rating": 1}] * 3}, 404),
            (players.keys[1], {"given": [{"rating": 1}]}, 422),
            (players.keys[1], {"given": [{"rating": 6}] * 3}, 400),
            (players.keys[1], {"given": [{"rating": 1, "text": "x" * 501}] * 3}, 400),
        ):
            assert players.ask("POST", key, body).status_code == status

        found = designer.ask("GET", f"/playtests/{playtest}")
        over, waiting = found["tables"]
        assert (over["state"], over["moves"] > 20, over["answers"], waiting["state"]) == ("over", True, 1, "waiting")
        assert set(over["winners"]) <= {"Ana", "=Beto"}
        assert [(pace["player"], pace["decisions"] > 10) for pace in found["paces"]] == [("Ana", True), ("=Beto", True)]
        assert all(0 <= pace["median"] <= pace["slowest"] < 60 for pace in found["paces"])
        [answer] = found["answers"]
        assert (answer["player"], answer["won"]) == ("Ana", "Ana" in over["winners"])
        assert [given["rating"] for given in answer["given"]] == [5, 4, 0]
        assert (found["summary"]["over"], found["summary"]["answers"]) == (1, 1)

        # The same report and the same tables as for a simulated run.
        report = designer.ask("GET", f"/playtests/{playtest}/report?lang=en").decode()
        assert "1 games of people, 2 seats. Deck: Mío." in report
        assert report_file(tmp_path / "workshop" / "playtests" / playtest / "run", "es").exists()
        archive = zipfile.ZipFile(io.BytesIO(designer.ask("GET", f"/playtests/{playtest}/file?as=csv")))
        assert archive.namelist() == [
            *(f"{name}.csv" for name in ("games", "seats", "cards", "verbs", "moments")),
            "answers.csv",
        ]
        assert {row["bot"] for row in csv.DictReader(io.StringIO(archive.read("seats.csv").decode()))} == {"people"}
        rows = list(csv.DictReader(io.StringIO(archive.read("answers.csv").decode())))
        assert [(row["player"], row["rating"], row["text"]) for row in rows] == [
            ("Ana", rating, "'=good") for rating in ("5", "4", "")
        ]

        sheet = designer.ask("GET", f"/playtests/{playtest}/sheet?lang=es").decode()
        assert sheet.count("<svg") == 2
        assert f"{server.address}{first['link']}".replace("&", "&amp;") in sheet
        assert "Mesa 2" in sheet
        assert "<script" not in sheet

    # After a restart everything is there, and nothing is counted twice.
    with workshop(tmp_path) as (server, designer):
        again = designer.ask("GET", f"/playtests/{playtest}")
        assert [table["state"] for table in again["tables"]] == ["over", "waiting"]
        assert (again["tables"], again["answers"], again["paces"]) == (
            found["tables"],
            found["answers"],
            found["paces"],
        )
        assert second["table"] in server.uvicorn.app.state.node.plugin_tables()
        designer.ask("DELETE", f"/playtests/{playtest}", status=204)
        assert players.table not in server.uvicorn.app.state.node.plugin_tables()
        players.server = server
        assert players.ask("GET", players.keys[0]).status_code == 404


def test_a_playtest_in_bounds(tmp_path: Path) -> None:
    with workshop(tmp_path, tables_per_day=3) as (_server, designer):
        wish = {"deck": "printed:evidencia", "name": "x", "seats": 2, "tables": 2}
        for wrong, status in (
            ({"tables": 51}, 400),
            ({"tables": 4}, 429),
            ({"bots": 2}, 409),
            ({"seats": 7}, 422),
            ({"level": "genio", "bots": 1}, 409),
            ({"options": {"sing": "yes"}}, 422),
            ({"questions": ["a"] * 4}, 400),
            ({"name": "a\nb"}, 422),
        ):
            answer = designer.http.post("/playtests", json={**wish, **wrong})
            assert answer.status_code == status, (wrong, answer.text)
        assert list((tmp_path / "workshop" / "playtests").iterdir()) == []
        made = designer.ask("POST", "/playtests", {**wish, "bots": 1, "questions": ["Why?"], "tables": 1}, 201)
        assert made["questions"] == ["Why?"]
        assert made["tables"][0]["players"] == []
