"""Deals, packs, rule sets and records for tests, and the real engine as the naive one talks."""
