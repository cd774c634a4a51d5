"""Networks in whole numbers: the same result in both engines, to the bit."""

from __future__ import annotations

from sobremesa.games.evidencia.player.network import MOST_ON, Network
from sobremesa.games.evidencia.player.weights import LARGEST_START, LARGEST_WEIGHT, Weights

# Two inputs and four hidden sums, so the second word of lanes is not full.
SMALL = Weights(
    hidden=4,
    rows=[3, -5, 7, 0, -10, 20, 1, 2],
    start=[1, 1, -8, -1],
    outward=[10, -1, 100, 1000],
    last=5,
    unit=1000,
)


def result(*on: int) -> float:
    network = Network(SMALL.layers())
    for which in on:
        network.put_input(which)
    return network.result()


def test_sums_below_zero_count_for_nothing() -> None:
    assert result() == (1 * 10 + 1 * -1 + 5) / 1000
    assert result(0) == (4 * 10 + 5) / 1000
    assert result(1) == (21 * -1 + 1 * 1000 + 5) / 1000
    assert result(0, 1) == (16 * -1 + 1 * 1000 + 5) / 1000


def test_lanes_do_not_run_into_each_other_at_their_largest() -> None:
    for sign in (1, -1):
        weights = Weights(
            3, [LARGEST_WEIGHT, -sign * LARGEST_WEIGHT, sign * LARGEST_WEIGHT], [LARGEST_START] * 3, [1, 1, 1], 0, 1
        )
        network = Network(weights.layers())
        for _time in range(MOST_ON):
            network.put_input(0)
        parts = [LARGEST_START + MOST_ON * weight for weight in weights.rows]
        assert network.result() == sum(part for part in parts if part > 0)


def test_a_set_turns_on_an_input_for_each_member() -> None:
    network = Network(SMALL.layers())
    network.put_set(0, 0b11)
    assert network.result() == result(0, 1)
    network.clear()
    network.put_set(1, 0b1)
    assert network.result() == result(1)


def test_a_chance_is_between_nothing_and_certainty() -> None:
    def chance(last: int) -> float:
        return Network(Weights(1, [0], [0], [0], last, 1000).layers()).chance()

    assert [chance(0), chance(1000), chance(-1000), chance(3000)] == [0.5, 0.75, 0.25, 0.875]


def test_networks_share_their_weights_and_nothing_else() -> None:
    layers = SMALL.layers()
    one, two = Network(layers), Network(layers)
    one.put_input(0)
    assert two.result() == result()
    assert one.result() == result(0)
