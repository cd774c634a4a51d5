"""``sobremesa serve --lab``: its link, its key, and the fate of a simulation when the server stops."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path

from tests.server.process import HOUSE, Server
from tests.waiting import wait_for
from tests.workshop.shop import KEY, Designer


def simulations(folder: Path) -> list[int]:
    """The job processes of a server whose environment names the folder."""
    found = []
    for process in Path("/proc").iterdir():
        if process.name.isdigit():
            try:
                environment = (process / "environ").read_bytes()
                is_simulating = os.getpriority(os.PRIO_PROCESS, int(process.name)) == 19
            except OSError:
                continue
            if is_simulating and str(folder).encode() in environment:
                found.append(int(process.name))
    return found


def test_a_simulation_ends_with_its_server_and_goes_on_with_the_next(tmp_path: Path) -> None:
    environment = {"SOBREMESA_LAB_KEY": KEY, "SHOP": str(tmp_path)}
    server = Server("--lab", "--lang", "en", "--data", str(tmp_path), environment=environment)
    with server:
        assert f"The workshop is at {server.address}/lab#key={KEY}" in server.log()
        assert not (tmp_path / "workshop" / "key").exists()
        designer = Designer(server.address)
        with designer.http:
            run = designer.run(games=20_000)["id"]
            designer.until(run, lambda found: found["played"] > 0)
            [child] = simulations(tmp_path)
            assert os.getsid(child) == child
            # A killed server cannot clean up.
            server.kill()
            wait_for("the simulation ends with its server", lambda: not simulations(tmp_path))

            server.start()
            found = designer.ask("GET", f"/runs/{run}")
            assert (found["state"], 0 < found["played"] < 20_000) == ("stopped", True)
            assert designer.ask("GET", "/workshop")["quota"]["games_left_today"] == 200_000 - found["played"]
            designer.ask("POST", f"/runs/{run}/resume")
            designer.until(run, lambda now: now["played"] > found["played"])
        # A server that stops in order ends its job and notes it.
        server.stop()
        assert simulations(tmp_path) == []
        job = json.loads((tmp_path / "workshop" / "runs" / run / "job.json").read_text())
        assert (job["state"], job["played"] > found["played"]) == ("stopped", True)
        log = server.log()
        assert KEY not in re.sub(r"The workshop is at \S+", "", log)
        assert '"level":"error"' not in log


def test_a_game_that_the_operator_brought_is_simulated_reported_and_compared(tmp_path: Path) -> None:
    options = ("--lab", "--data", str(tmp_path), "--games-from", str(HOUSE / "examples"))
    with Server(*options, environment={"SOBREMESA_LAB_KEY": KEY}) as server:
        designer = Designer(server.address)
        with designer.http:
            changed = designer.make("Más dulces", game="alfajores")
            # Games between two kinds of bots are not analysed, which would take longest.
            bots, decks = ["random", "facil"], ("printed:alfajores", changed["id"])
            runs = [designer.run(deck, games=4, bots=bots)["id"] for deck in decks]
            ended = [designer.wait_for_end(run) for run in runs]
            assert [(run["state"], run["error"]) for run in ended] == [("done", ""), ("done", "")]
            assert "Alfajores" in designer.http.get(f"/runs/{runs[0]}/report").text
            assert "Más dulces" in designer.ask("GET", f"/comparison?a={runs[0]}&b={runs[1]}").decode()
