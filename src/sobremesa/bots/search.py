"""Information-set Monte Carlo tree search, compiled.

Every iteration imagines a world that the searching seat cannot rule out, walks down with every seat choosing by what
that seat would know there, opens one new node, plays the world to an end and remembers how that was for each seat. A
node belongs to what one seat knows, so no seat's choice depends on what it does not know: sealed choices are simply
nodes of two seats in a row, neither of which sees the other.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from mypy_extensions import i64, mypyc_attr

from sobremesa.kernel.bits import bit, first, has
from sobremesa.kernel.imagination import Imagination
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.rollout import Rollout
from sobremesa.kernel.state import State

# How much a rarely tried move is given another chance.
CURIOSITY: Final = 0.7
# What comes after a move is looked at in a node of its own only when the move was tried this often.
CURIOUS_AFTER: Final = 8
# The tree grows no further than this; the search goes on in the nodes it has.
MOST_NODES: Final = 150_000


@mypyc_attr(acyclic=True)
class Edge:
    """A move at a node: how often it was tried, and what it was worth in all to the seat that made it."""

    def __init__(self, move: i64, sibling: Edge | None) -> None:
        self.move = move
        self.visits: i64 = 0
        self.total: float = 0.0
        self.sibling = sibling


@mypyc_attr(acyclic=True)
class Node:
    """A decision as one seat sees it. ``after`` is the next node of its slot (see ``NodeTable``)."""

    def __init__(self, key: i64, after: Node | None) -> None:
        self.key = key
        self.after = after
        self.visits: i64 = 0
        self.tried: i64 = 0
        self.edges: Edge | None = None


class NodeTable:
    """The nodes of a tree by key: a hash table whose keys are never made into Python numbers."""

    def __init__(self) -> None:
        self.count: i64 = 0
        self.mask: i64 = 255
        self.slots: list[Node | None] = [None] * 256

    def find(self, key: i64) -> Node | None:
        node = self.slots[key & self.mask]
        while node is not None and node.key != key:
            node = node.after
        return node

    def add(self, key: i64) -> None:
        if self.count > self.mask:
            self._grow()
        at = key & self.mask
        self.slots[at] = Node(key, self.slots[at])
        self.count += 1

    def _grow(self) -> None:
        older = self.slots
        self.mask = 4 * self.mask + 3
        newer: list[Node | None] = [None] * (4 * len(older))
        for slot in older:
            node = slot
            while node is not None:
                after = node.after
                at = node.key & self.mask
                node.after = newer[at]
                newer[at] = node
                node = after
        self.slots = newer


class Search:
    """One decision of one seat. ``world`` is a blank state of the game to imagine in."""

    def __init__(self, seat: i64, world: State, rollout: Rollout, rng: Rng) -> None:
        self.seat = seat
        self.world = world
        self.rollout = rollout
        self.rng = rng
        self.nodes = NodeTable()
        self.root_key: i64 = 0
        self.root_moves: i64 = 0
        self.total: float = 0.0
        self.iterations: i64 = 0

    def run(self, imagination: Imagination, iterations: i64) -> None:
        """Searches on; may be called again and again for the same decision."""
        count: i64 = 0
        while count < iterations:
            imagination.sample(self.rng, self.world)
            if count == 0:
                # The same in every world that looks alike to the seat.
                self.root_key = self.rollout.search_key(self.world, self.seat) ^ self.seat
                self.root_moves = self.rollout.candidate_moves(self.world, self.seat)
            self._descend(self.world, CURIOUS_AFTER)
            self.total += self.rollout.evaluate(self.world, self.seat)
            count += 1
        self.iterations += iterations

    def _descend(self, world: State, visits: i64) -> None:
        """Plays the world on, first by the tree, then by the rollout. The move before was tried this often."""
        seats = world.to_act()
        if seats == 0:
            return
        if visits < CURIOUS_AFTER:
            self.rollout.run(world, self.rng)
            return
        seat = first(seats)
        # The searching seat decides first where several are asked: its root is then always the root.
        if has(seats, self.seat):
            seat = self.seat
        moves = self.rollout.candidate_moves(world, seat)
        if moves & (moves - 1) == 0:
            # There is nothing to think about.
            world.play(seat, first(moves))
            self._descend(world, visits)
            return
        key = self.rollout.search_key(world, seat) ^ seat
        node = self.nodes.find(key)
        if node is None:
            if self.nodes.count < MOST_NODES:
                self.nodes.add(key)
            self.rollout.run(world, self.rng)
            return
        node.visits += 1
        edge = self._chosen(node, moves)
        world.play(seat, edge.move)
        self._descend(world, edge.visits)
        edge.visits += 1
        edge.total += self.rollout.evaluate(world, seat)

    def _chosen(self, node: Node, moves: i64) -> Edge:
        fresh = moves & ~node.tried
        if fresh:
            move = self.rng.draw(fresh)
            node.tried |= bit(move)
            opened = Edge(move, node.edges)
            node.edges = opened
            return opened
        edge = node.edges
        assert edge is not None
        best = edge
        most = -1.0
        curiosity = CURIOSITY * sqrt(log(float(node.visits)))
        while edge is not None:
            if has(moves, edge.move):
                tried = float(edge.visits)
                # A move can be under way for the first time when a seat decides twice on one path.
                hope = 2.0
                if tried > 0.0:
                    hope = edge.total / tried + curiosity / sqrt(tried)
                if hope > most:
                    most = hope
                    best = edge
            edge = edge.sibling
        return best

    def tried(self) -> list[tuple[int, int, float]]:
        """Every move tried at the seat's decision: the move, its visits, its mean worth to the seat."""
        found: list[tuple[int, int, float]] = []
        if self.iterations > 0 and self.root_moves & (self.root_moves - 1) == 0:
            # There was nothing to think about.
            found.append((first(self.root_moves), self.iterations, self.total / float(self.iterations)))
            return found
        node = self.nodes.find(self.root_key)
        if node is not None:
            edge = node.edges
            while edge is not None:
                if edge.visits > 0:
                    found.append((edge.move, edge.visits, edge.total / float(edge.visits)))
                edge = edge.sibling
        return found
