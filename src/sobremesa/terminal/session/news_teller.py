"""A table's news as sentences: arrivals, talk, proposals, and what happens in the game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from sobremesa.kernel.event import Event, Viewer
from sobremesa.table.acts.answer import AnswerNews, ConsentNews
from sobremesa.table.acts.call_off import CallOffNews
from sobremesa.table.acts.claim import ClaimNews
from sobremesa.table.acts.doubt import DoubtNews
from sobremesa.table.acts.leave import LeaveNews
from sobremesa.table.acts.offer import OfferNews
from sobremesa.table.acts.propose import ProposeNews
from sobremesa.table.acts.react import ReactNews
from sobremesa.table.acts.ready import ReadyNews
from sobremesa.table.acts.remark import RemarkNews
from sobremesa.table.acts.return_ import ReturnNews
from sobremesa.table.acts.say import SayNews
from sobremesa.table.acts.seat_bot import SeatBotNews
from sobremesa.table.acts.sit import SitNews
from sobremesa.table.acts.start import StartNews
from sobremesa.table.acts.take_over import TakeOverNews
from sobremesa.table.agreement import SettleNews
from sobremesa.table.personas import TEXTS as PERSONA_TEXTS
from sobremesa.table.shares import RevealNews
from sobremesa.table.stand_in import StandInNews
from sobremesa.table.takeover import ChangeSeatNews, RemainNews
from sobremesa.terminal.faces.face import GameFace
from sobremesa.terminal.texts import TEXTS
from sobremesa.wire import messages as m

# What players say, as opposed to what they do.
TALK = (ClaimNews, DoubtNews, ReactNews, RemarkNews, SayNews)


@dataclass(frozen=True)
class Sentence:
    """One piece of news. A sentence that ``fades`` is shown once and not kept for scrolling back."""

    words: str
    is_talk: bool = False
    fades: bool = False


class NewsTeller:
    """``names`` are by seat, "" for a free seat. ``face`` is None before the game."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.face: GameFace | None = None
        self.names: list[str] = []
        self.personas: list[str] = []

    def meet(self, seats: Sequence[m.SeatInfo]) -> None:
        """Takes the current seats. The name of a player who has left is kept for later sentences."""
        known = [*self.names, *[""] * (len(seats) - len(self.names))]
        self.names = [seat.name or name for seat, name in zip(seats, known, strict=True)]
        self.personas = [seat.regular for seat in seats]

    def tell(self, news: Sequence[m.News], viewer: Viewer) -> Iterator[Sentence]:
        """A sentence for each piece of news that the viewer should read."""
        for piece in news:
            if isinstance(piece, m.Happened):
                yield from self._events(piece, viewer)
            elif isinstance(piece, ClaimNews):
                yield Sentence(self._claim(piece, viewer), is_talk=True)
            elif not isinstance(piece, RevealNews):
                yield Sentence(self._other(piece, viewer), is_talk=isinstance(piece, TALK))

    def _events(self, piece: m.Happened, viewer: Viewer) -> Iterator[Sentence]:
        assert self.face is not None
        for told in piece.events:
            event = Event(told.number, told.kind, told.facts, told.fades)
            sentence = self.face.narrator.tell(event, viewer)
            if sentence:
                yield Sentence(sentence, fades=told.fades)

    def _claim(self, piece: ClaimNews, viewer: Viewer) -> str:
        words = self._in_voice(piece, self.claim_words(piece, viewer))
        return self._say("news-speech", name=self._name(piece.seat), words=words)

    def claim_words(self, piece: ClaimNews | m.Tag, viewer: Viewer) -> str:
        """The claim, as its speaker says it to the viewer."""
        assert self.face is not None
        claims = self.face.game.claims
        assert claims is not None
        return claims.message(piece.words, self.face.names, speaker=piece.seat, viewer=viewer).say(self.language)

    def _in_voice(self, piece: ClaimNews, words: str) -> str:
        """The claim in the words of the bot's persona, if that has its own."""
        key = f"claim-by-{self.personas[piece.seat]}-{1 + piece.n % 2}"
        return PERSONA_TEXTS.say(self.language, key, words=words) if PERSONA_TEXTS.has(key) else words

    def company(self, seats: Sequence[m.SeatInfo]) -> Iterator[str]:
        """The bots at the table: each one's level, persona and style."""
        for seat in seats:
            if seat.regular:
                told = (f"{what}-{seat.regular}" for what in ("temper", "manner"))
                temper = " ".join(PERSONA_TEXTS.say(self.language, key) for key in told)
                yield self._say(
                    "company-line", name=seat.name, level=self._say("bot-level", level=seat.level), temper=temper
                )

    def _remark(self, piece: RemarkNews) -> str:
        key = f"remark-{self.personas[piece.seat]}-{piece.mood}-{piece.line}"
        return PERSONA_TEXTS.say(self.language, key) if PERSONA_TEXTS.has(key) else "…"

    def _other(self, piece: m.News, viewer: Viewer) -> str:
        match piece:
            case StartNews():
                return self._say("news-start", number=piece.number)
            case CallOffNews():
                return self._say("news-call-off")
            case SettleNews():
                return self._say("news-settle", what=piece.proposal, agreed=_yes(piece.agreed))
            case SeatBotNews():
                level = self._say("bot-level", level=piece.level)
                return self._say("news-seat-bot", seat=piece.seat + 1, name=piece.name, level=level)
            case SayNews():
                return self._say("news-say", name=self._name(piece.seat), words=piece.text)
            case RemarkNews():
                return self._say("news-speech", name=self._name(piece.seat), words=self._remark(piece))
            case TakeOverNews() | ChangeSeatNews():
                return self._seat_news(piece, viewer)
        return self._seat_act(piece, viewer)

    def _seat_news(self, piece: TakeOverNews | ChangeSeatNews, viewer: Viewer) -> str:
        """A request for a seat, or a change of its player."""
        level = self._say("bot-level", level=piece.level) if piece.level else ""
        if isinstance(piece, ChangeSeatNews):
            self.names[piece.seat] = piece.name
            kind = "bot" if piece.level else "person"
            who = {"was": piece.was, "name": piece.name, "level": level}
            return self._say("news-change-seat", kind=kind, name_is=_is(piece.seat, viewer), **who)
        kind = "bot" if piece.level else "person" if piece.name else "missed"
        whose = {"of": self._name(piece.of), "of_is": _is(piece.of, viewer)}
        asks = piece.name if piece.seat is None else self._name(piece.seat)
        name_is = "other" if piece.seat is None else _is(piece.seat, viewer)
        return self._say("news-take-over", kind=kind, name=asks, name_is=name_is, level=level, **whose)

    def _seat_act(self, piece: m.News, viewer: Viewer) -> str:
        """An act of one seat, which may be the viewer's own."""
        seat: int = piece.seat  # type: ignore[union-attr]  # every other kind of news has one
        who = {"name": self._name(seat), "name_is": _is(seat, viewer)}
        match piece:
            case SitNews():
                return self._say("news-sit", **{**who, "name": piece.name})
            case ReadyNews():
                return self._say("news-ready", ready=_yes(piece.ready), **who)
            case LeaveNews():
                return self._say("news-leave", **who)
            case StandInNews():
                return self._say("news-stand-in", out_of_time=_yes(piece.out_of_time), **who)
            case ReturnNews():
                return self._say("news-return", **who)
            case ReactNews():
                return self._say("news-react", reaction=piece.reaction, **who)
            case DoubtNews():
                return self._say("news-doubt", liar=self._name(piece.of), liar_is=_is(piece.of, viewer), **who)
            case ProposeNews():
                return self._say("news-propose", what=piece.proposal, **who)
            case AnswerNews() | ConsentNews():
                return self._say("news-answer", yes=_yes(piece.yes), **who)
            case OfferNews():
                return self._say("news-offer", offered=_yes(piece.offered), **who)
            case RemainNews():
                return self._say("news-remain", **who)
        raise TypeError(f"no sentence for {type(piece).__name__}")

    def _name(self, seat: int) -> str:
        return self.names[seat]

    def _say(self, key: str, **facts: object) -> str:
        return TEXTS.say(self.language, key, **facts)


def _is(seat: int, viewer: Viewer) -> str:
    return "you" if seat == viewer else "other"


def _yes(value: bool) -> str:  # as the texts expect it
    return "yes" if value else "no"
