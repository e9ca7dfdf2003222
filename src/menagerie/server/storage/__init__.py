"""Storage: the database, and the guarantee that what is acknowledged is on the disk."""
