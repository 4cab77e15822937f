"""What makes a player better: exercises, lessons, puzzles, own mistakes, the deal of the day."""
