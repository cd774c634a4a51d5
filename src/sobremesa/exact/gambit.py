"""Writes a tree in Gambit's extensive form, which other solvers and OpenSpiel (``efg_game``) read."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from sobremesa.exact.tree import CHANCE, OVER, ExactTree
from sobremesa.kernel.moves import Moves


def lines(tree: ExactTree, title: str, moves: Moves) -> Iterator[str]:
    """The tree in depth-first order. Gambit counts seats from 1."""
    seats = " ".join(f'"{seat + 1}"' for seat in range(tree.seats))
    yield f'EFG 2 R "{title}" {{ {seats} }}'
    yield '""'
    number_of = _numbers(tree)
    left = [0]
    while left:
        here = left.pop()
        asked, begin, count = tree.asked[here], tree.begin[here], tree.count[here]
        if asked == OVER:
            payoffs = ", ".join(repr(one) for one in tree.payoffs[begin : begin + tree.seats])
            yield f't "" {here + 1} "" {{ {payoffs} }}'
            continue
        if asked == CHANCE:
            outcomes = " ".join(f'"{number}" 1/{count}' for number in range(count))
            yield f'c "" {here + 1} "" {{ {outcomes} }} 0'
        else:
            known = tree.situation[here]
            words = " ".join(f'"{moves.text(move)}"' for move in tree.moves_of(known))
            yield f'p "" {asked + 1} {number_of[known]} "" {{ {words} }} 0'
        left += reversed(tree.following[begin : begin + count])


def _numbers(tree: ExactTree) -> list[int]:
    """Numbers the situations of each seat from 1."""
    counted = [0] * tree.seats
    found = []
    for known in tree.situations:
        counted[known.seat] += 1
        found.append(counted[known.seat])
    return found


def write(path: Path, tree: ExactTree, title: str, moves: Moves) -> None:
    with path.open("w", encoding="utf-8") as file:
        for line in lines(tree, title, moves):
            file.write(line + "\n")
