"""Pointer, keys and readers of the screen: how a person reaches the table."""
