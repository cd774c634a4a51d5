"""Simulation, tournaments and reports."""
