"""Rows of games and deals as columns of the index, and back: plain numbers and short texts."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
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
from sixtysix_gui.rules.seats import EVERY_SEAT, Seat

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
    "number, day, time, seat, company, counted, ended, points, ends, told, dealt, deal, play"
)
"""Values that many deals share stand in one column, ``told``, which is parsed only once."""
COACH_COLUMNS = (
    "deal, play, promised, luck, given, given_by_other, worst, lost, passed_closes, closing, "
    "close_wins"
)
_Row = TypeVar("_Row", GameRow, Place)
_BITS = 7
"""Of each number of a hand, none of which is above 66."""
_LINE = "\n"
"""What stands between texts in a column; no tag holds it."""
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
    seat, names, levels = _company_columns(row.company)
    return (
        *(row.number, row.day, row.time, seat, f"{levels}{_LINE}{names}", row.counted),
        row.ended,
        *(_joined(row.points), f"{_joined(row.totals)};{_joined(row.tricks)}"),
        *(_told_text(row), None if row.dealt is None else _hands_text(row.dealt)),
        *(("", "") if key is None else (key.deal, key.play)),
    )


def _told_text(row: DealRow) -> str:
    """Return what many deals have alike, as ``_told`` reads it."""
    seats = (row.dealer, row.closer, row.bidder)
    numbers = (
        *(row.is_random, row.helped, row.closed_at, row.passed_over),
        *(row.bid, row.level, row.trump_by_me),
    )
    return _LINE.join(
        (
            *("" if seat is None else seat.name for seat in seats),
            *(str(int(number)) for number in numbers),
            *(row.contract, "".join([seat.name for seat in row.marriages])),
        )
    )


@lru_cache(maxsize=20_000)
def _told(text: str) -> Mapping[str, object]:
    """Return fields of a deal by their names; what many deals share is made once."""
    dealer, closer, bidder, *numbers, contract, marriages = text.split(_LINE)
    is_random, helped, closed_at, passed_over, bid, level, trump_by_me = map(int, numbers)
    return {
        "dealer": Seat[dealer],
        "closer": Seat[closer] if closer else None,
        "bidder": Seat[bidder] if bidder else None,
        "is_random": bool(is_random),
        "helped": bool(helped),
        "closed_at": closed_at,
        "passed_over": passed_over,
        "bid": bid,
        "level": level,
        "trump_by_me": bool(trump_by_me),
        "contract": contract,
        "marriages": tuple(Seat[letter] for letter in marriages),
    }


def coach_columns(key: DealKey, row: CoachRow) -> Columns:
    """Return what the index keeps of a deal that the coach has looked back at."""
    lost = " ".join(f"{theme.value}:{points!r}" for theme, points in row.lost.items())
    return (
        *(key.deal, key.play, row.promised, row.luck, row.given, row.given_by_other),
        *(SEVERITY.index(row.worst), lost, row.passed_closes, row.closing, row.close_wins),
    )


def _company_columns(company: Company) -> tuple[int | None, str, str]:
    seat = None if company.seat is None else company.seat.value
    return seat, _LINE.join(company.names), ",".join(company.levels)


def _joined(numbers: tuple[int, ...]) -> str:
    return ",".join(map(str, numbers))


def _hands_text(hands: tuple[Dealt, Dealt]) -> str:
    return " ".join(map(str, map(_hand_number, hands)))


def _hand_number(hand: Dealt) -> int:
    """Return the numbers of a hand as one, each in bits of its own."""
    numbers = (
        *(hand.trumps, hand.aces, hand.marriages, hand.trump_marriage, hand.lowest_trump),
        *(hand.first_lead, hand.points),
    )
    return sum(number << _BITS * place for place, number in enumerate(numbers))


def _hands(text: str) -> tuple[Dealt, Dealt]:
    mine, _, other = text.partition(" ")
    return _hand(mine), _hand(other)


@lru_cache(maxsize=20_000)
def _hand(text: str) -> Dealt:
    number = int(text)
    numbers = (number >> _BITS * place & (1 << _BITS) - 1 for place in range(len(fields(Dealt))))
    return Dealt(*numbers)


@lru_cache(maxsize=100_000)
def _numbers(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split(","))) if text else ()


@lru_cache(maxsize=10_000)
def _company(seat: int | None, names: str, levels: str) -> Company:
    if not names:
        return Company(_seat(seat), (), ())
    return Company(_seat(seat), tuple(names.split(_LINE)), tuple(levels.split(",")))


@lru_cache(maxsize=10_000)
def _company_of_deal(seat: int | None, text: str) -> Company:
    levels, _, names = text.partition(_LINE)
    return _company(seat, names, levels)


@lru_cache(maxsize=100_000)
def _ends(text: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the totals and the tricks of a deal."""
    totals, _, tricks = text.partition(";")
    return _numbers(totals), _numbers(tricks)


@lru_cache(maxsize=1_000)
def _rules(name: str, changes: str) -> RulesText:
    return RulesText(name, changes)


def _seat(number: int | None) -> Seat | None:
    return None if number is None else EVERY_SEAT[number]


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


def deal_rows(
    found: Iterable[Sequence[Any]],
    games: Mapping[int, tuple[Place, RulesText]],
    coach: Mapping[tuple[str, str], CoachRow],
) -> Iterator[tuple[int, DealRow]]:
    """Yield the deals of columns, the number of a game and then those of ``DEAL_COLUMNS``, with it.

    ``games`` are the place and the rules of each, ``coach`` what was found, by deal and play.

    Raises:
        LookupError, TypeError, ValueError: if they hold what no deal of this program has.
    """
    for game, number, day, time, seat, company, counted, ended, points, *others in found:
        place, rules = games[game]
        ends, told, dealt, deal, play = others
        totals, tricks = _ends(ends)
        values = {
            **_told(told),
            "game": place,
            "number": number,
            "day": day,
            "time": time,
            "rules": rules,
            "company": _company_of_deal(seat, company),
            "counted": bool(counted),
            "ended": ended,
            "points": _numbers(points),
            "totals": totals,
            "tricks": tricks,
            "dealt": None if dealt is None else _hands(dealt),
            "coach": coach.get((deal, play)) if coach else None,
        }
        row = object.__new__(DealRow)
        object.__setattr__(row, "__dict__", values)
        yield game, row


def coach_rows(found: Iterable[Sequence[Any]]) -> dict[tuple[str, str], CoachRow]:
    """Return what the coach has found, by deal and play, from ``COACH_COLUMNS``."""
    return {(columns[0], columns[1]): _coach_row(columns) for columns in found}


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
