"""The base of all errors of the rules."""

from __future__ import annotations


class RulesError(Exception):
    """The base of all errors of the rules; ``str()`` is an English sentence."""
