"""Every text exists in Spanish and English, with the same facts."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent import runtime

import sobremesa
from sobremesa.kernel.fluent_bundle import FluentBundle, number_text, plural
from sobremesa.kernel.text import KERNEL, LANGUAGES, LOCALES, Texts, plain_texts

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


def fluents_own(language: str, source: str) -> runtime.FluentBundle:
    """Isolation marks are for mixed writing directions, which our languages have not."""
    bundle = runtime.FluentBundle([LOCALES[language]], use_isolating=False)
    bundle.add_resource(runtime.FluentResource(source))
    return bundle


def said_by(bundle: runtime.FluentBundle, key: str, x: float) -> str:
    pattern = bundle.get_message(key).value
    assert pattern is not None
    return str(bundle.format_pattern(pattern, {"x": x})[0])


# What facts may be: numbers of every kind, and every name that some text chooses by.
NUMBERS = (
    0,
    1,
    -1,
    2,
    7,
    999,
    1000,
    1234,
    12345,
    1_000_000,
    1_234_567,
    2.5,
    1.0,
    0.0005,
    0.0015,
    2.9996,
    1234.5678,
    -3,
)


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_every_text_is_said_as_fluents_own_runtime_says_it(folder: Path) -> None:
    texts = Texts(folder)
    for language in LANGUAGES:
        source = (folder / f"{language}.ftl").read_text(encoding="utf-8")
        bundle, own = fluents_own(language, source), FluentBundle(language, source)
        for key, facts in entries(folder / f"{language}.ftl").items():
            pattern = bundle.get_message(key).value
            assert pattern is not None
            chosen_by = set(re.findall(r"\[([\w-]+)\]", source.split(f"\n{key} =")[-1].split("\n\n")[0]))
            # Python's runtime takes the word "other" for the number 0, which the page's does not.
            for given in ("Ñandú {x}", " a\tb ", "1", *sorted(chosen_by - {"one", "other"}), *NUMBERS):
                told = dict.fromkeys(facts, given)
                expected, problems = bundle.format_pattern(pattern, told)
                if problems:
                    # It speaks of another text that has facts of its own.
                    with pytest.raises(KeyError):
                        own.say(key, told)
                    continue
                assert own.say(key, told) == str(expected), (key, given)
                assert texts.say(language, key, **told) == str(expected), (key, given)


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_written_and_counted_as_in_fluents_own_runtime(language: str) -> None:
    cases = "".join(f"    [{name}] {name}\n" for name in ("zero", "one", "two", "few", "many"))
    bundle = fluents_own(language, f"said = {{ $x }}\ncounted = {{ $x ->\n{cases}   *[other] other\n}}\n")
    for number in (*NUMBERS, *range(30), 10**9, -(10**6), 3_000_000, 1e7, 0.1 + 0.2, -0.0001, 100.05, True):
        assert number_text(language, number) == said_by(bundle, "said", number)
        assert plural(language, number) == said_by(bundle, "counted", number)


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("a = { -who } wins\n-who = Ana", "Ana wins"),
        ("a = { b }!\nb = { $x }", "7!"),
        ("a = one\na = two", "one"),
        ('a = {"{"}\\u{ "\\u0041" }', "{\\uA"),
        ("a = { { $x } } { 1.50 }", "7 1,5"),
        ("a = { $x ->\n    [7.0] seven\n   *[one] one\n}", "seven"),
        ("a = { $x ->\n    [7.5] half\n   *[one] one\n}", "one"),
    ],
)
def test_what_our_texts_may_use_is_said_as_in_fluents_own_runtime(source: str, said: str) -> None:
    assert FluentBundle("es", source).say("a", {"x": 7}) == said == said_by(fluents_own("es", source), "a", 7)


@pytest.mark.parametrize(
    ("source", "why"),
    [
        ("a = { NUMBER($x) }", "FunctionReference"),
        ('a = { -b(case: "x") }\n-b = c', "TermReference"),
        ("a = { b.title }\nb = c\n    .title = d", "MessageReference"),
        ("a = { b }\nb = { a }", "'a' speaks of itself"),
        ("a = { b }", "b"),
        ("a = {", "not Fluent"),
    ],
)
def test_what_our_texts_may_not_use_is_refused(source: str, why: str) -> None:
    with pytest.raises((KeyError, ValueError), match=why):
        FluentBundle("es", source).say("a", {"x": 7})


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
