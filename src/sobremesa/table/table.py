"""A live table: the replay of its journal."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace

from sobremesa.kernel.bits import members
from sobremesa.kernel.event import Event, Viewer
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.match import Match
from sobremesa.kernel.outcome import Outcome
from sobremesa.kernel.record import Record
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.state import State
from sobremesa.kernel.view import AnyView
from sobremesa.table import entries as e
from sobremesa.table import news as n
from sobremesa.table.clocks import Clocks
from sobremesa.table.fairness import Proof, commitment, seed_of
from sobremesa.table.publishing import published
from sobremesa.table.seat import Seat
from sobremesa.table.settings import Settings

# A window in which only bots are asked need not be as long as one for people: everybody knows who is a bot.
BOTS_WINDOW_MS = 1_000

GameMaker = Callable[[Settings], AnyGame]


@dataclass(frozen=True)
class Held:
    """A sealed move that the table keeps until its time has come."""

    seat: int
    code: int


@dataclass
class Proposal:
    seat: int
    what: e.What
    next_secret: str
    yes: set[int] = field(default_factory=set)
    entropy: dict[int, str] = field(default_factory=dict)


class Table:
    """What happens at it is decided by ``Host`` and written down as entries; here they take effect.

    >>> table = Table.replay(entries, make_game)

    ``seq`` is the number of the latest news; ``length`` the number of entries, which nobody outside is told,
    because sealed answers are entries and no news. After ``apply``, ``touched`` are the seats whose own prompt
    changed without news.
    """

    def __init__(self, opened: e.Opened, game: AnyGame) -> None:
        self.id = opened.table
        self.opened_at = opened.at
        self.settings = opened.settings
        self.invite = opened.invite
        self.game = game
        self.seats = [Seat() for _seat in range(game.seats)]
        self.news: list[n.News] = []
        self.length = 1
        self.number = 0
        self.secret = opened.secret
        self.next_secret = ""
        self.entropy: tuple[str, ...] = ()
        self.match: Match | None = None
        self.codes: list[tuple[int, int]] = []
        self._windows: list[tuple[int, int]] = []
        self._window_began = 0
        # How things stood when the window opened, and how many seats it asked.
        self._window_state = game.blank(Rng(0))
        self._window_asks = 0
        self.records: list[Record] = []
        self.clocks = Clocks(self.settings.clock, game.seats)
        self.proposal: Proposal | None = None
        self.paused_at: int | None = None
        self.held: Held | None = None
        self.closes_at: int | None = None
        self.window = False
        self.together = False
        self.touched: set[int] = set()
        self.known_ids: set[tuple[int, str]] = set()
        self.latest_at = opened.at
        self._told = 0
        self._scratch: State = game.blank(Rng(0))
        self._has_windows = game.reactions is not None

    def __repr__(self) -> str:
        return f"<Table {self.id} of {self.game.about.name}, {self.status}, {self.length} entries>"

    @classmethod
    def replay(cls, entries: Iterable[e.Entry], make_game: GameMaker) -> Table:
        remaining = iter(entries)
        opened = next(remaining)
        if not isinstance(opened, e.Opened):
            raise ValueError("a journal begins with the opening of its table")
        table = cls(opened, make_game(opened.settings))
        for entry in remaining:
            table.apply(entry)
        return table

    # What everybody may ask.

    @property
    def seq(self) -> int:
        return len(self.news)

    @property
    def status(self) -> str:
        if self.match is None:
            return "waiting"
        return "playing" if self.match.state.to_act() else "over"

    @property
    def outcome(self) -> Outcome | None:
        # With a move held back the game is not over for anybody.
        return self.match.outcome if self.match else None

    @property
    def commitment(self) -> str:
        """The one of the game being played, or of the first one to come."""
        return commitment(self.secret)

    @property
    def next_commitment(self) -> str:
        return commitment(self.next_secret) if self.next_secret else ""

    @property
    def voters(self) -> set[int]:
        """Who is asked for agreement: the players who are there."""
        return {number for number, seat in enumerate(self.seats) if seat.is_present}

    def view(self, viewer: Viewer) -> AnyView | None:
        """What the viewer sees; a seat whose move the table holds is asked no more."""
        if self.match is None:
            return None
        if self.has_answered_last(viewer):
            return self.game.view(self._with_own_answer(), viewer)
        return self._held_back(self.match.view(viewer), viewer)

    def shown(self, viewer: Viewer) -> AnyView | None:
        """What the viewer is sent of it: the memory only where the table helps to remember."""
        if self.match is None or self.settings.memory_aid:
            return self.view(viewer)
        if self.has_answered_last(viewer):
            return self.game.scene_view(self._with_own_answer(), viewer)
        return self._held_back(self.match.scene_view(viewer), viewer)

    def has_answered_last(self, viewer: Viewer) -> bool:
        """Whether the viewer's answer is the last of a window. Nothing may tell the viewer that it is (EU-38)."""
        return self.window and self._window_asks > 1 and self.held is not None and self.held.seat == viewer

    def _with_own_answer(self) -> State:
        """The window with the held answer in it and nobody else's, as whoever answers earlier sees it."""
        assert self.held is not None
        self._scratch.copy_from(self._window_state)
        for seat, code in [*self.codes[self._window_began :], (self.held.seat, self.held.code)]:
            if seat == self.held.seat:
                self._scratch.play(seat, code)
        return self._scratch

    def _held_back(self, view: AnyView, viewer: Viewer) -> AnyView:
        if self.held is not None and self.held.seat == viewer:
            asked = tuple(seat for seat in view.to_act if seat != viewer)
            return replace(view, to_act=asked, moves=())
        return view

    def sealed(self, viewer: Viewer) -> str | None:
        """The viewer's own move that the table holds."""
        if self.held is None or self.held.seat != viewer or self.has_answered_last(viewer):
            return None
        return self.game.moves.text(self.held.code)

    def events(self, viewer: Viewer, since: int) -> list[Event]:
        """What the viewer was told of the game from event ``since`` on, as far as it is news already."""
        if self.match is None:
            return []
        return self.match.events(viewer, since=since)[: max(0, self._told - since)]

    def asked(self) -> tuple[int, ...]:
        """The seats that can make a move now; the truth, not for showing."""
        if self.match is None or self.paused_at is not None or (self.held is not None and not self.window):
            return ()
        held = self.held.seat if self.held else None
        return tuple(seat for seat in self.match.to_act if seat != held)

    def bots_to_move(self) -> list[tuple[int, str]]:
        """The seats that a bot has to play now, with its level."""
        return [(seat, self.level_of(seat)) for seat in self.asked() if self.level_of(seat)]

    def level_of(self, seat: int) -> str:
        """The level of whoever plays the seat; "" for a player."""
        taken = self.seats[seat]
        return self.settings.stand_in if taken.is_player and taken.away else taken.level

    def due(self) -> int | None:
        """When something has to happen by itself: a window closes, a choice is revealed, a clock is empty."""
        if self.match is None or self.paused_at is not None:
            return None
        ends = [end for end, _seat in self.clocks.ends()] if self.clocks.running else []
        return min([*ends, *([] if self.closes_at is None else [self.closes_at])], default=None)

    def record(self) -> Record | None:
        """The record of the latest finished game, with the proof that its chance was fair."""
        return self.records[-1] if self.records else None

    # What happens.

    def apply(self, entry: e.Entry) -> None:
        self.touched = set()
        self.length += 1
        self.latest_at = entry.at
        if isinstance(entry, e.Played):
            self._played(entry)
        elif isinstance(entry, e.Closed):
            self._closed(entry.at)
        else:
            self._apply_rare(entry)
        given = getattr(entry, "id", "")
        if given:
            self.known_ids.add((entry.seat, given))  # type: ignore[union-attr]  # whoever has an id has a seat

    def _apply_rare(self, entry: e.Entry) -> None:
        match entry:
            case e.Sat():
                self.seats[entry.seat] = Seat(name=entry.name, key=entry.key, entropy=entry.entropy)
                self.news.append(n.SatDown(self.seq + 1, entry.seat, entry.name))
            case e.BotSat():
                self.seats[entry.seat] = Seat(name=f"Bot {entry.seat + 1}", level=entry.level)
                self.news.append(n.BotSatDown(self.seq + 1, entry.seat, entry.level))
            case e.Left():
                self._left(entry)
            case e.Readied():
                self.seats[entry.seat].ready = entry.ready
                self.news.append(n.GotReady(self.seq + 1, entry.seat, entry.ready))
            case e.Started():
                entropy = [seat.entropy for seat in self.seats]
                self._start(self.secret, entry.next_secret, entropy, entry.at)
            case e.TimedOut():
                self._stand_in(entry.seat, entry.at, out_of_time=True)
            case e.Returned():
                self._returned(entry)
            case e.Said():
                self.news.append(n.Spoke(self.seq + 1, entry.seat, entry.text))
            case e.Claimed():
                assert self.match is not None
                self.match.claim(entry.seat, entry.words)
                self.news.append(n.Asserted(self.seq + 1, entry.seat, entry.words))
            case e.Proposed():
                self.proposal = Proposal(entry.seat, entry.what, entry.next_secret)
                self.news.append(n.Suggested(self.seq + 1, entry.seat, entry.what))
                self._vote(entry.seat, entry.entropy, entry.at)
            case e.Answered():
                self._answered(entry)
            case _:
                raise ValueError(f"a table is opened once: {type(entry).__name__}")

    def _start(self, secret: str, next_secret: str, entropy: list[str], at: int) -> None:
        self.number += 1
        self.secret, self.next_secret, self.entropy = secret, next_secret, tuple(entropy)
        seed = seed_of(secret, self.id, self.number, entropy)
        self.match = Match(self.game, seed, [seat.name for seat in self.seats])
        self.codes = []
        self._windows = []
        self.clocks = Clocks(self.settings.clock, self.game.seats)
        self.held, self.paused_at = None, None
        self._forget_events(0)
        self.news.append(n.GameStarted(self.seq + 1, self.number, self.commitment))
        self._publish()
        self._ask(at)

    # Moves.

    def _played(self, entry: e.Played) -> None:
        assert self.match is not None
        self._drop_proposal("undo")
        if self._is_held_back(entry.seat, entry.code):
            self.held = Held(entry.seat, entry.code)
            self.touched = {entry.seat}
            if not self.window:
                self.closes_at = entry.at + self.settings.reveal_ms
                self.clocks.run((), entry.at, mover=entry.seat)
            return
        self._play(entry.seat, entry.code)
        if self.window:
            self.touched = {entry.seat}
            return
        self._publish()
        self.clocks.moved(entry.seat, entry.at)
        self._ask(entry.at, mover=entry.seat)

    def _play(self, seat: int, code: int) -> None:
        assert self.match is not None
        self.match.play_code(seat, code)
        self.codes.append((seat, code))

    def _is_held_back(self, seat: int, code: int) -> bool:
        """Whether the move ends a window or uncovers sealed choices: those have a time of their own."""
        assert self.match is not None
        if self.match.to_act != (seat,) or not (self.window or (self.together and self.settings.reveal_ms)):
            return False
        self._scratch.copy_from(self.match.state)
        self._scratch.play(seat, code)
        then = self.game.view(self._scratch, None)
        after = tuple(members(self._scratch.to_act()))
        if self.window:
            reactions = self.game.reactions
            return after != (seat,) or reactions is None or not reactions.is_open(then)
        return not after or then != self.match.view(None)

    def _closed(self, at: int) -> None:
        assert self.match is not None
        held, self.held = self.held, None
        if self.window:
            self._close_window(held)
            self._windows.append((self._window_began, len(self.codes)))
        elif held is not None:
            self._play(held.seat, held.code)
        self.closes_at = None
        self.window = self.together = False
        self._publish()
        self._ask(at)

    def _close_window(self, held: Held | None) -> None:
        """No answer is a pass (EU-38). The order of the moves that are added is by seat, so it tells nothing."""
        assert self.match is not None
        for seat in self.match.to_act:
            if held is not None and held.seat == seat:
                self._play(held.seat, held.code)
            while self._in_window() and seat in self.match.to_act:
                assert self.game.reactions is not None
                self._play(seat, self.game.reactions.unanswered(self.match.view(seat)))

    def _in_window(self) -> bool:
        assert self.match is not None
        if not self._has_windows or not self.match.state.to_act():
            return False
        return self.game.reactions is not None and self.game.reactions.is_open(self.match.scene_view(None))

    def _publicly_asked(self) -> tuple[int, ...]:
        """The seats that everybody sees asked: the truth, but in a window, which hides who has answered."""
        assert self.match is not None
        return self.match.scene_view(None).to_act if self._has_windows else self.match.to_act

    def _publish(self) -> None:
        """What happened since the last time becomes news: one piece, even if it is hidden from everybody."""
        assert self.match is not None
        first, self._told = self._told, self.match.event_count
        self.news.append(n.Happening(self.seq + 1, first, self._told))

    def _ask(self, at: int, mover: int | None = None) -> None:
        """Looks at who is asked now, as everybody sees it, and sets the time. ``mover`` has just made a move."""
        assert self.match is not None
        if self.match.outcome is not None:
            self.clocks.halt(at)
            self.closes_at, self.window, self.together = None, False, False
            record = published(self.match.record(), self.game, self.codes, self._windows)
            self.records.append(replace(record, notes=self._proof().lines()))
            return
        asked = self._publicly_asked()
        was_window, self.window = self.window, self._in_window()
        if self.window:
            self.clocks.run((), at, mover=mover)
            if not was_window:
                self._window_began = len(self.codes)
                self._window_state.copy_from(self.match.state)
                self._window_asks = len(asked)
                bots_only = all(self.level_of(seat) for seat in asked)
                length = self.settings.window_ms
                self.closes_at = at + (min(BOTS_WINDOW_MS, length) if bots_only else length)
            return
        self.closes_at = None
        self.together = len(asked) > 1 or (self.together and len(asked) == 1)
        self.clocks.run((seat for seat in asked if self.seats[seat].is_present), at, mover=mover)

    def _proof(self) -> Proof:
        return Proof(self.id, self.number, self.commitment, self.secret, self.entropy)

    # Coming and going.

    def _left(self, entry: e.Left) -> None:
        if self.match is None:
            self.seats[entry.seat] = Seat()
            self.news.append(n.StoodUp(self.seq + 1, entry.seat))
        else:
            self._stand_in(entry.seat, entry.at, out_of_time=False)

    def _stand_in(self, seat: int, at: int, *, out_of_time: bool) -> None:
        self.seats[seat].away = True
        self.news.append(n.StoodIn(self.seq + 1, seat, self.settings.stand_in, out_of_time))
        self._clocks_anew(at)
        if self.proposal is not None:
            self._count(at)

    def _returned(self, entry: e.Returned) -> None:
        self.seats[entry.seat].away = False
        self.clocks.comes_back(entry.seat)
        self.news.append(n.CameBack(self.seq + 1, entry.seat))
        self._clocks_anew(entry.at)

    def _clocks_anew(self, at: int) -> None:
        if self.match is None or self.outcome or self.window or self.held or self.paused_at is not None:
            return
        self.clocks.go_on((seat for seat in self._publicly_asked() if self.seats[seat].is_present), at)

    # Agreements.

    def _answered(self, entry: e.Answered) -> None:
        assert self.proposal is not None
        what = self.proposal.what
        self.news.append(n.Replied(self.seq + 1, entry.seat, what, entry.yes))
        if entry.yes:
            self._vote(entry.seat, entry.entropy, entry.at)
        else:
            self.proposal = None
            self.news.append(n.Settled(self.seq + 1, what, agreed=False))

    def _vote(self, seat: int, entropy: str, at: int) -> None:
        assert self.proposal is not None
        self.proposal.yes.add(seat)
        self.proposal.entropy[seat] = entropy
        self._count(at)

    def _count(self, at: int) -> None:
        proposal = self.proposal
        if proposal is None or not self.voters or not self.voters <= proposal.yes:
            return
        self.proposal = None
        self.news.append(n.Settled(self.seq + 1, proposal.what, agreed=True))
        if proposal.what == "pause":
            self.paused_at = at
            self.clocks.halt(at)
        elif proposal.what == "resume":
            self._resume(at)
        elif proposal.what == "undo":
            self._undo(at)
        else:
            entropy = [proposal.entropy.get(seat, "") for seat in range(self.game.seats)]
            self._start(self.next_secret, proposal.next_secret, entropy, at)

    def _drop_proposal(self, what: e.What) -> None:
        if self.proposal is not None and self.proposal.what == what:
            self.proposal = None
            self.news.append(n.Settled(self.seq + 1, what, agreed=False))

    def _resume(self, at: int) -> None:
        assert self.match is not None
        assert self.paused_at is not None
        if self.closes_at is not None:
            self.closes_at += at - self.paused_at
        self.paused_at = None
        if not self.window and self.held is None:
            self.clocks.go_on((seat for seat in self._publicly_asked() if self.seats[seat].is_present), at)

    def before_last_move(self) -> Match:
        """The match as it was one move earlier."""
        assert self.match is not None
        earlier = Match(self.game, self.match.seed, self.match.names)
        claims = list(self.match.claims)
        for number, (seat, code) in enumerate(self.codes[:-1]):
            while claims and claims[0].after <= number:
                earlier.claim(claims[0].seat, claims.pop(0).words)
            earlier.play_code(seat, code)
        # What was said is not taken back with the move.
        for claim in claims:
            earlier.claim(claim.seat, claim.words)
        return earlier

    @property
    def is_after_window(self) -> bool:
        """Whether the last move was an answer in a window, which is closed for good."""
        return bool(self._windows) and self._windows[-1][1] == len(self.codes)

    def _undo(self, at: int) -> None:
        self.match = self.before_last_move()
        self.codes.pop()
        self._windows = [(first, last) for first, last in self._windows if last <= len(self.codes)]
        self._forget_events(self.match.event_count)
        self.together = False
        self._ask(at)

    def _forget_events(self, told: int) -> None:
        """Earlier news keep their numbers; what they told of events that are no more is empty from now on."""
        self._told = told
        for at, piece in enumerate(self.news):
            if isinstance(piece, n.Happening) and piece.last > told:
                first = min(piece.first, told)
                self.news[at] = n.Happening(piece.n, first, told)
