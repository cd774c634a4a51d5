"""What the pages of the handbook tell a reader to type, block by block.

A block is run unless a comment before it says why not: ``<!-- not run: needs a container engine -->``. After
``<!-- stopped -->`` no server runs.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

HOUSE = Path(__file__).parents[2]
LANGUAGES = ("es", "en")
BLOCK = re.compile(r"^(?:<!-- (?P<mark>[^>]*?) -->\n)?```(?P<kind>\w*)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)
NOT_RUN = "not run: "


@dataclass(frozen=True)
class Block:
    kind: str
    text: str
    mark: str = ""

    @property
    def is_run(self) -> bool:
        return not self.mark.startswith(NOT_RUN)

    @property
    def commands(self) -> list[str]:
        """Without the words after `#` that explain them."""
        return [line for line in (re.sub(r"\s+# .*", "", line).strip() for line in self.text.splitlines()) if line]


def blocks(path: Path) -> list[Block]:
    found = BLOCK.finditer(path.read_text(encoding="utf-8"))
    return [Block(one["kind"], one["text"], one["mark"] or "") for one in found]


def sources(language: str) -> list[Path]:
    """The documents of a language, and those that are in English only."""
    others = tuple(f".{other}.md" for other in LANGUAGES if other != language)
    documents = [*(HOUSE / "docs").rglob("*.md"), HOUSE / "CONTRIBUTING.md", HOUSE / "CHANGELOG.md"]
    return sorted(path for path in documents if not path.name.endswith(others))


def named(path: Path) -> str:
    return path.relative_to(HOUSE).as_posix()
