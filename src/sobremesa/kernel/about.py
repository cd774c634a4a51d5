from dataclasses import dataclass
from pathlib import Path
@dataclass(frozen=True)
class About:
    name: str
    edition: int
    clauses: str
    seat_counts: range
    folder: Path
    option_kinds: tuple = ()
    all_is_shown: bool = False
