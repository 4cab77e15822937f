"""Sixty-Six: the card game, its records, the computer's player and a table to play at."""

__version__ = "0.1.0"
