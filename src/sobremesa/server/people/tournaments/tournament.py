"""A tournament is the replay of its entries: founded, joined, paired round by round, closed round by round.

All tables of a round play one deal. A round is closed when all of them are over, or when the director closes it, or at
its time: then the result of each pairing is written, and the next round is paired from those alone. Players are
numbers, in the order in which they joined; a pairing names the player in the first seat first.

Points are counted in halves: 2 for a win, 1 for a draw, 2 for a round off in Swiss. The first tie-break is the strength
of the opponents: in Swiss the points of all opponents (Buchholz), in a round robin those of the beaten ones, and half
of those drawn with (Sonneborn-Berger). The second is the *duplicate score*: the deal was the same at all tables, so a
player gets 2 for each other player in the same seat who did worse with it, and 1 for each who did as well. Players who
are equal in all of it share the place.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from msgspec import Struct

from sobremesa.table.settings import Settings

MOST_PLAYERS = 64
Pairing = tuple[int, int]
# The search for a pairing without repetitions stops here: then some pairs meet again.
MOST_TRIES = 20_000
WON = 2
LOST = 0


class PairingResult(Struct, frozen=True):
    """The result of a pairing. ``lead`` is that of the first seat; ``is_played`` is false where a player did not
    come."""

    first: int
    second: int
    first_score: int
    second_score: int
    lead: int = 0
    is_played: bool = False

    def score_of(self, player: int) -> int:
        return self.first_score if player == self.first else self.second_score

    def other(self, player: int) -> int:
        return self.second if player == self.first else self.first


class StandingsLine(Struct, frozen=True):
    """One player's line of the standings: ``points`` in halves, ``tie`` in quarters."""

    player: int
    place: int
    points: int
    tie: int
    duplicate: int
    games: int

    @property
    def rank(self) -> tuple[int, int, int]:
        return (-self.points, -self.tie, -self.duplicate)


def standings(
    players: int, rounds: Sequence[tuple[list[PairingResult], list[int]]], *, is_robin: bool
) -> list[StandingsLine]:
    """The best first; of equals the one who joined first."""
    points = [0] * players
    games = [0] * players
    duplicate = [0] * players
    for played, free in rounds:
        for one in played:
            for player in (one.first, one.second):
                points[player] += one.score_of(player)
                games[player] += one.is_played
        for player in free if not is_robin else ():
            points[player] += WON
        for player, score in _duplicate(played):
            duplicate[player] += score
    met = [one for played, _free in rounds for one in played if one.is_played]
    ties = [sum(_tie(one, player, points, is_robin=is_robin) for one in met) for player in range(players)]
    lines = [
        StandingsLine(player, 0, points[player], ties[player], duplicate[player], games[player])
        for player in range(players)
    ]
    lines.sort(key=lambda line: (line.rank, line.player))
    return [
        StandingsLine(line.player, 1 + sum(other.rank < line.rank for other in lines), *_figures(line))
        for line in lines
    ]


def _figures(line: StandingsLine) -> tuple[int, int, int, int]:
    return line.points, line.tie, line.duplicate, line.games


def _tie(one: PairingResult, player: int, points: Sequence[int], *, is_robin: bool) -> int:
    if player not in (one.first, one.second):
        return 0
    against = points[one.other(player)]
    return against * (one.score_of(player) if is_robin else WON)


def _duplicate(played: Sequence[PairingResult]) -> list[tuple[int, int]]:
    """The duplicate scores of one round, by player, against all who held the same cards."""
    there = [one for one in played if one.is_played]
    found: list[tuple[int, int]] = []
    for one in there:
        others = [other for other in there if other is not one]
        better = sum(2 * (one.lead > other.lead) + (one.lead == other.lead) for other in others)
        found += [(one.first, better), (one.second, 2 * len(others) - better)]
    return found


def robin_rounds(players: int) -> int:
    """With an odd number each player has one round off."""
    return players - 1 + players % 2


def robin(players: int, number: int) -> tuple[list[Pairing], list[int]]:
    """The pairings of round ``number`` (from 0) and who has it off, by the circle method: over all rounds all meet
    once."""
    even = players + players % 2
    ring, pairings, free = even - 1, [], []
    for step in range(even // 2):
        one, other = (number + step) % ring, (number - step) % ring if step else ring
        first, second = (one, other) if (step % 2 if step else number % 2 == 0) else (other, one)
        if players in (first, second) and players < even:
            free.append(min(first, second))
        else:
            pairings.append((first, second))
    return sorted(pairings, key=min), free


def swiss(
    order: Sequence[int], played: Callable[[int, int], bool], had_bye: Callable[[int], bool], firsts: Mapping[int, int]
) -> tuple[list[Pairing], list[int]]:
    """``order`` is all active players, the best first; ``firsts`` how much more often each sat in the first seat than
    in the second. Each meets the nearest below whom they have not met; of an odd number the last one without a round
    off gets it."""
    remaining, free = list(order), []
    if len(remaining) % 2:
        last = next((player for player in reversed(remaining) if not had_bye(player)), remaining[-1])
        remaining.remove(last)
        free.append(last)
    found = _Search(played).pairs(remaining) or list(zip(remaining[::2], remaining[1::2], strict=True))
    return [_assign_seats(one, other, firsts) for one, other in found], free


def _assign_seats(one: int, other: int, firsts: Mapping[int, int]) -> Pairing:
    """The player who sat in the first seat less often gets it; of equals, the one who is ahead."""
    return (one, other) if firsts.get(one, 0) <= firsts.get(other, 0) else (other, one)


class _Search:
    def __init__(self, played: Callable[[int, int], bool]) -> None:
        self._played = played
        self._tries = 0

    def pairs(self, order: Sequence[int]) -> list[Pairing] | None:
        """Pairs the first with the nearest below so that the rest can be paired too; None where that is impossible."""
        if not order:
            return []
        one, *others = order
        for other in others:
            self._tries += 1
            if self._tries > MOST_TRIES:
                return None
            if not self._played(one, other):
                rest = self.pairs([player for player in others if player != other])
                if rest is not None:
                    return [(one, other), *rest]
        return None


class TournamentEntry(Struct, frozen=True, tag_field="kind"):
    at: int


class Founded(TournamentEntry, frozen=True, tag="founded"):
    """``how`` is ``robin`` or ``swiss``; ``key`` is the hash of the tournament's key, ``director`` the person who runs
    it; the deals of all rounds are derived from ``secret``. ``minutes`` is the time of a round, 0 for none."""

    name: str
    how: str
    rounds: int
    minutes: int
    settings: Settings
    key: str
    director: str
    secret: str
    group: str = ""


class Joined(TournamentEntry, frozen=True, tag="joined"):
    person: str
    name: str


class Withdrew(TournamentEntry, frozen=True, tag="withdrew"):
    player: int


class Paired(TournamentEntry, frozen=True, tag="paired"):
    """``free`` have the round off."""

    pairings: list[tuple[int, int]]
    free: list[int]


class Closed(TournamentEntry, frozen=True, tag="closed"):
    """The result of each pairing of the round, in order."""

    played: list[PairingResult]


AnyEntry = Founded | Joined | Withdrew | Paired | Closed


class Contestant(Struct):
    """``since`` is the first round of the player, from 0."""

    person: str
    name: str
    since: int
    is_gone: bool = False


class RoundState(Struct):
    """``played`` is None until it is closed."""

    began_at: int
    pairings: list[Pairing]
    free: list[int]
    played: list[PairingResult] | None = None


class Tournament:
    def __init__(self, founded: Founded) -> None:
        self.founded = founded
        self.players: list[Contestant] = []
        self.rounds: list[RoundState] = []
        self.length = 1

    @classmethod
    def replay(cls, entries: Iterable[AnyEntry]) -> Tournament:
        remaining = iter(entries)
        founded = next(remaining)
        assert isinstance(founded, Founded)
        tournament = cls(founded)
        for entry in remaining:
            tournament.apply(entry)
        return tournament

    def apply(self, entry: AnyEntry) -> None:
        self.length += 1
        match entry:
            case Joined(person=person, name=name):
                known = self.number_of(person)
                if known is None:
                    self.players.append(Contestant(person, name, len(self.rounds)))
                else:
                    self.players[known].is_gone = False
            case Withdrew(player=player):
                self.players[player].is_gone = True
            case Paired(at=at, pairings=pairings, free=free):
                self.rounds.append(RoundState(at, list(pairings), list(free)))
            case Closed(played=played):
                self.rounds[-1].played = list(played)
            case Founded():
                raise ValueError("a tournament is founded once")

    # State.

    @property
    def status(self) -> str:
        """``waiting`` for players, ``playing`` a round, or ``over``. The next round begins when one ends."""
        if not self.rounds:
            return "waiting"
        is_alone = self.founded.how == "swiss" and sum(not player.is_gone for player in self.players) < 2
        return "over" if len(self.closed) == self.rounds_in_all or (is_alone and not self.running) else "playing"

    @property
    def rounds_in_all(self) -> int:
        if self.founded.how == "robin":
            return robin_rounds(sum(player.since == 0 for player in self.players))
        return self.founded.rounds

    @property
    def running(self) -> RoundState | None:
        """The round being played."""
        return self.rounds[-1] if self.rounds and self.rounds[-1].played is None else None

    @property
    def closed(self) -> list[RoundState]:
        return [one for one in self.rounds if one.played is not None]

    def number_of(self, person: str) -> int | None:
        return next((number for number, player in enumerate(self.players) if player.person == person), None)

    def ends_at(self, running: RoundState) -> int:
        """0 for never."""
        return running.began_at + self.founded.minutes * 60_000 if self.founded.minutes else 0

    def standings(self) -> list[StandingsLine]:
        """After the rounds that are closed."""
        return standings(
            len(self.players),
            [(one.played or [], one.free) for one in self.closed],
            is_robin=self.founded.how == "robin",
        )

    # The next round.

    def next_round(self, at: int) -> Paired:
        """A player who withdrew is not paired any more in Swiss; in a round robin the opponent wins."""
        if self.founded.how == "robin":
            pairings, free = robin(sum(player.since == 0 for player in self.players), len(self.rounds))
            return Paired(at, pairings, free)
        order = [line.player for line in self.standings() if not self.players[line.player].is_gone]
        met = {frozenset(pairing) for one in self.rounds for pairing in one.pairings}
        byes = {player for one in self.rounds for player in one.free}
        firsts = dict.fromkeys(range(len(self.players)), 0)
        for one in self.rounds:
            for first, second in one.pairings:
                firsts[first] += 1
                firsts[second] -= 1
        pairings, free = swiss(order, lambda a, b: frozenset((a, b)) in met, byes.__contains__, firsts)
        return Paired(at, pairings, free)


def pairing_result(
    pairing: Pairing, came: tuple[bool, bool], leads: tuple[int | None, int | None], won: set[int]
) -> PairingResult:
    """``came`` says who sat down; ``leads`` are set for players who stayed to the end, ``won`` are the seats that won.
    A player who did not come, or left the seat to a bot, loses to one who stayed."""
    first, second = leads
    if first is not None and second is not None:
        scores = (WON // 2, WON // 2) if len(won) != 1 else (WON, LOST) if 0 in won else (LOST, WON)
        return PairingResult(*pairing, *scores, lead=first, is_played=True)
    ended = any(lead is not None for lead in leads)
    there = [lead is not None for lead in leads] if ended else list(came)
    if there[0] == there[1]:
        # Both came, and were still playing when the round was closed.
        score = WON // 2 if all(there) else LOST
        return PairingResult(*pairing, score, score)
    return PairingResult(*pairing, WON if there[0] else LOST, WON if there[1] else LOST)
