"""Decodes a table's messages for a client that may be older than the server (rule 4 of ``messages``)."""

from __future__ import annotations

from msgspec import ValidationError, json

from sobremesa.table.acts.start import StartNews
from sobremesa.wire import messages as m

_from_table: json.Decoder[m.FromTable] = json.Decoder(m.FromTable)
_types = {kind.__struct_config__.tag for kind in m.FromTable.__args__}
_news = {kind.__struct_config__.tag for kind in m.News.__args__}


def decode(data: str | bytes) -> m.FromTable | None:
    """The message without news of unknown kinds; None for a message of an unknown type."""
    try:
        return _from_table.decode(data)
    except ValidationError:
        plain = json.decode(data)
        if plain.get("type") not in _types:
            return None
        news = plain.get("news", [])
        known = [piece for piece in news if piece.get("what") in _news]
        if len(known) == len(news):
            raise
        return _from_table.decode(json.encode({**plain, "news": known}))


def drop_undone(news: list[m.News], update: m.Update) -> list[m.News]:
    """What holds of the news that a client had, to which it adds those of an update with ``undone``. Events that fade
    were over with the next move."""
    held = [piece for piece in news if piece.n <= update.since]
    start = max((at for at, piece in enumerate(held) if isinstance(piece, StartNews)), default=0)
    left = update.undone or 0
    for at, piece in enumerate(held[start:], start):
        if isinstance(piece, m.Happened):
            events = [event for event in piece.events if not event.fades][:left]
            left -= len(events)
            held[at] = m.Happened(piece.n, events)
    return held


class Refused(Exception):
    """The table or the server refused a request: ``code`` is for programs, ``text`` for people."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(f"{text} ({code})")
        self.code = code
        self.text = text


class ClosedByServer(Refused):
    """The server closed the connection, and reconnecting would not help."""
