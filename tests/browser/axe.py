"""What axe finds on a page: it is brought there once, and tells what is wrong and nothing else."""

from __future__ import annotations

from axe_playwright_python.base import AXE_SCRIPT  # type: ignore[import-untyped]  # ships no types
from playwright.sync_api import Page

# null where axe is not there yet.
RUN = """async () => {
    if (!window.axe) return null;
    const {violations} = await axe.run({resultTypes: ["violations"]});
    return violations.flatMap(({id, nodes}) =>
        nodes.map(({target, failureSummary}) => `${id}: ${target} ${failureSummary.slice(0, 300)}`));
}"""


def violations(page: Page) -> list[str]:
    found = page.evaluate(RUN)
    if found is None:
        page.evaluate(AXE_SCRIPT)
        found = page.evaluate(RUN)
    return list(found)


DARK = "() => document.documentElement.hasAttribute('data-dark')"


def violations_by_scheme(page: Page, *, wide: dict[str, int] | None = None) -> list[str]:
    """In light, and in dark: there with another viewport, if one is given. The page is left as it was."""
    narrow = page.viewport_size
    found = violations(page)
    page.emulate_media(color_scheme="dark")
    if wide:
        page.set_viewport_size({"width": wide["width"], "height": wide["height"]})
    page.wait_for_function(DARK)
    found += [f"dark: {one}" for one in violations(page)]
    page.emulate_media(color_scheme="light")
    if wide and narrow:
        page.set_viewport_size(narrow)
    return found
