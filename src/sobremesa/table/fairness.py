"""Fair by proof: the seed of a game is made by the table and by everybody who sits at it.

Before anyone sits, the table publishes a commitment: the hash of its secret. Every player adds randomness of their
own. The key of the game's chance is a keyed hash of all of it, so neither the table, which is bound by the commitment,
nor a player, who does not know the secret, can choose a shuffle. The record of a finished game opens the secret, and
whoever wants to checks it all again with ``verify``.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b, sha256

from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.match import Match
from sobremesa.kernel.record import Record
from sobremesa.kernel.seed import Seed
from sobremesa.table.errors import BadProof

SECRET_BYTES = 32


def commitment(secret: str) -> str:
    """What is published of the secret (in hexadecimal) before the game."""
    return "sha256:" + sha256(b"sobremesa commitment 1\0" + bytes.fromhex(secret)).hexdigest()


def seed_of(secret: str, table: str, number: int, entropy: Sequence[str]) -> Seed:
    """The seed of the table's game of that number: by seat, the entropy each player gave ("" for none)."""
    whole = "\n".join(["sobremesa seed 1", table, str(number), *entropy])
    return Seed(key=blake2b(whole.encode(), key=bytes.fromhex(secret), digest_size=32, person=b"sobremesa").digest())


@dataclass(frozen=True)
class Proof:
    """What a record says about where its chance came from."""

    table: str
    number: int
    commitment: str
    secret: str
    entropy: tuple[str, ...]

    def lines(self) -> tuple[str, ...]:
        return (
            f"table {self.table}",
            f"number {self.number}",
            f"commitment {self.commitment}",
            f"secret {self.secret}",
            *(f"entropy {seat} {given}" for seat, given in enumerate(self.entropy) if given),
        )

    @classmethod
    def read(cls, record: Record) -> Proof:
        found: dict[str, str] = {}
        entropy = [""] * len(record.names)
        for line in record.notes:
            name, _, value = line.partition(" ")
            if name == "entropy":
                seat, _, given = value.partition(" ")
                if not (seat.isascii() and seat.isdigit() and len(seat) < 3 and int(seat) < len(entropy)):
                    raise BadProof("unreadable", line=line[:60])
                entropy[int(seat)] = given
            else:
                found[name] = value
        for name in ("table", "number", "commitment", "secret"):
            if name not in found:
                raise BadProof("missing", field=name)
        if not (found["number"].isascii() and found["number"].isdigit() and len(found["number"]) < 10):
            raise BadProof("unreadable", line=f"number {found['number'][:40]}")
        if not is_hexadecimal(found["secret"], SECRET_BYTES):
            raise BadProof("unreadable", line="secret")
        return cls(found["table"], int(found["number"]), found["commitment"], found["secret"], tuple(entropy))


def verify(record: Record, game: AnyGame, published: str | None = None) -> Match:
    """Replays the record and checks that its chance is the one its table was bound to.

    ``published`` is the commitment that was seen before the game; without it, the one in the record is believed.
    """
    proof = Proof.read(record)
    if published is not None and published != proof.commitment:
        raise BadProof("published", published=published, record=proof.commitment)
    if commitment(proof.secret) != proof.commitment:
        raise BadProof("secret")
    if seed_of(proof.secret, proof.table, proof.number, proof.entropy) != record.seed:
        raise BadProof("seed")
    # The key gives every shuffle and draw: a record of other ones does not replay.
    return record.replay(game)


def is_hexadecimal(text: str, size: int) -> bool:
    if len(text) != 2 * size:
        return False
    return all(digit in "0123456789abcdef" for digit in text)
