"""The table for tests: moments and states of it, a person who plays there, and what is seen."""
