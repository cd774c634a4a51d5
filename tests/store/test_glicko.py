"""Glicko-2 against the worked example of its own paper, and openskill's model against its documented values."""

from __future__ import annotations

import pytest
from openskill.models import PlackettLuce

from sobremesa.server.people.seasons.glicko import Met, Strength, age, update
from sobremesa.server.people.seasons.rating_day import MANY

PLAYER = Strength(1500, 200, 0.06)
GAMES = [Met(Strength(1400, 30), 1), Met(Strength(1550, 100), 0), Met(Strength(1700, 300), 0)]


def test_the_example_of_the_paper() -> None:
    after = update(PLAYER, GAMES)
    # The paper rounds on its way: 1464.06 there is 1464.0507 without.
    assert after.rating == pytest.approx(1464.06, abs=0.011)
    assert after.deviation == pytest.approx(151.52, abs=0.005)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)


def test_whoever_does_not_play_is_less_certain_after_a_period() -> None:
    """Step 6 of the paper: the rating stays, the deviation grows by the volatility."""
    idle = update(PLAYER, [])
    assert (idle.rating, idle.volatility) == (1500, 0.06)
    assert idle.deviation == pytest.approx(200.2714, abs=0.0001)
    assert age(Strength(1500, 349.9, 0.06), 1000).deviation == 350


def test_a_draw_between_equals_changes_no_rating() -> None:
    assert update(PLAYER, [Met(PLAYER, 0.5)]).rating == pytest.approx(1500)


def test_an_upset_raises_volatility() -> None:
    strong = Strength(2300, 40)
    assert update(Strength(1200, 60), [Met(strong, 1)] * 6).volatility > 0.06


def test_openskills_documented_values() -> None:
    """The teams of its readme, where ratings do not fade (tau is 0)."""
    model = PlackettLuce(tau=0)
    winners, losers = [(25.0, 25 / 3), (32.444, 5.123)], [(43.381, 2.421), (25.188, 6.211)]
    after = model.rate([[model.rating(*one) for one in team] for team in (winners, losers)])
    told = [
        [(28.669648436582808, 8.071520788025197), (33.83086971107981, 5.062772998705765)],
        [(43.071274808241974, 2.4166900452721256), (23.149503312339064, 6.1378606973362135)],
    ]
    for team, known in zip(after, told, strict=True):
        for one, (mu, sigma) in zip(team, known, strict=True):
            assert (one.mu, one.sigma) == pytest.approx((mu, sigma), abs=1e-9)


def test_ours_are_openskills_on_the_scale_of_glicko() -> None:
    """42 points are one of openskill's, and its 25 are our 1500: the same where sides are equally large."""
    model = PlackettLuce()
    before = [[(25.0, 25 / 3), (30.0, 2.0)], [(20.0, 4.0), (24.0, 3.0)], [(28.0, 5.0), (22.0, 6.0)]]
    ranks = [1.0, 0.0, 1.0]
    theirs = model.rate([[model.rating(*one) for one in team] for team in before], ranks=ranks)
    scaled = [[MANY.rating(42 * (mu - 25), 42 * sigma) for mu, sigma in team] for team in before]
    for team, other in zip(MANY.rate(scaled, ranks=ranks), theirs, strict=True):
        for one, known in zip(team, other, strict=True):
            assert (one.mu, one.sigma) == pytest.approx((42 * (known.mu - 25), 42 * known.sigma), abs=0.001)


def test_a_side_is_not_strong_because_it_is_large() -> None:
    """A player who beats three alone gains no more than one who beats one."""
    [[alone], *_] = MANY.rate([[MANY.rating()], [MANY.rating()] * 3])
    [[one], *_] = MANY.rate([[MANY.rating()], [MANY.rating()]])
    assert 0 < alone.mu <= one.mu
