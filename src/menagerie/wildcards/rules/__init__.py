"""The rules of Wild Cards, a module a chapter."""
