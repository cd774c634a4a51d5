"""The numbers that stand for phases, moves, answers and notes in Euphoria."""

from __future__ import annotations

from typing import Final

# What is asked now. Where nothing else is said, the active seat is asked.
LAY: Final = 0  # all: which recruit lies next in each seat's row (EU-05)
START: Final = 1  # phase 1 and phase 2 (EU-20, EU-21)
ACTION: Final = 2  # phase 2, after phase 1
GIVE_TO: Final = 3  # which seat gets an artifact
GIVE_WHAT: Final = 4  # which artifact
COST: Final = 5  # which own recruit is exposed (EU-23, EU-24)
OWN_PLACE: Final = 6  # which own recruit is given away (trueque)
SEAT: Final = 7  # whose, or who
PLACE: Final = 8  # which recruit of that seat
NEXT_SEAT: Final = 9  # whose second one, or no more
NEXT_PLACE: Final = 10  # which recruit of that seat
NEW_AIM: Final = 11  # at whom a laser aims that is taken or turned by the action (EU-41)
WINDOW: Final = 12  # the seats asked: a reaction or a pass (EU-37)
AIM: Final = 13  # phase 3 (EU-27)
OVER: Final = 14

# Moves.
LAY_EUPHORIAN: Final = 0  # 1 is a Subterran
LAY_LEADER: Final = 2
PASS: Final = 3
DISCARD: Final = 4
GIVE: Final = 5
INTERROGATE: Final = 6
ARM: Final = 7
SHOOT: Final = 8
HIDE: Final = 9
ENOUGH: Final = 10
AT_PLACE: Final = 11  # + 0, 1, 2
TO_SEAT: Final = 14  # + seat
ARTIFACT: Final = 22  # + kind
MOVES: Final = 37

# The action under way: INTERROGATE, ARM, SHOOT or HIDE as above, or USE; NO_ACTION while none is chosen.
NO_ACTION: Final = 0
USE: Final = 1

NO_PLACE: Final = -1

# A sealed answer, five bits a seat: nothing yet, a pass, or a reaction's kind and, once chosen, its cost.
UNANSWERED: Final = 0
PASSED: Final = 1
REACTS: Final = 4  # + 4 * (kind - ESCUDO) + 1 + place; without a place while the cost is not chosen

# Notes (see events.py).
DEALT: Final = 0
LAID: Final = 1
TURN: Final = 2
DISCARDED: Final = 3
DREW: Final = 4
GAVE: Final = 5
LOOKED: Final = 6
EXPOSED: Final = 7
USED: Final = 8
ANNOUNCED: Final = 9
ASKED: Final = 10
REACTED: Final = 11
UNANSWERED_NOTE: Final = 12
ARMED: Final = 13
AIMED: Final = 14
DROPPED: Final = 15
HIDDEN: Final = 16
EXCHANGED: Final = 17
RECEIVED: Final = 18
MIXED: Final = 19
ROBBED: Final = 20
STOPPED: Final = 21
SHOT: Final = 22
ANARCHIST: Final = 23
RESHUFFLED: Final = 24
SHOWN: Final = 25
ENDED: Final = 26
GOT: Final = 27  # an artifact of the deal
