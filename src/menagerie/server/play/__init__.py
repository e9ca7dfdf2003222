"""From a log to a game; how bots think, and how long an answer seems to take."""
