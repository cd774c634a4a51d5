"""The command line: ``sobremesa`` and its commands."""
