"""A run as a report that a designer reads on a phone or on paper: five verdicts, then chapters with plots and numbers.

The report is one HTML file that loads no script, font or picture.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from html import escape
from pathlib import Path
from typing import Any

from sobremesa.kernel.files import write_together
from sobremesa.lab.chapters import Chapter, Grid, Plot, Words, chapters, foot, title, what
from sobremesa.lab.metrics_reader import MetricsReader
from sobremesa.lab.plots import quiet
from sobremesa.lab.run_folder import RunFolder
from sobremesa.lab.summary import Summary, summary
from sobremesa.lab.texts import LAB
from sobremesa.lab.verdicts import Verdict, verdicts
from sobremesa.printing.press import typeset

CSS = """
:root { color-scheme: light; --ink: #3b2a20; --line: #e0d3bf; --accent: #b5532f }
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 46rem; padding: 1rem; background: #f7f1e6; color: var(--ink);
  font: 17px/1.5 system-ui, sans-serif }
h1, h2 { font-family: Georgia, serif; line-height: 1.15; text-wrap: balance }
h2 { margin: 2.5rem 0 .5rem; padding-top: .75rem; border-top: 2px solid var(--line) }
.what { color: #6b5646 }
.lights { list-style: none; margin: 1.5rem 0; padding: 0; display: grid; gap: .6rem }
.lights li { display: grid; grid-template-columns: 1.6rem 1fr; gap: .2rem .7rem; padding: .7rem .8rem;
  background: #fffaf0; border: 1px solid var(--line) }
.lamp { width: 1.3rem; height: 1.3rem; margin-top: .15rem }
.lights b { font-family: Georgia, serif; font-size: 1.1rem }
.lights p { grid-column: 2; margin: 0 }
.plot { width: 100%; max-width: 34rem; height: auto; display: block; margin: .5rem 0 }
/* A shadow at the edge says that there is more to the side. */
.wide { overflow-x: auto; background: linear-gradient(90deg, #f7f1e6 40%, transparent) left / 2rem 100% local,
  linear-gradient(270deg, #f7f1e6 40%, transparent) right / 2rem 100% local,
  linear-gradient(90deg, #3b2a2033, transparent) left / .6rem 100%,
  linear-gradient(270deg, #3b2a2033, transparent) right / .6rem 100%; background-repeat: no-repeat }
table { border-collapse: collapse; font-size: .875rem; font-variant-numeric: tabular-nums; width: 100% }
th, td { padding: .25rem .5rem; text-align: right; white-space: nowrap; border-bottom: 1px solid var(--line) }
th:first-child, td:first-child { text-align: left; white-space: normal }
th, th:first-child { font-weight: 600; vertical-align: bottom; white-space: normal }
td:first-child { min-width: 9.5rem }
.odd td { color: #8c3516; font-weight: 600 }
footer { margin-top: 3rem; font-size: .8125rem; color: #6b5646; overflow-wrap: anywhere }
@media print { body, .wide { background: none; max-width: none } h2 { break-after: avoid }
  .plot, li, tr { break-inside: avoid } }
"""

# Every verdict has a shape as well as a colour.
LAMPS = {
    "green": ("#3f7a4c", '<circle cx="10" cy="10" r="9"/>'),
    "amber": ("#c08a1e", '<path d="M10 1 19 18H1z"/>'),
    "red": ("#a8322a", '<path d="M2 2h16v16H2z"/>'),
    "grey": ("#9b8c7c", '<path d="M2 8h16v4H2z"/>'),
}


def report(found: Summary, language: str) -> str:
    reader = MetricsReader(found.study.build_game())
    listed = "".join(_verdict(verdict, language) for verdict in verdicts(found, reader))
    with quiet():
        written = "\n".join(map(_chapter, chapters(found, language)))
    body = (
        f'<p class="what">{escape(what(found, language))}</p>\n<ul class="lights">{listed}</ul>\n{written}\n'
        f"<footer><p>{escape(foot(found, language))}</p></footer>"
    )
    return page(title(found, language), language, body)


def write_reports(folder: RunFolder, pages: Mapping[str, Path], *, private: bool = False) -> Summary:
    """Writes the report in each language and the numbers to summary.json: all files or none. The languages share most
    of the work."""
    found = summary(folder)
    files = {file: report(found, language).encode() for language, file in pages.items()}
    files[folder.path / "summary.json"] = json.dumps(found.plain(), ensure_ascii=False, indent=1).encode()
    write_together(files, private=private)
    return found


def page(title: str, language: str, body: str) -> str:
    """A page of the lab that loads nothing from elsewhere."""
    name = escape(title)
    return (
        f'<!doctype html>\n<html lang="{language}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><title>{name}</title>'
        f"<style>{CSS}</style></head><body>\n<h1>{name}</h1>\n{body}\n</body></html>\n"
    )


def _verdict(verdict: Verdict, language: str) -> str:
    colour, shape = LAMPS[verdict.colour]
    told = escape(LAB.say(language, f"lamp-{verdict.colour}"))
    question = escape(LAB.say(language, f"question-{verdict.question}"))
    return (
        f'<li><svg class="lamp" viewBox="0 0 20 20" fill="{colour}" role="img" aria-label="{told}">{shape}</svg>'
        f"<b>{question}</b><p>{escape(verdict.sentence.say(language))}</p></li>"
    )


def _chapter(chapter: Chapter) -> str:
    parts = "\n".join(map(_part, chapter.parts))
    return f"<h2>{escape(chapter.title)}</h2>\n<p>{escape(chapter.about)}</p>\n{parts}"


def _part(part: Plot | Words | Grid) -> str:
    if isinstance(part, Plot):
        return part.svg
    if isinstance(part, Words):
        return f"<p>{escape(part.text)}</p>"
    return table(part.heads, part.rows, part.odd)


def table(heads: Iterable[str], rows: Iterable[Iterable[str]], odd: Sequence[bool] = ()) -> str:
    """``odd`` marks the rows that stand out."""
    head = "".join(f"<th>{escape(name)}</th>" for name in heads)
    body = []
    for number, row in enumerate(rows):
        marked = ' class="odd"' if number < len(odd) and odd[number] else ""
        body.append(f"<tr{marked}>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>")
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{"".join(body)}</tbody></table></div>'


# On paper.

# Plots leave the typeface to the reader's device; on paper it is ours.
TYPEFACE = re.compile(r"(font:[^;\"']*px )[^;\"]+")


def report_pdf(found: Summary, language: str) -> bytes:
    with quiet():
        written = [_pdf_chapter(chapter) for chapter in chapters(found, language)]
    facts = {
        "title": title(found, language),
        "language": language,
        "what": what(found, language),
        "foot": foot(found, language),
        "lights": [
            {
                "lamp": _pdf_verdict(verdict.colour),
                "question": LAB.say(language, f"question-{verdict.question}"),
                "sentence": verdict.sentence.say(language),
            }
            for verdict in verdicts(found, MetricsReader(found.study.build_game()))
        ],
        "chapters": written,
    }
    [pdf] = typeset("report.typ", facts)
    return pdf


def _pdf_verdict(colour: str) -> str:
    fill, shape = LAMPS[colour]
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20" fill="{fill}">{shape}</svg>'


def _pdf_chapter(chapter: Chapter) -> dict[str, Any]:
    return {"title": chapter.title, "about": chapter.about, "parts": list(map(_pdf_part, chapter.parts))}


def _pdf_part(part: Plot | Words | Grid) -> dict[str, Any]:
    if isinstance(part, Plot):
        return {"kind": "plot", "svg": TYPEFACE.sub(r"\1Asap", part.svg)}
    if isinstance(part, Words):
        return {"kind": "words", "text": part.text}
    odd = [*part.odd, *[False] * (len(part.rows) - len(part.odd))]
    return {"kind": "table", "heads": part.heads, "rows": part.rows, "odd": odd}
