"""The searches of all other games: compiled where a C compiler is."""
