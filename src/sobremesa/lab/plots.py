"""Drawings for reports: vector pictures in the house's colours, readable on a phone and in print."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from io import StringIO
from typing import TYPE_CHECKING, Any

from sobremesa.lab.statistics import Estimate

if TYPE_CHECKING:
    from matplotlib.axes import Axes

INK, PALE, ACCENT, SECOND = "#3b2a20", "#cbbba6", "#b5532f", "#4d6b57"
WIDTH = 6.4
STYLE: dict[Any, Any] = {
    "svg.fonttype": "none",
    "svg.hashsalt": "sobremesa",
    "font.family": "sans-serif",
    "font.size": 11,
    "text.color": INK,
    "axes.labelcolor": INK,
    "axes.edgecolor": PALE,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "xtick.color": INK,
    "ytick.color": INK,
    "xtick.major.size": 0,
    "ytick.major.size": 0,
    "axes.grid": True,
    "grid.color": "#e7dccb",
    "figure.facecolor": "none",
    "axes.facecolor": "none",
}


def drawn(height: float, draw: Callable[[Axes], None]) -> str:
    """The picture as SVG, without a word about when and by what it was made."""
    from matplotlib import rc_context
    from matplotlib.backends.backend_svg import FigureCanvasSVG
    from matplotlib.figure import Figure

    with rc_context(STYLE):
        figure = Figure(figsize=(WIDTH, height), layout="constrained")
        FigureCanvasSVG(figure)
        axes = figure.add_subplot()
        axes.set_axisbelow(True)
        draw(axes)
        text = StringIO()
        figure.savefig(text, format="svg", metadata={"Date": None, "Creator": None})
    svg = text.getvalue()
    found = re.sub(r"<metadata>.*?</metadata>", "", svg[svg.index("<svg") :], flags=re.DOTALL)
    return re.sub(r'width="[\d.]+pt" height="[\d.]+pt"', 'class="plot" role="img"', found, count=1)


def whiskers(labels: Sequence[str], found: Sequence[Estimate], even: float, axis: str) -> str:
    """One line a row: a value with its interval, and a dashed line where all would be equal."""

    def draw(axes: Axes) -> None:
        places = range(len(labels), 0, -1)
        for place, estimate in zip(places, found, strict=True):
            colour = ACCENT if estimate.excludes(even) else INK
            axes.plot([100 * estimate.low, 100 * estimate.high], [place, place], color=colour, linewidth=2.5)
            axes.plot(100 * estimate.value, place, "o", color=colour, markersize=6)
        axes.axvline(100 * even, color=PALE, linestyle="--")
        axes.set_yticks(list(places), labels)
        axes.set_ylim(0.4, len(labels) + 0.6)
        axes.grid(axis="y", visible=False)
        axes.set_xlabel(axis)

    return drawn(0.7 + 0.3 * len(labels), draw)


def bars(first: float, step: float, counts: Sequence[int], marks: Sequence[float], axis: str) -> str:
    """How many games are how long, with lines at a tenth, half and nine tenths of them."""

    def draw(axes: Axes) -> None:
        places = [first + step * (at + 0.5) for at in range(len(counts))]
        axes.bar(places, counts, width=0.92 * step, color=PALE)
        for mark in marks:
            axes.axvline(mark + (step / 2 if step >= 1 else 0), color=ACCENT, linewidth=1.5)
        axes.set_yticks([])
        axes.grid(visible=False)
        axes.spines["left"].set_visible(False)
        axes.set_xlabel(axis)

    return drawn(2.2, draw)


def band(lows: Sequence[float], middles: Sequence[float], highs: Sequence[float], axis: str, percent: bool) -> str:
    """From the beginning of a game to its end: a line with what lies around it."""

    def draw(axes: Axes) -> None:
        scale = 100 if percent else 1
        along = [100 * at / (len(middles) - 1) for at in range(len(middles))]
        axes.fill_between(
            along, [scale * low for low in lows], [scale * high for high in highs], color=ACCENT, alpha=0.2
        )
        axes.plot(along, [scale * middle for middle in middles], color=ACCENT, linewidth=2.5)
        axes.set_xlim(0, 100)
        axes.set_ylim(0, 100 if percent else None)
        axes.set_xlabel(axis)

    return drawn(2.6, draw)


def dumbbells(labels: Sequence[str], first: Sequence[float], second: Sequence[float], names: tuple[str, str]) -> str:
    """What one variant gives and what the other does, a line a row."""

    def draw(axes: Axes) -> None:
        places = list(range(len(labels), 0, -1))
        for place, one, other in zip(places, first, second, strict=True):
            axes.plot([100 * one, 100 * other], [place, place], color=PALE, linewidth=3, zorder=1)
        axes.scatter([100 * value for value in first], places, color=SECOND, label=names[0], zorder=2)
        axes.scatter([100 * value for value in second], places, color=ACCENT, label=names[1], zorder=2)
        axes.set_yticks(places, labels)
        axes.set_ylim(0.4, len(labels) + 0.6)
        axes.grid(axis="y", visible=False)
        axes.legend(frameon=False, loc="lower center", bbox_to_anchor=(0.5, 1.0), ncols=2)

    return drawn(1.0 + 0.3 * len(labels), draw)


@contextmanager
def quiet() -> Iterator[None]:
    """Without the warnings of a drawing library about fonts that a reader's device will choose anyway."""
    import logging

    logger = logging.getLogger("matplotlib")
    before = logger.level
    logger.setLevel(logging.ERROR)
    try:
        yield
    finally:
        logger.setLevel(before)
