"""Every text exists in Spanish and English, with the same facts."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import sobremesa
from sobremesa.kernel.plain_text import plain_texts
from sobremesa.kernel.text import KERNEL, LANGUAGES, Texts

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


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_a_plain_text_is_said_as_fluent_says_it(folder: Path) -> None:
    texts = Texts(folder)
    for language in LANGUAGES:
        bundle, facts_of = texts._bundles[language], entries(folder / f"{language}.ftl")
        for key in texts._plain[language]:
            pattern, facts = bundle.get_message(key).value, facts_of[key]
            assert pattern is not None
            for given in ("Ñandú {x}", " a\tb ", 0, 7, 999, 1000, 1234567, 2.5, -3):
                told = dict.fromkeys(facts, given)
                expected, _problems = bundle.format_pattern(pattern, told)
                assert texts.say(language, key, **told) == str(expected), key


def test_most_texts_are_plain() -> None:
    """Otherwise the test above compares nothing."""
    folder = KERNEL.folder
    assert len(plain_texts((folder / "es.ftl").read_text(encoding="utf-8"))) > len(entries(folder / "es.ftl")) // 2


@pytest.mark.parametrize(
    ("file", "plain"),
    [
        ("a = b", {"a": "b"}),
        ("a   =   b  ", {"a": "b"}),
        ("a = { $b } c", {"a": "{ $b } c"}),
        ("a = b\n    c", {}),
        ("a = b\n\n    c", {}),
        ("a =\n    b", {}),
        ("a = b\n    .title = c", {}),
        ("a = { -term }", {}),
        ('a = {"{"}', {}),
        ("a = { NUMBER($b) }", {}),
        ("a = { $b ->\n    [one] c\n   *[other] d\n}", {}),
        ("# a = b", {}),
        ("-a = b", {}),
        ("a = b\na = c", {"a": "b"}),
        ("a = { b }\na = c", {}),
        ("a = b\n# note\nc = d", {"a": "b", "c": "d"}),
    ],
)
def test_only_words_and_facts_are_plain(file: str, plain: dict[str, str]) -> None:
    assert plain_texts(file) == plain
