"""Exercises at the table: what asks, beside it or on it, and what an answer was worth."""
