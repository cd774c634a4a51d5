"""A player at the page: looks at what is asked and takes the first thing offered."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Any, TypeVar

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from sobremesa.table.fairness import commitment_to
from tests.browser.contexts import BARE

Found = TypeVar("Found")

SCRIPTS = Path(__file__).parent / "scripts"
MOVE = "[data-move]:not([disabled])"
PRESENT = "[data-present]:not([disabled])"


def script(name: str) -> str:
    """A program that runs inside a page: a function in a file of its own."""
    text = (SCRIPTS / f"{name}.js").read_text(encoding="utf-8")
    return "\n".join(line for line in text.splitlines() if not line.startswith("//")).strip().removesuffix(";")


def start_against_bots(page: Page, game: str) -> None:
    """One tap on the front page."""
    page.locator(f"[data-game={game}] button.main:not([disabled])").click()
    play_from_memory(page, game)
    page.get_by_test_id("ask").wait_for()


def play_from_memory(page: Page, game: str) -> None:
    """The first game of memory on a device asks whether with help."""
    if game == "codigos":
        page.locator("[data-aid=false]").click()


def open_table(
    page: Page,
    game: str,
    *,
    seats: int,
    level: str = "facil",
    bots: int | None = None,
    started: bool = True,
    share: str = "",
    **settings: Any,
) -> str:
    """A table opened as the page does it, against bots where nothing else is said; what its address is. ``share`` is
    the player's own of the seed."""
    if not page.url.startswith("http"):
        page.goto(BARE)
    given = {"game": game, "seats": seats, "reveal_ms": 0, "window_ms": 0, **settings}
    table = page.evaluate(
        """async ([settings, bots, entropy, commitment]) => {
            const ask = async (path, body) => {
                const headers = {"content-type": "application/json"};
                const answer = await fetch(path, {method: "POST", headers, body: JSON.stringify(body)});
                if (!answer.ok) throw new Error(await answer.text());
                return answer.json();
            };
            const made = await ask("/api/tables", {settings, bots});
            const sat = await ask(`/api/tables/${made.table}/seats`, {name: "Ana", invite: made.invite, commitment});
            const kept = {table: made.table, game: settings.game, key: sat.key, invite: made.invite, name: "Ana",
                seat: sat.seat, at: Date.now(), over: false, began: {1: {published: sat.commitment, entropy}}};
            const all = JSON.parse(localStorage.getItem("sobremesa.seats") ?? "[]");
            localStorage.setItem("sobremesa.seats", JSON.stringify([kept, ...all]));
            return made.table;
        }""",
        [given, [level] * (seats - 1 if bots is None else bots), share, commitment_to(share) if share else ""],
    )
    page.goto(f"/t/{table}")
    if started:
        page.locator(".start button:not(.get-ready)").click()
        page.get_by_test_id("ask").wait_for()
    return f"/t/{table}"


# Nothing while a move is on its way: what is offered then was offered before it.
OFFERED = f"""(take) => {{
    if (document.querySelector("[aria-busy=true]")) return null;
    const move = document.querySelector("{MOVE}");
    if (move && take) move.click();
    const over = document.querySelector("[data-testid=over]") !== null;
    if (move) return {{words: move.dataset.move, over}};
    return over || document.querySelector("{PRESENT}") ? {{words: "", over}} : null;
}}"""


def next_move(page: Page) -> str:
    """Waits until there is something to do; the words of the first move, "" when the game is over."""
    return _offered(page, take=False)


def take_first(page: Page) -> str:
    """The same, and makes that move. It is one step: a window that closes by itself may close between two."""
    return _offered(page, take=True)


def click_first(page: Page) -> None:
    """Clicks the first thing offered as a mouse does, until the table has taken it. What is said before it is done is
    clicked twice."""
    before = page.locator("[data-testid=log] li").count()
    for _ in range(MOST_MISSED):
        words = next_move(page)
        target = page.locator(f"[data-move='{words}']:not([disabled])" if words else PRESENT).first
        target.click()
        try:
            page.wait_for_function(FOLLOWED, arg=[before, words], timeout=2000)
        except PlaywrightTimeout:
            continue
        return
    raise AssertionError(f"{words} was clicked, and the table does not follow")


# More has happened, or something else is asked.
FOLLOWED = """([before, words]) => {
    const lines = document.querySelectorAll("[data-testid=log] li").length;
    const first = document.querySelector("[data-move]:not([disabled])");
    return lines > before || first?.dataset.move !== words;
}"""

PATIENCE_SECONDS = 30


def find_in(page: Page, look: str, arg: object = None) -> dict[str, Any]:
    """What a look at the page finds, in one errand: it looks in every picture until there is something."""
    errand = f"""async (arg) => {{
        for (let pictures = 0; pictures < {60 * PATIENCE_SECONDS}; pictures++) {{
            const found = ({look})(arg);
            if (found) return found;
            await new Promise((done) => requestAnimationFrame(done));
        }}
        throw new Error(`nothing was offered: ${{document.querySelector("main")?.innerText}}`);
    }}"""
    found: dict[str, Any] = page.evaluate(errand, arg)
    return found


def _offered(page: Page, *, take: bool) -> str:
    return str(find_in(page, OFFERED, take)["words"])


NEXT_PICTURE = "() => new Promise((done) => requestAnimationFrame(done))"


def seen(page: Page, look: Callable[[], Found | None], what: str) -> Found:
    """What a look finds; it looks again whenever the page draws another picture. For what one selector cannot say."""
    end = monotonic() + PATIENCE_SECONDS
    while (found := look()) is None:
        assert monotonic() < end, what
        page.evaluate(NEXT_PICTURE)
    return found


CARDS = "(place) => [...document.querySelectorAll(`${place} [data-card]`)].map((one) => one.dataset.card)"


def cards_at(page: Page, place: str) -> list[str]:
    """The cards that lie there now, in order."""
    return list(page.evaluate(CARDS, place))


def expect_cards(page: Page, place: str, cards: list[str]) -> None:
    """Waits until these cards lie there, in this order."""
    same = f"([place, cards]) => JSON.stringify(({CARDS})(place)) === JSON.stringify(cards)"
    try:
        page.wait_for_function(same, arg=[place, cards])
    except PlaywrightTimeout:
        assert cards_at(page, place) == cards


PLAY = script("play")


def play_to_the_end(page: Page, most: int = 2000) -> int:
    """Plays the first move offered until the game is over; how many moves that took."""
    count = int(page.evaluate(PLAY, most))
    assert count >= 0, f"the game does not end: {-count} moves"
    page.get_by_test_id("over").wait_for()
    return count


# Looks at the focus in every frame: whether it ever fell to the page itself is remembered.
WATCH = """() => {
    window.fallen = 0;
    const look = () => {
        if (document.activeElement === document.body) window.fallen += 1;
        requestAnimationFrame(look);
    };
    look();
}"""

# What a player with nothing but keys would do next: the key, "" to wait, null at the end.
NEXT_KEY = """() => {
    if (document.querySelector("[data-testid=over]")) return {key: null, fallen: window.fallen};
    if (document.querySelector("[aria-busy=true]")) return null;
    const offered = "[data-move]:not(:disabled), [data-present]:not(:disabled)";
    if (!document.querySelector(offered)) return null;
    return {key: document.activeElement.matches(offered) ? "Enter" : "Tab", fallen: window.fallen};
}"""


def play_by_keyboard(page: Page, most: int = 4000) -> int:
    """Plays what has the focus, with Enter and Tab alone, until the game is over; returns how many keys that took."""
    page.evaluate(WATCH)
    for count in range(most):
        found = find_in(page, NEXT_KEY)
        assert found["fallen"] == 0, f"the focus fell to the page, after {count} keys"
        if found["key"] is None:
            return count
        page.keyboard.press(found["key"])
    raise AssertionError(f"the game does not end: {most} keys")


MOST_MISSED = 6
MOST_TAPS = 1000


def play_by_touch(page: Page, *, turns: int = 0) -> int:
    """Plays the first thing offered with real taps, so that nothing may cover it: ``turns`` times, or until the game
    is over."""
    missed = 0
    for count in range(turns or MOST_TAPS):
        offered = find_in(page, OFFERED, False)
        if offered["over"]:
            return count
        words = offered["words"]
        target = page.locator(f"[data-move='{words}']:not([disabled])" if words else PRESENT).first
        try:
            target.tap(timeout=2000)
            missed = 0
        except PlaywrightTimeout:
            # A window that closes by itself takes its moves away, and a machine may be slow for a while. What lies
            # under something else stays offered.
            missed += 1
            assert missed < MOST_MISSED, f"{words} cannot be tapped"
    assert turns, f"the game does not end: {MOST_TAPS} taps"
    return turns
