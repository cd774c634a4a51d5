"""What a search remembers: a node for every decision as one seat sees it, an edge for every move tried there."""

from __future__ import annotations

from math import sqrt

from mypy_extensions import i64, mypyc_attr


@mypyc_attr(acyclic=True)
class Reply:
    """A rival's sealed move that met a move: how often, and what that was worth to the seat of the node.

    The mean gives later worlds more weight: what came after was played better there.
    """

    def __init__(self, move: i64, after: Reply | None) -> None:
        self.move = move
        self.visits: i64 = 0
        self.mean: float = 0.0
        self.after = after


@mypyc_attr(acyclic=True)
class Edge:
    """A move at a node: how often it was tried, and what it was worth to the seat that made it, in all and on average.
    ``root`` is the square root of its visits: it is read far more often than it changes.

    Of sealed choices also: the regret of not having made it, its part in the strategy of the moment, the sum of these
    parts so far, what it is worth against the rival's strategy of the moment, and what it met.
    """

    def __init__(self, move: i64, sibling: Edge | None) -> None:
        self.move = move
        self.visits: i64 = 0
        self.total: float = 0.0
        self.mean: float = 0.0
        self.root: float = 0.0
        self.regret: float = 0.0
        self.part: float = 0.0
        self.sum_of_parts: float = 0.0
        self.worth: float = 0.0
        self.replies: Reply | None = None
        self.sibling = sibling

    def reply_to(self, move: i64) -> Reply | None:
        found = self.replies
        while found is not None and found.move != move:
            found = found.after
        return found

    def visit(self, worth: float) -> None:
        self.visits += 1
        self.total += worth
        visits = float(self.visits)
        self.mean = self.total / visits
        self.root = sqrt(visits)

    def meet(self, move: i64, worth: float) -> None:
        self.visit(worth)
        reply = self.reply_to(move)
        if reply is None:
            reply = Reply(move, self.replies)
            self.replies = reply
        reply.visits += 1
        reply.mean += (worth - reply.mean) * 2.0 / float(reply.visits + 1)


@mypyc_attr(acyclic=True)
class SearchNode:
    """A decision as one seat sees it. ``after`` is the next node of its slot (see ``NodeTable``)."""

    def __init__(self, key: i64, after: SearchNode | None) -> None:
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
        self.slots: list[SearchNode | None] = [None] * 256

    def find(self, key: i64) -> SearchNode | None:
        node = self.slots[key & self.mask]
        while node is not None and node.key != key:
            node = node.after
        return node

    def add(self, key: i64) -> None:
        if self.count > self.mask:
            self._grow()
        at = key & self.mask
        self.slots[at] = SearchNode(key, self.slots[at])
        self.count += 1

    def _grow(self) -> None:
        older = self.slots
        self.mask = 4 * self.mask + 3
        newer: list[SearchNode | None] = [None] * (4 * len(older))
        for slot in older:
            node = slot
            while node is not None:
                after = node.after
                at = node.key & self.mask
                node.after = newer[at]
                newer[at] = node
                node = after
        self.slots = newer
