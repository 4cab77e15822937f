"""The strip below the table of a review: planned, painted, and as a table of text."""
