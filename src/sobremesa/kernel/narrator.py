"""Writes every prompt, label and log line of every game, in one language and with the players' names.

Each fact ``F`` is said as ``$F``, and ``$F_is`` tells what it is: ``you``, ``other`` or ``none`` for a seat, the value
itself for a term, ``some`` or ``none`` for anything else. ``$you`` is the viewer's seat, or ``none``, and ``$name_0``
who sits first. ``web/src/text/narrator.ts`` does the same for the page; a test compares them line by line.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from sobremesa.kernel.event import HIDDEN, Event, Viewer
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.moves import Move
from sobremesa.kernel.text import DEFAULT_LANGUAGE
from sobremesa.kernel.view import AnyView
from sobremesa.kernel.vocabulary import PLAIN, At, FactLookup, FactType, Path

NUMBERED = re.compile(r"_\d+$")


class Narrator:
    """``memory_aid`` lets labels say what the viewer was shown earlier, not only what lies in sight."""

    def __init__(self, game: AnyGame, names: Sequence[str], language: str, *, memory_aid: bool = False) -> None:
        self.texts = game.texts
        self.words = game.words
        self.moves = game.moves
        self.names = tuple(names)
        self.language = language
        self.memory_aid = memory_aid
        self.roots: dict[str, Any] = {"deck": game.deck.content, "options": game.options}
        self.fact_names = {kind.name: kind.fact_names() for kind in game.event_kinds.values()}

    def prompt(self, view: AnyView) -> str:
        """What is asked of the viewer, in a sentence; nothing if nothing is."""
        if view.prompt is None:
            return ""
        return self._say(f"ask-{view.prompt.key}", view.prompt.facts, view.viewer, self._roots_of(view))

    def label(self, view: AnyView, code: int) -> str:
        """A move with the card or seat that it means here."""
        move = self.moves[code]
        key = f"label-{move.verb}"
        if not self.texts.has(key):
            return self.describe(move, view.viewer)
        return self._say(key, move.arguments, view.viewer, self._roots_of(view))

    def describe(self, move: Move, viewer: Viewer = None) -> str:
        """A move by itself, outside any position."""
        return self._say(f"move-{move.verb}", move.arguments, viewer, self.roots)

    def tell(self, event: Event, viewer: Viewer) -> str | None:
        """An event in a sentence; None for one that is not worth it."""
        if event.kind == HIDDEN or event.kind in self.words.untold:
            return None
        if event.kind in self.words.private and event.facts.get("seat") != viewer:
            return None
        facts = {**dict.fromkeys(self.fact_names[event.kind]), **event.facts}
        return self._say(f"event-{event.kind}", facts, viewer, self.roots)

    def _roots_of(self, view: AnyView) -> dict[str, Any]:
        memory = view.memory if self.memory_aid else None
        asked = view.prompt.facts if view.prompt else {}
        return {**self.roots, "scene": view.scene, "memory": memory, "prompt": asked}

    def _say(self, key: str, facts: Mapping[str, Any], viewer: Viewer, roots: Mapping[str, Any]) -> str:
        values, types = dict(facts), {name: self._type_of(name) for name in facts}
        for name, wanted in self.words.looks.get(key, {}).items():
            values[name], types[name] = _look_up(wanted, {**values, "viewer": viewer}, roots), wanted.type
        said: dict[str, Any] = {"you": "none" if viewer is None else viewer}
        said |= {f"name_{seat}": name for seat, name in enumerate(self.names)}
        for name, value in values.items():
            said[name], said[f"{name}_is"] = self._fact(types[name], value, viewer)
        for name, parts in self.words.parts.get(key, {}).items():
            chosen = [self.texts.say(self.language, part.key, **said) for part in parts if _is_there(values[part.fact])]
            said[name], said[f"{name}_is"] = ", ".join(chosen), "some" if chosen else "none"
        return self.texts.say(self.language, key, **said)

    def _type_of(self, name: str) -> FactType:
        facts = self.words.facts
        return facts.get(name) or facts.get(NUMBERED.sub("", name)) or PLAIN

    def _fact(self, kind: FactType, value: Any, viewer: Viewer) -> tuple[str | int, str]:
        """The fact as it is said, and what it is."""
        if not _is_there(value):
            return "", "none"
        if kind.how == "seat":
            return self._name(value), "you" if value == viewer else "other"
        said = self._say_value(kind, value, viewer)
        return said, str(value) if kind.how == "term" else "some"

    def _say_value(self, kind: FactType, value: Any, viewer: Viewer) -> str | int:
        if kind.how == "list":
            assert kind.of is not None
            parts = value.split() if isinstance(value, str) else value
            return ", ".join(str(self._say_value(kind.of, part, viewer)) for part in parts)
        if kind.how == "flag":
            return "yes" if value else "no"
        if kind.how == "term":
            return self._term(kind.text, value)
        if kind.how == "item":
            return self._item(kind, value, viewer)
        if kind.how == "place":
            return self._place(value, viewer)
        if kind.how == "seat":
            return self._name(value)
        assert isinstance(value, str | int)
        return value

    def _name(self, seat: int) -> str:
        """The name of the player there; a number where there is no such seat."""
        return self.names[seat] if seat < len(self.names) else str(seat + 1)

    def _term(self, text: str, value: str) -> str:
        key = f"{text}-{value}"
        return self.texts.say(self.language, key) if self.texts.has(key) else value

    def _item(self, kind: FactType, value: str, viewer: Viewer) -> str:
        if kind.back and value.startswith("?"):
            return self._term(kind.back, value[1:])
        entry = _step(self.roots["deck"].get(kind.table, []), value)
        if entry is None:
            return self.texts.say(self.language, kind.unknown) if kind.unknown else value
        names = entry.get("name", {})
        name = names.get(self.language, names.get(DEFAULT_LANGUAGE, value))
        if not kind.text:
            return str(name)
        fields = {field: value for field, value in entry.items() if isinstance(value, str | int)}
        said = {field: self._say_value(kind.fields.get(field, PLAIN), value, viewer) for field, value in fields.items()}
        return self.texts.say(self.language, kind.text, **{**said, "name": name})

    def _place(self, value: str, viewer: Viewer) -> str:
        kind, _, digits = value.partition("-")
        number = int(digits or 0)
        whose = "you" if number == viewer else "other"
        facts = {"number": number, "owner": self._name(number), "owner_is": whose}
        return self.texts.say(self.language, f"place-{kind}", **facts)


def _is_there(value: Any) -> bool:
    return value is not None and value != "" and value != () and value != []


def _look_up(wanted: FactLookup, facts: Mapping[str, Any], roots: Mapping[str, Any]) -> Any:
    for path in wanted.paths:
        value = _follow(path, facts, roots)
        if _is_there(value):
            return value
    return None


def _follow(path: Path, facts: Mapping[str, Any], roots: Mapping[str, Any]) -> Any:
    value: Any = roots
    for step in path:
        at: Any = step
        if isinstance(step, At):
            at = facts.get(step.fact)
            if isinstance(at, int):
                at -= step.less
        value = None if at is None else _step(value, at)
        if value is None:
            return None
    return value


def _step(value: Any, at: str | int) -> Any:
    """Into a mapping or a part of a view by name, into a list by number or by the id of an entry."""
    if isinstance(value, Mapping):
        return value.get(at)
    if isinstance(value, Struct):
        return getattr(value, str(at), None)
    if isinstance(at, int):
        return value[at] if -len(value) <= at < len(value) else None
    return next((entry for entry in value if entry.get("id") == at), None)
