"""Advice that appears once, at the moment it is about (many.md 13)."""
