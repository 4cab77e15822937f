"""Measures how strong the players are by a plan, and writes docs/strength.md from the results."""
