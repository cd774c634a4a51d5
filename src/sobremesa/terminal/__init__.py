"""The clients in a terminal: line by line and full screen."""
