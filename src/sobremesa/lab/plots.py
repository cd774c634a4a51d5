"""Plots for reports: vector graphics in Sobremesa's colours, readable on a phone and in print."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from io import StringIO
from textwrap import fill
from typing import TYPE_CHECKING, Any

from sobremesa.lab.statistics import Estimate

if TYPE_CHECKING:
    from matplotlib.axes import Axes

INK, PALE, ACCENT, SECOND = "#3b2a20", "#cbbba6", "#b5532f", "#4d6b57"
# In inches. On a phone, letters of the size below are as large as the surrounding text.
WIDTH = 4.8
# Longer labels are wrapped, so that half of the picture is left for the plot.
LONGEST_LABEL = 26
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


def draw_svg(height: float, draw: Callable[[Axes], None]) -> str:
    """The plot as SVG, without a date or a creator, so that equal runs give equal files."""
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


def whiskers(
    labels: Sequence[str],
    found: Sequence[Estimate],
    even: float | None,
    axis: str,
    marked: Sequence[bool] = (),
    *,
    is_share: bool = True,
) -> str:
    """One row a value with its interval; a dashed line marks ``even``, if given."""

    lines = [fill(label, LONGEST_LABEL) for label in labels]
    tallest = max((line.count("\n") + 1 for line in lines), default=1)

    def draw(axes: Axes) -> None:
        places = range(len(labels), 0, -1)
        scale = 100 if is_share else 1
        colours = [ACCENT if is_marked else INK for is_marked in marked] or [INK] * len(labels)
        for place, estimate, colour in zip(places, found, colours, strict=True):
            axes.plot([scale * estimate.low, scale * estimate.high], [place, place], color=colour, linewidth=2.5)
            axes.plot(scale * estimate.value, place, "o", color=colour, markersize=6)
        if even is not None:
            axes.axvline(scale * even, color=PALE, linestyle="--")
        axes.set_yticks(list(places), lines)
        axes.set_ylim(0.4, len(labels) + 0.6)
        axes.grid(axis="y", visible=False)
        axes.set_xlabel(axis)

    return draw_svg(0.7 + (0.1 + 0.2 * tallest) * len(labels), draw)


def heat(bots: Sequence[str], shares: Mapping[tuple[str, str], float], axes_names: tuple[str, str]) -> str:
    """Who beats whom: the darker a square, the more the bot on the left wins."""

    def draw(axes: Axes) -> None:
        for row, bot in enumerate(bots):
            for column, rival in enumerate(bots):
                value = shares.get((bot, rival))
                if value is None:
                    continue
                x, y = column, len(bots) - 1 - row
                axes.fill([x, x + 1, x + 1, x], [y, y, y + 1, y + 1], color=ACCENT, alpha=0.1 + 0.7 * value)
                axes.text(x + 0.5, y + 0.5, f"{100 * value:.0f}", ha="center", va="center")
        middles = [at + 0.5 for at in range(len(bots))]
        axes.set_xticks(middles, bots)
        axes.set_yticks(middles[::-1], bots)
        axes.set_xlim(0, len(bots))
        axes.set_ylim(0, len(bots))
        axes.grid(visible=False)
        axes.set_xlabel(axes_names[1])
        axes.set_ylabel(axes_names[0])

    return draw_svg(0.8 + 0.6 * len(bots), draw)


def bars(first: float, step: float, counts: Sequence[int], marks: Sequence[float], axis: str) -> str:
    """A histogram of lengths, with lines at the 10 %, 50 % and 90 % quantiles."""

    def draw(axes: Axes) -> None:
        places = [first + step * (at + 0.5) for at in range(len(counts))]
        axes.bar(places, counts, width=0.92 * step, color=PALE)
        for mark in marks:
            axes.axvline(mark + (step / 2 if step >= 1 else 0), color=ACCENT, linewidth=1.5)
        axes.set_yticks([])
        axes.grid(visible=False)
        axes.spines["left"].set_visible(False)
        axes.set_xlabel(axis)

    return draw_svg(2.2, draw)


def band(lows: Sequence[float], middles: Sequence[float], highs: Sequence[float], axis: str, percent: bool) -> str:
    """A line with a band around it, from the beginning of a game to its end."""

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

    return draw_svg(2.6, draw)


def curve(values: Sequence[float], axis: str, upright: str) -> str:
    """A share of the games, from the beginning of a game to its end."""

    def draw(axes: Axes) -> None:
        along = [100 * at / (len(values) - 1) for at in range(len(values))]
        axes.plot(along, [100 * value for value in values], color=SECOND, linewidth=2.5)
        axes.set_xlim(0, 100)
        axes.set_ylim(0, 100)
        axes.set_xlabel(axis)
        axes.set_ylabel(upright)

    return draw_svg(2.2, draw)


def columns(labels: Sequence[str], found: Sequence[Estimate], axis: str) -> str:
    """One bar a row with the interval of its length: shares of a whole."""

    def draw(axes: Axes) -> None:
        places = range(len(labels), 0, -1)
        axes.barh(places, [100 * estimate.value for estimate in found], color=PALE, height=0.6)
        for place, estimate in zip(places, found, strict=True):
            axes.plot([100 * estimate.low, 100 * estimate.high], [place, place], color=INK, linewidth=1.5)
        axes.set_yticks(list(places), labels)
        axes.set_ylim(0.4, len(labels) + 0.6)
        axes.set_xlim(0, None)
        axes.grid(axis="y", visible=False)
        axes.set_xlabel(axis)

    return draw_svg(0.7 + 0.3 * len(labels), draw)


def dumbbells(labels: Sequence[str], first: Sequence[float], second: Sequence[float], names: tuple[str, str]) -> str:
    """Two variants side by side, one row a number."""

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

    return draw_svg(1.0 + 0.3 * len(labels), draw)


@contextmanager
def quiet() -> Iterator[None]:
    """Silences the plotting library's warnings about fonts: the reader's device chooses them."""
    import logging

    logger = logging.getLogger("matplotlib")
    before = logger.level
    logger.setLevel(logging.ERROR)
    try:
        yield
    finally:
        logger.setLevel(before)
