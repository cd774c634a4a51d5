"""Trains a small agent on Evidencia by self-play, on one CPU in a few minutes.

``python examples/train.py --minutes 3`` writes ``learned.npz`` for ``learned.py``. It uses PyTorch and the masked
actor-critic network of OpenSpiel's PPO; the games come from ``sobremesa.vector``. The algorithm is PPO with the outcome
itself as the return: games are short, and only their end is rewarded.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Any, Final

import numpy as np
import torch
from numpy.typing import NDArray
from open_spiel.python.pytorch.ppo import PPOAgent

import sobremesa.vector

GAMES: Final = 512
STEPS: Final = 96  # of every game between two lessons: about three games
EPOCHS: Final = 2
PART: Final = 4096
CLIP: Final = 0.2
ENTROPY: Final = 0.01
RATE: Final = 1e-3


@dataclass(frozen=True)
class Lesson:
    """Decisions of finished games: observations, masks, actions, their probabilities, and the results."""

    seen: NDArray[np.uint8]
    masks: NDArray[np.bool_]
    moves: NDArray[np.int64]
    likelihoods: NDArray[np.float32]
    returns: NDArray[np.float32]


def outcomes(
    seats: NDArray[np.int64], rewards: NDArray[np.float64], ended: NDArray[np.bool_]
) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
    """By step and game: the final payoff of the seat that moved, and whether the game ended in these steps."""
    steps, games = seats.shape
    returns = np.zeros((steps, games), np.float32)
    known = np.zeros((steps, games), np.bool_)
    end, over = np.zeros_like(rewards[0]), np.zeros(games, np.bool_)
    for step in reversed(range(steps)):
        end = np.where(ended[step][:, None], rewards[step], end)
        over |= ended[step]
        returns[step] = end[np.arange(games), seats[step]]
        known[step] = over
    return returns, known


def play(env: sobremesa.vector.VectorEnv, agent: Any) -> Lesson:
    """Plays all games for some steps, both seats by the agent. The arrays of a step are copied, since the next step
    overwrites them."""
    seen, infos = env.reset()
    kept: dict[str, list[Any]] = {
        name: [] for name in ("seen", "masks", "moves", "likelihoods", "seats", "rewards", "ended")
    }
    for _step in range(STEPS):
        mask = infos["action_mask"].astype(np.bool_)
        with torch.no_grad():
            move, likelihood, *_rest = agent.get_action_and_value(
                torch.from_numpy(seen.astype(np.float32)), torch.from_numpy(mask)
            )
        kept["seen"].append(seen.copy())
        kept["masks"].append(mask)
        kept["moves"].append(move.numpy())
        kept["likelihoods"].append(likelihood.numpy())
        kept["seats"].append(infos["seat"].copy())
        seen, _earned, ended, _broken_off, infos = env.step(move.numpy())
        kept["rewards"].append(infos["rewards"].copy())
        kept["ended"].append(ended.copy())
    whole = {name: np.stack(parts) for name, parts in kept.items()}
    returns, known = outcomes(whole["seats"], whole["rewards"], whole["ended"])
    # A forced move teaches nothing.
    known &= whole["masks"].sum(axis=2) > 1
    return Lesson(
        whole["seen"][known],
        whole["masks"][known],
        whole["moves"][known],
        whole["likelihoods"][known],
        returns[known],
    )


def learn(agent: Any, optimizer: torch.optim.Optimizer, lesson: Lesson) -> None:
    """PPO: makes actions likelier that went better than expected, but only a little at a time."""
    count = len(lesson.moves)
    for _epoch in range(EPOCHS):
        order = np.random.permutation(count)  # seeded in main
        for start in range(0, count, PART):
            part = order[start : start + PART]
            _move, likelihood, entropy, value, _shares = agent.get_action_and_value(
                torch.from_numpy(lesson.seen[part].astype(np.float32)),
                torch.from_numpy(lesson.masks[part]),
                torch.from_numpy(lesson.moves[part]),
            )
            returns = torch.from_numpy(lesson.returns[part])
            better = returns - value.squeeze(1).detach()
            better = (better - better.mean()) / (better.std() + 1e-8)
            ratio = torch.exp(likelihood - torch.from_numpy(lesson.likelihoods[part]))
            gain = torch.min(ratio * better, ratio.clamp(1 - CLIP, 1 + CLIP) * better).mean()
            loss = -gain + 0.5 * (value.squeeze(1) - returns).pow(2).mean() - ENTROPY * entropy.mean()
            optimizer.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
            optimizer.step()


def share_against_chance(agent: Any, games: int, seed: int) -> float:
    """The share of games that the agent wins against random moves, half of them in each seat."""
    env = sobremesa.vector.make("evidencia", games)
    seen, infos = env.reset(seed=seed)
    own = np.arange(games) % 2
    gains: list[NDArray[np.float64]] = []
    while sum(map(len, gains)) < games:
        moves = env.sample().copy()
        with torch.no_grad():
            liked = agent.actor(torch.from_numpy(seen.astype(np.float32))).numpy()
        best = np.where(infos["action_mask"] == 1, liked, -np.inf).argmax(axis=1)
        moves = np.where(infos["seat"] == own, best, moves)
        seen, _earned, ended, _broken_off, infos = env.step(moves)
        gains.append(infos["rewards"][ended, own[ended]].copy())
    return float((np.concatenate(gains) + 1).mean() / 2)


def write(agent: Any, path: Path) -> None:
    layers = [layer for layer in agent.actor if isinstance(layer, torch.nn.Linear)]
    found = {}
    for number, layer in enumerate(layers):
        found[f"weight{number}"] = layer.weight.detach().numpy()
        found[f"bias{number}"] = layer.bias.detach().numpy()
    np.savez(path, **found)


def main() -> None:
    words = argparse.ArgumentParser(prog="train.py")
    words.add_argument("--minutes", type=float, default=3)
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--out", type=Path, default=Path(__file__).with_name("learned.npz"))
    asked = words.parse_args()
    np.random.seed(asked.seed)  # one seed for NumPy and PyTorch alike
    torch.manual_seed(asked.seed)
    env = sobremesa.vector.make("evidencia", GAMES)
    env.reset(seed=asked.seed)
    agent = PPOAgent(env.num_actions, (env.observation_shape[1],), "cpu")
    optimizer = torch.optim.Adam(agent.parameters(), lr=RATE)
    start, lessons = perf_counter(), 0
    while perf_counter() - start < 60 * asked.minutes:
        learn(agent, optimizer, play(env, agent))
        lessons += 1
        if lessons % 20 == 0:
            share = share_against_chance(agent, games=1000, seed=asked.seed + lessons)
            moves = lessons * GAMES * STEPS
            print(f"{perf_counter() - start:6.0f} s, {moves:>11,} moves: {share:.1%} against chance", flush=True)
    write(agent, asked.out)
    print(f"{share_against_chance(agent, games=4000, seed=asked.seed):.1%} of 4000 games against chance; {asked.out}")


if __name__ == "__main__":
    main()
