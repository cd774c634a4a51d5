"""The best order of six cards (EV-44), against the hands that the rival may hold.

Of the 720 rows only what they reach matters, and pairs and tops do not depend on the order (EV-57, EV-58). A
few rows are enough, then: those whose series, run of a symbol and showings no other row reaches together.
Both players present at the same time, so these rows are the choices in a small game where one side's gain is
the other's loss. It is solved in whole numbers: interpreted and compiled code choose alike on every machine.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sobremesa.games.evidencia.player.unsurpassed_rows import unsurpassed_rows
from sobremesa.games.evidencia.rules.lookup import CardLookup, Counting
from sobremesa.games.evidencia.rules.scoring import (
    ROW,
    points_of,
)
from sobremesa.kernel.bits import (
    EMPTY_ROW,
    has,
    row_items,
)

# What a row is worth against another: a shared victory is half a victory, and a point of difference so little
# that it only decides between rows that win as often.
VICTORY: Final = 8192
SHARED: Final = 4096
# The weights of a mix are parts of this whole.
WHOLE: Final = 65536
# After this many, what the two sides' mixes promise adds up to a victory within a thousandth.
LESSONS: Final = 200


class RowChoice:
    """A row to present, as card numbers, and how good it is.

    ``weight`` is its part of WHOLE in the best mix of rows; ``value`` the chance to win, a shared victory
    counting half, against rivals who mix their rows best; ``sure`` the chance if every rival knew the row.
    """

    def __init__(self, row: list[int], weight: i64, value: float, sure: float) -> None:
        self.row = row
        self.weight = weight
        self.value = value
        self.sure = sure

    def __repr__(self) -> str:
        return f"RowChoice({self.row!r}, {self.weight!r}, {self.value!r}, {self.sure!r})"


def worth(mine: i64, theirs: i64, counting: Counting, final_lead: i64, eye_lead: i64) -> i64:
    """What a profile is worth against another: 0 for a defeat, up to VICTORY, and the difference in points.

    The leads are 1 if the row's player has won the Final Challenge or holds El ojo, -1 if the rival has, else 0.
    """
    points = points_of(mine, theirs, counting) - points_of(theirs, mine, counting) + final_lead  # EV-53
    result = points
    if result == 0:
        result = final_lead  # EV-60
    if result == 0:
        result = eye_lead
    if result > 0:
        return VICTORY + points
    if result == 0:
        return SHARED
    return points


def _lead(mine: bool, theirs: bool) -> i64:
    if mine:
        return 1
    if theirs:
        return -1
    return 0


class Contest:
    """The game of one hand's rows against the rows of every hand that the rival may hold.

    Each rival hand is a player of its own, who knows that hand but not the row. All their rows are columns
    of one table of worths; those of hand h begin at ``starts[h]``, and the hand counts ``times[h]`` times.
    """

    def __init__(
        self,
        lookup: CardLookup,
        own: i64,
        spent: i64,
        symbols: i64,
        rivals: list[tuple[int, int]],
        final_winner: i64,
        seat: i64,
        counting: Counting,
        begun: i64 = EMPTY_ROW,
    ) -> None:
        """``rivals`` are hands that the rival may hold, each with its spent cards (EV-43) and all equally likely: a
        hand given twice counts twice. ``final_winner`` is a seat, or any other number for none. ``begun`` is the
        row as far as it is laid already.
        """
        if not rivals:
            raise ValueError("no rival hand was given")
        self.orders = unsurpassed_rows(lookup, own, spent, symbols, counting, begun)
        self.worths: list[list[int]] = [[] for order in self.orders]
        self.starts: list[int] = [0]
        self.times: list[int] = []
        self.all_times: i64 = len(rivals)
        counted: dict[tuple[int, int], int] = {}
        for rival in rivals:
            counted[rival] = counted.get(rival, 0) + 1
        final_lead = _lead(final_winner == seat, final_winner == 1 - seat)
        for rival, times in counted.items():
            eye_lead = _lead(has(own, lookup.eye), has(rival[0], lookup.eye))
            answers = unsurpassed_rows(lookup, rival[0], rival[1], symbols, counting)
            for line, mine in zip(self.worths, self.orders, strict=True):
                for theirs in answers:
                    line.append(worth(mine.profile, theirs.profile, counting, final_lead, eye_lead))
            self.starts.append(self.starts[-1] + len(answers))
            self.times.append(times)
        self.rows: i64 = len(self.orders)
        self.columns: i64 = self.starts[-1]
        # The parts of WHOLE of each own row in the best mix, and of each column in its hand's best mix.
        self.mix: list[int] = [0] * self.rows
        self.answer: list[int] = [0] * self.columns
        self._solve()

    def choices(self) -> list[RowChoice]:
        """The rows worth presenting, those first that the best mix presents most."""
        ranking = [(-self.mix[row], -self._expected(row), row) for row in range(self.rows)]
        ranking.sort()
        return [self._choice(row) for weight, expected, row in ranking]

    def safest(self) -> RowChoice:
        """The one row to present without mixing: no other is worth more to a player whose rival guesses it."""
        return self._choice(self._safest_row())

    def _choice(self, row: i64) -> RowChoice:
        line = self.worths[row]
        wins: i64 = 0
        sure: i64 = 0
        hand: i64 = 0
        while hand < len(self.times):
            least: i64 = 2
            column: i64 = self.starts[hand]
            while column < self.starts[hand + 1]:
                halves = (line[column] + SHARED // 2) // SHARED
                wins += self.times[hand] * self.answer[column] * halves
                least = min(least, halves)
                column += 1
            sure += self.times[hand] * least
            hand += 1
        return RowChoice(
            row_items(self.orders[row].row, ROW),
            self.mix[row],
            int(wins) / (2 * WHOLE * int(self.all_times)),
            int(sure) / (2 * int(self.all_times)),
        )

    def _safest_row(self) -> i64:
        """The row that promises most by itself; of equals, the better one against the rivals' mix."""
        best: i64 = 0
        row: i64 = 1
        while row < self.rows:
            ahead = self._promise(self._alone(row)) - self._promise(self._alone(best))
            if ahead == 0:
                ahead = self._expected(row) - self._expected(best)
            if ahead > 0:
                best = row
            row += 1
        return best

    def _alone(self, row: i64) -> list[int]:
        mix = [0] * self.rows
        mix[row] = WHOLE
        return mix

    def _expected(self, row: i64) -> i64:
        """WHOLE times the worth of the row against the rivals' mix, all hands together."""
        line = self.worths[row]
        total: i64 = 0
        hand: i64 = 0
        while hand < len(self.times):
            of_hand: i64 = 0
            column: i64 = self.starts[hand]
            while column < self.starts[hand + 1]:
                of_hand += self.answer[column] * line[column]
                column += 1
            total += self.times[hand] * of_hand
            hand += 1
        return total

    def _promise(self, mix: list[int]) -> i64:
        """WHOLE times the worth of the mix against rivals who know it, all hands together."""
        total: i64 = 0
        hand: i64 = 0
        while hand < len(self.times):
            total += self.times[hand] * self._against(mix, self._best_answer(mix, hand))
            hand += 1
        return total

    def _best_answer(self, mix: list[int], hand: i64) -> i64:
        best: i64 = self.starts[hand]
        column = best + 1
        while column < self.starts[hand + 1]:
            if self._against(mix, column) < self._against(mix, best):
                best = column
            column += 1
        return best

    def _against(self, mix: list[int], column: i64) -> i64:
        """WHOLE times the worth of the mix against the column."""
        total: i64 = 0
        row: i64 = 0
        while row < self.rows:
            total += mix[row] * self.worths[row][column]
            row += 1
        return total

    # Solving.

    def _solve(self) -> None:
        self._present_only(self._safest_row())
        if not self._is_stable():
            self._learn()
            # To gain less than a point, mixing is not worth the trouble.
            alone = self._alone(self._safest_row())
            if self._promise(self.mix) - self._promise(alone) < WHOLE * self.all_times:
                self.mix = alone

    def _present_only(self, row: i64) -> None:
        """Presents the row always, and answers it best."""
        self.mix = self._alone(row)
        hand: i64 = 0
        while hand < len(self.times):
            self.answer[self._best_answer(self.mix, hand)] = WHOLE
            hand += 1

    def _is_stable(self) -> bool:
        """Whether no row is worth more against the answers than what the mix promises."""
        promise = self._promise(self.mix)
        row: i64 = 0
        while row < self.rows:
            if self._expected(row) > promise:
                return False
            row += 1
        return True

    def _learn(self) -> None:
        """Regret matching, with foresight.

        In each lesson both sides present each row in proportion to how much they regret not having presented
        it before, as if the last lesson came again; regrets below zero are forgotten. The average of all
        lessons, later ones counting more, approaches the best mixes.
        """
        regrets = [0] * self.rows
        claims = [0] * self.rows
        doubts = [0] * self.columns
        answer_claims = [0] * self.columns
        mixes = [0] * self.rows
        answers = [0] * self.columns
        self._share_out_answers(answer_claims)
        lesson: i64 = 1
        while lesson <= LESSONS:
            # One side after the other: learning at once, they run in circles round each other.
            share_out(claims, 0, self.rows, self.mix)
            self._regret_answers(doubts, answer_claims)
            self._share_out_answers(answer_claims)
            self._regret_rows(regrets, claims)
            _add(mixes, self.mix, lesson)
            _add(answers, self.answer, lesson)
            lesson += 1
        sweep(mixes)
        share_out(mixes, 0, self.rows, self.mix)
        self._share_out_answers(answers)

    def _share_out_answers(self, claims: list[int]) -> None:
        hand: i64 = 0
        while hand < len(self.times):
            share_out(claims, self.starts[hand], self.starts[hand + 1], self.answer)
            hand += 1

    # In both, worths are taken in 256ths, and the shifts by 16 divide by WHOLE.

    def _regret_rows(self, regrets: list[int], claims: list[int]) -> None:
        worths = [(self._expected(row) // self.all_times) >> 8 for row in range(self.rows)]
        had: i64 = 0
        row: i64 = 0
        while row < self.rows:
            had += self.mix[row] * worths[row]
            row += 1
        had >>= 16
        row = 0
        while row < self.rows:
            gain: i64 = worths[row] - had
            regrets[row] = at_least_none(regrets[row] + gain)
            claims[row] = at_least_none(regrets[row] + gain)
            row += 1

    def _regret_answers(self, doubts: list[int], claims: list[int]) -> None:
        costs = [self._against(self.mix, column) >> 8 for column in range(self.columns)]
        hand: i64 = 0
        while hand < len(self.times):
            start: i64 = self.starts[hand]
            end: i64 = self.starts[hand + 1]
            had: i64 = 0
            column = start
            while column < end:
                had += self.answer[column] * costs[column]
                column += 1
            had >>= 16
            column = start
            while column < end:
                gain: i64 = had - costs[column]
                doubts[column] = at_least_none(doubts[column] + gain)
                claims[column] = at_least_none(doubts[column] + gain)
                column += 1
            hand += 1


def at_least_none(regret: i64) -> i64:
    if regret < 0:
        return 0
    return regret


def share_out(claims: list[int], start: i64, end: i64, shares: list[int]) -> None:
    """Splits WHOLE by the claims, evenly if there are none; what is left over goes to the greatest claim."""
    total: i64 = 0
    greatest = start
    at = start
    while at < end:
        total += claims[at]
        if claims[at] > claims[greatest]:
            greatest = at
        at += 1
    left: i64 = WHOLE
    at = start
    while at < end:
        share: i64 = WHOLE // (end - start)
        if total > 0:
            share = claims[at] * WHOLE // total
        shares[at] = share
        left -= share
        at += 1
    shares[greatest] += left


def sweep(mixes: list[int]) -> None:
    """Takes away the crumbs that the first lessons leave."""
    total: i64 = 0
    for part in mixes:
        total += part
    at: i64 = 0
    while at < len(mixes):
        if mixes[at] < total >> 10:
            mixes[at] = 0
        at += 1


def _add(sums: list[int], numbers: list[int], times: i64) -> None:
    at: i64 = 0
    while at < len(sums):
        sums[at] += times * numbers[at]
        at += 1
