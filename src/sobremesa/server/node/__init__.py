"""A running node: the tables in its memory, their connections, timers, bots and journals."""
