"""How to play Euphoria, for bots."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import ClassVar

from sobremesa.games.euphoria.cards import KIND_IDS, LARGEST, RECRUIT_IDS, kinds_in
from sobremesa.games.euphoria.claims import TEAMS
from sobremesa.games.euphoria.player.belief import EuphoriaBelief
from sobremesa.games.euphoria.player.heuristic import Heuristic
from sobremesa.games.euphoria.player.odds import odds
from sobremesa.games.euphoria.player.reasons import Reasons
from sobremesa.games.euphoria.player.rollout import EuphoriaRollout
from sobremesa.games.euphoria.player.speech import SPEAKING, Speaker, pack_claims
from sobremesa.games.euphoria.rules import constants as c
from sobremesa.games.euphoria.rules.scoring import side_of
from sobremesa.games.euphoria.rules.state import EuphoriaState
from sobremesa.games.euphoria.view import Memory, Scene
from sobremesa.kernel.bits import has
from sobremesa.kernel.claim import SpokenClaim
from sobremesa.kernel.game import Game
from sobremesa.kernel.player import PLAIN, Player, Solution, Style
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.rollout import Rollout
from sobremesa.kernel.state import Imagination
from sobremesa.kernel.text import Message
from sobremesa.kernel.view import View

# The topics of ``secrets`` by seat, and what can be the case: many worlds are asked.
TOPICS = tuple(
    (f"team {seat}", tuple(f"recruit {seat}.{place}" for place in range(3)), f"hand {seat}") for seat in range(LARGEST)
)
TEAM_OF_SIDE = tuple((team,) for team in TEAMS)
ANARCHIST = ("anarquista",)
RECRUIT = tuple((recruit,) for recruit in RECRUIT_IDS)
_kinds = lru_cache(maxsize=4096)(kinds_in)


class EuphoriaPlayer(Player[EuphoriaState, Scene, Memory]):
    teams: ClassVar[tuple[str, ...]] = TEAMS[:2]
    # Fewer worlds than usual are enough to play well here: at the usual number normal would be too close to dificil.
    iterations_by_level: ClassVar[Mapping[str, int]] = {"normal": 20}

    def __init__(self, game: Game[EuphoriaState, Scene, Memory]) -> None:
        super().__init__(game)
        self._reasons: Reasons | None = None

    def heuristic(self, view: View[Scene, Memory]) -> Mapping[int, float]:
        return Heuristic(view).scores()

    def why(self, view: View[Scene, Memory], move: int) -> Message:
        if self._reasons is None or self._reasons.view is not view:
            # One view is asked about move by move.
            belief = EuphoriaBelief(view, self.game.blank(Rng(0)), [])
            self._reasons = Reasons(view, odds(view, belief, self.game.blank(Rng(0))))
        return self._reasons.why(move)

    def solution(self, view: View[Scene, Memory]) -> Solution | None:
        """Recruits are laid in any order, each as often (EU-05): a habit would show where a Leader lies."""
        if view.scene.phase != "lay" or view.viewer is None or not view.moves:
            return None
        row = view.scene.recruits[view.viewer][view.scene.laid[view.viewer] :]
        left = Counter(min(RECRUIT_IDS.index(recruit), c.LAY_LEADER) for recruit in row)
        return Solution({move: float(left[move]) for move in view.moves}, dict.fromkeys(view.moves, 0.0))

    def posterior(self, view: View[Scene, Memory], said: Sequence[SpokenClaim]) -> Imagination:
        return EuphoriaBelief(view, self.game.blank(Rng(0)), pack_claims(said, self.game.seats))

    def speech(
        self, view: View[Scene, Memory], said: Sequence[SpokenClaim], rng: Rng, style: Style = PLAIN
    ) -> str | None:
        # Bots speak only at the start of their turn, so the odds need not be computed elsewhere.
        return Speaker(view, said, style).words(rng) if view.scene.phase == SPEAKING else None

    def tastes(self, view: View[Scene, Memory], move: int) -> Mapping[str, float]:
        return tastes(view, move)

    def matchup(self, state: EuphoriaState) -> tuple[int, ...]:
        """The teams at the deal (EU-10)."""
        return tuple(int(side_of(state.side, state.leader, seat)) for seat in range(self.game.seats))

    def secrets(self, state: EuphoriaState) -> Mapping[str, tuple[str, ...]]:
        """Teams (EU-10, EU-11), recruits and hands, by seat."""
        found: dict[str, tuple[str, ...]] = {}
        for seat, (team, places, hand) in enumerate(TOPICS[: self.game.seats]):
            side = side_of(state.side, state.leader, seat)
            found[team] = ANARCHIST if has(state.anarchists, seat) else TEAM_OF_SIDE[side]
            for place, topic in enumerate(places, start=3 * seat):
                found[topic] = RECRUIT[state.recruit(place)]
            found[hand] = _kinds(state.hand(seat))
        return found

    def rollout(self) -> Rollout:
        return EuphoriaRollout()


SEATS = range(c.TO_SEAT, c.ARTIFACT)
# Actions and artifacts by what they are for.
LOOKS = ("escaner", "contrabando", "lavado")
STRIKES = ("suero", "iman", "trueque", "espejo", "sabotaje")
GUARDS = ("humo", "pulso", "marioneta", "escudo", "guardaespaldas", "interferencia")


def tastes(view: View[Scene, Memory], move: int) -> Mapping[str, float]:
    """Looking is patient, lasers are bold, covering is careful, and a grudge goes after seats that aimed at this
    one."""
    scene = view.scene
    if move >= c.ARTIFACT:
        kind = KIND_IDS[move - c.ARTIFACT]
        return {"patience": float(kind in LOOKS), "boldness": float(kind in STRIKES), "care": float(kind in GUARDS)}
    if move in SEATS and scene.phase in ("seat", "next_seat", "new_aim", "aim"):
        return {"grudge": _grudge(view, move - c.TO_SEAT)}
    return {
        c.PASS: {"care": 0.5, "patience": 0.5},
        c.DISCARD: {"patience": 0.5},
        c.INTERROGATE: {"patience": 1.0},
        c.ARM: {"boldness": 1.0, "grudge": 0.5 if _hurt(view) else 0.0},
        c.SHOOT: {"boldness": 1.0, "grudge": _grudge(view, scene.aims[view.viewer or 0])},
        c.HIDE: {"care": 1.0},
    }.get(move, {})


def _hurt(view: View[Scene, Memory]) -> bool:
    return any(_grudge(view, seat) for seat in range(len(view.scene.recruits)))


def _grudge(view: View[Scene, Memory], seat: int | None) -> float:
    """How often, of three times, the other chose to aim or shoot at the viewer."""
    if seat is None or seat == view.viewer or view.viewer is None:
        return 0.0
    return view.memory.hostile[seat][view.viewer] / 3
