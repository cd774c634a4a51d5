"""How much the workshop does for whoever has its key. An operator may set each: SOBREMESA_LAB_ and its name."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields

from sobremesa.workshop.errors import Refused


@dataclass(frozen=True)
class Bounds:
    games_per_run: int = 20_000
    games_per_day: int = 200_000
    tables_per_day: int = 500
    runs_waiting: int = 20
    decks: int = 200
    runs: int = 100
    playtests: int = 100
    # Reports, comparisons, prints and downloads: how many may wait, and how long one may take.
    errands_waiting: int = 8
    errand_seconds: int = 60

    @classmethod
    def read(cls, environment: Mapping[str, str] = os.environ) -> Bounds:
        found = {}
        for bound in fields(cls):
            name = f"SOBREMESA_LAB_{bound.name.upper()}"
            words = environment.get(name, str(getattr(cls, bound.name)))
            if not (words.isascii() and words.isdigit() and len(words) < 10):
                raise Refused(422, "lab-setting", name=name, value=words[:40])
            found[bound.name] = int(words)
        return cls(**found)
