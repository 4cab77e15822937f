"""The help on the games of three and four, written from their dimensions."""
