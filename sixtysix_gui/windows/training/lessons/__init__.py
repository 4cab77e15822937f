"""Lessons at the table: the opening that shows the idea, and what is said at the end."""
