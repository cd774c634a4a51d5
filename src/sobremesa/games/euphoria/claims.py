"""What players of Euphoria claim (EU-12): about recruits and teams, true or not."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from sobremesa.games.euphoria.cards import RECRUIT_IDS
from sobremesa.games.euphoria.moves import TEXTS
from sobremesa.games.euphoria.view import Scene
from sobremesa.kernel.claim import Claims
from sobremesa.kernel.errors import BadClaim
from sobremesa.kernel.event import Viewer
from sobremesa.kernel.moves import normal
from sobremesa.kernel.text import Message
from sobremesa.kernel.view import AnyView

RECRUITS = (*RECRUIT_IDS, "lider", "seguidor")
TEAMS = ("euphoria", "subterra", "anarquista")
FORMS = f"recluta 2.1 {'|'.join(RECRUITS)}; equipo 2 {'|'.join(TEAMS)}"
ABOUT_RECRUIT = re.compile(r"(?:recluta|recruit) ([1-9])\.([1-3]) (\w+)")
ABOUT_TEAM = re.compile(r"(?:equipo|team) ([1-9]) (\w+)")
# Every bot reads all claims again at every decision, so parsing is cached.
READ_CLAIMS = 1024
ENGLISH = {
    "euphorian": "euphoriano",
    "subterran": "subterra",
    "euphorian_leader": "lider_euphoriano",
    "subterra_leader": "lider_subterra",
    "leader": "lider",
    "follower": "seguidor",
    "anarchist": "anarquista",
}


@dataclass(frozen=True)
class EuphoriaClaim:
    """``what`` a seat's recruit is (``place`` 0..2), or its team (``place`` None): ``recluta 2.1 subterra``."""

    seat: int
    place: int | None
    what: str

    def __str__(self) -> str:
        if self.place is None:
            return f"equipo {self.seat + 1} {self.what}"
        return f"recluta {self.seat + 1}.{self.place + 1} {self.what}"

    @staticmethod
    def read(text: str, seats: int) -> EuphoriaClaim:
        return _read(text[:200], seats)

    def message(self, names: tuple[str, ...], speaker: int | None, viewer: Viewer) -> Message:
        """The claim in words for people."""
        about = "self" if self.seat == speaker else "you" if self.seat == viewer else "other"
        facts = {"seat": names[self.seat], "about": about}
        if self.place is not None:
            what = TEXTS.message(f"claimed-{self.what}")
            return TEXTS.message("claim-recruit", place=self.place + 1, what=what, **facts)
        if self.what == "anarquista":
            return TEXTS.message("claim-anarchist", **facts)
        side = {"euphoria": "euphoriano"}.get(self.what, self.what)
        return TEXTS.message("claim-team", side=TEXTS.message(f"side-{side}"), **facts)

    def truth(self, scene: Scene) -> bool | None:
        """As far as a spectator's scene shows it."""
        if self.place is None:
            side = side_in_sight(scene, self.seat)
            # All viewers see who is an anarchist (EU-11).
            return side == self.what if side or self.what == "anarquista" else None
        recruit = scene.recruits[self.seat][self.place]
        return self._fits(recruit) if recruit else None

    def holds(self, secrets: Mapping[str, tuple[str, ...]]) -> bool:
        """In a world, by what is hidden in it (``EuphoriaPlayer.secrets``)."""
        if self.place is None:
            return secrets[f"team {self.seat}"] == (self.what,)
        return self._fits(secrets[f"recruit {self.seat}.{self.place}"][0])

    def _fits(self, recruit: str) -> bool:
        if self.what in ("lider", "seguidor"):
            return recruit.startswith("lider") == (self.what == "lider")
        return recruit == self.what


@lru_cache(maxsize=READ_CLAIMS)
def _read(text: str, seats: int) -> EuphoriaClaim:
    words = normal(text)
    if match := ABOUT_RECRUIT.fullmatch(words):
        seat, place, what = int(match[1]) - 1, int(match[2]) - 1, ENGLISH.get(match[3], match[3])
        if seat < seats and what in RECRUITS:
            return EuphoriaClaim(seat, place, what)
    elif match := ABOUT_TEAM.fullmatch(words):
        seat, what = int(match[1]) - 1, ENGLISH.get(match[2], match[2])
        if seat < seats and what in TEAMS:
            return EuphoriaClaim(seat, None, what)
    raise BadClaim(TEXTS.message("claim-unreadable", words=text[:60], forms=FORMS))


def side_in_sight(scene: Scene, seat: int) -> str:
    """The seat's side, as far as it is public (EU-10, EU-11); "" while it is open."""
    row = scene.recruits[seat]
    if seat in scene.anarchists:
        return "anarquista"
    if "lider_euphoriano" in row:
        return "euphoria"
    if "lider_subterra" in row:
        return "subterra"
    if "" in row:
        return ""
    return "euphoria" if row.count("euphoriano") > row.count("subterra") else "subterra"


class EuphoriaClaims(Claims):
    def __init__(self, seats: int) -> None:
        self.seats = seats

    def read(self, text: str) -> str:
        return str(EuphoriaClaim.read(text, self.seats))

    def message(
        self, words: str, names: tuple[str, ...], *, speaker: int | None = None, viewer: Viewer = None
    ) -> Message:
        return EuphoriaClaim.read(words, self.seats).message(names, speaker, viewer)

    def all_claims(self) -> list[str]:
        recruits = [
            EuphoriaClaim(seat, place, what) for seat in range(self.seats) for place in range(3) for what in RECRUITS
        ]
        teams = [EuphoriaClaim(seat, None, what) for seat in range(self.seats) for what in TEAMS]
        return [str(said) for said in sorted([*recruits, *teams], key=lambda said: said.seat)]

    def about(self, topic: str, names: tuple[str, ...], viewer: Viewer) -> Message:
        place = topic.rpartition(".")[2] if "." in topic else "none"
        seat = int(topic.split()[1].partition(".")[0]) - 1
        whose = "you" if seat == viewer else "other"
        return TEXTS.message("claim-about", place=place, seat=names[seat], about=whose)

    def truth(self, words: str, view: AnyView) -> bool | None:
        return EuphoriaClaim.read(words, self.seats).truth(view.scene)

    def is_own(self, words: str, speaker: int) -> bool:
        return EuphoriaClaim.read(words, self.seats).seat == speaker

    def holds(self, words: str, secrets: Mapping[str, tuple[str, ...]]) -> bool | None:
        return EuphoriaClaim.read(words, self.seats).holds(secrets)
