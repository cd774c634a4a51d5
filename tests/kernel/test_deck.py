"""Decks are bounded before they are parsed, and what is bounded is what the parser sees."""

from __future__ import annotations

import tomllib
from pathlib import Path
from time import process_time

import pytest

from sobremesa.kernel.deck import read_deck, structure_problem
from sobremesa.kernel.errors import BadDeck

NINE = "a.b.c.d.e.f.g.h.i"


@pytest.mark.parametrize(
    "text",
    [
        f"{NINE} = 1",
        f"[{NINE}]",
        f"[[{NINE}]]",
        f"x = {{ {NINE} = 1 }}",
        "a . b . c . d . e . f . g . h . i = 1",
        '"a"."b"."c"."d"."e"."f"."g"."h"."i" = 1',
        "'a'.b.c.'d'.e.f.g.h.\"i\" = 1",
        f'x = {{ k = """quoted"""", {NINE} = 1 }}',
        f"x = {{ k = '''quoted'''', {NINE} = 1 }}",
        f'x = {{ k = """\\"""", {NINE} = 1 }}',
        f'x = 1 # "\n{NINE} = 1',
    ],
)
def test_a_key_of_nine_parts_is_found_wherever_the_parser_finds_it(text: str) -> None:
    tomllib.loads(text)
    problem = structure_problem(text)
    assert problem is not None
    assert "at most 8" in problem.say("en")


@pytest.mark.parametrize(
    "text",
    [
        "a.b.c.d.e.f.g.h = 1",
        f'x = "{NINE}"',
        f"x = '{NINE}'",
        f'x = """\n{NINE} "" {NINE}"""',
        f"x = 1 # {NINE}",
        f'x = "\\"{NINE}"',
        f'x = "{"a" * 1_000}"',
        "x = [1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5, 8.5, 9.5]",
    ],
)
def test_what_is_quoted_or_short_is_no_problem(text: str) -> None:
    tomllib.loads(text)
    assert structure_problem(text) is None


@pytest.mark.parametrize("text", ["x = " + "[" * 17 + "]" * 17, "x = " + "9" * 101, "a" * 101 + " = 1"])
def test_deep_lists_and_long_words_are_refused(text: str) -> None:
    tomllib.loads(text)
    assert structure_problem(text) is not None


@pytest.mark.parametrize("character", ["a.", ".", "'", '"', "[", "\\", '"\\', "#", '"""\\', "a"])
def test_looking_takes_no_longer_than_reading(character: str) -> None:
    """In time of this process, which does not grow with what else the machine does. A search that looks at the rest
    again at every character would take minutes."""
    start = process_time()
    structure_problem((character * 50_000)[:50_000])
    assert process_time() - start < 1


def test_only_the_first_problems_are_told(tmp_path: Path) -> None:
    from sobremesa.games.euphoria.game import Euphoria

    path = tmp_path / "deck.toml"
    path.write_text("\n".join(f"a{number} = 1" for number in range(5_000)))
    assert len(read_deck(path).content) == 5_000
    with pytest.raises(BadDeck) as caught:
        Euphoria(deck=path)
    assert len(caught.value.problems) > 5_000
    assert caught.value.say("en").count("\n") == 50
