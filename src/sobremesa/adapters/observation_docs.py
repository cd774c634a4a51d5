"""Documents what observations and actions mean: ``python -m sobremesa.adapters.observation_docs`` prints it."""

from __future__ import annotations

from collections.abc import Iterator

from sobremesa.adapters.talk_shape import TalkShape
from sobremesa.games.catalog import GAMES
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.narrator import Narrator

HEADING = """# Observations and actions

This page is made from the code that it describes.

An observation is a row of zeros and ones. First comes what lies in sight (`View.scene`), then what a seat could
remember (`View.memory`); `memory=False` gives the first part only. Seats are counted from the viewer, who comes
first, in the order of play. "By slot", "by seat" and so on: the same stretch for each one in turn. "Counted": as
many ones as there are, from the left. "One of": at most a single one.

An action is the code of a move, the same in every position; the action mask says which ones are legal now. In
PettingZoo's parallel environments one action more, the last, is to wait. Rewards come at the end: everybody stakes
one, and the winners share it all, so that they add up to zero.
"""


def document() -> str:
    return "\n".join([HEADING, *(line for kind in GAMES.values() for line in _game(kind))])


def _game(kind: type[AnyGame]) -> Iterator[str]:
    game = kind()
    yield f"## {kind.__name__}"
    yield ""
    yield "| seats | observation | of it in sight | actions |"
    yield "| ---: | ---: | ---: | ---: |"
    for seats in kind.about.seat_counts:
        observer = kind(seats=seats).observer()
        yield f"| {seats} | {observer.size()} | {observer.size(memory=False)} | {len(game.moves)} |"
    yield ""
    yield from _observation(game)
    yield from _actions(game)
    if game.claims is not None:
        yield from _talk(game)


def _observation(game: AnyGame) -> Iterator[str]:
    yield f"### Observation of {game.about.name} with {game.seats} seats"
    yield ""
    yield "| from | width | name | seen or remembered | meaning |"
    yield "| ---: | ---: | --- | --- | --- |"
    start = 0
    for feature in game.observer().features():
        how = "remembered" if feature.memory else "seen"
        yield f"| {start} | {feature.width} | `{feature.name}` | {how} | {feature.meaning} |"
        start += feature.width
    yield ""


def _actions(game: AnyGame) -> Iterator[str]:
    yield f"### Actions of {game.about.name}"
    yield ""
    yield "| action | move | rule | meaning |"
    yield "| ---: | --- | --- | --- |"
    narrator = Narrator(game, (), "en")
    for code in range(len(game.moves)):
        move = game.moves[code]
        yield f"| {code} | `{move.text}` | {move.clause} | {narrator.describe(move)} |"
    yield ""


def _talk(game: AnyGame) -> Iterator[str]:
    """What ``talk=True`` adds."""
    talk, size = TalkShape(game, talk=True), game.observer().size()
    feature = talk.feature()
    names = tuple(f"player_{seat}" for seat in range(game.seats))
    assert game.claims is not None
    yield f"### Talk of {game.about.name} with {game.seats} seats"
    yield ""
    yield "Only with `talk=True`, behind the observation and the actions above."
    yield ""
    yield "| from | width | name | meaning |"
    yield "| ---: | ---: | --- | --- |"
    yield f"| {size} | {feature.width} | `{feature.name}` | {feature.meaning} |"
    yield ""
    yield "| action | claim | meaning |"
    yield "| ---: | --- | --- |"
    for action, words in enumerate(talk.words, start=talk.first):
        yield f"| {action} | `{words}` | {game.claims.message(words, names).say('en')} |"
    yield ""


if __name__ == "__main__":
    print(document(), end="")
