"""How bots play Códigos: quick judgement, search, belief and reasons."""
