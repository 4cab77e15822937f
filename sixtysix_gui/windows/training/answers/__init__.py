"""How exercises are answered that are not answered by a move, and the tricks shown before."""
