"""Puzzles: questions from games between experts, each with one best answer."""
