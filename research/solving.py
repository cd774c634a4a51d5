"""``python -m research.solving``: OpenSpiel's CFR+ on the reduced Evidencia, and its exploitability over time.

Writes a picture, ``cfr.svg`` unless another file is named.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from math import floor, log2, log10
from pathlib import Path
from typing import Final

import pyspiel

from sobremesa.adapters.openspiel import load

WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 760, 420, 80, 30, 60, 60
INK, PALE, ACCENT, LINEN = "#3b2a20", "#cbbba6", "#b5532f", "#f7f1e6"
USUAL_POINTS: Final = 7  # 1, 2, 4, ... 64 iterations


def solve(points: int) -> list[tuple[int, float]]:
    """Iterations and exploitability, at 1, 2, 4 and so on."""
    game = load("evidencia", reduced="small")
    solver = pyspiel.CFRPlusSolver(game)
    found = []
    done = 0
    for point in range(points):
        while done < 2**point:
            solver.evaluate_and_update_policy()
            done += 1
        found.append((done, pyspiel.exploitability(game, solver.tabular_average_policy())))
        print(f"{done:>5} iterations: exploitability {found[-1][1]:.5f}", flush=True)
    return found


def as_svg(found: Sequence[tuple[int, float]]) -> str:
    """Both axes are logarithmic: each step to the right doubles the iterations, each line down is a tenth."""
    last = max(1.0, log2(found[-1][0]))
    lowest = floor(log10(min(value for _count, value in found)))

    def across(count: int) -> float:
        return LEFT + log2(count) / last * (WIDTH - LEFT - RIGHT)

    def down(value: float) -> float:
        return TOP + log10(value) / lowest * (HEIGHT - TOP - BOTTOM)

    parts = [
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" '
            f'viewBox="0 0 {WIDTH} {HEIGHT}" font-family="Georgia, serif" fill="{INK}">'
        ),
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{LINEN}"/>',
        '<text x="20" y="32" font-size="20">CFR+ on the reduced Evidencia: exploitability</text>',
    ]
    for power in range(lowest, 1):
        y = down(10.0**power)
        parts.append(f'<line x1="{LEFT}" y1="{y:.1f}" x2="{WIDTH - RIGHT}" y2="{y:.1f}" stroke="{PALE}"/>')
        parts.append(f'<text x="{LEFT - 10}" y="{y + 5:.1f}" font-size="13" text-anchor="end">{10.0**power:g}</text>')
    for count, _value in found:
        x = across(count)
        parts.append(f'<text x="{x:.1f}" y="{HEIGHT - 32}" font-size="13" text-anchor="middle">{count}</text>')
    parts.append(f'<text x="{WIDTH / 2}" y="{HEIGHT - 10}" font-size="13" text-anchor="middle">iterations</text>')
    line = " ".join(f"{across(count):.1f},{down(value):.1f}" for count, value in found)
    parts.append(f'<polyline points="{line}" fill="none" stroke="{ACCENT}" stroke-width="3"/>')
    parts += [
        f'<circle cx="{across(count):.1f}" cy="{down(value):.1f}" r="5" fill="{ACCENT}"/>' for count, value in found
    ]
    return "\n".join([*parts, "</svg>", ""])


def main() -> None:
    words = argparse.ArgumentParser(prog="research.solving")
    words.add_argument("--points", type=int, default=USUAL_POINTS)
    words.add_argument("--out", type=Path, default=Path("cfr.svg"))
    asked = words.parse_args()
    asked.out.write_text(as_svg(solve(asked.points)), encoding="utf-8")
    print(asked.out)


if __name__ == "__main__":
    main()
