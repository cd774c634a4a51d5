from __future__ import annotations

from typing import Any

from sobremesa.workshop.errors import Refused


class Playtests:
    def __init__(self, *a: Any) -> None:
        self.tables: dict[str, str] = {}

    async def load(self) -> None: ...
    def summaries(self) -> list[Any]:
        return []

    async def subject(self, name: str) -> Any:
        raise Refused(404, "lab-unknown")
