"""The law of what clients are sent: the JSON that a game writes for a viewer says what the viewer sees, byte for byte.

Compiled code writes it without building views and events, so it is held against those that are built.
"""

from __future__ import annotations

from msgspec.json import encode

from sobremesa.kernel.event import Event, remembered
from sobremesa.kernel.game import AnyGame, Game
from sobremesa.kernel.law import random_match, require


def json(game: AnyGame, seed: int) -> None:
    """Scenes are written as they are seen, and events as they are told, the latest ones and the history."""
    for match in random_match(game, seed):
        for viewer in game.viewers():
            who = "the spectator" if viewer is None else f"seat {viewer}"
            written, seen = match.scene_json(viewer), Game.scene_json(game, match.state, viewer)
            require(written == seen, f"{who} is sent another scene: {_difference(written, seen)}")
            first = 0 if match.outcome else match.latest
            written = match.events_json(viewer, first, match.event_count)
            events = remembered(match.events(viewer, since=first), match.lasting_count(viewer, first))
            told = encode([_event(event) for event in events])
            require(written == told, f"{who} is sent other events: {_difference(written, told)}")


def _event(event: Event) -> dict[str, object]:
    """What is empty is left out."""
    found: dict[str, object] = {"number": event.number, "kind": event.kind}
    if event.facts:
        found["facts"] = event.facts
    if event.fades:
        found["fades"] = True
    return found


def _difference(one: bytes, other: bytes) -> str:
    """From shortly before the first byte that differs."""
    at = next((at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    begin = max(0, at - 30)
    return f"{one[begin : at + 30].decode(errors='replace')} / {other[begin : at + 30].decode(errors='replace')}"
