"""A live match without input or output: acts, seats, clocks, sealed choices, and what each viewer is sent."""
