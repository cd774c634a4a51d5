"""Finished games: record, replay, what each seat could believe, and advice."""
