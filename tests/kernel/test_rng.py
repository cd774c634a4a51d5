from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sobremesa.kernel.errors import BadSeed
from sobremesa.kernel.rng import MULTIPLIER, KeyedRng, Rng
from sobremesa.kernel.seed import Seed


def is_prime(n: int) -> bool:
    """Miller and Rabin with bases that decide all numbers below 3 * 10**24."""
    odd, twos = n - 1, 0
    while odd % 2 == 0:
        odd, twos = odd // 2, twos + 1
    for base in (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41):
        x = pow(base, odd, n)
        if x in (1, n - 1):
            continue
        if not any((x := x * x % n) == n - 1 for _ in range(twos - 1)):
            return False
    return True


def test_the_multiplier_gives_the_longest_period() -> None:
    assert is_prime(MULTIPLIER * 2**32 - 1)
    assert is_prime(MULTIPLIER * 2**31 - 1)
    assert MULTIPLIER < 2**31


def test_the_sequence_of_a_seed_never_changes() -> None:
    rng = Rng(42)
    assert [rng.below(1000) for _ in range(8)] == [271, 986, 811, 133, 738, 601, 51, 887]


@given(st.integers())
def test_equal_seeds_give_equal_sequences(seed: int) -> None:
    one, two = Rng(seed), Rng(seed)
    assert [one.next32() for _ in range(5)] == [two.next32() for _ in range(5)]


def test_below_is_even() -> None:
    rng = Rng(1)
    counts = Counter(rng.below(7) for _ in range(70_000))
    assert set(counts) == set(range(7))
    assert all(abs(count - 10_000) < 500 for count in counts.values())


def test_draw_takes_every_member_and_no_other() -> None:
    rng = Rng(1)
    assert {rng.draw(0b1010010) for _ in range(200)} == {1, 4, 6}


def test_a_shuffle_is_a_permutation_and_all_are_likely() -> None:
    rng = Rng(3)
    counts = Counter(bytes(rng.shuffled(4)) for _ in range(24_000))
    assert len(counts) == 24
    assert all(abs(count - 1000) < 200 for count in counts.values())


def test_keyed_numbers_are_exactly_even_and_depend_on_the_key() -> None:
    rng = KeyedRng(bytes(32))
    counts = Counter(rng.below(5) for _ in range(10_000))
    assert all(abs(count - 2000) < 250 for count in counts.values())
    other = KeyedRng(bytes(31) + b"\1")
    assert [KeyedRng(bytes(32)).next32() for _ in range(1)] != [other.next32() for _ in range(1)]


def test_a_key_has_32_bytes() -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        KeyedRng(b"short")


@given(st.integers(0, 2**63 - 1))
def test_a_number_seed_reads_back(number: int) -> None:
    assert Seed.read(str(Seed(number))) == Seed(number)


@given(st.binary(min_size=32, max_size=32))
def test_a_key_seed_reads_back(key: bytes) -> None:
    assert Seed.read(str(Seed(key=key))) == Seed(key=key)


@pytest.mark.parametrize("text", ["", "-1", "1.5", "x", str(2**63), "٣", "key:", "key:00", "key:" + "g" * 64])
def test_a_bad_seed_is_refused(text: str) -> None:
    with pytest.raises(BadSeed, match="whole number from 0"):
        Seed.read(text)


def test_fresh_seeds_differ() -> None:
    assert len({str(Seed.fresh()) for _ in range(20)} | {str(Seed.fresh_key()) for _ in range(20)}) == 40
