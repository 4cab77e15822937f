"""What the coach says, as frozen values: reasons, judgements, hints, accounts and studies."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

from sixtysix_gui.rules.cards import Card, Suit
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import GO_OUT, Move
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import Rules


class LineKind(Enum):
    """What a part of reason 37 says; the text is the English sentence, values in braces."""

    TRUMPED = "{name} has no {suit} left and trumps {card}: {p} points lost."
    DRAWS = "{Card} draws {card2}, and the rest is yours."
    NOBODY = "With {card} nobody reaches 66."
    FIRST = "With {card} you reach 66 first."
    WON = "You win {card} and {card2}: {p} points."
    LOST = "{name} wins {card} and {card2}: {p} points."


@dataclass(frozen=True)
class LinePart:
    """A part of a line that was played on with every card known.

    ``suit`` belongs to TRUMPED, ``points`` to TRUMPED, WON and LOST, ``card2`` to DRAWS and to the
    latter two, whose ``card`` is the one led; ``card`` is always there.
    """

    kind: LineKind
    card: Card
    suit: Suit | None = None
    card2: Card | None = None
    points: int | None = None


ReasonValue = int | float | Card | Suit | Move | tuple[LinePart, ...]
"""A whole number, game points on average, a card, a suit, a move, or the line of reason 37."""


@dataclass(frozen=True)
class Reason:
    """One of the reasons of docs/coach.md, 4, by its number.

    ``values`` are named as in the sentences: ``a`` of ``n`` cases, ``best`` and ``played`` moves,
    ``card`` and ``card2``, ``suit``, ``t`` a trick or a total, ``p``, ``q``, ``k``, ``s``, ``v``
    points; ``p`` and ``q`` of reason 44 are game points on average, in tenths. The order is that of
    the sentence.
    """

    number: int
    values: tuple[tuple[str, ReasonValue], ...] = ()

    def value(self, name: str) -> ReasonValue:
        """Return a value by its name.

        Raises:
            KeyError: if this reason has none of that name.
        """
        return dict(self.values)[name]


def told_share(count: int, cases: int) -> tuple[int, int]:
    """Return a share as a player reads it: a count, and of how many, which is 10 at most or 100.

    All and none are told only where it is all or none.

    >>> told_share(4, 7), told_share(222, 400), told_share(399, 400), told_share(0, 50)
    ((4, 7), (56, 100), (99, 100), (0, 100))
    """
    if cases <= _TEN:
        return count, cases
    found = round(_HUNDRED * count / cases)
    if 0 < count < cases:
        found = min(max(found, 1), _HUNDRED - 1)
    return found, _HUNDRED


_TEN, _HUNDRED = 10, 100
TOO_CLOSE = 42
"""The reason of every verdict that is too close to call."""
TOO_FEW_FOR_OUT = 30
"""The reason that is said against a false "Out"."""
MERE_WINS = 0
"""The reason that says in how many cases either move wins."""
MERE_RESULTS = (MERE_WINS, 44)
"""The reasons that say no more than what came of it: where none explains the loss."""
BARE = (*MERE_RESULTS, 1, 39)
"""The reasons that count cases and name no idea."""
OUT_WAS_THERE = 52
"""The one reason that is said of a move that cost nothing."""

COACH_VERSION = 10
"""Part of the key of every kept result: raise it whenever a judgement of some view may change."""
VALUE_NAMES: Mapping[int, str] = {
    0: "best a n played b",
    1: "a n b",
    2: "k s",
    3: "",
    4: "p a n",
    5: "p",
    6: "a n b",
    7: "k played a n",
    8: "",
    9: "n card",
    10: "card",
    11: "card",
    12: "a n",
    13: "card card2",
    14: "suit t card",
    15: "",
    16: "card card2 a",
    17: "best p played q",
    18: "best p k",
    19: "p card",
    20: "best card card2",
    21: "card",
    22: "played a n",
    23: "card suit",
    24: "v",
    25: "t k",
    26: "v",
    27: "best v",
    28: "card card2",
    29: "t p",
    30: "t k",
    31: "k card p",
    32: "t",
    33: "played a n",
    34: "p best a n played b",
    35: "played",
    36: "best a played b",
    37: "line",
    38: "",
    39: "played a n",
    40: "card a n",
    41: "card a n",
    42: "best a n played b",
    43: "card card2",
    44: "best p played q",
    45: "best p",
    46: "played p",
    47: "best played",
    48: "best p",
    49: "best a n played b",
    50: "best a n played b",
    51: "",
    52: "t",
    53: "played a n best b",
    54: "best a n played b",
    55: "played card a n best b",
    56: "best card a n played b",
    57: "played a n best b",
}
"""What the sentence of every reason names beside the opponent; each reason has it all."""


def is_whole(reason: Reason) -> bool:
    """Return whether there is such a reason, and whether it has all that its sentence names."""
    named = VALUE_NAMES.get(reason.number)
    return named is not None and set(named.split()) <= {name for name, _ in reason.values}


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


@dataclass(frozen=True)
class Moment:
    """A move of a deal: its number in ``DealRecord.moves``, and the view it was made from."""

    step: int
    seat: Seat
    trick: int
    move: Move
    view: View


def can_review(rules: Rules) -> bool:
    """Return whether the coach knows rules well enough to judge: those of the games for two."""
    return rules.close


class StepKind(Enum):
    """What a seat does in a step of a plan; the text is that of a kept study."""

    LEAD = "lead"
    TAKE = "take"
    TRUMP = "trump"
    THROW = "throw"
    CLOSE = "close"
    EXCHANGE = "exchange"
    PAIR = "pair"
    DRAW = "draw"
    OUT = "out"


@dataclass(frozen=True)
class PlanStep:
    """A step: the ``card`` that is played, or gained by an exchange, or a pair and its points."""

    kind: StepKind
    card: Card | None = None
    suit: Suit | None = None
    points: int = 0


@dataclass(frozen=True)
class FailingHand:
    """A hand of the other, in pack order, that shows how the two moves differ.

    Against it the better move wins the deal and the played one does not, where ``loses`` says so;
    otherwise the played one only brings less.
    """

    cards: tuple[Card, ...]
    loses: bool


@dataclass(frozen=True)
class Study:
    """The plan of the better move, empty where it leads nowhere in particular, and a hand.

    The hand is None where the seat knows every card, or where no hand shows a difference.
    """

    plan: tuple[PlanStep, ...]
    failing: FailingHand | None


@dataclass(frozen=True)
class AccountStep:
    """One own decision in the account, in game points for the seat.

    ``step`` is the number of the move in ``DealRecord.moves``. ``before`` was to be expected before
    the move, ``after`` after it. ``luck`` and ``given_by_other`` fell between the decision before
    (or the beginning) and this one, ``given`` by this very move. ``chance_before`` and
    ``chance_after`` are the chances to win the game, 0 to 1.
    """

    step: int
    trick: int
    before: float
    after: float
    luck: float
    given_by_other: float
    given: float
    chance_before: float
    chance_after: float


@dataclass(frozen=True)
class Account:
    """The ledger of a deal in game points: result = promised + luck + given_by_other - given.

    ``given`` and ``given_by_other`` are sums of clear losses, never below 0. The steps are in
    order; ``last_luck`` and ``last_given_by_other`` fell after the last of them. ``result`` is what
    the seat won, minus what it lost.
    """

    promised: float
    luck: float
    given: float
    given_by_other: float
    result: int
    steps: tuple[AccountStep, ...]
    last_luck: float
    last_given_by_other: float

    def in_tenths(self) -> tuple[int, int, int, int, int]:
        """Return promised, luck, given by the other, given and result in whole tenths.

        They add up as the account does: luck takes what rounding leaves.
        """
        promised, given = round(10 * self.promised), round(10 * self.given)
        other = round(10 * self.given_by_other)
        result = 10 * self.result
        return promised, result - promised - other + given, other, given, result
