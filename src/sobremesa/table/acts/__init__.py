"""What can be done at a table: one file for each act, and ``catalog.py``, the list of them."""
