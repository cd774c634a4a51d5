"""What the server refuses before a table is asked."""

from __future__ import annotations

from typing import Any, ClassVar

from sobremesa.kernel.text import Texts
from sobremesa.server.texts import TEXTS
from sobremesa.table import errors


class Refused(errors.Refused):
    """``status`` is the one of HTTP, ``code`` the one word for programs."""

    texts: ClassVar[Texts] = TEXTS

    def __init__(self, status: int, code: str, **facts: Any) -> None:
        super().__init__(code, **facts)
        self.status = status
