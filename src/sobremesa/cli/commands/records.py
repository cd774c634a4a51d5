"""``sobremesa replay``, ``hint`` and ``verify``: commands about a saved game."""

from __future__ import annotations

from sobremesa.bots.hints import ENOUGH, hints
from sobremesa.bots.search_bot import Effort
from sobremesa.cli.command_line import Arguments, BadCommand, Commands, path
from sobremesa.cli.commands.options import add_games_from, add_outside_games, seat_of, whole
from sobremesa.cli.commands.output import show_words
from sobremesa.kernel.event import Viewer
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.match import Match
from sobremesa.kernel.narrator import Narrator
from sobremesa.kernel.record import Record
from sobremesa.table.fairness import is_hexadecimal
from sobremesa.table.fields import LONGEST_ENTROPY
from sobremesa.terminal.console.screen import Screen
from sobremesa.terminal.faces.face import result
from sobremesa.terminal.files import path_from
from sobremesa.terminal.games.catalog import face_of
from sobremesa.terminal.reasons import with_names
from sobremesa.terminal.session.saved_games import game_of, read_record
from sobremesa.terminal.texts import TEXTS

MOST_ITERATIONS, MOST_HINTS = 1_000_000, 5
# The end of a puzzle's name, after its day.
PUZZLE = "/orden"


def add_commands(commands: Commands) -> None:
    replay = commands.add("replay", run_replay)
    replay.option("--seat", about="help-flag-eyes")
    replay.switch("--step")
    replay.switch("--ascii")
    hint = commands.add("hint", run_hint)
    hint.option("--seat", about="help-flag-hint-seat")
    hint.option("--iterations", whole(MOST_ITERATIONS, least=1), default=ENOUGH.iterations)
    check = commands.add("verify", run_verify)
    check.option("--commitment")
    check.option("--entropy", share, many=True)
    check.option("--secret", secret)
    for parser in (replay, hint, check):
        parser.argument("file", required=True, offered=())
        parser.option("--deck", path)
        add_games_from(parser)


def run_replay(args: Arguments, screen: Screen) -> None:
    add_outside_games(args, screen)
    record = read_record(path_from(args.file))
    viewer: Viewer = None
    if args.seat not in (None, "none"):
        viewer = seat_of(args.seat, len(record.names), "cli-bad-viewer")
    ReplayPrinter(record, game_of(record, args.deck), viewer, screen, step=args.step).run()


class ReplayPrinter:
    """Prints a recorded game as one seat or a spectator saw it."""

    def __init__(self, record: Record, game: AnyGame, viewer: Viewer, screen: Screen, *, step: bool) -> None:
        self.record = record
        self.game = game
        self.viewer = viewer
        self.screen = screen
        self.step = step
        self.face = face_of(game)(game, record.names, screen.language)
        self.told = 0

    def run(self) -> None:
        # Check the whole record before printing any of it.
        self.record.replay(self.game)
        match = self.record.replay(self.game, each=self._before_move)
        self._tell(match)
        if match.outcome is not None:
            outcome = match.outcome
            self.screen.show(self.face.ending(match.view(None)))
            show_words(self.screen, (result(self.face, outcome.winners, outcome.reason, outcome.clause), "bold"))
            return
        self.screen.show(self.face.show(match.view(self.viewer)))
        waiting = ", ".join(match.names[seat] for seat in match.to_act)
        self.screen.say("replay-broken-off", style="bold", names=waiting)

    def _before_move(self, match: Match) -> None:
        if self._tell(match) and self.step:
            self.screen.show(self.face.show(match.view(self.viewer)))
            self.screen.say("replay-next", style="dim")
            self.screen.read()

    def _tell(self, match: Match) -> bool:
        """Prints the news; returns whether there were any."""
        events = match.events(self.viewer, since=self.told)
        self.told += len(events)
        sentences = [self.face.narrator.tell(event, self.viewer) for event in events]
        for sentence in sentences:
            if sentence:
                show_words(self.screen, f"· {sentence}")
        return any(sentences)


def run_hint(args: Arguments, screen: Screen) -> None:
    """The best moves of a seat in a saved game, from what that seat may know."""
    add_outside_games(args, screen)
    file = path_from(args.file)
    record = read_record(file)
    match = record.replay(game_of(record, args.deck))
    if match.outcome is not None:
        raise BadCommand(TEXTS.message("cli-finished", file=file))
    seat = match.to_act[0] if args.seat is None else seat_of(args.seat, len(record.names))
    if seat not in match.to_act:
        waiting = ", ".join(str(other) for other in match.to_act)
        raise BadCommand(TEXTS.message("cli-not-asked", seat=seat, waiting=waiting))
    view = match.view(seat)
    narrator = Narrator(match.game, match.names, screen.language)
    found = hints(match.game, view, Effort(args.iterations, ENOUGH.seconds))
    screen.say("hint-heading", name=match.names[seat])
    for number, hint in enumerate(found[:MOST_HINTS], start=1):
        chance = f"{100 * hint.chance:.0f}"
        why = with_names(hint.why.say(screen.language), match.names)
        screen.say("hint-line", number=number, move=narrator.label(view, hint.move), chance=chance, why=why)


def share(option: str, words: str) -> tuple[str, str]:
    """``0=5f3a...``: a seat, and its share of the seed."""
    seat, _, own = words.partition("=")
    if not (seat and own and is_hexadecimal(own) and len(own) <= LONGEST_ENTROPY):
        raise BadCommand(TEXTS.message("cli-bad-entropy", flag=option, words=words[:40], longest=LONGEST_ENTROPY))
    return seat, own


def secret(option: str, words: str) -> str:
    """64 hexadecimal digits."""
    if len(words) != 64 or not is_hexadecimal(words):
        raise BadCommand(TEXTS.message("cli-bad-secret", flag=option, words=words[:40]))
    return words


def run_verify(args: Arguments, screen: Screen) -> None:
    """Replays the record of a live table, and checks its shuffle against the table's commitment. With ``--secret`` the
    argument is the name of a deal that many tables played."""
    from sobremesa.table.fairness import Proof, verify

    if args.secret is not None:
        _verify_deal(args, screen)
        return
    add_outside_games(args, screen)
    record = read_record(path_from(args.file))
    match = verify(record, game_of(record, args.deck), args.commitment, _shares(args, record))
    screen.say("verified", moves=len(match.moves), commitment=Proof.read(record).commitment)


def _verify_deal(args: Arguments, screen: Screen) -> None:
    """Derives the deal's seed from the secret, and the puzzle if the deal is one."""
    from sobremesa.games.catalog import daily_puzzle
    from sobremesa.table.errors import BadProof
    from sobremesa.table.fairness import commitment, seed_of

    name = args.file
    promised = commitment(args.secret)
    if args.commitment is not None and args.commitment != promised:
        raise BadProof("published", published=args.commitment, record=promised)
    screen.say("verified-deal", deal=name, commitment=promised)
    if name.endswith(PUZZLE):
        puzzle = daily_puzzle(seed_of(args.secret, name, 1, ()))
        rows = {"cards": puzzle.cards, "rival": puzzle.rival, "best": puzzle.best}
        screen.say("verified-puzzle", **{key: " ".join(row) for key, row in rows.items()}, lead=puzzle.best_lead)


def _shares(args: Arguments, record: Record) -> dict[int, str]:
    """The players' shares of the seed, by seat."""
    shares: dict[int, str] = {}
    for seat, own in args.entropy:
        number = seat_of(seat, len(record.names))
        if number in shares:
            raise BadCommand(TEXTS.message("cli-entropy-twice", flag="--entropy", seat=number))
        shares[number] = own
    return shares
