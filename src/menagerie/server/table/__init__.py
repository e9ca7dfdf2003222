"""One live table, everything that can happen at it, and all tables together."""
