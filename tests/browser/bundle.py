"""A bundle and its host: files in a folder of a plain file server, which can be stopped."""

from __future__ import annotations

from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

from playwright.sync_api import Page

from sobremesa.cli.main import main
from sobremesa.server.http.assets import PAGE

# Any folder of any host will do.
FOLDER = "juegos/sobremesa"
STOCKING_SECONDS = 60
# The Worker's watch runs many times as fast, for its bots wait as long as people want them to; and its chance is drawn
# alike in every run.
QUICK = """
{
    const RATE = 25, began = Date.now(), started = performance.now();
    const [now, tick, later] = [Date.now.bind(Date), performance.now.bind(performance), setTimeout];
    Date.now = () => Math.round(began + (now() - began) * RATE);
    performance.now = () => started + (tick() - started) * RATE;
    // What waits for a Worker that may be dead waits as long as it always does.
    self.setTimeout = (action, wait = 0) => later(action, wait > 10_000 ? wait : wait / RATE);
    let x = 88675123;
    crypto.getRandomValues = (given) => {
        const bytes = new Uint8Array(given.buffer, given.byteOffset, given.byteLength);
        for (let n = 0; n < bytes.length; n += 1) {
            x ^= x << 13; x ^= x >>> 17; x ^= x << 5;
            bytes[n] = x & 255;
        }
        return given;
    };
    // A disk that is full, for as long as a test says so.
    const { add } = IDBObjectStore.prototype;
    new BroadcastChannel("room").onmessage = ({ data }) => {
        IDBObjectStore.prototype.add = data ? add : () => { throw new DOMException("full", "QuotaExceededError"); };
    };
}
"""


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_words: object) -> None:
        pass


class FileServer:
    """Serves a folder until it is stopped. On the same port again it is the same site to a browser."""

    def __init__(self, folder: Path, port: int = 0) -> None:
        self.folder = folder
        self._start(port)

    def _start(self, port: int) -> None:
        self._server = ThreadingHTTPServer(("127.0.0.1", port), partial(_Quiet, directory=str(self.folder)))
        self._server.daemon_threads = True
        self.port = self._server.server_port
        Thread(target=self._server.serve_forever, daemon=True).start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}/{FOLDER}/"

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()

    def start_again(self) -> None:
        self._start(self.port)


def bundle_in(folder: Path, *options: str, quick: bool) -> Path:
    """A new bundle in its folder of a site; what is to be served."""
    place = folder / FOLDER
    place.parent.mkdir(parents=True)
    assert main(["bundle", str(place), "--lang", "en", *options]) == 0
    if quick:
        (worker,) = place.glob("assets/alone-worker-*.js")
        worker.write_text(QUICK + worker.read_text(encoding="utf-8"), encoding="utf-8")
    return folder


def wait_until_stocked(page: Page) -> None:
    """Until the page has all of itself at hand, as it does after a while on its own."""
    files = [path.name for path in PAGE.glob("assets/*") if path.suffix in (".js", ".css", ".woff2")]
    wanted = sum(not name.startswith(("LabPage", "lab.")) for name in files)
    page.evaluate("navigator.serviceWorker.ready.then((found) => found.active.postMessage('stock'))")
    kept = """async (wanted) => {
        const requests = await (await caches.open("sobremesa-1")).keys();
        return requests.filter((one) => new URL(one.url).pathname.includes("/assets/")).length >= wanted;
    }"""
    _wait_until(page, kept, wanted, otherwise="the page does not have all of itself at hand")


def wait_until_started_is_kept(page: Page) -> None:
    """Until the device has kept its started Python, as it does after a while on its own."""
    kept = """async () => {
        const requests = await (await caches.open("sobremesa-alone")).keys();
        return requests.some((one) => new URL(one.url).pathname.endsWith("/alone/started"));
    }"""
    _wait_until(page, kept, None, otherwise="the device does not keep what it has started")


def _wait_until(page: Page, told: str, given: object, *, otherwise: str) -> None:
    # Playwright takes a promise for an answer where it waits for a function, and awaits it where it evaluates one.
    for _look in range(STOCKING_SECONDS * 10):
        if page.evaluate(told, given):
            return
        page.wait_for_timeout(100)
    raise AssertionError(otherwise)
