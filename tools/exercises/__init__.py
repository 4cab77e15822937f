"""The puzzles that are shipped: found in deals of computer players, judged, chosen and checked."""
