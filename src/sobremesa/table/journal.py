"""Journal entries as bytes."""

from __future__ import annotations

from msgspec import json

from sobremesa.table.act import Entry
from sobremesa.table.acts.catalog import AnyEntry

_encoder = json.Encoder()
_decoder = json.Decoder(AnyEntry)


def encode_entry(entry: Entry) -> bytes:
    return _encoder.encode(entry)


def decode_entry(data: bytes) -> Entry:
    found: Entry = _decoder.decode(data)
    return found
