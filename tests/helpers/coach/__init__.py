"""Help for tests of the coach."""
