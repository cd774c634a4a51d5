"""Refusals by the device itself, beside those of its tables."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from sobremesa.kernel.text import Texts
from sobremesa.table.errors import RefusedRequest

TEXTS = Texts(Path(__file__).parent / "text")


class DeviceRefused(RefusedRequest):
    texts: ClassVar[Texts] = TEXTS
