"""A game that people played, written down in the same rows as a simulated one."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256

from sobremesa.kernel.record import Record
from sobremesa.lab.lens import Looking
from sobremesa.lab.study import PEOPLE
from sobremesa.lab.watching import Rows, VerbCount, WatchedGame

# As many as the deal of a simulated game has.
DEAL_BITS = 57


def followed(
    looking: Looking, number: int, record: Record, levels: Sequence[str], *, seconds: float, thought: float
) -> Rows:
    """The rows of game ``number``. ``levels`` are the bots' by seat, "" for a person's; it lasted ``seconds``, and
    people took ``thought`` seconds for their choices."""
    watched = WatchedGame(looking, number, _deal(record), record.seed)
    watched.bots = [level or PEOPLE for level in levels]
    verbs, match, claims = VerbCount(looking.game), watched.match, list(record.claims)
    for made, (seat, words) in enumerate(record.moves):
        while claims and claims[0].after <= made:
            said = claims.pop(0)
            watched.claim(said.seat, said.words)
        view = match.view(seat)
        watched.make(view, looking.game.read_move(view, words), len(match.to_act), verbs)
    for said in claims:
        watched.claim(said.seat, said.words)
    # When somebody answered stays secret (EU-38), so how long the others waited does, too.
    watched.lasted, watched.thought, watched.waits = seconds, thought, None
    rows = Rows(games=[watched.game_row()], seats=watched.seat_rows(), cards=watched.card_rows())
    rows.verbs = verbs.rows(number)
    return rows


def _deal(record: Record) -> int:
    """A number for the deal: games with the same number were dealt alike."""
    return int.from_bytes(sha256(str(record.seed).encode()).digest()[:8]) >> (64 - DEAL_BITS)
