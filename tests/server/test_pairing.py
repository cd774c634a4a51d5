"""Pairings and standings of tournaments, against examples that were worked out by hand."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from sobremesa.server.people.tournaments.tournament import (
    Closed,
    Founded,
    Joined,
    Paired,
    PairingResult,
    Tournament,
    Withdrew,
    pairing_result,
    robin,
    robin_rounds,
    swiss,
)
from sobremesa.table.settings import Settings


def tournament(how: str, players: int, rounds: int = 3) -> Tournament:
    settings = Settings("evidencia", 2)
    found = Tournament(Founded(1, "Copa", how, rounds, 0, settings, "", "director", "ab" * 32))
    for player in range(players):
        found.apply(Joined(2, f"person {player}", f"P{player}"))
    return found


def won(first: int, second: int, lead: int) -> PairingResult:
    scores = (2, 0) if lead > 0 else (0, 2) if lead < 0 else (1, 1)
    return PairingResult(first, second, *scores, lead=lead, is_played=True)


def table(found: Tournament) -> list[tuple[int, int, int, int, int]]:
    return [(line.player, line.place, line.points, line.tie, line.duplicate) for line in found.standings()]


# Five who all meet. Worked out on paper: with an odd number one is off each round.
FIVE = [
    ([(4, 1), (3, 2)], [0]),
    ([(2, 0), (4, 3)], [1]),
    ([(0, 4), (3, 1)], [2]),
    ([(1, 0), (4, 2)], [3]),
    ([(0, 3), (2, 1)], [4]),
]


@pytest.mark.parametrize("players", range(2, 13))
def test_all_meet_once_and_everybody_sits_in_both_seats_alike(players: int) -> None:
    rounds = [robin(players, number) for number in range(robin_rounds(players))]
    met = [frozenset(pairing) for pairings, _free in rounds for pairing in pairings]
    assert sorted(map(sorted, met)) == sorted(map(list, combinations(range(players), 2)))
    for pairings, free in rounds:
        assert sorted([*(player for pairing in pairings for player in pairing), *free]) == list(range(players))
    firsts = [sum(first == player for pairings, _free in rounds for first, _s in pairings) for player in range(players)]
    assert max(firsts) - min(firsts) <= 1


def test_five_who_all_meet() -> None:
    """0 beats 2 and 4 and draws with 1 and 3; 1 beats 2 and draws with 3; 2 beats 3 and 4; 3 beats 4; 4 beats 1.

    Points: 0: 3, 1: 2 (two draws, one win), 2: 2, 3: 2 (two draws, one win), 4: 1.
    Sonneborn-Berger: 0: 2+1 + (2+2)/2 = 5; 1: 2 + 3/2 + 2/2 = 4.5; 2: 2+1 = 3; 3: 1 + 3/2 + 2/2 = 3.5; 4: 2.
    """
    results = {
        frozenset((0, 2)): {0: 2, 2: 0},
        frozenset((0, 4)): {0: 2, 4: 0},
        frozenset((0, 1)): {0: 1, 1: 1},
        frozenset((0, 3)): {0: 1, 3: 1},
        frozenset((1, 2)): {1: 2, 2: 0},
        frozenset((1, 3)): {1: 1, 3: 1},
        frozenset((2, 3)): {2: 2, 3: 0},
        frozenset((2, 4)): {2: 2, 4: 0},
        frozenset((3, 4)): {3: 2, 4: 0},
        frozenset((1, 4)): {1: 0, 4: 2},
    }
    found = tournament("robin", 5)
    for number, expected in enumerate(FIVE):
        paired = found.next_round(10 + number)
        assert ({frozenset(one) for one in paired.pairings}, paired.free) == (
            {frozenset(one) for one in expected[0]},
            expected[1],
        )
        found.apply(paired)
        played = []
        for first, second in paired.pairings:
            scores = results[frozenset((first, second))]
            played.append(
                PairingResult(first, second, scores[first], scores[second], scores[first] - 1, is_played=True)
            )
        assert found.status == "playing"
        found.apply(Closed(20 + number, played))
    assert found.status == "over"
    # Points in halves, ties in quarters.
    assert [(player, points, tie) for player, _place, points, tie, _dup in table(found)] == [
        (0, 6, 20),
        (1, 4, 18),
        (3, 4, 14),
        (2, 4, 12),
        (4, 2, 8),
    ]
    assert [line.place for line in found.standings()] == [1, 2, 3, 4, 5]


def test_six_in_three_rounds_with_a_latecomer_and_somebody_who_does_not_come() -> None:
    """Five begin, the sixth comes for the second round, and player 4 does not come to the third."""
    found = tournament("swiss", 5)
    first = found.next_round(10)
    # In the order in which they joined; the last one has the round off.
    assert (first.pairings, first.free) == ([(0, 1), (2, 3)], [4])
    found.apply(first)
    found.apply(Joined(11, "person 5", "P5"))
    found.apply(Closed(12, [won(0, 1, 5), won(2, 3, 2)]))
    # 0 and 2 have won, 4 had it off: 2 halves each. Buchholz is nothing yet: their opponents have none. Of 0 and 2 the
    # first did better with the same cards: 5 against 2. The other way round for those in the second seat.
    assert table(found) == [
        (0, 1, 2, 0, 2),
        (2, 2, 2, 0, 0),
        (4, 2, 2, 0, 0),
        (3, 4, 0, 4, 2),
        (1, 5, 0, 4, 0),
        (5, 6, 0, 0, 0),
    ]
    second = found.next_round(20)
    # 0 against 2, who are ahead; 4 against the next, 3; then 1 and 5. Players who sat in the second seat sit in the
    # first.
    assert (second.pairings, second.free) == ([(0, 2), (3, 4), (1, 5)], [])
    found.apply(second)
    found.apply(Closed(21, [won(0, 2, 1), won(3, 4, -1), won(1, 5, 4)]))
    # 1 and 2 have both met one with 4 halves and one with none; with the cards of the second round 1 did best of all in
    # the first seat (4), 2 better than one of two in the second (2).
    assert [(line.player, line.points) for line in found.standings()] == [
        *((0, 4), (4, 4), (1, 2)),
        *((2, 2), (3, 0), (5, 0)),
    ]
    third = found.next_round(30)
    assert third.pairings == [(4, 0), (1, 2), (5, 3)]
    found.apply(third)
    came = pairing_result((4, 0), (False, True), (None, None), set())
    assert (came.first_score, came.second_score, came.is_played) == (0, 2, False)
    rest = [won(*pairing, lead) for pairing, lead in zip(third.pairings[1:], (3, 0), strict=True)]
    found.apply(Closed(31, [came, *rest]))
    assert found.status == "over"
    lines = {line.player: line for line in found.standings()}
    assert found.standings()[0].player == 0
    assert [lines[player].points for player in (0, 4)] == [6, 4]
    # That pairing was not played: it counts for no tie and no duplicate score. 4 met only 3, who has 1 half.
    assert lines[4].tie == 2 * lines[3].points
    assert lines[0].games == 2


@pytest.mark.parametrize(
    ("came", "leads", "winners", "scores"),
    [
        ((True, True), (3, -3), {0}, (2, 0)),
        ((True, True), (-1, 1), {1}, (0, 2)),
        ((True, True), (0, 0), {0, 1}, (1, 1)),
        # At the end of the round's time: none came, one came, both are still playing.
        ((False, False), (None, None), set(), (0, 0)),
        ((True, False), (None, None), set(), (2, 0)),
        ((False, True), (None, None), set(), (0, 2)),
        ((True, True), (None, None), set(), (1, 1)),
        # A bot played for one of them.
        ((True, True), (None, 4), {1}, (0, 2)),
        ((True, True), (-2, None), {1}, (2, 0)),
    ],
)
def test_what_a_pairing_comes_to(came: Any, leads: Any, winners: set[int], scores: tuple[int, int]) -> None:
    found = pairing_result((7, 3), came, leads, winners)
    assert (found.first, found.second, found.first_score, found.second_score) == (7, 3, *scores)
    assert found.is_played == (None not in leads)


def test_nobody_has_two_rounds_off_or_plays_somebody_twice_while_it_can_be_helped() -> None:
    found = tournament("swiss", 7, rounds=6)
    for number in range(6):
        paired = found.next_round(number)
        found.apply(paired)
        leads = [(first * 5 + second * 3 + number) % 7 - 3 for first, second in paired.pairings]
        found.apply(Closed(number, [won(*pair, lead) for pair, lead in zip(paired.pairings, leads, strict=True)]))
    met = [frozenset(pairing) for one in found.rounds for pairing in one.pairings]
    assert len(met) == len(set(met))
    byes = [player for one in found.rounds for player in one.free]
    assert len(byes) == len(set(byes)) == 6


def test_where_all_have_met_they_meet_again() -> None:
    pairings, free = swiss([0, 1], lambda _one, _other: True, lambda _player: False, {})
    assert (pairings, free) == ([(0, 1)], [])


def test_whoever_withdrew_is_paired_no_more_and_whoever_is_alone_has_won() -> None:
    found = tournament("swiss", 3)
    found.apply(Paired(1, [(0, 1)], [2]))
    found.apply(Withdrew(2, 2))
    found.apply(Closed(3, [won(0, 1, 1)]))
    assert found.next_round(4).pairings in ([(1, 0)], [(0, 1)])
    found.apply(Withdrew(5, 1))
    assert found.status == "over"
