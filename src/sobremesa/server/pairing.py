"""Who plays whom in a round of a tournament. Players are numbers, in the order in which they joined.

A pairing names whoever sits in the first seat first: everybody sits there as often as in the other, as far as it goes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

Pairing = tuple[int, int]
# Nobody looks for a perfect pairing for ever: then somebody plays somebody again.
MOST_TRIES = 20_000


def robin_rounds(players: int) -> int:
    """With an odd number everybody has a round off."""
    return players - 1 + players % 2


def robin(players: int, number: int) -> tuple[list[Pairing], list[int]]:
    """The pairings of round ``number`` (from 0) in which, over all rounds, all meet once, and who has it off: all
    turn around the last one, as at a long table."""
    even = players + players % 2
    ring, pairings, free = even - 1, [], []
    for step in range(even // 2):
        one, other = (number + step) % ring, (number - step) % ring if step else ring
        first, second = (one, other) if (step % 2 if step else number % 2 == 0) else (other, one)
        if players in (first, second) and players < even:
            free.append(min(first, second))
        else:
            pairings.append((first, second))
    return sorted(pairings, key=min), free


def swiss(
    order: Sequence[int], played: Callable[[int, int], bool], had_bye: Callable[[int], bool], firsts: Mapping[int, int]
) -> tuple[list[Pairing], list[int]]:
    """``order`` is everybody who plays, the best first; ``firsts`` how much more often each sat in the first seat than
    in the second. Each plays the next below whom they have not played; of an odd number the last one who has had no
    round off has it."""
    remaining, free = list(order), []
    if len(remaining) % 2:
        last = next((player for player in reversed(remaining) if not had_bye(player)), remaining[-1])
        remaining.remove(last)
        free.append(last)
    found = _Search(played).pairs(remaining) or list(zip(remaining[::2], remaining[1::2], strict=True))
    return [_seated(one, other, firsts) for one, other in found], free


def _seated(one: int, other: int, firsts: Mapping[int, int]) -> Pairing:
    """Whoever sat in the first seat less often does now; of equals, the one who is ahead."""
    return (one, other) if firsts.get(one, 0) <= firsts.get(other, 0) else (other, one)


class _Search:
    def __init__(self, played: Callable[[int, int], bool]) -> None:
        self._played = played
        self._tries = 0

    def pairs(self, order: Sequence[int]) -> list[Pairing] | None:
        """The first one with the nearest below, so that the rest can be paired too; None where it cannot."""
        if not order:
            return []
        one, *others = order
        for other in others:
            self._tries += 1
            if self._tries > MOST_TRIES:
                return None
            if not self._played(one, other):
                rest = self.pairs([player for player in others if player != other])
                if rest is not None:
                    return [(one, other), *rest]
        return None
