"""Tells what is so at the table and what happens there, in sentences."""
