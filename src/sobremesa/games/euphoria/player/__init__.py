"""How bots play Euphoria: quick judgement, search, belief and reasons."""
