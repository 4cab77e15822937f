"""The zones of the table for three and four: which cards lie in each of them, and where."""
