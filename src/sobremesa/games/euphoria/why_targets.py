"""What speaks for naming a seat or a recruit in Euphoria: it depends on what is under way."""

from __future__ import annotations

from sobremesa.games.euphoria.moves import TEXTS
from sobremesa.games.euphoria.standpoint import LEADERS, SURE, Standpoint, percent
from sobremesa.kernel.text import KERNEL, Message


def why_seat(stand: Standpoint, seat: int) -> Message:
    scene, announced = stand.scene, stand.scene.announced
    if scene.phase == "aim" or scene.phase == "new_aim":
        return _turned(stand, seat) if announced.artifact == "marioneta" else _aim(stand, seat)
    if announced.verb == "hide" or announced.artifact == "humo":
        if seat == stand.me:
            return TEXTS.message("why-seat-me", hidden=stand.hidden())
        return TEXTS.message("why-seat-hide", count=stand.followers_in_sight(seat), **_friendship(stand, seat))
    if scene.phase == "give_to":
        return TEXTS.message("why-seat-give", **_friendship(stand, seat))
    if announced.artifact == "contrabando":
        return TEXTS.message("why-seat-rob", count=scene.hand_sizes[seat], **_friendship(stand, seat))
    if announced.artifact in ("iman", "marioneta"):
        aim = scene.aims[seat]
        whom = "nobody" if aim is None else "you" if aim == stand.me else "other"
        return TEXTS.message("why-seat-laser", whom=whom, target=(aim or 0) + 1, **_friendship(stand, seat))
    return _looked_at(stand, seat)


def _friendship(stand: Standpoint, seat: int) -> dict[str, object]:
    return {"kind": stand.kind(seat), "friend": percent(stand.odds.friend[seat])}


def _aim(stand: Standpoint, seat: int) -> Message:
    """At whom: and whether the laser turns."""
    turns = "stays" if stand.scene.phase == "aim" and stand.scene.aims[stand.me] == seat else "turns"
    if stand.exposes_prey(seat):
        return TEXTS.message("why-seat-exposed-leader", turns=turns)
    if stand.odds.prey[seat] > SURE:
        return TEXTS.message("why-aim-leader", turns=turns)
    if stand.odds.ward[seat] > SURE:
        return TEXTS.message("why-aim-ward", turns=turns)
    facts = {"count": stand.unseen(seat), "laser": stand.laser(seat), "turns": turns}
    return TEXTS.message("why-aim", **facts, **stand.chances(seat))


def _turned(stand: Standpoint, seat: int) -> Message:
    """At whom another's laser aims from now on."""
    if seat == stand.me:
        return TEXTS.message("why-turned-me")
    return TEXTS.message("why-turned", **stand.chances(seat))


def _looked_at(stand: Standpoint, seat: int) -> Message:
    if stand.odds.prey[seat] > SURE:
        return TEXTS.message("why-seat-leader")
    if stand.odds.ward[seat] > SURE:
        return TEXTS.message("why-seat-ward")
    return TEXTS.message("why-seat", count=stand.unseen(seat), **stand.chances(seat))


def why_place(stand: Standpoint, place: int) -> Message:
    scene, announced = stand.scene, stand.scene.announced
    if scene.phase == "cost":
        return why_cost(stand, place)
    if scene.phase == "own_place":
        return _given_away(stand, place)
    target = announced.next_target if scene.phase == "next_place" else announced.target
    if target is None:
        return KERNEL.message("why-search")
    recruit = stand.memory.recruits[target][place]
    if not recruit:
        return TEXTS.message("why-place", place=place + 1, leader=percent(stand.odds.prey_at[target][place]))
    what = TEXTS.message(f"claimed-{recruit}")
    if announced.verb == "hide" or announced.artifact == "humo":
        whose = "me" if target == stand.me else "other"
        return TEXTS.message("why-place-hide", place=place + 1, what=what, whose=whose)
    return TEXTS.message("why-place-known", place=place + 1, what=what)


def why_cost(stand: Standpoint, place: int) -> Message:
    recruit = stand.scene.recruits[stand.me][place]
    if recruit in LEADERS:
        return TEXTS.message("why-cost-leader", aimed=stand.aimed_at(stand.me))
    if stand.memory.seen_by_all[stand.me][place]:
        return TEXTS.message("why-cost-shown", place=place + 1)
    side = TEXTS.message(f"side-{recruit}")
    return TEXTS.message("why-cost-follower", place=place + 1, side=side, leader=stand.own_leader())


def _given_away(stand: Standpoint, place: int) -> Message:
    """What Barter gives."""
    recruit = stand.scene.recruits[stand.me][place]
    if recruit in LEADERS:
        return TEXTS.message("why-own-leader", exposed=stand.own_leader())
    shown = "all" if stand.memory.seen_by_all[stand.me][place] else "not-all"
    side = TEXTS.message(f"side-{recruit}")
    return TEXTS.message("why-own-follower", place=place + 1, side=side, shown=shown, leader=stand.own_leader())
