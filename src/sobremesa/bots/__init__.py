"""Bots that search and the levels that people choose: they are given views, never states."""
