"""What a study says about a game: each number with its 95 % interval."""
