"""Rows of games and deals as columns of the index, and back: plain numbers and short texts."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields
from functools import lru_cache
from itertools import starmap
from typing import Any, TypeVar

from sixtysix_gui.archive.reading import ReadGame
from sixtysix_gui.archive.rows import (
    CoachRow,
    Company,
    DealRow,
    Dealt,
    GameRow,
    Origin,
    Place,
    RulesText,
    Standing,
)
from sixtysix_gui.coach.accounts import Theme
from sixtysix_gui.coach.judgements import Verdict
from sixtysix_gui.records.identity import DealKey
from sixtysix_gui.rules.scoring.game import LENGTHS, Length
from sixtysix_gui.rules.seats import Seat

Column = int | float | str | None
"""What a column holds."""
Columns = tuple[Column, ...]

SEVERITY = (
    Verdict.NONE,
    Verdict.GOOD,
    Verdict.CLOSE,
    Verdict.SLIP,
    Verdict.MISTAKE,
    Verdict.BLUNDER,
)
"""Verdicts from the mildest on; the index keeps their places here."""
GAME_COLUMNS = (
    "file, name, first, count, origin, day, time, variant, changes, seat, names, levels, length, "
    "standing, score, deals, rank, practice, helped, worst"
)
DEAL_COLUMNS = (
    "number, day, time, seat, names, levels, dealer, counted, is_random, helped, ended, points, "
    "totals, tricks, closer, closed_at, passed_over, contract, bidder, bid, level, trump_by_me, "
    "marriages, dealt_mine, dealt_other, deal, play"
)
COACH_COLUMNS = (
    "deal, play, promised, luck, given, given_by_other, worst, lost, passed_closes, closing, "
    "close_wins"
)
_Row = TypeVar("_Row", GameRow, DealRow, Place)
_BITS = 8
"""Of each number of a hand."""
_SEATS = tuple(Seat)
_LENGTHS: Mapping[str, Length] = {length: length for length in LENGTHS}
_ORIGINS = {origin.value: origin for origin in Origin}
_STANDINGS = {standing.value: standing for standing in Standing}
_THEMES = {theme.value: theme for theme in Theme}


def game_columns(row: GameRow) -> Columns:
    """Return what the index keeps of a game, in the order of ``GAME_COLUMNS``."""
    place = row.place
    return (
        *(place.file, place.game, place.first, place.count, row.origin.value, row.day, row.time),
        *(row.rules.name, row.rules.changes),
        *_company_columns(row.company),
        *(row.length, row.standing.value, _joined(row.score), row.deals, row.rank),
        *(row.practice, row.helped, None),
    )


def deal_columns(game: ReadGame) -> Iterable[Columns]:
    """Return what the index keeps of the deals of a game, in the order of ``DEAL_COLUMNS``."""
    return starmap(_deal_columns, zip(game.deals, game.keys, strict=True))


def _deal_columns(row: DealRow, key: DealKey | None) -> Columns:
    mine, other = row.dealt or (None, None)
    return (
        *(row.number, row.day, row.time),
        *_company_columns(row.company),
        *(row.dealer.value, row.counted, row.is_random, row.helped, row.ended),
        *(_joined(row.points), _joined(row.totals), _joined(row.tricks)),
        *(_number(row.closer), row.closed_at, row.passed_over),
        *(row.contract, _number(row.bidder), row.bid, row.level, row.trump_by_me),
        "".join([seat.name for seat in row.marriages]),
        *(_hand_number(mine), _hand_number(other)),
        *(("", "") if key is None else (key.deal, key.play)),
    )


def coach_columns(key: DealKey, row: CoachRow) -> Columns:
    """Return what the index keeps of a deal that the coach has looked back at."""
    lost = " ".join(f"{theme.value}:{points!r}" for theme, points in row.lost.items())
    return (
        *(key.deal, key.play, row.promised, row.luck, row.given, row.given_by_other),
        *(SEVERITY.index(row.worst), lost, row.passed_closes, row.closing, row.close_wins),
    )


def _company_columns(company: Company) -> Columns:
    return _number(company.seat), "\n".join(company.names), ",".join(company.levels)


def _joined(numbers: tuple[int, ...]) -> str:
    return ",".join(map(str, numbers))


def _number(seat: Seat | None) -> int | None:
    return None if seat is None else seat.value


def _hand_number(hand: Dealt | None) -> int | None:
    """Return the numbers of a hand as one, each in bits of its own."""
    if hand is None:
        return None
    numbers = (
        *(hand.trumps, hand.aces, hand.marriages, hand.trump_marriage, hand.lowest_trump),
        *(hand.first_lead, hand.points),
    )
    return sum(number << _BITS * place for place, number in enumerate(numbers))


@lru_cache(maxsize=100_000)
def _hand(number: int) -> Dealt:
    numbers = (number >> _BITS * place & (1 << _BITS) - 1 for place in range(len(fields(Dealt))))
    return Dealt(*numbers)


@lru_cache(maxsize=100_000)
def _numbers(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split(","))) if text else ()


@lru_cache(maxsize=10_000)
def _company(seat: int | None, names: str, levels: str) -> Company:
    if not names:
        return Company(_seat(seat), (), ())
    return Company(_seat(seat), tuple(names.split("\n")), tuple(levels.split(",")))


@lru_cache(maxsize=1_000)
def _rules(name: str, changes: str) -> RulesText:
    return RulesText(name, changes)


@lru_cache(maxsize=1_000)
def _seats(letters: str) -> tuple[Seat, ...]:
    return tuple(Seat[letter] for letter in letters)


def _seat_at(number: int) -> Seat:
    return _SEATS[number]


def _seat(number: int | None) -> Seat | None:
    return None if number is None else _SEATS[number]


def _verdict(place: int | None) -> Verdict | None:
    return None if place is None else SEVERITY[place]


def _made(kind: type[_Row], /, **values: object) -> _Row:
    """Return a frozen row with all of its values; to make it otherwise takes thrice as long."""
    row = object.__new__(kind)
    # A frozen instance takes no attribute, but a whole dictionary at once.
    object.__setattr__(row, "__dict__", values)
    return row


def game_row(columns: Sequence[Any]) -> GameRow:
    """Return the game of columns in the order of ``GAME_COLUMNS``.

    Raises:
        LookupError, TypeError, ValueError: if they hold what no game of this program has.
    """
    file, name, first, count, origin, day, time, variant, changes, *others = columns
    seat, names, levels, length, standing, score, deals, rank, practice, helped, worst = others
    return _made(
        GameRow,
        place=_made(Place, file=file, game=name, first=first, count=count),
        origin=_ORIGINS[origin],
        day=day,
        time=time,
        rules=_rules(variant, changes),
        company=_company(seat, names, levels),
        length=_LENGTHS[length],
        standing=_STANDINGS[standing],
        score=_numbers(score),
        deals=deals,
        rank=rank,
        practice=bool(practice),
        helped=bool(helped),
        worst=_verdict(worst),
    )


def deal_row(columns: Sequence[Any], place: Place, rules: RulesText) -> DealRow:
    """Return the deal of columns in the order of ``DEAL_COLUMNS`` and then ``COACH_COLUMNS``.

    Raises:
        LookupError, TypeError, ValueError: if they hold what no deal of this program has.
    """
    # fmt: off
    (
        number, day, time, seat, names, levels, dealer, counted, is_random, helped, ended, points,
        totals, tricks, closer, closed_at, passed_over, contract, bidder, bid, level, trump_by_me,
        marriages, mine, other, _, _, *coach,
    ) = columns
    # fmt: on
    return _made(
        DealRow,
        game=place,
        number=number,
        day=day,
        time=time,
        rules=rules,
        company=_company(seat, names, levels),
        dealer=_seat_at(dealer),
        counted=bool(counted),
        is_random=bool(is_random),
        helped=bool(helped),
        ended=ended,
        points=_numbers(points),
        totals=_numbers(totals),
        tricks=_numbers(tricks),
        closer=_seat(closer),
        closed_at=closed_at,
        passed_over=passed_over,
        contract=contract,
        bidder=_seat(bidder),
        bid=bid,
        level=level,
        trump_by_me=bool(trump_by_me),
        marriages=_seats(marriages),
        dealt=None if mine is None else (_hand(mine), _hand(other)),
        coach=None if coach[0] is None else _coach_row(coach),
    )


def _coach_row(columns: Sequence[Any]) -> CoachRow:
    _, _, promised, luck, given, by_other, worst, lost, passed_closes, closing, wins = columns
    pairs = (part.split(":") for part in lost.split())
    return CoachRow(
        promised=promised,
        luck=luck,
        given=given,
        given_by_other=by_other,
        worst=_verdict(worst) or Verdict.NONE,
        lost={_THEMES[theme]: float(points) for theme, points in pairs},
        passed_closes=passed_closes,
        closing=closing,
        close_wins=wins,
    )
