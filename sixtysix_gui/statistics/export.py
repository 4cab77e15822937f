"""What the archive holds as tables for other programs, a row a deal or game (storage.tables)."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import takewhile
from typing import TextIO, TypeVar

from sixtysix_gui.archive.archive import Archive
from sixtysix_gui.archive.rows import Company, DealRow, Dealt, GameRow, PlaceInFile
from sixtysix_gui.coach.accounts import Theme
from sixtysix_gui.coach.summaries import DecisionSummary
from sixtysix_gui.rules.seats import EVERY_SEAT, FIRST_SEATS, Seat
from sixtysix_gui.statistics.fair_cards import READ
from sixtysix_gui.storage.tables import TableColumn, write_csv, write_json

_Of = TypeVar("_Of")


@dataclass(frozen=True)
class DecisionRow:
    """A decision that the coach has judged, and the deal in which it was made."""

    deal: DealRow
    found: DecisionSummary


def _seats(of: Callable[[_Of], Company]) -> list[TableColumn[_Of]]:
    """Return the columns of who sat where."""

    def text(name: str, kind: Callable[[Company], Sequence[str]], seat: Seat) -> TableColumn[_Of]:
        return TableColumn(name, lambda row: _at(kind(of(row)), seat))

    return [
        TableColumn("my seat", lambda row: _letter(of(row).seat)),
        *(text(f"name {seat.name}", lambda company: company.names, seat) for seat in EVERY_SEAT),
        *(text(f"level {seat.name}", lambda company: company.levels, seat) for seat in EVERY_SEAT),
    ]


def _parties(name: str, of: Callable[[_Of], Sequence[int]]) -> list[TableColumn[_Of]]:
    """Return the columns of numbers, one a party, which has the letter of its first seat."""

    def number(party: Seat) -> TableColumn[_Of]:
        return TableColumn(f"{name} {party.name}", lambda row: _at(of(row), party))

    return [number(party) for party in FIRST_SEATS]


def _hand(name: str, place: int) -> list[TableColumn[DealRow]]:
    """Return the columns of what a hand held at first: one's own is the first, at place 0."""

    def number(what: str, of: Callable[[Dealt], int]) -> TableColumn[DealRow]:
        return TableColumn(
            f"{name} {what}", lambda deal: None if deal.dealt is None else of(deal.dealt[place])
        )

    return [number(what.value, read) for what, read in READ.items()]


def _lost(theme: Theme) -> TableColumn[DealRow]:
    return TableColumn(
        f"lost by {theme.value}",
        lambda deal: None if deal.coach is None else deal.coach.lost.get(theme, 0.0),
    )


def _game(of: Callable[[_Of], PlaceInFile]) -> list[TableColumn[_Of]]:
    return [
        TableColumn("file", lambda row: of(row).file),
        TableColumn("game", lambda row: of(row).game or of(row).first),
    ]


DEALS: Sequence[TableColumn[DealRow]] = (
    *_game(lambda deal: deal.game),
    TableColumn("deal", lambda deal: deal.number),
    TableColumn("day", lambda deal: deal.day),
    TableColumn("time", lambda deal: deal.time),
    TableColumn("rules", lambda deal: deal.rules.name),
    TableColumn("changes of rules", lambda deal: deal.rules.changes),
    *_seats(lambda deal: deal.company),
    TableColumn("dealer", lambda deal: deal.dealer.name),
    TableColumn("counts", lambda deal: deal.counted),
    TableColumn("cards by chance", lambda deal: deal.is_random),
    TableColumn("hint", lambda deal: deal.helped),
    TableColumn("ended", lambda deal: deal.ended),
    *_parties("points", lambda deal: deal.points),
    *_parties("card points", lambda deal: deal.totals),
    *_parties("tricks", lambda deal: deal.tricks),
    TableColumn("closer", lambda deal: _letter(deal.closer)),
    TableColumn("closed before trick", lambda deal: deal.closed_at or None),
    TableColumn("66 passed over", lambda deal: deal.passed_over),
    TableColumn("contract", lambda deal: deal.contract),
    TableColumn("bidder", lambda deal: _letter(deal.bidder)),
    TableColumn("bid", lambda deal: deal.bid or None),
    TableColumn("price times", lambda deal: deal.level),
    TableColumn("I named trumps", lambda deal: deal.trump_by_me),
    TableColumn("marriages", lambda deal: " ".join(seat.name for seat in deal.marriages)),
    *_hand("my", 0),
    *_hand("other", 1),
    TableColumn("promised", lambda deal: deal.coach and deal.coach.promised),
    TableColumn("luck", lambda deal: deal.coach and deal.coach.luck),
    TableColumn("others gave away", lambda deal: deal.coach and deal.coach.given_by_other),
    TableColumn("I gave away", lambda deal: deal.coach and deal.coach.given),
    TableColumn("worst mark", lambda deal: deal.coach and deal.coach.worst.value),
    *(_lost(theme) for theme in Theme),
    TableColumn("closes passed up", lambda deal: deal.coach and deal.coach.passed_closes),
    TableColumn("worth of my close", lambda deal: deal.coach and deal.coach.closing),
    TableColumn("chance of my close", lambda deal: deal.coach and deal.coach.close_wins),
)
"""A row a deal."""

GAMES: Sequence[TableColumn[GameRow]] = (
    *_game(lambda game: game.place),
    TableColumn("from", lambda game: game.origin.value),
    TableColumn("day", lambda game: game.day),
    TableColumn("time", lambda game: game.time),
    TableColumn("rules", lambda game: game.rules.name),
    TableColumn("changes of rules", lambda game: game.rules.changes),
    *_seats(lambda game: game.company),
    TableColumn("length", lambda game: game.length),
    TableColumn("result", lambda game: game.standing.value),
    *_parties("score", lambda game: game.score),
    TableColumn("my place", lambda game: game.rank or None),
    TableColumn("deals", lambda game: game.deals),
    TableColumn("practice", lambda game: game.practice),
    TableColumn("hint", lambda game: game.helped),
    TableColumn("worst mark", lambda game: None if game.worst is None else game.worst.value),
)
"""A row a game."""

DECISIONS: Sequence[TableColumn[DecisionRow]] = (
    *_game(lambda decision: decision.deal.game),
    TableColumn("deal", lambda decision: decision.deal.number),
    TableColumn("move", lambda decision: decision.found.step),
    TableColumn("trick", lambda decision: decision.found.trick),
    TableColumn("played", lambda decision: decision.found.played),
    TableColumn("best", lambda decision: decision.found.best),
    TableColumn("verdict", lambda decision: decision.found.verdict.value),
    TableColumn("theme", lambda decision: decision.found.theme and decision.found.theme.value),
    TableColumn("expected", lambda decision: decision.found.expected),
    TableColumn("luck", lambda decision: decision.found.luck),
    TableColumn("lost", lambda decision: decision.found.loss),
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

    def write(columns: Sequence[TableColumn[_Of]], rows: Iterable[_Of]) -> None:
        wanted = takewhile(lambda _: not should_stop(), rows)
        (write_json if as_json else write_csv)(columns, wanted, out)

    if table is ExportTable.DEALS:
        write(DEALS, archive.deals())
    elif table is ExportTable.GAMES:
        write(GAMES, archive.games())
    else:
        write(DECISIONS, _decisions(archive))


def _decisions(archive: Archive) -> Iterator[DecisionRow]:
    """Yield the decisions; for each deal a file is read."""
    for deal, decisions in archive.decisions():
        yield from (DecisionRow(deal, found) for found in decisions)
