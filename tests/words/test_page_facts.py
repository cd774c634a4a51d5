"""The page hands each text the facts that it names, also where no browser test draws that sentence."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

HOUSE = Path(__file__).parents[2]
SOURCES = sorted([*(HOUSE / "web/src").rglob("*.svelte"), *(HOUSE / "web/src").rglob("*.ts")])
SAID = re.compile(r"""\bsay\(\s*"([a-z][\w-]*)"\s*([,)])""")


class Facts(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # the visitor's way
        self.names.add(node.id.name)


@cache
def facts_by_key(*files: Path) -> dict[str, set[str]]:
    """The facts that each text of these files names, in any language."""
    found: dict[str, set[str]] = {}
    for file in files:
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                facts = Facts()
                facts.visit(entry.value)
                found.setdefault(entry.id.name, set()).update(facts.names)
    return found


def literal(text: str, start: int) -> str | None:
    """The object literal that begins here, without its braces; None where there is no such literal."""
    opened = re.compile(r"\s*\{").match(text, start)
    if opened is None:
        return None
    depth = 0
    for at in range(opened.end() - 1, len(text)):
        depth += (text[at] in "{[(") - (text[at] in "}])")
        if depth == 0:
            return text[opened.end() : at]
    return None


def names_in(inside: str) -> set[str] | None:
    """The names that an object literal gives; None where it spreads another object."""
    parts, depth, quote = [""], 0, ""
    for one in inside:
        if quote:
            quote = "" if one == quote else quote
        elif one in "\"'`":
            quote = one
        else:
            depth += (one in "{[(") - (one in "}])")
        if one == "," and depth == 0 and not quote:
            parts.append("")
        else:
            parts[-1] += one
    stripped = [part.strip() for part in parts if part.strip()]
    if any(part.startswith("...") for part in stripped):
        return None
    return {part.split(":")[0].strip().strip("\"'") for part in stripped}


def missing(text: str, facts: dict[str, set[str]]) -> Iterator[str]:
    for said in SAID.finditer(text):
        key, end = said.groups()
        inside = literal(text, said.end()) if end == "," else ""
        given = names_in(inside) if inside is not None else None
        if given is not None and facts.get(key, set()) - given:
            yield f"{key}: {', '.join(sorted(facts[key] - given))}"


def test_each_text_is_given_its_facts() -> None:
    page = facts_by_key(*(HOUSE / "web/text").glob("*.ftl"), *(HOUSE / "web/src").rglob("text/*.ftl"))
    wrong = []
    for file in SOURCES:
        # A game's own text comes before the page's.
        game = re.search(r"/web/src/games/(\w+)/", file.as_posix())
        own = (HOUSE / "src/sobremesa/games" / game[1] / "text").glob("*.ftl") if game else ()
        wrong += [
            f"{file.name}: {lack}" for lack in missing(file.read_text(encoding="utf-8"), page | facts_by_key(*own))
        ]
    assert wrong == []


def test_a_missing_fact_is_noticed() -> None:
    facts = {"theirs": {"count", "names"}}
    assert list(missing('say("theirs", { names: together(all, { a: 1, count: 2 }) })', facts)) == ["theirs: count"]
    assert list(missing('say("theirs")', facts)) == ["theirs: count, names"]
    assert list(missing('say("theirs", { count, names: "a, b" })', facts)) == []
