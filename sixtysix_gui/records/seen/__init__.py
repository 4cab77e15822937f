"""Deals as one seat has seen them, in the words of records."""
