"""The rules of Wild Cards, one module for each part of a round, and for what all parts need."""
