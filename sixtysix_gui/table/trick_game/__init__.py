"""The table for three and four: what it does not share with the table for two."""
