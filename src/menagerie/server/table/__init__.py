"""One live table, what happens at it, and all of them together."""
