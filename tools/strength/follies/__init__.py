"""Plays that any club player would shout at, found in complete records by the rules alone."""
