"""A finished game's record that came from a link or a file."""

from __future__ import annotations

from hashlib import sha256

from msgspec import Struct

from sobremesa.alone.errors import DeviceRefused
from sobremesa.games.catalog import GAMES
from sobremesa.kernel.errors import SobremesaError
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.record import Record
from sobremesa.table.errors import BadProof
from sobremesa.table.fairness import Proof, verify
from sobremesa.table.settings import Settings
from sobremesa.wire import http
from sobremesa.wire import messages as m


class RecordCheck(Struct, frozen=True):
    """``table`` names the replay on this device. ``proof`` is ``good`` or ``bad``: whether the shuffle follows from
    what the players committed to. It is ``none`` where the record has no proof."""

    table: str
    proof: str
    why: str = ""


class PlayedRecord:
    """Raises a ``SobremesaError`` unless the text is the record of a finished game that this device can replay."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.record = Record.read(text)
        if not self.record.ended:
            raise DeviceRefused(422, "unfinished")
        self.game = _game_of(self.record)
        if self.game.deck.digest != self.record.deck:
            raise DeviceRefused(422, "other-deck")
        self.record.replay(self.game)

    @property
    def name(self) -> str:
        """Derived from the text, so that the same record keeps the same name."""
        return f"r{sha256(self.text.encode()).hexdigest()[:16]}"

    def check(self, table: str, language: str) -> RecordCheck:
        try:
            verify(self.record, self.game)
        except BadProof as problem:
            kind = "none" if problem.code == "missing" else "bad"
            return RecordCheck(table, kind, problem.say(language))
        return RecordCheck(table, "good")

    def details(self, table: str) -> http.TableDetails:
        record = self.record
        settings = Settings(record.game, len(record.names), dict(self.game.options), spectators=False)
        room = m.Room(
            table, settings, [m.SeatInfo(name, "", away=False) for name in record.names], 1, self._commitment(), ""
        )
        summary = http.TableSummary(
            table=table,
            title="",
            game=record.game,
            language=settings.language,
            seats=len(record.names),
            free=0,
            status="over",
            spectators=False,
            opened_at=0,
            host=record.names[0],
        )
        return http.TableDetails(summary, room, [])

    def _commitment(self) -> str:
        try:
            return Proof.read(self.record).commitment
        except SobremesaError:
            return ""


def _game_of(record: Record) -> AnyGame:
    kind = GAMES.get(record.game)
    if kind is None:
        raise DeviceRefused(422, "no-such-game", game=record.game[:40], allowed=", ".join(GAMES))
    return kind(seats=len(record.names), options=record.options)
