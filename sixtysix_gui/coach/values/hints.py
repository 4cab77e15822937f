"""What the coach says before a move is made."""

from dataclasses import dataclass
from enum import Enum

from sixtysix_gui.coach.values.judgements import Judgement, Verdict
from sixtysix_gui.coach.values.reasons import Reason
from sixtysix_gui.rules.moves import GO_OUT, Move

_BOTH = 2


class Nudge(Enum):
    """The question of the first hint; the text is the English sentence."""

    TALON = "Think about the talon: what would closing risk, and what does waiting cost?"
    COUNT = "Count once more before you play."
    MARRIAGE = "Something in your hand counts as soon as you lead."
    EXCHANGE = "Look at the card under the talon."
    WIN_TRICK = "You need {k} more points: what would this trick bring, and the lead after it?"
    TAKE_TRICK = "What would this trick bring, and the lead after it?"
    LET_GO = "Must you have this trick?"
    LEAD = "Think about the lead: which card gives {name} least?"
    TRUMP_LEAD = "How many trumps are still out, and who needs them?"
    SCHNEIDER = "What is this deal worth if {name} stays below 33?"
    NO_CHOICE = "There is nothing to decide here."
    TOO_CLOSE = "It hardly matters here. Play what you like."


@dataclass(frozen=True)
class Hint:
    """A nudge, the best move, and everything behind it.

    ``points_missing`` is {k} of WIN_TRICK: card points to 66, from 0, a marriage that waits not
    counted; where they are many, or such a one waits, the nudge is TAKE_TRICK. ``reason`` is why
    the best move leads one that is clearly worse; None where only one move is possible. With the
    nudge TOO_CLOSE nothing is clearly worse. ``judgement`` holds the worths of all nominees and the
    key fact; its ``played`` is None, its ``loss`` that of the second best.
    """

    nudge: Nudge
    best: Move
    reason: Reason | None
    points_missing: int
    judgement: Judgement

    @property
    def moves(self) -> tuple[Move, ...]:
        """The best move, and the second best where it is not clearly worse: both are as good.

        With 66 one goes out, and nothing is as good; nor is there a second best where one move
        alone comes into question.
        """
        found = self.judgement
        lost, bound = found.loss, found.bound
        if found.by_chance:
            lost, bound = found.chance_loss, found.chance_bound
        if self.best == GO_OUT or len(found.worths) < _BOTH:
            return (self.best,)
        second = next(each.move for each in found.worths if each.move != self.best)
        if found.verdict in (Verdict.CLOSE, Verdict.NONE):
            return self.best, second
        worse = None if self.reason is None else dict(self.reason.values).get("played")
        return (self.best,) if lost > bound or second == worse else (self.best, second)
