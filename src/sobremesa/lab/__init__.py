"""Simulation, tournaments between bots, and reports for designers."""
