"""What was planted is found, and nothing else is."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np
import polars as pl
import pytest

from sobremesa.lab.lens import Looking
from sobremesa.lab.lights import lights
from sobremesa.lab.measures.cards import cards
from sobremesa.lab.measures.fairness import fairness
from sobremesa.lab.measures.length import bars
from sobremesa.lab.run_folder import RunFolder, encoded
from sobremesa.lab.study import Study
from sobremesa.lab.summary import summary
from sobremesa.lab.watching import Rows
from tests.lab.conftest import played

CARDS = tuple(f"c{number}" for number in range(8))


def coin_run(path: Path, games: int, seed: int, *, lead: float, strength: float) -> RunFolder:
    """A run of a game that is a coin: two seats, two of eight cards each; c0 may be strong."""
    chance = np.random.default_rng(seed)
    rows = Rows()
    for game in range(games):
        dealt = chance.permutation(8)[:4].reshape(2, 2)
        holds = [0 in hand for hand in dealt]
        first = chance.random() < 0.5 + lead + strength * (holds[0] - holds[1])
        shares = (1.0, 0.0) if first else (0.0, 1.0)
        rows.games.append(_game(game, 1 if first else 2))
        for seat in range(2):
            rows.seats.append({"game": game, "seat": seat, "bot": "b", "side": -1, "share": shares[seat], "score": 0,
                               "decisions": 1, "choices": 1})  # fmt: skip
            rows.cards += [
                {"game": game, "seat": seat, "card": CARDS[card], "opening": True, "used": False, "final": True,
                 "share": shares[seat]} for card in dealt[seat]
            ]  # fmt: skip
    folder = RunFolder(path)
    path.mkdir()
    folder.keep(0, games, encoded(rows))
    return folder


def _game(game: int, winners: int) -> dict[str, object]:
    numbers = dict.fromkeys(("deal", "moves", "choices", "rounds", "margin", "claims", "minutes", "thinking_ms"), 1)
    return {"game": game, "starter": -1, "winners": winners, "reason": "coin", "clause": "X", **numbers}


def out_of_line(folder: RunFolder) -> Sequence[str]:
    return [card.card for card in cards(folder, CARDS) if card.is_out_of_line]


def test_of_fair_coins_one_run_in_twenty_finds_something_at_most(tmp_path: Path) -> None:
    runs = [coin_run(tmp_path / str(seed), 400, seed, lead=0.0, strength=0.0) for seed in range(30)]
    assert np.mean([fairness(folder).p < 0.05 for folder in runs]) <= 0.125
    assert np.mean([min(card.p for card in cards(folder, CARDS)) < 0.05 for folder in runs]) <= 0.125


def test_a_planted_lead_of_five_points_is_found_and_no_card_is_blamed(tmp_path: Path) -> None:
    runs = [coin_run(tmp_path / str(seed), 2500, seed, lead=0.05, strength=0.0) for seed in range(8)]
    assert all(fairness(folder).p < 0.05 for folder in runs)
    assert all(0.55 - 0.04 < fairness(folder).seats[0].value < 0.55 + 0.04 for folder in runs)
    assert not any(out_of_line(folder) for folder in runs)


def test_a_planted_strong_card_is_found_and_no_other(tmp_path: Path) -> None:
    runs = [coin_run(tmp_path / str(seed), 1200, seed, lead=0.0, strength=0.15) for seed in range(8)]
    found = [out_of_line(folder) for folder in runs]
    assert found == [["c0"]] * len(runs)
    assert sum(fairness(folder).p < 0.05 for folder in runs) <= 2


@pytest.mark.parametrize(
    ("options", "red"), [((), set()), ((("lead", "4"),), {"start"}), ((("strength", "6"),), {"cards"})]
)
def test_the_lights_of_a_game_whose_truth_is_known(
    tmp_path: Path, coins: str, options: tuple[tuple[str, str], ...], red: set[str]
) -> None:
    """A lead of 4 is 70 %; a strength of 6 is 80 % for whoever holds the card and the other does not."""
    study = Study(coins, 2, options, bots=("random",), games=400, insight=False)
    found = summary(played(tmp_path / "run", study))
    shown = {light.question: light.colour for light in lights(found, Looking(study.configured()))}
    assert {question for question in ("start", "cards") if shown[question] == "red"} <= red | {"cards"}
    assert red <= {question for question, colour in shown.items() if colour in ("red", "amber")}
    if "cards" not in red:
        assert shown["cards"] == "green"
    else:
        assert [card.card for card in found.cards if card.is_out_of_line] == ["fuerte"]


def test_what_a_run_of_a_real_game_says_adds_up(evidencia_run: RunFolder) -> None:
    found = summary(evidencia_run)
    assert found.games == 30
    assert sum(seat.value for seat in found.fairness.seats) == pytest.approx(1.0)
    assert len(found.cards) == 18
    assert sum(ending.share.value for ending in found.endings) == pytest.approx(1.0)
    assert found.lengths["moves"].mean.value > 30
    assert sum(found.lengths["moves"].counts) == 30
    assert found.swing is not None
    assert 0 <= found.swing.decided_at.value <= 1
    # Everything is in the open at the end, and much is not at the beginning.
    assert found.bits[0].value > 10 * found.bits[-1].value


def test_the_longest_game_is_counted_however_its_minutes_are_rounded() -> None:
    minutes = [4.0, *(29.53 - number / 10 for number in range(60))]
    _first, _step, counts = bars(pl.LazyFrame({"minutes": minutes}), "minutes", min(minutes), max(minutes))
    assert sum(counts) == 61


@pytest.mark.parametrize(("game", "seats", "cards"), [("evidencia", 2, 18), ("euphoria", 4, 15), ("codigos", 2, 48)])
def test_every_game_can_be_studied(tmp_path: Path, game: str, seats: int, cards: int) -> None:
    """Some have no cards at the end, some no hand at the beginning, some talk and some do not."""
    study = Study(game, seats, bots=("random",), games=2)
    found = summary(played(tmp_path / "run", study))
    assert (found.games, len(found.fairness.seats)) == (2, seats)
    assert 0 < len(found.cards) <= cards
    assert len(lights(found, Looking(study.configured()))) == 5
