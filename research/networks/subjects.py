"""What is learned: a game, how it is played for training, the network's inputs, and its target."""

from __future__ import annotations

from abc import ABC, abstractmethod
from pathlib import Path
from typing import ClassVar, TypeAlias

from sobremesa.bots.search_bot import Effort, SearchBot
from sobremesa.games.evidencia.game import Evidencia
from sobremesa.games.evidencia.player import network_inputs as ev_inputs
from sobremesa.games.evidencia.player.network import Layers, Network
from sobremesa.games.evidencia.player.rollout import EvidenciaRollout
from sobremesa.games.evidencia.player.weights import Learned
from sobremesa.games.evidencia.rules import constants as ev
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.match import Match
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.seed import Seed

UNHURRIED = 1e9
# A training game: the inputs that are on in each position, and the result.
Taught: TypeAlias = list[tuple[list[int], float]]


def notebook() -> Network:
    """A network that only records positions: the inputs that are on are then in ``on``."""
    return Network(Layers(1, [0], [0], [0, 0, 0], 0, 1))


def noted(network: Network) -> list[int]:
    return [int(network.on[at]) for at in range(int(network.count))]


class Subject(ABC):
    """``slips`` is the percentage of random moves: a search also looks at worlds in which a seat plays badly.
    ``swapped`` maps each input to the one with the two seats exchanged."""

    name: ClassVar[str]
    inputs: ClassVar[int]
    hidden: ClassVar[int]
    games: ClassVar[int]
    slips: ClassVar[int]
    epochs: ClassVar[int]
    swapped: ClassVar[list[int]]

    @abstractmethod
    def game(self) -> AnyGame: ...

    @abstractmethod
    def learned(self) -> Learned: ...

    @abstractmethod
    def play(self, game: AnyGame, network: Network, deal: int) -> Taught:
        """Plays a game that depends on the number of its deal alone."""

    def folder(self) -> Path:
        return self.game().about.folder


def _evidencia_swapped() -> list[int]:
    found = list(range(ev_inputs.INPUTS))
    for base in (ev_inputs.HANDS, ev_inputs.ZONES, ev_inputs.PILES, ev_inputs.SEALED):
        for card in range(18):
            found[base + card], found[base + 18 + card] = base + 18 + card, base + card
    of_one_seat = (ev.TAKE, ev.SEND, ev.WINNER_SLOT, ev.KEEP, ev.LOSER_SLOT, ev.EXCHANGE)
    for one in (ev_inputs.FINAL_WINNER, *(ev_inputs.ASKED + 2 * phase for phase in of_one_seat)):
        found[one], found[one + 1] = one + 1, one
    return found


class EvidenciaSubject(Subject):
    """Played by the search without a network, with as many worlds as normal has."""

    name = "evidencia"
    inputs = int(ev_inputs.INPUTS)
    hidden = 48
    games = 7_700
    slips = 10
    epochs = 3
    swapped = _evidencia_swapped()
    worlds: ClassVar[int] = 50

    def game(self) -> Evidencia:
        return Evidencia()

    def learned(self) -> Learned:
        return self.game().player().learned()

    def play(self, game: AnyGame, network: Network, deal: int) -> Taught:
        match, chance = Match(game, Seed(deal)), Rng(3 * deal + 1)
        players = [SearchBot(game, Rng(64 * deal + seat), Effort(self.worlds, UNHURRIED)) for seat in range(2)]
        for bot in players:
            bot.player.rollout = EvidenciaRollout  # type: ignore[method-assign]
        rows: list[list[int]] = []
        while match.to_act:
            seat = match.to_act[0]
            view = match.view(seat)
            is_told = match.state.phase < ev.ORDER
            if is_told:
                ev_inputs.put_inputs(network, match.state)
                rows.append(noted(network))
            if is_told and chance.below(100) < self.slips:
                match.play_code(seat, view.moves[int(chance.below(len(view.moves)))])
            else:
                match.play_code(seat, players[seat].choose(view))
        worth = EvidenciaRollout().evaluate(match.state, 0)
        return [(row, worth) for row in rows]


SUBJECTS: dict[str, Subject] = {subject.name: subject for subject in (EvidenciaSubject(),)}
