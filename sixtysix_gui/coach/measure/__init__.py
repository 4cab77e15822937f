"""How the coach measures what moves are worth."""
