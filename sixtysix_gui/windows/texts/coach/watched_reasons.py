"""Reasons told of a player at a table that is only watched, where nobody is "you"."""

from collections.abc import Mapping

from sixtysix_gui.coach.values.reasons import LineKind
from sixtysix_gui.windows.texts.common import QT_TRANSLATE_NOOP

WATCHED: Mapping[int, str] = {
    0: QT_TRANSLATE_NOOP(
        "CoachReasons", "With {best} {mover} wins in {a} of {n} cases, with {played} in {b}."
    ),
    2: QT_TRANSLATE_NOOP(
        "CoachReasons", "{mover} needs %n more, and {s} are certain after closing."
    ),
    7: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "{name} needs only %n more and gets there before {mover} leads again in {a} of {n} cases.",
    ),
    9: QT_TRANSLATE_NOOP("CoachReasons", "%n trump(s) are still out, and {mover} has the highest."),
    13: QT_TRANSLATE_NOOP(
        "CoachReasons", "{mover} keeps {card}: no other card of that hand beats {card2}."
    ),
    15: QT_TRANSLATE_NOOP(
        "CoachReasons", "The last trump is the only way for {mover} to get the lead back."
    ),
    17: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "By this lead {mover} gives away {p} points at most; {card} gives up to {q}.",
    ),
    19: QT_TRANSLATE_NOOP("CoachReasons", "The trick is worth {p}, and {card} brings more later."),
    21: QT_TRANSLATE_NOOP("CoachReasons", "Losing this trick brings {mover} the trump card."),
    23: QT_TRANSLATE_NOOP(
        "CoachReasons", "While {mover} keeps {card}, {name} can never show {suit}."
    ),
    25: QT_TRANSLATE_NOOP("CoachReasons", "With the pair {mover} has {t}: %n more."),
    26: QT_TRANSLATE_NOOP(
        "CoachReasons", "{mover} keeps the pair: on the next lead it counts {v}."
    ),
    27: QT_TRANSLATE_NOOP("CoachReasons", "One more trick, and the {v} of {mover} count."),
    29: QT_TRANSLATE_NOOP("CoachReasons", "{mover} has {t}: “Out” wins {p}."),
    30: QT_TRANSLATE_NOOP("CoachReasons", "{mover} has {t}, %n too few for “Out”."),
    31: QT_TRANSLATE_NOOP("CoachReasons", "{mover} needs %n more; {card} alone brings {p}."),
    35: QT_TRANSLATE_NOOP(
        "CoachReasons", "{mover} has no trick yet: without one the deal costs 3."
    ),
}
"""What takes the place of sentences that speak to who moves, in any language. {mover} is his name,
{name} that of the other."""

WATCHED_LINES: Mapping[LineKind, str] = {
    LineKind.DRAWS: QT_TRANSLATE_NOOP(
        "CoachReasons", "{Card} draws {card2}, and {mover} takes the rest."
    ),
    LineKind.FIRST: QT_TRANSLATE_NOOP("CoachReasons", "With {card} {mover} reaches 66 first."),
}
