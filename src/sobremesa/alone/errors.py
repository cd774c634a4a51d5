"""What a device refuses, over and above what its tables do."""

from __future__ import annotations

from typing import Any, ClassVar

from sobremesa.alone.texts import TEXTS
from sobremesa.kernel.text import Texts
from sobremesa.table import errors


class Refused(errors.Refused):
    """With a status, as a server would answer."""

    texts: ClassVar[Texts] = TEXTS

    def __init__(self, status: int, code: str, **facts: Any) -> None:
        super().__init__(code, **facts)
        self.status = status
