"""The computer's players: they see a `View` and nothing else; imports rules only."""
