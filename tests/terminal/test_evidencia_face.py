"""What Evidencia's face shows at particular moments."""

from __future__ import annotations

import io
from collections.abc import Callable

import pytest
from rich.console import RenderableType

from sobremesa.games.evidencia.game import Evidencia
from sobremesa.kernel.match import Match
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.seed import Seed
from sobremesa.terminal.console.drawing import console
from sobremesa.terminal.games.evidencia import EvidenciaFace

NAMES = ("Ana", "Beto")


def draw_text(what: RenderableType) -> str:
    return console(io.StringIO(), is_terminal=False).draw_text(what)


def face_of(match: Match, language: str = "es", *, memory_aid: bool = False) -> EvidenciaFace:
    return EvidenciaFace(match.game, match.names, language, memory_aid=memory_aid)


def reached(is_there: Callable[[Match], bool], names: tuple[str, str] = NAMES) -> Match:
    """The first position of random games where the condition holds."""
    for seed in range(200):
        match = Match(Evidencia(), Seed(seed), names)
        rng = Rng(seed)
        while match.outcome is None:
            if is_there(match):
                return match
            seat = int(rng.draw(match.state.to_act()))
            match.play_code(seat, int(rng.draw(match.state.legal(seat))))
        if is_there(match):
            return match
    raise AssertionError("no such position in 200 games")


def phase(match: Match) -> str:
    return str(match.view(None).scene.phase)


def test_a_long_name_leaves_room_for_what_lies_in_front_of_it() -> None:
    match = reached(lambda match: phase(match) == "play", ("A" * 40, "B" * 40))
    rival, own = (
        next(line for line in draw_text(face_of(match).show(match.view(0))).splitlines() if line.startswith(name))
        for name in ("B", "A")
    )
    assert "Mazo: 4 (arriba " in rival
    assert "(vos)" in own


def test_ev_30_the_final_challenge_shows_its_value_not_its_condition() -> None:
    match = reached(lambda match: match.view(None).scene.round == 6 and phase(match) == "keep")
    screen = draw_text(face_of(match).show(match.view(None)))
    assert "gana el valor más cercano a" in screen


def test_ev_30_before_it_is_revealed_the_final_challenge_shows_its_back_only() -> None:
    match = reached(lambda match: match.view(None).scene.round == 6 and phase(match) == "play")
    screen = draw_text(face_of(match).show(match.view(0)))
    assert "Boca abajo hasta que los dos jueguen" in screen
    assert match.game.whereabouts(match.state)["challenges"][0] not in screen.split()


def test_ev_25_the_loser_reads_where_the_other_card_goes() -> None:
    match = reached(lambda match: phase(match) == "keep" and "" in match.view(None).scene.pyramid[:2])
    seat = match.to_act[0]
    table = match.view(seat).scene
    to_pyramid = sum(1 for seen in table.pyramid if seen) < table.round
    question = face_of(match).narrator.prompt(match.view(seat))
    assert ("al lugar " in question) == to_pyramid
    assert ("a la zona de " in question) == (not to_pyramid)


@pytest.mark.parametrize(("asked", "words"), [("abduct", "Abducción"), ("reveal", "Revelación gnomo")])
def test_a_player_who_cannot_use_a_special_card_is_asked_to_pass(asked: str, words: str) -> None:
    match = reached(lambda match: phase(match) == asked and match.legal_moves(match.to_act[0]) == ("pasa",))
    question = face_of(match).narrator.prompt(match.view(match.to_act[0]))
    assert words in question
    assert "pasá" in question


def test_ev_41_the_base_is_shown_while_it_is_exchanged() -> None:
    match = reached(lambda match: phase(match) == "exchange")
    for viewer in (0, 1, None):
        screen = draw_text(face_of(match).show(match.view(viewer)))
        assert all(card in screen.split() for card in match.view(None).scene.base)


def test_ev_42_a_revelation_face_up_looks_like_gnomes() -> None:
    match = reached(lambda match: any(seen and not seen.startswith("?") for seen in match.view(None).scene.pyramid))
    table = match.view(None).scene
    slots = draw_text(face_of(match, "en").show(match.view(None))).count("▲ Gnomes")
    worn = sum(seen == "?gnomos" for seen in (*table.pyramid, *table.zones[0], *table.zones[1]))
    assert slots >= 1
    assert "revelacion" in table.pyramid
    assert slots <= worn + 1


def test_the_memory_aid_names_the_cards_of_the_pyramid_that_were_seen_going_there() -> None:
    match = reached(lambda match: match.view(None).scene.round == 3 and phase(match) == "play")
    view = match.view(0)
    known = [card for card in view.memory.pyramid if card]
    assert known
    assert not any(card in draw_text(face_of(match).show(view)).split() for card in known)
    aided = draw_text(face_of(match, memory_aid=True).show(view))
    assert all(f" {card} " in aided for card in known)


def test_ev_61_the_sheet_adds_up_to_the_score() -> None:
    for seed in range(5):
        match = Match(Evidencia(), Seed(seed), NAMES)
        while match.outcome is None:
            seat = match.to_act[0]
            match.play(seat, match.legal_moves(seat)[0])
        lines = draw_text(face_of(match).ending(match.view(None))).splitlines()
        total = next(line for line in lines if line.startswith("Total"))
        assert tuple(map(int, total.split()[1:])) == match.outcome.scores
        criteria = [line.partition("EV-")[2].split() for line in lines if "EV-5" in line]
        assert len(criteria) == 6


def test_ev_51_the_eye_hangs_with_the_symbol_of_the_top() -> None:
    match = reached(
        lambda match: (
            match.outcome is not None
            and any("ojo" in row for row in match.view(None).scene.rows)
            and "ojo" not in match.view(None).memory.obtained
            and match.view(None).scene.pyramid[5] == "?illuminati"
        )
    )
    rows = match.view(None).scene.rows
    seat = 0 if "ojo" in rows[0] else 1
    # Each row has two lines of names and one of symbols; a card is 15 wide, with a blank between two.
    inside = [line for line in draw_text(face_of(match).ending(match.view(None))).splitlines() if line.startswith("│")]
    start = 16 * rows[seat].index("ojo")
    assert inside[3 * seat + 2][start : start + 15] == "│◉ Illuminati │"
