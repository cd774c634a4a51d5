"""Sources become what mkdocs reads: one folder for each language, with links that hold there.

In the repository a page links to files where they lie. In the handbook a page of the plan is linked by its new place,
a picture or another file comes along, and what stays in the repository is named without a link.
"""

from __future__ import annotations

import hashlib
import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path

from handbook.pages import HOUSE, Page

FENCE = re.compile(r"(^ *```.*?^ *```$)", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)\s]+)\)")
COMMENT = re.compile(r"<!--.*?-->\n?", re.DOTALL)
PICTURES = (".jpg", ".png", ".svg", ".webp")
# Files that a reader may want to have, as they are. Others stay in the repository.
TAKEN_ALONG = ("Dockerfile", ".yaml", ".conf", ".service", ".py", ".toml")
IN_ENGLISH = (
    '!!! info "Esta página está en inglés"\n\n    Las de jugar y las de poner un servidor están en castellano.\n\n'
)


class BadLink(Exception):
    """A page links to what is not there."""


class Staging:
    """One language of the handbook as a folder of Markdown."""

    def __init__(self, folder: Path, language: str, plan: list[Page], made: Callable[[Page, str], str]) -> None:
        self.folder = folder
        self.language = language
        self._made = made
        self._plan = plan
        # A page that is made has no file; it is linked as if it had one.
        self._by_source = {
            page.source_in(language) if page.source else HOUSE / "docs" / page.file: page for page in plan
        }

    def write(self) -> None:
        for page in self._plan:
            path = self.folder / page.file
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(self._text(page), encoding="utf-8")

    def _text(self, page: Page) -> str:
        if not page.source:
            return self._made(page, self.language)
        source = page.source_in(self.language)
        parts = FENCE.split(source.read_text(encoding="utf-8"))
        text = "".join(part if n % 2 else self._prose(part, page, source) for n, part in enumerate(parts))
        if page.is_written_in(self.language):
            return text
        title, _, rest = text.partition("\n")
        return f"---\nlanguage: en\n---\n{title}\n\n{IN_ENGLISH}{rest}"

    def _prose(self, text: str, page: Page, source: Path) -> str:
        text = LINK.sub(lambda found: self._link(found, page, source), COMMENT.sub("", text))
        return "\n".join(_with_room(text.split("\n")))

    def _link(self, found: re.Match[str], page: Page, source: Path) -> str:
        mark, words, target = found.groups()
        name, hash_mark, anchor = target.partition("#")
        if not name or re.match(r"\w+:", name):
            return found[0]
        path = Path(os.path.normpath(source.parent / name))
        linked = self._by_source.get(path)
        if linked is None and not path.exists():
            raise BadLink(f"{source.relative_to(HOUSE)} links to {target}, which is not there")
        place = linked.file if linked else self._along(path)
        if place is None:
            return words if "`" in words else f"`{words}`"
        return f"{mark}[{words}]({os.path.relpath(place, Path(page.file).parent)}{hash_mark}{anchor})"

    def _along(self, path: Path) -> str | None:
        """Where a file lies that comes along. A picture's name changes with what is in it: it is cached for ever."""
        if path.suffix in PICTURES:
            content = path.read_bytes()
            place = f"assets/pictures/{path.stem}.{digest(content)}{path.suffix}"
        elif path.name.endswith(TAKEN_ALONG) and path.is_file():
            content, place = path.read_bytes(), f"files/{path.name}"
        else:
            return None
        (self.folder / place).parent.mkdir(parents=True, exist_ok=True)
        (self.folder / place).write_bytes(content)
        return place


def digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:10]


def _with_room(lines: list[str]) -> Iterator[str]:
    """A blank line before a list or a table: Python's Markdown wants one, and others do not."""
    before = ""
    for line in lines:
        for mark in ("- ", "|"):
            if line.startswith(mark) and before.strip() and not before.startswith((mark, " ")):
                yield ""
        yield line
        before = line
