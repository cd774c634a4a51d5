"""Every text exists in Spanish and English, with the same facts."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import sobremesa
from sobremesa.kernel.text import KERNEL, LANGUAGES

FOLDERS = sorted(Path(sobremesa.__file__).parent.rglob("text"))


def entries(file: Path) -> dict[str, set[str]]:
    """The facts that each text of a Fluent file uses."""
    found: dict[str, set[str]] = {}
    key = ""
    for line in file.read_text(encoding="utf-8").splitlines():
        if start := re.match(r"([a-zA-Z][\w-]*) =", line):
            key = start.group(1)
            assert key not in found, f"{file.name} says {key} twice"
            found[key] = set()
        if key:
            found[key] |= set(re.findall(r"\$(\w+)", line))
    return found


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_both_languages_say_the_same_things(folder: Path) -> None:
    assert sorted(path.stem for path in folder.glob("*.ftl")) == sorted(LANGUAGES)
    spanish, english = (entries(folder / f"{language}.ftl") for language in ("es", "en"))
    assert spanish == english


def test_a_missing_text_raises() -> None:
    with pytest.raises(KeyError, match="no text 'nonsense'"):
        KERNEL.say("es", "nonsense")


def test_a_missing_fact_raises() -> None:
    with pytest.raises(KeyError, match="bad-seed"):
        KERNEL.say("es", "bad-seed")
