"""EU-63: what the record of a finished game tells of the windows in it."""

from __future__ import annotations

import pytest

from sobremesa.games.euphoria.game import Euphoria
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.record import Record
from sobremesa.kernel.rng import Rng
from sobremesa.table.acts.claim import Claim
from sobremesa.table.acts.play import Play
from sobremesa.table.fairness import verify
from sobremesa.table.table import Table
from tests.table.bell import LEFT, PASS, REACT, RIGHT, RING, Bell
from tests.table.sitting import NAMES, Sitting

Answers = list[tuple[int, int]]


def seated(game: AnyGame, entropy: int) -> Sitting:
    sitting = Sitting(game)
    for seat in range(game.seats):
        given = f"{entropy:04x}"
        sitting.sit(NAMES[seat], f"hash{seat}", seat=seat, entropy=given)
    return sitting.start()


def rung(answers: Answers) -> Record:
    """Timbre in a deal where the seats 1 and 2 can react: so they answer the first ring, and no seat answers the
    others."""
    game = Bell()
    for entropy in range(100):
        sitting = seated(game, entropy)
        assert sitting.table.match is not None
        if game.whereabouts(sitting.table.match.state)["cards"][0] in "234":
            cards = sorted(game.whereabouts(sitting.table.match.state)["cards"])
            if cards[:2] == ["0", "1"]:
                break
    for ring in range(3):
        sitting.act(ring, Play("", code=RING))
        for seat, code in answers if ring == 0 else ():
            sitting.act(seat, Play("", code=code))
            sitting.now += 500
        sitting.wait(15)
    record = sitting.table.record()
    assert record is not None
    return record


COUNTS = [(1, REACT), (1, LEFT)]


@pytest.mark.parametrize(
    "answers",
    [
        [*COUNTS, (2, REACT), (2, LEFT)],
        [*COUNTS, (2, REACT), (2, RIGHT)],
        [(2, REACT), (1, REACT), (2, RIGHT), (1, LEFT)],
        [(2, PASS), *COUNTS],
        [(2, REACT), *COUNTS],
        COUNTS,
    ],
    ids=str,
)
def test_eu_63_answers_that_did_not_count_leave_no_trace(answers: Answers) -> None:
    assert str(rung(answers)) == str(rung([*COUNTS, (2, PASS)]))


def test_eu_63_answers_that_counted_are_told() -> None:
    moves = rung([*COUNTS, (2, REACT), (2, LEFT)]).moves
    assert moves[1:4] == ((1, "reacciona"), (1, "paga izquierda"), (2, "pasa"))


def test_the_record_still_proves_that_it_was_fair() -> None:
    record = rung([(2, REACT), (2, LEFT), *COUNTS])
    assert verify(Record.read(str(record)), Bell()).outcome is not None


def test_a_table_that_publishes_everything_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sobremesa.table.finished_games.publish", lambda record, *_given: record)
    assert str(rung([*COUNTS, (2, REACT), (2, LEFT)])) != str(rung([*COUNTS, (2, PASS)]))


def euphoria(entropy: int) -> Table:
    """A random game with claims in between, in which everybody who can react does."""
    game, rng = Euphoria(options={"round_limit": "6"}), Rng(entropy)
    sitting = seated(game, entropy)
    table = sitting.table
    while table.status == "playing":
        if table.window.is_open and int(rng.below(3)) == 0:
            sitting.act(int(rng.below(4)), Claim("", "equipo 1 subterra"))
        asked = table.seats_asked()
        if not asked:
            sitting.wait(15)
            continue
        seat = asked[rng.below(len(asked))]
        view = table.view(seat)
        assert view is not None
        code = max(view.moves) if table.window.is_open else view.moves[rng.below(len(view.moves))]
        sitting.act(seat, Play("", code=code))
    return table


def test_eu_63_in_euphoria_the_same_game_is_told_with_fewer_answers() -> None:
    hidden = 0
    for entropy in range(12):
        table = euphoria(entropy)
        record, match = table.record(), table.match
        assert record is not None
        assert match is not None
        again = verify(Record.read(str(record)), table.game)
        assert again.state.fields() == match.state.fields()
        assert again.outcome == match.outcome
        assert len(record.claims) == len(match.claims)
        hidden += len(match.moves) - len(record.moves)
    assert hidden > 0
