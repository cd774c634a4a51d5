"""Códigos as a game of the kernel."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar

from sobremesa.games.codigos.cards import FINAL_ID, cards_of, is_joker
from sobremesa.games.codigos.events import event_kinds
from sobremesa.games.codigos.feats import recited_codes
from sobremesa.games.codigos.moves import move_table
from sobremesa.games.codigos.player.player import CodigosPlayer
from sobremesa.games.codigos.refusal import refusal
from sobremesa.games.codigos.rules import constants as c
from sobremesa.games.codigos.rules.imagination import CodigosImagination
from sobremesa.games.codigos.rules.observer import CodigosObserver
from sobremesa.games.codigos.rules.state import CodigosState
from sobremesa.games.codigos.rules.view_builder import ViewBuilder
from sobremesa.games.codigos.study_data import STUDY_DATA
from sobremesa.games.codigos.view import Memory, Scene
from sobremesa.games.codigos.words import WORDS
from sobremesa.kernel.about import About, Option
from sobremesa.kernel.bits import EMPTY, members, row_items
from sobremesa.kernel.event import Viewer
from sobremesa.kernel.game import Game
from sobremesa.kernel.moves import normal
from sobremesa.kernel.observer import Observer
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.state import Imagination
from sobremesa.kernel.text import Message
from sobremesa.kernel.view import View
from sobremesa.kernel.vocabulary import Vocabulary

JOKERS = {2: 2, 3: 3}  # CO-10; four players choose
REVEAL_CARDS = {2: 4, 3: 3, 4: 2}  # CO-11, the final one included
# What a player may call a card instead of its place: after which verbs, and a joker by which words.
ON_OFFER = ("toma", "take", "soldado", "soldier")
IN_COLLECTION = ("expone", "expose", "baja", "lay", "agrega", "add", "descarta", "discard")
JOKER_WORDS = ("comodin", "joker")
REUSES = {"after_reveal": c.AFTER_REVEAL, "at_once": c.AT_ONCE}


class Codigos(Game[CodigosState, Scene, Memory]):
    about: ClassVar[About] = About(
        name="codigos",
        edition=1,
        clauses="CO",
        seat_counts=range(2, 5),
        folder=Path(__file__).parent,
        study=STUDY_DATA,
        option_kinds=(
            Option("jokers", "CO-10", default="4", numbers=range(4, 6), seats=(4,)),
            Option("third_slot", "CO-22", default="pile", words=("pile", "deck")),
            Option("reuse", "CO-51", default="at_once", words=("at_once", "after_reveal"), seats=(4,)),
            Option("memory_aid", "CO-26", default="off", words=("off", "on"), shows_memory="on"),
            Option("turn_limit", "CO-53", default="60", words=("none",), numbers=range(1, 1001)),
        ),
        all_is_shown=True,
        feats=recited_codes,
    )
    words: Vocabulary = WORDS

    def __init__(
        self, seats: int | None = None, options: Mapping[str, str] | None = None, deck: Path | None = None
    ) -> None:
        super().__init__(seats, options, deck)
        self.cards = cards_of(self.deck)
        memory_aid = self.about.shows_memory(self.options)
        self.moves = move_table(self.cards)
        self.event_kinds = event_kinds(self.cards, self.seats)
        self.view_builder = ViewBuilder(self.cards, memory_aid=memory_aid)

    def blank(self, rng: Rng) -> CodigosState:
        limit = self.options["turn_limit"]
        return CodigosState(
            self.cards.lookup,
            rng,
            seats=self.seats,
            jokers=JOKERS.get(self.seats, int(self.options["jokers"])),
            reveals=REVEAL_CARDS[self.seats] - 1,
            reuse=REUSES[self.options["reuse"]] if self.seats == 4 else c.NO_REUSE,
            turn_limit=c.NO_LIMIT if limit == "none" else int(limit),
            deck_fills_pile=self.options["third_slot"] == "deck",
            aided=self.about.shows_memory(self.options),
        )

    def view(self, state: CodigosState, viewer: Viewer) -> View[Scene, Memory]:
        return self.view_builder.view(state, viewer)

    def scene_view(self, state: CodigosState, viewer: Viewer) -> View[Scene, None]:
        return self.view_builder.scene_view(state, viewer)

    def imagine(self, view: View[Scene, Memory]) -> Imagination:
        return CodigosImagination(self.cards, view, self.blank(Rng(0)))

    def observer(self) -> Observer:
        return CodigosObserver(self.seats, memory_aid=self.about.shows_memory(self.options))

    def whereabouts(self, state: CodigosState) -> dict[str, tuple[str, ...]]:
        card_id = self.cards.id_of

        def in_set(cards: int) -> tuple[str, ...]:
            return tuple(card_id(card) for card in members(cards))

        def in_row(*cards: int) -> tuple[str, ...]:
            return tuple(card_id(card) for card in cards if card != EMPTY)

        def in_chain(card: int) -> tuple[str, ...]:
            found = []
            while card != EMPTY:
                found.append(card_id(card))
                card = int(state.link(card))
            return tuple(found)

        places = {
            "deck": (*in_set(state.deck), FINAL_ID),
            "offer": in_row(state.slot1, state.slot2),
            "discard pile": (*in_chain(int(state.top)), *in_set(state.mixed)),
            "turned up": in_row(state.turned),
            "set aside": in_set(state.aside),
            "crossed": in_set(state.under),
        }
        for seat in range(self.seats):
            places |= {
                f"collection {seat}": in_set(state.held(seat)),
                f"exposed {seat}": in_row(*row_items(state.exposed(seat), 6)),
                f"hidden {seat}": in_chain(int(state.chain(seat))),
                f"revealed {seat}": in_set(state.revealed(seat)),
            }
        return places

    def refusal(self, view: View[Scene, Memory], move: int) -> tuple[str, Message]:
        return refusal(view, move)

    def read_move(self, view: View[Scene, Memory], text: str) -> int:
        """Understands a card's id instead of its place, and a number alone where a hidden code is to be chosen."""
        words = normal(text).split()
        if view.scene.phase == "choose" and len(words) == 1 and words[0].isdigit():
            return self.moves.code(f"oculto {words[0]}")
        if len(words) == 2:
            return self.moves.code(f"{words[0]} {self.place_of(view, words[0], words[1])}")
        return self.moves.code(text)

    def place_of(self, view: View[Scene, Memory], verb: str, word: str) -> str:
        """The place of a card that is called by its id where the verb looks for one; the word itself otherwise."""
        scene: Scene = view.scene
        if verb in ON_OFFER:
            cards: tuple[str, ...] = scene.offer
        elif verb in IN_COLLECTION and view.viewer is not None:
            cards = scene.collections[view.viewer]
        else:
            return word
        called = [place for place, card in enumerate(cards, start=1) if word in (card, *(JOKER_WORDS * is_joker(card)))]
        return str(called[0]) if called else word

    def player(self) -> CodigosPlayer:
        return CodigosPlayer(self, self.cards)

    def reason(self, state: CodigosState) -> str:
        """CO-52: ``points`` or ``shared``."""
        winners = int(state.winners())
        return "points" if winners & (winners - 1) == 0 else "shared"
