"""Mistakes in Euphoria that people at the table would see, judged by nothing but what the seat was shown."""

from __future__ import annotations

from collections.abc import Iterator

from sobremesa.games.euphoria.cards import KIND_IDS
from sobremesa.games.euphoria.player.heuristic import Heuristic
from sobremesa.games.euphoria.rules import constants as c
from sobremesa.games.euphoria.view import Memory, Scene
from sobremesa.kernel.view import View

KINDS = (
    *("aimed at a known friend", "shot a known friend", "forgot a Leader in sight", "hid a rival's recruit"),
    *("showed its Leader to pay", "paid with an unknown card", "stopped a known friend", "spent smoke on nothing"),
    *("threw two artifacts for one", "threw what it needed", "aimed again without news"),
    *("showed its Leader to a laser", "shot an anarchist for nothing", "left a victory lying"),
)
# Reactions against lasers: worth showing a Leader for. Barter may give the artifact to another seat.
TURNS_AWAY = ("pulso", "iman", "marioneta", "trueque")
BARTER = c.ARTIFACT + KIND_IDS.index("trueque")
EuphoriaView = View[Scene, Memory]


def blunders(view: EuphoriaView, move: int) -> Iterator[str]:
    knows = Heuristic(view)
    scene = view.scene
    if scene.phase == "aim" and scene.announced.aim is not None:
        # The laser was taken in this very turn, and no seat has moved since.
        if move - c.TO_SEAT != scene.announced.aim:
            yield "aimed again without news"
    elif scene.phase == "aim" or (scene.phase == "new_aim" and scene.announced.artifact != "marioneta"):
        yield from _aim(knows, view, move - c.TO_SEAT)
    elif scene.phase in ("start", "action"):
        yield from _action(knows, move)
        yield from _spent(knows, move)
        if BARTER in view.moves and _barter_wins(knows) and move not in (BARTER, c.SHOOT):
            yield "left a victory lying"
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
    # A seat that aims at the Leader of its side may be stopped first: a shot makes it drop its laser.
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
    if aim is not None and move == c.SHOOT and aim in knows.scene.anarchists and knows.scene.aims[aim] is None:
        yield "shot an anarchist for nothing"
    if move == c.ARTIFACT + KIND_IDS.index("humo"):
        dear = [knows.me, *(seat for seat in knows.others if _is_dear(knows, seat))]
        if not any(_shows_follower(knows, seat) for seat in dear):
            yield "spent smoke on nothing"


def _barter_wins(knows: Heuristic) -> bool:
    """EU-61, EU-62: an anarchist, or the seat in the lead, knows where a Leader lies hidden."""
    return (knows.anarchist or knows.leading) and any(
        recruit.startswith("lider") and not knows.is_exposed((seat, n))
        for seat in knows.others
        for n, recruit in enumerate(knows.known[seat])
    )


def _spent(knows: Heuristic, move: int) -> Iterator[str]:
    """Discarded artifacts, and a Leader shown to pay under a laser."""
    hand = knows.scene.hands[knows.me]
    if move == c.DISCARD and _needed(knows) & set(hand):
        yield "threw what it needed"
    elif move == c.DISCARD and len(hand) > 1:
        yield "threw two artifacts for one"
    hidden = [n for n in range(3) if not knows.is_exposed((knows.me, n))]
    if not knows.leading or any(not knows.known[knows.me][n].startswith("lider") for n in hidden) or not hidden:
        return
    turned_away = move >= c.ARTIFACT and KIND_IDS[move - c.ARTIFACT] in TURNS_AWAY
    if (move == c.ARM or move >= c.ARTIFACT) and not turned_away and _aimed_by_others(knows):
        yield "showed its Leader to a laser"


def _needed(knows: Heuristic) -> set[str]:
    """Barter, and the reactions that can protect the Leader of the seat's side, as far as it is known."""
    if knows.anarchist:
        return {"trueque"}
    if knows.leading:
        return {"trueque", "escudo", "espejo", "interferencia", "sabotaje"}
    if any(knows.is_rival_leader(seat) is False for seat in knows.others):
        return {"trueque", "guardaespaldas", "interferencia", "sabotaje"}
    return {"trueque"}


def _aimed_by_others(knows: Heuristic) -> bool:
    return any(aim == knows.me and not _is_dear(knows, seat) for seat, aim in enumerate(knows.scene.aims))


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
        yield "paid with an unknown card"
