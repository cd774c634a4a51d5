"""A table under test: a clock set by hand, entries that go through their text, and a journal to replay."""

from __future__ import annotations

import msgspec

from sobremesa.kernel.game import AnyGame
from sobremesa.table import entries as e
from sobremesa.table.host import Host
from sobremesa.table.settings import Settings
from sobremesa.table.table import Table
from sobremesa.wire.journal import decode_entry, encode_entry

SECRET = "11" * 32
NEXT_SECRET = "22" * 32
NAMES = ("Ana", "Beto", "Caro", "Dani", "Eva", "Fede", "Gabi", "Hugo")


class Sitting:
    def __init__(self, game: AnyGame, **settings: object) -> None:
        self.game = game
        self.now = 1_000_000
        wanted = {"game": game.about.name, "seats": game.seats, **settings}
        opened = e.Opened(self.now, "mesa", msgspec.convert(wanted, Settings), SECRET)
        self.journal: list[e.Entry] = [opened]
        self.table = Table(opened, game)
        self.host = Host(self.table)

    def do(self, entries: list[e.Entry]) -> None:
        for entry in entries:
            read = decode_entry(encode_entry(entry))
            assert read == entry
            self.journal.append(read)
            self.table.apply(read)

    def seat_all(self, count: int | None = None) -> Sitting:
        for seat in range(self.game.seats if count is None else count):
            self.do(self.host.sit(NAMES[seat], f"hash{seat}", seat=seat, entropy=f"{seat:02x}", now=self.now))
        return self

    def start(self) -> Sitting:
        self.do(self.host.start(0, next_secret=NEXT_SECRET, now=self.now))
        return self

    def play(self, seat: int, text: str = "") -> None:
        """The move, or the first one possible."""
        words = text or self.first_move(seat)
        self.do(self.host.play(seat, text=words, now=self.now))

    def first_move(self, seat: int) -> str:
        view = self.table.view(seat)
        assert view is not None
        return self.game.moves.text(view.moves[0])

    def wait(self, seconds: float) -> None:
        """Lets time pass, and whatever has to happen by itself happen."""
        end = self.now + int(seconds * 1000)
        while (due := self.table.due()) is not None and due <= end:
            self.now = max(self.now, due)
            self.do(self.host.tick(now=self.now))
        self.now = end

    def play_to_the_end(self) -> None:
        while self.table.status == "playing":
            asked = self.table.asked()
            if asked:
                self.play(asked[0])
            else:
                self.wait(60)

    def again(self) -> Table:
        """Another table, from the journal alone."""
        return Table.replay(self.journal, lambda _settings: self.game)
