"""What the pages of the statistics show, one frozen value for each page or block.

Each is made from a ``Chosen`` (selection.py) by the function of its name: ``overview.overview``,
``several.several_overview``, ``over_time.over_time``, ``luck.luck_and_play``, ``luck.themes``,
``closing.closing``, ``fair_cards.fair_cards`` and ``strength.strength``. They return None where
there is nothing to show yet, with ``Chosen.has_figures`` or without, and never a page of zeros.
"""

from dataclasses import dataclass
from enum import Enum

from sixtysix_gui.coach.accounts import Theme
from sixtysix_gui.statistics.figures import ChanceSentence, Coin, Count, Mean, MonthMean, Who


@dataclass(frozen=True)
class Overview:
    """The figures of a game for two, and the numbers that all games have.

    ``points`` is what a deal brings more than it brings the others. ``given`` is what was given
    away per deal that the coach has looked back at; ``given_before`` that of an early month, where
    there is a later one to compare it with. Closed against you, *won* is what you beat.
    """

    coin: Coin
    games: Count
    deals: Count
    points: Mean
    sentence: ChanceSentence | None
    given: Mean | None
    given_before: MonthMean | None
    closes: Count
    closed_against: Count
    false_claims: int
    passed_over: int
    helped: int


@dataclass(frozen=True)
class Places:
    """How often one player was best, second and last in a deal, and what a deal brought them.

    Players who are alike share the better place, so that sums over the players may differ.
    """

    who: Who | None
    """None is the person."""
    places: tuple[int, ...]
    points: Mean


@dataclass(frozen=True)
class WithWhom:
    """Deals with one partner, or against one opponent."""

    who: Who
    deals: Count
    points: Mean


@dataclass(frozen=True)
class Calls:
    """What the person called of one kind, and how often it was made (*won*).

    ``contract`` is its word in records, such as ``simple``; ``bid`` a number of ticks.
    """

    made: Count
    contract: str = ""
    bid: int = 0


class Announcer(Enum):
    """Who announced the first marriage of a deal."""

    ME = "me"
    PARTNER = "partner"
    OTHERS = "others"
    NOT_ONE = "not one"


@dataclass(frozen=True)
class Announced:
    """Deals by who announced first, and how they ended for the person's side."""

    who: Announcer
    deals: Count


@dataclass(frozen=True)
class SeveralOverview:
    """The figures of a game whose talon cannot be closed, for two, three or four.

    ``game_places`` and ``deal_places`` count the person's places where three play alone, and are
    empty otherwise. ``trumps_named`` are deals in which the person named the trumps, ``called``
    those in which they played a contract or a bid, ``doubled`` those of a doubled price, and
    ``doubled_by_us`` those that the person's side doubled first. What a game does not have is None
    or empty.
    """

    coin: Coin
    games: Count
    deals: Count
    game_places: tuple[int, ...]
    deal_places: tuple[int, ...]
    points: Mean
    sentence: ChanceSentence | None
    passed_over: int
    helped: int
    false_claims: int | None
    trumps_named: Count | None
    called: Count | None
    doubled: Count | None
    doubled_by_us: Count | None
    partners: tuple[WithWhom, ...]
    opponents: tuple[WithWhom, ...]
    places: tuple[Places, ...]
    contracts: tuple[Calls, ...]
    bids: tuple[Calls, ...]
    announced: tuple[Announced, ...]


@dataclass(frozen=True)
class Ring:
    """Some deals in a row of which one ring is drawn: how many, when, and their average."""

    deals: int
    first_day: str
    last_day: str
    value: float


@dataclass(frozen=True)
class OnLine:
    """The smoothed line at a ring, and its band."""

    value: float
    low: float
    high: float


@dataclass(frozen=True)
class Course:
    """An average over time: rings of ``size`` deals each, and a line that has a place for each."""

    size: int
    rings: tuple[Ring, ...]
    line: tuple[OnLine, ...]


class Change(Enum):
    """How what is given away now compares with an early month."""

    LESS = "less"
    SAME = "same"
    """Chance explains the difference."""
    MORE = "more"


@dataclass(frozen=True)
class Since:
    """A comparison with an early month; ``share`` is by which part of it the figure changed."""

    change: Change
    before: MonthMean
    now: Mean
    share: float


@dataclass(frozen=True)
class Companion:
    """What a level gives away per deal, as it was measured: the line beside one's own."""

    level: str
    mean: float
    give: float


@dataclass(frozen=True)
class OverTime:
    """Points per deal, and what was given away where the coach has looked back; oldest first."""

    coin: Coin
    points: Course
    given: Course | None
    companion: Companion | None
    since: Since | None


@dataclass(frozen=True)
class LuckAndPlay:
    """The accounts of all deals that the coach has looked back at, per deal: they add up exactly.

    points = luck + others_gave + i_gave, the last of which is below 0. Luck is what the cards
    promised at first, too.
    """

    luck: Mean
    others_gave: Mean
    i_gave: Mean
    points: Mean

    @property
    def hundredths(self) -> tuple[int, int, int, int]:
        """The four in whole hundredths that add up as well: luck takes what rounding leaves."""
        others, mine, points = (
            round(100 * mean.value) for mean in (self.others_gave, self.i_gave, self.points)
        )
        return points - others - mine, others, mine, points


@dataclass(frozen=True)
class ClosesAt:
    """One's closes before a trick."""

    trick: int
    closes: Count


@dataclass(frozen=True)
class Closing:
    """Closes of both sides; by trick are one's own.

    ``expected`` is how many of ``compared`` closes of one's own would be won on average by the
    coach's worlds, ``expected_won`` how many of the same were won. ``worth`` is what a close
    brought more than playing on, per close; None without one that was compared. ``passed`` counts
    turns in ``reviewed`` deals in which closing was clearly better.
    """

    mine: Count
    against: Count
    by_trick: tuple[ClosesAt, ...]
    compared: int
    expected: float
    expected_won: int
    worth: Mean | None
    reviewed: int
    passed: int


@dataclass(frozen=True)
class ThemeLoss:
    """What was lost by one theme per deal looked back at, and in how many of these deals."""

    theme: Theme
    lost: Mean
    deals: int


@dataclass(frozen=True)
class Themes:
    """All eight themes, the dearest first, over so many deals."""

    deals: int
    themes: tuple[ThemeLoss, ...]


class DealtWhat(Enum):
    """The seven rows of *Fair cards*."""

    TRUMPS = "trumps"
    ACES = "aces"
    MARRIAGES = "marriages"
    TRUMP_MARRIAGE = "trump marriage"
    LOWEST_TRUMP = "lowest trump"
    FIRST_LEAD = "first lead"
    POINTS = "card points"


@dataclass(frozen=True)
class FairRow:
    """One row: what both were dealt, what was to be expected, and how rare it is.

    ``low`` and ``high`` are the pegs: the least and the most that is usual, 95 % of all cases at
    least. ``spread`` is one standard deviation. ``chance`` is how often chance alone goes as far,
    two-sided; ``chance_of_others`` the same for the others.
    """

    what: DealtWhat
    mine: int
    others: int
    expected: float
    expected_of_others: float
    spread: float
    low: int
    high: int
    chance: float
    chance_of_others: float

    @property
    def is_outside(self) -> bool:
        """Whether the bead lies outside the pegs."""
        return not self.low <= self.mine <= self.high


class Fairness(Enum):
    """The headline of *Fair cards*."""

    USUAL = "usual"
    OUTSIDE = "outside"
    """A bead or several lie outside, as happens by chance."""
    RARE = "rare"
    """Chance alone does this less than once in a thousand times, over all rows together."""


@dataclass(frozen=True)
class FairCards:
    """What was dealt at the start; ``joint`` is how often chance alone goes as far in any row."""

    deals: int
    rows: tuple[FairRow, ...]
    outside: int
    joint: float
    fairness: Fairness


@dataclass(frozen=True)
class LevelOnRod:
    """A level on the rod, at what it is worth in game points per deal; the Queen is at 0."""

    level: str
    value: float


@dataclass(frozen=True)
class Strength:
    """How strong the person plays, on the scale of the levels.

    ``levels`` are the five, the weakest first. ``below`` is the strongest level that is not
    stronger, ``above`` the weakest that is; empty beyond either end. ``more`` is how many deals
    are missing until there is anything to say: then ``value``, ``low`` and ``high`` are None.
    """

    levels: tuple[LevelOnRod, ...]
    deals: int
    more: int
    value: float | None = None
    low: float | None = None
    high: float | None = None
    below: str = ""
    above: str = ""
