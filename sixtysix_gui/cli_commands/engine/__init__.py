"""sixtysix-cli engine: a computer player for other programs (docs/engine.md)."""
