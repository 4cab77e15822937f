"""Games and deals of the archive as rows, found in the tags of records, and which are wanted."""

from dataclasses import dataclass
from enum import Enum
from functools import lru_cache

from sixtysix_gui.coach.judgements import Verdict
from sixtysix_gui.coach.summaries import DealSummary
from sixtysix_gui.records.tags import RulesTagError, read_overrides
from sixtysix_gui.rules.errors import RulesError
from sixtysix_gui.rules.scoring.game import Length
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import Rules, rule_set


class Origin(Enum):
    """Where a game comes from; the text is that of the index."""

    FINISHED = "finished"
    """It ended at this table, counted or practice."""
    OPEN = "open"
    """It was left and can be gone on with."""
    ELSEWHERE = "elsewhere"
    """It was taken in from a file, and never counts."""


class GameStanding(Enum):
    """How a game ended, or stands, for the person; the text is that of the index."""

    WON = "won"
    LOST = "lost"
    TIED = "tied"
    """No single winner: the person shares the win, or there is none."""
    RESIGNED = "resigned"
    OPEN = "open"
    UNKNOWN = "unknown"
    """The records do not say which seat was the person's."""


@dataclass(frozen=True)
class PlaceInFile:
    """Where the records of a game stand.

    ``file`` is the path below the folder of games, with ``/`` between its parts. ``game`` is what
    the tag ``Game`` says, empty without one; ``first`` and ``count`` are the number of its first
    record in the file, from 0, and how many records there are.
    """

    file: str
    game: str
    first: int
    count: int


@dataclass(frozen=True)
class RulesText:
    """Rules as records name them: the tags ``Variant`` and ``Rules``, the latter often empty."""

    name: str
    changes: str = ""

    @property
    def rules(self) -> Rules | None:
        """The rule set; None for one that this version does not know."""
        return _rules(self.name, self.changes)


@lru_cache(maxsize=256)
def _rules(name: str, changes: str) -> Rules | None:
    try:
        plain = rule_set(name)
        return rule_set(name, read_overrides(plain, changes)) if changes else plain
    except (RulesError, RulesTagError):
        return None


@dataclass(frozen=True)
class Company:
    """Who sat where, by seat: ``names`` as records have them, ``levels`` where they name one.

    ``seat`` is the person's; None where the records do not say.
    """

    seat: Seat | None
    names: tuple[str, ...]
    levels: tuple[str, ...]


@dataclass(frozen=True)
class GameRow:
    """A game of the archive.

    ``day`` (ISO 8601) and ``time`` (``18:40``) are those of its last deal, empty where they are not
    known. ``score`` is what every party has won, counted upwards as ``Game.won``; ``rank`` is the
    person's place among three or more parties, from 1, or 0. ``worst`` is the severest verdict of
    the coach on the person's moves, None where he has not looked back at every deal of it.
    """

    place: PlaceInFile
    origin: Origin
    day: str
    time: str
    rules: RulesText
    company: Company
    length: Length
    standing: GameStanding
    score: tuple[int, ...]
    deals: int
    rank: int = 0
    practice: bool = False
    helped: bool = False
    worst: Verdict | None = None


@dataclass(frozen=True)
class Dealt:
    """What a hand held at the beginning of a deal for two whose talon can be closed."""

    trumps: int
    aces: int
    marriages: int
    trump_marriage: int
    lowest_trump: int
    first_lead: int
    points: int


CoachRow = DealSummary
"""What the coach found in a deal that he has looked back at whole, here without the decisions."""


@dataclass(frozen=True)
class DealRow:
    """A deal of a finished game; ``number`` counts within its game, from 1.

    ``counted`` says that it counts in statistics: a settled deal of one's own in a game that was no
    practice, without a hint. ``is_random`` says that nothing but chance chose its cards: no code
    was typed in and it was not played again. ``points`` are the game points of every party by this
    deal alone, ``totals`` and ``tricks`` what their sides had; empty where the record has none.
    ``ended`` is the word of the tag Termination. ``closer`` closed the talon before trick
    ``closed_at``. ``passed_over`` counts the tricks that the person led at 66 or more without
    saying so. ``contract``, ``bidder``, ``bid`` and ``level`` are those of games with an auction;
    ``trump_by_me`` says that the person named the trumps, ``marriages`` whose were announced, one
    seat for each. ``dealt`` are the person's hand and the other one's.
    """

    game: PlaceInFile
    number: int
    day: str
    time: str
    rules: RulesText
    company: Company
    dealer: Seat
    counted: bool
    is_random: bool
    helped: bool
    ended: str
    points: tuple[int, ...]
    totals: tuple[int, ...] = ()
    tricks: tuple[int, ...] = ()
    closer: Seat | None = None
    closed_at: int = 0
    passed_over: int = 0
    contract: str = ""
    bidder: Seat | None = None
    bid: int = 0
    level: int = 1
    trump_by_me: bool = False
    marriages: tuple[Seat, ...] = ()
    dealt: tuple[Dealt, Dealt] | None = None
    coach: CoachRow | None = None


@dataclass(frozen=True)
class Filter:
    """What a game must be to be wanted; what is empty demands nothing.

    ``rules`` is the name of a rule set, whatever was changed in it. ``against`` is the partner's
    level where there are partners, else that of any other player. ``since`` is the first day that
    counts (ISO 8601); the last one is today, for a clock may have jumped. Lost games are also those
    that were resigned.
    """

    rules: str = ""
    against: str = ""
    since: str = ""
    standing: GameStanding | None = None
    only_open: bool = False
    only_marked: bool = False


ALL = Filter()


def fits(row: GameRow, wanted: Filter, today: str) -> bool:
    """Return whether a game is wanted; ``today`` is a day in ISO 8601."""
    return (
        (not wanted.rules or row.rules.name == wanted.rules)
        and (not wanted.against or wanted.against in levels_across(row))
        and (not wanted.since or wanted.since <= row.day <= today)
        and (wanted.standing is None or _ended_as(row, wanted.standing))
        and (not wanted.only_open or row.origin is Origin.OPEN)
        and (not wanted.only_marked or _is_marked(row))
    )


def levels_across(row: GameRow) -> tuple[str, ...]:
    """Return the partner's level where there are partners, else the levels of all others."""
    company, rules = row.company, row.rules.rules
    if company.seat is None:
        return ()
    if rules is not None and rules.teams and len(company.levels) == len(rules.seats):
        return (company.levels[rules.partner(company.seat)],)
    return tuple(level for seat, level in enumerate(company.levels) if seat != company.seat)


def _ended_as(row: GameRow, wanted: GameStanding) -> bool:
    is_resigned = row.standing is GameStanding.RESIGNED
    return row.standing is wanted or (wanted is GameStanding.LOST and is_resigned)


def _is_marked(row: GameRow) -> bool:
    """Return whether the coach has found something that clearly cost game points."""
    return row.worst is not None and row.worst.strokes > 0
