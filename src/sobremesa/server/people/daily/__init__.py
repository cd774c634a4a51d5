"""The deal of the day and the puzzle of the day."""
