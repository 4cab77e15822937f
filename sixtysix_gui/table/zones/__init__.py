"""The zones of the table: which cards lie in each of them, and where."""
