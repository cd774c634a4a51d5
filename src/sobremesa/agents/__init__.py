"""Seats for programs that read and write text: an MCP server, a text environment, and bots that are programs."""
