"""A rule-of-thumb player that shares nothing with the program's own players but rules and cards."""
