"""Whole windows for tests, what they show, and what must hold of every text in them."""
