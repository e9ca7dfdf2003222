"""Bots that look ahead: they imagine worlds that their seat cannot rule out, and try answers in them."""
