"""What a page plays aloud in a room full of players tells none of them anything (web/src/games/<game>/cues.json)."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import pytest

from sobremesa.games.catalog import GAMES
from sobremesa.kernel.event import all_viewers
from sobremesa.kernel.laws import random_match
from tests.laws.configurations import LIMITS

PAGES = Path(__file__).parents[2] / "web/src/games"
HEARD = {game: json.loads((PAGES / game / "cues.json").read_text(encoding="utf-8")) for game in GAMES}
SEEDS = range(6)


@cache
def told_to_some(game: str) -> frozenset[str]:
    """The kinds of events that one viewer was told of and another was not, in random matches."""
    found: set[str] = set()
    for seats in GAMES[game].about.seat_counts:
        made = GAMES[game](seats=seats, options=LIMITS.get(game, {}))
        for seed in SEEDS:
            told = 0
            for match in random_match(made, seed):
                rows = zip(*(match.events(viewer, since=told) for viewer in all_viewers(made.seats)), strict=True)
                found |= {event.kind for row in rows if len({event.kind for event in row}) > 1 for event in row}
                told = match.event_count
    return frozenset(found)


def tells(game: str, sounds: Mapping[str, str]) -> set[str]:
    """The kinds that sound on some devices of a table only."""
    return {kind for kind in told_to_some(game) if sounds.get(kind)}


@pytest.mark.parametrize("game", GAMES)
def test_only_what_everybody_is_told_of_is_heard(game: str) -> None:
    assert tells(game, HEARD[game]) == set()


def test_the_sound_of_what_one_seat_learns_is_a_tell() -> None:
    assert tells("evidencia", {**HEARD["evidencia"], "set_next": "pin"}) == {"set_next"}
