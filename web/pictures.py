"""Draws the pictures that a link is shown with, and the icons, into ``web/public``: ``python web/pictures.py``.

They are kept in git, since a build needs no browser. Draw them again when a game's ``Picture.svelte`` or ``icon.svg``
changes.
"""

from __future__ import annotations

import io
import re
import struct
import sys
from base64 import b64encode
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

from sobremesa.games.catalog import GAMES

WEB = Path(__file__).parent.resolve()
PUBLIC = WEB / "public"
FONT = WEB / "node_modules/@fontsource/alegreya/files/alegreya-latin-800-normal.woff2"
SIZE = {"width": 1200, "height": 630}
ICONS = (180, 192, 512)
FAVICON = 32
COLOURS = 128

STYLE = """
@font-face { font-family: Alegreya; src: url("%s"); }
* { margin: 0; box-sizing: border-box }
body { width: 1200px; height: 630px; display: flex; align-items: center; gap: 30px; padding: 40px 50px;
  background: #efe6d5; color: #33241a; font: 800 112px/1 Alegreya, serif; overflow: hidden }
body > svg { width: 620px; flex: none; overflow: visible }
small { display: flex; align-items: center; gap: 16px; margin-top: 28px; color: #a03f24; font-size: 46px }
small svg { width: 58px }
.house { flex-direction: column; justify-content: center; gap: 10px; padding: 30px }
.house nav { display: flex; gap: 24px }
.house nav svg { width: 350px; overflow: visible }
.shade { fill: rgb(50 25 5 / .2) }
"""


def drawing_of(game: str) -> str:
    """The game's drawing on the front page, with its styles, from the component that holds it."""
    source = (WEB / "src/games" / game / "Picture.svelte").read_text(encoding="utf-8")
    drawing = re.sub(r"<svelte:options[^>]*>|<style>.*</style>", "", source, flags=re.DOTALL)
    styles = "".join(re.findall(r"<style>.*</style>", source, re.DOTALL))
    return f'{styles}<svg class="{game}" viewBox="0 0 320 240">{drawing}</svg>'


def shot(browser: Browser, html: str, *, width: int, height: int, colours: int) -> bytes:
    page = browser.new_page(viewport={"width": width, "height": height})
    try:
        page.set_content(html)
        page.evaluate("document.fonts.ready")
        drawn = page.screenshot(omit_background=True)
    finally:
        page.close()
    smaller = io.BytesIO()
    # Flat colours: a short palette holds them, and makes the file a third of the size.
    method = Image.Quantize.FASTOCTREE  # the one that knows transparency
    Image.open(io.BytesIO(drawn)).convert("RGBA").quantize(colours, method=method).save(smaller, "PNG", optimize=True)
    return smaller.getvalue()


def icon(browser: Browser, side: int, *, full: bool) -> bytes:
    """``full`` to the edge: the device that shows it cuts the corners."""
    drawing = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    if full:
        drawing = drawing.replace(' rx="14"', "")
    html = f"<style>*{{margin:0}}svg{{display:block;width:{side}px;height:{side}px}}</style>{drawing}"
    return shot(browser, html, width=side, height=side, colours=32)


def favicon(picture: bytes) -> bytes:
    """One PNG in an ICO file."""
    heading = struct.pack("<HHH", 0, 1, 1)
    entry = struct.pack("<BBBBHHII", FAVICON, FAVICON, 0, 0, 1, 32, len(picture), len(heading) + 16)
    return heading + entry + picture


def main() -> None:
    sys.path.insert(0, str(WEB.parent))
    from tests.browser.chromium import chromium

    folder = PUBLIC / "pictures"
    folder.mkdir(exist_ok=True)
    font = f"data:font/woff2;base64,{b64encode(FONT.read_bytes()).decode()}"
    style = f"<style>{STYLE % font}</style>"
    drawings = {game: drawing_of(game) for game in GAMES}
    cup = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    with sync_playwright() as running:
        browser = running.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        for game, drawing in drawings.items():
            title = GAMES[game].about.texts.say("es", "title")
            html = f"{style}{drawing}<div>{title}<small>{cup}Sobremesa</small></div>"
            (folder / f"{game}.png").write_bytes(shot(browser, html, **SIZE, colours=COLOURS))
        house = f"{style}<body class=house><nav>{''.join(drawings.values())}</nav>Sobremesa"
        (folder / "sobremesa.png").write_bytes(shot(browser, house, **SIZE, colours=COLOURS))
        for side in ICONS:
            (PUBLIC / f"icon-{side}.png").write_bytes(icon(browser, side, full=True))
        (PUBLIC / "favicon.ico").write_bytes(favicon(icon(browser, FAVICON, full=False)))
        browser.close()


if __name__ == "__main__":
    main()
