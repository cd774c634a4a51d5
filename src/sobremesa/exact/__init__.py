"""Exact play on reduced games: whole trees, best responses, and the exploitability of bots."""
