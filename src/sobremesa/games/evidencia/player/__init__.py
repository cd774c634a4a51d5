"""How bots play Evidencia: quick judgement, search, belief and reasons."""
