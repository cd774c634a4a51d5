"""Euphoria's cards: artifacts, recruits and lasers, each with a back of its own."""

from __future__ import annotations

from typing import Any

from sobremesa.kernel.game import AnyGame
from sobremesa.printing.art import art, filled, lined, mixed, svg
from sobremesa.printing.card import Card, Face

WHITE = "#ffffff"
STRIPES = range(-48, 72, 16)


def euphoria(game: AnyGame, language: str) -> tuple[list[Card], dict[str, str]]:
    drawn = art()["euphoria"]
    pictures = {"visor": _visor(drawn), "laser": _laser(drawn), "stripes": _stripes(drawn)}
    cards = [_artifact(game, artifact, language, pictures) for artifact in game.deck.content["artifact"]]
    return [
        *(card for card in cards if card.copies),
        *_recruits(game, language, pictures),
        *_lasers(game, language),
    ], pictures


def _artifact(game: AnyGame, artifact: dict[str, Any], language: str, pictures: dict[str, str]) -> Card:
    drawn, kind, card = art()["euphoria"], artifact["kind"], artifact["id"]
    head, colours = drawn["heads"][kind], drawn["colours"]
    if card in drawn["gadgets"]:
        pictures[f"gadget-{card}"] = _gadget(drawn["gadgets"][card], head["color"], drawn["gadget"]["ruby"])
    name, text = (artifact[field].get(language) or artifact[field]["es"] for field in ("name", "text"))
    front = Face(
        "euphoria-artifact",
        {
            "name": name,
            "text": text,
            "how": game.texts.say(language, f"artifact-{kind}"),
            "picture": f"gadget-{card}" if card in drawn["gadgets"] else "",
            "is_reaction": kind == "reaction",
            "head": head["background"] if kind == "action" else head["background"][0],
            "edge": colours["glass" if kind == "action" else "rust"],
            "plate": colours["plate-solid"],
            "bright": colours["bright"],
        },
    )
    return Card(name, "artifacts", front, _back(game, language, "", "glass"), artifact["copies"], text)


def _recruits(game: AnyGame, language: str, pictures: dict[str, str]) -> list[Card]:
    """All followers of a side look alike, but for the small number by which some are left out (EU-01)."""
    told = game.deck.content["recruits"]
    sides = (("euphoriano", "euphorians"), ("subterra", "subterrans"))
    marks = [(f"lider_{side}", [told["leader"]]) for side, _ in sides] + [(side, told[row]) for side, row in sides]
    cards: list[Card] = []
    for recruit, numbers in marks:
        pictures[f"recruit-{recruit}"] = _portrait(art()["euphoria"], recruit)
        counted = {number: numbers.count(number) for number in sorted(numbers)}
        cards += [_recruit(game, language, recruit, number, copies) for number, copies in counted.items()]
    return cards


def _recruit(game: AnyGame, language: str, recruit: str, number: int, copies: int) -> Card:
    colours, name = art()["euphoria"]["colours"], game.texts.say(language, f"recruit-{recruit}")
    facts = {
        "name": name,
        "number": str(number),
        "picture": f"recruit-{recruit}",
        "colour": colours["glass" if recruit.endswith("euphoriano") else "rust"],
        "leader": colours["leader"] if recruit.startswith("lider_") else "",
        "pit": colours["pit"],
    }
    return Card(name, "recruits", Face("euphoria-recruit", facts), _back(game, language, "visor", "steel"), copies)


def _lasers(game: AnyGame, language: str) -> list[Card]:
    colours, marks = art()["euphoria"]["colours"], game.deck.content["lasers"]
    name = game.texts.say(language, "explain-thing-laser-name")
    facts = {"name": name, "picture": "laser", "colour": colours["laser"], "leader": "", "pit": colours["pit"]}
    back = _back(game, language, "laser", "laser")
    return [
        Card(name, "lasers", Face("euphoria-recruit", facts | {"number": str(number)}), back, marks.count(number))
        for number in sorted(set(marks))
    ]


def _back(game: AnyGame, language: str, picture: str, colour: str) -> Face:
    colours = art()["euphoria"]["colours"]
    title = game.texts.say(language, "title")
    return Face(
        "euphoria-back",
        {"title": title, "picture": picture, "sky": colours["sky"], "colour": colours[colour], "pit": colours["pit"]},
    )


def _gadget(drawing: dict[str, str], ink: str, ruby: str) -> str:
    parts = [lined(drawing["thin"], ink, 0.8, opacity=0.55), filled(drawing["body"], WHITE, opacity=0.5)]
    if "spot" in drawing:
        parts.append(filled(drawing["spot"], ruby))
    parts.append(lined(drawing["line"], ink, 1.7))
    if "ray" in drawing:
        parts.append(lined(drawing["ray"], ruby, 2.2))
    return svg(72, 48, *parts)


def _portrait(drawn: dict[str, Any], recruit: str) -> str:
    side = "euphoriano" if recruit.endswith("euphoriano") else "subterra"
    colours, portrait = drawn["colours"], drawn["portraits"][recruit][0]
    own, pit = colours["glass" if side == "euphoriano" else "rust"], colours["pit"]
    clip = f'<clipPath id="c"><path d="{drawn["frames"][side]}"/></clipPath>'
    parts = [
        filled(portrait["body"], mixed(own, pit, 0.68)),
        filled(portrait["face"], mixed(own, WHITE, 0.45)),
        filled(portrait["hair"], mixed(own, pit, 0.08)),
        lined(portrait["line"], pit, 1.3),
        filled(portrait["glass"], own, stroke=pit, stroke_width=1),
        lined(portrait["shine"], WHITE, 1.2),
    ]
    if portrait.get("crown"):
        parts.append(filled(portrait["crown"], colours["leader"], stroke=pit, stroke_width=0.8))
    frame = drawn["frames"][side]
    inside = f'<g clip-path="url(#c)">{"".join(parts)}</g>'
    return svg(40, 50, clip, filled(frame, mixed(own, pit, 0.4)), inside, lined(frame, own, 1.6))


def _visor(drawn: dict[str, Any]) -> str:
    visor, steel, pit = drawn["visor"], drawn["colours"]["steel"], drawn["colours"]["pit"]
    return svg(
        40,
        50,
        filled(visor["helm"], mixed(steel, pit, 0.34), stroke=steel, stroke_width=1.2),
        filled(visor["plate"], pit, stroke=steel),
        lined(visor["slats"], mixed(steel, WHITE, 0.78), 1.6),
        lined(visor["seams"][0], steel, 0.9),
    )


def _laser(drawn: dict[str, Any]) -> str:
    return svg(24, 24, lined(drawn["laser"], drawn["colours"]["laser"], 1.4))


def _stripes(drawn: dict[str, Any]) -> str:
    light, dark = drawn["heads"]["reaction"]["background"]
    stripes = "".join(f"M{x} 48l48-48h8l-48 48z" for x in STRIPES)
    return svg(72, 48, filled("M0 0h72v48H0z", light), filled(stripes, dark))
