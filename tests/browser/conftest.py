"""A browser for each module of tests, and one server for each process of the run.

The browser is closed after its module: while Playwright runs, its own event loop runs in this thread, and the tests of
other rooms start loops of their own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect, sync_playwright

from tests.browser.chance import SEEDED, SHARE
from tests.browser.chromium import chromium
from tests.server.process import Server

ARGUMENTS = [
    *("--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu", "--no-first-run", "--disable-background-networking"),
    *("--disable-component-update", "--disable-sync", "--disable-quic"),
]
PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 640},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}

PATIENCE_MS = 20_000
expect.set_options(timeout=PATIENCE_MS)

OpenPage = Callable[..., Page]


@pytest.fixture(scope="session")
def at_work(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Holds the name of the test that is running, for the node to draw its chance from."""
    return tmp_path_factory.mktemp("chance") / "test"


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory, at_work: Path) -> Iterator[str]:
    data = str(tmp_path_factory.mktemp("data"))
    server = Server("--data", data, before=SEEDED, environment={"TEST_AT_WORK": str(at_work)})
    try:
        server.start(seconds=120)  # browsers start beside it
        yield server.address
    finally:
        server.kill()


@pytest.fixture(scope="module")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    launched = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
    yield launched
    launched.close()


@pytest.fixture
def open_page(browser: Browser, site: str, at_work: Path, request: pytest.FixtureRequest) -> Iterator[OpenPage]:
    """Opens pages, each in a context of its own; an error on any of them fails the test.

    Nothing depends on the page's service worker, and with it every page takes a third longer to come: it is there for
    a module that says ``SERVICE_WORKERS = "allow"``, and for a page that is opened with ``service_workers="allow"``.
    """
    workers = getattr(request.module, "SERVICE_WORKERS", "block")
    at_work.write_text(request.node.nodeid)
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def opened(path: str = "/", *, size: dict[str, Any] = DESKTOP, language: str = "es", **more: Any) -> Page:
        locale = {"es": "es-AR", "en": "en-US"}[language]
        chosen = {**size, "reduced_motion": "reduce", "service_workers": workers, **more}
        context = browser.new_context(base_url=site, locale=locale, **chosen)
        context.set_default_timeout(PATIENCE_MS)
        context.add_init_script(SHARE)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(f"{error}"))
        page.on("console", lambda said: errors.append(said.text) if said.type in ("error", "warning") else None)
        page.goto(path)
        return page

    yield opened
    for context in contexts:
        context.close()
    # A browser itself reports what was refused and what a cut line could not bring: those are not errors of the page.
    expected = ("ERR_INTERNET_DISCONNECTED", "WebSocket", "status of 4", "ERR_FAILED", "blocked by Playwright")
    assert [error for error in errors if not any(words in error for words in expected)] == []
