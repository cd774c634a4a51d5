"""One game being played, in words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from sobremesa.kernel.bits import has, members
from sobremesa.kernel.claim import SpokenClaim, read_claim
from sobremesa.kernel.errors import BadSeats, IllegalMove, NotYourTurn
from sobremesa.kernel.event import Event, Viewer, audience_bit, tell
from sobremesa.kernel.game import AnyGame, Outcome
from sobremesa.kernel.record import Record
from sobremesa.kernel.seed import Seed
from sobremesa.kernel.state import Note
from sobremesa.kernel.text import KERNEL
from sobremesa.kernel.view import AnyView, View

LONGEST_NAME = 40


class Match:
    """Plays a game by words, and refuses a wrong move with the reason.

    >>> match = Match(Evidencia(), Seed(7), names=("Ana", "Beto"))
    >>> match.play(0, match.legal_moves(0)[0])
    """

    def __init__(self, game: AnyGame, seed: Seed, names: Sequence[str] = ()) -> None:
        self.game = game
        self.seed = seed
        self.names = _check_names(names or [str(seat + 1) for seat in range(game.seats)], game.seats)
        self._notes: list[Note] = []
        self.latest = 0  # the number of the first event that the latest move, or the deal, made
        self.state = game.blank(seed.rng())
        self.state.notes = self._notes
        self.state.deal()
        self.codes: list[tuple[int, int]] = []  # the moves made so far: seat and code
        self._claims: list[SpokenClaim] = []
        # Per viewer, prefix counts of the events that do not fade.
        self._lasting: dict[Viewer, list[int]] = {}

    def __repr__(self) -> str:
        return f"<Match of {self.game.about.name}, {len(self.codes)} moves>"

    @property
    def to_act(self) -> tuple[int, ...]:
        return tuple(members(self.state.to_act()))

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

    @property
    def moves(self) -> tuple[tuple[int, str], ...]:
        """The moves made so far: seat and words."""
        return tuple((seat, self.game.moves.text(code)) for seat, code in self.codes)

    @property
    def claims(self) -> tuple[SpokenClaim, ...]:
        """The claims made so far; all viewers hear them."""
        return tuple(self._claims)

    def claim(self, seat: int, text: str) -> SpokenClaim:
        """A seat says something that the game can read; raises a ``BadClaim`` if it cannot. It need not be true."""
        if seat not in range(self.game.seats):
            raise BadSeats(KERNEL.message("bad-claim-seat", seat=seat, last=self.game.seats - 1))
        said = SpokenClaim(seat, len(self.codes), read_claim(self.game, text))
        self._claims.append(said)
        return said

    @property
    def notes(self) -> Sequence[Note]:
        """Everything that happened, secrets included: for checks and studies."""
        return self._notes

    @property
    def event_count(self) -> int:
        return len(self._notes)

    def legal_moves(self, seat: int) -> tuple[str, ...]:
        return tuple(self.game.moves.text(code) for code in members(self.state.legal(seat)))

    def view(self, viewer: Viewer) -> AnyView:
        return self.game.view(self.state, viewer)

    def scene_view(self, viewer: Viewer) -> View[Any, None]:
        """The view without its memory."""
        return self.game.scene_view(self.state, viewer)

    def events(self, viewer: Viewer, since: int = 0) -> list[Event]:
        """The events from number ``since`` on, as the viewer sees them.

        A caller that asks after every move misses nothing; an event that fades is shown for the latest move only.
        """
        kinds = self.game.event_kinds
        return [
            tell(kinds, number, note, viewer, past=number < self.latest)
            for number, note in enumerate(self._notes[since:], start=since)
        ]

    def events_between(self, viewer: Viewer, first: int, last: int) -> list[Event]:
        """The events from ``first`` up to ``last`` (excluded) as the viewer may see them now. Events that faded leave
        no trace, not even a gap in the numbers: their number could give a secret away."""
        kinds, facts = self.game.event_kinds, self.game.told_facts
        number = self.lasting_count(viewer, first)
        found: list[Event] = []
        for at in range(first, last):
            event = tell(kinds, number, self._notes[at], viewer, past=at < self.latest, known=facts)
            if not event.has_faded:
                found.append(event)
                number += 1
        return found

    def lasting_count(self, viewer: Viewer, before: int) -> int:
        """How many of the first ``before`` events do not fade for the viewer."""
        fading = _fading(self.game, viewer)
        if not fading:
            return before
        counts, place = self._lasting.setdefault(viewer, [0]), audience_bit(viewer)
        for note in self._notes[len(counts) - 1 : before]:
            counts.append(counts[-1] + (note.kind not in fading or not has(note.told, place)))
        return counts[before]

    def play(self, seat: int, move: str) -> None:
        """Makes the move that the words mean; raises a ``BadMove`` and changes nothing if that cannot be."""
        self.play_code(seat, self.game.read_move(self.view(seat), move))

    def play_code(self, seat: int, code: int) -> None:
        self.check(seat, code)
        self.make(seat, code)

    def make(self, seat: int, code: int) -> None:
        """Makes a move that is known to be legal."""
        self.latest = len(self._notes)
        self.state.play(seat, code)
        self.codes.append((seat, code))

    def check(self, seat: int, code: int) -> None:
        """Raises a ``BadMove`` if the seat may not make the move now."""
        if not has(self.state.to_act(), seat):
            # As the seat sees it: the refusal does not show who has answered in secret.
            waiting = ", ".join(self.names[other] for other in self.view(seat).to_act)
            key = "not-your-turn" if self.to_act else "game-is-over"
            raise NotYourTurn(KERNEL.message(key, name=self.names[seat], waiting=waiting))
        if not has(self.state.legal(seat), code):
            clause, why = self.game.refusal(self.view(seat), code)
            text = self.game.moves.text(code)
            raise IllegalMove(KERNEL.message("illegal-move", move=text, clause=clause, why=why), clause)

    def record(self) -> Record:
        return Record(
            game=self.game.about.name,
            edition=self.game.about.edition,
            deck=self.game.deck.digest,
            options=dict(self.game.options),
            names=self.names,
            seed=self.seed,
            moves=self.moves,
            claims=self.claims,
            ended=self.outcome is not None,
        )


@lru_cache(maxsize=256)
def _fading(game: AnyGame, viewer: Viewer) -> frozenset[int]:
    """The kinds of events that fade for the viewer."""
    place = audience_bit(viewer)
    return frozenset(number for number, kind in game.event_kinds.items() if has(kind.fades, place))


def _check_names(names: Sequence[str], seats: int) -> tuple[str, ...]:
    if len(names) != seats:
        raise BadSeats(KERNEL.message("bad-names", seats=seats, names=len(names)))
    for name in names:
        if not name.strip() or len(name) > LONGEST_NAME or not name.isprintable():
            raise BadSeats(KERNEL.message("bad-name", name=repr(name[:LONGEST_NAME]), longest=LONGEST_NAME))
    return tuple(name.strip() for name in names)
