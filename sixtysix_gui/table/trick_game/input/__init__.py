"""Pointer, keys and readers of the screen at the table for three and four."""
