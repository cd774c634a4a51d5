"""The moving picture of README, from a real game: ``python -m tests.browser.moving_picture``."""

from __future__ import annotations

import io
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, ViewportSize, sync_playwright

from tests.browser.chromium import chromium
from tests.browser.conftest import ARGUMENTS
from tests.browser.page_player import next_move, open_table, play_to_the_end, take_first
from tests.server.process import Server

PICTURE = Path(__file__).parents[2] / "docs" / "pictures" / "evidencia-moving.webp"
SIZE = ViewportSize(width=960, height=640)
SHOWN = (760, 507)
# While a move is shown, a picture every so often; then the table stands for a while.
FRAME_MS = 350
FRAMES_A_MOVE = 4
STILL_MS = 1100
END_MS = 3000
MOVES = 5
QUALITY = 50


def photograph(page: Page) -> Image.Image:
    return Image.open(io.BytesIO(page.screenshot())).convert("RGB").resize(SHOWN, Image.Resampling.LANCZOS)


def play(page: Page) -> list[tuple[Image.Image, int]]:
    """Pictures with how long each is shown: some moves of a game, then its end."""
    frames = [(photograph(page), STILL_MS)]
    for _ in range(MOVES):
        if not take_first(page):
            break
        for _ in range(FRAMES_A_MOVE):
            page.wait_for_timeout(FRAME_MS)
            frames.append((photograph(page), FRAME_MS))
        next_move(page)
        frames.append((photograph(page), STILL_MS))
    play_to_the_end(page)
    page.wait_for_timeout(2500)
    frames.append((photograph(page), END_MS))
    return frames


def drop_repeats(frames: list[tuple[Image.Image, int]]) -> list[tuple[Image.Image, int]]:
    kept = frames[:1]
    for picture, shown_ms in frames[1:]:
        before, before_ms = kept[-1]
        if picture.tobytes() == before.tobytes():
            kept[-1] = (before, before_ms + shown_ms)
        else:
            kept.append((picture, shown_ms))
    return kept


def main() -> None:
    with tempfile.TemporaryDirectory() as data, Server("--data", data) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        context = browser.new_context(base_url=server.address, viewport=SIZE, locale="en-GB", color_scheme="light")
        page = context.new_page()
        open_table(page, "evidencia", seats=2, reveal_ms=600)
        page.wait_for_timeout(800)
        frames = drop_repeats(play(page))
        browser.close()
    first, *others = [picture for picture, _ms in frames]
    times = [shown_ms for _picture, shown_ms in frames]
    first.save(PICTURE, save_all=True, append_images=others, duration=times, loop=0, quality=QUALITY, method=6)
    print(f"{PICTURE.name}: {len(frames)} pictures, {sum(times) / 1000:.0f} s, {PICTURE.stat().st_size // 1000} kB")


if __name__ == "__main__":
    main()
