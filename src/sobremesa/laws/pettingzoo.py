"""The law of secrecy on PettingZoo's environments."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from sobremesa.laws.report import SecrecyReport

# Replaces the true world by one that the agent cannot tell from it, and returns a function that undoes this; None if
# there is no such world now.
Resample = Callable[[Any, str, random.Random], Callable[[], None] | None]


class NoResampler(ValueError):
    """The environment has no resampler, so no worlds can be compared."""


def check_pettingzoo(
    env: Any, resample: Resample | None = None, *, games: int = 20, seed: int = 1, longest: int = 1000
) -> SecrecyReport:
    """Plays random games in an AEC environment. It compares what every agent is handed with what it is handed in
    another world that it cannot tell apart: observation, mask, rewards, terminations and infos.

    ``resample(env, agent, chance)`` puts such a world in place of the true one and returns a function that undoes it.
    Without it, the environment's own ``resample`` is used. PettingZoo has no such method: what an agent may know is a
    matter of the rules.
    """
    exchange = resample or _own_resampler(env)
    chance, report = random.Random(seed), SecrecyReport(str(env))
    for number in range(games):
        env.reset(seed=seed + number)
        for step in range(longest):
            if not env.agents or all(env.terminations.values()) or all(env.truncations.values()):
                break
            for agent in env.agents:
                seen = _handed_to(env, agent)
                undo = exchange(env, agent, chance)
                if undo is not None:
                    report.compare(
                        agent, "resampled", f"game {seed + number}, step {step}", seen, _handed_to(env, agent)
                    )
                    undo()
            _go_on(env, chance)
    return report


def _own_resampler(env: Any) -> Resample:
    own = getattr(env.unwrapped, "resample", None)
    if own is None:
        raise NoResampler("the environment has no resampler: give one that exchanges what the agent may not know")
    found: Callable[[str, random.Random], Callable[[], None] | None] = own
    return lambda _env, agent, chance: found(agent, chance)


def _handed_to(env: Any, agent: str) -> dict[str, Any]:
    seen = dict(_parts("observation", env.observe(agent)))
    seen |= dict(_parts("info", env.infos.get(agent, {})))
    seen["reward"] = env.rewards.get(agent)
    seen["termination"] = env.terminations.get(agent)
    return seen


def _parts(name: str, value: Any) -> Iterator[tuple[str, Any]]:
    """The named parts one by one, so that a finding can name them."""
    if isinstance(value, dict):
        for key, part in value.items():
            yield from _parts(f"{name}[{key!r}]", part)
    else:
        yield name, np.array(value) if isinstance(value, np.ndarray) else value


def _go_on(env: Any, chance: random.Random) -> None:
    seen, _reward, termination, truncation, info = env.last()
    if termination or truncation:
        env.step(None)
        return
    mask = seen.get("action_mask") if isinstance(seen, dict) else info.get("action_mask")
    count = env.action_space(env.agent_selection).n
    legal = range(count) if mask is None else np.flatnonzero(mask).tolist()
    env.step(chance.choice(list(legal)))
