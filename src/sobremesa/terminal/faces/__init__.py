"""What a face of a game is, and the plain face of a game without its own."""
