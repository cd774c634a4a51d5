"""Who runs the table: decides what may happen, and writes it down as entries. Nothing changes until they are applied.

Every method is given the time, checks everything, and either returns the entries or raises a ``SobremesaError``.
"""

from __future__ import annotations

from sobremesa.kernel.errors import BadClaim, BadMove, NotYourTurn, SobremesaError, UnreadableMove
from sobremesa.kernel.match import LONGEST_NAME
from sobremesa.kernel.text import KERNEL
from sobremesa.kernel.view import AnyView
from sobremesa.table import entries as e
from sobremesa.table.errors import Refused
from sobremesa.table.fairness import LONGEST_ENTROPY
from sobremesa.table.learning import may_teach
from sobremesa.table.table import Table

LONGEST_TEXT = 500
LONGEST_ID = 40
JOINER = "\u200d"
MOST_ENTRIES = 50_000
MOST_BESIDES = 10_000


class Host:
    def __init__(self, table: Table) -> None:
        self.table = table

    def is_known(self, seat: int, given_id: str) -> bool:
        """Whether this request of the seat was done already: sending it again changes nothing."""
        return bool(given_id) and (seat, given_id) in self.table.known_ids

    # Seats.

    def sit(self, name: str, key: str, *, seat: int | None, entropy: str, now: int) -> list[e.Entry]:
        """``key`` is the hash of the seat's key. Without a ``seat`` it is the first free one."""
        table = self.table
        for number, taken in enumerate(table.seats):
            if taken.key and taken.key == key:
                raise Refused("already-seated", seat=number + 1)
        if table.status != "waiting":
            raise Refused("game-started")
        name = self._name(name)
        _entropy(entropy)
        free = [number for number, taken in enumerate(table.seats) if not taken.taken]
        if seat is None:
            if not free:
                raise Refused("table-full")
            seat = free[0]
        elif seat not in range(table.game.seats):
            raise Refused("no-such-seat", seats=table.game.seats)
        elif table.seats[seat].is_player:
            raise Refused("seat-taken")
        return [e.Sat(now, seat, name, key, entropy)]

    def _name(self, name: str) -> str:
        words = " ".join(name.split())
        if not words or len(words) > LONGEST_NAME or not words.isprintable():
            raise Refused("bad-name", longest=LONGEST_NAME)
        same = words.casefold()
        if same.startswith("bot ") or any(seat.name.casefold() == same for seat in self.table.seats):
            raise Refused("name-taken", name=words)
        return words

    def seat_bot(self, seat: int, level: str, *, now: int) -> list[e.Entry]:
        if self.table.status != "waiting":
            raise Refused("game-started")
        if seat not in range(self.table.game.seats):
            raise Refused("no-such-seat", seats=self.table.game.seats)
        if self.table.seats[seat].is_player:
            raise Refused("seat-taken")
        return [e.BotSat(now, seat, level)]

    def leave(self, seat: int, *, given_id: str = "", now: int) -> list[e.Entry]:
        if self.table.seats[seat].away:
            raise Refused("already-away")
        return [e.Left(now, seat, given_id)]

    def come_back(self, seat: int, *, now: int) -> list[e.Entry]:
        """Nothing to write if the player was there all the time."""
        return [e.Returned(now, seat)] if self.table.seats[seat].away else []

    def ready(self, seat: int, *, ready: bool, given_id: str = "", now: int) -> list[e.Entry]:
        """Nothing to write if the player has said so already. Nobody has to wait for it: ``start`` does not ask."""
        if self.table.status != "waiting":
            raise Refused("game-started")
        if self.table.seats[seat].ready == ready:
            return []
        self._check_room()
        return [e.Readied(now, seat, ready, given_id)]

    def start(self, seat: int, *, next_secret: str, given_id: str = "", now: int) -> list[e.Entry]:
        if self.table.status != "waiting":
            raise Refused("game-started")
        empty = sum(not taken.taken for taken in self.table.seats)
        if empty:
            raise Refused("seats-empty", empty=empty)
        return [e.Started(now, next_secret, given_id, seat)]

    # Moves.

    def play(
        self, seat: int, *, text: str = "", code: int | None = None, given_id: str = "", now: int
    ) -> list[e.Entry]:
        """A player's move, in words or by its code. A player who was away is back with it."""
        code = self._checked(seat, text, code)
        return [*self.come_back(seat, now=now), e.Played(now, seat, code, "player", given_id)]

    def play_bot(self, seat: int, code: int, *, now: int) -> list[e.Entry]:
        code = self._checked(seat, "", code)
        return [e.Played(now, seat, code, "bot")]

    def _checked(self, seat: int, text: str, code: int | None) -> int:
        table = self.table
        if table.match is None:
            raise Refused("not-started")
        if len(table.codes) >= MOST_ENTRIES:
            raise Refused("too-long")
        if table.paused_at is not None:
            raise Refused("paused")
        answered = table.has_answered_last(seat)
        if table.held is not None and table.held.seat == seat and not answered:
            raise Refused("already-chosen")
        view = table.view(seat)
        assert view is not None
        if code is None:
            code = table.game.read_move(view, text)
        if code not in range(len(table.game.moves)):
            raise UnreadableMove(KERNEL.message("unreadable-move", move=str(code)[:20], hint=table.game.moves.text(0)))
        if answered:
            # The words of whoever has answered before others (EU-38).
            names = table.match.names
            waiting = ", ".join(names[other] for other in view.to_act)
            raise NotYourTurn(KERNEL.message("not-your-turn", name=names[seat], waiting=waiting))
        table.match.check(seat, code)
        return code

    def hint_view(self, seat: int) -> AnyView:
        """What advice for the seat may be taken from. It is given where it harms no other player, and where it does not
        remember for a player what the game is about remembering (CO-26)."""
        table = self.table
        if table.match is None:
            raise Refused("not-started")
        if table.paused_at is not None:
            raise Refused("paused")
        if any(other.is_player for number, other in enumerate(table.seats) if number != seat):
            raise Refused("hint-players")
        helps = table.settings.memory_aid or table.game.options.get("memory_aid") == "on"
        if table.game.about.all_is_shown and not helps:
            raise Refused("hint-memory")
        view = table.view(seat)
        if seat not in table.asked() or view is None:
            raise Refused("hint-not-asked")
        return view

    # Talk and agreements.

    def say(self, seat: int, text: str, *, given_id: str = "", now: int) -> list[e.Entry]:
        if not self.table.settings.chat:
            raise Refused("no-chat")
        self._check_room()
        return [e.Said(now, seat, _text(text), given_id)]

    def claim(self, seat: int, words: str, *, given_id: str = "", now: int) -> list[e.Entry]:
        """What the game can read, true or not (EU-12)."""
        if self.table.match is None:
            raise Refused("not-started")
        self._check_room()
        return [e.Claimed(now, seat, self.table.game.read_claim(_text(words)), given_id)]

    def propose(
        self, seat: int, what: e.What, *, entropy: str = "", next_secret: str = "", given_id: str = "", now: int
    ) -> list[e.Entry]:
        table = self.table
        _entropy(entropy)
        self._check_room()
        if table.proposal is not None:
            raise Refused("proposal-open")
        if what == "rematch":
            if table.status != "over":
                raise Refused("not-over")
        elif table.status != "playing":
            raise Refused("not-playing")
        elif what == "pause" and table.paused_at is not None:
            raise Refused("paused")
        elif what == "resume" and table.paused_at is None:
            raise Refused("not-paused")
        elif what == "undo":
            self._check_undo(seat)
        back = self.come_back(seat, now=now)
        return [*back, e.Proposed(now, seat, what, entropy, next_secret if what == "rematch" else "", given_id)]

    def _check_undo(self, seat: int) -> None:
        """Only the own last move, while it is the last of all and taught nobody anything."""
        table = self.table
        assert table.match is not None
        if table.paused_at is not None:
            raise Refused("paused")
        if table.window or table.held is not None or not table.codes or table.codes[-1][0] != seat:
            raise Refused("nothing-to-undo")
        if table.is_after_window:
            raise Refused("undo-too-late")
        before = table.before_last_move()
        if may_teach(table.game, before.state, seat, table.codes[-1][1], table.match.state):
            raise Refused("undo-too-late")

    def answer(self, seat: int, *, yes: bool, entropy: str = "", given_id: str = "", now: int) -> list[e.Entry]:
        _entropy(entropy)
        if self.table.proposal is None:
            raise Refused("no-proposal")
        if seat in self.table.proposal.yes:
            raise Refused("already-answered")
        return [*self.come_back(seat, now=now), e.Answered(now, seat, yes, entropy, given_id)]

    def _check_room(self) -> None:
        """What is no move must not make a journal that is too long to be sent to whoever comes."""
        if self.table.length - len(self.table.codes) >= MOST_BESIDES:
            raise Refused("too-much-talk")

    # Time.

    def tick(self, *, now: int) -> list[e.Entry]:
        """What has to happen by now, one thing at a time; nothing if it is too early."""
        table = self.table
        due = table.due()
        if due is None or due > now:
            return []
        if table.closes_at is not None and table.closes_at <= now:
            return [e.Closed(now)]
        _end, seat = table.clocks.ends()[0]
        return [e.TimedOut(now, seat)]


def code_of(problem: SobremesaError) -> str:
    """The one word by which programs tell what was refused."""
    if isinstance(problem, Refused):
        return problem.code
    words = type(problem).__name__
    name = "".join("-" + letter.lower() if letter.isupper() else letter for letter in words).lstrip("-")
    return name if isinstance(problem, BadMove | BadClaim) else "bad-request"


def _text(text: str) -> str:
    words = " ".join(text.split())
    # Many an emoji is several signs, joined by one that is not printed.
    printed = words.replace(JOINER, "")
    if not printed or len(words) > LONGEST_TEXT or not printed.isprintable():
        raise Refused("bad-text", longest=LONGEST_TEXT)
    return words


def _entropy(entropy: str) -> None:
    if len(entropy) > LONGEST_ENTROPY or not all(digit in "0123456789abcdef" for digit in entropy):
        raise Refused("bad-entropy", longest=LONGEST_ENTROPY)
