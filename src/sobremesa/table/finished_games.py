"""What a table keeps of games that are over."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from sobremesa.kernel.claim import SpokenClaim
from sobremesa.kernel.game import AnyGame, Outcome
from sobremesa.kernel.match import Match
from sobremesa.kernel.record import Record
from sobremesa.kernel.seed import Seed
from sobremesa.table.fairness import Proof
from sobremesa.table.public_record import publish
from sobremesa.table.seat import TableSeat
from sobremesa.table.window import Span

# Clients ask for records and replays of the last games; older ones are in the journal.
MOST_KEPT = 20


@dataclass(frozen=True, slots=True)
class Circumstances:
    """Who played a game, and when. ``levels`` are those of the bots, "" for a player; ``stood_in`` the seats that a bot
    played for their players at some time; ``taken_over`` those that changed hands."""

    persons: tuple[str, ...]
    levels: tuple[str, ...]
    stood_in: tuple[int, ...]
    taken_over: tuple[int, ...]
    began_at: int
    ended_at: int

    @classmethod
    def of(
        cls,
        seats: Sequence[TableSeat],
        stood_in: Iterable[int],
        taken_over: Iterable[int],
        *,
        began_at: int,
        ended_at: int,
    ) -> Circumstances:
        persons, levels = tuple(seat.person for seat in seats), tuple(seat.level for seat in seats)
        return cls(persons, levels, tuple(sorted(stood_in)), tuple(sorted(taken_over)), began_at, ended_at)


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """Enough to write its record, which few ever ask for, and little more: a table may see hundreds of games.

    ``moves`` are seat and code by turns, ``windows`` those of them that were answers. ``proof`` is None for a game from
    a given seed.
    """

    names: tuple[str, ...]
    seed: Seed
    moves: bytes
    claims: tuple[SpokenClaim, ...]
    windows: tuple[Span, ...]
    proof: Proof | None
    circumstances: Circumstances
    outcome: Outcome

    @classmethod
    def of(
        cls, match: Match, windows: Sequence[Span], proof: Proof | None, circumstances: Circumstances
    ) -> FinishedGame:
        moves = bytes(number for move in match.codes for number in move)
        outcome = match.outcome
        assert outcome is not None
        return cls(match.names, match.seed, moves, match.claims, tuple(windows), proof, circumstances, outcome)

    def record(self, game: AnyGame) -> Record:
        """The public record. In a long game with many windows it takes milliseconds, so servers make it outside their
        event loop."""
        codes = list(zip(self.moves[::2], self.moves[1::2], strict=True))
        whole = Record(
            game=game.about.name,
            edition=game.about.edition,
            deck=game.deck.digest,
            options=dict(game.options),
            names=self.names,
            seed=self.seed,
            moves=tuple((seat, game.moves.text(code)) for seat, code in codes),
            claims=self.claims,
            ended=True,
            notes=self.proof.lines() if self.proof is not None else (),
        )
        return publish(whole, game, codes, self.windows)


class FinishedGames:
    """``count`` is how many there were; the latest of them are kept, so that a table does not grow with its life."""

    def __init__(self) -> None:
        self.count = 0
        self._kept: deque[FinishedGame] = deque(maxlen=MOST_KEPT)

    def add(self, finished: FinishedGame) -> None:
        self.count += 1
        self._kept.append(finished)

    @property
    def latest(self) -> FinishedGame | None:
        return self._kept[-1] if self._kept else None

    @property
    def kept(self) -> tuple[FinishedGame, ...]:
        return tuple(self._kept)

    def of(self, number: int) -> FinishedGame | None:
        """The game of this number, from 1; None if it is not kept."""
        place = number - 1 - (self.count - len(self._kept))
        return self._kept[place] if 0 <= place < len(self._kept) else None
