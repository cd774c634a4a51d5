"""A small Python client of a server, for bots, scripts, the terminal and tests. ``game`` is a game's name:

>>> client = Client("http://127.0.0.1:8000")
>>> table = await client.open(game, seats=2, public=True)
>>> async with await client.sit(table.table, "Ana", invite=table.invite) as seat:
...     await seat.start()
...     while (update := await seat.turn()) is not None:
...         await seat.play(update.moves[0].code)

The client reconnects, to any of its addresses, when a connection breaks or pings stay unanswered. It sends requests
without an answer again; the table carries each of them out once.
"""

from sobremesa.client.client import Client, fresh_key
from sobremesa.client.seat import Seat
from sobremesa.wire.decoder import ClosedByServer, Refused

__all__ = ["Client", "ClosedByServer", "Refused", "Seat", "fresh_key"]
