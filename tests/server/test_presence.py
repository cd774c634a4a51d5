"""All see which seats are connected, and learn nothing else by it."""

from __future__ import annotations

from sobremesa.server.node.presence import FORGET_SECONDS, SeatPresence
from tests.server.running import seated
from tests.simulated.node import Simulated


def test_everybody_is_told_who_comes_and_goes() -> None:
    async def test(server: Simulated) -> None:
        ana, beto = await seated(server.client, "mayor", seats=2)
        async with ana, server.client.watch(ana.table) as onlooker:
            await ana.until(lambda: ana.here == [0])
            async with beto:
                await ana.until(lambda: ana.here == [0, 1])
                await onlooker.until(lambda: onlooker.here == [0, 1])
                await beto.until(lambda: beto.here == [0, 1])
            await ana.until(lambda: ana.here == [0])

    with Simulated() as server:
        server.run(test(server))


def test_what_another_node_tells_counts_until_it_is_silent_too_long() -> None:
    presence = SeatPresence()
    assert presence.update({0: None}, 0.0) == [0]
    assert presence.hear("other", SeatPresence.encode({2: None, 1: 17}, asking=True), 0.0)
    assert presence.update({0: None}, 1.0) == [0, 1, 2]
    assert presence.update({0: None}, 2.0) is None
    assert not presence.hear("other", SeatPresence.encode({}, asking=False), 3.0)
    assert presence.update({0: None}, 3.0) == [0]
    presence.hear("other", "here 1", 4.0)
    assert presence.update({0: None}, 5.0) == [0, 1]
    assert presence.update({0: None}, 5.0 + FORGET_SECONDS) == [0]


def test_what_a_player_has_seen_at_another_node_counts_like_here() -> None:
    presence = SeatPresence()
    assert presence.has_seen(9, {0: None, 1: 9})
    presence.hear("other", SeatPresence.encode({2: 8, 3: None}, asking=False), 0.0)
    assert (presence.has_seen(8, {}), presence.has_seen(9, {}), presence.has_seen(9, {2: 9})) == (True, False, True)
    presence.hear("other", SeatPresence.encode({3: None}, asking=False), 1.0)
    assert presence.has_seen(9, {})
