"""What the server refuses before a table is asked."""

from __future__ import annotations

from typing import Any

from sobremesa.kernel.errors import SobremesaError
from sobremesa.server.texts import TEXTS


class Denied(SobremesaError):
    """``status`` is the one of HTTP, ``code`` the one word for programs."""

    def __init__(self, status: int, code: str, **facts: Any) -> None:
        super().__init__(TEXTS.message(f"denied-{code}", **facts))
        self.status = status
        self.code = code
