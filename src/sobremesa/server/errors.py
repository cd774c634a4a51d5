"""Refusals of the server, before a table decides."""

from __future__ import annotations

from typing import ClassVar

from sobremesa.kernel.text import Texts
from sobremesa.server.texts import TEXTS
from sobremesa.table.errors import RefusedRequest


class ServerRefused(RefusedRequest):
    texts: ClassVar[Texts] = TEXTS
