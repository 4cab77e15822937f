"""What a person can do at the table for three and four, read from a view."""
