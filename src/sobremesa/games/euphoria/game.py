"""Euphoria as a game of the kernel."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import ClassVar

from sobremesa.games.euphoria.cards import RECRUIT_IDS, cards_of, followers_for_even_teams, kinds_in
from sobremesa.games.euphoria.claims import EuphoriaClaims
from sobremesa.games.euphoria.events import event_kinds
from sobremesa.games.euphoria.moves import TEXTS, move_table
from sobremesa.games.euphoria.player.player import EuphoriaPlayer
from sobremesa.games.euphoria.rules import constants as c
from sobremesa.games.euphoria.rules.imagination import EuphoriaImagination
from sobremesa.games.euphoria.rules.lookup import SetUp
from sobremesa.games.euphoria.rules.observer import EuphoriaObserver
from sobremesa.games.euphoria.rules.scoring import NO_TEAM, SUBTERRA, side_of
from sobremesa.games.euphoria.rules.state import EuphoriaState
from sobremesa.games.euphoria.rules.view_builder import ViewBuilder
from sobremesa.games.euphoria.study_data import STUDY_DATA
from sobremesa.games.euphoria.view import Memory, Scene
from sobremesa.games.euphoria.words import WORDS
from sobremesa.kernel.about import About, Option
from sobremesa.kernel.bits import first, has, size
from sobremesa.kernel.errors import BadOption
from sobremesa.kernel.event import Viewer
from sobremesa.kernel.game import Game, Outcome, Reactions
from sobremesa.kernel.moves import normal
from sobremesa.kernel.observer import Observer
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.state import NO_SEAT, Imagination
from sobremesa.kernel.text import KERNEL, Message
from sobremesa.kernel.view import View
from sobremesa.kernel.vocabulary import Vocabulary


class EuphoriaReactions(Reactions[EuphoriaState, Scene]):
    """No answer is a pass, the lowest of the moves asked for (EU-38)."""

    def seats_asked(self, state: EuphoriaState) -> int:
        return int(state.asked) if state.phase == c.WINDOW else 0


SEATS = range(c.TO_SEAT, c.ARTIFACT)
PLACES = range(c.AT_PLACE, c.TO_SEAT)
KINDS = range(c.ARTIFACT, c.MOVES)

# Which moves each question may be answered with, and the clause that says so.
ASKED: dict[str, tuple[str, range]] = {
    "lay": ("EU-05", range(c.LAY_EUPHORIAN, c.PASS)),
    "start": ("EU-21", range(c.PASS, c.ENOUGH)),
    "action": ("EU-21", range(c.PASS, c.ENOUGH)),
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
    c.DISCARD: ("EU-20", "phase"),
    c.GIVE: ("EU-20", "nothing-to-give"),
    c.INTERROGATE: ("EU-22", "no-hidden-other"),
    c.ARM: ("EU-24", "arm"),
    c.SHOOT: ("EU-25", "unarmed"),
    c.HIDE: ("EU-26", "no-exposed-follower"),
}
# The side of a seat that won alone, beside the two teams and the anarchists.
LONE = 3
REASONS = {61: "anarchist_leads", 62: "both_leaders", 64: "round_limit"}


class Euphoria(Game[EuphoriaState, Scene, Memory]):
    about: ClassVar[About] = About(
        name="euphoria",
        edition=1,
        clauses="EU",
        seat_counts=range(4, 9),
        folder=Path(__file__).parent,
        study=STUDY_DATA,
        option_kinds=(
            Option("first", "EU-06", default="random", words=("random", "host"), numbers=range(1, 9), names_seats=True),
            Option("deal", "EU-07", default="printed", words=("printed", "even")),
            Option("reactions", "EU-37", default="left", words=("left", "target_first")),
            Option("round_limit", "EU-64", default="none", words=("none",), numbers=range(1, 1001)),
        ),
        not_imagined=("pools", "recalled"),
    )
    words: Vocabulary = WORDS

    def __init__(
        self, seats: int | None = None, options: Mapping[str, str] | None = None, deck: Path | None = None
    ) -> None:
        super().__init__(seats, options, deck)
        self.cards = cards_of(self.deck)
        self.moves = move_table(self.cards)
        self.event_kinds = event_kinds()
        self.view_builder = ViewBuilder()
        self.set_up = self._set_up()
        self.claims = EuphoriaClaims(self.seats)
        self.reactions = EuphoriaReactions()

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
            first=NO_SEAT if begins == "random" else 0 if begins == "host" else int(begins) - 1,
            even=even,
            target_first=self.options["reactions"] == "target_first",
            round_limit=0 if limit == "none" else int(limit),
        )

    def blank(self, rng: Rng) -> EuphoriaState:
        return EuphoriaState(self.cards.lookup, self.set_up, rng)

    def view(self, state: EuphoriaState, viewer: Viewer) -> View[Scene, Memory]:
        return self.view_builder.view(state, viewer)

    def scene_view(self, state: EuphoriaState, viewer: Viewer) -> View[Scene, None]:
        return self.view_builder.scene_view(state, viewer)

    def imagine(self, view: View[Scene, Memory]) -> Imagination:
        return EuphoriaImagination(view, self.blank(Rng(0)))

    def observer(self) -> Observer:
        return EuphoriaObserver(self.seats)

    def whereabouts(self, state: EuphoriaState) -> dict[str, tuple[str, ...]]:
        found: dict[str, tuple[str, ...]] = {}
        for seat in range(self.seats):
            row = range(3 * seat, 3 * seat + 3)
            found[f"row {seat}"] = tuple(RECRUIT_IDS[state.recruit(place)] for place in row)
            found[f"hand {seat}"] = kinds_in(state.hand(seat))
            found[f"laser {seat}"] = ("laser",) * int(state.armed >> seat & 1)
        found["deck"] = kinds_in(state.deck)
        found["pile"] = kinds_in(state.pile)
        euphorians = self.set_up.euphorians - size(state.all & ~state.side & ~state.leader)
        subterrans = self.set_up.subterrans - size(state.side & ~state.leader)
        found["out"] = (RECRUIT_IDS[0],) * int(euphorians) + (RECRUIT_IDS[1],) * int(subterrans)  # EU-03
        found["centre"] = ("laser",) * int(state.lasers_in_centre())
        return found

    def player(self) -> EuphoriaPlayer:
        return EuphoriaPlayer(self)

    def outcome(self, state: EuphoriaState) -> Outcome | None:
        found = super().outcome(state)
        return None if found is None else replace(found, sides=self._sides(state))

    def _sides(self, state: EuphoriaState) -> tuple[int, ...]:
        """EU-10, EU-11; a seat that won alone (EU-61, EU-62) is a side of its own."""
        lone = int(first(state.victors)) if state.clause in (61, 62) else NO_SEAT
        return tuple(LONE if seat == lone else self._team(state, seat) for seat in range(self.seats))

    def _team(self, state: EuphoriaState, seat: int) -> int:
        return NO_TEAM if has(state.anarchists, seat) else int(side_of(state.side, state.leader, seat))

    def reason(self, state: EuphoriaState) -> str:
        """EU-60 to EU-64: ``euphoria``, ``subterra`` or ``anarchists`` where an exposed Leader was shot."""
        if state.clause != 60:
            return REASONS[int(state.clause)]
        if state.victors == state.anarchists:
            return "anarchists"
        return "subterra" if side_of(state.side, state.leader, first(state.victors)) == SUBTERRA else "euphoria"

    def read_move(self, view: View[Scene, Memory], text: str) -> int:
        """Understands a bare number too: a recruit or a player, whichever is asked for."""
        words = normal(text)
        if len(words) == 1 and words.isdigit():
            if view.moves and all(move in PLACES for move in view.moves) and words in "123":
                return c.AT_PLACE + int(words) - 1
            if any(move in SEATS for move in view.moves) and words in "12345678":
                return c.TO_SEAT + int(words) - 1
        return self.moves.code(text)

    def refusal(self, view: View[Scene, Memory], move: int) -> tuple[str, Message]:
        phase = view.scene.phase
        clause, asked = ASKED[phase]
        if phase in ("start", "action") and (move in asked or move in KINDS):
            return self._action_refusal(view, move)
        if phase == "window" and move in KINDS:
            return clause, TEXTS.message("refused-no-reaction")
        if phase == "window" and view.scene.answer and move in PLACES:
            return "EU-31", TEXTS.message("refused-cost")
        if move in asked and f"refused-bad-{phase}" in BAD_PICKS:
            return clause, TEXTS.message(f"refused-bad-{phase}")
        return clause, TEXTS.message(f"refused-{phase}")

    def _action_refusal(self, view: View[Scene, Memory], move: int) -> tuple[str, Message]:
        scene: Scene = view.scene
        assert view.viewer is not None
        if move in KINDS:
            kind = self.cards.artifacts[move - c.ARTIFACT]
            if kind.id not in scene.hands[view.viewer]:
                return "EU-23", TEXTS.message("refused-not-held")
            if kind.kind == "reaction":
                return "EU-32", TEXTS.message("refused-not-an-action")
            if all(scene.exposed[view.viewer]):
                return "EU-31", TEXTS.message("refused-nothing-to-expose")
            if kind.id == "iman" and scene.aims[view.viewer] is not None:
                return "EU-36", TEXTS.message("refused-second-laser")
            return "EU-39", TEXTS.message("refused-no-target")
        clause, name = CLOSED[move]
        if move == c.GIVE and scene.phase == "action":
            name = "phase"
        return clause, TEXTS.message(f"refused-{name}")


BAD_PICKS = {
    *("refused-bad-lay", "refused-bad-give_to", "refused-bad-give_what", "refused-bad-cost"),
    *("refused-bad-seat", "refused-bad-place", "refused-bad-next_seat", "refused-bad-next_place"),
    *("refused-bad-new_aim", "refused-bad-aim"),
}
