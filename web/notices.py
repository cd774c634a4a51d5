"""The licences of what the page brings along from others, in one text file beside it.

Typefaces and scripts may be passed on if their licence goes with them. ``python web/notices.py FOLDER`` writes it.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

WEB = Path(__file__).parent.resolve()
PACKAGES = WEB / "node_modules"
NAME = "third-party.txt"
# What of the tools ends up in the page: Svelte's half for browsers, and what it imports there.
BUNDLED_TOOLS = ("svelte", "clsx", "devalue", "esm-env")
LINE = "-" * 100


class NoLicence(Exception):
    """A package whose licence is unknown."""


def shipped() -> list[str]:
    """The packages that the page contains, by name: our dependencies, and theirs."""
    found: set[str] = set()
    open_ends = [*_described(WEB)["dependencies"]]
    while open_ends:
        name = open_ends.pop()
        if name not in found:
            found.add(name)
            open_ends += _described(PACKAGES / name).get("dependencies", {})
    return sorted(found | set(BUNDLED_TOOLS))


def notice() -> str:
    """Raises ``NoLicence`` for a package whose licence cannot be told."""
    parts = ["Sobremesa's page contains, beside our own work, parts of these packages.\n"]
    for name in shipped():
        about = _described(PACKAGES / name)
        parts.append(f"{LINE}\n{name} {about['version']} ({about.get('license', '?')})\n{LINE}\n\n{_licence(name)}\n")
    return "\n".join(parts)


def _described(package: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((package / "package.json").read_text(encoding="utf-8"))
    return found


def _licence(name: str) -> str:
    own = next(_texts(PACKAGES / name), None)
    if own is not None:
        return own
    kind = _described(PACKAGES / name).get("license")
    # The Apache licence has one text; other licences name their author in theirs.
    if kind == "Apache-2.0":
        for path in sorted(PACKAGES.glob("*/package.json")):
            if _described(path.parent).get("license") == kind and (text := next(_texts(path.parent), None)):
                return text
    raise NoLicence(f"{name} ({kind}) comes without the text of its licence, and cannot be passed on without it")


def _texts(package: Path) -> Iterator[str]:
    for path in sorted(package.iterdir()):
        if path.is_file() and path.stem.lower() in ("license", "licence", "copying"):
            yield path.read_text(encoding="utf-8").strip() + "\n"


if __name__ == "__main__":
    try:
        (Path(sys.argv[1]) / NAME).write_text(notice(), encoding="utf-8")
    except NoLicence as problem:
        sys.exit(str(problem))
