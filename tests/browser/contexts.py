"""Contexts of the browser that are used again: the page's scripts are compiled there, and nothing is left of a test.

A context that is new asks for every script and compiles it: as much work as many a test does after that.
"""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

from tests.browser.chance import SHARE

# An address of the site that has no page: what a device keeps can be read and written there, and nothing is drawn.
BARE = "/healthz"
# A clock that a test has stopped cannot be taken out of its context again.
IS_AS_IT_WAS = "() => Date.toString().includes('[native code]')"
# What a page asks for again every few seconds, it asks for at once: tests do not wait for a poll.
POLLS = """
const every = window.setInterval.bind(window);
window.setInterval = (action, ms, ...more) => every(action, ms > 1000 ? 500 : ms, ...more);
"""


class Device:
    """A context, and a page of it that stays open: it keeps the process of the context's pages, and empties them."""

    def __init__(self, context: BrowserContext) -> None:
        self.context = context
        self._bare: Page | None = None

    def empty(self, site: str) -> None:
        if self._bare is None:
            self._bare = self.context.new_page()
            self._bare.goto(BARE)
        for page in self.context.pages:
            if page is not self._bare:
                page.close()
        self.context.unroute_all()
        self.context.set_offline(False)
        self.context.clear_permissions()
        assert self._bare.evaluate(IS_AS_IT_WAS), "a test that stops the clock has to open its page with is_new=True"
        kept = {"origin": site, "storageTypes": "all"}
        self.context.new_cdp_session(self._bare).send("Storage.clearDataForOrigin", kept)


class Contexts:
    """Those of one browser, by what they were made with."""

    def __init__(self, *, patience_ms: int) -> None:
        self._patience_ms = patience_ms
        self._idle: dict[str, list[Device]] = {}
        self._taken: list[tuple[str, str, Device]] = []

    def page(self, browser: Browser, site: str, chosen: dict[str, Any], *, is_new: bool) -> Page:
        """An empty page on a device that keeps nothing. One that ``is_new`` is closed after the test."""
        # These belong to a page, and any context can have a page with them.
        viewport = chosen.pop("viewport")
        media = {name: chosen.pop(name) for name in ("color_scheme", "reduced_motion") if name in chosen}
        kind = "" if is_new else repr((site, sorted(chosen.items())))
        idle = self._idle.get(kind)
        device = idle.pop() if idle else self._made(browser, site, chosen)
        self._taken.append((kind, site, device))
        page = device.context.new_page()
        page.set_viewport_size(viewport)
        page.emulate_media(**media)
        return page

    def _made(self, browser: Browser, site: str, chosen: dict[str, Any]) -> Device:
        context = browser.new_context(base_url=site, **chosen)
        context.set_default_timeout(self._patience_ms)
        context.add_init_script(SHARE)
        context.add_init_script(POLLS)
        return Device(context)

    def put_back(self) -> None:
        """All that were taken: empty, or closed."""
        for kind, site, device in self._taken:
            if kind:
                device.empty(site)
                self._idle.setdefault(kind, []).append(device)
            else:
                device.context.close()
        self._taken = []
