"""What a client hears from a table: a server may be newer than its clients (rule 4 of ``messages``)."""

from __future__ import annotations

from msgspec import ValidationError, json

from sobremesa.wire import messages as m

_from_table: json.Decoder[m.FromTable] = json.Decoder(m.FromTable)
_types = {kind.__struct_config__.tag for kind in m.FromTable.__args__}
_news = {kind.__struct_config__.tag for kind in m.News.__args__}


def decode(data: str | bytes) -> m.FromTable | None:
    """What a later server says that is not known here is passed over: None for a message of an unknown type."""
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


class Refused(Exception):
    """The table or the server refused; ``code`` says what, ``text`` says it to people."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(f"{text} ({code})")
        self.code = code
        self.text = text


class ClosedByServer(Refused):
    """The server hung up, and connecting again is of no use."""
