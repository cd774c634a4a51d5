"""The news of a table in sentences: who comes and goes, what is said and proposed, and what happens in the game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from sobremesa.kernel.event import Event, Viewer
from sobremesa.table.acts.answer import AnswerNews
from sobremesa.table.acts.call_off import CallOffNews
from sobremesa.table.acts.claim import ClaimNews
from sobremesa.table.acts.leave import LeaveNews, StandInNews
from sobremesa.table.acts.propose import ProposeNews
from sobremesa.table.acts.ready import ReadyNews
from sobremesa.table.acts.return_ import ReturnNews
from sobremesa.table.acts.say import SayNews
from sobremesa.table.acts.seat_bot import SeatBotNews
from sobremesa.table.acts.sit import SitNews
from sobremesa.table.acts.start import StartNews
from sobremesa.table.agreement import SettleNews
from sobremesa.table.shares import RevealNews
from sobremesa.terminal.face import Face
from sobremesa.terminal.texts import TEXTS
from sobremesa.wire import messages as m


class NewsTeller:
    """``names`` are by seat, "" where nobody sits. There is no ``face`` before the game."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.face: Face | None = None
        self.names: list[str] = []

    def meet(self, seats: Sequence[m.Seat]) -> None:
        """Who sits where now. Somebody who has left is remembered by name, to say who it was."""
        known = [*self.names, *[""] * (len(seats) - len(self.names))]
        self.names = [seat.name or name for seat, name in zip(seats, known, strict=True)]

    def tell(self, news: Sequence[m.News], viewer: Viewer) -> Iterator[str]:
        """A sentence for each piece of news that is worth one to the viewer."""
        for piece in news:
            if isinstance(piece, m.Happened):
                yield from self._events(piece, viewer)
            elif isinstance(piece, ClaimNews):
                yield self._claim(piece)
            elif not isinstance(piece, RevealNews):
                yield self._other(piece)

    def _events(self, piece: m.Happened, viewer: Viewer) -> Iterator[str]:
        assert self.face is not None
        for told in piece.events:
            event = Event(told.number, told.kind, told.facts, told.fades)
            sentence = self.face.narrator.tell(event, viewer)
            if sentence:
                yield sentence

    def _claim(self, piece: ClaimNews) -> str:
        assert self.face is not None
        claims = self.face.game.claims
        assert claims is not None
        words = claims.message(piece.words, self.face.names)
        return self._say("news-claim", name=self._name(piece.seat), words=words)

    def _other(self, piece: m.News) -> str:
        match piece:
            case SitNews():
                return self._say("news-sit", name=piece.name)
            case SeatBotNews():
                return self._say("news-seat-bot", seat=piece.seat, level=piece.level)
            case ReadyNews():
                return self._say("news-ready", name=self._name(piece.seat), ready=_yes(piece.ready))
            case LeaveNews():
                return self._say("news-leave", name=self._name(piece.seat))
            case StandInNews():
                late = _yes(piece.out_of_time)
                return self._say("news-stand-in", name=self._name(piece.seat), out_of_time=late)
            case ReturnNews():
                return self._say("news-return", name=self._name(piece.seat))
            case StartNews():
                return self._say("news-start", number=piece.number)
            case CallOffNews():
                return self._say("news-call-off")
            case SayNews():
                return self._say("news-say", name=self._name(piece.seat), words=piece.text)
            case ProposeNews():
                return self._say("news-propose", name=self._name(piece.seat), what=piece.proposal)
            case AnswerNews():
                return self._say("news-answer", name=self._name(piece.seat), yes=_yes(piece.yes))
            case SettleNews():
                return self._say("news-settle", what=piece.proposal, agreed=_yes(piece.agreed))
        raise TypeError(f"nobody knows how to tell {type(piece).__name__}")

    def _name(self, seat: int) -> str:
        return self.names[seat]

    def _say(self, key: str, **facts: object) -> str:
        return TEXTS.say(self.language, key, **facts)


def _yes(value: bool) -> str:  # a fact of a text
    return "yes" if value else "no"
