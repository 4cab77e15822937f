"""Questions about what has been played, asked while a game for two goes on (docs/counting.md)."""
