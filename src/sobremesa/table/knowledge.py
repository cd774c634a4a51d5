"""Whether a viewer learned anything from a move: only then is it too late to undo it."""

from __future__ import annotations

from collections.abc import Sequence

from sobremesa.kernel.bits import has, members
from sobremesa.kernel.event import Viewer, all_viewers
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.rng import KeyedRng, Rng
from sobremesa.kernel.seed import Seed
from sobremesa.kernel.state import State

WORLDS = 12
MOVERS_WORLDS = 6


def may_teach(game: AnyGame, before: State, seat: int, move: int, after: State) -> bool:
    """Whether, as far as the mover knows, some viewer can rule out a world because of the move.

    It is judged on worlds that the mover imagines, so the mover learns nothing from the answer. A move that used chance
    counts as teaching.
    """
    if chance_used(before) != chance_used(after):
        return True
    imagined = game.imagine(game.view(before, seat))
    world, then, rng = game.blank(Rng(0)), game.blank(Rng(0)), Rng(2)
    seen = game.view(after, seat).encode()
    for _world in range(MOVERS_WORLDS):
        imagined.sample(rng, world)
        if not has(world.legal(seat), move):
            return True
        then.copy_from(world)
        then.play(seat, move)
        if game.view(then, seat).encode() != seen:
            return True
        if any(_teaches(game, world, viewer, seat, then) for viewer in all_viewers(game.seats) if viewer != seat):
            return True
    return False


def last_may_teach(game: AnyGame, seed: Seed, codes: Sequence[tuple[int, int]]) -> bool:
    """The same for the last of these moves, by seat and code, from the deal on."""
    before, after = game.deal(seed.rng()), game.deal(seed.rng())
    for seat, code in codes[:-1]:
        before.play(seat, code)
    for seat, code in codes:
        after.play(seat, code)
    return may_teach(game, before, *codes[-1], after)


def chance_used(state: State) -> int:
    rng = state.rng
    return int(rng.count) if isinstance(rng, KeyedRng) else int(rng.x)


def take_chance(state: State, other: State) -> None:
    """The state goes on with the chance of another state of the same seed."""
    rng, source = state.rng, other.rng
    rng.x = source.x
    if isinstance(rng, KeyedRng) and isinstance(source, KeyedRng):
        rng.count = source.count


def _teaches(game: AnyGame, before: State, viewer: Viewer, seat: int, after: State) -> bool:
    """Whether one of the viewer's worlds is ruled out: no move of the seat in it looks like the one that was made."""
    seen = game.view(after, viewer).encode()
    imagined = game.imagine(game.view(before, viewer))
    world, tried, rng = game.blank(Rng(0)), game.blank(Rng(0)), Rng(1)
    for _world in range(WORLDS):
        imagined.sample(rng, world)
        for code in members(world.legal(seat)):
            tried.copy_from(world)
            tried.play(seat, code)
            if game.view(tried, viewer).encode() == seen:
                break
        else:
            return True
    return False
