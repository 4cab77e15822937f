"""What differs between the records of games whose talon can be closed, and those of all others.

The first are described in rules.md 6, the others in many.md 12; what is not here is the same.
"""

import re
from dataclasses import dataclass

from sixtysix_gui.records.errors import Reason
from sixtysix_gui.rules.sets.rules import Rules

_ENTRY = r"[A-D]:-?[0-9]{1,4}"


@dataclass(frozen=True, eq=False)
class Notation:
    """The quirks of the records of some games.

    Attributes:
        separator: What stands between the numbers of Score, Totals and Tricks.
        number: What such a number looks like.
        derives: Whether the tags that follow from the pack and the moves are written.
        says_draws: Whether a draw is a word, and an unfinished record has all draws and passes.
        plays_below_target: Whether a score at which the game is over is refused.
        foreign: The words that only other games have.
        foreign_reason: Why they are refused.
        stray_pass: Why a pass is refused where no one is asked.
    """

    separator: str
    number: re.Pattern[str]
    derives: bool
    says_draws: bool
    plays_below_target: bool
    foreign: re.Pattern[str]
    foreign_reason: Reason
    stray_pass: Reason


CLOSING = Notation(
    separator="-",
    number=re.compile(r"[0-9]{1,4}"),
    derives=False,
    says_draws=True,
    plays_below_target=True,
    foreign=re.compile(
        r"bid|double|trump|face|alte|elf|hoeher|dissle|[CSHDEG]|[A-D]=([0-9]|[a-z]+|-)"
        r"|[CD]\+[0-9]+|w\+[0-9]+|[A-D]:(out|[2468]0[CSHDEG])|[68]0[CSHDEG]"
        rf"|[CD]:[0-9]{{1,4}}|[A-D]:-[0-9]{{1,4}}|{_ENTRY}(,{_ENTRY})+"
    ),
    foreign_reason=Reason.MANY_PLAYERS,
    stray_pass=Reason.REPLY_MISPLACED,
)
OTHERS = Notation(
    separator=",",
    number=re.compile(r"-?[0-9]{1,6}"),
    derives=True,
    says_draws=False,
    plays_below_target=False,
    foreign=re.compile(r"d|#-?|/x.*"),
    foreign_reason=Reason.TOKEN_MALFORMED,
    stray_pass=Reason.WORD_MISPLACED,
)


def notation_of(rules: Rules) -> Notation:
    """Return how records of a game are written."""
    return CLOSING if rules.close else OTHERS
