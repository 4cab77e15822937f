"""Keeps the translations complete: `python -m tools.translation`, or with `--check`."""
