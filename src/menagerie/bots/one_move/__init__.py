"""Bots that look one move ahead: one that weighs named reasons, and one that plays like a newcomer."""
