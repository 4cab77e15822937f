"""The search in modules that are compiled where a C compiler is, and run as they are elsewhere."""
