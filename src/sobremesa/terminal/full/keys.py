"""The keys of the full screen, and what its menu offers."""

from __future__ import annotations

# What the menu offers, in its order. Those with words to follow are put into the line to be completed.
MENU = ("undo", "pause", "resume", "rematch", "clock", "who", "claims", "doubt", "autopass", "save", "quit")
COMPLETED = ("doubt", "save")
# The keys, and what they are called (``full-key-<name>``).
KEYS = {
    "f1": "help",
    "f2": "hint",
    "f3": "undo",
    "f4": "card",
    "f5": "rules",
    "f6": "talk",
    "f7": "log",
    "f8": "menu",
    "f9": "light",
    "f10": "leave",
}
