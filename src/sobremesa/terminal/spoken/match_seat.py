"""A spoken seat at a game in this process, with no table around it."""

from __future__ import annotations

from sobremesa.kernel.match import Match
from sobremesa.kernel.view import AnyView
from sobremesa.terminal.faces import face_of
from sobremesa.terminal.result import result
from sobremesa.terminal.spoken.spoken_seat import LONGEST_WORDS, NotAsked, SpokenSeat, drawn
from sobremesa.terminal.texts import TEXTS


class MatchSeat(SpokenSeat):
    """``hear`` must be called after every move: what fades is told once."""

    def __init__(self, match: Match, seat: int, language: str, *, memory_aid: bool) -> None:
        super().__init__(match.game, language)
        self.match = match
        self.seat = seat
        self.face = face_of(match.game)(match.game, match.names, language, memory_aid=memory_aid)
        self._news: list[str] = []
        self._seen = self._heard = 0

    def hear(self) -> None:
        for event in self.match.events(self.seat, self._seen):
            told = self.face.narrator.tell(event, self.seat)
            if told:
                self._news.append(f"· {told}")
        self._seen = self.match.event_count
        claims = self.game.claims
        for said in self.match.claims[self._heard :]:
            assert claims is not None
            name = self.face.names[said.seat]
            words = claims.message(said.words, self.face.names, speaker=said.seat, viewer=self.seat)
            self._news.append(f"· {self.say('news-speech', name=name, words=words)}")
        self._heard = len(self.match.claims)

    def look(self) -> str:
        self.hear()
        news, self._news = self._news, []
        view, outcome = self.match.view(self.seat), self.match.outcome
        if outcome is not None:
            ended = result(self.face, outcome.winners, outcome.reason, outcome.clause)
            return "\n".join([*news, drawn(self.face.ending(view)), ended])
        asked = self.face.question(view) if self._is_asked() else self.say("spoken-not-asked")
        return "\n".join([*news, drawn(self.face.show(view)), asked])

    def legal_moves(self) -> str:
        return self.numbered(self.face, self._asked_view())

    def play(self, words: str) -> str:
        for code in self.read(self.face, self._asked_view(), words):
            self.match.play_code(self.seat, code)
        if self._is_asked():
            implied = self.face.implied(self.match.view(self.seat), words)
            if implied is not None:
                self.match.play_code(self.seat, implied)
        return self.say("spoken-played")

    def claim(self, words: str) -> str:
        self.match.claim(self.seat, words[:LONGEST_WORDS])
        return self.say("spoken-said")

    def wait(self, seconds: float) -> str:  # noqa: ARG002  # nothing happens by itself
        return self.look()

    def close(self) -> None:
        pass

    def _is_asked(self) -> bool:
        return self.seat in self.match.to_act

    def _asked_view(self) -> AnyView:
        if not self._is_asked():
            raise NotAsked(TEXTS.message("spoken-not-asked"))
        return self.match.view(self.seat)
