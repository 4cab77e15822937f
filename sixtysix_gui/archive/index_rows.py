"""Rows of games and deals as columns of the index, and back; and what is asked of them."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import fields
from functools import lru_cache
from itertools import starmap
from sqlite3 import Connection
from typing import Any, TypeVar

from sixtysix_gui.archive.reading import ReadGame
from sixtysix_gui.archive.rows import (
    CoachRow,
    Company,
    DealRow,
    Dealt,
    GameRow,
    GameStanding,
    Origin,
    PlaceInFile,
    RulesText,
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
"""``told`` holds the values that many deals share, so that each text of it is parsed only once."""
COACH_COLUMNS = (
    "deal, play, promised, luck, given, given_by_other, worst, lost, passed_closes, closing, "
    "close_wins"
)
_Row = TypeVar("_Row", GameRow, PlaceInFile)
_BITS = 7
"""Of each number of a hand, none of which is above 66."""
_LINE = "\n"
"""What stands between texts in a column; no tag holds it."""
_LENGTHS: Mapping[str, Length] = {length: length for length in LENGTHS}
_ORIGINS = {origin.value: origin for origin in Origin}
_STANDINGS = {standing.value: standing for standing in GameStanding}
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
        place=_made(PlaceInFile, file=file, game=name, first=first, count=count),
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
    games: Mapping[int, tuple[PlaceInFile, RulesText]],
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


# ---------------------------------------------------------------------------------- what is asked

IN_ORDER = ("sorted", "time", "part", "file", "first")
"""The order of games; a clock that jumps changes nothing but the place of a game."""
OLDEST_FIRST = ", ".join(IN_ORDER)
NEWEST_FIRST = ", ".join(f"{each} DESC" for each in IN_ORDER)
_OPEN, _FINISHED = Origin.OPEN.value, Origin.FINISHED.value
_GAMES = f"""
SELECT {GAME_COLUMNS} FROM games WHERE NOT doubled {{chosen}}
ORDER BY origin != '{_OPEN}', {NEWEST_FIRST}
"""
_PLACES = f"""
SELECT id, file, name, first, count, variant, changes FROM games
WHERE origin = '{_FINISHED}' AND NOT doubled {{chosen}} ORDER BY {OLDEST_FIRST}
"""
_DEALS = f"""
SELECT game, {DEAL_COLUMNS} FROM deals
WHERE game IN (SELECT id FROM games WHERE origin = '{_FINISHED}' AND NOT doubled {{chosen}})
ORDER BY rowid
"""
_OF_DEALS = ", ".join(f"deals.{name}" for name in f"game, {DEAL_COLUMNS}".split(", "))
_NOT_LOOKED_BACK = f"""
SELECT {_OF_DEALS}, games.file, games.name, games.first, games.count, games.variant, games.changes
FROM deals JOIN games ON games.id = deals.game
LEFT JOIN coach ON coach.deal = deals.deal AND coach.play = deals.play
WHERE games.origin = '{_FINISHED}' AND NOT games.doubled AND deals.counted AND deals.deal != ''
AND coach.deal IS NULL ORDER BY {{order}}, deals.rowid DESC LIMIT ?
"""
_POINTS = f"""
SELECT seat, points, count(*) FROM deals
WHERE counted AND seat IS NOT NULL AND points != '' AND game IN (
    SELECT id FROM games
    WHERE origin = '{_FINISHED}' AND NOT doubled AND variant = ? AND changes = ?
) GROUP BY seat, points
"""
_KEYS = """
SELECT games.file, games.name, games.first, games.count, deals.number, deals.deal, deals.play
FROM deals JOIN games ON games.id = deals.game
JOIN coach ON coach.deal = deals.deal AND coach.play = deals.play
WHERE games.origin = '{finished}' AND NOT games.doubled
"""
_BY_RULES = "AND variant = ? AND changes = ?"


def games(connection: Connection, rules: RulesText | None = None) -> tuple[GameRow, ...]:
    """Return the games by some rules, or by all, open ones first, then the newest first."""
    chosen = "" if rules is None else _BY_RULES
    values = () if rules is None else (rules.name, rules.changes)
    return tuple(map(game_row, connection.execute(_GAMES.format(chosen=chosen), values)))


def games_with(connection: Connection, deal: str, rules: RulesText) -> tuple[GameRow, ...]:
    """Return finished games in which a deal was played, and all open ones by its rules."""
    chosen = (
        f"AND (origin = '{_OPEN}' {_BY_RULES} OR origin = '{_FINISHED}' AND id IN "
        "(SELECT game FROM deals WHERE deal = ? AND deal != ''))"
    )
    values = (rules.name, rules.changes, deal)
    return tuple(map(game_row, connection.execute(_GAMES.format(chosen=chosen), values)))


def deals(connection: Connection, rules: RulesText | None) -> tuple[DealRow, ...]:
    """Return the deals of finished games by some rules, or by all, the oldest first."""
    chosen = "" if rules is None else _BY_RULES
    values = () if rules is None else (rules.name, rules.changes)
    by_game: dict[int, list[DealRow]] = {}
    known: dict[int, tuple[PlaceInFile, RulesText]] = {}
    for game, *place, variant, changes in connection.execute(_PLACES.format(chosen=chosen), values):
        by_game[game] = []
        known[game] = PlaceInFile(*place), rules or RulesText(variant, changes)
    coach = coach_rows(connection.execute(f"SELECT {COACH_COLUMNS} FROM coach"))
    found = connection.execute(_DEALS.format(chosen=chosen), values)
    for game, row in deal_rows(found, known, coach):
        by_game[game].append(row)
    return tuple([deal for game in by_game.values() for deal in game])


def not_looked_back(connection: Connection, most: int) -> tuple[DealRow, ...]:
    """Return up to ``most`` counted deals that await the coach's review, newest first."""
    order = ", ".join(f"games.{each} DESC" for each in IN_ORDER)
    deals: list[DealRow] = []
    for row in connection.execute(_NOT_LOOKED_BACK.format(order=order), (most,)):
        game = PlaceInFile(*row[-6:-2]), RulesText(*row[-2:])
        deals += [deal for _, deal in deal_rows([row[:-6]], {row[0]: game}, {})]
    return tuple(deals)


def keys_looked_back(connection: Connection) -> dict[tuple[PlaceInFile, int], DealKey]:
    """Return the keys of the deals that the coach has looked back at, by game and number."""
    found = connection.execute(_KEYS.format(finished=_FINISHED))
    return {
        (PlaceInFile(file, name, first, count), number): DealKey(deal, play)
        for file, name, first, count, number, deal, play in found
    }


def size(connection: Connection) -> tuple[int, int]:
    """Return how many games there are, and how many of them are open."""
    found = connection.execute(
        f"SELECT count(*), coalesce(sum(origin = '{_OPEN}'), 0) FROM games WHERE NOT doubled"
    )
    games, are_open = found.fetchone()
    return games, are_open


def points(
    connection: Connection, rules: RulesText
) -> tuple[tuple[Seat, tuple[int, ...], int], ...]:
    """Return what counted deals by some rules brought: seat, points of all, and how many did so."""
    found: list[tuple[int, str, int]]
    found = connection.execute(_POINTS, (rules.name, rules.changes)).fetchall()
    return tuple(
        (EVERY_SEAT[seat], tuple(map(int, brought.split(","))), deals)
        for seat, brought, deals in found
    )


def rules_played(connection: Connection, today: str) -> tuple[RulesText, ...]:
    """Return the rules of finished games, those played last first.

    When a game was played whose day is still to come is not known: it counts as the oldest, and
    where there are only such games their order decides.
    """
    found = connection.execute(
        "SELECT variant, changes, max(sorted || ' ' || time) AS last, "
        "max(CASE WHEN sorted <= ? THEN sorted || ' ' || time ELSE '' END) AS known "
        "FROM games WHERE origin = ? AND NOT doubled "
        "GROUP BY variant, changes ORDER BY known DESC, last DESC",
        (today, _FINISHED),
    )
    return tuple(RulesText(variant, changes) for variant, changes, *_ in found)
