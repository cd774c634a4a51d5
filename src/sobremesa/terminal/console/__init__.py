"""The terminal itself: output, drawing and keyboard input."""
