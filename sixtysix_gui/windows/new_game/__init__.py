"""The New game sheet: what is chosen on it, its parts, and who lays it on the table."""
