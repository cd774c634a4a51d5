"""What speaks for a move in Evidencia, in a sentence, from what the seat may know."""

from __future__ import annotations

from sobremesa.games.evidencia import terms as s
from sobremesa.games.evidencia.cards import FACTIONS, Cards
from sobremesa.games.evidencia.moves import TEXTS
from sobremesa.games.evidencia.view import Memory, Table
from sobremesa.kernel.text import Message, Named
from sobremesa.kernel.view import View


def why(cards: Cards, view: View[Table, Memory], move: int) -> Message:
    table = view.table
    if table.phase == "play" and table.round < s.ROUNDS:
        return _play(cards, view, move)
    if table.phase in ("take", "keep"):
        return _take(cards, view, move)
    if table.phase == "send":
        return TEXTS.message("why-zone" if move == s.TO_ZONE else "why-pyramid", card=_name(cards, table.taken))
    key = "play-final" if table.phase == "play" else table.phase.replace("_", "-")
    return TEXTS.message(f"why-{key}")


def _name(cards: Cards, card_id: str) -> Named:
    return Named(cards.cards[cards.number(card_id)].names)


def _play(cards: Cards, view: View[Table, Memory], move: int) -> Message:
    """How many of the cards that the rival may hold this one beats."""
    table, seat = view.table, view.viewer
    assert seat is not None
    challenge, card = cards.number(table.challenge), move - s.PLAY_CARD
    rivals = [number for number in _unseen(cards, view) if _back(cards, number) in table.hands[1 - seat]]
    beaten = sum(_lead(cards, challenge, card, rival) > 0 for rival in rivals)
    return TEXTS.message("why-play", card=Named(cards.cards[card].names), beaten=beaten, rivals=len(rivals))


def _lead(cards: Cards, challenge: int, card: int, rival: int) -> int:
    """EV-21, EV-22: above zero if the card wins."""
    table = cards.table
    lead = int(table.rank(challenge, card) - table.rank(challenge, rival))
    return lead or int(table.distance(challenge, rival) - table.distance(challenge, card))


def _back(cards: Cards, card: int) -> str:
    return "?" + FACTIONS[cards.table.backs[card]]


def _unseen(cards: Cards, view: View[Table, Memory]) -> list[int]:
    table, seat = view.table, view.viewer
    assert seat is not None
    seen = {table.challenge, *table.hands[seat]}
    for past in view.memory.rounds:
        seen |= {past.challenge, *past.played}
    return [number for number, card in enumerate(cards.cards) if card.id not in seen]


def _take(cards: Cards, view: View[Table, Memory], move: int) -> Message:
    """What the card brings together with the own zone: neighbouring values, or symbols it shares."""
    table, seat = view.table, view.viewer
    assert seat is not None
    roles = {s.TAKE_CHALLENGE: table.challenge, s.TAKE_OWN: table.played[seat], s.TAKE_OTHER: table.played[1 - seat]}
    taken = cards.cards[cards.number(roles[move])]
    own = [cards.cards[cards.number(card)] for card in table.zones[seat]]
    values = sum(abs(card.value - taken.value) == 1 for card in own)
    symbols = sum(bool(set(card.symbols) & set(taken.symbols)) for card in own)
    return TEXTS.message("why-take", card=Named(taken.names), values=values, symbols=symbols)
