"""A log becomes a game; bots think, and how long that seems to take."""
