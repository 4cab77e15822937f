"""Helpers for the table of three and four."""
