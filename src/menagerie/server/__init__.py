"""The table in the browser: rooms, seats, the log of actions, and what is told to whom."""
