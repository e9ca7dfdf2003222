"""What is on the disk, and that it really is."""
