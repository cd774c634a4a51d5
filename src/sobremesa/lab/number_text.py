"""Numbers as reports write them."""

from __future__ import annotations

from sobremesa.lab.statistics import Difference, Estimate

# Stands for a number that the run does not tell.
UNKNOWN = "–"


def points(value: float) -> str:
    """A share in percent: 54.3."""
    return f"{100 * value:.1f}"


def interval(found: Estimate) -> str:
    """A share in percent with its interval: 54.3 [51.0, 57.6]."""
    if not found.count:
        return UNKNOWN
    return f"{points(found.value)} [{points(found.low)}, {points(found.high)}]"


def number(found: Estimate, digits: int = 1) -> str:
    """A mean with its interval: 25.3 [25.1, 25.5]."""
    if not found.count:
        return UNKNOWN
    return f"{found.value:.{digits}f} [{found.low:.{digits}f}, {found.high:.{digits}f}]"


def signed(found: Difference) -> str:
    return f"{100 * found.value:+.1f} [{100 * found.low:+.1f}, {100 * found.high:+.1f}]"


def chance(p: float) -> str:
    return "< 0.001" if p < 0.001 else f"{p:.3f}"
