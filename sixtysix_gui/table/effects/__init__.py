"""Small movements and lights that belong to no event of the game."""
