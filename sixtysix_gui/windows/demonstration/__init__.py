"""The computer plays both hands at a table of its own, and a person watches."""
