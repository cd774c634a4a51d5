"""One game, played by bots or by people, as rows of the run's tables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import sha256
from time import perf_counter
from typing import Any

from sobremesa.bots.bot import Bot
from sobremesa.bots.catalog import BOTS
from sobremesa.kernel.game import AnyGame, Outcome
from sobremesa.kernel.match import Match
from sobremesa.kernel.record import Record
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.seed import Seed
from sobremesa.kernel.view import AnyView
from sobremesa.lab.metrics_reader import MetricsReader
from sobremesa.lab.sampled_positions import is_sampled, sample_positions
from sobremesa.lab.study import PEOPLE, Study, seating

Row = dict[str, Any]
# Seeds of the bots are this far apart, so they never share random numbers with a deal.
SEATS_APART = 64
NO_SIDE = -1
LEADER, FOLLOWER = "leader", "follower"


@dataclass
class Rows:
    """The rows of some games: a list for each table."""

    games: list[Row] = field(default_factory=list)
    seats: list[Row] = field(default_factory=list)
    cards: list[Row] = field(default_factory=list)
    verbs: list[Row] = field(default_factory=list)
    moments: list[Row] = field(default_factory=list)


class Watcher:
    """Plays the games of a study. Game n depends on the study and n alone, unless a bot thinks by the clock."""

    def __init__(self, study: Study, game: AnyGame) -> None:
        self.study = study
        self.game = game
        self.reader = MetricsReader(game)
        self.verbs = VerbCount(game)

    def play(self, numbers: Sequence[int]) -> Rows:
        rows = Rows()
        for number in numbers:
            deal = seed_of_game(self.study, number)
            watched = WatchedGame(self.reader, number, deal, Seed(deal))
            watched.play(self.study.bots, self.verbs)
            rows.games.append(watched.game_row())
            rows.seats += watched.seat_rows()
            rows.cards += watched.card_rows()
            # A game between two different bots tells who is better, not what the game is like.
            if self.study.insight and len(self.study.bots) == 1 and is_sampled(number):
                has_teams = bool(self.reader.metrics.sides)
                rows.moments += sample_positions(self.game, number, deal, watched.match.codes, has_teams=has_teams)
        rows.verbs = self.verbs.rows(numbers[0])
        return rows


class VerbCount:
    """How often each kind of move could be made, and was made."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        # Counted by legal moves and choice: many decisions are alike, so counting them stays cheap.
        self.decisions = Counter[tuple[tuple[int, ...], int]]()

    def count(self, moves: tuple[int, ...], move: int) -> None:
        self.decisions[moves, move] += 1

    def rows(self, first: int) -> list[Row]:
        """The counts of a part whose first game has this number."""
        verbs = [self.game.moves[code].verb for code in range(len(self.game.moves))]
        offered, chosen = Counter[str](), Counter[str]()
        for (moves, move), times in self.decisions.items():
            for verb in {verbs[code] for code in moves}:
                offered[verb] += times
            chosen[verbs[move]] += times
        return [
            {"first_game": first, "verb": verb, "offered": offered[verb], "chosen": chosen[verb]}
            for verb in dict.fromkeys(verbs)
        ]


class WatchedGame:
    """A game from its deal to its end, with everything that is counted. ``bots`` holds a bot's name for each seat."""

    def __init__(self, reader: MetricsReader, number: int, deal: int, seed: Seed) -> None:
        self.reader = reader
        self.game = reader.game
        self.number = number
        self.deal = deal
        self.match = Match(self.game, seed)
        self.sides = self.game.player().matchup(self.match.state)
        self.bots: Sequence[str] = ()
        whereabouts = self.game.whereabouts(self.match.state)
        self.opening = reader.in_hands(whereabouts, reader.metrics.hand)
        self.leaders = reader.leaders(whereabouts)
        self.decisions, self.choices = [0] * self.game.seats, [0] * self.game.seats
        self.thought = self.lasted = 0.0
        # When each seat last decided, and its longest wait since, in seconds; None if waits must stay secret.
        self._decided = [0.0] * self.game.seats
        self.waits: list[float] | None = [0.0] * self.game.seats
        self.judged = self.lies = 0

    def play(self, bots: Sequence[str], verbs: VerbCount) -> None:
        match = self.match
        self.bots = seating(bots, self.game.seats, self.number, self.sides)
        players = [BOTS[bot](self.game, Rng(self.deal * SEATS_APART + seat)) for seat, bot in enumerate(self.bots)]
        while match.to_act:
            asked = match.to_act
            seat = asked[0]
            view = match.view(seat)
            move = self._choose(players[seat], view)
            self.make(view, move, len(asked), verbs)
        for seat in range(self.game.seats):
            self._wait(seat)

    def _choose(self, bot: Bot, view: AnyView) -> int:
        """The bot may make a claim first; then it chooses a move."""
        assert view.viewer is not None
        start = perf_counter()
        bot.hear(self.match.claims)
        words = bot.speak(view)
        if words is not None:
            self.claim(view.viewer, words)
        move = bot.choose(view)
        self.thought += perf_counter() - start
        return move

    def claim(self, seat: int, words: str) -> None:
        """Records a claim and whether it is true. Each seat sees its own hand, so some view can check it."""
        said = self.match.claim(seat, words)
        assert self.game.claims is not None
        for viewer in range(self.game.seats):
            truth = self.game.claims.truth(said.words, self.match.view(viewer))
            if truth is not None:
                self.judged += 1
                self.lies += not truth
                return

    def make(self, view: AnyView, move: int, asked: int, verbs: VerbCount) -> None:
        """Counts the move and makes it for the seat whose view this is; ``asked`` seats choose now."""
        assert view.viewer is not None
        verbs.count(view.moves, move)
        self._time(view, asked)
        self.match.make(view.viewer, move)

    def _time(self, view: AnyView, asked: int) -> None:
        """Adds the time that people would take. Seats that choose at the same time think at the same time."""
        assert view.viewer is not None
        is_choice = len(view.moves) > 1
        self.decisions[view.viewer] += 1
        self.choices[view.viewer] += is_choice
        seconds, forced_seconds = self.reader.metrics.seconds
        self._wait(view.viewer)
        self.lasted += (seconds if is_choice else forced_seconds) / asked
        self._decided[view.viewer] = self.lasted

    def _wait(self, seat: int) -> None:
        if self.waits is not None:
            self.waits[seat] = max(self.waits[seat], self.lasted - self._decided[seat])

    def shares(self) -> list[float]:
        """Each seat's share of the victory."""
        winners = self._outcome.winners
        return [(seat in winners) / max(1, len(winners)) for seat in range(self.game.seats)]

    @cached_property
    def _outcome(self) -> Outcome:
        """Only for a game that is over."""
        outcome = self.match.outcome
        assert outcome is not None
        return outcome

    def game_row(self) -> Row:
        outcome, notes = self._outcome, self.match.notes
        scores = sorted(outcome.scores, reverse=True)
        return {
            "game": self.number,
            "deal": self.deal,
            "starter": self.reader.starter(notes),
            "winners": sum(1 << seat for seat in outcome.winners),
            "reason": outcome.reason,
            "clause": outcome.clause,
            "moves": len(self.match.codes),
            "choices": sum(self.choices),
            "rounds": self.reader.rounds(notes),
            "margin": scores[0] - scores[1] if len(scores) > 1 else 0,
            "claims": len(self.match.claims),
            "judged": self.judged,
            "lies": self.lies,
            "passed": self.reader.passed_in_a_row(notes),
            "minutes": self.lasted / 60,
            "thinking_ms": 1000 * self.thought,
        }

    def seat_rows(self) -> list[Row]:
        metrics = self.reader.metrics
        turned = self.reader.turned(self.match.notes)
        return [
            {
                "game": self.number,
                "seat": seat,
                "bot": self.bots[seat],
                "side": self.sides[seat] if metrics.sides else NO_SIDE,
                "role": self._role(seat),
                "turned": seat in turned,
                "share": share,
                "score": self._outcome.scores[seat],
                "decisions": self.decisions[seat],
                "choices": self.choices[seat],
                "wait": None if self.waits is None else self.waits[seat] / 60,
            }
            for seat, share in enumerate(self.shares())
        ]

    def _role(self, seat: int) -> str:
        if not self.reader.metrics.leader[0]:
            return ""
        return LEADER if seat in self.leaders else FOLLOWER

    def card_rows(self) -> list[Row]:
        """One row for each card that a seat held or used."""
        reader, notes, shares = self.reader, self.match.notes, self.shares()
        opening = set(self.opening)
        final = set(reader.in_hands(self.game.whereabouts(self.match.state), reader.metrics.final))
        held = opening | reader.cards_in(notes, reader.metrics.held) | final
        used = reader.cards_in(notes, reader.metrics.used)
        return [
            {
                "game": self.number,
                "seat": seat,
                "card": card,
                "opening": (seat, card) in opening,
                "used": (seat, card) in used,
                "final": (seat, card) in final,
                "share": shares[seat],
            }
            for seat, card in sorted(held | used)
        ]


def seed_of_game(study: Study, number: int) -> int:
    """The seed of game ``number``. Two bots play each deal twice, with sides changed."""
    return deal_of(study.seed, number // len(study.bots))


def deal_of(seed: int, number: int) -> int:
    """The seed of a game's deal."""
    return (seed * 1_000_003 + number) % 2**57


# As many bits as the deal number of a simulated game has.
DEAL_BITS = 57


def follow_record(
    reader: MetricsReader, number: int, record: Record, levels: Sequence[str], *, seconds: float, thought: float
) -> Rows:
    """The rows of a recorded game. ``levels`` are the bots' by seat, "" for people. The game lasted ``seconds``, and
    people thought for ``thought`` seconds."""
    watched = WatchedGame(reader, number, _deal_number(record), record.seed)
    watched.bots = [level or PEOPLE for level in levels]
    verbs, match, claims = VerbCount(reader.game), watched.match, list(record.claims)
    for made, (seat, words) in enumerate(record.moves):
        while claims and claims[0].after <= made:
            said = claims.pop(0)
            watched.claim(said.seat, said.words)
        view = match.view(seat)
        watched.make(view, reader.game.read_move(view, words), len(match.to_act), verbs)
    for said in claims:
        watched.claim(said.seat, said.words)
    # When a seat answered in a window stays secret (EU-38), and so does how long the others waited.
    watched.lasted, watched.thought, watched.waits = seconds, thought, None
    rows = Rows(games=[watched.game_row()], seats=watched.seat_rows(), cards=watched.card_rows())
    rows.verbs = verbs.rows(number)
    return rows


def _deal_number(record: Record) -> int:
    """A number for the deal, equal for equal deals."""
    return int.from_bytes(sha256(str(record.seed).encode()).digest()[:8]) >> (64 - DEAL_BITS)
