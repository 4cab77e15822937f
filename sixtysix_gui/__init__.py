"""Sixty-Six: the card game, its records, the computer's player and a table to play at."""

__version__ = "0.2.0.dev0"

APP_ID = "io.sixtysix.SixtySix"
"""How desktops, app stores and macOS know the program; files beside it are named by it."""
