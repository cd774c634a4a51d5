from __future__ import annotations

from sobremesa.kernel.match import Match
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.seed import Seed
from tests.games.codigos.positions import GAMES, Sitting


def favourite(sitting: Sitting, seat: int = 0) -> str:
    judged = sitting.game.player().heuristic(sitting.match.view(seat))
    return sitting.game.moves.text(max(judged, key=lambda move: judged[move]))


def test_every_legal_move_is_judged_and_no_other() -> None:
    match = Match(GAMES[3], Seed(5))
    rng = Rng(5)
    while match.to_act:
        seat = match.to_act[0]
        view = match.view(seat)
        assert tuple(GAMES[3].player().heuristic(view)) == view.moves
        match.play_code(seat, int(rng.draw(match.state.legal(seat))))


def test_a_spectator_has_no_heuristic() -> None:
    sitting = Sitting("g1")
    assert sitting.game.player().heuristic(sitting.match.view(None)) == {}


def test_it_lays_a_whole_code() -> None:
    assert favourite(Sitting("g1 c1 t1")) == "baja 3"


def test_it_completes_an_exposed_code() -> None:
    assert favourite(Sitting("t1", exposed={0: "g1 c1"})) == "agrega 1"


def test_it_takes_the_symbol_that_is_missing() -> None:
    assert favourite(Sitting("c1", exposed={0: "g1"}, offer="g9 t9 a9")) == "toma 2"


def test_it_recites_from_memory() -> None:
    sitting = Sitting("a9", deck="a10", hidden={0: "g5 c2 t2 g2"}).play("0 toma 2")
    while sitting.match.to_act:
        sitting.play(f"0 {favourite(sitting)}")
    assert sitting.scene.revealed[0][0].how == "exact"


def test_it_beats_chance() -> None:
    won = 0
    for seed in range(8):
        match, rng = Match(GAMES[2], Seed(seed)), Rng(seed)
        while match.to_act:
            seat = match.to_act[0]
            if seat == seed % 2:
                judged = GAMES[2].player().heuristic(match.view(seat))
                match.play_code(seat, max(judged, key=lambda move: judged[move]))
            else:
                match.play_code(seat, int(rng.draw(match.state.legal(seat))))
        assert match.outcome is not None
        won += match.outcome.winners == (seed % 2,)
    assert won == 8
