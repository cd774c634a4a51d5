"""A live match without input or output: seats, clocks, sealed choices, and who is told what."""
