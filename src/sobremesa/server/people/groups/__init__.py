"""Groups of people who play together, and the records they set."""
