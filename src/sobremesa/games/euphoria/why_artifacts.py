"""What speaks for using an artifact in Euphoria."""

from __future__ import annotations

from sobremesa.games.euphoria.moves import TEXTS
from sobremesa.games.euphoria.standpoint import SURE, Standpoint, percent
from sobremesa.kernel.text import Message


def why_use(stand: Standpoint, kind: str) -> Message:
    told = {
        "trueque": _barter,
        "traslado": _transfer,
        "suero": _serum,
        "escaner": _scanner,
        "iman": _magnet,
        "pulso": _pulse,
        "humo": _smoke,
        "marioneta": _puppet,
        "lavado": _brainwash,
        "contrabando": _contraband,
    }
    return told[kind](stand)


def _prey(stand: Standpoint) -> dict[str, object]:
    return _facts(stand, stand.likeliest())


def _facts(stand: Standpoint, seat: int) -> dict[str, object]:
    return {"seat": seat + 1, "leader": percent(stand.odds.prey[seat])}


def _barter(stand: Standpoint) -> Message:
    """EU-61, EU-62: it wins at once where the Leader that is lacking is taken, and none in sight can be taken."""
    alone = stand.is_anarchist or stand.own_leader() != "none"
    hiding = [seat for seat in stand.others if not stand.exposes_leader(seat)]
    seat = max(hiding, key=lambda other: stand.odds.prey[other], default=stand.likeliest())
    chance = "none"
    if alone and hiding and stand.odds.prey[seat] > 0:
        chance = "sure" if max(stand.odds.prey_at[seat]) > SURE else "maybe"
    rids = "yes" if stand.own_leader() == "exposed" else "no"
    return TEXTS.message("why-use-trueque", chance=chance, rids=rids, **_facts(stand, seat))


def _transfer(stand: Standpoint) -> Message:
    return TEXTS.message("why-use-traslado", located=stand.located())


def _serum(stand: Standpoint) -> Message:
    known = [seat for seat in stand.others if stand.odds.prey[seat] > SURE]
    hidden = [seat for seat in known if not stand.exposes_leader(seat)]
    seat = hidden[0] if hidden else stand.likeliest()
    located = "prey" if hidden else "shown" if known else "none"
    return TEXTS.message("why-use-suero", located=located, **_facts(stand, seat))


def _scanner(stand: Standpoint) -> Message:
    return TEXTS.message("why-use-escaner", count=stand.unseen_by_me(), **_prey(stand))


def _magnet(stand: Standpoint) -> Message:
    return TEXTS.message("why-use-iman", aimed=stand.aimed_at(stand.me), **_prey(stand))


def _pulse(stand: Standpoint) -> Message:
    return TEXTS.message("why-use-pulso", armed=stand.armed(), own=stand.laser(stand.me))


def _smoke(stand: Standpoint) -> Message:
    pays = "leader" if stand.pays_with_leader() else "follower"
    return TEXTS.message("why-use-humo", shown=stand.followers_in_sight(stand.me), pays=pays)


def _puppet(stand: Standpoint) -> Message:
    return TEXTS.message("why-use-marioneta", aimed=stand.aimed_at(stand.me), armed=stand.armed())


def _brainwash(stand: Standpoint) -> Message:
    seat = stand.closest()
    return TEXTS.message("why-use-lavado", seat=seat + 1, friend=percent(stand.odds.friend[seat]))


def _contraband(stand: Standpoint) -> Message:
    seat = max(stand.others, key=lambda other: stand.scene.hand_sizes[other])
    return TEXTS.message("why-use-contrabando", seat=seat + 1, count=stand.scene.hand_sizes[seat])
