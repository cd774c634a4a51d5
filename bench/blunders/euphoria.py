"""Mistakes in Euphoria that people at the table would see, judged by what the seat was shown and by nothing else."""

from __future__ import annotations

from collections.abc import Iterator

from sobremesa.games.euphoria import constants as c
from sobremesa.games.euphoria.cards import KIND_IDS
from sobremesa.games.euphoria.heuristic import Heuristic
from sobremesa.games.euphoria.view import Memory, Scene
from sobremesa.kernel.view import View

KINDS = (
    *("aimed at a known friend", "shot a known friend", "forgot a Leader in sight", "hid a rival's recruit"),
    *("showed its Leader to pay", "paid with what nobody knew", "stopped a known friend", "spent smoke on nothing"),
)
EuphoriaView = View[Scene, Memory]


def blunders(view: EuphoriaView, move: int) -> Iterator[str]:
    knows = Heuristic(view)
    scene = view.scene
    if scene.phase == "aim" or (scene.phase == "new_aim" and scene.announced.artifact != "marioneta"):
        yield from _aim(knows, view, move - c.TO_SEAT)
    elif scene.phase in ("start", "action"):
        yield from _action(knows, move)
    elif scene.phase == "seat" and (scene.announced.verb == "hide" or scene.announced.artifact == "humo"):
        seat = move - c.TO_SEAT
        if seat != knows.me and not _is_dear(knows, seat):
            yield "hid a rival's recruit"
    elif scene.phase == "cost" or (scene.phase == "window" and c.AT_PLACE <= move < c.TO_SEAT):
        yield from _cost(knows, view, move - c.AT_PLACE)
    elif scene.phase == "window" and move >= c.ARTIFACT:
        kind = KIND_IDS[move - c.ARTIFACT]
        if kind in ("sabotaje", "interferencia") and _is_dear(knows, scene.turn):
            yield "stopped a known friend"


def _is_dear(knows: Heuristic, seat: int) -> bool:
    if knows.anarchist:
        return seat in knows.scene.anarchists
    return knows.is_friend(seat) or knows.is_rival_leader(seat) is False


def _is_prey_in_sight(knows: Heuristic, seat: int) -> bool:
    leader = knows.leader_in(seat)
    return leader is not None and bool(knows.is_rival_leader(seat)) and knows.is_exposed((seat, leader))


def _aim(knows: Heuristic, view: EuphoriaView, seat: int) -> Iterator[str]:
    open_seats = [move - c.TO_SEAT for move in view.moves]
    if _is_dear(knows, seat) and not all(_is_dear(knows, other) for other in open_seats):
        yield "aimed at a known friend"
    # Whoever aims at the own Leader may be stopped first: a shot makes them drop their laser.
    in_sight = any(_is_prey_in_sight(knows, other) for other in open_seats)
    if in_sight and not _is_prey_in_sight(knows, seat) and not _threatens(knows, seat):
        yield "forgot a Leader in sight"


def _threatens(knows: Heuristic, seat: int) -> bool:
    aim = knows.scene.aims[seat]
    return aim is not None and knows.is_rival_leader(aim) is False


def _action(knows: Heuristic, move: int) -> Iterator[str]:
    aim = knows.scene.aims[knows.me]
    if aim is not None and move == c.SHOOT and _is_dear(knows, aim):
        yield "shot a known friend"
    if aim is not None and move not in (c.SHOOT, c.DISCARD, c.GIVE) and _is_prey_in_sight(knows, aim):
        yield "forgot a Leader in sight"
    if move == c.ARTIFACT + KIND_IDS.index("humo"):
        dear = [knows.me, *(seat for seat in knows.others if _is_dear(knows, seat))]
        if not any(_shows_follower(knows, seat) for seat in dear):
            yield "spent smoke on nothing"


def _shows_follower(knows: Heuristic, seat: int) -> bool:
    return any(
        knows.is_exposed((seat, n)) and not recruit.startswith("lider") for n, recruit in enumerate(knows.known[seat])
    )


def _cost(knows: Heuristic, view: EuphoriaView, place: int) -> Iterator[str]:
    choices = [move - c.AT_PLACE for move in view.moves]
    row, shown = knows.known[knows.me], view.memory.seen_by_all[knows.me]
    followers = [n for n in choices if not row[n].startswith("lider")]
    if place not in followers and followers:
        yield "showed its Leader to pay"
    elif not shown[place] and any(shown[n] for n in followers):
        yield "paid with what nobody knew"
