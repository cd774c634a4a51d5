"""``python -m research.networks``: trains the networks by which bots evaluate worlds, from games against themselves.

Each game's ``network.toml`` is written into its folder, with its seed and digest: the same seed gives the same file on
one kind of machine. ``--only`` names a game, ``--games`` the number of games, ``--seed`` the seed, ``--out`` another
folder to write into (then as ``<game>.toml``).
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

# One thread, so that sums keep their order. It must be set before NumPy is imported.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from research.networks.self_play import Positions, play_all
from research.networks.subjects import SUBJECTS, Subject
from research.networks.training import learn, whole_numbers
from sobremesa.games.evidencia.player.weights import FILE, dump_weights

INTERRUPTED = 130


def main() -> None:
    words = argparse.ArgumentParser(prog="research.networks")
    words.add_argument("--only", choices=sorted(SUBJECTS), action="append")
    words.add_argument("--games", type=int, help="games to play, instead of the usual number")
    words.add_argument("--seed", type=int, default=3)
    words.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    words.add_argument("--out", type=Path)
    asked = words.parse_args()
    try:
        for name in asked.only or SUBJECTS:
            subject = SUBJECTS[name]
            text = train(subject, asked.seed, asked.games or subject.games, asked.processes)
            path = subject.folder() / FILE if asked.out is None else asked.out / f"{name}.toml"
            # Written whole or not at all, since a bot may be reading it.
            beside = path.with_suffix(".part")
            beside.write_text(text, encoding="utf-8")
            beside.replace(path)
            print(f"{path}", flush=True)
    except KeyboardInterrupt:
        print("Stopped: what was not finished was not written.", file=sys.stderr)
        sys.exit(INTERRUPTED)


def train(subject: Subject, seed: int, games: int, processes: int) -> str:
    """Trains a subject and returns the text of its file."""
    print(f"{subject.name}: {games:,} games, then lessons", flush=True)
    columns = (
        *(TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn()),
        *(TimeElapsedColumn(), TimeRemainingColumn()),
    )
    with Progress(*columns, console=Console(stderr=True)) as bar:
        playing = bar.add_task(f"{subject.name}: games", total=games)
        parts: list[Positions] = []
        for part in play_all(subject.name, seed, games, processes):
            parts.append(part)
            bar.update(playing, completed=int(part.game[-1]) + 1)
        positions = Positions.join(parts)
        lessons = 2 * subject.epochs * len(positions.worth)
        learning = bar.add_task(f"{subject.name}: lessons", total=lessons)
        lesson = learn(
            *(positions, subject.swapped, subject.hidden, subject.epochs, seed),
            progress=lambda rows: bar.advance(learning, rows),
        )
        bar.update(learning, completed=lessons)
    print(
        f"{subject.name}: {games:,} games, {len(positions.worth):,} positions; mean squared error on games held out "
        f"{lesson.error:.4f}, of always predicting one half {lesson.constant:.4f}",
        flush=True,
    )
    made = {"seed": seed, "games": games}
    return dump_weights(subject.learned(), whole_numbers(lesson.net), made)


if __name__ == "__main__":
    main()
