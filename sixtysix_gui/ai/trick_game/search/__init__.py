"""The searches of the games for three and four: compiled where a C compiler is."""
