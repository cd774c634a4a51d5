"""A small client: for bots from outside, for the terminal, for scripts and for tests.

>>> client = Client("http://127.0.0.1:8000")
>>> table = await client.open(game, seats=2, public=True)
>>> async with await client.sit(table.table, "Ana", invite=table.invite) as seat:
...     await seat.start()
...     while (update := await seat.turn()) is not None:
...         await seat.play(update.moves[0].code)

A connection that breaks, or on which pings are not answered, is made again, with any of the addresses; what was asked
and not yet acknowledged is asked again, which is harmless.
"""

from sobremesa.client.client import Client, fresh_key
from sobremesa.client.seat import Seat
from sobremesa.wire.decoder import ClosedByServer, Refused

__all__ = ["Client", "ClosedByServer", "Refused", "Seat", "fresh_key"]
