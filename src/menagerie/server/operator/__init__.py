"""Tools for the operator, who runs the server: commands, backups, tables and guests."""
