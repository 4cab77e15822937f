"""Tests of the table for three and four."""
