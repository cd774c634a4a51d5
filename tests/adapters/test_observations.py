"""Observations in numbers say what the view says, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from sobremesa.adapters.seat_eye import SeatEye
from sobremesa.games.catalog import GAMES
from sobremesa.games.codigos.game import Codigos
from sobremesa.games.euphoria.cards import KIND_IDS, RECRUIT_IDS
from sobremesa.games.euphoria.game import Euphoria
from sobremesa.games.evidencia.game import Evidencia
from sobremesa.games.evidencia.view import PHASES
from sobremesa.kernel.feature_writer import FeatureWriter
from sobremesa.kernel.game import AnyGame, Game, MemoryT, SceneT, StateT
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.state import State
from tests.laws.configurations import Configuration, configurations

CONFIGURATIONS = list(configurations())


def positions(game: Game[StateT, SceneT, MemoryT], seed: int) -> Iterator[StateT]:
    rng = Rng(seed)
    state = game.deal(Rng(seed + 1))
    while state.to_act():
        yield state
        seat = rng.draw(state.to_act())
        state.play(seat, rng.draw(state.legal(seat)))
    yield state


class Reading:
    """An observation taken apart by the names of its features."""

    def __init__(self, game: AnyGame, state: State, seat: int) -> None:
        row = SeatEye(game).observe(state, seat)
        self.parts: dict[str, NDArray[np.int8]] = {}
        at = 0
        for feature in game.observer().features():
            self.parts[feature.name] = row[at : at + feature.width]
            at += feature.width

    def set(self, name: str) -> list[int]:
        return [int(n) for n in np.flatnonzero(self.parts[name])]

    def one(self, name: str) -> int | None:
        found = self.set(name)
        assert len(found) <= 1
        return found[0] if found else None

    def by(self, name: str, parts: int) -> list[list[int]]:
        return [[int(n) for n in np.flatnonzero(part)] for part in self.parts[name].reshape(parts, -1)]


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
def test_features_are_as_wide_as_what_is_written(configuration: Configuration) -> None:
    game = configuration.make()
    observer = game.observer()
    state = game.deal(Rng(1))
    writer = FeatureWriter(1, observer.size())
    for seat in range(game.seats):
        observer.observe(state, seat, writer)
        assert writer.pending_count() == sum(feature.width for feature in observer.features())
        writer.flush(0)
    names = [feature.name for feature in observer.features()]
    assert len(set(names)) == len(names)
    memory = [feature.memory for feature in observer.features()]
    assert memory == sorted(memory), "what is remembered comes last"


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
def test_worlds_that_a_seat_cannot_tell_apart_give_the_same_numbers(configuration: Configuration) -> None:
    game = configuration.make()
    eye = SeatEye(game)
    rng, world = Rng(7), game.blank(Rng(8))
    for number, state in enumerate(positions(game, seed=11)):
        if number % 3:
            continue
        for seat in range(game.seats):
            view = game.view(state, seat)
            seen, mask = eye.observe(state, seat), eye.mask(state, seat)
            game.imagine(view).sample(rng, world)
            assert (eye.observe(world, seat) == seen).all()
            assert (eye.mask(world, seat) == mask).all()
            assert (eye.observe_view(view) == seen).all()
            assert np.flatnonzero(mask).tolist() == list(view.moves)


def test_the_check_of_secrecy_notices_a_peeking_observer(monkeypatch: pytest.MonkeyPatch) -> None:
    from sobremesa.kernel.observer import Observer

    honest = Evidencia().observer()

    class Peeking(Observer):
        def features(self) -> Any:
            return honest.features()

        def observe(self, state: State, seat: int, writer: FeatureWriter) -> None:
            honest.observe(state, 1 - seat, writer)

    monkeypatch.setattr(Evidencia, "observer", lambda _game: Peeking())
    with pytest.raises(AssertionError):
        test_worlds_that_a_seat_cannot_tell_apart_give_the_same_numbers(Configuration("evidencia", 2))


@pytest.mark.parametrize("game", [Evidencia(), Codigos()], ids=lambda game: game.about.name)
def test_different_views_give_different_numbers(game: AnyGame) -> None:
    """In these two games an observation holds everything that a seat knows."""
    eye = SeatEye(game)
    views: dict[tuple[int, bytes], bytes] = {}
    for seed in range(4):
        for state in positions(game, seed):
            if state.to_act() == 0:
                continue
            for seat in range(game.seats):
                seen = eye.observe(state, seat).tobytes()
                sight = str(int(state.knowledge_key(seat))).encode()
                assert views.setdefault((seat, seen), sight) == sight


def numbers(game: Evidencia, cards: Any) -> list[int]:
    return sorted(game.cards.number(card) for card in cards if card and not card.startswith("?"))


def test_evidencia_says_what_the_view_says() -> None:
    game = Evidencia()
    for seed in range(4):
        for state in positions(game, seed):
            for seat in (0, 1):
                view, read = game.view(state, seat), Reading(game, state, seat)
                scene, memory, other = view.scene, view.memory, 1 - seat
                assert PHASES[read.one("phase") or 0] == scene.phase
                assert read.one("round") == scene.round - 1
                assert read.set("hand") == numbers(game, scene.hands[seat])
                assert len(read.set("other_hand")) == len(scene.hands[other])
                assert len(read.set("drawn")) == 6 - scene.piles[seat].count
                assert read.set("challenge") == numbers(game, [scene.challenge])
                assert read.one("chosen") == scene.chosen
                assert read.set("open") == numbers(game, scene.open)
                own, others = read.by("played", 2)
                assert [own, others] == [numbers(game, [scene.played[one]]) for one in (seat, other)]
                assert read.set("winner") == ([] if scene.winner is None else [(scene.winner - seat) % 2])
                assert read.set("taken") == numbers(game, [scene.taken])
                assert read.by("base", 3) == [numbers(game, [card]) for card in scene.base or ("", "", "")]
                assert read.set("zone") == numbers(game, scene.zones[seat])
                assert len(read.set("other_zone")) == len(scene.zones[other])
                row = read.by("row", 5)
                assert row == [numbers(game, [card]) for card in (*scene.row, "", "", "", "", "")[:5]]
                assert bool(read.set("other_ready")) == scene.ready[other]
                assert read.by("known_pyramid", 6) == [numbers(game, [card]) for card in memory.pyramid]
                assert read.set("known_zone") == numbers(game, memory.zones[other])
                assert sorted(card for part in read.by("obtained", 2) for card in part) == numbers(
                    game, memory.obtained
                )
                rounds = [numbers(game, [past.challenge, *past.played]) for past in memory.rounds]
                assert read.by("rounds", 6) == rounds + [[]] * (6 - len(rounds))
                won = [[2] if past.winner is None else [(past.winner - seat) % 2] for past in memory.rounds]
                assert read.by("won", 6) == won + [[]] * (6 - len(won))


def test_codigos_says_what_the_view_says() -> None:
    game = Codigos(seats=3)
    numbers_of_cards = [*range(len(game.cards.cards)), *range(52, 57)]
    ids = {game.cards.id_of(number): number for number in numbers_of_cards}
    for state in positions(game, seed=3):
        for seat in range(3):
            view, read = game.view(state, seat), Reading(game, state, seat)
            scene, memory = view.scene, view.memory
            order = [(seat + there) % 3 for there in range(3)]
            assert read.by("turn", 3) == [[0] if one == scene.current else [] for one in order]
            assert read.by("offer", 3) == [[ids[card]] if card else [] for card in scene.offer]
            assert read.one("soldier") == scene.soldier - 1
            assert read.by("collections", 3) == [sorted(ids[card] for card in scene.collections[one]) for one in order]
            assert [len(part) for part in read.by("hidden", 3)] == [len(scene.hidden[one]) for one in order]
            cards = [sorted(ids[c] for code in memory.hidden[one] for c in (code.card, *code.symbols)) for one in order]
            assert read.by("hidden_cards", 3) == cards
            assert read.set("hidden_codes") == sorted(ids[code.card] for own in memory.hidden for code in own)
            binary = [sum(2**n for n in range(6) if n in read.set("deck_size"))]
            assert binary == [scene.deck]
            assert read.set("pile") == sorted(ids[card] for card in memory.pile)


def test_euphoria_says_what_the_view_says() -> None:
    game = Euphoria(seats=5, options={"round_limit": "3"})
    for seed in range(3):
        for state in positions(game, seed):
            for seat in range(5):
                view, read = game.view(state, seat), Reading(game, state, seat)
                order = [(seat + there) % 5 for there in range(5)]
                recruits = [recruit for one in order for recruit in view.scene.recruits[one]]
                assert read.set("in_sight") == [place for place, recruit in enumerate(recruits) if recruit]
                sides = [place for place, recruit in enumerate(recruits) if recruit and RECRUIT_IDS.index(recruit) & 1]
                assert read.set("subterrans") == sides
                assert read.set("leaders") == [place for place, recruit in enumerate(recruits) if "lider" in recruit]
                known = [recruit for one in order for recruit in view.memory.recruits[one]]
                assert set(read.set("known")) <= {place for place, recruit in enumerate(known) if recruit}
                hand = sorted(KIND_IDS[number % 15] for number in read.set("hand"))
                assert hand == sorted(view.scene.hands[seat])
                sizes = [sum(2**n for n in part) for part in read.by("hand_sizes", 5)]
                assert sizes == [view.scene.hand_sizes[one] for one in order]
                assert read.set("asked") == sorted((one - seat) % 5 for one in view.to_act)
                assert read.set("window") == sorted((one - seat) % 5 for one in view.scene.asked)
                aims = [view.scene.aims[one] for one in order]
                assert read.by("aims", 5) == [[] if aim is None else [(aim - seat) % 5] for aim in aims]


def test_without_memory_less_is_seen() -> None:
    for kind in GAMES.values():
        game = kind()
        state = game.deal(Rng(1))
        whole, scene = SeatEye(game).observe(state, 0), SeatEye(game, memory=False).observe(state, 0)
        assert len(scene) < len(whole)
        assert (whole[: len(scene)] == scene).all()


def test_a_spectator_has_no_observation() -> None:
    game = Evidencia()
    with pytest.raises(ValueError, match="spectator"):
        SeatEye(game).observe_view(game.view(game.deal(Rng(1)), None))
