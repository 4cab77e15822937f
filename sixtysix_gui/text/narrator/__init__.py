"""What the program says of a game: what is expected, what happens, and what lies on the table."""
