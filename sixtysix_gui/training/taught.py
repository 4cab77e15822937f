"""What is taught: the rule sets, and the lessons with what they are about (docs/counting.md)."""

from collections.abc import Iterable, Mapping
from functools import cache

from sixtysix_gui.coach.accounts import Theme
from sixtysix_gui.coach.judgements import Reason
from sixtysix_gui.rules.deals.facts import TalonStatus
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import CLOSE_TALON, EXCHANGE_TRUMP, GO_OUT, Meld, Move
from sixtysix_gui.rules.sets.dimensions import dimension, dimensions
from sixtysix_gui.rules.sets.rules import Rules, rule_set, rule_set_names

TAUGHT = ("german-66", "schnapsen", "santase")
"""The names of the rule sets, in the order in which they are offered."""
LESSONS = tuple(range(1, 13))
"""The numbers of all lessons."""
QUESTIONS = 4
"""Questions of a lesson that are to be answered right, on any try."""


@cache
def nearest(rules: str) -> str | None:
    """Return the taught rule set that differs from some rules in the fewest values.

    >>> nearest("schnapsen-bar"), nearest("gaigel")
    ('schnapsen', None)
    """
    if rules not in rule_set_names(close=True):
        return None
    return min(TAUGHT, key=lambda taught: _differences(rule_set(taught), rule_set(rules)))


def _differences(first: Rules, second: Rules) -> int:
    fields = (dimension(key).attribute for key in dimensions())
    return sum(getattr(first, name) != getattr(second, name) for name in fields)


def first_taught(played: Iterable[str]) -> str:
    """Return the training for the first of some rule sets that has one, else the first of all."""
    return next((taught for rules in played if (taught := nearest(rules))), TAUGHT[0])


(
    COUNT_TO_66,
    SAY_IT,
    CHEAP_FIRST,
    MARRIAGE,
    LOWEST_TRUMP,
    LAST_DRAW,
    COUNT_THE_OTHER,
    ALL_KNOWN,
    CLOSE_IN_SIGHT,
    CLOSE_TO_PROTECT,
    NOT_TO_CLOSE,
    SAVE_THE_DEAL,
) = range(1, 13)
"""The lessons by what they are about."""

_BY_REASON: Mapping[int, int] = {
    **dict.fromkeys((30, 31), COUNT_TO_66),
    **dict.fromkeys((29, 52), SAY_IT),
    **dict.fromkeys((24, 25, 26, 27, 28), MARRIAGE),
    43: LOWEST_TRUMP,
    **dict.fromkeys((20, 21, 51), LAST_DRAW),
    **dict.fromkeys((7, 22, 23, 32, 33, 57), COUNT_THE_OTHER),
    **dict.fromkeys((37, 38), ALL_KNOWN),
    **dict.fromkeys((2, 5), CLOSE_IN_SIGHT),
    3: CLOSE_TO_PROTECT,
    **dict.fromkeys((4, 6, 8), NOT_TO_CLOSE),
    **dict.fromkeys((34, 35, 49, 50), SAVE_THE_DEAL),
}
"""The reasons that are about one idea, by the numbers of docs/coach.md 4."""

_BY_TALON: Mapping[Theme, Mapping[TalonStatus, int]] = {
    Theme.TRICK: {TalonStatus.OPEN: CHEAP_FIRST, TalonStatus.EXHAUSTED: ALL_KNOWN},
    Theme.LEAD: {
        TalonStatus.OPEN: CHEAP_FIRST,
        TalonStatus.CLOSED: CLOSE_TO_PROTECT,
        TalonStatus.EXHAUSTED: ALL_KNOWN,
    },
    Theme.TRUMPS: {TalonStatus.EXHAUSTED: ALL_KNOWN},
    Theme.SHOWN: {TalonStatus.EXHAUSTED: ALL_KNOWN},
}
"""The themes whose lesson depends on what has become of the talon."""


def lesson_about(
    theme: Theme, reason: Reason | None, view: View, played: Move, best: Move
) -> int | None:
    """Return the number of the lesson about a move that was clearly worse; None without one."""
    named = None if reason is None else _BY_REASON.get(reason.number)
    return named or _by_moves(theme, played, best) or _BY_TALON.get(theme, {}).get(view.status)


def _by_moves(theme: Theme, played: Move, best: Move) -> int | None:
    """Return the lesson that follows from theme and moves, wherever the talon is."""
    if theme is Theme.CLOSING:
        closes = {best: CLOSE_IN_SIGHT, played: NOT_TO_CLOSE}
        return closes.get(CLOSE_TALON)
    if theme is Theme.COUNTING:
        return _of_counting(played, best)
    if theme is Theme.TRUMPS:
        return LOWEST_TRUMP if EXCHANGE_TRUMP in (played, best) else None
    return {Theme.PAIR: MARRIAGE, Theme.SCHNEIDER: SAVE_THE_DEAL}.get(theme)


def _of_counting(played: Move, best: Move) -> int:
    if best == GO_OUT:
        return SAY_IT
    return MARRIAGE if isinstance(best, Meld) and played != GO_OUT else COUNT_TO_66
