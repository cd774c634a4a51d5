"""The spectator's view of Evidencia, worked out from a seat's view: the part of it that is public."""

from __future__ import annotations

from msgspec.structs import replace

from sobremesa.games.evidencia.cards import Cards
from sobremesa.games.evidencia.events import back_name
from sobremesa.games.evidencia.view import DealtCard, Memory, Round, Scene
from sobremesa.kernel.view import View

Pair = tuple[tuple[str, ...], tuple[str, ...]]


def spectator_view(cards: Cards, view: View[Scene, Memory]) -> View[Scene, Memory]:
    """The spectator's view of the same state."""
    return View(None, view.to_act, (), _scene(cards, view), _memory(cards, view), None)


def _back(cards: Cards, card: str) -> str:
    return f"?{back_name(cards.lookup.backs[cards.number(card)])}"


def _scene(cards: Cards, view: View[Scene, Memory]) -> Scene:
    scene = view.scene
    return replace(
        scene,
        hands=_turned_over(cards, view, scene.hands),
        zones=_turned_over(cards, view, scene.zones),
        chosen=None,
        obtained=scene.obtained if scene.phase == "over" else (),
        row=(),
    )


def _turned_over(cards: Cards, view: View[Scene, Memory], held: Pair) -> Pair:
    """The viewer's own cards show their backs, as the others' do."""
    one, two = (
        tuple(sorted(_back(cards, card) for card in held[seat])) if seat == view.viewer else held[seat]
        for seat in range(2)
    )
    return one, two


def _memory(cards: Cards, view: View[Scene, Memory]) -> Memory:
    memory = view.memory
    secret = {lying.card for dealt in memory.dealt for lying in dealt if not lying.public} - {""}
    zones = [{card for card in zone if card not in secret} for zone in memory.zones]
    by_chance = [past for past in memory.rounds if past.winner is None]
    for past, dealt in zip(by_chance, memory.dealt, strict=True):
        for seat in range(2):
            # Where the unknown cards of a round all lie in one zone, it is sure that they are there.
            zones[seat] -= _unknown(past, dealt)
            if all(lying.public or lying.place in (f"zone-{seat}", f"obtained-{seat}") for lying in dealt):
                zones[seat] |= _unknown(past, dealt)
    one, two = (tuple(sorted(zone, key=cards.number)) for zone in zones)
    return replace(
        memory,
        pyramid=tuple("" if card in secret else card for card in memory.pyramid),
        zones=(one, two),
        obtained=tuple(card for card in memory.obtained if card not in secret),
        dealt=tuple(
            tuple(lying if lying.public else replace(lying, card="") for lying in dealt) for dealt in memory.dealt
        ),
    )


def _unknown(past: Round, dealt: tuple[DealtCard, ...]) -> set[str]:
    """The cards of a round that chance placed, but for those whose place everybody knows."""
    return {past.challenge, *past.played} - {lying.card for lying in dealt if lying.public}
