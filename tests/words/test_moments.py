"""What the page shows with weight is what its viewer was told, and nothing else: whole games, with all eyes."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

from sobremesa.games.catalog import GAMES
from sobremesa.kernel.event import all_viewers
from tests.words.tellings import Telling, all_tellings, moments_of_the_page


def named_in(what: Any, ids: set[str]) -> set[str]:
    """Those of the ids that stand there, alone or among other words."""
    return ids.intersection(re.findall(r"\w+", json.dumps(what, ensure_ascii=False)))


def entries_of(content: Any) -> Iterator[dict[str, Any]]:
    """Every entry of the deck that has an id, with what is printed on it."""
    if isinstance(content, dict):
        if "id" in content:
            yield content
        content = list(content.values())
    if isinstance(content, list):
        for part in content:
            yield from entries_of(part)


def known_from(told: Any, printed: dict[str, set[str]]) -> set[str]:
    """A viewer who learns a card's id knows what is printed on it."""
    known = named_in(told, set(printed))
    return known.union(*(printed[one] for one in known))


def strange_moments(ours: Telling, wired: dict[str, Any], moments: list[dict[str, Any]]) -> list[tuple[int, Any]]:
    """The steps whose moments name what their viewer did not learn there or from the view before, or that are made of
    another viewer's event."""
    ids = {str(entry["id"]) for entry in entries_of(wired["deck"])}
    assert all(re.fullmatch(r"\w+", one) for one in ids)
    printed = {one: set[str]() for one in ids}
    for entry in entries_of(wired["deck"]):
        printed[str(entry["id"])] |= named_in(entry, ids)
    steps, viewers = wired["steps"], len(list(all_viewers(ours.game.seats)))
    found: list[tuple[int, Any]] = []
    for one in moments:
        n, moment = one["step"], one["moment"]
        told = [steps[n]["view"], steps[n]["events"], steps[n - viewers]["view"]]
        if strange := named_in(moment, ids) - known_from(told, printed):
            found.append((n, strange))
        if moment["event"] is not None and moment["event"] not in steps[n]["events"]:
            found.append((n, moment["event"]))
    return found


def test_a_moment_names_only_what_its_viewer_was_told() -> None:
    tellings = [one for _name, one in all_tellings()]
    wired = [one.wire() for one in tellings]
    made = moments_of_the_page(wired)
    for ours, game, moments in zip(tellings, wired, made, strict=True):
        assert strange_moments(ours, game, moments) == [], game["name"]
    with_moments = {game["name"] for game, moments in zip(wired, made, strict=True) if moments}
    assert set(GAMES) <= with_moments
    viewers = {game["steps"][one["step"]]["seat"] for game, moments in zip(wired, made, strict=True) for one in moments}
    assert {None, 0, 1} <= viewers


def early_moments(ours: Telling, wired: dict[str, Any], moments: list[dict[str, Any]]) -> list[tuple[int, Any]]:
    """The moments that name what was not told yet when they are shown: neither by the view before, nor by the events up
    to their own; and those that go back to an event that was told."""
    ids = {str(entry["id"]) for entry in entries_of(wired["deck"])}
    printed = {str(entry["id"]): named_in(entry, ids) for entry in entries_of(wired["deck"])}
    steps, viewers = wired["steps"], len(list(all_viewers(ours.game.seats)))
    found: list[tuple[int, Any]] = []
    told_to: dict[int, int] = {}
    for one in moments:
        n, moment = one["step"], one["moment"]
        events = steps[n]["events"]
        last = moment.get("tellsTo") or moment["event"]
        if last is not None:
            place = events.index(last)
            if place + 1 < told_to.get(n, 0):
                found.append((n, f"goes back to {last['kind']}"))
            told_to[n] = place + 1
        told = [steps[n - viewers]["view"], steps[n - viewers]["memory"], events[: told_to.get(n, 0)]]
        shown = {name: what for name, what in moment.items() if name not in ("event", "tellsTo")}
        if early := named_in(shown, ids) - known_from(told, printed):
            found.append((n, (moment["kind"], early)))
    return found


def test_a_moment_shows_nothing_before_it_was_told() -> None:
    tellings = [one for _name, one in all_tellings()]
    wired = [one.wire() for one in tellings]
    for ours, game, moments in zip(tellings, wired, moments_of_the_page(wired), strict=True):
        assert early_moments(ours, game, moments) == [], game["name"]


def test_a_moment_that_runs_ahead_is_noticed() -> None:
    """As if every moment were drawn over the newest scene."""
    tellings = [one for _name, one in all_tellings()]
    wired = [one.wire() for one in tellings]
    for ours, game, moments in zip(tellings, wired, moments_of_the_page(wired), strict=True):
        steps = game["steps"]
        ahead = [{**one, "moment": {**one["moment"], "scene": steps[one["step"]]["view"]}} for one in moments]
        assert early_moments(ours, game, ahead), game["name"]


def test_moments_made_with_the_eyes_of_another_seat_are_noticed() -> None:
    """In Códigos all viewers get the same events: what is hidden there was to be remembered."""
    tellings = [one for _name, one in all_tellings()]
    wired = [one.wire() for one in tellings]
    made = moments_of_the_page(wired, eyes_of=0)
    games = zip(tellings, wired, made, strict=True)
    caught = {game["name"] for ours, game, moments in games if strange_moments(ours, game, moments)}
    assert caught == {"evidencia", "euphoria"}
