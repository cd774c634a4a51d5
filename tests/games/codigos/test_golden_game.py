"""The golden game shows what a playthrough of Códigos should show."""

from __future__ import annotations

from sobremesa.kernel.match import Match
from tests.golden.write import golden_game, record_of


def test_the_golden_game_has_a_lost_joker_a_reveal_in_mid_turn_and_all_results() -> None:
    found: set[str] = set()

    def look(match: Match) -> None:
        events = match.events(None, since=match.latest)
        found.update(event.kind for event in events)
        found.update(str(event.facts["how"]) for event in events if event.kind == "revealed")
        scene = match.view(None).scene
        if scene.revealer is not None and scene.done == 1:
            found.add("in mid-turn")

    match = record_of("codigos").replay(golden_game("codigos"), each=look)
    look(match)
    wanted = {"lost_joker", "in mid-turn", "exact", "unordered", "turned_over", "lost", "gave_up", "mixed"}
    assert wanted <= found
    assert len(match.names) == 3
