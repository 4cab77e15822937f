"""Words of the games of three and four."""
