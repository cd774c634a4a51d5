"""Reciting from a memory that is better or worse (CO-26, CO-41)."""

from __future__ import annotations

from collections import Counter

import pytest

from sobremesa.bots.search_bot import Effort, SearchBot
from sobremesa.games.codigos.game import Codigos
from sobremesa.kernel.match import Match
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.seed import Seed


class Player(SearchBot):
    def __init__(self, game: Codigos, rng: Rng, share: float) -> None:
        super().__init__(game, rng, Effort(iterations=12))
        self.share = share


def reveals(share: float, games: int) -> Counter[str]:
    """How the codes of players with such a memory turn out."""
    game = Codigos(2)
    found: Counter[str] = Counter()
    for seed in range(games):
        match = Match(game, Seed(seed))
        bots = [Player(game, Rng(seat), share) for seat in range(2)]
        while match.to_act:
            seat = match.to_act[0]
            match.play_code(seat, bots[seat].choose(match.view(seat)))
        for event in match.events(0):
            if event.kind == "revealed":
                found[str(event.facts["how"])] += 1
    return found


def test_co_42_a_perfect_memory_recites_everything_exactly() -> None:
    assert set(reveals(1.0, games=3)) == {"exact"}


def test_a_memory_that_keeps_nothing_recites_nothing_exactly() -> None:
    found = reveals(0.0, games=3)
    assert found["exact"] == 0
    assert len(found) > 1


def test_the_better_the_memory_the_more_is_recited_exactly() -> None:
    shares = [reveals(share, games=6) for share in (0.55, 0.8, 0.95)]
    exact = [found["exact"] / found.total() for found in shares]
    assert exact == sorted(exact)
    assert exact[0] < exact[2]


@pytest.mark.parametrize("share", [0.3, 0.7])
def test_nobody_changes_their_mind_in_the_middle_of_a_recital(share: float) -> None:
    """The bot recites all that it remembers: three to five symbols, and then nothing more (CO-47)."""
    game = Codigos(2)
    match = Match(game, Seed(4))
    bot = Player(game, Rng(0), share)
    while match.to_act:
        seat = match.to_act[0]
        view = match.view(seat)
        if view.scene.phase == "recite":
            assert game.player().recall(view, share) == game.player().recall(view, share)
        match.play_code(seat, bot.choose(view))
