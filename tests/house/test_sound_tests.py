"""A test can fail, and it fails instead of hanging: read off the source of all tests."""

from __future__ import annotations

import ast
import asyncio
import textwrap
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.waiting import until, wait_for

HOUSE = Path(__file__).parents[2]
Function = ast.FunctionDef | ast.AsyncFunctionDef
# What fails a test by itself, besides an assertion: pytest's own, the checks of others, ours that raise what they find,
# and every helper that waits for something and raises when it does not come.
FAILING = {
    *("raises", "warns", "fail"),
    *("api_test", "check_env", "parallel_api_test", "random_sim_test", "render_test", "seed_test"),
    *("check", "require", "validate_response"),
}
WAITING = ("expect", "until", "wait_for")
# Where a test plays by a law, or a battery of them.
LAWS = {"law", "laws"}
# What a waiting loop calls, and what bounds it.
SLEEPING = {"sleep", "wait"}
CLOCKS = {"monotonic", "perf_counter", "time"}
BOUNDS = {"timeout", "wait_for"}


@cache
def sources() -> dict[str, ast.Module]:
    files = sorted((HOUSE / "tests").rglob("*.py"))
    return {str(file.relative_to(HOUSE)): ast.parse(file.read_text(encoding="utf-8")) for file in files}


def called(node: ast.AST) -> set[str]:
    """The last part of the name of each function that is called there."""
    found = set()
    for part in ast.walk(node):
        if isinstance(part, ast.Call):
            if isinstance(part.func, ast.Attribute):
                found.add(part.func.attr)
            elif isinstance(part.func, ast.Name):
                found.add(part.func.id)
    return found


def functions(tree: ast.Module | ast.ClassDef) -> Iterator[Function]:
    """Those of a file, with the methods of its classes."""
    for node in tree.body:
        if isinstance(node, Function):
            yield node
        elif isinstance(node, ast.ClassDef):
            yield from functions(node)


def asserts(function: Function) -> bool:
    for node in ast.walk(function):
        if isinstance(node, ast.Assert | ast.Raise):
            return True
        # As in ``subprocess.run(..., check=True)``.
        if isinstance(node, ast.keyword) and node.arg == "check" and getattr(node.value, "value", None) is True:
            return True
    return any(name in FAILING or name.startswith(WAITING) for name in called(function))


def names(function: Function) -> set[str]:
    return {node.id for node in ast.walk(function) if isinstance(node, ast.Name)}


def asserting_helpers(tree: ast.Module | ast.ClassDef) -> set[str]:
    """The functions of a file that assert, or call one of it that does."""
    helpers = {function.name: function for function in functions(tree) if not function.name.startswith("test_")}
    found = {name for name, helper in helpers.items() if asserts(helper)}
    while more := {name for name, helper in helpers.items() if name not in found and called(helper) & found}:
        found |= more
    return found


def imported(tree: ast.AST) -> Iterator[tuple[str, str]]:
    """What a file takes from other files of the tests: the file, and the name."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("tests."):
            for alias in node.names:
                yield node.module.replace(".", "/") + ".py", alias.name


def methods(tree: ast.AST, kind: str) -> set[str]:
    """The methods of a class that assert."""
    kinds = [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef) and node.name == kind]
    return {name for node in kinds for name in asserting_helpers(node)}


def can_fail(tree: ast.Module) -> set[str]:
    """The functions that make a test of the file fail when it calls them."""
    found = asserting_helpers(tree)
    for other, name in imported(tree):
        if other in sources():
            helpers = asserting_helpers(sources()[other])
            found |= ({name} & helpers) | methods(sources()[other], name)
    return found


def idle_tests(file: str, tree: ast.Module) -> list[str]:
    """The tests of a file that no wrong result can fail. One that waits fails when it waits too long."""
    if not Path(file).name.startswith("test_"):
        return []
    able = can_fail(tree)
    return [
        f"{file}:{function.lineno} {function.name}"
        for function in functions(tree)
        if function.name.startswith("test_")
        and not asserts(function)
        and not called(function) & able
        and not names(function) & LAWS
        and not any(isinstance(node, ast.While) and only_waits(node) for node in ast.walk(function))
    ]


def only_waits(loop: ast.While) -> bool:
    """Does it nothing but sleep and look?"""
    rest = [statement for statement in loop.body if not isinstance(statement, ast.Assert | ast.Pass)]
    return bool(rest) and all(isinstance(one, ast.Expr) and called(one) & SLEEPING for one in rest)


def endless_waits(tree: ast.Module) -> list[int]:
    """The lines of loops that only wait and look at no clock, in functions that nothing bounds."""
    return [
        node.lineno
        for outer in tree.body
        if not called(outer) & BOUNDS
        for node in ast.walk(outer)
        if isinstance(node, ast.While) and only_waits(node) and not called(node) & CLOCKS
    ]


def test_every_test_can_fail() -> None:
    assert [test for file, tree in sources().items() for test in idle_tests(file, tree)] == []


def test_no_test_waits_for_ever() -> None:
    assert [f"{file}:{line}" for file, tree in sources().items() for line in endless_waits(tree)] == []


def read(source: str) -> ast.Module:
    return ast.parse(textwrap.dedent(source))


@pytest.mark.parametrize(
    ("source", "is_idle"),
    [
        ("def test_it(): play()", True),
        ("def test_it(): assert play()", False),
        ("def test_it():\n with pytest.raises(ValueError): play()", False),
        ("def refused(x): assert x\ndef test_it(): refused(play())", False),
        ("def refused(x): return x\ndef test_it(): refused(play())", True),
        ("def test_it(): laws.secrecy(game, 1)", False),
        ("from tests.waiting import wait_for\ndef test_it(): wait_for('it', play)", False),
    ],
)
def test_a_test_that_cannot_fail_is_found(source: str, *, is_idle: bool) -> None:
    assert bool(idle_tests("tests/test_it.py", read(source))) is is_idle


@pytest.mark.parametrize(
    ("loop", "is_endless"),
    [
        ("while not done(): time.sleep(1)", True),
        ("while not done():\n  await asyncio.sleep(0)", True),
        ("while not done() and time.monotonic() < end: time.sleep(1)", False),
        ("while not done():\n  assert time.monotonic() < end\n  time.sleep(1)", False),
        ("while not done(): play()", False),
    ],
)
def test_a_wait_without_an_end_is_found(loop: str, *, is_endless: bool) -> None:
    source = f"async def f():\n{textwrap.indent(loop, ' ')}"
    assert bool(endless_waits(read(source))) is is_endless


def test_what_is_waited_for_in_vain_is_said() -> None:
    with pytest.raises(AssertionError, match="in vain: the ship comes"):
        wait_for("the ship comes", lambda: False, seconds=0.02)
    with pytest.raises(AssertionError, match="in vain: the ship comes"):
        asyncio.run(until(lambda: False, 0.02, "the ship comes"))
