"""What fades is told by the latest move and hidden afterwards."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import pytest

from sobremesa.kernel.errors import IllegalMove
from sobremesa.kernel.event import HIDDEN, Event, EventKind
from sobremesa.kernel.match import Match
from sobremesa.kernel.seed import Seed
from tests.laws.toy import CHOSE, SHOWN, Mayor


class Fleeting(Mayor):
    """Mayor where the cards that were shown cannot be looked up by the first seat."""

    event_kinds: Mapping[int, EventKind] = {
        CHOSE: Mayor.event_kinds[CHOSE],
        SHOWN: replace(Mayor.event_kinds[SHOWN], fades=0b01),
    }


def one_round(match: Match) -> Match:
    for seat in range(2):
        match.play(seat, match.legal_moves(seat)[0])
    return match


def test_an_event_that_fades_is_told_by_the_move_that_made_it() -> None:
    match = one_round(Match(Fleeting(), Seed(1)))
    event = match.events(0)[-1]
    assert (event.kind, event.fades) == ("shown", True)


def test_from_the_next_move_on_it_is_hidden_and_keeps_its_number() -> None:
    match = one_round(Match(Fleeting(), Seed(1)))
    number = match.events(0)[-1].number
    match.play(0, match.legal_moves(0)[0])
    assert match.events(0)[number] == Event(number, HIDDEN, fades=True)


def test_it_fades_for_its_audience_only() -> None:
    match = one_round(Match(Fleeting(), Seed(1)))
    number = match.events(1)[-1].number
    match.play(0, match.legal_moves(0)[0])
    for viewer in (1, None):
        event = match.events(viewer)[number]
        assert (event.kind, event.fades) == ("shown", False)


def test_a_refused_move_makes_nothing_fade() -> None:
    match = one_round(Match(Fleeting(), Seed(1)))
    before = match.events(0)
    refused = next(move for move in range(5) if move not in match.view(0).moves)
    with pytest.raises(IllegalMove):
        match.play_code(0, refused)
    assert match.events(0) == before


def test_whoever_asks_after_every_move_misses_nothing() -> None:
    match = Match(Fleeting(), Seed(1))
    told = []
    while match.to_act:
        seat = match.to_act[0]
        match.play(seat, match.legal_moves(seat)[0])
        told += match.events(0, since=match.latest)
    assert [event.kind for event in told] == ["chose", "chose", "shown"] * 2
