"""Bots that look ahead, by determinization: they imagine worlds that their seat cannot rule out, and try answers in them."""
