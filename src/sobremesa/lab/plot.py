"""A tournament as a picture: one line a pairing, the share of victories and its interval."""

from __future__ import annotations

from collections.abc import Sequence
from xml.sax.saxutils import escape

from sobremesa.lab.arena import Standing

WIDTH, LINE, TOP, LEFT, RIGHT = 760, 34, 56, 250, 60
INK, PALE, ACCENT, LINEN = "#3b2a20", "#cbbba6", "#b5532f", "#f7f1e6"


def as_svg(title: str, standings: Sequence[Standing]) -> str:
    """Terracotta on linen; the dashed line is an even match."""
    height = TOP + LINE * len(standings) + 40
    parts = [
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}" '
            f'viewBox="0 0 {WIDTH} {height}" font-family="Georgia, serif" fill="{INK}">'
        ),
        f'<rect width="{WIDTH}" height="{height}" fill="{LINEN}"/>',
        f'<text x="20" y="32" font-size="20">{escape(title)}</text>',
    ]
    bottom = TOP + LINE * len(standings)
    for percent in (0, 25, 50, 75, 100):
        x = _across(percent / 100)
        dash = ' stroke-dasharray="4 4"' if percent == 50 else ""
        parts.append(f'<line x1="{x:.1f}" y1="{TOP}" x2="{x:.1f}" y2="{bottom}" stroke="{PALE}"{dash}/>')
        parts.append(f'<text x="{x:.1f}" y="{bottom + 20}" font-size="13" text-anchor="middle">{percent} %</text>')
    for number, standing in enumerate(standings):
        y = TOP + LINE * number + LINE / 2
        low, share, high = (_across(value) for value in (standing.low, standing.share, standing.high))
        names = escape(f"{standing.bot} – {standing.rival}")
        parts += [
            f'<text x="{LEFT - 14}" y="{y + 5:.1f}" font-size="15" text-anchor="end">{names}</text>',
            f'<line x1="{low:.1f}" y1="{y:.1f}" x2="{high:.1f}" y2="{y:.1f}" stroke="{ACCENT}" stroke-width="3"/>',
            f'<circle cx="{share:.1f}" cy="{y:.1f}" r="6" fill="{ACCENT}"/>',
            (
                f'<text x="{WIDTH - 12}" y="{y + 5:.1f}" font-size="13" text-anchor="end">'
                f"{100 * standing.share:.0f} %</text>"
            ),
        ]
    return "\n".join([*parts, "</svg>", ""])


def _across(share: float) -> float:
    return LEFT + share * (WIDTH - LEFT - RIGHT)
