"""HTTP and sockets: who is let in, and what they are answered."""
