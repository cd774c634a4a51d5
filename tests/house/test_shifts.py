"""The pinned compiler turns a shift of a constant by a 64-bit number into a 32-bit one, wrong from 31 on."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.house.test_build import compiled_sources

HOUSE = Path(__file__).parents[2]


def constant_shifts(source: str) -> list[int]:
    """The lines where a constant is shifted by something that is not one."""
    return [
        node.lineno
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.BinOp | ast.AugAssign)
        and isinstance(node.op, ast.LShift)
        and _is_constant(node.left if isinstance(node, ast.BinOp) else node.target)
        and not _is_constant(node.right if isinstance(node, ast.BinOp) else node.value)
    ]


def _is_constant(node: ast.expr) -> bool:
    """A number, or a name in capitals, which is one."""
    name = node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""
    return isinstance(node, ast.Constant) or (name.isupper() and bool(name))


@pytest.mark.parametrize("path", compiled_sources())
def test_no_constant_is_shifted_by_a_number_that_varies(path: str) -> None:
    assert constant_shifts((HOUSE / path).read_text(encoding="utf-8")) == []


def test_such_a_shift_is_found() -> None:
    assert constant_shifts("a = 1 << n\nb = PASSED << (5 * seat)\nc = x << n\nd = 1 << 8\ne = s.ALL << n") == [1, 2, 5]
