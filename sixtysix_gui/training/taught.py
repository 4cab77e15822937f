"""What training there is: the rule sets, which of them is nearest to others, and the lessons."""

from collections.abc import Iterable, Mapping

TAUGHT = ("german-66", "schnapsen", "santase")
"""The names of the rule sets, in the order in which they are offered."""
LESSONS = tuple(range(1, 13))
"""The numbers of all lessons."""
QUESTIONS = 4
"""Questions of a lesson that are to be answered right, on any try."""

_NEAREST: Mapping[str, str] = {
    **{name: name for name in TAUGHT},
    "house-66": "german-66",
    "wiki-66": "german-66",
    "schnapsen-sharp": "schnapsen",
    "schnapsen-bar": "schnapsen",
    "schnapsen-bar-24": "schnapsen",
    "santase-engine": "santase",
}


def nearest(rules: str) -> str | None:
    """Return the rule set whose training helps with some rules; None where none does.

    >>> nearest("schnapsen-bar"), nearest("gaigel")
    ('schnapsen', None)
    """
    return _NEAREST.get(rules)


def first_taught(played: Iterable[str]) -> str:
    """Return the training for the first of some rule sets that has one, else the first of all."""
    return next((taught for rules in played if (taught := nearest(rules))), TAUGHT[0])
