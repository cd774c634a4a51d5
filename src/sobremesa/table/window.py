"""Windows, in which seats choose in secret, and what the table hides until they close.

There are two kinds. *Reactions* (EU-38): the seats asked answer in secret, the window lasts equally long no matter what
they hold, and not even who has answered is shown. A *joint choice*: several seats choose at once, and the last choice
is held for a moment before all are revealed.

A window at a table with one person has no limit: it closes when the person has answered. The bots have the same short
time in every window, no matter what they hold, and it never closes earlier: so its length depends only on how long the
person thought.
"""

from __future__ import annotations

from dataclasses import dataclass

from msgspec.structs import replace

from sobremesa.kernel.bits import bit, members
from sobremesa.kernel.event import Viewer
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.match import Match
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.state import State
from sobremesa.kernel.view import AnyView

# The moves of a closed window, from the first (included) to the last (not).
Span = tuple[int, int]


@dataclass(frozen=True)
class HeldAnswer:
    """The last secret move, which the table holds until the window closes."""

    seat: int
    code: int


class Window:
    """``is_open`` while reactions are asked for, ``is_joint`` in a joint choice. ``closes_at`` is when the window, or
    the moment before a reveal, is over: None where it waits for ``waits_for``, without a limit. Bots have answered
    ``bots_by`` then. ``closed`` are the windows of this game that are over."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.is_open = False
        self.is_joint = False
        self.held: HeldAnswer | None = None
        self.closes_at: int | None = None
        self.waits_for: int | None = None
        self.bots_by = 0
        self.closed: list[Span] = []
        # How things stood when the window opened, how many moves were made by then, and how many seats it asked.
        self._before: State = game.blank(Rng(0))
        self._first_move = 0
        self._seats_asked = 0
        self._scratch: State = game.blank(Rng(0))

    # What it hides.

    def holds(self, viewer: Viewer) -> bool:
        return self.held is not None and self.held.seat == viewer

    def has_last_answer_of(self, viewer: Viewer) -> bool:
        """Whether the viewer's answer is the last of several. The viewer must not learn that it is (EU-38)."""
        return self.is_open and self._seats_asked > 1 and self.holds(viewer)

    def with_own_answer(self, match: Match) -> State:
        """The window with the held answer and no other, as a seat sees it that answers first."""
        assert self.held is not None
        self._scratch.copy_from(self._before)
        for seat, code in [*match.codes[self._first_move :], (self.held.seat, self.held.code)]:
            if seat == self.held.seat:
                self._scratch.play(seat, code)
        return self._scratch

    def without_held(self, view: AnyView) -> AnyView:
        """The view without a question to the seat whose move is held."""
        if not self.holds(view.viewer):
            return view
        return replace(view, to_act=tuple(seat for seat in view.to_act if seat != view.viewer), moves=(), prompt=None)

    # Who is asked.

    def is_called_for(self, match: Match) -> bool:
        """Whether the game publicly asks for reactions now."""
        reactions = self.game.reactions
        return reactions is not None and reactions.seats_asked(match.state) != 0

    def publicly_asked(self, match: Match) -> tuple[int, ...]:
        """The seats that all viewers see asked: the truth, except in a window, which hides who has answered."""
        reactions = self.game.reactions
        asked = 0 if reactions is None else reactions.seats_asked(match.state)
        return tuple(members(asked)) if asked else match.to_act

    # From its opening to its end.

    def open(self, match: Match, asked: int, ends_at: int, waits_for: int | None) -> None:
        """With ``waits_for`` it closes at that time or when that seat has answered, whichever is later."""
        self.is_open, self.waits_for = True, waits_for
        self.last_until(ends_at)
        self._first_move, self._seats_asked = len(match.codes), asked
        self._before.copy_from(match.state)

    def last_until(self, ends_at: int) -> None:
        """Its time begins again, or goes on after a pause."""
        self.bots_by = ends_at
        self.closes_at = ends_at if self.waits_for is None else None

    def hear(self, match: Match, seat: int, at: int) -> None:
        """The seat has chosen something; the seat waited for has answered when it has nothing left to choose."""
        if seat == self.waits_for and (self.holds(seat) or not match.state.to_act() & bit(seat)):
            self.waits_for = None
            self.closes_at = max(at, self.bots_by)

    def wait_no_more(self, ends_at: int) -> None:
        """The player that the window waited for has left."""
        self.waits_for = None
        self.last_until(ends_at)

    def would_end(self, match: Match, seat: int, code: int) -> bool:
        """Whether the move ends the window or uncovers a joint choice: those have a time of their own."""
        if not (self.is_open or self.is_joint) or match.state.to_act() != bit(seat):
            return False
        self._scratch.copy_from(match.state)
        self._scratch.play(seat, code)
        after = self._scratch.to_act()
        if self.is_open:
            reactions = self.game.reactions
            assert reactions is not None
            return after != bit(seat) or not reactions.seats_asked(self._scratch)
        return not after or self._looks_different(match)

    def _looks_different(self, match: Match) -> bool:
        """Whether the public view, or its memory, would differ from now. The scene is compared first, which is
        quicker."""
        game, scratch = self.game, self._scratch
        return game.scene_view(scratch, None) != match.scene_view(None) or game.view(scratch, None) != match.view(None)

    def close(self, match: Match) -> None:
        """Makes the held move and, in a window, a pass for every seat that has not answered (EU-38)."""
        held, self.held = self.held, None
        if self.is_open:
            reactions = self.game.reactions
            assert reactions is not None
            # By seat, so that the order of the moves tells nothing.
            for seat in match.to_act:
                if held is not None and held.seat == seat:
                    match.make(held.seat, held.code)
                while self.is_called_for(match) and seat in match.to_act:
                    match.make(seat, reactions.move_without_answer(match.scene_view(seat)))
            self.closed.append((self._first_move, len(match.codes)))
        elif held is not None:
            match.make(held.seat, held.code)
        self.end()

    def end(self) -> None:
        """The secret choice is over."""
        self.is_open = self.is_joint = False
        self.closes_at = self.waits_for = None

    def is_just_closed(self, match: Match) -> bool:
        """Whether the last move was an answer in a window, which is closed for good."""
        return bool(self.closed) and self.closed[-1][1] == len(match.codes)

    def forget_after(self, moves: int) -> None:
        """A move was taken back: only windows that ended by then were there."""
        self.closed = [(first, last) for first, last in self.closed if last <= moves]
        self.is_joint = False
