"""A player's quick judgement in Evidencia: what a move promises, without looking far ahead.

It imagines a few worlds from the view and judges each move by how both would stand once this round is settled
as each player likes best. A standing is counted in points: the viewer's less the rival's.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import permutations

from sobremesa.games.evidencia.cards import Cards
from sobremesa.games.evidencia.player.row_order import WHOLE, Contest, RowChoice
from sobremesa.games.evidencia.rules import constants as c
from sobremesa.games.evidencia.rules.lookup import FACTIONS, CardLookup, Counting
from sobremesa.games.evidencia.rules.questions import card_to_take
from sobremesa.games.evidencia.rules.scoring import count_pairs, points_of, pyramid_symbols
from sobremesa.games.evidencia.rules.state import EvidenciaState
from sobremesa.games.evidencia.view import Memory, Scene
from sobremesa.kernel.bits import EMPTY, bit, has, members, row_get, row_items, row_of, row_put, size
from sobremesa.kernel.player import Solution
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.state import Imagination
from sobremesa.kernel.view import View

WORLDS = 16
# What none, one and two of three are worth while cards are still to come.
BEGUN = (0.0, 0.15, 0.5)
# What being one ahead in pairs or in the top's symbol is worth while that may change.
AHEAD = 0.8


def heuristic(
    cards: Cards, view: View[Scene, Memory], imagination: Imagination, scratch: EvidenciaState
) -> Mapping[int, float]:
    """How good each of the viewer's moves looks; ``scratch`` is a blank state to imagine in."""
    seat = view.viewer
    if seat is None or not view.moves:
        return {}
    if view.scene.phase == "order":
        return solved_ordering(cards, view, imagination, scratch).weights
    rng = Rng(0)  # the same view is judged alike every time
    judge = BoardJudge(cards.lookup, scratch.counting, seat)
    found = dict.fromkeys(view.moves, 0.0)
    for _ in range(WORLDS):
        imagination.sample(rng, scratch)
        for move in view.moves:
            found[move] += judge.worth(scratch, move) / WORLDS
    return found


def solved_ordering(
    cards: Cards, view: View[Scene, Memory], imagination: Imagination, scratch: EvidenciaState
) -> Solution:
    """While ordering: how often each next card belongs in the best mix of rows, and the chance to win with the best
    row of the mix that goes on with it."""
    weights = dict.fromkeys(view.moves, 0.0)
    chances: dict[int, float] = {}
    for move, choice in _rows(cards, view, imagination, scratch, Rng(0)):
        weights[move] += choice.weight / WHOLE
        chances[move] = max(chances.get(move, 0.0), choice.value)
    return Solution(weights, chances)


def _rows(
    cards: Cards, view: View[Scene, Memory], imagination: Imagination, scratch: EvidenciaState, rng: Rng
) -> list[tuple[int, RowChoice]]:
    """The best mix of the rows that begin as the viewer's does (EV-44), each with the move that goes on with it."""
    seat = view.viewer
    assert seat is not None
    rivals: list[tuple[int, int]] = []
    for _ in range(WORLDS):
        imagination.sample(rng, scratch)
        rivals.append((int(scratch.zone(1 - seat)), int(scratch.spent)))
    contest = Contest(
        cards.lookup,
        own=scratch.zone(seat),
        spent=scratch.spent,
        symbols=pyramid_symbols(cards.lookup, scratch.pyramid, scratch.face_up),
        rivals=rivals,
        final_winner=row_get(scratch.won, 5),
        seat=seat,
        counting=scratch.counting,
        begun=row_of(cards.number(card) for card in view.scene.row),
    )
    return [(c.SET_CARD + choice.row[len(view.scene.row)], choice) for choice in contest.choices()]


@dataclass(frozen=True)
class Board:
    """The placed cards: zones as sets, the pyramid as a row."""

    zones: tuple[int, int]
    pyramid: int
    face_up: int
    spent: int

    def in_zone(self, seat: int, cards: int) -> Board:
        """The cards put into the zone, or taken out of it if they are there."""
        own, other = self.zones[seat] ^ cards, self.zones[1 - seat]
        return replace(self, zones=(own, other) if seat == 0 else (other, own))

    def in_pyramid(self, card: int, slot: int | None = None) -> Board:
        """The card put into the slot, or into the first empty one."""
        at = row_items(self.pyramid, 6).index(EMPTY) if slot is None else slot
        return replace(self, pyramid=int(row_put(self.pyramid, at, card)))

    def exchange(self, seat: int, special: int, slot: int, *, face_up: bool) -> Board:
        """EV-41, EV-42: the special card against what lies in the slot."""
        card = int(row_get(self.pyramid, slot))
        board = self.in_zone(seat, int(bit(special) | bit(card))).in_pyramid(special, slot)
        return replace(board, face_up=slot if face_up else self.face_up, spent=self.spent | int(bit(card)))


@dataclass(frozen=True)
class Reach:
    """What the cards of a zone could show in a row, as if no criterion were in another's way."""

    series: int
    series_begun: int  # how many of the best three neighbouring values, at most two
    symbols: int
    showings: int
    base: int  # how many of the base's symbols so far, at most three
    pairs: int
    top: int

    def profile(self) -> int:
        """Packed as scoring.py does."""
        return self.series | self.symbols << 6 | self.showings << 12 | self.pairs << 18 | self.top << 24


class BoardJudge:
    """How the boards of one game look from one seat."""

    def __init__(self, lookup: CardLookup, counting: Counting, seat: int) -> None:
        self.lookup = lookup
        self.counting = counting
        self.seat = seat
        self.seen: dict[Board, float] = {}

    def worth(self, world: EvidenciaState, move: int) -> float:
        board = Board((int(world.zone0), int(world.zone1)), int(world.pyramid), int(world.face_up), int(world.spent))
        phase, seat = world.phase, self.seat
        if phase == c.PLAY:
            return self._play(board, world, move - c.PLAY_CARD)
        if phase == c.ABDUCT or phase == c.EXCHANGE or phase == c.REVEAL:
            return self._exchanging(board, phase, move)
        cards = tuple(members(world.open))
        if phase == c.TAKE:
            card = int(card_to_take(world, seat, move))
            return max(self._send(board, cards, card, seat, to_pyramid) for to_pyramid in (True, False))
        taken = int(world.taken)
        if phase == c.SEND:
            return self._send(board, cards, taken, seat, to_pyramid=move == c.TO_PYRAMID)
        if phase == c.WINNER_SLOT:
            return self._send(board, cards, taken, seat, to_pyramid=True, slot=move - c.AT_SLOT)
        if phase == c.LOSER_SLOT:
            return self.standing(board.in_pyramid(cards[0], move - c.AT_SLOT))
        card = int(card_to_take(world, seat, move))
        return self._keep(board, cards, card, seat, in_pyramid=not has(world.zone(1 - seat), taken))

    # What a round comes to.

    def _play(self, board: Board, world: EvidenciaState, card: int) -> float:
        """Against each card that the rival may play (EV-20 to EV-25, EV-30)."""
        theirs = tuple(members(world.hand(1 - self.seat)))
        return sum(self._encounter(board, world, card, other) for other in theirs) / len(theirs)

    def _encounter(self, board: Board, world: EvidenciaState, mine: int, theirs: int) -> float:
        challenge = int(world.challenge())
        scene = self.lookup
        lead = scene.distance(challenge, theirs) - scene.distance(challenge, mine)
        if world.round < c.ROUNDS:
            lead = scene.rank(challenge, mine) - scene.rank(challenge, theirs) or lead
        cards = (challenge, mine, theirs)
        if lead == 0:  # EV-23
            deals = [
                self.standing(board.in_pyramid(one).in_zone(0, int(bit(two))).in_zone(1, int(bit(three))))
                for one, two, three in permutations(cards)
            ]
            return sum(deals) / len(deals)
        winner = self.seat if lead > 0 else 1 - self.seat
        choose = max if winner == self.seat else min
        return choose(
            self._send(board, cards, card, winner, to_pyramid) for card in cards for to_pyramid in (True, False)
        )

    def _send(
        self,
        board: Board,
        cards: tuple[int, ...],
        card: int,
        winner: int,
        to_pyramid: bool,
        slot: int | None = None,
    ) -> float:
        """EV-24: the winner's card is placed, and the loser answers as the loser likes best."""
        board = board.in_pyramid(card, slot) if to_pyramid else board.in_zone(winner, int(bit(card)))
        left = tuple(other for other in cards if other != card)
        choose = min if winner == self.seat else max
        return choose(self._keep(board, left, kept, 1 - winner, in_pyramid=to_pyramid) for kept in left)

    def _keep(self, board: Board, left: tuple[int, ...], kept: int, loser: int, in_pyramid: bool) -> float:
        """EV-25: the loser keeps one; the last goes where the winner sent nothing."""
        last = left[0] if kept == left[1] else left[1]
        board = board.in_zone(loser, int(bit(kept)))
        board = board.in_zone(1 - loser, int(bit(last))) if in_pyramid else board.in_pyramid(last)
        return self.standing(board)

    def _exchanging(self, board: Board, phase: int, move: int) -> float:
        if move == c.DECLINE:
            return self.standing(board)
        special = int(self.lookup.revelation if phase == c.REVEAL else self.lookup.abduction)
        slots = range(3) if move == c.REVEAL_BASE else (move - c.AT_SLOT,)
        return max(self.standing(board.exchange(self.seat, special, slot, face_up=phase == c.REVEAL)) for slot in slots)

    # How a board looks.

    def standing(self, board: Board) -> float:
        if board not in self.seen:
            self.seen[board] = self._standing(board)
        return self.seen[board]

    def _standing(self, board: Board) -> float:
        symbols = self._symbols(board)
        mine = self._reach(board.zones[self.seat], symbols, board.spent)
        theirs = self._reach(board.zones[1 - self.seat], symbols, board.spent)
        if None not in symbols:
            own, other = mine.profile(), theirs.profile()
            return float(points_of(own, other, self.counting) - points_of(other, own, self.counting))
        ahead = AHEAD * (mine.pairs - theirs.pairs + mine.top - theirs.top)
        return ahead + _promise(mine, theirs) - _promise(theirs, mine)

    def _symbols(self, board: Board) -> tuple[int | None, ...]:
        """The pyramid's visible symbols (EV-50), None for an empty slot."""
        slots = row_items(board.pyramid, 6)
        return tuple(
            None if card == EMPTY else int(self.lookup.gnomes) if slot == board.face_up else self.lookup.backs[card]
            for slot, card in enumerate(slots)
        )

    def _reach(self, zone: int, symbols: tuple[int | None, ...], spent: int) -> Reach:
        scene = self.lookup
        values = 0
        signs = []
        for card in members(zone):
            values |= 2 ** scene.values[card]
            if card == scene.eye and not has(spent, card):  # EV-51
                signs.append(0 if symbols[5] is None else int(bit(symbols[5])))
            else:
                signs.append(scene.symbols[card])
        counts = [sum(has(sign, faction) for sign in signs) for faction in range(FACTIONS)]
        wanted = [symbols[:3].count(faction) for faction in range(FACTIONS)]
        base_is_known = None not in symbols[:3]
        return Reach(
            series=_longest(values),
            series_begun=min(2, max(int(size(values & 7 * 2**low)) for low in range(1, 8))),
            symbols=max(counts),
            showings=min(counts[f] // wanted[f] for f in range(FACTIONS) if wanted[f]) if base_is_known else 0,
            base=sum(min(counts[f], wanted[f]) for f in range(FACTIONS)),
            pairs=_pairs(signs, symbols[3], symbols[4], equal=self.counting.equal_pairs),
            top=0 if symbols[5] is None else counts[symbols[5]],
        )


def _longest(values: int) -> int:
    """The most neighbouring values."""
    length = 0
    while values:
        values &= values << 1
        length += 1
    return length


def _pairs(signs: list[int], left: int | None, right: int | None, *, equal: bool) -> int:
    """EV-57, as far as the middle is known."""
    if left is None or right is None:
        return 0
    lefts, rights = (sum(has(sign, one) for sign in signs) for one in (left, right))
    both = sum(has(sign, left) and has(sign, right) for sign in signs)
    return int(count_pairs(lefts - both, rights - both, both, left == right, equal))


def _promise(mine: Reach, theirs: Reach) -> float:
    """The points to hope for in series, symbol and base while cards are still to come."""
    found = 2.5 * (mine.base / 3) ** 2
    for length, begun, other in (
        (mine.series, mine.series_begun, theirs.series),
        (mine.symbols, min(2, mine.symbols), theirs.symbols),
    ):
        if length < 3:
            found += BEGUN[begun]
        else:
            found += 1 + min(max(0.5 + 0.5 * (length - other), 0.0), 1.0)
    return found
