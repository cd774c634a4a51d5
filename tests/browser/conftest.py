"""One browser and one server for each process of the run."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.chance import SEEDED
from tests.browser.chromium import chromium
from tests.browser.contexts import Contexts
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
    with Server("--data", data, before=SEEDED, environment={"TEST_AT_WORK": str(at_work)}) as server:
        yield server.address


@pytest.fixture(scope="session")
def launched() -> Iterator[tuple[Browser, asyncio.AbstractEventLoop]]:
    with sync_playwright() as playwright:
        loop = asyncio.get_running_loop()
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        asyncio._set_running_loop(None)
        yield browser, loop
        asyncio._set_running_loop(loop)
        browser.close()


@pytest.fixture(scope="module")
def browser(launched: tuple[Browser, asyncio.AbstractEventLoop]) -> Iterator[Browser]:
    """Playwright's event loop counts as running in this thread only during a module that uses it: other tests start
    loops of their own."""
    asyncio._set_running_loop(launched[1])
    yield launched[0]
    asyncio._set_running_loop(None)


@pytest.fixture(scope="session")
def contexts() -> Contexts:
    return Contexts(patience_ms=PATIENCE_MS)


@pytest.fixture
def open_page(
    browser: Browser, contexts: Contexts, site: str, at_work: Path, request: pytest.FixtureRequest
) -> Iterator[OpenPage]:
    """Opens pages, each on a device of its own, and empty where no path is said; an error on any of them fails the
    test. A test that stops the clock of a page opens it with ``is_new=True``.

    Nothing depends on the page's service worker, and with it every page takes a third longer to come: it is there for
    a page that is opened with ``service_workers="allow"``.
    """
    at_work.write_text(request.node.nodeid)
    errors: list[str] = []

    def opened(
        path: str = "", *, size: dict[str, Any] = DESKTOP, language: str = "es", is_new: bool = False, **more: Any
    ) -> Page:
        locale = {"es": "es-AR", "en": "en-US"}[language]
        chosen = {**size, "locale": locale, "reduced_motion": "reduce", "service_workers": "block", **more}
        is_new = is_new or chosen["service_workers"] == "allow" or "permissions" in chosen
        page = contexts.page(browser, site, chosen, is_new=is_new)
        page.on("pageerror", lambda error: errors.append(f"{error}"))
        page.on("console", lambda said: errors.append(said.text) if said.type in ("error", "warning") else None)
        if path:
            page.goto(path)
        return page

    yield opened
    contexts.put_back()
    # A browser itself reports what was refused and what a cut line could not bring: those are not errors of the page.
    expected = ("ERR_INTERNET_DISCONNECTED", "WebSocket", "status of 4", "ERR_FAILED", "blocked by Playwright")
    assert [error for error in errors if not any(words in error for words in expected)] == []
