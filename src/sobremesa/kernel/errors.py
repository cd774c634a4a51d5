"""The exceptions: each says what is wrong with a file, a message or a move.

::

    SobremesaError
     +- BadDeck            a card table: every problem at once
     +- BadOption          an option of a game, its name or its value
     +- BadSeats           a number of seats, or a name
     +- BadSeed
     +- BadRecord          a record or saved game, with the line
     +- BadBot             a bot written outside this project
     +- BadClaim           what a seat says, in a game that has such claims or has none
     +- BadMove
         +- UnreadableMove   not a move of this game in any position
         +- AmbiguousMove    more than one move fits the words
         +- IllegalMove      a move, but not now; cites the clause
         +- NotYourTurn

``str(error)`` is English; ``error.say(language)`` is what a person is shown.
"""

from __future__ import annotations

from sobremesa.kernel.text import Message

# More problems than a person mends at once are not shown; a hostile deck may have thousands.
MOST_TOLD = 50


class SobremesaError(Exception):
    """The input is wrong; the message says what, where, and what would be right."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message

    def say(self, language: str) -> str:
        return self.message.say(language)

    def __str__(self) -> str:
        return self.say("en")


class BadDeck(SobremesaError):
    """``say`` tells how many problems there are, and the first of them."""

    def __init__(self, message: Message, problems: tuple[Message, ...]) -> None:
        super().__init__(message)
        self.problems = problems

    def say(self, language: str) -> str:
        lines = [self.message.say(language), *(f"  - {problem.say(language)}" for problem in self.problems[:MOST_TOLD])]
        return "\n".join(lines)


class BadOption(SobremesaError):
    pass


class BadSeats(SobremesaError):
    pass


class BadSeed(SobremesaError):
    pass


class BadRecord(SobremesaError):
    pass


class BadBot(SobremesaError):
    pass


class BadClaim(SobremesaError):
    pass


class BadMove(SobremesaError):
    pass


class UnreadableMove(BadMove):
    pass


class AmbiguousMove(BadMove):
    pass


class NotYourTurn(BadMove):
    pass


class IllegalMove(BadMove):
    def __init__(self, message: Message, clause: str) -> None:
        super().__init__(message)
        self.clause = clause
