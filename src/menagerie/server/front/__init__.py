"""HTTP and sockets: limits, security checks, and the routes."""
