"""Chance that is the same in every run: a test at the page meets the deals and the bots that it met before.

What is drawn depends on the test alone, not on the tests before it. Keys of seats stay as random as they are.
"""

from __future__ import annotations

# Run in the node before it serves. The file TEST_AT_WORK says which test is running.
SEEDED = """
import hashlib, os, types
from pathlib import Path
from sobremesa.server.http import api
from sobremesa.server.node import bot_pool, keys
test_at_work = Path(os.environ["TEST_AT_WORK"])
drawn = {}
def draw():
    test = test_at_work.read_text()
    drawn[test] = drawn.get(test, 0) + 1
    return hashlib.sha256(f"{test} {drawn[test]}".encode()).hexdigest()
keys.fresh_secret = draw
api.fresh_table = lambda: draw()[:16]
bot_pool.secrets = types.SimpleNamespace(randbelow=lambda most: int(draw(), 16) % most)
# No reveal takes time, unless a test chose how long. The wait is tested in tests/table and tests/server.
from msgspec import structs
from sobremesa.table.acts import open as opening
decide = opening.decide
def at_once(request, *more, **named):
    settings = request.settings
    if settings.reveal_ms == 700:
        settings = structs.replace(settings, reveal_ms=0)
    return decide(structs.replace(request, settings=settings), *more, **named)
opening.decide = at_once
"""

# Run in every page: its share of a seed is the only chance that it draws as sixteen bytes.
SHARE = """
const honest = crypto.getRandomValues.bind(crypto);
crypto.getRandomValues = (given) => (given.byteLength === 16 ? given.fill(1) : honest(given));
"""
