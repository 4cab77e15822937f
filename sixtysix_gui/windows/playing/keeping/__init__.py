"""What is kept of games: the one that runs, the finished ones, the tally, and record files."""
