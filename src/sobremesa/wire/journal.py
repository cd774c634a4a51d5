"""Journal entries as bytes."""

from __future__ import annotations

from msgspec import json

from sobremesa.table.entries import Entry

_encoder = json.Encoder()
_decoder = json.Decoder(Entry)


def encode_entry(entry: Entry) -> bytes:
    return _encoder.encode(entry)


def decode_entry(data: bytes) -> Entry:
    found: Entry = _decoder.decode(data)
    return found
