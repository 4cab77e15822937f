"""Careers of made-up players, to prove what the statistics say of real ones."""
