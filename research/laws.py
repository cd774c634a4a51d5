"""The law of secrecy on the classic games of OpenSpiel and PettingZoo: ``python -m research.laws``.

PettingZoo has no resamplers, so those for its card games are here: they collect what an agent cannot see, shuffle it
and deal it again.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from typing import Any, Final

from sobremesa.laws import SecrecyReport, check_openspiel, check_pettingzoo

# Games of hidden information that end within a few hundred random moves, and which share of their decisions is checked.
OPENSPIEL: Final = {
    "blackjack": 1,
    "dark_hex(board_size=3)": 1,
    "euchre": 3,
    "gin_rummy": 9,
    "kuhn_poker": 1,
    "kuhn_poker(players=3)": 1,
    "latent_ttt": 1,
    "leduc_poker": 1,
    "liars_dice": 1,
    "liars_dice_ir": 1,
    "oh_hell": 3,
    "phantom_ttt": 1,
    "sheriff": 1,
    "tiny_bridge_2p": 1,
    "tiny_bridge_4p": 1,
    "tiny_hanabi": 1,
    "trade_comm": 1,
}


def poker(env: Any, agent: str, chance: random.Random) -> Callable[[], None] | None:
    """Deals everything again that the agent has not seen: the others' hands and the deck. For RLCard's games."""
    table = env.unwrapped
    game = table.env.game
    own = table._name_to_int(agent)
    others = [player for place, player in enumerate(game.players) if place != own]
    hands = [list(player.hand) if isinstance(player.hand, list) else [player.hand] for player in others]
    deck = list(game.dealer.deck)
    unseen = [*deck, *(card for hand in hands for card in hand)]
    chance.shuffle(unseen)

    def put(given: list[list[Any]], left: list[Any]) -> None:
        for player, hand in zip(others, given, strict=True):
            player.hand = list(hand) if isinstance(player.hand, list) else hand[0]
        game.dealer.deck[:] = left

    dealt = [[unseen.pop() for _ in hand] for hand in hands]
    put(dealt, unseen)
    return lambda: put(hands, deck)


def sealed_choice(env: Any, agent: str, chance: random.Random) -> Callable[[], None] | None:
    """Rock, paper, scissors: the second player must not know what the first one chose."""
    table = env.unwrapped
    other = next(name for name in table.possible_agents if name != agent)
    if table.agent_selection != agent or table.agent_selection == table.possible_agents[0]:
        return None
    chosen = table.state[other]
    table.state[other] = chance.choice([choice for choice in range(3) if choice != chosen])

    def undo() -> None:
        table.state[other] = chosen

    return undo


PETTINGZOO: Final = {
    "leduc_holdem_v4": poker,
    "texas_holdem_v4": poker,
    "texas_holdem_no_limit_v6": poker,
    "rps_v2": sealed_choice,
}


def openspiel_report(name: str, games: int) -> SecrecyReport:
    import pyspiel

    every = OPENSPIEL[name]
    # Small games are quick; without a resampler, a position has to occur twice.
    return check_openspiel(pyspiel.load_game(name), games=25 * games if every == 1 else games, every=every, longest=400)


def pettingzoo_report(name: str, games: int) -> SecrecyReport:
    from importlib import import_module

    env = import_module(f"pettingzoo.classic.{name}").env()
    return check_pettingzoo(env, PETTINGZOO[name], games=games)


def main() -> None:
    wanted = sys.argv[1:] or [*PETTINGZOO, *OPENSPIEL]
    for name in wanted:
        report = pettingzoo_report(name, games=100) if name in PETTINGZOO else openspiel_report(name, games=8)
        print(report, flush=True)


if __name__ == "__main__":
    main()
