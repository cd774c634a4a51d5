"""``sobremesa admin``: what an operator does with a running node."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.running import Running, play_first_moves, seated
from tests.terminal.saying import Sobremesa


def test_the_commands_of_the_operator(sobremesa: Sobremesa, tmp_path: Path) -> None:
    with Running(tmp_path) as server:
        commands(server, sobremesa, tmp_path)


def commands(server: Running, sobremesa: Sobremesa, data: Path) -> None:
    async def played() -> str:
        ana, beto = await seated(server.client, "mayor", seats=2)
        async with ana, beto:
            await ana.start()
            await asyncio.gather(play_first_moves(ana), play_first_moves(beto))
            listed = await asyncio.to_thread(sobremesa, "admin", "list", "--data", data, "--lang", "en")
            assert ana.table in listed.out
            assert "0: Ana (127.0.0.1)" in listed.out
        await server.client.ask("POST", f"/api/tables/{ana.table}/reports", {"text": "Trampa", "seat": 1}, ana.key)
        return ana.table

    table = asyncio.run(played())

    def said(*words: object) -> tuple[int, str]:
        done = sobremesa("admin", *words, "--data", data, "--lang", "en")
        return done.code, (done.out + done.err).strip()

    assert said("reports")[1].endswith(f"mayor, table {table}: Ana reports Beto (seat 1): Trampa")
    out = data / "out"
    assert said("export", table, "--out", out) == (0, f"One game written to {out}.")
    assert (out / f"{table}-1.txt").read_text().startswith("sobremesa")
    assert said("export", table, "--out", out)[0] == 2
    assert said("ban", "203.0.113.9", "--why", "noise") == (0, "203.0.113.9 is kept out. One entry in the list.")
    assert said("bans")[1].endswith("address  203.0.113.9/32  noise")
    assert said("unban", "203.0.113.9") == (0, "203.0.113.9 is let in again.")
    assert said("unban", "203.0.113.9") == (2, "“203.0.113.9” is not kept out.")
    assert said("ban", "Ana")[1].startswith("“Ana” is neither an address nor a network")
    assert said("delete", table) == (
        2,
        f"All that is kept of table {table} would be deleted, for ever. If you mean it, add --yes.",
    )
    assert said("close", table) == (
        0,
        f"Table {table} is closed. “sobremesa admin unban {table}” opens it again.",
    )
    assert said("delete", table, "--yes") == (0, f"Table {table} is deleted.")


def test_without_a_node_the_operator_reads_so(sobremesa: Sobremesa, tmp_path: Path) -> None:
    said = sobremesa("admin", "list", "--data", tmp_path, "--lang", "en")
    assert (said.code, said.err) == (
        2,
        f"No server runs with the folder {tmp_path}. Start it, or say its folder with --data.\n",
    )
