"""A live table: the replay of its journal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from sobremesa.kernel.bits import size
from sobremesa.kernel.event import Event, Viewer
from sobremesa.kernel.game import AnyGame, Outcome
from sobremesa.kernel.match import Match
from sobremesa.kernel.record import Record
from sobremesa.kernel.view import AnyView
from sobremesa.table.act import Entry, News, Request
from sobremesa.table.acts import deal
from sobremesa.table.acts.catalog import BY_ENTRY, BY_REQUEST
from sobremesa.table.acts.close import CloseEntry
from sobremesa.table.acts.open import OpenEntry
from sobremesa.table.acts.remark import RemarkEntry
from sobremesa.table.acts.time_out import TimeOutEntry
from sobremesa.table.agreement import OpenProposal, UndoVerdict, drop
from sobremesa.table.clocks import TableClocks
from sobremesa.table.errors import RefusedAct
from sobremesa.table.fairness import Proof, commitment, seed_of
from sobremesa.table.finished_games import Circumstances, FinishedGame, FinishedGames
from sobremesa.table.history import History
from sobremesa.table.host import TableHost
from sobremesa.table.persona_voice import Voice
from sobremesa.table.seat import TableSeat
from sobremesa.table.shares import Shares
from sobremesa.table.tags import Tags
from sobremesa.table.takeover import Takeovers
from sobremesa.table.window import Window

# Bots may have less time in a window than people: which seats are bots is public.
BOTS_WINDOW_MS = 1_000
# The limit on chat entries, so that a newcomer's first update stays small.
MOST_TALK = 10_000


class Table:
    """Decides a request, then the caller writes the entries to the journal, then the table applies them.

    >>> table = Table.replay(entries, host)
    >>> entries = table.decide(seat, Play("1", code=7), now)
    >>> for entry in entries:
    ...     table.apply(entry)

    ``seq`` is the number of the latest news; ``length`` the number of entries, which is never sent, because sealed
    answers are entries and not news. After ``apply``, ``prompted`` are the viewers for whom something changed without
    news: a seat's own prompt, or what lies in sight.
    """

    def __init__(self, opened: OpenEntry, game: AnyGame, host: TableHost) -> None:
        self.id = opened.table
        self.opened_at = opened.at
        self.settings = opened.settings
        self.invite = opened.invite
        self.group = opened.group
        self.shared_deal = opened.shared_deal
        self.game = game
        self.host = host
        self.seats = [TableSeat() for _seat in range(game.seats)]
        self.history = History()
        self.length = 1
        self.latest_at = opened.at
        # The time of the latest news: no other time may be shown (EU-38).
        self.told_at = opened.at
        # Clients repeat a request after a lost connection or a server restart. The requests of this game and of the one
        # before it are known, so the last move of a game still is when the next one is dealt.
        self.known_ids: set[tuple[int, str]] = set()
        self._earlier_ids: set[tuple[int, str]] = set()
        self.talk = 0
        # The game being played, or the first one to come.
        self.number = 0
        self.secret = opened.secret
        self.next_secret = ""
        self.committed: tuple[str, ...] = ()
        self.entropy: tuple[str, ...] = ()
        # A game is about to begin, and the players open their shares of its seed.
        self.opening: Shares | None = None
        self.match: Match | None = None
        self.window = Window(game)
        self.clocks = TableClocks(self.settings.clock, game.seats)
        self.paused_at: int | None = None
        self.began_at = 0
        # The seats that a bot played for their players at some time of this game.
        self.stood_in: set[int] = set()
        self.prompted: set[Viewer] = set()
        self.proposal: OpenProposal | None = None
        self.takeovers = Takeovers()
        self.undo_verdict: UndoVerdict | None = None
        # The claims that stand, and the remark that a bot is about to make.
        self.tags = Tags()
        self.voice = Voice(self.id)
        self.finished = FinishedGames()

    def __repr__(self) -> str:
        return f"<Table {self.id} of {self.game.about.name}, {self.status}, {self.length} entries>"

    @classmethod
    def replay(
        cls, entries: Iterable[Entry], host: TableHost, game: AnyGame | None = None, games: int | None = None
    ) -> Table:
        """The host makes the game, unless it is given. With ``games`` the replay ends when this many are over."""
        remaining = iter(entries)
        opened = next(remaining)
        if not isinstance(opened, OpenEntry):
            raise ValueError("a journal begins with the opening of its table")
        table = cls(opened, game or host.make_game(opened.settings), host)
        for entry in remaining:
            if table.finished.count == games:
                break
            table.read(entry)
        return table

    # What happens.

    def is_known(self, seat: int, given_id: str) -> bool:
        """Whether this request of the seat was done already: sending it again changes nothing."""
        asked = (seat, given_id)
        return bool(given_id) and (asked in self.known_ids or asked in self._earlier_ids)

    def decide(self, seat: int, request: Request, now: int) -> list[Entry]:
        """The entries that a seat's request leads to; raises a ``SobremesaError`` if it is refused. Nothing changes
        yet."""
        decide = BY_REQUEST[type(request)].decide
        assert decide is not None
        return decide(self, seat, request, now)

    def tick(self, now: int) -> list[Entry]:
        """What has to happen by now, one thing at a time; nothing if it is too early."""
        due = self.due()
        if due is None or due > now:
            return []
        if self.opening is not None:
            return deal.decide(self, self.opening, now)
        remark = self.voice.remark
        if remark is not None and remark.at <= now:
            return [RemarkEntry(now, remark.seat, remark.mood, remark.line)]
        if self.window.closes_at is not None and self.window.closes_at <= now:
            return [CloseEntry(now)]
        _end, seat = self.clocks.ends()[0]
        return [TimeOutEntry(now, seat)]

    def apply(self, entry: Entry) -> None:
        """Takes in an entry that was decided here."""
        act = BY_ENTRY[type(entry)]
        if self.prompted:
            self.prompted = set()
        self.length += 1
        self.latest_at = entry.at
        self.talk += act.is_talk
        seq = self.history.seq
        act.apply(self, entry)
        if self.history.seq != seq:
            self.told_at = entry.at
        given = getattr(entry, "id", "")
        if given:
            self.known_ids.add((entry.seat, given))  # type: ignore[attr-defined] # an entry with an id has a seat

    def read(self, entry: Entry) -> None:
        """Takes in an entry of a journal; raises a ``SobremesaError`` for one that cannot be."""
        check = BY_ENTRY[type(entry)].check
        if check is not None:
            check(self, entry)
        self.apply(entry)

    # What is public.

    @property
    def news(self) -> list[News]:
        """Those that are kept."""
        return self.history.news

    @property
    def seq(self) -> int:
        return self.history.seq

    @property
    def status(self) -> str:
        """``waiting``, ``starting`` while shares of the seed are opened, ``playing`` or ``over``."""
        if self.opening is not None:
            return "starting"
        if self.match is None:
            return "waiting"
        return "playing" if self.match.state.to_act() else "over"

    @property
    def codes(self) -> list[tuple[int, int]]:
        """The moves of this game: seat and code."""
        return self.match.codes if self.match else []

    @property
    def outcome(self) -> Outcome | None:
        # While the table holds a move back, the game is not over for any viewer.
        return self.match.outcome if self.match else None

    @property
    def commitment(self) -> str:
        """The one of the game being played, or of the first one to come."""
        return commitment(self.secret)

    @property
    def next_commitment(self) -> str:
        return commitment(self.next_secret) if self.next_secret else ""

    @property
    def lone_player(self) -> int | None:
        """The only person at the table, there or away, where all other seats are bots'."""
        players = [number for number, seat in enumerate(self.seats) if seat.is_player]
        return players[0] if len(players) == 1 else None

    @property
    def voters(self) -> set[int]:
        """The seats that vote on proposals: those of the players who are there."""
        return {number for number, seat in enumerate(self.seats) if seat.is_present}

    def record(self) -> Record | None:
        """The record of the latest finished game, with the proof that its chance was fair."""
        return self.finished.latest.record(self.game) if self.finished.latest else None

    @property
    def records(self) -> list[Record]:
        """Those of the finished games that are kept."""
        return [finished.record(self.game) for finished in self.finished.kept]

    # What a viewer may know.

    def view(self, viewer: Viewer) -> AnyView | None:
        """What the viewer sees; a seat whose move the table holds is no longer asked."""
        if self.match is None:
            return None
        if self.window.has_last_answer_of(viewer):
            return self.game.view(self.window.with_own_answer(self.match), viewer)
        return self.window.without_held(self.match.view(viewer))

    def view_to_send(self, viewer: Viewer) -> AnyView | None:
        """The view as the viewer gets it: with its memory only at tables with the memory aid."""
        if self.match is None or self.settings.memory_aid:
            return self.view(viewer)
        if self.window.has_last_answer_of(viewer):
            return self.game.scene_view(self.window.with_own_answer(self.match), viewer)
        return self.window.without_held(self.match.scene_view(viewer))

    def sealed_move(self, viewer: Viewer) -> str | None:
        """The viewer's own move that the table holds."""
        held = self.window.held
        if held is None or held.seat != viewer or self.window.has_last_answer_of(viewer):
            return None
        return self.game.moves.text(held.code)

    def events(self, viewer: Viewer, since: int) -> list[Event]:
        """The game's events from ``since`` on, as the viewer sees them, as far as they are news already."""
        return self.history.events(self.match, viewer, since) if self.match else []

    # Which seats are to act: the truth, which is not shown.

    def seats_asked(self) -> tuple[int, ...]:
        """The seats that can make a move now. Secret in a window: an act that refuses by who is asked goes by
        ``window.publicly_asked`` (EU-38)."""
        held = self.window.held
        if self.match is None or self.paused_at is not None or (held is not None and not self.window.is_open):
            return ()
        return tuple(seat for seat in self.match.to_act if held is None or seat != held.seat)

    def bots_to_move(self) -> list[tuple[int, str]]:
        """The seats that a bot has to play now, with its level."""
        for seat in self.seats:
            if seat.level or seat.away:
                return [(asked, self.level_of(asked)) for asked in self.seats_asked() if self.level_of(asked)]
        return []

    def level_of(self, seat: int) -> str:
        """The level of the bot that plays the seat; "" for a player."""
        taken = self.seats[seat]
        return self.settings.stand_in if taken.is_player and taken.away else taken.level

    def due(self) -> int | None:
        """When something has to happen by itself: a window closes, a choice is revealed, a clock is empty, a bot says
        something, or the wait for shares of the seed is over."""
        if self.opening is not None:
            return self.opening.ends_at
        if self.match is None or self.paused_at is not None:
            return None
        due = self.window.closes_at
        if self.voice.remark is not None:
            due = self.voice.remark.at if due is None else min(due, self.voice.remark.at)
        if not self.clocks.is_running:
            return due
        end, _seat = self.clocks.ends()[0]
        return end if due is None else min(end, due)

    @property
    def has_room_for_talk(self) -> bool:
        return self.talk < MOST_TALK

    def check_talk(self) -> None:
        if not self.has_room_for_talk:
            raise RefusedAct("too-much-talk")

    # What several acts do.

    def tell(self, kind: type[News], *facts: Any) -> None:
        """Adds one piece of news."""
        self.history.add(kind, *facts)

    def publish(self) -> None:
        """Makes news of what happened in the game since the last time."""
        assert self.match is not None
        first = self.history.told
        if not self.history.publish(self.match):
            self.prompted = {*range(self.game.seats), None}
        if self.tags.standing:
            self.tags.settle(self.match)
        if any(seat.regular for seat in self.seats):
            self.voice.hear(self, first)

    def deal(self, shares: Shares, at: int) -> None:
        """Deals another game and resets what belongs to one."""
        if self.match is not None:
            self.history.begin_game()
            self._earlier_ids, self.known_ids = self.known_ids, set()
        self.number += 1
        self.opening = None
        self.secret = shares.secret
        self.next_secret = shares.next_secret
        self.committed = shares.committed
        self.entropy = shares.entropy
        self.match = self.deal_match(shares.secret, self.number, shares.entropy)
        self.window = Window(self.game)
        self.clocks = TableClocks(self.settings.clock, self.game.seats)
        self.paused_at = None
        self.began_at = at
        self.stood_in = {number for number, seat in enumerate(self.seats) if seat.away}
        self.takeovers.begin_game()
        self.tags = Tags()
        self.voice.begin()

    def deal_match(self, secret: str, number: int, entropy: Sequence[str]) -> Match:
        """The game of this number as it begins."""
        drawn = seed_of(secret, self.shared_deal or self.id, number, entropy)
        seed = self.host.seed or drawn if number == 1 else drawn
        return Match(self.game, seed, [seat.name for seat in self.seats])

    def ask(self, at: int, mover: int | None = None) -> None:
        """Opens windows and starts clocks for the seats that are publicly asked now. ``mover`` has just made a move."""
        match, window = self.match, self.window
        assert match is not None
        if not match.state.to_act():
            self._finish(match, at)
            return
        if window.is_called_for(match):
            self.clocks.run((), at, mover=mover)
            if not window.is_open:
                asked = window.publicly_asked(match)
                window.open(match, len(asked), at + self._window_ms(asked), self._waited_for(asked))
            return
        was_joint = window.is_joint
        window.end()
        # When several seats are asked, it is a joint choice until their choices are revealed.
        window.is_joint = was_joint or size(match.state.to_act()) > 1
        if self.clocks.clock.kind != "none":
            self.clocks.run([seat for seat in match.to_act if self.seats[seat].is_present], at, mover=mover)

    def wake_window(self, at: int, asleep_since: int) -> None:
        """The window lasts for the time that was left at ``since``; for its whole time if it began later, or ``since``
        is unknown."""
        match, window = self.match, self.window
        if match is not None and window.is_open:
            whole = self._window_ms(window.publicly_asked(match))
            window.last_until(at + (max(0, min(whole, window.bots_by - asleep_since)) if asleep_since else whole))
        elif window.closes_at is not None:
            window.closes_at = at + self.settings.reveal_ms

    def leave_window(self, seat: int, at: int) -> None:
        """A bot answers for a seat that the window waited for, in the time that bots have."""
        if self.window.waits_for == seat:
            self.window.wait_no_more(at + min(BOTS_WINDOW_MS, self.settings.window_ms))

    def _waited_for(self, asked: tuple[int, ...]) -> int | None:
        """The only person at the table, if asked; None where windows have no time at all."""
        lone = self.lone_player
        is_asked = lone is not None and lone in asked and not self.seats[lone].away
        return lone if is_asked and self.settings.window_ms else None

    def _window_ms(self, asked: tuple[int, ...]) -> int:
        is_for_bots = self.lone_player is not None or all(self.level_of(seat) for seat in asked)
        return min(BOTS_WINDOW_MS, self.settings.window_ms) if is_for_bots else self.settings.window_ms

    def _finish(self, match: Match, at: int) -> None:
        self.clocks.halt(at)
        self.window.end()
        shares = (self.entropy, self.committed, self.shared_deal)
        proof = Proof(self.id, self.number, self.commitment, self.secret, *shares)
        drop(self, "takeover")
        who = Circumstances.of(self.seats, self.stood_in, self.takeovers.changed, began_at=self.began_at, ended_at=at)
        proven = proof if match.seed == proof.seed else None
        self.finished.add(FinishedGame.of(match, self.window.closed, proven, who))

    def go_on(self, at: int) -> None:
        """After a player came or went, or a pause ended, the clocks of the players who are there run on from where they
        stood."""
        if self.match is None or self.outcome or self.paused_at is not None:
            return
        if not self.window.is_open and self.window.held is None:
            asked = self.window.publicly_asked(self.match)
            self.clocks.go_on((seat for seat in asked if self.seats[seat].is_present), at)
