"""What a seat can imagine: exactly the worlds that its view allows, each equally often, found by brute force."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import permutations
from math import sqrt

import pytest

from sobremesa.games.euphoria.cards import KIND_IDS
from sobremesa.games.euphoria.rules.lookup import bag_add, bag_count
from sobremesa.games.euphoria.rules.recruits import show
from sobremesa.games.euphoria.rules.state import EuphoriaState
from sobremesa.kernel.bits import bit, members
from sobremesa.kernel.rng import Rng
from tests.games.euphoria.sittings import FOUR, LETTERS, Sitting

SAMPLES = 6000
Rows = tuple[str, ...]


def worlds(sitting: Sitting, viewer: int | None, picture: Callable[[EuphoriaState], object]) -> Counter[object]:
    imagined = sitting.game.imagine(sitting.match.view(viewer))
    world, rng = sitting.game.blank(Rng(1)), Rng(11)
    found: Counter[object] = Counter()
    for _sample in range(SAMPLES):
        imagined.sample(rng, world)
        found[picture(world)] += 1
    return found


def agree(found: Counter[object], wanted: Counter[object]) -> None:
    """The same worlds, as often as they weigh, within five deviations."""
    assert set(found) == set(wanted)
    for world, weight in wanted.items():
        expected = SAMPLES * weight / wanted.total()
        assert abs(found[world] - expected) < 5 * sqrt(expected) + 1, (world, found[world], expected)


def rows_of(state: EuphoriaState) -> Rows:
    return tuple("".join(LETTERS[state.recruit(3 * seat + n)] for n in range(3)) for seat in range(int(state.seats)))


def possible(sitting: Sitting, viewer: int, allowed: Callable[[Rows], bool]) -> Counter[object]:
    """All ways to lay the recruits that the viewer has not seen, cards counted apart."""
    truth = "".join(rows_of(sitting.state))
    seen = sitting.state.seen_by(viewer)
    unknown = [place for place in range(len(truth)) if not seen >> place & 1]
    found: Counter[object] = Counter()
    for order in permutations([truth[place] for place in unknown]):
        laid = list(truth)
        for place, letter in zip(unknown, order, strict=True):
            laid[place] = letter
        rows = tuple("".join(laid[at : at + 3]) for at in range(0, len(laid), 3))
        if not any("E" in row and "S" in row for row in rows) and allowed(rows):  # EU-02, EU-62
            found[rows] += 1
    return found


def anything(_world: object) -> bool:
    return True


def look(sitting: Sitting, viewer: int, *places: tuple[int, int]) -> Sitting:
    for seat, n in places:
        show(sitting.state, viewer, bit(3 * seat + n))
    return sitting


def test_eu_02_the_leaders_are_never_imagined_in_one_row() -> None:
    rows = ("e e e", "S s s", "e E s", "e s s")
    sitting = look(Sitting(rows), 0, (1, 2), (2, 0), (3, 0), (3, 2))
    agree(worlds(sitting, 0, rows_of), possible(sitting, 0, anything))


def test_eu_03_the_leftover_recruit_stays_possible() -> None:
    rows = ("E e e", "S s s", "e e s", "e s s", "e s s")  # 6 e and 7 s lie here; one e is out
    sitting = Sitting(rows)
    for seat, n in ((1, 0), (1, 1), (1, 2), (2, 0), (2, 1), (2, 2), (3, 0), (3, 1), (4, 0)):
        look(sitting, 0, (seat, n))
    # Four cards, e (out) s s s, lie in three places and outside.
    found = worlds(sitting, 0, lambda state: rows_of(state)[3][2] + rows_of(state)[4][1:])
    agree(found, Counter(["sss", "ess", "ses", "sse"]))


def test_eu_22_a_look_moves_with_an_exchange_and_others_imagine_the_rest() -> None:
    sitting = Sitting(hands={1: "traslado"}).play("0 interroga", "0 j3", "0 r3")
    look(sitting, 0, (1, 0), (1, 1), (3, 0))
    sitting.play("1 traslado", "1 r2", "1 j3", "1 r3", "1 j4", "1 r1")

    def same_row_before(rows: Rows) -> bool:
        """Undoes the exchange: no seat held both Leaders before it either (EU-62)."""
        two, three = list(rows[2]), list(rows[3])
        two[2], three[0] = three[0], two[2]
        return not any("E" in row and "S" in row for row in ("".join(two), "".join(three)))

    agree(worlds(sitting, 0, rows_of), possible(sitting, 0, same_row_before))


def test_eu_62_recruits_that_lay_in_one_row_are_not_both_leaders() -> None:
    rows = ("e s e", "e s s", "E e s", "S e s")
    sitting = Sitting(rows, hands={0: "traslado"})
    look(sitting, 0, (1, 0), (1, 1), (1, 2), (2, 2), (3, 2))
    sitting.play("0 traslado", "0 r2", "0 j3", "0 r2", "0 j4", "0 r2")
    found = worlds(sitting, 0, rows_of)

    def before(rows: Rows) -> bool:
        two, three = list(rows[2]), list(rows[3])
        two[1], three[1] = three[1], two[1]
        return not any("E" in row and "S" in row for row in ("".join(two), "".join(three)))

    agree(found, possible(sitting, 0, before))


def test_eu_61_what_an_anarchist_held_is_no_leader() -> None:
    sitting = Sitting(hands={0: "traslado"}, anarchists=[2])
    look(sitting, 0, (1, 1), (1, 2), (2, 1), (2, 2), (3, 1))
    sitting.play("0 traslado", "0 r2", "0 j3", "0 r1", "0 j4", "0 r1")

    def anarchists_hold_none(rows: Rows) -> bool:
        return not set("ES") & set(rows[2]) and rows[3][0] not in "ES"

    agree(worlds(sitting, 0, rows_of), possible(sitting, 0, anarchists_hold_none))


def test_lavado_keeps_the_set_and_every_order_of_it_possible() -> None:
    sitting = look(Sitting(hands={0: "lavado"}), 0, (1, 0), (1, 1), (2, 0), (2, 1), (2, 2), (3, 0), (3, 1))
    sitting.play("0 lavado", "0 r2", "0 j2")

    def has_the_set(rows: Rows) -> bool:
        return "S" in rows[1] and "s" in rows[1]

    agree(worlds(sitting, 0, rows_of), possible(sitting, 0, has_the_set))


def test_lavado_of_the_whole_known_row_leaves_its_six_orders() -> None:
    rows = ("E e e", "S s e", "e s s", "e s s")
    sitting = look(Sitting(rows, hands={0: "lavado"}), 0, (1, 0), (1, 1), (1, 2), (2, 0), (2, 1), (3, 0), (3, 1))
    sitting.play("0 lavado", "0 r2", "0 j2")
    found = worlds(sitting, 0, lambda state: rows_of(state)[1])
    agree(found, Counter("".join(order) for order in permutations("Sse")))


def test_eu_07_an_even_deal_rules_lopsided_worlds_out() -> None:
    sitting = Sitting(options={"deal": "even"})
    look(sitting, 0, (1, 0), (1, 1), (1, 2), (2, 0), (3, 0))

    def even(rows: Rows) -> bool:
        below = sum("S" in row or ("E" not in row and row.count("s") > 1) for row in rows)
        return below == 2

    agree(worlds(sitting, 0, rows_of), possible(sitting, 0, even))


# Artifacts.


def hands_of(state: EuphoriaState) -> tuple[int, ...]:
    return tuple(int(state.hand(seat)) for seat in range(int(state.seats)))


def dealt_out(
    cards: list[str], sizes: list[int], fixed: dict[int, str], allowed: Callable[[list[str]], bool]
) -> Counter[object]:
    """All ways to fill the hands from the cards, copies counted apart; what is left over is the deck."""
    found: Counter[object] = Counter()
    for order in permutations(cards):
        at = 0
        hands = []
        for seat, size in enumerate(sizes):
            bag = 0
            for kind in (*fixed.get(seat, "").split(), *order[at : at + size]):
                bag = int(bag_add(bag, KIND_IDS.index(kind)))
            hands.append(bag)
            at += size
        if allowed(list(order[at:])):
            found[tuple(hands)] += 1
    return found


ALL_BUT = "trueque traslado traslado suero escaner escaner iman iman pulso marioneta lavado contrabando contrabando"
REST = "escudo escudo espejo guardaespaldas guardaespaldas interferencia interferencia sabotaje"


def test_hands_and_deck_are_imagined_from_the_unseen_cards() -> None:
    sitting = Sitting(hands={1: "suero", 2: "humo"}, deck="humo", pile=f"{ALL_BUT} {REST}")
    wanted = dealt_out(["suero", "humo", "humo"], [0, 1, 1, 0], {}, anything)
    agree(worlds(sitting, 0, hands_of), wanted)


def test_eu_34_a_card_that_was_not_shuffled_into_the_deck_is_in_a_hand() -> None:
    sitting = Sitting(hands={1: "suero", 2: "humo"}, deck="humo pulso", pile=f"{ALL_BUT} {REST}".replace("pulso ", ""))
    sitting.state.fresh = bag_add(bag_add(0, KIND_IDS.index("humo")), KIND_IDS.index("pulso"))
    wanted = dealt_out(
        ["suero", "humo", "humo", "pulso"],
        [0, 1, 1, 0],
        {},
        lambda deck: "suero" not in deck and deck.count("humo") < 2,
    )
    agree(worlds(sitting, 0, hands_of), wanted)


def test_eu_30_what_was_given_is_imagined_where_it_is() -> None:
    sitting = Sitting(hands={0: "suero", 1: "humo"}, deck="humo", pile=f"{ALL_BUT} {REST}")
    sitting.play("0 da", "0 j2", "0 suero")
    wanted = dealt_out(["humo", "humo"], [0, 1, 0, 0], {1: "suero"}, anything)
    agree(worlds(sitting, 0, hands_of), wanted)


def test_eu_30_a_card_known_to_be_somewhere_is_never_in_the_deck() -> None:
    sitting = Sitting(hands={0: "suero", 1: "humo"}, deck="humo pulso", pile=f"{ALL_BUT} {REST}".replace("pulso ", ""))
    sitting.play("0 da", "0 j2", "0 suero", "0 pasa", "1 da", "1 j3", "1 humo")
    cards = ["suero", "humo", "humo", "pulso"]
    agree(worlds(sitting, 0, hands_of), dealt_out(cards, [0, 1, 1, 0], {}, lambda deck: "suero" not in deck))


def test_eu_38_answers_of_others_are_imagined_and_none_is_closed_out() -> None:
    sitting = Sitting(aims={0: 1}, hands={1: "escudo"}).play("0 dispara")
    found = worlds(sitting, 0, lambda state: int(state.answer_of(1)))
    # Only one seat is asked, so it has not finished: nothing yet, or a reaction whose cost is not chosen.
    assert set(found) == {0, 4, 8}
    assert all(bag_count(sitting.state.deck, kind) <= 4 for kind in range(15))


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_an_imagined_world_gives_the_same_view(viewer: int | None) -> None:
    sitting = Sitting(FOUR, hands={0: "lavado suero", 1: "humo escudo"}).play("0 da", "0 j3", "0 suero", "0 lavado")
    sitting.play("0 r2", "0 j2").answers()
    view = sitting.match.view(viewer)
    world = sitting.game.blank(Rng(1))
    sitting.game.imagine(view).sample(Rng(5), world)
    assert sitting.game.view(world, viewer) == view
    assert list(members(world.to_act())) == list(view.to_act)
