"""What travels over sockets and HTTP, and nothing else."""
