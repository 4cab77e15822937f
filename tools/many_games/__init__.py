"""Makes data folders with thousands of games, to try the archive and the statistics with."""
