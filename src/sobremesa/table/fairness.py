"""Fair by proof: the table and all its players make the seed of a game together.

Before anyone sits, the table publishes a commitment: the hash of its secret. Every player commits to randomness of
their own, and opens it when all have committed. The key of the game's chance is a keyed hash of all of it, so neither
the table nor a player, each bound by a commitment, can choose a shuffle. The record of a finished game opens the
secret, and a player can check all of it with ``verify`` against what the player's own client kept.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
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


def commitment_to(entropy: str) -> str:
    """What a player publishes of a share of the seed before opening it."""
    return "sha256:" + sha256(b"sobremesa entropy 1\0" + entropy.encode()).hexdigest()


def is_commitment(text: str) -> bool:
    kind, _, digits = text.partition(":")
    return kind == "sha256" and len(digits) == 64 and is_hexadecimal(digits)


def seed_of(secret: str, table: str, number: int, entropy: Sequence[str]) -> Seed:
    """The seed of the table's game of that number: by seat, the entropy each player gave ("" for none)."""
    whole = "\n".join(["sobremesa seed 1", table, str(number), *entropy])
    return Seed(key=blake2b(whole.encode(), key=bytes.fromhex(secret), digest_size=32, person=b"sobremesa").digest())


@dataclass(frozen=True)
class SharedDeal:
    """One deal for several tables: its public name, and its secret, which stays hidden until all of them are dealt.
    Players add nothing to it, or it would not be the same for all."""

    name: str
    secret: str


@dataclass(frozen=True)
class Proof:
    """Where the chance of a record came from. ``committed`` and ``entropy`` are by seat, "" for none;
    without an entropy beside it, what was committed to was not opened in time. ``deal`` is the name of a deal that
    several tables share, "" where the table's own name is in the seed."""

    table: str
    number: int
    commitment: str
    secret: str
    entropy: tuple[str, ...]
    committed: tuple[str, ...]
    deal: str = ""

    @property
    def seed(self) -> Seed:
        return seed_of(self.secret, self.deal or self.table, self.number, self.entropy)

    def lines(self) -> tuple[str, ...]:
        return (
            f"table {self.table}",
            f"number {self.number}",
            f"commitment {self.commitment}",
            f"secret {self.secret}",
            *([f"deal {self.deal}"] if self.deal else []),
            *(f"committed {seat} {promise}" for seat, promise in enumerate(self.committed) if promise),
            *(f"entropy {seat} {given}" for seat, given in enumerate(self.entropy) if given),
        )

    @classmethod
    def read(cls, record: Record) -> Proof:
        found: dict[str, str] = {}
        by_seat = {name: [""] * len(record.names) for name in ("entropy", "committed")}
        for line in record.notes:
            name, _, value = line.partition(" ")
            if name in by_seat:
                seat, _, given = value.partition(" ")
                if not (seat.isascii() and seat.isdigit() and len(seat) < 3 and int(seat) < len(record.names)):
                    raise BadProof("unreadable", line=line[:60])
                by_seat[name][int(seat)] = given
            else:
                found[name] = value
        for name in ("table", "number", "commitment", "secret"):
            if name not in found:
                raise BadProof("missing", field=name)
        if not (found["number"].isascii() and found["number"].isdigit() and len(found["number"]) < 10):
            raise BadProof("unreadable", line=f"number {found['number'][:40]}")
        if len(found["secret"]) != 2 * SECRET_BYTES or not is_hexadecimal(found["secret"]):
            raise BadProof("unreadable", line="secret")
        entropy, committed = tuple(by_seat["entropy"]), tuple(by_seat["committed"])
        told = (found["table"], int(found["number"]), found["commitment"], found["secret"], entropy, committed)
        return cls(*told, found.get("deal", ""))


def verify(
    record: Record,
    game: AnyGame,
    published: str | None = None,
    entropy: Mapping[int, str] | None = None,
    committed: Sequence[str] | None = None,
) -> Match:
    """Replays the record and checks its chance against all commitments, as ``check`` does."""
    check(record, published=published, entropy=entropy, committed=committed)
    # The key determines every shuffle and draw: a record with others does not replay.
    return record.replay(game)


def check(
    record: Record,
    *,
    published: str | None = None,
    entropy: Mapping[int, str] | None = None,
    committed: Sequence[str] | None = None,
) -> Proof:
    """Checks that the seed of the record is the one that all commitments determine; raises a ``BadProof`` if not.

    A record can only be believed beside what was seen before the cards were dealt: ``published`` is the commitment of
    the table, ``entropy`` the shares that players know to be theirs, by seat, and ``committed`` what every seat had
    committed to when the shares were opened. What the caller does not pass is not checked.
    """
    proof = Proof.read(record)
    if published is not None and published != proof.commitment:
        raise BadProof("published", published=published, record=proof.commitment)
    if commitment(proof.secret) != proof.commitment:
        raise BadProof("secret")
    _check_shares(proof)
    for seat, own in (entropy or {}).items():
        if seat not in range(len(proof.entropy)) or proof.entropy[seat] != own:
            raise BadProof("own-entropy", seat=seat + 1)
    if committed is not None and tuple(committed) != proof.committed:
        raise BadProof("committed")
    if proof.seed != record.seed:
        raise BadProof("seed")
    return proof


def _check_shares(proof: Proof) -> None:
    """Refuses a share without a commitment: it may have been chosen to fit."""
    for seat, (promise, given) in enumerate(zip(proof.committed, proof.entropy, strict=True)):
        if given and commitment_to(given) != promise:
            raise BadProof("opening", seat=seat + 1)


def is_hexadecimal(text: str) -> bool:
    return all(digit in "0123456789abcdef" for digit in text)
