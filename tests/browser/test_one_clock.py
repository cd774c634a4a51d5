"""Question, log, header, scene and offers belong to one point in time: looked at in every animation frame of a game."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route

from tests.browser.conftest import DESKTOP, PHONE, OpenPage
from tests.browser.page_player import PLAY, open_table, play_to_the_end, script

PROBE = f"({script('one_clock')})()"
SEATS = {"evidencia": 2, "euphoria": 5, "codigos": 3}
SIZES = {"phone": PHONE, "desktop": DESKTOP}
# Some rounds: reveals, telegrams, windows and shots are among them.
SOME_MOVES = 14


def play_watched(page: Page, game: str, most: int | None) -> dict[str, Any]:
    page.add_init_script(PROBE)
    open_table(page, game, seats=SEATS[game])
    if most is None:
        play_to_the_end(page)
        page.locator("[data-testid=over] .hero").wait_for(timeout=60_000)
    else:
        page.evaluate(PLAY, most)
    found: dict[str, Any] = page.evaluate("() => ({...oneClock, wrong: [...oneClock.wrong]})")
    return found


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", SEATS)
def test_all_that_is_drawn_belongs_to_one_point_in_time(open_page: OpenPage, game: str, size: str) -> None:
    found = play_watched(open_page(reduced_motion="no-preference", size=SIZES[size]), game, SOME_MOVES)
    assert found["wrong"] == []
    assert min(found["frames"], found["behind"], found["offered"]) > 5


@pytest.mark.release
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", SEATS)
def test_whole_games_too(open_page: OpenPage, game: str, size: str) -> None:
    found = play_watched(open_page(reduced_motion="no-preference", size=SIZES[size]), game, None)
    assert found["wrong"] == []


def test_a_page_that_asks_before_it_has_shown_is_noticed(open_page: OpenPage) -> None:
    page = open_page(reduced_motion="no-preference", is_new=True)
    changed: list[int] = []

    def run_ahead(route: Route) -> None:
        answer = route.fetch()
        text, count = re.subn(r"\.clock\.shown\.moves", ".clock.newest.moves", answer.text())
        changed.append(count)
        route.fulfill(response=answer, body=text)

    page.route("**/assets/*.js", run_ahead)
    page.add_init_script(PROBE)
    open_table(page, "evidencia", seats=2)
    # Slowly: a press on what is offered too early ends the show.
    for _press in range(30):
        page.evaluate("() => document.querySelector('[data-move]:not(:disabled)')?.click()")
        page.wait_for_timeout(400)
        if page.evaluate("() => [...oneClock.wrong].some((one) => one.startsWith('offered while'))"):
            break
    else:
        raise AssertionError("nothing was noticed")
    assert sum(changed) > 0
