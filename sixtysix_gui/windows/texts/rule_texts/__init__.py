"""The rules in words: rule sets, dimensions, their values, and what is refused."""
