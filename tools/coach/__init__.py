"""Plays and reviews deals for the coach: his table of biases, and what he promises."""
