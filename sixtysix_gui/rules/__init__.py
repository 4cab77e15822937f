"""The game of Sixty-Six itself: rules.md as code, without Qt, clock, files or chance of its own."""
