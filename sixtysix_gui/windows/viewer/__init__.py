"""The viewer: a deal that was played, step by step on a table of its own."""
