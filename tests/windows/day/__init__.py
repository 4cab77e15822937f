"""Tests of the sheet of the deal of the day."""
