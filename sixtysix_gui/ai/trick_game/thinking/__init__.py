"""What the players of three and four think with, above their searches."""
