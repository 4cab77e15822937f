"""What the deals of the archive add up to, with how far chance reaches: figures, no sentences."""
