"""Somebody tries to do something at a live table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sobremesa.kernel.errors import SobremesaError
from sobremesa.server.connection import Connection
from sobremesa.table.act import Entry
from sobremesa.table.table import Table

Decide = Callable[[Table, int], list[Entry]]


@dataclass(slots=True, eq=False)
class Attempt:
    """``end`` is called once: with None when it is durable or was done before, else with what is wrong.

    ``by`` hears with the first update it brings about that it was accepted; ``is_told`` says that there was one.
    """

    decide: Decide
    end: Callable[[Attempt, SobremesaError | None], None]
    seat: int | None = None
    given_id: str = ""
    by: Connection | None = None
    is_told: bool = False

    def is_known(self, table: Table) -> bool:
        return self.seat is not None and table.is_known(self.seat, self.given_id)

    def begin_telling(self) -> None:
        if self.by is not None:
            self.by.accepting = self.given_id

    def end_telling(self) -> None:
        if self.by is not None:
            self.is_told = self.given_id != "" and self.by.accepting == ""
            self.by.accepting = ""
