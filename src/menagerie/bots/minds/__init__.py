"""The features that bots look at in each game, of a table and of an answer, for linear models with tuned weights."""
