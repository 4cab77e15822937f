"""What the scene of the table for three and four is made of."""
