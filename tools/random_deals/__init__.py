"""Plays random deals of all games and checks that their rules hold."""
