"""Told to readers of the screen, and beside the table: what happens, what happened, the rules."""
