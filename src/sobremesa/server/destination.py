"""Whose table a connection asks for, by the first line of its request."""

from __future__ import annotations

import re
from urllib.parse import unquote_to_bytes

# A longer line is nobody's table; whoever gets it says so.
LONGEST_LINE = 4096
TABLE = re.compile(rb"[A-Z]+ (?:https?://[^/ ]*)?/(?:api/tables|api/tournaments|ws)/([^/? \r\n]+)")


def is_whole(begun: bytes) -> bool:
    """Whether the first line is all there, or as much of it as is looked at."""
    return b"\n" in begun or len(begun) >= LONGEST_LINE


def table_in(begun: bytes) -> str | None:
    """The id of the table in the request, if it names one."""
    found = TABLE.match(begun)
    return None if found is None else unquote_to_bytes(found[1]).decode("utf-8", "replace")
