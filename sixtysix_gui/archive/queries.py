"""What is asked of the index: games and deals as rows, in their order."""

from sqlite3 import Connection

from sixtysix_gui.archive.index_rows import (
    COACH_COLUMNS,
    DEAL_COLUMNS,
    GAME_COLUMNS,
    coach_rows,
    deal_rows,
    game_row,
)
from sixtysix_gui.archive.rows import DealRow, GameRow, Origin, Place, RulesText
from sixtysix_gui.records.identity import DealKey
from sixtysix_gui.rules.seats import EVERY_SEAT, Seat

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
    known: dict[int, tuple[Place, RulesText]] = {}
    for game, *place, variant, changes in connection.execute(_PLACES.format(chosen=chosen), values):
        by_game[game] = []
        known[game] = Place(*place), rules or RulesText(variant, changes)
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
        game = Place(*row[-6:-2]), RulesText(*row[-2:])
        deals += [deal for _, deal in deal_rows([row[:-6]], {row[0]: game}, {})]
    return tuple(deals)


def keys_looked_back(connection: Connection) -> dict[tuple[Place, int], DealKey]:
    """Return the keys of the deals that the coach has looked back at, by game and number."""
    found = connection.execute(_KEYS.format(finished=_FINISHED))
    return {
        (Place(file, name, first, count), number): DealKey(deal, play)
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
