"""Events as JSON, each as ``tell`` tells it to its viewer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from msgspec.json import encode
from mypy_extensions import i64

from sobremesa.kernel.bits import has
from sobremesa.kernel.event import HIDDEN, EventKind, Viewer, audience_bit, tell
from sobremesa.kernel.json_writer import JsonWriter
from sobremesa.kernel.state import Note

# Of a game, whatever the number of tables that play it. Most games tell far fewer different things.
MOST_KEPT: Final = 4096

# Kind, what is shown, what is secret, and whether it fades. The secret is None for whoever is not privy to it, so what
# is kept for one viewer cannot tell another viewer more.
Key = tuple[int, tuple[int, ...], tuple[int, ...] | None, bool]


@final
class EventWriter:
    """What is told in the same words is put into words once. It keeps ``MOST_KEPT`` of them, and then begins again."""

    def __init__(self, kinds: Mapping[int, EventKind]) -> None:
        self._kinds = dict(kinds)
        self.kept: dict[Key, bytes] = {}
        self._hidden: bytes = encode({"kind": HIDDEN})[1:]

    def written(self, notes: list[Note], first: i64, last: i64, viewer: Viewer, latest: i64, number: i64) -> bytes:
        """A list of the events ``first`` (included) to ``last`` (not), counted from ``number`` on. Those before
        ``latest`` are past: what fades of them is left out."""
        place: i64 = audience_bit(viewer)
        writer = JsonWriter()
        writer.begin_list()
        at = first
        while at < last:
            note = notes[at]
            fades, is_told = has(self._kinds[note.kind].fades, place), has(note.told, place)
            if not (is_told and fades and at < latest):
                writer.key(b'{"number":')
                writer.number(number)
                if is_told:
                    secret = note.secret if has(note.privy, place) else None
                    writer.value(self._told((note.kind, note.shown, secret, fades), note, viewer))
                else:
                    writer.value(self._hidden)
                number += 1
            at += 1
        writer.end_list()
        return writer.written()

    def _told(self, key: Key, note: Note, viewer: Viewer) -> bytes:
        found = self.kept.get(key)
        if found is None:
            event = tell(self._kinds, 0, note, viewer, past=False)
            told: dict[str, object] = {"kind": event.kind}
            if event.facts:
                told["facts"] = event.facts
            if event.fades:
                told["fades"] = True
            if len(self.kept) >= MOST_KEPT:
                self.kept.clear()
            found = encode(told)[1:]
            self.kept[key] = found
        return found
