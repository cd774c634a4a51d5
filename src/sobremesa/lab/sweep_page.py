"""A sweep as a page: one table, and a drawing for each thing that was measured."""

from __future__ import annotations

from html import escape

from sobremesa.lab.plots import quiet, whiskers
from sobremesa.lab.report import page
from sobremesa.lab.sweep import MEASURES, Sweep
from sobremesa.lab.texts import LAB


def sweep_page(sweep: Sweep, language: str) -> str:
    study = sweep.variants[0][0]
    game = study.configured().texts.say(language, "title")
    title = LAB.say(language, "sweep-title", game=game, options=", ".join(sweep.names))
    heads = "".join(f"<th>{escape(head)}</th>" for head in sweep.heads(language))
    body = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in sweep.rows())
    table = f'<div class="wide"><table><thead><tr>{heads}</tr></thead><tbody>{body}</tbody></table></div>'
    with quiet():
        plots = "\n".join(_plot(sweep, name, language) for name in MEASURES)
    what = LAB.say(language, "sweep-what", variants=len(sweep.variants), bots=" + ".join(study.bots), seed=study.seed)
    return page(title, language, f'<p class="what">{escape(what)}</p>\n{table}\n{plots}')


def _plot(sweep: Sweep, name: str, language: str) -> str:
    """The variants one below the other; nothing where no variant tells."""
    told = []
    for study, found in sweep.variants:
        estimate = sweep.measured(found)[name]
        if estimate is not None and estimate.count:
            told.append((", ".join(sweep.values(study)), estimate))
    if not told:
        return ""
    head = escape(LAB.say(language, f"sweep-{name}"))
    is_share = MEASURES[name][0]
    labels, estimates = [label for label, _ in told], [estimate for _, estimate in told]
    return f"<h2>{head}</h2>\n{whiskers(labels, estimates, None, ', '.join(sweep.names), is_share=is_share)}"
