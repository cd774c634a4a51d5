"""Seats for programs that read and write text, such as language models: the words that people see, and no more."""
