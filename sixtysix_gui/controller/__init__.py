"""The one owner of the running game, and the thread on which the computer thinks (QtCore only)."""
