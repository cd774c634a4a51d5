"""The look of the handbook: the page's own colours and typefaces, read from where the page has them."""

from __future__ import annotations

import re
from pathlib import Path

from handbook.pages import HOUSE
from handbook.staging import digest

WEB = HOUSE / "web"
FONTS = WEB / "src" / "shell" / "fonts.css"
BASE = WEB / "src" / "shell" / "base.css"
OURS = HOUSE / "handbook" / "house.css"
LOGO = WEB / "public" / "icon.svg"
# What the page calls its two themes, and what mkdocs-material does.
# What only the first says, typefaces and sizes, holds in both.
SCHEMES = {":root": ':root, [data-md-color-scheme="default"]', ":root[data-dark]": '[data-md-color-scheme="slate"]'}
FOLDER = Path("assets", "house")


def write(folder: Path) -> None:
    """One stylesheet with its typefaces, under names that change with what is in them."""
    place = folder / FOLDER
    place.mkdir(parents=True, exist_ok=True)
    sheet = "\n".join([_typefaces(place), *_colours(), OURS.read_text(encoding="utf-8")])
    (place / f"house.{digest(sheet.encode())}.css").write_text(sheet, encoding="utf-8")
    (folder / "assets" / "logo.svg").write_bytes(LOGO.read_bytes())


def stylesheet(folder: Path) -> str:
    [found] = (folder / FOLDER).glob("*.css")
    return found.relative_to(folder).as_posix()


def _typefaces(place: Path) -> str:
    def taken(found: re.Match[str]) -> str:
        path = WEB / "node_modules" / found[1]
        content = path.read_bytes()
        name = f"{path.stem}.{digest(content)}{path.suffix}"
        (place / name).write_bytes(content)
        return f'url("{name}")'

    return re.sub(r'url\("(@fontsource/[^"]+)"\)', taken, FONTS.read_text(encoding="utf-8"))


def _colours() -> list[str]:
    text = BASE.read_text(encoding="utf-8")
    found = []
    for theirs, ours in SCHEMES.items():
        block = re.search(rf"^{re.escape(theirs)} {{\n(.*?)^}}", text, re.MULTILINE | re.DOTALL)
        assert block, f"{BASE} has no {theirs}"
        found.append(f"{ours} {{\n{block[1]}}}")
    return found
