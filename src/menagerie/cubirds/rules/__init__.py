"""The rules of CuBirds, one module for each part of a game; their names say which."""
