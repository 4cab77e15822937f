"""Which games of the archive are wanted."""

from dataclasses import dataclass

from sixtysix_gui.archive.rows import GameRow, Origin, Standing


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
    standing: Standing | None = None
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


def _ended_as(row: GameRow, wanted: Standing) -> bool:
    is_resigned = row.standing is Standing.RESIGNED
    return row.standing is wanted or (wanted is Standing.LOST and is_resigned)


def _is_marked(row: GameRow) -> bool:
    """Return whether the coach has found something that clearly cost game points."""
    return row.worst is not None and row.worst.strokes > 0
