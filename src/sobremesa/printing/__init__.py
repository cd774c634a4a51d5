"""A deck on paper: cards, rules and a box as PDF, single pictures, and sheets for Tabletop Simulator."""
