"""The terminal client: sessions at a table, printed line by line or drawn on a full screen."""
