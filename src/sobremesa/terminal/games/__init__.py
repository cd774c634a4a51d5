"""One module for each game that has a face of its own in the terminal."""
