"""Looking back at a finished game, and spectators' guesses during it, over HTTP."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from sobremesa.wire.messages import OfferedMove


class LookBackStep(Struct, frozen=True, omit_defaults=True):
    """The position after a move (the first is the deal). ``chances`` to win, in percent: the seat's own, as it could
    judge, or all seats', with all cards open. ``beliefs``: by topic, the percentage of imagined worlds with each value;
    only topics that changed since the previous step, and only values that occur."""

    chances: list[int]
    beliefs: dict[str, dict[str, int]] = {}


class MarkedClaim(Struct, frozen=True):
    """A claim made ``after`` this many moves, and whether it was true then; None if it cannot be decided."""

    seat: int
    after: int
    words: str
    is_true: bool | None


class LookBack(Struct, frozen=True):
    """A finished game as a seat could judge it, or with all cards open (``seat`` None); only the latter has marked
    claims. ``turning_points`` are steps, at most three; ``worlds`` is the number imagined for each step."""

    seat: int | None
    worlds: int
    steps: list[LookBackStep]
    turning_points: list[int]
    claims: list[MarkedClaim]


class AdvisedMove(Struct, frozen=True):
    """The share of the search that went to the move, and the chance to win with it, in percent."""

    move: OfferedMove
    share: int
    chance: int


class Advised(Struct, frozen=True):
    """What the strongest bot would have done instead of move ``step``, the best first."""

    step: int
    seat: int
    moves: list[AdvisedMove]


class GuessWish(Struct, frozen=True, forbid_unknown_fields=True):
    """A spectator's estimate for each seat, in percent: how likely it belongs to the second of the game's two teams.
    ``key`` is the spectator's own; ``invite`` is needed where the table is not public."""

    key: Annotated[str, Meta(max_length=64)]
    sides: Annotated[list[Annotated[int, Meta(ge=0, le=100)]], Meta(min_length=2, max_length=8)]
    name: Annotated[str, Meta(max_length=24)] = ""
    invite: Annotated[str, Meta(max_length=64)] = ""


class Guesser(Struct, frozen=True):
    """``watcher``: an id of the spectator that is valid at this table only."""

    watcher: str


class ScoredGuess(Struct, frozen=True):
    """``brier`` is the Brier score times 1000: 0 for always certain and right, 250 for no guess, 1000 for always
    certain and wrong. ``sides`` are the last guesses, ``first`` the number of moves before the first guess."""

    watcher: str
    name: str
    brier: int
    first: int
    sides: list[int]


class GuessList(Struct, frozen=True):
    """The guesses, the best first, and each seat's team at the end: true for the second of the two, None for
    neither."""

    guesses: list[ScoredGuess]
    teams: list[bool | None]
