"""The window of the statistics."""
