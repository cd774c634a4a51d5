"""What bots say aloud serves their side (EU-12)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest

from sobremesa.bots.levels import LevelBot
from sobremesa.bots.styles import STYLES
from sobremesa.games.euphoria.claims import EuphoriaClaim
from sobremesa.games.euphoria.game import Euphoria
from sobremesa.games.euphoria.rules.recruits import show
from sobremesa.kernel.claim import SpokenClaim
from sobremesa.kernel.match import Match
from sobremesa.kernel.player import Style
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.seed import Seed
from tests.games.euphoria.sittings import Sitting

HONEST, LIAR = Style(lies=0.0, talks=1.0), Style(lies=1.0, talks=1.0)


def spoken(sitting: Sitting, said: Sequence[SpokenClaim] = (), seed: int = 1, style: Style = HONEST) -> str | None:
    view = sitting.game.view(sitting.state, int(sitting.state.turn))
    return sitting.game.player().speech(view, said, Rng(seed), style)


def test_who_has_seen_the_rivals_leader_tells_the_friends() -> None:
    sitting = Sitting(("e e s", "S s s", "E e e", "e s s"))
    show(sitting.state, 0, 1 << 3)
    assert spoken(sitting) == "recluta 2.1 lider_subterra"


def test_a_warning_is_given_even_by_the_silent() -> None:
    sitting = Sitting(("e e s", "S s s", "E e e", "e s s"))
    silent = Style(lies=0.0, talks=0.0)
    assert spoken(sitting, style=silent) is None
    show(sitting.state, 0, 1 << 3)
    assert spoken(sitting, style=silent) == "recluta 2.1 lider_subterra"


def test_nobody_speaks_of_the_same_thing_twice() -> None:
    sitting = Sitting(("e e s", "S s s", "E e e", "e s s"))
    show(sitting.state, 0, 1 << 3)
    before = (SpokenClaim(0, 0, "recluta 2.1 lider_subterra"), SpokenClaim(0, 0, "equipo 1 euphoria"))
    for style in (HONEST, LIAR):
        words = {spoken(sitting, before, seed, style) for seed in range(20)}
        assert not any(said and said.startswith(("recluta 2.1", "equipo 1")) for said in words)


def test_the_own_leader_is_denied() -> None:
    """Seat 1 says that seat 2 hides the Euphorian Leader; seat 0, a friend who has seen it, says otherwise."""
    sitting = Sitting(("e e s", "S s s", "E e e", "e s s"))
    show(sitting.state, 0, 1 << 6)
    said = (SpokenClaim(1, 0, "recluta 3.1 lider_euphoriano"),)
    assert spoken(sitting, said, style=LIAR) == "recluta 3.1 subterra"


def test_who_does_not_lie_never_tells_of_the_own_leader() -> None:
    sitting = Sitting(("e e s", "S s s", "E e e", "e s s"))
    show(sitting.state, 0, 1 << 6)
    words = {spoken(sitting, (SpokenClaim(1, 0, "recluta 3.1 lider_euphoriano"),), seed) for seed in range(40)}
    assert not any(said and said.startswith("recluta 3.1") for said in words)


def test_a_false_accusation_of_a_friend_is_doubted() -> None:
    sitting = Sitting(("e e s", "S s s", "E e e", "e s s"))
    for place in (6, 7, 8):
        show(sitting.state, 0, 1 << place)
    assert spoken(sitting, (SpokenClaim(1, 0, "recluta 3.2 lider_euphoriano"),)) == "recluta 3.2 euphoriano"


def test_a_liar_claims_to_be_of_the_side_of_whoever_aims_at_them() -> None:
    sitting = Sitting(("e e s", "S s s", "E e e", "e s s"), aims={3: 0})
    show(sitting.state, 0, 0b110 << 9)
    assert spoken(sitting, style=LIAR) == "equipo 1 subterra"


@pytest.mark.parametrize("row", ["E e s", "e e s"])
def test_a_plea_to_a_stranger_gives_no_side_away_not_even_a_leaders(row: str) -> None:
    sitting = Sitting((row, "S s s", "e e E" if row[0] == "e" else "e e s", "e s s"), aims={3: 0})
    words = {spoken(sitting, (), seed) for seed in range(40)}
    assert words <= {f"recluta 1.{place} seguidor" for place in (1, 2, 3)}
    assert "recluta 1.2 seguidor" in words


def test_a_plea_is_made_once() -> None:
    sitting = Sitting(("e e s", "S s s", "E e e", "e s s"), aims={3: 0})
    before = (SpokenClaim(0, 0, "recluta 1.1 seguidor"), SpokenClaim(0, 0, "equipo 1 euphoria"))
    assert {spoken(sitting, before, seed) for seed in range(20)} == {None}


def test_whoever_is_called_a_leader_denies_it() -> None:
    said = (SpokenClaim(1, 0, "recluta 1.2 lider_euphoriano"), SpokenClaim(0, 0, "recluta 1.1 seguidor"))
    assert spoken(Sitting(("e e s", "S s s", "E e e", "e s s")), said) == "recluta 1.2 seguidor"
    leads = Sitting(("s E e", "S s s", "e e e", "e s s"))
    assert spoken(leads, said, style=LIAR) == "recluta 1.2 seguidor"


def test_a_friend_who_is_aimed_at_gets_a_word_and_the_own_leader_gets_none() -> None:
    said = (SpokenClaim(0, 0, "equipo 1 euphoria"),)
    for rows, words in (
        (("e e s", "S s s", "e e s", "E s s"), "equipo 3 euphoria"),
        (("e e s", "S s s", "E e e", "e s s"), None),
    ):
        sitting = Sitting(rows, aims={1: 2})
        show(sitting.state, 0, 0b111 << 6)
        assert spoken(sitting, said) == words


def test_a_false_word_about_a_team_is_doubted_by_whoever_knows_all_of_it() -> None:
    said = (SpokenClaim(0, 0, "equipo 1 euphoria"), SpokenClaim(3, 0, "equipo 4 euphoria"))
    sitting = Sitting(("e e s", "S s s", "E e e", "e s s"))
    show(sitting.state, 0, 0b110 << 9)
    assert spoken(sitting, said) in ("recluta 4.2 subterra", "recluta 4.3 subterra")
    show(sitting.state, 0, 0b111 << 9)
    assert spoken(sitting, said) == "equipo 4 subterra"


def test_what_one_has_said_is_not_repeated_but_a_leader_has_a_second_witness() -> None:
    sitting = Sitting(("e e s", "S s s", "E e e", "e s s"))
    show(sitting.state, 0, 1 << 3)
    before = [SpokenClaim(0, 0, "equipo 1 euphoria"), SpokenClaim(3, 0, "recluta 2.1 lider_subterra")]
    assert spoken(sitting, before) == "recluta 2.1 lider_subterra"
    before.append(SpokenClaim(2, 0, "recluta 2.1 lider_subterra"))
    assert "recluta 2.1 lider_subterra" not in {spoken(sitting, before, seed) for seed in range(20)}


def test_who_has_nothing_to_gain_is_silent() -> None:
    sitting = Sitting(("e e s", "S s s", "E e e", "e s s"))
    show(sitting.state, 0, 1 << 7)
    assert {spoken(sitting, (SpokenClaim(0, 0, "equipo 1 euphoria"),), seed) for seed in range(20)} == {None}


@pytest.mark.parametrize("style", [HONEST, LIAR])
def test_a_word_about_the_own_team_does_not_tell_who_leads(style: Style) -> None:
    """Whether or not a Leader is among them, the same is said of the same side, as often."""
    words = [
        Counter(spoken(Sitting((own, "S s s", third, "e s s")), (), seed, style) for seed in range(40))
        for own, third in (("E e s", "e e s"), ("e e s", "E e s"))
    ]
    assert words[0] == words[1]
    assert set(words[0]) == {"equipo 1 euphoria" if style is HONEST else "equipo 1 subterra"}


def test_who_hides_a_leader_lies_for_the_other_side() -> None:
    sitting = Sitting(("E e e", "S s s", "e e s", "e s s"))
    assert {spoken(sitting, (), seed, LIAR) for seed in range(40)} == {"equipo 1 subterra"}


def test_an_anarchist_is_silent() -> None:
    sitting = Sitting(("e e s", "S s s", "E e e", "e s s"), anarchists=[0])
    show(sitting.state, 0, 1 << 3)
    assert spoken(sitting) is None


def test_worlds_that_look_alike_are_spoken_of_alike() -> None:
    """What is said depends on the view alone, so it cannot tell more than the speaker knows."""
    game = Euphoria(5)
    state = game.deal(Rng(4))
    rng = Rng(8)
    compared = 0
    while state.to_act() and compared < 12:
        seat = int(rng.draw(state.to_act()))
        view = game.view(state, seat)
        if view.scene.phase == "start":
            world = game.blank(Rng(0))
            game.imagine(view).sample(Rng(compared), world)
            for style in STYLES.values():
                alike = [game.player().speech(one, (), Rng(1), style) for one in (game.view(world, seat), view)]
                assert alike[0] == alike[1]
            compared += 1
        state.play(seat, rng.draw(state.legal(seat)))
    assert compared == 12


def test_a_table_of_bots_talks_and_everything_said_can_be_read() -> None:
    game = Euphoria(5, {"round_limit": "3"})
    match = Match(game, Seed(2))
    bots = [LevelBot(game, Rng(seat), "facil") for seat in range(5)]
    while match.to_act:
        seat = match.to_act[0]
        view = match.view(seat)
        bots[seat].hear(match.claims)
        words = bots[seat].speak(view)
        if words is not None:
            match.claim(seat, words)
        match.play_code(seat, bots[seat].choose(view))
    assert len(match.claims) > 3
    assert [str(EuphoriaClaim.read(claim.words, 5)) for claim in match.claims] == [
        claim.words for claim in match.claims
    ]
