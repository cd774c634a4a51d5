"""This version of the bots against another one that is built elsewhere, each in its own process."""
