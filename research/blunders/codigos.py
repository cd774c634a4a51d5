"""Mistakes in Códigos that people at the table would see, judged by the visible cards."""

from __future__ import annotations

from collections.abc import Iterator

from sobremesa.games.codigos.cards import Cards, is_joker
from sobremesa.games.codigos.player.heuristic import MoveJudge
from sobremesa.games.codigos.rules import constants as c
from sobremesa.games.codigos.view import Memory, Scene
from sobremesa.kernel.view import View

KINDS = ("discarded what completes a code", "gave up a complete code", "left a complete code lying", "blocked itself")


def blunders(cards: Cards, view: View[Scene, Memory], move: int) -> Iterator[str]:
    scene = view.scene
    if scene.phase != "act" or view.viewer is None:
        return
    judge = MoveJudge(cards, scene, view.viewer)
    codes = _complete(judge, judge.now.held)
    if c.DISCARD <= move < c.GIVE_UP:
        card = judge.place(move - c.DISCARD)
        if codes - _complete(judge, judge.now.held & ~(1 << card)):
            yield "discarded what completes a code"
    if move == c.GIVE_UP and judge.now.code in codes:
        yield "gave up a complete code"
    if c.SOLDIER <= move < c.DONE:
        yield from _soldier(cards, judge, scene.offer[move - c.SOLDIER])
        # The soldier is the last action of a turn (CO-29).
        if any(c.LAY <= other < c.PICK for other in view.moves):
            yield "left a complete code lying"


def _complete(judge: MoveJudge, held: int) -> set[int]:
    """The complete codes: the exposed one, and those in the collection."""
    now = judge.now
    found = {now.code} if now.code is not None and judge.lacking(now.code, held, now.laid) == 0 else set()
    common = (card for card in range(len(judge.cards.cards)) if held >> card & 1)
    return found | {code for code in common if judge.lacking(code, held, 0) == 0}


def _soldier(cards: Cards, judge: MoveJudge, card: str) -> Iterator[str]:
    """Puts the soldier on the card that completes the seat's exposed code."""
    code = judge.now.code
    if not card or is_joker(card) or code is None:
        return
    held = judge.now.held | 1 << cards.numbers[card]
    if judge.lacking(code, judge.now.held, judge.now.laid) == 1 and judge.lacking(code, held, judge.now.laid) == 0:
        yield "blocked itself"
