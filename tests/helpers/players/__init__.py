"""Computer players for tests, the moments in which they decide, and what a controller tells."""
