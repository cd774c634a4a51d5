"""A table in one process: the messages of a live one, without waiting."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from sobremesa.games.codigos.game import Codigos
from sobremesa.games.euphoria.game import Euphoria
from sobremesa.games.evidencia.game import Evidencia
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.laws import random_match
from sobremesa.kernel.seed import Seed
from sobremesa.table.act import Request
from sobremesa.table.acts.answer import Answer
from sobremesa.table.acts.claim import Claim, ClaimNews
from sobremesa.table.acts.open import Open
from sobremesa.table.acts.play import Play
from sobremesa.table.acts.propose import Propose
from sobremesa.table.acts.say import Say, SayNews
from sobremesa.table.acts.sit import Sit
from sobremesa.table.acts.start import Start
from sobremesa.table.journal import decode_entry, encode_entry
from sobremesa.table.settings import Settings
from sobremesa.wire import messages as m
from sobremesa.wire.local_table import LocalTable
from tests.laws.toy import Mayor
from tests.table.bell import Bell
from tests.table.sitting import NAMES, host_of

NOW = 1_000_000


def first_move(_game: AnyGame, view: Any, _said: object, _level: str) -> tuple[str | None, int]:
    return None, view.moves[0]


def advise(_game: AnyGame, view: Any, language: str) -> list[m.Hint]:
    return [m.Hint(view.moves[0], 0.5, language)]


class Keyboard:
    """People at one keyboard, in the first seats; bots have the others."""

    def __init__(self, game: AnyGame, people: int, **settings: Any) -> None:
        wish = Open(Settings(game.about.name, game.seats, **settings), bots=["facil"] * (game.seats - people))
        self.now = NOW
        self.table = LocalTable.open(wish, host_of(game), first_move, advise, now=NOW)
        for seat in range(people):
            assert self.table.sit(Sit(NAMES[seat]), now=NOW) == seat
            self.table.send(seat, m.Hello(m.VERSION), NOW)
        self.latest: dict[int | None, m.Update] = {}
        self.people = people

    def ask(self, seat: int | None, message: m.ToTable) -> list[m.FromTable]:
        self.table.send(seat, message, self.now)
        return self.hear(seat)

    def hear(self, seat: int | None) -> list[m.FromTable]:
        found = self.table.take_messages(seat)
        for message in found:
            if isinstance(message, m.Update):
                self.latest[seat] = message
        return found

    def go_on(self) -> None:
        """Bots move; while no person has to move, time advances by itself."""
        while True:
            while self.table.step(self.now):
                pass
            for seat in range(self.people):
                self.hear(seat)
            asked = any(self.latest[seat].moves for seat in range(self.people))
            if asked or self.table.due is None:
                return
            self.now = self.table.due

    def play(self) -> None:
        """Every player takes the first move offered, to the end."""
        number = 0
        self.go_on()
        while self.latest[0].status == "playing":
            for seat in range(self.people):
                if self.latest[seat].moves:
                    number += 1
                    answers = self.ask(seat, Play(f"{self.now}-{number}", code=self.latest[seat].moves[0].code))
                    assert not any(isinstance(answer, m.Refusal) for answer in answers)
                    break
            self.go_on()


def test_one_person_plays_against_bots_to_the_end() -> None:
    for game in (Evidencia(), Codigos(), Euphoria(options={"round_limit": "3"}), Bell()):
        keyboard = Keyboard(game, 1, options=game.options)
        keyboard.ask(0, Start("s"))
        keyboard.play()
        assert keyboard.latest[0].outcome is not None


def test_several_people_share_a_keyboard_and_each_sees_what_that_seat_may_know() -> None:
    keyboard = Keyboard(Evidencia(), 2)
    keyboard.ask(0, Start("s"))
    keyboard.go_on()
    assert keyboard.latest[0].view != keyboard.latest[1].view
    keyboard.play()
    assert keyboard.latest[0].outcome == keyboard.latest[1].outcome is not None


def test_the_same_id_is_done_once() -> None:
    keyboard = Keyboard(Mayor(), 2)
    assert isinstance(keyboard.ask(0, Say("a", "hola"))[-1], m.Update)
    assert keyboard.ask(0, Say("a", "hola")) == [m.Accepted("a")]
    assert sum(isinstance(piece, SayNews) for piece in keyboard.table.table.news) == 1


def test_a_refusal_says_why_in_the_language_of_the_hello() -> None:
    keyboard = Keyboard(Mayor(), 1)
    keyboard.table.send(0, m.Hello(m.VERSION, language="en"), NOW)
    keyboard.hear(0)
    assert keyboard.ask(0, Play("p", code=0)) == [m.Refusal("not-started", "The game has not started yet.", "p")]


def test_a_spectator_gets_news_and_cannot_act() -> None:
    keyboard = Keyboard(Mayor(), 1)
    keyboard.table.send(None, m.Hello(m.VERSION), NOW)
    keyboard.hear(None)
    (refused,) = keyboard.ask(None, Start("s"))
    assert isinstance(refused, m.Refusal)
    assert refused.code == "spectator"
    keyboard.ask(0, Start("s"))
    assert any(isinstance(message, m.Update) for message in keyboard.hear(None))


def accepted(keyboard: Keyboard, seat: int, request: Request) -> None:
    answers = keyboard.ask(seat, request)
    assert not any(isinstance(answer, m.Refusal) for answer in answers), answers


def test_pause_undo_rematch_claims_and_hints() -> None:
    keyboard = Keyboard(Evidencia(), 1)
    accepted(keyboard, 0, Start("s"))
    keyboard.hear(0)
    (hints,) = keyboard.ask(0, m.AskHint("h"))
    assert isinstance(hints, m.Hints)
    assert hints.moves[0].why == "es"
    accepted(keyboard, 0, Propose("p", "pause"))
    assert keyboard.latest[0].paused
    accepted(keyboard, 0, Propose("r", "resume"))
    accepted(keyboard, 0, Play("m", code=keyboard.latest[0].moves[0].code))
    accepted(keyboard, 0, Propose("u", "undo"))
    assert keyboard.table.table.codes == []
    keyboard.play()
    accepted(keyboard, 0, Propose("again", "rematch"))
    assert keyboard.latest[0].status == "playing"
    talkers = Keyboard(Euphoria(), 2)
    accepted(talkers, 0, Start("s"))
    accepted(talkers, 1, Claim("c", "equipo 1 subterra"))
    assert any(isinstance(piece, ClaimNews) for piece in talkers.latest[1].news)
    accepted(talkers, 1, Propose("p", "pause"))
    accepted(talkers, 0, Answer("a", yes=True))
    assert talkers.latest[0].paused


def test_a_journal_that_was_kept_is_the_same_table_again() -> None:
    keyboard = Keyboard(Evidencia(), 2)
    keyboard.ask(0, Start("s"))
    keyboard.go_on()
    keyboard.ask(1, Play("m", code=keyboard.latest[1].moves[0].code))
    kept = [encode_entry(entry) for entry in keyboard.table.journal]
    again = LocalTable([decode_entry(line) for line in kept], host_of(keyboard.table.table.game), first_move)
    for seat in (0, 1):
        keyboard.ask(seat, m.Resync(0))
        again.send(seat, m.Hello(m.VERSION), NOW)
        told = [message for message in again.take_messages(seat) if isinstance(message, m.Update)]
        assert told == [keyboard.latest[seat]]


@pytest.mark.parametrize("kind", [Evidencia, Euphoria, Codigos])
def test_a_match_goes_on_at_a_table_from_wherever_it_was_left(kind: type[AnyGame]) -> None:
    game = kind()
    for number, match in enumerate(random_match(game, seed=4)):
        if game.claims is not None and number % 5 == 0:
            match.claim(number % game.seats, "recluta 2.1 lider")
        if number % 7 and match.outcome is None:
            continue
        levels = dict.fromkeys(range(1, game.seats), "facil")
        house = replace(host_of(game), seed=match.seed)
        table = LocalTable.continue_match(
            match, Settings(kind.about.name, game.seats), levels, house, first_move, now=NOW
        )
        assert table.table.match is not None
        assert table.table.match.record() == match.record()
        assert [seat.level for seat in table.table.seats] == ["", *levels.values()]
        assert [seat.name for seat in table.table.seats] == list(match.names)


def test_a_chosen_seed_deals_the_first_game_and_proves_nothing() -> None:
    game = Evidencia()
    house = replace(host_of(game), seed=Seed(7))
    *_, match = random_match(game, seed=7)
    table = LocalTable.continue_match(match, Settings("evidencia", 2), {1: "facil"}, house, first_move, now=NOW).table
    assert [record.notes for record in table.records] == [()]
    assert table.records[0].seed == Seed(7)
    for entry in table.decide(0, Propose("r", "rematch"), NOW):
        table.apply(entry)
    assert table.match is not None
    assert table.match.seed.key
    assert table.number == 2
