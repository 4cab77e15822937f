"""What the players of all other games think with, above their searches."""
