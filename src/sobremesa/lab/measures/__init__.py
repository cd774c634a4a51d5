"""What a study says about a game: each measure in a file of its own, each number with its 95 % interval."""
