"""Training: exercises at the table, lessons, and all that belongs to them."""
