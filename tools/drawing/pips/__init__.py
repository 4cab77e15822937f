"""Suit signs, pips, aces and deuces, and the ornaments around them."""
