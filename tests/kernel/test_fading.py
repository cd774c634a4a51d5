"""Events that fade are shown for the latest move and hidden afterwards."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import pytest

from sobremesa.kernel.errors import IllegalMove
from sobremesa.kernel.event import HIDDEN, MOST_TOLD, Event, EventKind, ToldFacts, tell
from sobremesa.kernel.match import Match
from sobremesa.kernel.seed import Seed
from sobremesa.kernel.state import Note
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


def test_what_has_faded_leaves_no_gap_in_the_numbers_that_clients_are_told() -> None:
    match = one_round(Match(Fleeting(), Seed(1)))
    match.play(0, match.legal_moves(0)[0])
    assert [(event.number, event.kind) for event in match.events_between(0, 0, 4)] == [
        (0, "chose"),
        (1, "chose"),
        (2, "chose"),
    ]
    assert [(event.number, event.kind) for event in match.events_between(0, 3, 4)] == [(2, "chose")]
    assert [event.number for event in match.events_between(1, 0, 4)] == [0, 1, 2, 3]


def test_what_was_told_to_the_privy_is_not_kept_for_others() -> None:
    """No matter which viewer asks first: facts are cached by what their viewer may know."""
    kinds = {0: EventKind("drew", (("seat", int),), (("card", int),))}
    note = Note(0, 0b11, (0,), 0b01, (4,))
    for first, second in ((0, 1), (1, 0)):
        known = ToldFacts()
        told = {viewer: tell(kinds, 0, note, viewer, past=False, known=known) for viewer in (first, second, None)}
        assert told == {
            0: Event(0, "drew", {"seat": 0, "card": 4}),
            1: Event(0, "drew", {"seat": 0}),
            None: Event(0, HIDDEN),
        }


def test_the_facts_that_are_kept_are_bounded() -> None:
    kinds, known = {0: EventKind("said", (("word", int),))}, ToldFacts()
    for word in range(2 * MOST_TOLD + 5):
        note = Note(0, 1, (word,), 0, ())
        assert tell(kinds, 0, note, 0, past=False, known=known).facts == {"word": word}
        assert len(known) <= MOST_TOLD
