"""Two runs side by side, as a page."""

from __future__ import annotations

from html import escape

from sobremesa.lab.compare import Comparison
from sobremesa.lab.lens import Looking
from sobremesa.lab.plots import dumbbells, quiet
from sobremesa.lab.report import page
from sobremesa.lab.texts import LAB
from sobremesa.lab.wording import chance, signed


def comparison_page(found: Comparison, names: tuple[str, str], language: str) -> str:
    """``names`` are what the reader calls the two."""
    looking = Looking(found.first.study.configured())
    title = LAB.say(language, "comparison-title", first=names[0], second=names[1])
    sentences, cells = [], []
    for row in found.rows:
        card = looking.name(row.card, language) if row.card else ""
        sentence = escape(row.sentence(card).say(language))
        sentences.append(f"<li><b>{sentence}</b></li>" if row.is_certain else f"<li>{sentence}</li>")
        what = escape(LAB.say(language, f"compare-{row.what.replace('_', '-')}", card=card))
        scale = 100 if row.card or row.what in ("first_seat", "starter") else 1
        difference = signed(row.difference) if scale == 100 else f"{row.difference.value:+.2f}"
        numbers = (f"{scale * row.first.value:.1f}", f"{scale * row.second.value:.1f}", difference, chance(row.p))
        marked = ' class="odd"' if row.is_certain else ""
        cells.append(f"<tr{marked}><td>{what}</td>{''.join(f'<td>{escape(cell)}</td>' for cell in numbers)}</tr>")
    heads = "".join(f"<th>{escape(LAB.say(language, key))}</th>" for key in ("head-what",))
    heads += f"<th>A</th><th>B</th><th>{escape(LAB.say(language, 'head-difference'))}</th><th>p</th>"
    cards = [row for row in found.rows if row.card]
    plot = ""
    if cards:
        with quiet():
            labels = [looking.name(row.card, language) for row in cards]
            plot = dumbbells(
                labels, [row.first.value for row in cards], [row.second.value for row in cards], ("A", "B")
            )
    verdict = escape(LAB.say(language, "comparison-verdict", count=len(found.certain), rows=len(found.rows)))
    return page(
        title,
        language,
        f"<p>{verdict}</p>\n<ul>{''.join(sentences)}</ul>\n{plot}\n"
        f'<div class="wide"><table><thead><tr>{heads}</tr></thead><tbody>{"".join(cells)}</tbody></table></div>',
    )
