"""What is asked and answered over HTTP about who knew what, when a game is over; and what watchers guess before."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from sobremesa.wire.messages import Move


class LookBackStep(Struct, frozen=True, omit_defaults=True):
    """After a move (the first is the deal). ``chances`` to win, in percent: the seat's own, as it could judge, or
    everybody's, with all cards open. ``beliefs``: by topic, of the worlds that the seat could imagine, how many percent
    have each value there; only topics that changed since the step before. What no world has is left out."""

    chances: list[int]
    beliefs: dict[str, dict[str, int]] = {}


class MarkedClaim(Struct, frozen=True):
    """What was said ``after`` this many moves, and whether it was true then; None where nothing says."""

    seat: int
    after: int
    words: str
    is_true: bool | None


class LookBack(Struct, frozen=True):
    """A finished game as a seat could judge it, or with all cards open (``seat`` None), which alone has marked claims.
    ``turning_points`` are steps, at most three; ``worlds`` were imagined for each step."""

    seat: int | None
    worlds: int
    steps: list[LookBackStep]
    turning_points: list[int]
    claims: list[MarkedClaim]


class AdvisedMove(Struct, frozen=True):
    """How much of the thought went to the move, and the chance to win with it, in percent."""

    move: Move
    share: int
    chance: int


class Advised(Struct, frozen=True):
    """What the strongest bot would have done in place of the seat that made move ``step``, the best first."""

    step: int
    seat: int
    moves: list[AdvisedMove]


class GuessWish(Struct, frozen=True, forbid_unknown_fields=True):
    """What a watcher thinks of each seat's team: how many percent speak for the second of the game's two teams.
    ``key`` is the watcher's own; ``invite`` what guests need to know where the table is not public."""

    key: Annotated[str, Meta(max_length=64)]
    sides: Annotated[list[Annotated[int, Meta(ge=0, le=100)]], Meta(min_length=2, max_length=8)]
    name: Annotated[str, Meta(max_length=24)] = ""
    invite: Annotated[str, Meta(max_length=64)] = ""


class Guesser(Struct, frozen=True):
    """``watcher``: a word for the watcher that means nothing at another table."""

    watcher: str


class ScoredGuess(Struct, frozen=True):
    """``brier``: 0 for whoever was sure and right all along, 250 for whoever never guessed, 1000 for whoever was always
    sure and wrong. ``sides`` as they were at the end, ``first`` how many moves had been made at the first guess."""

    watcher: str
    name: str
    brier: int
    first: int
    sides: list[int]


class GuessList(Struct, frozen=True):
    """The best first, and each seat's team at the end: the second of the two, or not; None where it is of neither."""

    guesses: list[ScoredGuess]
    teams: list[bool | None]
