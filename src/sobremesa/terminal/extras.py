"""What is not installed with the plain package, and how to get it."""

from __future__ import annotations

import sys
from importlib.util import find_spec

from sobremesa.kernel.errors import SobremesaError
from sobremesa.terminal.texts import TEXTS

# The libraries without which the commands of an extra cannot do anything. Its texts: ``extra-<name>``.
EXTRAS = {
    "server": ("openskill", "prometheus_client", "starlette", "uvicorn"),
    "terminal": ("textual",),
    "mcp": ("mcp",),
    "lab": ("polars", "scipy", "matplotlib"),
}


class MissingExtra(SobremesaError):
    """A command needs a part of Sobremesa that is not installed, or that this system does not have."""


def need(extra: str) -> None:
    """Raises a ``MissingExtra`` that says what is missing and how to install it."""
    missing = [name for name in EXTRAS[extra] if find_spec(name) is None]
    if missing:
        what = TEXTS.message(f"extra-{extra}")
        raise MissingExtra(TEXTS.message("extra-missing", what=what, names=", ".join(missing), extra=extra))


def need_server() -> None:
    """Live tables need the locks of files that Unix has, too."""
    if sys.platform == "win32":
        raise MissingExtra(TEXTS.message("server-on-windows"))
    need("server")
