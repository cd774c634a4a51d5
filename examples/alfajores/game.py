"""Alfajores: six plates come to the table, one after another, and everybody reaches for them at the same time.

Everybody has six spoons. For each plate all choose one in secret and show them together: the greatest takes the plate,
the smallest a crumb. A spoon that was used is spent.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import ClassVar

from sobremesa.kernel.about import About
from sobremesa.kernel.kit import Counter, Happening, SmallGame, SmallMove, SmallState, Verb, Zone

SPOONS = 6
CRUMB = 1


class Alfajores(SmallGame):
    about: ClassVar[About] = About(
        name="alfajores", edition=1, clauses="AL", seat_counts=range(2, 5), folder=Path(__file__).parent
    )
    zones: ClassVar[tuple[Zone, ...]] = (
        Zone("plate", seen_by="all", shared=True),
        Zone("kitchen", seen_by="nobody", shared=True, in_order=True),
        Zone("hand", seen_by="owner"),
        Zone("chosen", seen_by="owner"),
        Zone("spent", seen_by="all"),
        Zone("won", seen_by="all"),
        Zone("drawer", seen_by="nobody", shared=True, in_order=True),
    )
    counters: ClassVar[tuple[Counter, ...]] = (Counter("points", most=40),)
    verbs: ClassVar[tuple[Verb, ...]] = (Verb("reach", "usa", on="card"),)
    happenings: ClassVar[tuple[Happening, ...]] = (
        Happening("served", shows=("card", "worth")),
        Happening("chose", shows=("seat",), hides=("card",), told=False),
        Happening("reached", shows=("seat", "card")),
        Happening("won", shows=("seat", "card", "worth")),
        Happening("crumbs", shows=("seat",)),
    )
    last_clause: ClassVar[int] = 6

    def set_up(self, at: SmallState) -> None:  # AL-01
        spoons = [number for number, card in enumerate(self.cards) if "spoon" in card.facts]
        plates = [number for number, card in enumerate(self.cards) if "plate" in card.facts]
        at.place(plates, "kitchen")
        at.place(spoons, "drawer")
        at.shuffle("kitchen")
        at.shuffle("drawer")
        for seat in range(self.seats):
            at.draw("drawer", "hand", seat, count=SPOONS)
        self._serve(at)

    def _serve(self, at: SmallState) -> None:  # AL-02
        if at.cards("kitchen"):
            (plate,) = at.draw("kitchen", "plate")
            at.tell("served", card=plate, worth=self.cards[plate]["plate"])

    def to_act(self, at: SmallState) -> Iterable[int]:  # AL-03
        return [seat for seat in range(self.seats) if at.cards("plate") and not at.cards("chosen", seat)]

    def choices(self, at: SmallState, seat: int) -> Iterable[SmallMove]:
        return [SmallMove("reach", card) for card in at.cards("hand", seat)]

    def play(self, at: SmallState, seat: int, choice: SmallMove) -> None:
        at.move(choice.what, "chosen", seat)
        at.tell("chose", seat=seat, card=choice.what, privy=(seat,))
        if not self.to_act(at):
            self._reach(at)

    def _reach(self, at: SmallState) -> None:
        """AL-04, AL-05: all spoons are shown; the greatest takes the plate, the smallest the crumbs."""
        spoons = [at.cards("chosen", seat)[0] for seat in range(self.seats)]
        order = sorted(range(self.seats), key=lambda seat: self.cards[spoons[seat]]["spoon"])
        for seat, spoon in enumerate(spoons):
            at.move(spoon, "spent", seat)
            at.tell("reached", seat=seat, card=spoon)
        (plate,) = at.cards("plate")
        worth, winner = self.cards[plate]["plate"], order[-1]
        at.move(plate, "won", winner)
        at.counters["points"][winner] += worth
        at.tell("won", seat=winner, card=plate, worth=worth)
        at.counters["points"][order[0]] += CRUMB
        at.tell("crumbs", seat=order[0])
        self._serve(at)


GAME = Alfajores
