"""Records: a game, finished or not, in text."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from sobremesa.kernel.claim import SpokenClaim
from sobremesa.kernel.errors import BadClaim, BadMove, BadRecord, SobremesaError
from sobremesa.kernel.seed import Seed
from sobremesa.kernel.text import KERNEL, Message

if TYPE_CHECKING:
    from sobremesa.kernel.game import AnyGame
    from sobremesa.kernel.match import Match

HEADING = "sobremesa record 1"
LONGEST_RECORD = 2_000_000
FIELDS = ("game", "edition", "deck", "option", "seat", "seed", "note")


@dataclass(frozen=True)
class Record:
    """Replaying it reproduces every state, event, view and claim. One line a move: the seat's number and the words.

    ::

        sobremesa record 1
        game mygame
        edition 1
        deck sha256:...
        option limit=none
        seat Ana
        seat Beto
        seed 42

        0 juega g7
        1 juega e2
        end

    A claim stands where it was made: ``2 : equipo 4 subterra``.

    ``note`` lines in the heading are the recorder's, such as a table's proof of fairness; replaying does not read them.
    """

    game: str
    edition: int
    deck: str
    options: Mapping[str, str]
    names: tuple[str, ...]
    seed: Seed
    moves: tuple[tuple[int, str], ...] = field(default=())
    claims: tuple[SpokenClaim, ...] = field(default=())
    ended: bool = False
    notes: tuple[str, ...] = ()

    def __str__(self) -> str:
        head = [
            HEADING,
            f"game {self.game}",
            f"edition {self.edition}",
            f"deck {self.deck}",
            *(f"option {name}={value}" for name, value in self.options.items()),
            *(f"seat {name}" for name in self.names),
            f"seed {self.seed}",
            *(f"note {words}" for words in self.notes),
            "",
        ]
        said = self._claim_lines()
        body = [*said[0]]
        for number, (seat, move) in enumerate(self.moves, start=1):
            body += [f"{seat} {move}", *said[number]]
        return "\n".join([*head, *body, *["end"] * self.ended, ""])

    def _claim_lines(self) -> list[list[str]]:
        """The lines of claims by the number of moves made before."""
        lines: list[list[str]] = [[] for _move in range(len(self.moves) + 1)]
        for claim in self.claims:
            lines[claim.after].append(f"{claim.seat} : {claim.words}")
        return lines

    @classmethod
    def read(cls, text: str) -> Record:
        """Reads a record; raises a ``BadRecord`` that names the line. Moves are checked by ``replay``."""
        if len(text) > LONGEST_RECORD:
            raise BadRecord(KERNEL.message("record-too-long", longest=LONGEST_RECORD))
        lines = text.splitlines()
        if not lines or lines[0].strip() != HEADING:
            raise _wrong(1, KERNEL.message("record-heading", heading=HEADING))
        return _Reader(lines).record()

    def replay(self, game: AnyGame, each: Callable[[Match], None] | None = None) -> Match:
        """Plays the record again on a game configured as it says; ``each`` is called before every move."""
        from sobremesa.kernel.match import Match

        about = game.about
        if (about.name, about.edition) != (self.game, self.edition):
            here, there = f"{about.name} {about.edition}", f"{self.game} {self.edition}"
            raise BadRecord(KERNEL.message("record-edition", record=there, here=here))
        if game.deck.digest != self.deck:
            raise BadRecord(KERNEL.message("record-deck", record=self.deck, here=game.deck.digest))
        match = Match(game, self.seed, self.names)
        for number, (seat, move) in enumerate(self.moves, start=1):
            self._talk(match, number - 1)
            if each:
                each(match)
            try:
                match.play(seat, move)
            except BadMove as problem:
                why = problem.message
                raise BadRecord(KERNEL.message("record-move", number=number, move=move, why=why)) from problem
        self._talk(match, len(self.moves))
        if self.ended and match.outcome is None:
            raise BadRecord(KERNEL.message("record-not-over"))
        return match

    def _talk(self, match: Match, after: int) -> None:
        """Makes the claims that were made after this many moves."""
        for claim in self.claims:
            if claim.after == after:
                try:
                    match.claim(claim.seat, claim.words)
                except BadClaim as problem:
                    why = problem.message
                    raise BadRecord(KERNEL.message("record-claim", words=claim.words, why=why)) from problem


def _wrong(line: int, what: Message) -> BadRecord:
    return BadRecord(KERNEL.message("record-line", line=line, what=what))


class _Reader:
    def __init__(self, lines: list[str]) -> None:
        self.lines = lines
        self.found: dict[str, str] = {}
        self.options: dict[str, str] = {}
        self.names: list[str] = []
        self.notes: list[str] = []
        self.moves: list[tuple[int, str]] = []
        self.claims: list[SpokenClaim] = []
        self.ended = False

    def record(self) -> Record:
        body = False
        for number, line in enumerate(self.lines[1:], start=2):
            words = line.strip()
            if not words:
                body = body or bool(self.found)
            elif self.ended:
                raise _wrong(number, KERNEL.message("record-after-end"))
            elif body:
                self._move(number, words)
            else:
                self._field(number, words)
        for name in ("game", "edition", "deck", "seed"):
            if name not in self.found:
                raise BadRecord(KERNEL.message("record-missing", field=name))
        if not self.names:
            raise BadRecord(KERNEL.message("record-missing", field="seat"))
        edition = self.found["edition"]
        if not (edition.isascii() and edition.isdigit() and len(edition) < 10):
            raise BadRecord(KERNEL.message("record-bad-edition", value=edition))
        return Record(
            game=self.found["game"],
            edition=int(edition),
            deck=self.found["deck"],
            options=self.options,
            names=tuple(self.names),
            seed=Seed.read(self.found["seed"]),
            moves=tuple(self.moves),
            claims=tuple(self.claims),
            ended=self.ended,
            notes=tuple(self.notes),
        )

    def _field(self, number: int, words: str) -> None:
        name, _, value = words.partition(" ")
        value = value.strip()
        if name not in FIELDS or not value:
            raise _wrong(number, KERNEL.message("record-field", words=words[:60], allowed=", ".join(FIELDS)))
        if name == "seat":
            self.names.append(value)
        elif name == "note":
            self.notes.append(value)
        elif name == "option":
            option, equals, chosen = value.partition("=")
            if not equals:
                raise _wrong(number, KERNEL.message("record-option", words=words[:60]))
            self.options[option.strip()] = chosen.strip()
        elif name in self.found:
            raise _wrong(number, KERNEL.message("record-twice", field=name))
        else:
            self.found[name] = value
        if name == "seed":
            try:
                Seed.read(value)
            except SobremesaError as problem:
                raise _wrong(number, problem.message) from None

    def _move(self, number: int, words: str) -> None:
        if words == "end":
            self.ended = True
            return
        seat, _, move = words.partition(" ")
        if not (seat.isascii() and seat.isdigit() and len(seat) < 3 and int(seat) < len(self.names)):
            last = len(self.names) - 1
            raise _wrong(number, KERNEL.message("record-seat", words=words[:60], last=last))
        said, _, words = move.strip().partition(" ")
        if said == ":":
            self.claims.append(SpokenClaim(int(seat), len(self.moves), words.strip()))
        else:
            self.moves.append((int(seat), move.strip()))
