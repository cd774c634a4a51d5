"""The law of secrecy on OpenSpiel's games."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import numpy as np

from sobremesa.laws.report import SecrecyReport

# A world that the player cannot tell from the state; None if none is known.
Resample = Callable[[Any, int, random.Random], Any]


def check_openspiel(
    game: Any,
    *,
    games: int = 20,
    seed: int = 1,
    resample: Resample | None = None,
    longest: int = 300,
    every: int = 1,
) -> SecrecyReport:
    """Plays random games and compares what players are handed in worlds that they cannot tell apart.

    Those worlds come from two sources. *Resampled*: from ``resample``, or from the game's ``resample_from_infostate``
    if it has one. *Met*: two positions with the same information state string, which is the game's own statement of
    what a player knows. It compares observation string and tensor, information state string and tensor, the legal
    actions of the player to move, and the public observation. With ``every=3`` it checks every third decision.
    """
    return _Check(game, random.Random(seed), resample, every).run(games, longest)


class _Check:
    def __init__(self, game: Any, chance: random.Random, resample: Resample | None, every: int) -> None:
        self.game = game
        self.chance = chance
        self.every = every
        self.report = SecrecyReport(str(game))
        self.kind = game.get_type()
        self.players = game.num_players()
        self.resample = resample or self._own_resampler
        self._has_resampler = True
        self._met: dict[tuple[int, str, bool], tuple[str, dict[str, Any]]] = {}
        self._public = self._public_observer()

    def run(self, games: int, longest: int) -> SecrecyReport:
        for _ in range(games):
            state, decisions = self.game.new_initial_state(), 0
            for _step in range(longest):
                if state.is_terminal():
                    break
                if not state.is_chance_node():
                    if decisions % self.every == 0:
                        self._look(state)
                    decisions += 1
                self._go_on(state)
        if not self._has_resampler:
            self.report.notes.append("the game has no resampler: only information states that were met twice")
        return self.report

    def _look(self, state: Any) -> None:
        where = str(state.history())
        for player in range(self.players):
            seen = self._handed_to(state, player)
            self._compare_met(player, where, seen)
            world = self._other_world(state, player)
            if world is not None:
                self.report.compare(f"player {player}", "resampled", where, seen, self._handed_to(world, player))

    def _compare_met(self, player: int, where: str, seen: dict[str, Any]) -> None:
        known = seen.get("information_state_string")
        if known is None:
            return
        # The player to move knows it, even if the information state does not say so.
        key = (player, known, "legal_actions" in seen)
        before, earlier = self._met.setdefault(key, (where, seen))
        if before != where:
            self.report.compare(f"player {player}", "met", f"{where} and {before}", seen, earlier)

    def _other_world(self, state: Any, player: int) -> Any:
        if not self._has_resampler:
            return None
        try:
            return self.resample(state, player, self.chance)
        except NotImplementedError:
            self._has_resampler = False
            return None

    def _own_resampler(self, state: Any, player: int, chance: random.Random) -> Any:
        import pyspiel

        try:
            return state.resample_from_infostate(player, chance.random)
        except pyspiel.SpielError as problem:
            if "not implemented" in str(problem).lower() or "unimplemented" in str(problem).lower():
                raise NotImplementedError from None
            self._note(f"the resampler failed: {str(problem)[:120]}")
            return None

    def _note(self, sentence: str) -> None:
        if sentence not in self.report.notes:
            self.report.notes.append(sentence)

    def _handed_to(self, state: Any, player: int) -> dict[str, Any]:
        """Everything that the player is handed here."""
        kind, seen = self.kind, dict[str, Any]()
        if kind.provides_observation_string:
            seen["observation_string"] = state.observation_string(player)
        if kind.provides_observation_tensor:
            seen["observation_tensor"] = np.array(state.observation_tensor(player))
        if kind.provides_information_state_string:
            seen["information_state_string"] = state.information_state_string(player)
        if kind.provides_information_state_tensor:
            seen["information_state_tensor"] = np.array(state.information_state_tensor(player))
        if state.is_simultaneous_node() or state.current_player() == player:
            seen["legal_actions"] = tuple(state.legal_actions(player))
        if self._public is not None:
            text = self._public.string_from(state, player)
            if text is not None:
                seen["public_observation"] = text
        return seen

    def _public_observer(self) -> Any:
        """The public observation, if the game has one."""
        try:
            from open_spiel.python.observation import make_observation
            from pyspiel import IIGObservationType, PrivateInfoType, SpielError
        except ImportError:
            return None
        try:
            wanted = IIGObservationType(perfect_recall=False, public_info=True, private_info=PrivateInfoType.NONE)
            return make_observation(self.game, wanted)
        except (SpielError, RuntimeError, ValueError, NotImplementedError):
            return None

    def _go_on(self, state: Any) -> None:
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(self.chance.choices(actions, chances)[0])
        elif state.is_simultaneous_node():
            state.apply_actions([self.chance.choice(state.legal_actions(player)) for player in range(self.players)])
        else:
            state.apply_action(self.chance.choice(state.legal_actions()))
