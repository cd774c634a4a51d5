"""The full-screen client, and the only package that imports Textual."""
