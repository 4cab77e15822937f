"""Plays random deals of the games of three and four and checks that their rules hold."""
