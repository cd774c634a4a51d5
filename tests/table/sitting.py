"""A table under test: a clock set by hand, entries that go through their text, and a journal to replay."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

import msgspec

from sobremesa.kernel.game import AnyGame
from sobremesa.table.act import Entry, Request
from sobremesa.table.acts import sit
from sobremesa.table.acts.open import OpenEntry
from sobremesa.table.acts.play import Play
from sobremesa.table.acts.reveal import Reveal
from sobremesa.table.acts.start import Start
from sobremesa.table.fairness import commitment_to
from sobremesa.table.host import TableHost
from sobremesa.table.journal import decode_entry, encode_entry
from sobremesa.table.settings import Settings
from sobremesa.table.table import Table

SECRET = "11" * 32
NEXT_SECRET = "22" * 32
NAMES = ("Ana", "Beto", "Caro", "Dani", "Eva", "Fede", "Gabi", "Hugo")
LEVELS = ("facil", "normal", "dificil", "experto")


def numbered_secrets() -> Callable[[], str]:
    """The first one is NEXT_SECRET."""
    numbers = count(22)
    return lambda: f"{next(numbers):02d}" * 32


def host_of(game: AnyGame) -> TableHost:
    """Plays one game only."""
    return TableHost(lambda _settings: game, LEVELS, numbered_secrets())


class Sitting:
    def __init__(self, game: AnyGame, **settings: object) -> None:
        self.game = game
        self.host = host_of(game)
        self.now = 1_000_000
        # Every option is written down, as in every journal.
        wanted = {"game": game.about.name, "seats": game.seats, "options": dict(game.options), **settings}
        opened = OpenEntry(self.now, "mesa", msgspec.convert(wanted, Settings), SECRET)
        self.journal: list[Entry] = [opened]
        self.table = Table(opened, game, self.host)
        # The players' shares of the first seed, by seat.
        self.entropy: dict[int, str] = {}

    def decide(self, seat: int, request: Request) -> list[Entry]:
        return self.table.decide(seat, request, self.now)

    def act(self, seat: int, request: Request) -> None:
        self.do(self.decide(seat, request))

    def do(self, entries: list[Entry]) -> None:
        for entry in entries:
            read = decode_entry(encode_entry(entry))
            assert read == entry
            self.journal.append(read)
            self.table.apply(read)

    def decide_sit(self, name: str, key: str, *, seat: int | None = None, entropy: str = "") -> list[Entry]:
        promise = commitment_to(entropy) if entropy else ""
        return sit.decide(self.table, sit.Sit(name, seat, commitment=promise), key=key, now=self.now)

    def sit(self, name: str, key: str, *, seat: int | None = None, entropy: str = "") -> None:
        entries = self.decide_sit(name, key, seat=seat, entropy=entropy)
        self.do(entries)
        if entropy:
            self.entropy.update({entry.seat: entropy for entry in entries if isinstance(entry, sit.SitEntry)})

    def seat_all(self, players: int | None = None) -> Sitting:
        for seat in range(self.game.seats if players is None else players):
            self.sit(NAMES[seat], f"hash{seat}", seat=seat, entropy=f"{seat:02x}")
        return self

    def start(self) -> Sitting:
        """Every player who has committed to a share opens it at once, as clients do."""
        self.act(0, Start(""))
        self.reveal(self.entropy)
        return self

    def reveal(self, entropy: dict[int, str]) -> None:
        for seat, own in entropy.items():
            self.act(seat, Reveal("", own))

    def play(self, seat: int, text: str = "") -> None:
        """The move, or the first one possible."""
        self.act(seat, Play("", move=text or self.first_move(seat)))

    def first_move(self, seat: int) -> str:
        view = self.table.view(seat)
        assert view is not None
        return self.game.moves.text(view.moves[0])

    def wait(self, seconds: float) -> None:
        """Lets time pass, and does what is due meanwhile."""
        end = self.now + int(seconds * 1000)
        while (due := self.table.due()) is not None and due <= end:
            self.now = max(self.now, due)
            self.do(self.table.tick(self.now))
        self.now = end

    def play_to_the_end(self) -> None:
        while self.table.status == "playing":
            asked = self.table.seats_asked()
            if asked:
                self.play(asked[0])
            else:
                self.wait(60)

    def again(self) -> Table:
        """Another table, from the journal alone."""
        return Table.replay(self.journal, self.host)
