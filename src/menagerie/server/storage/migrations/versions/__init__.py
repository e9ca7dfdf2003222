"""One step in each module, in order."""
