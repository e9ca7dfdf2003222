"""The rules of CuBirds, a module a chapter."""
