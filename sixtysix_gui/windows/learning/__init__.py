"""How one learns the game: a guided deal, step by step, and a demonstration to be watched."""
