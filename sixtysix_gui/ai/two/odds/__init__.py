"""How deals end between equal players, and the chance to win a game from a score."""
