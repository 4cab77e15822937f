"""What tells how a game for three and four stands: chips, the slate, cards as counters."""
