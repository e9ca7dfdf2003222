"""What a bot looks at in each game: features of a table and of an answer, to be weighed by numbers that were tuned."""
