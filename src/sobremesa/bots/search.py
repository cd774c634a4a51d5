"""Information-set Monte Carlo tree search, compiled.

Every iteration imagines a world, walks down with every seat choosing by what that seat would know there, opens at most
one new node for each seat asked, plays the world to an end and remembers how that was for each seat. A node belongs to
what one seat knows, so no seat's choice depends on what it does not know.

Where two seats choose in secret from each other, their nodes mix (search_mixture.py); elsewhere a node prefers what was
best so far. In the worlds that the searching seat cannot rule out it always holds its own cards, and a rival who meets
only those would learn them. So a part of the worlds before a sealed choice is drawn from public knowledge: there the
rivals learn how to play against every hand that the seat may hold.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.bots.search_mixture import draw_edge, learn, match_regrets, open_moves
from sobremesa.bots.search_tree import Edge, NodeTable, SearchNode
from sobremesa.kernel.bits import bit, first, has
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.rollout import Rollout
from sobremesa.kernel.state import Imagination, State

# How much the search prefers rarely tried moves.
CURIOSITY: Final = 0.7
# What comes after a move is looked at in a node of its own only when the move was tried this often.
CURIOUS_AFTER: Final = 8
# The tree grows no further than this; the search goes on in the nodes it has.
MOST_NODES: Final = 150_000
# The share of worlds with the searching seat's own cards, before a rival's sealed choice.
YOUNG: Final = 64


class Search:
    """One decision of one seat. ``world`` is a blank state of the game to imagine in.

    ``mixing``: whether sealed choices are mixed, which takes many worlds to pay.
    """

    def __init__(self, seat: i64, world: State, rollout: Rollout, rng: Rng, mixing: bool = True) -> None:
        self.seat = seat
        self.world = world
        self.rollout = rollout
        self.rng = rng
        self.mixing = mixing
        self.nodes = NodeTable()
        self.root_key: i64 = 0
        self.root_moves: i64 = 0
        self.is_mixed = False
        self.total: float = 0.0
        self.iterations: i64 = 0
        self.own_worlds: i64 = 0
        self._is_public = False
        # What the end of this iteration's world is worth to each seat that has asked.
        self._worths: vec[float] = vec[float]([0.0] * world.seats)
        self._judged: i64 = 0

    def run(self, imagination: Imagination, iterations: i64, public: Imagination | None = None) -> None:
        """Searches on; may be called again and again for the same decision."""
        if self.root_moves == 0:
            self._begin(imagination)
        count: i64 = 0
        while count < iterations:
            self._is_public = public is not None and self.is_mixed and self.rng.below(2) == 0
            if self._is_public and public is not None:
                public.sample(self.rng, self.world)
            else:
                imagination.sample(self.rng, self.world)
            self.rollout.reopen(self.world)
            self._judged = 0
            self._descend(self.world, CURIOUS_AFTER)
            if not self._is_public:
                self.total += self._worth(self.world, self.seat)
                self.own_worlds += 1
            count += 1
        self.iterations += iterations

    def _begin(self, imagination: Imagination) -> None:
        """What is the same in every world that looks alike to the seat."""
        imagination.sample(self.rng, self.world)
        self.rollout.reopen(self.world)
        self.root_key = self.rollout.search_key(self.world, self.seat) ^ self.seat
        self.root_moves = self.rollout.candidate_moves(self.world, self.seat)
        self.is_mixed = self.mixing and self.rollout.mixes(self.world)

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
        other = seats ^ bit(seat)
        if self.mixing and other != 0 and other & (other - 1) == 0 and self.rollout.mixes(world):
            self._meet(world, seat, first(other), visits)
            return
        moves = self.rollout.candidate_moves(world, seat)
        if moves & (moves - 1) == 0:
            # There is nothing to think about.
            world.play(seat, first(moves))
            self._descend(world, visits)
            return
        node = self._find_or_open(world, seat)
        if node is None:
            self.rollout.run(world, self.rng)
            return
        node.visits += 1
        edge = self._choose_edge(node, moves)
        world.play(seat, edge.move)
        self._descend(world, edge.visits)
        edge.visit(self._worth(world, seat))

    def _worth(self, world: State, seat: i64) -> float:
        """Every node on the way asks the same of the same end: it is judged once for each seat."""
        if not has(self._judged, seat):
            self._judged |= bit(seat)
            self._worths[seat] = self.rollout.evaluate(world, seat)
        return self._worths[seat]

    def _find_or_open(self, world: State, seat: i64) -> SearchNode | None:
        """The seat's node; None if it is opened only now, or never."""
        key = self.rollout.search_key(world, seat) ^ seat
        node = self.nodes.find(key)
        if node is None and self.nodes.count < MOST_NODES:
            self.nodes.add(key)
        return node

    def _meet(self, world: State, one: i64, two: i64, visits: i64) -> None:
        """Two seats choose in secret from each other."""
        moves1 = self.rollout.candidate_moves(world, one)
        moves2 = self.rollout.candidate_moves(world, two)
        if moves1 & (moves1 - 1) == 0 and moves2 & (moves2 - 1) == 0:
            world.play(one, first(moves1))
            world.play(two, first(moves2))
            self._descend(world, visits)
            return
        node1 = self._find_or_open(world, one)
        node2 = self._find_or_open(world, two)
        if node1 is None and node2 is None:
            self.rollout.run(world, self.rng)
            return
        # One of the nodes was open already, so it can learn although the other one is new.
        if node1 is None:
            node1 = self._find_or_open(world, one)
        if node2 is None:
            node2 = self._find_or_open(world, two)
        if node1 is None or node2 is None:
            self.rollout.run(world, self.rng)
            return
        open_moves(node1, moves1)
        open_moves(node2, moves2)
        match_regrets(node1)
        match_regrets(node2)
        edge1 = draw_edge(node1, self.rng)
        edge2 = draw_edge(node2, self.rng)
        world.play(one, edge1.move)
        world.play(two, edge2.move)
        self._descend(world, edge1.visits)
        if self._may_learn(node1, one):
            node1.visits += 1
            edge1.meet(edge2.move, self._worth(world, one))
            learn(node1, node2)
        if self._may_learn(node2, two):
            node2.visits += 1
            edge2.meet(edge1.move, self._worth(world, two))
            learn(node2, node1)

    def _may_learn(self, node: SearchNode, seat: i64) -> bool:
        """In worlds with the searching seat's own cards, a rival would learn what it cannot know: it learns there only
        while it knows nothing at all."""
        return seat == self.seat or self._is_public or node.visits < YOUNG

    def _choose_edge(self, node: SearchNode, moves: i64) -> Edge:
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
                # A move can be under way for the first time when a seat decides twice on one path.
                hope = 2.0
                if edge.visits > 0:
                    hope = edge.mean + curiosity / edge.root
                if hope > most:
                    most = hope
                    best = edge
            edge = edge.sibling
        return best

    def tried_moves(self) -> list[tuple[int, int, float]]:
        """Every move tried at the seat's decision: the move, its visits, its mean worth to the seat.

        Where the seat mixes, the visits are shared out as the average strategy says.
        """
        found: list[tuple[int, int, float]] = []
        if self.own_worlds > 0 and self.root_moves & (self.root_moves - 1) == 0:
            # There was nothing to think about.
            found.append((first(self.root_moves), self.own_worlds, self.total / float(self.own_worlds)))
            return found
        node = self.nodes.find(self.root_key)
        if node is None:
            return found
        parts = 0.0
        edge = node.edges
        while edge is not None:
            parts += edge.sum_of_parts
            edge = edge.sibling
        edge = node.edges
        while edge is not None:
            if edge.visits > 0:
                visits: int = edge.visits
                if parts > 0.0:
                    visits = max(1, round(float(node.visits) * edge.sum_of_parts / parts))
                found.append((edge.move, visits, edge.total / float(edge.visits)))
            edge = edge.sibling
        return found

    def pairs(self) -> list[tuple[int, int, int, float]]:
        """Where the seat mixes: its move, the rival's, how often they met, and what that was worth on average."""
        found: list[tuple[int, int, int, float]] = []
        node = self.nodes.find(self.root_key)
        edge = None if node is None else node.edges
        while edge is not None:
            reply = edge.replies
            while reply is not None:
                found.append((edge.move, reply.move, reply.visits, reply.mean))
                reply = reply.after
            edge = edge.sibling
        return found
