"""Contexts of the browser that are used again: the page's scripts are compiled there, and nothing is left of a test.

A context that is new asks for every script and compiles it: as much work as many a test does after that.
"""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

from tests.browser.chance import SHARE

# A clock that a test has stopped cannot be taken out of its context again.
IS_AS_IT_WAS = "Date.toString().includes('[native code]')"


class Contexts:
    """Those of one browser at one site, by what they were made with."""

    def __init__(self, browser: Browser, site: str, *, patience_ms: int) -> None:
        self._browser = browser
        self._site = site
        self._patience_ms = patience_ms
        self._idle: dict[str, list[BrowserContext]] = {}
        self._taken: list[tuple[str, BrowserContext]] = []

    def page(self, chosen: dict[str, Any], *, is_new: bool) -> Page:
        """An empty page on a device that keeps nothing. One that ``is_new`` is closed after the test."""
        kind = "" if is_new else repr(sorted(chosen.items()))
        idle = self._idle.get(kind)
        context = idle.pop() if idle else self._made(chosen)
        self._taken.append((kind, context))
        return context.new_page()

    def _made(self, chosen: dict[str, Any]) -> BrowserContext:
        context = self._browser.new_context(base_url=self._site, **chosen)
        context.set_default_timeout(self._patience_ms)
        context.add_init_script(SHARE)
        return context

    def put_back(self) -> None:
        """All that were taken: empty, or closed."""
        for kind, context in self._taken:
            if kind:
                self._empty(context)
                self._idle.setdefault(kind, []).append(context)
            else:
                context.close()
        self._taken = []

    def _empty(self, context: BrowserContext) -> None:
        for page in context.pages:
            page.close()
        context.unroute_all()
        context.set_offline(False)
        context.clear_permissions()
        bare = context.new_page()
        assert bare.evaluate(IS_AS_IT_WAS), "a test that stops the clock has to open its page with is_new=True"
        kept = {"origin": self._site, "storageTypes": "all"}
        context.new_cdp_session(bare).send("Storage.clearDataForOrigin", kept)
        bare.close()
