"""Euphoria as a game of the kernel."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, cast

from sobremesa.games.euphoria import terms as s
from sobremesa.games.euphoria.belief import EuphoriaBelief
from sobremesa.games.euphoria.cards import RECRUIT_IDS, cards_of, followers_for_even_teams, kinds_in
from sobremesa.games.euphoria.claims import Said
from sobremesa.games.euphoria.events import event_kinds
from sobremesa.games.euphoria.imagine import EuphoriaImagination
from sobremesa.games.euphoria.instinct import Instinct
from sobremesa.games.euphoria.moves import TEXTS, move_table
from sobremesa.games.euphoria.observe import EuphoriaObserver
from sobremesa.games.euphoria.scoring import SUBTERRA, side_of
from sobremesa.games.euphoria.sight import Sight
from sobremesa.games.euphoria.speech import Speaker, heard
from sobremesa.games.euphoria.state import EuphoriaState
from sobremesa.games.euphoria.tables import SetUp
from sobremesa.games.euphoria.view import Memory, Table
from sobremesa.kernel.bits import first, size
from sobremesa.kernel.claim import Claim
from sobremesa.kernel.errors import BadOption
from sobremesa.kernel.event import Viewer
from sobremesa.kernel.game import Game
from sobremesa.kernel.imagination import Imagination
from sobremesa.kernel.moves import normal
from sobremesa.kernel.observer import Observer
from sobremesa.kernel.option import Option
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.state import NOBODY, State
from sobremesa.kernel.text import KERNEL, Message, Texts
from sobremesa.kernel.view import View

SEATS = range(s.TO_SEAT, s.ARTIFACT)
PLACES = range(s.AT_PLACE, s.TO_SEAT)
KINDS = range(s.ARTIFACT, s.MOVES)

# Which moves each question may be answered with, and the clause that says so.
ASKED: dict[str, tuple[str, range]] = {
    "lay": ("EU-05", range(s.LAY_EUPHORIAN, s.PASS)),
    "start": ("EU-21", range(s.PASS, s.ENOUGH)),
    "action": ("EU-21", range(s.PASS, s.ENOUGH)),
    "give_to": ("EU-20", SEATS),
    "give_what": ("EU-20", KINDS),
    "cost": ("EU-31", PLACES),
    "own_place": ("EU-35", PLACES),
    "seat": ("EU-39", SEATS),
    "place": ("EU-39", PLACES),
    "next_seat": ("EU-39", SEATS),
    "next_place": ("EU-39", PLACES),
    "new_aim": ("EU-41", SEATS),
    "window": ("EU-37", KINDS),
    "aim": ("EU-27", SEATS),
}
# Why an action is not open: its clause; the text is refused-<name>.
CLOSED = {
    s.DISCARD: ("EU-20", "phase"),
    s.GIVE: ("EU-20", "nothing-to-give"),
    s.INTERROGATE: ("EU-22", "no-hidden-other"),
    s.ARM: ("EU-24", "arm"),
    s.SHOOT: ("EU-25", "unarmed"),
    s.HIDE: ("EU-26", "no-exposed-follower"),
}
REASONS = {61: "anarchist_leads", 62: "both_leaders", 64: "round_limit"}


class Euphoria(Game):
    name: ClassVar[str] = "euphoria"
    edition: ClassVar[int] = 1
    clauses: ClassVar[str] = "EU"
    seat_counts: ClassVar[range] = range(4, 9)
    # More worlds than these bring little more here: most of what decides a game is hidden, and many seats act.
    thoughts: ClassVar[Mapping[str, int]] = {"normal": 20, "dificil": 100}
    option_kinds: ClassVar[tuple[Option, ...]] = (
        Option("first", "EU-06", default="random", words=("random", "host"), numbers=range(1, 9)),
        Option("deal", "EU-07", default="printed", words=("printed", "even")),
        Option("round_limit", "EU-64", default="none", words=("none",), numbers=range(1, 1001)),
    )
    folder: ClassVar[Path] = Path(__file__).parent
    texts: ClassVar[Texts] = TEXTS

    def __init__(
        self, seats: int | None = None, options: Mapping[str, str] | None = None, deck: Path | None = None
    ) -> None:
        super().__init__(seats, options, deck)
        self.cards = cards_of(self.deck)
        self.moves = move_table(self.cards)
        self.event_kinds = event_kinds()
        self.set_up = self._set_up()

    def _set_up(self) -> SetUp:
        begins, limit = self.options["first"], self.options["round_limit"]
        if begins.isdigit() and int(begins) > self.seats:  # EU-06
            allowed = f"random | host | 1..{self.seats}"
            raise BadOption(KERNEL.message("bad-option-value", option="first", value=begins, allowed=allowed))
        euphorians = self.cards.of_marks(self.cards.euphorians, self.seats)
        subterrans = self.cards.of_marks(self.cards.subterrans, self.seats)
        even, least = self.options["deal"] == "even", followers_for_even_teams(self.seats)
        if even and min(euphorians, subterrans) < least:  # EU-07
            followers = {"euphorians": euphorians, "subterrans": subterrans, "least": least}
            raise BadOption(TEXTS.message("no-even-deal", seats=self.seats, **followers))
        return SetUp(
            seats=self.seats,
            euphorians=euphorians,
            subterrans=subterrans,
            lasers=self.cards.of_marks(self.cards.lasers, self.seats),
            first=NOBODY if begins == "random" else 0 if begins == "host" else int(begins) - 1,
            even=even,
            round_limit=0 if limit == "none" else int(limit),
        )

    def blank(self, rng: Rng) -> EuphoriaState:
        return EuphoriaState(self.cards.table, self.set_up, rng)

    def view(self, state: State, viewer: Viewer) -> View[Table, Memory]:
        return Sight(cast(EuphoriaState, state), viewer).view()

    def glance(self, state: State, viewer: Viewer) -> View[Table, None]:
        return Sight(cast(EuphoriaState, state), viewer).glance()

    def imagine(self, view: View[Any, Any]) -> Imagination:
        return EuphoriaImagination(view, self.blank(Rng(0)))

    def observer(self) -> Observer:
        return EuphoriaObserver(self.seats)

    def whereabouts(self, state: State) -> dict[str, tuple[str, ...]]:
        truth = cast(EuphoriaState, state)
        found: dict[str, tuple[str, ...]] = {}
        for seat in range(self.seats):
            row = range(3 * seat, 3 * seat + 3)
            found[f"row {seat}"] = tuple(RECRUIT_IDS[truth.recruit(place)] for place in row)
            found[f"hand {seat}"] = kinds_in(truth.hand(seat))
            found[f"laser {seat}"] = ("laser",) * int(truth.armed >> seat & 1)
        found["deck"] = kinds_in(truth.deck)
        found["pile"] = kinds_in(truth.pile)
        euphorians = self.set_up.euphorians - size(truth.all & ~truth.side & ~truth.leader)
        subterrans = self.set_up.subterrans - size(truth.side & ~truth.leader)
        found["out"] = (RECRUIT_IDS[0],) * int(euphorians) + (RECRUIT_IDS[1],) * int(subterrans)  # EU-03
        found["centre"] = ("laser",) * int(truth.lasers_in_centre())
        return found

    def instinct(self, view: View[Any, Any]) -> Mapping[int, float]:
        return Instinct(view).scores()

    def reason(self, state: State) -> str:
        """EU-60 to EU-64: ``euphoria``, ``subterra`` or ``anarchists`` where an exposed Leader was shot."""
        truth = cast(EuphoriaState, state)
        if truth.clause != 60:
            return REASONS[int(truth.clause)]
        if truth.victors == truth.anarchists:
            return "anarchists"
        return "subterra" if side_of(truth.side, truth.leader, first(truth.victors)) == SUBTERRA else "euphoria"

    def read_move(self, view: View[Any, Any], text: str) -> int:
        """Understands a bare number too: a recruit or a player, whichever is asked for."""
        words = normal(text)
        if len(words) == 1 and words.isdigit():
            if view.moves and all(move in PLACES for move in view.moves) and words in "123":
                return s.AT_PLACE + int(words) - 1
            if any(move in SEATS for move in view.moves) and words in "12345678":
                return s.TO_SEAT + int(words) - 1
        return self.moves.code(text)

    def sides(self, state: State) -> tuple[int, ...]:
        """The teams at the deal (EU-10)."""
        truth = cast(EuphoriaState, state)
        return tuple(int(side_of(truth.side, truth.leader, seat)) for seat in range(self.seats))

    def believe(self, view: View[Any, Any], said: Sequence[Claim]) -> Imagination:
        return EuphoriaBelief(view, self.blank(Rng(0)), heard(said, self.seats))

    def speech(self, view: View[Any, Any], said: Sequence[Claim], rng: Rng) -> str | None:
        return Speaker(view, said).words(rng)

    def claim_message(self, words: str, names: tuple[str, ...]) -> Message:
        return Said.read(words, self.seats).message(names)

    def read_claim(self, text: str) -> str:
        return str(Said.read(text, self.seats))

    def window(self, view: View[Any, Any]) -> bool:
        """EU-38. No answer is a pass, the lowest of the moves asked for."""
        return bool(view.table.phase == "window")

    def refusal(self, view: View[Any, Any], move: int) -> tuple[str, Message]:
        phase = view.table.phase
        clause, asked = ASKED[phase]
        if phase in ("start", "action") and (move in asked or move in KINDS):
            return self._action_refusal(view, move)
        if phase == "window" and move in KINDS:
            return clause, TEXTS.message("refused-no-reaction")
        if phase == "window" and view.table.answer and move in PLACES:
            return "EU-31", TEXTS.message("refused-cost")
        if move in asked and f"refused-bad-{phase}" in BAD_PICKS:
            return clause, TEXTS.message(f"refused-bad-{phase}")
        return clause, TEXTS.message(f"refused-{phase}")

    def _action_refusal(self, view: View[Any, Any], move: int) -> tuple[str, Message]:
        table: Table = view.table
        assert view.viewer is not None
        if move in KINDS:
            kind = self.cards.artifacts[move - s.ARTIFACT]
            if kind.id not in table.hands[view.viewer]:
                return "EU-23", TEXTS.message("refused-not-held")
            if kind.kind == "reaction":
                return "EU-32", TEXTS.message("refused-not-an-action")
            if all(table.exposed[view.viewer]):
                return "EU-31", TEXTS.message("refused-nothing-to-expose")
            if kind.id == "iman" and table.aims[view.viewer] is not None:
                return "EU-36", TEXTS.message("refused-second-laser")
            return "EU-39", TEXTS.message("refused-no-target")
        clause, name = CLOSED[move]
        if move == s.GIVE and table.phase == "action":
            name = "phase"
        return clause, TEXTS.message(f"refused-{name}")


BAD_PICKS = {
    *("refused-bad-lay", "refused-bad-give_to", "refused-bad-give_what", "refused-bad-cost"),
    *("refused-bad-seat", "refused-bad-place", "refused-bad-next_seat", "refused-bad-next_place"),
    *("refused-bad-new_aim", "refused-bad-aim"),
}
