"""Formats the texts of one Fluent file: the part of Fluent that our texts use, and no more.

Fluent's own runtime for Python depends on Babel, thirty-two megabytes with the calendars of every language. We have two
languages and write no dates. A test compares every text of ours with that runtime. Functions, attributes and parameters
of terms raise an error.
"""

from __future__ import annotations

from collections.abc import Mapping
from decimal import ROUND_HALF_EVEN, Decimal
from typing import Any, Final

from fluent.syntax import ast, parse

# The separators of thousands and of decimals, by language.
MARKS: Final = {"es": (".", ","), "en": (",", ".")}
SMALLEST: Final = Decimal("0.001")
MILLION: Final = 1_000_000
Fact = str | int | float | Decimal


def _exact(number: float | Decimal) -> Decimal:
    """The exact decimal: 0.1 is a tenth, and True is one."""
    return Decimal(str(+number))


def number_text(language: str, number: float | Decimal) -> str:
    """The number with at most three decimals and no trailing zeros."""
    exact = _exact(number).quantize(SMALLEST, ROUND_HALF_EVEN)
    between, before = MARKS[language]
    whole, _point, rest = f"{exact:,f}".partition(".")
    rest = rest.rstrip("0")
    return whole.replace(",", between) + (before + rest if rest else "")


def plural(language: str, number: float | Decimal) -> str:
    """The category of Unicode's plural rules."""
    if abs(number) == 1:
        return "one"
    if language == "es" and number != 0 and number % MILLION == 0:
        return "many"
    return "other"


class FluentBundle:
    def __init__(self, language: str, source: str) -> None:
        self.language = language
        self._patterns: dict[str, ast.Pattern] = {}
        for entry in parse(source).body:
            if isinstance(entry, ast.Junk):
                raise ValueError(f"not Fluent: {(entry.content or '').strip()[:60]!r}")
            if isinstance(entry, ast.Message | ast.Term) and entry.value is not None:
                name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
                # The first one of a key counts.
                self._patterns.setdefault(name, entry.value)

    def has(self, key: str) -> bool:
        return key in self._patterns

    def say(self, key: str, facts: Mapping[str, Fact]) -> str:
        """Raises a KeyError that says which text or fact is missing."""
        return self._format(self._patterns[key], facts, (key,))

    def _format(self, pattern: ast.Pattern, facts: Mapping[str, Fact], within: tuple[str, ...]) -> str:
        return "".join(
            part.value if isinstance(part, ast.TextElement) else self._format_expression(part.expression, facts, within)
            for part in pattern.elements
        )

    def _format_expression(self, expression: Any, facts: Mapping[str, Fact], within: tuple[str, ...]) -> str:
        value = self._value(expression, facts, within)
        return value if isinstance(value, str) else number_text(self.language, value)

    def _value(self, expression: Any, facts: Mapping[str, Fact], within: tuple[str, ...]) -> Fact:
        match expression:
            case ast.VariableReference():
                return facts[expression.id.name]
            case ast.StringLiteral():
                return str(expression.parse()["value"])
            case ast.NumberLiteral():
                return Decimal(expression.value)
            case ast.Placeable():
                return self._value(expression.expression, facts, within)
            case ast.SelectExpression():
                return self._format(self._variant(expression, facts, within), facts, within)
            case ast.MessageReference(attribute=None):
                return self._other(expression.id.name, facts, within)
            case ast.TermReference(attribute=None, arguments=None):
                return self._other(f"-{expression.id.name}", {}, within)
        raise ValueError(f"{within[0]!r} uses what our texts have no {type(expression).__name__} for")

    def _other(self, key: str, facts: Mapping[str, Fact], within: tuple[str, ...]) -> str:
        if key in within:
            raise KeyError(f"{key!r} speaks of itself")
        return self._format(self._patterns[key], facts, (*within, key))

    def _variant(self, choice: ast.SelectExpression, facts: Mapping[str, Fact], within: tuple[str, ...]) -> ast.Pattern:
        found = self._value(choice.selector, facts, within)
        for variant in choice.variants:
            if self._fits(variant.key, found):
                return variant.value
        return next(variant.value for variant in choice.variants if variant.default)

    def _fits(self, key: ast.Identifier | ast.NumberLiteral, found: Fact) -> bool:
        if isinstance(key, ast.NumberLiteral):
            return not isinstance(found, str) and Decimal(key.value) == _exact(found)
        return key.name == (found if isinstance(found, str) else plural(self.language, found))
