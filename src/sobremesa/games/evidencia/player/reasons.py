"""The reason for a move in Evidencia, in a sentence, from what the seat may know."""

from __future__ import annotations

from sobremesa.games.evidencia.cards import FACTIONS, Card, Cards
from sobremesa.games.evidencia.moves import TEXTS
from sobremesa.games.evidencia.rules import constants as c
from sobremesa.games.evidencia.view import Memory, Scene
from sobremesa.kernel.text import Message, Named
from sobremesa.kernel.view import View


def why(cards: Cards, view: View[Scene, Memory], move: int) -> Message:
    scene = view.scene
    if scene.phase == "play" and scene.round < c.ROUNDS:
        return _play(cards, view, move)
    if scene.phase in ("take", "keep"):
        return _take(cards, view, move)
    if scene.phase == "send":
        return _send(cards, view, move)
    if scene.phase in ("winner_slot", "loser_slot"):
        return TEXTS.message("why-slot", level=_level(move - c.AT_SLOT))
    key = "play-final" if scene.phase == "play" else scene.phase.replace("_", "-")
    return TEXTS.message(f"why-{key}")


def _level(slot: int) -> str:
    """Three slots are the base, two the middle, and one the top (EV-50)."""
    return "base" if slot < 3 else "middle" if slot < 5 else "top"


def _name(cards: Cards, card_id: str) -> Named:
    return Named(cards.cards[cards.number(card_id)].names)


def _play(cards: Cards, view: View[Scene, Memory], move: int) -> Message:
    card = cards.cards[move - c.PLAY_CARD]
    won, rivals = beaten(cards, view, move - c.PLAY_CARD)
    return TEXTS.message("why-play", card=Named(card.names), beaten=won, rivals=rivals)


def beaten(cards: Cards, view: View[Scene, Memory], card: int) -> tuple[int, int]:
    """How many of the cards that the rival may hold this one beats, and how many there are."""
    scene, seat = view.scene, view.viewer
    assert seat is not None
    challenge = cards.number(scene.challenge)
    rivals = [number for number in _unseen(cards, view) if _back(cards, number) in scene.hands[1 - seat]]
    return sum(_lead(cards, challenge, card, rival) > 0 for rival in rivals), len(rivals)


def _lead(cards: Cards, challenge: int, card: int, rival: int) -> int:
    """EV-21, EV-22: above zero if the card wins."""
    lookup = cards.lookup
    lead = int(lookup.rank(challenge, card) - lookup.rank(challenge, rival))
    return lead or int(lookup.distance(challenge, rival) - lookup.distance(challenge, card))


def _back(cards: Cards, card: int) -> str:
    return "?" + FACTIONS[cards.lookup.backs[card]]


def _unseen(cards: Cards, view: View[Scene, Memory]) -> list[int]:
    scene, seat = view.scene, view.viewer
    assert seat is not None
    seen = {scene.challenge, *scene.hands[seat]}
    for past in view.memory.rounds:
        seen |= {past.challenge, *past.played}
    return [number for number, card in enumerate(cards.cards) if card.id not in seen]


def _take(cards: Cards, view: View[Scene, Memory], move: int) -> Message:
    """What the card brings together with the viewer's zone: neighbouring values, or symbols it shares."""
    scene, seat = view.scene, view.viewer
    assert seat is not None
    roles = {c.TAKE_CHALLENGE: scene.challenge, c.TAKE_OWN: scene.played[seat], c.TAKE_OTHER: scene.played[1 - seat]}
    taken = cards.cards[cards.number(roles[move])]
    own = [cards.cards[cards.number(card)] for card in scene.zones[seat]]
    values = sum(abs(card.value - taken.value) == 1 for card in own)
    symbols = sum(bool(set(card.symbols) & set(taken.symbols)) for card in own)
    if values or symbols:
        return TEXTS.message("why-take", card=Named(taken.names), values=values, symbols=symbols)
    return _promise(cards, view, taken)


def _promise(cards: Cards, view: View[Scene, Memory], card: Card) -> Message:
    """What a card is good for that goes with none of the zone yet, as in the first rounds."""
    name = Named(card.names)
    if card.special:
        return TEXTS.message(f"why-special-{card.special}", card=name)
    if len(card.symbols) > 1:
        return TEXTS.message("why-double", card=name)
    near = sum(abs(cards.cards[number].value - card.value) == 1 for number in _to_come(cards, view))
    return TEXTS.message("why-near", card=name, value=card.value, near=near)


def _to_come(cards: Cards, view: View[Scene, Memory]) -> list[int]:
    """The cards that the viewer may still get: the hand, and all that nobody was shown."""
    scene, seat = view.scene, view.viewer
    assert seat is not None
    return [*(cards.number(card) for card in scene.hands[seat]), *_unseen(cards, view)]


def _send(cards: Cards, view: View[Scene, Memory], move: int) -> Message:
    scene, seat = view.scene, view.viewer
    assert seat is not None
    taken = cards.cards[cards.number(scene.taken)]
    if move == c.TO_ZONE:
        return TEXTS.message("why-zone", card=Named(taken.names))
    own = [cards.cards[cards.number(card)] for card in (*scene.zones[seat], *scene.hands[seat])]
    showing = sum(taken.back in card.symbols for card in own)
    return TEXTS.message("why-pyramid", back=TEXTS.message(f"faction-{taken.back}"), showing=showing)
