"""What the tests run inside a page: functions where Playwright polls, and programs in files of their own."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
FUNCTION = re.compile(r"\s*(async\s+)?(\(|\w+\s*=>|function\b)")
# A program longer than this belongs in a .js file, where it is checked.
MOST_LINES = 40


def text_of(node: ast.expr, named: dict[str, ast.expr]) -> str:
    """How a script begins; "" where that cannot be read from the source."""
    if isinstance(node, ast.Name) and node.id in named:
        return text_of(named[node.id], named)
    if isinstance(node, ast.JoinedStr):
        return text_of(node.values[0], named)
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def polled_scripts(source: str) -> list[str]:
    """Arguments of ``wait_for_function`` that are not functions: Playwright evaluates them again in the page, which the
    page's Content-Security-Policy refuses from the second time on."""
    tree = ast.parse(source)
    named = {
        target.id: node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    calls = [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "wait_for_function"
    ]
    return [text for call in calls if not FUNCTION.match(text := text_of(call.args[0], named))]


@pytest.mark.parametrize(
    ("script", "count"),
    [("'history.state === null'", 1), ("'() => history.state === null'", 0), ("'told => told'", 0), ("LATER", 1)],
)
def test_a_condition_that_is_not_a_function_is_noticed(script: str, count: int) -> None:
    assert len(polled_scripts(f"LATER = 'window.done'\npage.wait_for_function({script})")) == count


def test_what_is_polled_is_a_function() -> None:
    found = {
        str(path.relative_to(TESTS)): polled_scripts(path.read_text(encoding="utf-8")) for path in TESTS.rglob("*.py")
    }
    assert {name: texts for name, texts in found.items() if texts} == {}


def test_a_long_script_is_a_file() -> None:
    for path in (TESTS / "browser").glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and "=>" in node.value:
                assert node.value.count("\n") <= MOST_LINES, f"{path.name}:{node.lineno}"
