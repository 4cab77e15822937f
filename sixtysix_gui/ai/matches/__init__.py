"""Players against each other: deals, games, whole matches and what they show."""
