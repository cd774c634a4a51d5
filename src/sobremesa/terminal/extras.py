"""The optional parts of the package, and how to install them."""

from __future__ import annotations

import sys
from importlib.util import find_spec

from sobremesa.kernel.errors import SobremesaError
from sobremesa.terminal.texts import TEXTS

# The libraries that each extra's commands cannot work without. ``extra-<name>`` is the extra's text.
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
    """Also refuses Windows: live tables need Unix file locks."""
    if sys.platform == "win32":
        raise MissingExtra(TEXTS.message("server-on-windows"))
    need("server")
