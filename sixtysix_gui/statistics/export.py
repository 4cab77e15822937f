"""What the archive holds as tables for other programs, a row a deal or game (storage.tables)."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import takewhile
from typing import TextIO, TypeVar

from sixtysix_gui.archive.archive import Archive
from sixtysix_gui.archive.rows import Company, DealRow, Dealt, GameRow, Place
from sixtysix_gui.coach.accounts import Theme
from sixtysix_gui.coach.summaries import DecisionSummary
from sixtysix_gui.rules.seats import EVERY_SEAT, FIRST_SEATS, Seat
from sixtysix_gui.statistics.fair_cards import READ
from sixtysix_gui.storage.tables import Column, write_csv, write_json

_Of = TypeVar("_Of")


@dataclass(frozen=True)
class JudgedDecision:
    """A decision that the coach has judged, and the deal in which it was made."""

    deal: DealRow
    found: DecisionSummary


def _seats(of: Callable[[_Of], Company]) -> list[Column[_Of]]:
    """Return the columns of who sat where."""

    def text(name: str, kind: Callable[[Company], Sequence[str]], seat: Seat) -> Column[_Of]:
        return Column(name, lambda row: _at(kind(of(row)), seat))

    return [
        Column("my seat", lambda row: _letter(of(row).seat)),
        *(text(f"name {seat.name}", lambda company: company.names, seat) for seat in EVERY_SEAT),
        *(text(f"level {seat.name}", lambda company: company.levels, seat) for seat in EVERY_SEAT),
    ]


def _parties(name: str, of: Callable[[_Of], Sequence[int]]) -> list[Column[_Of]]:
    """Return the columns of numbers, one a party, which has the letter of its first seat."""

    def number(party: Seat) -> Column[_Of]:
        return Column(f"{name} {party.name}", lambda row: _at(of(row), party))

    return [number(party) for party in FIRST_SEATS]


def _hand(name: str, place: int) -> list[Column[DealRow]]:
    """Return the columns of what a hand held at first: one's own is the first, at place 0."""

    def number(what: str, of: Callable[[Dealt], int]) -> Column[DealRow]:
        return Column(
            f"{name} {what}", lambda deal: None if deal.dealt is None else of(deal.dealt[place])
        )

    return [number(what.value, read) for what, read in READ.items()]


def _lost(theme: Theme) -> Column[DealRow]:
    return Column(
        f"lost by {theme.value}",
        lambda deal: None if deal.coach is None else deal.coach.lost.get(theme, 0.0),
    )


def _game(of: Callable[[_Of], Place]) -> list[Column[_Of]]:
    return [
        Column("file", lambda row: of(row).file),
        Column("game", lambda row: of(row).game or of(row).first),
    ]


DEALS: Sequence[Column[DealRow]] = (
    *_game(lambda deal: deal.game),
    Column("deal", lambda deal: deal.number),
    Column("day", lambda deal: deal.day),
    Column("time", lambda deal: deal.time),
    Column("rules", lambda deal: deal.rules.name),
    Column("changes of rules", lambda deal: deal.rules.changes),
    *_seats(lambda deal: deal.company),
    Column("dealer", lambda deal: deal.dealer.name),
    Column("counts", lambda deal: deal.counted),
    Column("cards by chance", lambda deal: deal.is_random),
    Column("hint", lambda deal: deal.helped),
    Column("ended", lambda deal: deal.ended),
    *_parties("points", lambda deal: deal.points),
    *_parties("card points", lambda deal: deal.totals),
    *_parties("tricks", lambda deal: deal.tricks),
    Column("closer", lambda deal: _letter(deal.closer)),
    Column("closed before trick", lambda deal: deal.closed_at or None),
    Column("66 passed over", lambda deal: deal.passed_over),
    Column("contract", lambda deal: deal.contract),
    Column("bidder", lambda deal: _letter(deal.bidder)),
    Column("bid", lambda deal: deal.bid or None),
    Column("price times", lambda deal: deal.level),
    Column("I named trumps", lambda deal: deal.trump_by_me),
    Column("marriages", lambda deal: " ".join(seat.name for seat in deal.marriages)),
    *_hand("my", 0),
    *_hand("other", 1),
    Column("promised", lambda deal: deal.coach and deal.coach.promised),
    Column("luck", lambda deal: deal.coach and deal.coach.luck),
    Column("others gave away", lambda deal: deal.coach and deal.coach.given_by_other),
    Column("I gave away", lambda deal: deal.coach and deal.coach.given),
    Column("worst mark", lambda deal: deal.coach and deal.coach.worst.value),
    *(_lost(theme) for theme in Theme),
    Column("closes passed up", lambda deal: deal.coach and deal.coach.passed_closes),
    Column("worth of my close", lambda deal: deal.coach and deal.coach.closing),
    Column("chance of my close", lambda deal: deal.coach and deal.coach.close_wins),
)
"""A row a deal."""

GAMES: Sequence[Column[GameRow]] = (
    *_game(lambda game: game.place),
    Column("from", lambda game: game.origin.value),
    Column("day", lambda game: game.day),
    Column("time", lambda game: game.time),
    Column("rules", lambda game: game.rules.name),
    Column("changes of rules", lambda game: game.rules.changes),
    *_seats(lambda game: game.company),
    Column("length", lambda game: game.length),
    Column("result", lambda game: game.standing.value),
    *_parties("score", lambda game: game.score),
    Column("my place", lambda game: game.rank or None),
    Column("deals", lambda game: game.deals),
    Column("practice", lambda game: game.practice),
    Column("hint", lambda game: game.helped),
    Column("worst mark", lambda game: None if game.worst is None else game.worst.value),
)
"""A row a game."""

DECISIONS: Sequence[Column[JudgedDecision]] = (
    *_game(lambda decision: decision.deal.game),
    Column("deal", lambda decision: decision.deal.number),
    Column("move", lambda decision: decision.found.step),
    Column("trick", lambda decision: decision.found.trick),
    Column("played", lambda decision: decision.found.played),
    Column("best", lambda decision: decision.found.best),
    Column("verdict", lambda decision: decision.found.verdict.value),
    Column("theme", lambda decision: decision.found.theme and decision.found.theme.value),
    Column("expected", lambda decision: decision.found.expected),
    Column("luck", lambda decision: decision.found.luck),
    Column("lost", lambda decision: decision.found.loss),
)
"""A row a decision that the coach has judged."""


def _at(values: Sequence[_Of], place: int) -> _Of | None:
    return values[place] if place < len(values) else None


def _letter(seat: Seat | None) -> str | None:
    return None if seat is None else seat.name


# ------------------------------------------------------------------------------------------ writing


class ExportTable(Enum):
    """What can be exported of games; the text is that of names and files."""

    DEALS = "deals"
    GAMES = "games"
    DECISIONS = "decisions"


def write_games(
    archive: Archive,
    table: ExportTable,
    out: TextIO,
    should_stop: Callable[[], bool],
    *,
    as_json: bool,
) -> None:
    """Write a table as CSV or JSON, until ``should_stop`` says so."""

    def write(columns: Sequence[Column[_Of]], rows: Iterable[_Of]) -> None:
        wanted = takewhile(lambda _: not should_stop(), rows)
        (write_json if as_json else write_csv)(columns, wanted, out)

    if table is ExportTable.DEALS:
        write(DEALS, archive.deals())
    elif table is ExportTable.GAMES:
        write(GAMES, archive.games())
    else:
        write(DECISIONS, _decisions(archive))


def _decisions(archive: Archive) -> Iterator[JudgedDecision]:
    """Yield the decisions; for each deal a file is read."""
    for deal, decisions in archive.decisions():
        yield from (JudgedDecision(deal, found) for found in decisions)
