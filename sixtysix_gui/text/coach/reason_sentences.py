"""The sentence of every reason of the coach, by its number (docs/coach.md, 4)."""

from collections.abc import Mapping

from sixtysix_gui.coach.values.reasons import LineKind
from sixtysix_gui.text.common import QT_TRANSLATE_NOOP

SENTENCES: Mapping[int, str] = {
    0: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "{best} wins in {a} of {n} cases, {played} in {b}.",
    ),
    1: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "Closing wins in {a} of {n} cases; playing on in {b}.",
    ),
    2: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "You needed %n more, and {s} were certain after closing.",
    ),
    3: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "Closed, {name} cannot draw the trumps that are still missing.",
    ),
    4: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "Closing fails in {a} of {n} cases, and then it costs {p}.",
    ),
    5: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "{name} has no trick yet: closing now can win {p}.",
    ),
    6: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "One trick later closing wins in {a} of {n} cases, now in {b}.",
    ),
    7: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "{name} needs %n more and has them {after} before your next lead in {a} of {n} cases.",
    ),
    8: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "Played to the end the last trick counts 10; a closed talon has none.",
    ),
    9: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "%n trump(s) are still out, and {card} is the highest: draw them first.",
    ),
    10: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "All trumps are accounted for: {card} cannot be trumped.",
    ),
    11: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "{Card} is safe: {name} must follow suit and has nothing higher.",
    ),
    12: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "Two trump leads draw all of {name}'s trumps in {a} of {n} cases.",
    ),
    13: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "Keep {card}: nothing else of yours beats {card2}.",
    ),
    14: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "{name} holds no {suit}, as trick {t} showed, and can trump {card}.",
    ),
    15: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "Keep your last trump: it is your only way back to the lead.",
    ),
    16: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "{Card} can be taken by {card2}, which {name} holds in {a} of 10 cases.",
    ),
    17: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "{Best} gives away {p} points at most, {played} up to {q}.",
    ),
    18: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "{Best} brings {p} points and the lead; then %n more will do.",
    ),
    19: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "Let this trick go: it is worth {p}, and {card} brings more later.",
    ),
    20: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "{After} you draw {card} and {name} gets {card2}.",
    ),
    21: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "Let this trick go: its loser gets {card}.",
    ),
    22: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "{After} {name} shows a marriage in {a} of {n} cases.",
    ),
    23: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "While you keep {card}, {name} can never show {suit}.",
    ),
    24: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "The pair counts {v} at once.",
    ),
    25: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "With the pair you have {t}: %n more.",
    ),
    26: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "Keep the pair: on your next lead it counts {v}.",
    ),
    27: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "{Best} wins the trick, and your {v} count.",
    ),
    28: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "{name} showed {card}, which beats {card2}.",
    ),
    29: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "You had {t}: “Out” would have won {p}.",
    ),
    30: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "You had {t}, %n too few for “Out”.",
    ),
    31: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "You needed %n more; {card} alone brings {p}.",
    ),
    32: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "{name} had {t} and did not go out.",
    ),
    33: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "{After} {name} has 66 with this very trick in {a} of {n} cases.",
    ),
    34: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "{name} needs %n more to leave Schneider: {best} wins 2 in {a} of {n} cases, "
        "{played} in {b}.",
    ),
    35: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "{After} you end without a trick more often, and that costs 3.",
    ),
    36: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "One point is enough for the game: {best} wins it in {a} of 100, {played} in {b}.",
    ),
    37: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "All cards were known here. {Line}",
    ),
    38: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "All cards were known here, and nothing could save the deal.",
    ),
    39: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "However the cards lie, {played} is never better, and in {a} of {n} cases it is worse.",
    ),
    40: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "It went well because {card} lay in the talon, as in {a} of {n} cases.",
    ),
    41: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "It was right and went wrong: {card} was with {name}, as in {a} of {n} cases.",
    ),
    42: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "Too close to call: {best} wins in {a} of {n} cases, {played} in {b}.",
    ),
    43: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "Exchange first: it costs nothing, and {card} is worth more than {card2}.",
    ),
    44: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "On average {best} brings {p} game points, {played} {q}.",
    ),
    45: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "{Best} takes the trick: {p} points and the lead.",
    ),
    46: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "{Played} gives {name} {p} points for nothing.",
    ),
    47: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "{Best} takes the trick as well: keep {played}.",
    ),
    48: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "{Best} takes the trick as well and brings {p} points more.",
    ),
    49: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "With {best} you leave Schneider in {a} of {n} cases, {played} in {b}.",
    ),
    50: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "{name} has no trick yet: {best} wins 3 in {a} of {n} cases, {played} in {b}.",
    ),
    51: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "Let this trick go: the talon is used up then, you know every card, and {name} must lead.",
    ),
    52: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "You had {t}: “Out!” ends the deal at once.",
    ),
    53: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "The trick is lost with {played} in {a} of {n} cases, with {best} in {b}.",
    ),
    54: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "With {best} you reach 66 without losing another trick in {a} of {n} cases, "
        "with {played} in {b}.",
    ),
    55: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "{After} you lose {card} in {a} of {n} cases, with {best} in {b}.",
    ),
    56: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "{After}, {card} ends up in your tricks in {a} of {n} cases, with {played} in {b}.",
    ),
    57: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "{After} {name} still shows a marriage in {a} of {n} cases, with {best} in {b}.",
    ),
}
"""The sentence of every reason. {name} is how sentences call the other; a value that begins a
sentence has a capital: {Card} is {card}. {after} is the move that the reason speaks of as what
something follows: the one played, but the better one in reasons 20 and 56."""

BEFORE: Mapping[int, str] = {
    2: QT_TRANSLATE_NOOP("CoachReasons", "You need %n more, and {s} are certain after closing."),
    29: QT_TRANSLATE_NOOP("CoachReasons", "You have {t}: “Out” wins {p}."),
    30: QT_TRANSLATE_NOOP("CoachReasons", "You have {t}, %n too few for “Out”."),
    31: QT_TRANSLATE_NOOP("CoachReasons", "You need %n more; {card} alone brings {p}."),
    37: QT_TRANSLATE_NOOP("CoachReasons", "All cards are known here. {Line}"),
    38: QT_TRANSLATE_NOOP(
        "CoachReasons", "All cards are known here, and nothing can save the deal."
    ),
    43: QT_TRANSLATE_NOOP(
        "CoachReasons", "It costs nothing, and {card} is worth more than {card2}."
    ),
}
"""The same before the move is made, in a hint, which has named the move."""

IT: Mapping[int, str] = {
    0: QT_TRANSLATE_NOOP("CoachReasons", "It wins in {a} of {n} cases, {played} in {b}."),
    17: QT_TRANSLATE_NOOP("CoachReasons", "It gives away {p} points at most, {played} up to {q}."),
    18: QT_TRANSLATE_NOOP(
        "CoachReasons", "It brings {p} points and the lead; then %n more will do."
    ),
    27: QT_TRANSLATE_NOOP("CoachReasons", "It wins the trick, and your {v} count."),
    44: QT_TRANSLATE_NOOP("CoachReasons", "On average it brings {p} game points, {played} {q}."),
    45: QT_TRANSLATE_NOOP("CoachReasons", "The trick brings {p} points and the lead."),
    47: QT_TRANSLATE_NOOP("CoachReasons", "That is enough, and you keep {played}."),
    48: QT_TRANSLATE_NOOP("CoachReasons", "It brings {p} points more."),
    49: QT_TRANSLATE_NOOP(
        "CoachReasons", "With it you leave Schneider in {a} of {n} cases, {played} in {b}."
    ),
    54: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "With it you reach 66 without losing another trick in {a} of {n} cases, "
        "with {played} in {b}.",
    ),
    56: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "{Card} ends up in your tricks in {a} of {n} cases, with {played} in {b}.",
    ),
}
"""The same in a hint that has just named the better move, and no other beside it."""

CERTAIN = QT_TRANSLATE_NOOP(
    "CoachReasons", "You needed %n more, and after closing enough was certain."
)
CERTAIN_NOW = QT_TRANSLATE_NOOP(
    "CoachReasons", "You need %n more, and after closing enough is certain."
)
"""Reason 2 where far more was certain than was missing."""
GIVES_NOTHING = QT_TRANSLATE_NOOP(
    "CoachReasons", "{Best} gives nothing away, {played} up to {q} points."
)
IT_GIVES_NOTHING = QT_TRANSLATE_NOOP(
    "CoachReasons", "It gives nothing away, {played} up to {q} points."
)
"""Reason 17 of a lead that cannot be taken."""
BEST_LINE = QT_TRANSLATE_NOOP("CoachReasons", "All cards were known here. The best line: {Line}")
BEST_LINE_NOW = QT_TRANSLATE_NOOP("CoachReasons", "All cards are known here. The best line: {Line}")
"""Reason 37 where it tells tricks."""

ALIKE = QT_TRANSLATE_NOOP(
    "CoachReasons", "Equal: {best} and {played} win in {a} of {n} cases either way."
)
ALL_WON = QT_TRANSLATE_NOOP("CoachReasons", "It is decided: {best} and {played} both win.")
NONE_WON = QT_TRANSLATE_NOOP(
    "CoachReasons", "It is decided: neither {best} nor {played} wins any more."
)
"""Reason 42 where both moves win as often: what differs is by how much."""
WINS_LESS = QT_TRANSLATE_NOOP("CoachReasons", "Too close to call between {best} and {played}.")
"""Reason 42 where what is better on average wins less often: figures would speak against it."""

COUNTED: Mapping[int, str] = {2: "k", 7: "k", 9: "n", 18: "k", 25: "k", 30: "k", 31: "k", 34: "p"}
"""The value of a reason that stands for %n, by which the sentence takes one form or another."""

LINES: Mapping[LineKind, str] = {
    LineKind.TRUMPED: QT_TRANSLATE_NOOP(
        "CoachReasons", "{name} has no {suit} left and trumps {card}: {p} points lost."
    ),
    LineKind.DRAWS: QT_TRANSLATE_NOOP(
        "CoachReasons", "{Card} draws {card2}, and the rest is yours."
    ),
    LineKind.NOBODY: QT_TRANSLATE_NOOP("CoachReasons", "With {card} nobody reaches 66."),
    LineKind.FIRST: QT_TRANSLATE_NOOP("CoachReasons", "With {card} you reach 66 first."),
    LineKind.WON: QT_TRANSLATE_NOOP("CoachReasons", "You win {card} and {card2}: {p} points."),
    LineKind.LOST: QT_TRANSLATE_NOOP("CoachReasons", "{name} wins {card} and {card2}: {p} points."),
}
