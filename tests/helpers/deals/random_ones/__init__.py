"""Deals, records and rules drawn at random, the same ones for the same seed."""
