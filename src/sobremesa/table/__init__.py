"""A live match without input or output: acts, seats, clocks, sealed choices, and who is told what."""
