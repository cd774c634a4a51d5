"""Sealed choices: how a seat that chooses in secret comes to a mix of its moves.

Both seats match regrets: a move is chosen in proportion to how much it would have brought more than what was chosen so
far, and the average over time is what neither can profit from knowing. What a pair of moves is worth is the mean of the
worlds where it was played, so a seat learns about all its moves from every world, not only about the one it made.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from mypy_extensions import i64

from sobremesa.bots.search_tree import Edge, SearchNode
from sobremesa.kernel.bits import first
from sobremesa.kernel.rng import Rng

ONE: Final = 1 << 24


def open_moves(node: SearchNode, moves: i64) -> None:
    """Every move gets its edge at once."""
    fresh = moves & ~node.tried
    node.tried |= fresh
    while fresh:
        node.edges = Edge(first(fresh), node.edges)
        fresh &= fresh - 1


def match_regrets(node: SearchNode) -> None:
    """Sets each edge's part; all alike while nothing is regretted."""
    total = 0.0
    count = 0.0
    edge = node.edges
    while edge is not None:
        count += 1.0
        total += edge.regret
        edge = edge.sibling
    edge = node.edges
    while edge is not None:
        if total > 0.0:
            edge.part = edge.regret / total
        else:
            edge.part = 1.0 / count
        edge = edge.sibling


def draw_edge(node: SearchNode, rng: Rng) -> Edge:
    """An edge by the strategy of the moment, with a curiosity that fades: what is never tried is never known."""
    curiosity = 1.0 / sqrt(1.0 + 0.125 * float(node.visits))
    found = node.edges
    assert found is not None
    if float(rng.below(ONE)) < curiosity * float(ONE):
        edge = found.sibling
        count: i64 = 1
        while edge is not None:
            count += 1
            if rng.below(count) == 0:
                found = edge
            edge = edge.sibling
        return found
    number = float(rng.below(ONE)) / float(ONE)
    edge = node.edges
    while edge is not None:
        if edge.part > 0.0:
            found = edge
            number -= edge.part
            if number < 0.0:
                return edge
        edge = edge.sibling
    return found


def learn(node: SearchNode, rival: SearchNode) -> None:
    """One step of regret matching against the rival's strategy of the moment.

    Later steps count more in the average. Regrets are never below zero, so a move that was bad for long is tried again
    as soon as it turns good.
    """
    expected = 0.0
    edge = node.edges
    while edge is not None:
        edge.worth = _worth(edge, rival)
        expected += edge.part * edge.worth
        edge = edge.sibling
    weight = float(node.visits)
    edge = node.edges
    while edge is not None:
        regret = edge.regret + edge.worth - expected
        edge.regret = regret if regret > 0.0 else 0.0
        edge.sum_of_parts += edge.part * weight
        edge = edge.sibling


def _worth(edge: Edge, rival: SearchNode) -> float:
    """What the move is worth against the rival's strategy; a pair that was not met yet counts as the move does."""
    usual = edge.mean if edge.visits > 0 else 0.5
    found = 0.0
    other = rival.edges
    while other is not None:
        if other.part > 0.0:
            reply = edge.reply_to(other.move)
            if reply is None:
                found += other.part * usual
            else:
                found += other.part * reply.mean
        other = other.sibling
    return found
