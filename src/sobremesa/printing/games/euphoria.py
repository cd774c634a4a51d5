"""Euphoria's cards: artifacts, recruits and lasers, each with its own back."""

from __future__ import annotations

from typing import Any

from sobremesa.kernel.game import AnyGame
from sobremesa.printing.art import art, fill_path, mix_colours, stroke_path, svg
from sobremesa.printing.printed_card import CardFace, PrintedCard

WHITE = "#ffffff"
STRIPES = range(-48, 72, 16)


def draw_cards(game: AnyGame, language: str) -> tuple[list[PrintedCard], dict[str, str]]:
    drawn = art()["euphoria"]
    pictures = {"visor": _visor(drawn), "laser": _laser(drawn), "stripes": _stripes(drawn)}
    cards = [_artifact(game, artifact, language, pictures) for artifact in game.deck.content["artifact"]]
    return [
        *(card for card in cards if card.copies),
        *_recruits(game, language, pictures),
        *_lasers(game, language),
    ], pictures


def _artifact(game: AnyGame, artifact: dict[str, Any], language: str, pictures: dict[str, str]) -> PrintedCard:
    drawn, kind, card = art()["euphoria"], artifact["kind"], artifact["id"]
    head, colours = drawn["heads"][kind], drawn["colours"]
    if card in drawn["gadgets"]:
        pictures[f"gadget-{card}"] = _gadget(drawn["gadgets"][card], head["color"], colours["ruby"])
    name, text = (artifact[field].get(language) or artifact[field]["es"] for field in ("name", "text"))
    front = CardFace(
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
    return PrintedCard(name, "artifacts", front, _back(game, language, "", "glass"), artifact["copies"], text)


def _recruits(game: AnyGame, language: str, pictures: dict[str, str]) -> list[PrintedCard]:
    """All followers of a side look alike but for the small number by which some are left out (EU-01)."""
    told = game.deck.content["recruits"]
    sides = (("euphoriano", "euphorians"), ("subterra", "subterrans"))
    marks = [(f"lider_{side}", [told["leader"]]) for side, _ in sides] + [(side, told[row]) for side, row in sides]
    cards: list[PrintedCard] = []
    for recruit, numbers in marks:
        pictures[f"recruit-{recruit}"] = _portrait(art()["euphoria"], recruit)
        counted = {number: numbers.count(number) for number in sorted(numbers)}
        cards += [_recruit(game, language, recruit, number, copies) for number, copies in counted.items()]
    return cards


def _recruit(game: AnyGame, language: str, recruit: str, number: int, copies: int) -> PrintedCard:
    colours, name = art()["euphoria"]["colours"], game.texts.say(language, f"recruit-{recruit}")
    facts = {
        "name": name,
        "number": str(number),
        "picture": f"recruit-{recruit}",
        "colour": colours["glass" if recruit.endswith("euphoriano") else "rust"],
        "leader": colours["leader"] if recruit.startswith("lider_") else "",
        "pit": colours["pit"],
    }
    return PrintedCard(
        name, "recruits", CardFace("euphoria-recruit", facts), _back(game, language, "visor", "steel"), copies
    )


def _lasers(game: AnyGame, language: str) -> list[PrintedCard]:
    colours, marks = art()["euphoria"]["colours"], game.deck.content["lasers"]
    name = game.texts.say(language, "explain-thing-laser-name")
    facts = {"name": name, "picture": "laser", "colour": colours["laser"], "leader": "", "pit": colours["pit"]}
    back = _back(game, language, "laser", "laser")
    return [
        PrintedCard(
            name, "lasers", CardFace("euphoria-recruit", facts | {"number": str(number)}), back, marks.count(number)
        )
        for number in sorted(set(marks))
    ]


def _back(game: AnyGame, language: str, picture: str, colour: str) -> CardFace:
    colours = art()["euphoria"]["colours"]
    title = game.texts.say(language, "title")
    return CardFace(
        "euphoria-back",
        {"title": title, "picture": picture, "sky": colours["sky"], "colour": colours[colour], "pit": colours["pit"]},
    )


def _gadget(drawing: dict[str, str], ink: str, ruby: str) -> str:
    parts = [stroke_path(drawing["thin"], ink, 0.8, opacity=0.55), fill_path(drawing["body"], WHITE, opacity=0.5)]
    if "spot" in drawing:
        parts.append(fill_path(drawing["spot"], ruby))
    parts.append(stroke_path(drawing["line"], ink, 1.7))
    if "ray" in drawing:
        parts.append(stroke_path(drawing["ray"], ruby, 2.2))
    return svg(72, 48, *parts)


def _portrait(drawn: dict[str, Any], recruit: str) -> str:
    side = "euphoriano" if recruit.endswith("euphoriano") else "subterra"
    colours, portrait = drawn["colours"], drawn["portraits"][recruit]
    own, pit = colours["glass" if side == "euphoriano" else "rust"], colours["pit"]
    clip = f'<clipPath id="c"><path d="{drawn["frames"][side]}"/></clipPath>'
    parts = [
        fill_path(portrait["body"], mix_colours(own, pit, 0.68)),
        fill_path(portrait["face"], mix_colours(own, WHITE, 0.45)),
        fill_path(portrait["hair"], mix_colours(own, pit, 0.08)),
        stroke_path(portrait["line"] + portrait["kit"], pit, 1.3),
        fill_path(portrait["glass"], own, stroke=pit, stroke_width=1),
        stroke_path(portrait["shine"], WHITE, 1.2),
    ]
    if portrait.get("crown"):
        parts.append(fill_path(portrait["crown"], colours["leader"], stroke=pit, stroke_width=0.8))
    frame = drawn["frames"][side]
    inside = f'<g clip-path="url(#c)">{"".join(parts)}</g>'
    return svg(40, 50, clip, fill_path(frame, mix_colours(own, pit, 0.4)), inside, stroke_path(frame, own, 1.6))


def _visor(drawn: dict[str, Any]) -> str:
    visor, steel, pit = drawn["visor"], drawn["colours"]["steel"], drawn["colours"]["pit"]
    return svg(
        40,
        50,
        fill_path(visor["helm"], mix_colours(steel, pit, 0.34), stroke=steel, stroke_width=1.2),
        fill_path(visor["plate"], pit, stroke=steel),
        stroke_path(visor["slats"], mix_colours(steel, WHITE, 0.78), 1.6),
        stroke_path(visor["seams"][0], steel, 0.9),
    )


def _laser(drawn: dict[str, Any]) -> str:
    return svg(24, 24, stroke_path(drawn["laser"], drawn["colours"]["laser"], 1.4))


def _stripes(drawn: dict[str, Any]) -> str:
    light, dark = drawn["heads"]["reaction"]["background"]
    stripes = "".join(f"M{x} 48l48-48h8l-48 48z" for x in STRIPES)
    return svg(72, 48, fill_path("M0 0h72v48H0z", light), fill_path(stripes, dark))
