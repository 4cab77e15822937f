"""What the coach says of one decision."""

from dataclasses import dataclass
from enum import Enum

from sixtysix_gui.coach.values.reasons import OUT_WAS_THERE, Reason
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.moves import Move


class Verdict(Enum):
    """What a move was, from the seat's own knowledge; the text is that of ``review --json``."""

    GOOD = "good"
    CLOSE = "close"
    SLIP = "slip"
    MISTAKE = "mistake"
    BLUNDER = "blunder"
    NONE = "none"
    """There was nothing to decide."""

    @property
    def strokes(self) -> int:
        """The strokes on the slate: 1 for a slip, 2 for a mistake, 3 for a blunder, else 0."""
        return _STROKES.get(self, 0)


_LEAST_LEAD = 0.1
"""Game points of a clear lead over the next best move, beyond what is not sure."""
_STROKES = {Verdict.SLIP: 1, Verdict.MISTAKE: 2, Verdict.BLUNDER: 3}


@dataclass(frozen=True)
class MoveWorth:
    """What a move that was compared is worth to the seat that could make it.

    ``points`` are game points of the deal on average, -3 to 3, ``bound`` the half-width around
    them within which the mean of endless worlds lies (2.7 standard errors, 0 where all is exact).
    The move wins the deal in ``wins`` of ``of`` cases. ``chance`` is the chance from 0 to 1 to win
    the game, from the score and carry of the view.
    """

    move: Move
    points: float
    bound: float
    wins: int
    of: int
    chance: float


@dataclass(frozen=True)
class KeyFact:
    """The unseen card on which the lead of the best move hangs most, where that is clear.

    ``tenths`` is in how many of 10 cases the other holds it: 0 for hardly ever, 10 for certain,
    otherwise 1 to 9. ``lead_with`` and ``lead_without`` are the leads of the best move in game
    points over the played one, or in a hint over the second best, in either case.
    """

    card: Card
    tenths: int
    lead_with: float
    lead_without: float


@dataclass(frozen=True)
class Judgement:
    """A decision judged by what its seat could know.

    ``played`` is None in a hint. ``worths`` are those of all nominees, the best first; they are
    empty where nothing else came into question. ``loss`` is what the played move cost in game
    points, with the half-width ``bound``; it may be a little below 0, and counts as lost only where
    the verdict is a slip or worse (``clear_loss``). ``chance_loss`` and ``chance_bound`` are the
    same in chances to win the game; ``by_chance`` says that they decided, against the points.

    ``value`` is what the seat could expect before its move, that of the best, and ``value_after``
    what was left with the played one, both in game points and as measured (``accounts.py`` frees
    them from their bias). ``chance`` and ``chance_after`` are the same as chances to win the game.
    ``worlds`` counts the cases that were looked at, ``listed`` says that there are no others, and
    ``exact`` that there was only one, because the seat knew every card. ``disputed`` says that the
    loss seemed clear, but that another player who played the worlds on did not bear it out: the
    verdict is then too close to call, and it hangs on how both play on.
    """

    trick: int
    played: Move | None
    best: Move
    verdict: Verdict
    loss: float
    bound: float
    reason: Reason | None
    worlds: int
    exact: bool
    worths: tuple[MoveWorth, ...]
    value: float
    value_after: float
    chance: float
    chance_after: float
    chance_loss: float = 0.0
    chance_bound: float = 0.0
    by_chance: bool = False
    key_fact: KeyFact | None = None
    listed: bool = False
    disputed: bool = False

    @property
    def clear_loss(self) -> float:
        """What the move is said to have cost, in game points: 0 unless it was clearly worse."""
        return max(self.loss, 0.0) if self.verdict.strokes else 0.0

    @property
    def costs_points(self) -> bool:
        """Whether it was points that made the move clearly worse, and not chances against them."""
        return bool(self.verdict.strokes) and not self.by_chance

    @property
    def notes_out(self) -> bool:
        """Whether it is noted that "Out" was there, of a move that cost nothing."""
        return self.reason is not None and self.reason.number == OUT_WAS_THERE

    @property
    def lead(self) -> float:
        """By how many game points the best move leads over the next best; 0 without one."""
        return self.worths[0].points - self.worths[1].points if len(self.worths) > 1 else 0.0

    @property
    def leads_clearly(self) -> bool:
        """Whether the best move leads over the next best by more than what is not sure."""
        unsure = sum(worth.bound**2 for worth in self.worths[:2]) ** 0.5
        return self.lead - unsure >= _LEAST_LEAD

    def worth(self, move: Move) -> MoveWorth | None:
        """Return the worth of a move, or None if it was not compared."""
        return next((worth for worth in self.worths if worth.move == move), None)
