"""Games as text environments: a program plays by reading and writing, and learns no more than its seat may know."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from sobremesa.agents.text_env import MatchSeat, TextEnv
from sobremesa.games.catalog import GAMES
from sobremesa.kernel.match import Match
from sobremesa.kernel.rng import Rng

SHORT: dict[str, dict[str, str]] = {"euphoria": {"round_limit": "2"}, "codigos": {"turn_limit": "12"}}


def opened(game: str, seed: int = 3, language: str = "en") -> TextEnv:
    env = TextEnv(game, language=language, options=SHORT.get(game))
    env.reset(seed=seed)
    return env


def listed(observation: str) -> list[str]:
    return [line for line in observation.splitlines() if line.split(")")[0].isdigit()]


def play_one(env: TextEnv, rng: Rng) -> None:
    """An agent that lists the legal moves, and thinks aloud."""
    assert env.step("[?]") == (False, {})
    moves = listed(env.get_observation()[1])
    _done, info = env.step(f"There are [{len(moves)}] of them. I choose [{1 + int(rng.below(len(moves)))}]")
    assert info == {}


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_in_words(game: str) -> None:
    env, rng = opened(game), Rng(1)
    while not env.done:
        play_one(env, rng)
    match = env.match
    assert match is not None
    assert match.outcome is not None
    assert f"({match.outcome.clause})" in env.get_observation()[1]
    rewards, info = env.close()
    assert {seat for seat, reward in rewards.items() if reward > 0} == set(match.outcome.winners)
    assert sum(rewards.values()) == pytest.approx(0)
    assert sum(info[seat]["turn_count"] for seat in rewards) <= len(match.codes)
    assert not any(info[seat]["invalid_move"] for seat in rewards)


def test_the_same_seed_is_the_same_game() -> None:
    assert opened("codigos", seed=5).get_observation() == opened("codigos", seed=5).get_observation()
    assert opened("codigos", seed=5).get_observation() != opened("codigos", seed=6).get_observation()


@pytest.mark.parametrize(("language", "word"), [("es", "3 respuestas seguidas"), ("en", "More than 3 answers")])
def test_each_player_reads_the_instructions_once(language: str, word: str) -> None:
    env = opened("evidencia", language=language)
    player, first = env.get_observation()
    assert (player, word in first) == (0, True)
    assert word not in env.get_observation()[1]
    play_one(env, Rng(1))
    player, first = env.get_observation()
    assert (player, word in first) == (1, True)


def test_a_move_that_is_not_allowed_is_refused_with_its_clause_and_too_many_lose() -> None:
    env = opened("evidencia")
    done, info = env.step("[i9]")
    assert not done
    assert "EV-20" in info["refused"]
    player, told = env.get_observation()
    assert player == 0
    assert info["refused"] in told
    assert [env.step("[nonsense]")[0] for _answer in range(3)] == [False, False, True]
    assert env.close() == (
        {0: -1.0, 1: 0.0},
        {0: {"turn_count": 0, "invalid_move": True}, 1: {"turn_count": 0, "invalid_move": False}},
    )
    with pytest.raises(RuntimeError, match="reset"):
        env.step("[?]")


def test_all_players_hear_claims_and_each_can_ask_for_rules() -> None:
    env = opened("euphoria")
    env.get_observation()
    assert env.step("[claim: recluta 2.1 lider]") == (False, {})
    assert env.step("[rules 20]") == (False, {})
    player, told = env.get_observation()
    assert "EU-20" in told
    while env._player() == player:
        play_one(env, Rng(1))
    assert "· Player 1: “Your recruit 1 is a Leader”" in env.get_observation()[1]


def test_what_cannot_be_is_said_plainly() -> None:
    with pytest.raises(ValueError, match="evidencia, euphoria, codigos"):
        TextEnv("chess")
    with pytest.raises(RuntimeError, match="reset"):
        TextEnv("evidencia").get_observation()


# Secrecy: worlds that the seat cannot tell apart give the same words.


class Peeking(MatchSeat):
    """Tells what another seat may do."""

    def look(self) -> str:
        other = (self.seat + 1) % self.game.seats
        return super().look() + str(self.match.legal_moves(other))


def telling_worlds(game: str, kind: type[MatchSeat], seed: int) -> Iterator[tuple[str, str]]:
    """What a player reads in the true world and in one that it imagines, at some positions of a game."""
    env, rng = opened(game, seed), Rng(seed)
    while not env.done:
        match, player = env.match, env.get_observation()[0]
        assert match is not None
        if len(match.codes) % 9 == 2:
            true, kept = words_of(match, player, kind), match.game.blank(Rng(1))
            kept.copy_from(match.state)
            match.game.imagine(match.view(player)).sample(rng, match.state)
            yield true, words_of(match, player, kind)
            match.state.copy_from(kept)
        play_one(env, rng)


def words_of(match: Match, player: int, kind: type[MatchSeat]) -> str:
    seat = kind(match, player, "en", memory_aid=True)
    seat._seen = match.event_count
    return seat.look() + seat.legal_moves()


@pytest.mark.parametrize("game", GAMES)
def test_no_word_tells_worlds_apart_that_the_seat_cannot(game: str) -> None:
    compared = [true == imagined for true, imagined in telling_worlds(game, MatchSeat, seed=2)]
    assert len(compared) > 1
    assert all(compared)


def test_a_seat_that_tells_one_thing_more_is_caught() -> None:
    assert not all(true == imagined for true, imagined in telling_worlds("evidencia", Peeking, seed=2))
