"""Reasons told of a player at a table that is only watched, where nobody is "you"."""

from collections.abc import Mapping

from sixtysix_gui.coach.values.reasons import LineKind
from sixtysix_gui.text.common import QT_TRANSLATE_NOOP

WATCHED: Mapping[int, str] = {
    0: QT_TRANSLATE_NOOP(
        "CoachReasons", "With {best} {mover} wins in {a} of {n} cases, with {played} in {b}."
    ),
    2: QT_TRANSLATE_NOOP(
        "CoachReasons", "{mover} needs %n more, and {s} are certain after closing."
    ),
    7: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "{name} needs %n more and has them {after} before {mover} leads again in {a} of {n} cases.",
    ),
    9: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "%n trump(s) are still out, and {mover} draws them with the highest, {card}.",
    ),
    13: QT_TRANSLATE_NOOP(
        "CoachReasons", "{mover} keeps {card}: no other card of that hand beats {card2}."
    ),
    15: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "{mover} keeps the last trump, the only way back to the lead.",
    ),
    19: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "The trick is worth {p} only, and {card} brings {mover} more later.",
    ),
    20: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "{After} {mover} draws {card} and {name} gets {card2}.",
    ),
    23: QT_TRANSLATE_NOOP(
        "CoachReasons", "While {mover} keeps {card}, {name} can never show {suit}."
    ),
    25: QT_TRANSLATE_NOOP("CoachReasons", "With the pair {mover} has {t}: %n more."),
    26: QT_TRANSLATE_NOOP(
        "CoachReasons", "{mover} keeps the pair: on the next lead it counts {v}."
    ),
    27: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "{Best} wins the trick, and the {v} of {mover} count.",
    ),
    29: QT_TRANSLATE_NOOP("CoachReasons", "{mover} has {t}: “Out” wins {p}."),
    30: QT_TRANSLATE_NOOP("CoachReasons", "{mover} has {t}, %n too few for “Out”."),
    31: QT_TRANSLATE_NOOP("CoachReasons", "{mover} needs %n more; {card} alone brings {p}."),
    34: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "{name} needs %n more to leave Schneider: with {best} {mover} wins 2 in {a} of {n} cases.",
    ),
    35: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "{After} {mover} ends without a trick more often, and that costs 3.",
    ),
    47: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "{Best} takes the trick as well, and {mover} keeps {played}.",
    ),
    49: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "With {best} {mover} leaves Schneider in {a} of {n} cases, {played} in {b}.",
    ),
    50: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "{name} has no trick yet: with {best} {mover} wins 3 in {a} of {n} cases.",
    ),
    51: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "The talon is used up then, {mover} knows every card, and {name} must lead.",
    ),
    52: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "{mover} has {t}: “Out!” ends the deal at once.",
    ),
    53: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "{mover} loses the trick with {played} in {a} of {n} cases, with {best} in {b}.",
    ),
    54: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "With {best} {mover} reaches 66 without losing another trick in {a} of {n} cases, "
        "with {played} in {b}.",
    ),
    55: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "{After} {mover} loses {card} in {a} of {n} cases, with {best} in {b}.",
    ),
    56: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "{After} {mover} wins {card} in {a} of {n} cases, with {played} in {b}.",
    ),
}
"""What takes the place of sentences that speak to who moves, in any language. {mover} is his name,
{name} that of the other."""

ENOUGH_WATCHED = QT_TRANSLATE_NOOP(
    "CoachReasons", "{mover} needs %n more, and after closing enough is certain."
)
"""Reason 2 where far more is certain than is missing."""

WATCHED_LINES: Mapping[LineKind, str] = {
    LineKind.DRAWS: QT_TRANSLATE_NOOP(
        "CoachReasons", "{Card} draws {card2}, and {mover} takes the rest."
    ),
    LineKind.FIRST: QT_TRANSLATE_NOOP("CoachReasons", "With {card} {mover} reaches 66 first."),
    LineKind.WON: QT_TRANSLATE_NOOP("CoachReasons", "{mover} wins {card} and {card2}: {p} points."),
}
