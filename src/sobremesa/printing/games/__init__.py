"""The printed form of each game: a module with the game's name draws its cards."""
