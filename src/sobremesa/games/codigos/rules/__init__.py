"""The rules of Códigos, compiled: where a game stands, who is asked what, and what each answer does."""
