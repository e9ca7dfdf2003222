"""For whoever runs the server: commands, backups, tables and guests."""
