"""The numbers that stand for phases, moves, places and notes in Evidencia."""

from __future__ import annotations

from typing import Final

SEATS: Final = 2
ROUNDS: Final = 6
BOTH: Final = 3

# What is asked now.
PLAY: Final = 0  # both: a card from the hand (EV-20)
TAKE: Final = 1  # the winner: one of the three cards (EV-24)
SEND: Final = 2  # the winner: where it goes (EV-24)
WINNER_SLOT: Final = 3  # the winner: which slot of the pyramid (EV-26, free)
KEEP: Final = 4  # the loser: which of the two to keep (EV-25)
LOSER_SLOT: Final = 5  # the loser: which slot of the pyramid (EV-26, free)
ABDUCT: Final = 6  # who may hold Abducción: reveal the base or not (EV-41)
EXCHANGE: Final = 7  # its holder: which card of the base (EV-41)
REVEAL: Final = 8  # who may hold Revelación gnomo: which slot, or not (EV-42)
ORDER: Final = 9  # both: the next card of the row (EV-44)
OVER: Final = 10

# Moves.
PLAY_CARD: Final = 0  # + card
SET_CARD: Final = 18  # + card
TAKE_CHALLENGE: Final = 36
TAKE_OWN: Final = 37
TAKE_OTHER: Final = 38
TO_PYRAMID: Final = 39
TO_ZONE: Final = 40
AT_SLOT: Final = 41  # + slot
DECLINE: Final = 47
REVEAL_BASE: Final = 48
MOVES: Final = 49

# Places where a card may lie after a round: the slots 0-5 of the pyramid, then these.
ZONE: Final = 6  # + seat
OBTAINED: Final = 8  # + seat: in the hand after an exchange (EV-43)
ELSEWHERE: Final = 10

# How a round was decided.
BY_CONDITION: Final = 0
BY_CLOSENESS: Final = 1
DEALT: Final = 2  # instead of a winner's seat: a tie, chance placed the cards

# Notes (see events.py).
SET_UP: Final = 0
DREW: Final = 1
CHALLENGED: Final = 2
CHOSE: Final = 3
PLAYED: Final = 4
FINAL_SHOWN: Final = 5
WON: Final = 6
TIED: Final = 7
DEALT_TO: Final = 8
PLACED: Final = 9
DECLINED: Final = 10
BASE_SHOWN: Final = 11
ABDUCTED: Final = 12
REVEALED: Final = 13
SET_NEXT: Final = 14
READY: Final = 15
PRESENTED: Final = 16
SCORED: Final = 17
TOOK: Final = 18

UNSEALED: Final = -1
