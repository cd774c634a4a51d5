"""The numbers that stand for phases, moves, causes and notes in Códigos."""

from __future__ import annotations

from typing import Final

FULL: Final = 4  # cards in a collection (CO-03)
SLOTS: Final = 3

# What is asked now.
ACT: Final = 0  # the current player: an action (CO-20)
ADD: Final = 1  # the current player: a further symbol, or enough (CO-24)
WHOLE: Final = 2  # the current player: the symbols of a whole code (CO-25)
CHOOSE: Final = 3  # who reveals: which hidden code (CO-41)
RECITE: Final = 4  # who reveals: a symbol, turning over, or the end of the recital (CO-41, CO-47)
OVER: Final = 5

# Moves.
TAKE: Final = 0  # + slot
EXPOSE: Final = 3  # + place in the collection
LAY: Final = 7  # + place of the code card
PICK: Final = 11  # + place
DISCARD: Final = 15  # + place
GIVE_UP: Final = 19
SOLDIER: Final = 20  # + slot
DONE: Final = 23
TURN_OVER: Final = 24
HIDDEN: Final = 25  # + place in the row of hidden codes
MOST_HIDDEN: Final = 19  # a code takes three cards at least, and there are 57
SAY: Final = 44  # + symbol
LAYINGS: Final = 15 << 7
PICKINGS: Final = 15 << 11

# Why all seats reveal.
NO_REVEAL: Final = 0
FIRST_CARD: Final = 1  # the deck's first Reveal card: it goes on into the discard pile (CO-49)
LATER_CARD: Final = 2  # one of its others: they stay as reminders (CO-49)
FROM_PILE: Final = 3  # the first one again, from the discard pile (CO-49)
REUSE: Final = 4  # the deck is finished for the first time (CO-51)
FINAL: Final = 5  # the deck is finished (CO-50)
LIMIT: Final = 6  # too many turns without a card drawn (CO-53)

# What four players do when the deck is finished (CO-51).
NO_REUSE: Final = 0
AFTER_REVEAL: Final = 1
AT_ONCE: Final = 2

NO_LIMIT: Final = -1  # never reached by the number of idle turns (CO-53)

# Notes (see events.py).
SET_UP: Final = 0
DEALT: Final = 1
TURN: Final = 2
TURNED_UP: Final = 3
TOOK: Final = 4
EXPOSED: Final = 5
ADDED: Final = 6
COMPLETED: Final = 7
HID: Final = 8
DISCARDED: Final = 9
GAVE_UP: Final = 10
MOVED_SOLDIER: Final = 11
LOST_JOKER: Final = 12
SKIPPED: Final = 13
REVEAL: Final = 14
CHOSE: Final = 15
SAID: Final = 16
REVEALED: Final = 17
MIXED: Final = 18
SET_ASIDE: Final = 19
REUSED: Final = 20
SCORED: Final = 21
SHOWN: Final = 22
