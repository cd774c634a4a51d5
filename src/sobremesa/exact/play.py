"""Exact play on a tree: best responses to a policy, and a solution to compare with.

A policy is a list of probabilities. Those of a situation's moves lie together, from its ``place`` on.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from sobremesa.exact.tree import CHANCE, OVER, ExactTree

# Stands for a missing payoff; no payoff is this low.
UNKNOWN: Final = -1e9


class BestResponse:
    """The best that one seat can do against a fixed policy of the others."""

    def __init__(self, tree: ExactTree, seat: i64, policy: list[float]) -> None:
        self.tree = tree
        self.seat = seat
        self.policy = policy
        self.reach: list[float] = [0.0] * len(tree.asked)
        self.choice: list[int] = [-1] * len(tree.situations)
        # What each history is worth to the seat, once computed.
        self._found: list[float] = [UNKNOWN] * len(tree.asked)
        self._spread(0, 1.0)
        self.worth = self._worth(0)

    def _spread(self, here: i64, reach: float) -> None:
        """The probability of each history by chance and the other seats."""
        tree = self.tree
        self.reach[here] = reach
        asked: i64 = tree.asked[here]
        count: i64 = tree.count[here]
        begin: i64 = tree.begin[here]
        place: i64 = 0
        if asked != CHANCE and asked != OVER:
            place = tree.situations[tree.situation[here]].place
        at: i64 = 0
        while at < count:
            part = reach
            if asked == CHANCE:
                part = reach / float(count)
            elif asked != self.seat:
                part = reach * self.policy[place + at]
            # Histories that the other seats never reach count for nothing.
            if part > 0.0:
                self._spread(tree.following[begin + at], part)
            at += 1

    def _worth(self, here: i64) -> float:
        """What the history is worth to the seat under best play."""
        found = self._found[here]
        if found == UNKNOWN:
            found = self._played_on(here)
            self._found[here] = found
        return found

    def _played_on(self, here: i64) -> float:
        tree = self.tree
        asked: i64 = tree.asked[here]
        begin: i64 = tree.begin[here]
        if asked == OVER:
            return tree.payoffs[begin + self.seat]
        if asked == self.seat:
            return self._worth(tree.following[begin + self._best(tree.situation[here])])
        count: i64 = tree.count[here]
        place: i64 = 0
        if asked != CHANCE:
            place = tree.situations[tree.situation[here]].place
        found = 0.0
        at: i64 = 0
        while at < count:
            part = 1.0 / float(count)
            if asked != CHANCE:
                part = self.policy[place + at]
            if part > 0.0:
                found += part * self._worth(tree.following[begin + at])
            at += 1
        return found

    def _best(self, number: int) -> i64:
        """The best move of a situation over all its histories."""
        chosen: i64 = self.choice[number]
        if chosen >= 0:
            return chosen
        tree = self.tree
        situation = tree.situations[number]
        most = -1e9
        chosen = 0
        at: i64 = 0
        while at < situation.count:
            found = 0.0
            for history in situation.histories:
                if self.reach[history] > 0.0:
                    found += self.reach[history] * self._worth(tree.following[tree.begin[history] + at])
            if found > most:
                most = found
                chosen = at
            at += 1
        self.choice[number] = chosen
        return chosen


def value(tree: ExactTree, policy: list[float], seat: i64) -> float:
    """What the game is worth to the seat if all seats play the policy."""
    return _value(tree, policy, seat, 0)


def _value(tree: ExactTree, policy: list[float], seat: i64, here: i64) -> float:
    asked: i64 = tree.asked[here]
    begin: i64 = tree.begin[here]
    if asked == OVER:
        return tree.payoffs[begin + seat]
    count: i64 = tree.count[here]
    place: i64 = 0
    if asked != CHANCE:
        place = tree.situations[tree.situation[here]].place
    found = 0.0
    at: i64 = 0
    while at < count:
        part = 1.0 / float(count)
        if asked != CHANCE:
            part = policy[place + at]
        if part > 0.0:
            found += part * _value(tree, policy, seat, tree.following[begin + at])
        at += 1
    return found


def nash_conv(tree: ExactTree, policy: list[float]) -> float:
    """The sum of what each seat gains by a best response of its own; 0 in an equilibrium."""
    found = 0.0
    seat: i64 = 0
    while seat < tree.seats:
        found += BestResponse(tree, seat, policy).worth
        seat += 1
    # Payoffs add up to zero, and so do the seats' values under the policy.
    return found


def exploitability(tree: ExactTree, policy: list[float]) -> float:
    """The gain of a best response over the policy, averaged over the seats; 0 for best play of two seats."""
    return nash_conv(tree, policy) / float(tree.seats)


class Solver:
    """Counterfactual regret minimization (CFR+) with alternating seats; the average is the policy.

    For two seats it converges to unbeatable play. For more seats nothing is guaranteed, and ``nash_conv`` measures the
    result.
    """

    def __init__(self, tree: ExactTree) -> None:
        self.tree = tree
        self.regrets: list[float] = [0.0] * tree.moves_in_all
        self.gains: list[float] = [0.0] * tree.moves_in_all
        self.parts: list[float] = tree.uniform()
        self.sums: list[float] = [0.0] * tree.moves_in_all
        self.done: i64 = 0

    def run(self, iterations: i64) -> None:
        last = self.done + iterations
        while self.done < last:
            self.done += 1
            seat: i64 = 0
            while seat < self.tree.seats:
                self._walk(0, seat, 1.0, 1.0)
                self._step(seat)
                seat += 1

    def _walk(self, here: i64, seat: i64, own: float, others: float) -> float:
        """What the history is worth to the seat; adds up the regrets of its moves on the way."""
        tree = self.tree
        asked: i64 = tree.asked[here]
        begin: i64 = tree.begin[here]
        if asked == OVER:
            return tree.payoffs[begin + seat]
        count: i64 = tree.count[here]
        found = 0.0
        at: i64 = 0
        if asked == CHANCE:
            while at < count:
                found += self._walk(tree.following[begin + at], seat, own, others / float(count)) / float(count)
                at += 1
            return found
        place = tree.situations[tree.situation[here]].place
        if asked != seat:
            while at < count:
                # Includes moves of probability zero: the average is weighted by the seat's own reach.
                part = self.parts[place + at]
                found += part * self._walk(tree.following[begin + at], seat, own, others * part)
                at += 1
            return found
        worths: list[float] = []
        while at < count:
            part = self.parts[place + at]
            worth = self._walk(tree.following[begin + at], seat, own * part, others)
            worths.append(worth)
            found += part * worth
            at += 1
        at = 0
        while at < count:
            self.gains[place + at] += others * (worths[at] - found)
            self.sums[place + at] += float(self.done) * own * self.parts[place + at]
            at += 1
        return found

    def _step(self, seat: i64) -> None:
        for situation in self.tree.situations:
            if situation.seat == seat:
                self._match(situation.place, situation.count)

    def _match(self, place: i64, count: i64) -> None:
        total = 0.0
        at: i64 = 0
        while at < count:
            regret = self.regrets[place + at] + self.gains[place + at]
            self.regrets[place + at] = regret if regret > 0.0 else 0.0
            self.gains[place + at] = 0.0
            total += self.regrets[place + at]
            at += 1
        at = 0
        while at < count:
            self.parts[place + at] = self.regrets[place + at] / total if total > 0.0 else 1.0 / float(count)
            at += 1

    def policy(self) -> list[float]:
        found: list[float] = []
        for situation in self.tree.situations:
            sums = self.sums[situation.place : situation.place + situation.count]
            total = sum(sums)
            found += [one / total if total > 0.0 else 1.0 / float(situation.count) for one in sums]
        return found


def reachable_policy(tree: ExactTree, seat: i64, ask: Callable[[int], list[float]]) -> list[float]:
    """The policy of a seat in all situations that its own choices can reach; ``ask`` gives it for a situation and is
    called once for each.

    It is uniform elsewhere: no rival can bring the seat there.
    """
    policy = tree.uniform()
    _ask(tree, seat, ask, policy, set(), 0)
    return policy


def _ask(
    tree: ExactTree, seat: i64, ask: Callable[[int], list[float]], policy: list[float], asked: set[int], here: i64
) -> None:
    who: i64 = tree.asked[here]
    begin: i64 = tree.begin[here]
    count: i64 = tree.count[here]
    place: i64 = -1
    if who == seat:
        number = tree.situation[here]
        place = tree.situations[number].place
        if number not in asked:
            asked.add(number)
            parts = ask(number)
            for at in range(len(parts)):
                policy[place + at] = parts[at]
    at2: i64 = 0
    while at2 < count:
        if place < 0 or policy[place + at2] > 0.0:
            _ask(tree, seat, ask, policy, asked, tree.following[begin + at2])
        at2 += 1
