"""This version of the bots against another one that is built elsewhere: each plays in a process of its own."""
