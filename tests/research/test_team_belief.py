"""A network that corrects the belief about teams is trained and measured on different games."""

from __future__ import annotations

import numpy as np

from research.networks.team_belief import Corrector, format_results, gather, log_loss, of_leader


def test_the_same_deals_give_the_same_notes_and_every_view_has_one_row_a_rival() -> None:
    one, again = (gather(4, 7, games=2, level="facil", worlds=2) for _time in range(2))
    assert np.array_equal(one.seen, again.seen)
    assert np.array_equal(one.belief, again.belief)
    assert set(np.bincount(one.view)) == {3}
    assert set(one.game) == {0, 1}


def test_a_belief_that_is_wrong_is_corrected_by_what_decides() -> None:
    chance = np.random.default_rng(1)
    signs = chance.standard_normal((4000, 3))
    truth = (signs[:, 1] > 0).astype(float)
    belief = np.zeros(4000)
    net = Corrector(3, seed=1)
    before = log_loss(net.chances(belief, signs), truth).mean()
    net.learn(belief[:3000], signs[:3000], truth[:3000])
    after = log_loss(net.chances(belief[3000:], signs[3000:]), truth[3000:]).mean()
    assert abs(before - np.log(2)) < 1e-9
    assert after < before / 3


def test_the_loss_of_who_holds_a_leader_is_of_shares_within_a_view() -> None:
    chance, view = np.array([0.3, 0.1, 0.2, 0.2, 0.9, 0.9]), np.array([0, 0, 1, 1, 2, 2])
    lost, begin = of_leader(chance, np.array([1.0, 0, 0, 1, 0, 0]), view)
    assert np.allclose(lost, [-np.log(0.75), -np.log(0.5)])
    assert list(begin) == [0, 2]


def test_the_results_have_intervals_over_games() -> None:
    before, after = np.array([0.5, 0.5, 0.7, 0.7]), np.array([0.4, 0.4, 0.7, 0.7])
    line = format_results("x", before, after, np.array([0, 0, 1, 1]))
    assert "belief 0.600, with the network 0.550; by game -0.050" in line
    assert "2 games held out" in line
