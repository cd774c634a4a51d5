"""What is not installed with every server: the libraries of the lab and of printing."""

from __future__ import annotations

from importlib.util import find_spec

from sobremesa.workshop.errors import Refused

LAB = ("polars", "scipy", "matplotlib")


def need_lab() -> None:
    """Raises ``Refused`` with what to install."""
    missing = [name for name in LAB if find_spec(name) is None]
    if missing:
        raise Refused(503, "lab-extra", names=", ".join(missing), extra="lab")


def need_press() -> None:
    if find_spec("typst") is None:
        raise Refused(503, "lab-extra", names="typst", extra="print")
