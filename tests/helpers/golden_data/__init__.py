"""Writes what lies in tests/golden, and reads it."""
