"""The version of everything that decides what the coach says."""

COACH_VERSION = 2
"""Part of the key of every kept result: raise it whenever a judgement of some view may change."""
