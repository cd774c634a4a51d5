"""A run's report on paper: the same lights, chapters and drawings as on the page."""

from __future__ import annotations

import re
from typing import Any

from sobremesa.lab.chapters import Chapter, Grid, Plot, Words, chapters, foot, title, what
from sobremesa.lab.lens import Looking
from sobremesa.lab.lights import lights
from sobremesa.lab.plots import quiet
from sobremesa.lab.report import LAMPS
from sobremesa.lab.summary import Summary
from sobremesa.lab.texts import LAB
from sobremesa.printing.press import pressed

# The drawings leave the typeface to their reader; on paper it is the house's.
TYPEFACE = re.compile(r"(font:[^;\"']*px )[^;\"]+")


def report_pdf(found: Summary, language: str) -> bytes:
    with quiet():
        written = [_chapter(chapter) for chapter in chapters(found, language)]
    facts = {
        "title": title(found, language),
        "language": language,
        "what": what(found, language),
        "foot": foot(found, language),
        "lights": [
            {
                "lamp": _lamp(light.colour),
                "question": LAB.say(language, f"question-{light.question}"),
                "sentence": light.sentence.say(language),
            }
            for light in lights(found, Looking(found.study.configured()))
        ],
        "chapters": written,
    }
    [pdf] = pressed("report.typ", facts)
    return pdf


def _lamp(colour: str) -> str:
    fill, shape = LAMPS[colour]
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20" fill="{fill}">{shape}</svg>'


def _chapter(chapter: Chapter) -> dict[str, Any]:
    return {"title": chapter.title, "about": chapter.about, "parts": list(map(_part, chapter.parts))}


def _part(part: Plot | Words | Grid) -> dict[str, Any]:
    if isinstance(part, Plot):
        return {"kind": "plot", "svg": TYPEFACE.sub(r"\1Asap", part.svg)}
    if isinstance(part, Words):
        return {"kind": "words", "text": part.text}
    odd = [*part.odd, *[False] * (len(part.rows) - len(part.odd))]
    return {"kind": "table", "heads": part.heads, "rows": part.rows, "odd": odd}
