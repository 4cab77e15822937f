"""The deal of the day: its sheet before and after, and what is kept of it."""
