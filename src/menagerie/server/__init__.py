"""The table in the browser: rooms, seats, the log of actions, and what each person is shown."""
