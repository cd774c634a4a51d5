"""The rules of Evidencia, compiled: where a game stands, who is asked what, and what each answer does."""
