"""The kinds of values in requests, with the most that is read of each."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

LONGEST_ENTROPY = 128

Id = Annotated[str, Meta(max_length=40, description="Chosen by the client; sending it again changes nothing.")]
Key = Annotated[str, Meta(max_length=64, description="A seat's key, or a table's invitation.")]
Level = Annotated[str, Meta(max_length=40)]
Words = Annotated[str, Meta(max_length=1000)]
Entropy = Annotated[
    str, Meta(max_length=LONGEST_ENTROPY, description="The player's own share of the seed, as it was committed to.")
]
Commitment = Annotated[
    str, Meta(max_length=80, description="sha256: and the hash of the player's own share of the seed.")
]
