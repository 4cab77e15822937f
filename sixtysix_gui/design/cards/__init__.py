"""The drawn cards: read from their files, put together, and rendered."""
