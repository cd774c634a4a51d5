"""The laws catch a game that sends clients something else than what is seen and told."""

from __future__ import annotations

from sobremesa.kernel import json_law, laws
from sobremesa.kernel.event import EventKind, Viewer
from sobremesa.kernel.event_writer import EventWriter
from sobremesa.kernel.reactions import Reactions
from tests.laws.test_broken_games import broken
from tests.laws.toy import CHOSE, Mayor, MayorScene, MayorState


def test_json_catches_a_scene_that_is_written_otherwise_than_it_is_seen() -> None:
    class Misspelt(Mayor):
        def scene_json(self, state: MayorState, viewer: Viewer) -> bytes:
            return super().scene_json(state, viewer).replace(b'"points":[1,0]', b'"points":[0,1]')

    assert "is sent another scene" in broken(json_law.json, Misspelt())


def test_json_catches_events_that_are_written_otherwise_than_they_are_told() -> None:
    loud = Mayor()
    chose = Mayor.event_kinds[CHOSE]
    loud.event_writer = EventWriter({**Mayor.event_kinds, CHOSE: EventKind("picked", chose.shown, chose.secret)})
    assert "is sent other events" in broken(json_law.json, loud)


def test_secrecy_catches_bytes_that_leak_the_other_hand() -> None:
    class Leaking(Mayor):
        def scene_json(self, state: MayorState, viewer: Viewer) -> bytes:
            return super().scene_json(state, viewer) + bytes(state.hands)

    assert "is sent other bytes of an imagined world" in broken(laws.secrecy, Leaking())


def test_secrecy_catches_a_window_that_depends_on_hidden_cards() -> None:
    class Telling(Reactions[MayorState, MayorScene]):
        def asked(self, state: MayorState) -> int:
            return state.hands[0]

    class Windowed(Mayor):
        reactions = Telling()

    assert "asks other seats" in broken(laws.secrecy, Windowed())
