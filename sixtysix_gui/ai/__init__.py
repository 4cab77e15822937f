"""The computer's players: they see a `PlayerView` and nothing else; imports rules only."""
