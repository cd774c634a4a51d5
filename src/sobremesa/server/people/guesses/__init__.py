"""Spectators guess which seat is on which team."""
