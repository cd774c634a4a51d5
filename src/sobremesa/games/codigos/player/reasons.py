"""The reason for a move in Códigos, in a sentence, from what lies in sight."""

from __future__ import annotations

from sobremesa.games.codigos.cards import Cards, is_joker
from sobremesa.games.codigos.moves import TEXTS
from sobremesa.games.codigos.player.heuristic import Holdings, MoveJudge
from sobremesa.games.codigos.rules import constants as c
from sobremesa.games.codigos.view import Scene
from sobremesa.kernel.text import Message, Named

# The kinds of move by the first code of the next kind.
KINDS = (
    *((c.EXPOSE, "take"), (c.LAY, "expose"), (c.PICK, "lay"), (c.DISCARD, "add"), (c.GIVE_UP, "discard")),
    *((c.GIVE_UP + 1, "give-up"), (c.DONE, "soldier")),
)


def why(cards: Cards, scene: Scene, seat: int, move: int) -> Message:
    if scene.phase == "choose":
        return TEXTS.message("why-choose")
    if scene.phase == "recite":
        return TEXTS.message("why-remembered")
    kind = next((name for end, name in KINDS if move < end), "done")
    reasons = Reasons(cards, scene, seat)
    collection = scene.collections[seat]
    match kind:
        case "take":
            return reasons.take(scene.offer[move - c.TAKE])
        case "expose":
            return reasons.expose(collection[move - c.EXPOSE])
        case "lay":
            card = cards.card(collection[move - c.LAY])
            return TEXTS.message("why-lay", length=len(card.code), medal=card.medal)
        case "add":
            return reasons.add(collection[move - c.PICK])
        case "discard":
            return reasons.discard(collection[move - c.DISCARD])
        case "give-up":
            card = cards.card(scene.exposed[seat].card)
            return TEXTS.message("why-give-up", lacking=reasons.lacking(card.id), medal=card.medal)
        case "soldier":
            return reasons.soldier(scene.offer[move - c.SOLDIER])
    return TEXTS.message("why-done")


class Reasons:
    def __init__(self, cards: Cards, scene: Scene, seat: int) -> None:
        self.cards = cards
        self.scene = scene
        self.seat = seat
        self.judge = MoveJudge(cards, scene, seat)

    def symbol(self, card: str) -> Named:
        symbol = self.cards.card(card).symbol
        return Named(next(one.names for one in self.cards.symbols if one.id == symbol))

    def lacking(self, code: str, extra: str = "") -> int:
        """How many cards the code lacks, with what the seat holds and the extra card."""
        now: Holdings = self.judge.now
        held = now.held | (1 << self.cards.numbers[extra] if extra else 0)
        number = self.cards.numbers[code]
        return self.judge.lacking(number, held, now.laid if number == now.code else 0)

    def asking(self, card: str, seat: int) -> int:
        """How many codes of the seat, exposed or held, ask for the card's symbol."""
        symbol = self.cards.card(card).symbol
        codes = [*self.scene.collections[seat], self.scene.exposed[seat].card]
        return sum(bool(code) and not is_joker(code) and symbol in self.cards.card(code).code for code in codes)

    def take(self, card: str) -> Message:
        """Whether it brings the exposed code nearer, or codes in the collection ask for its symbol."""
        if is_joker(card):
            return TEXTS.message("why-take-joker")
        exposed = self.scene.exposed[self.seat].card
        if exposed and self.lacking(exposed, card) < self.lacking(exposed):
            left = self.lacking(exposed, card)
            return TEXTS.message("why-take-exposed", symbol=self.symbol(card), lacking=left)
        asking, found = self.asking(card, self.seat), self.cards.card(card)
        return TEXTS.message("why-take-held", symbol=self.symbol(card), asking=asking, medal=found.medal)

    def expose(self, code: str) -> Message:
        card = self.cards.card(code)
        return TEXTS.message("why-expose", lacking=self.lacking(code), length=len(card.code), medal=card.medal)

    def add(self, card: str) -> Message:
        if is_joker(card):
            return TEXTS.message("why-add-joker")
        exposed = self.scene.exposed[self.seat].card or self.scene.laying
        return TEXTS.message("why-add", symbol=self.symbol(card), lacking=self.lacking(exposed))

    def discard(self, card: str) -> Message:
        if is_joker(card):
            return TEXTS.message("why-discard-joker")
        asking = self.asking(card, self.seat) - int(self.cards.card(card).uses_itself)
        return TEXTS.message("why-discard", symbol=self.symbol(card), asking=asking)

    def soldier(self, card: str) -> Message:
        """Which player the card would serve; the next one to play takes first."""
        rival = (self.seat + 1) % len(self.scene.collections)
        if not card or is_joker(card):
            return TEXTS.message("why-soldier-joker")
        return TEXTS.message("why-soldier", symbol=self.symbol(card), asking=self.asking(card, rival))
