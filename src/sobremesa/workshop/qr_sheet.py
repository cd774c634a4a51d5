"""The links of a playtest on paper: one to a table, with a QR code, to cut apart. Runs beside the event loop."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from sobremesa.workshop.texts import WORKSHOP

CSS = """
@page { margin: 12mm }
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 190mm; padding: 4mm; color: #3b2a20; background: #fff;
  font: 13px/1.35 system-ui, sans-serif }
h1 { font: 700 20px/1.2 Georgia, serif; margin: 0 0 1mm }
p { margin: 0 0 4mm }
ul { list-style: none; margin: 0; padding: 0; display: grid; grid-template-columns: repeat(3, 1fr) }
li { padding: 5mm 4mm; border: 1px dashed #9b8c7c; margin: 0 -1px -1px 0; text-align: center; break-inside: avoid }
li svg { width: 100%; max-width: 40mm; height: auto; display: block; margin: 2mm auto }
b { font: 700 16px/1.2 Georgia, serif }
small { display: block; overflow-wrap: anywhere; font-size: 8px; line-height: 1.25; color: #6b5646 }
@media (max-width: 480px) { ul { grid-template-columns: repeat(2, 1fr) } }
"""


def qr_sheet(title: str, game: str, links: Sequence[str], language: str) -> str:
    import segno

    places = []
    for number, link in enumerate(links, 1):
        drawn = segno.make(link, micro=False).svg_inline(scale=4, omitsize=True, border=2)
        said = escape(WORKSHOP.say(language, "sheet-table", number=number))
        places.append(f"<li><b>{said}</b>{drawn}<small>{escape(link)}</small></li>")
    how = escape(WORKSHOP.say(language, "sheet-how", game=game))
    return (
        f'<!doctype html>\n<html lang="{language}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><title>{escape(title)}</title>'
        f"<style>{CSS}</style></head><body>\n<h1>{escape(title)}</h1>\n<p>{how}</p>\n<ul>{''.join(places)}</ul>\n"
        "</body></html>\n"
    )
