"""Candidates for puzzles, found in deals that computer players play."""
