"""A window of statistics over deals that are made up by simple rules, without chance."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from datetime import date, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QLabel, QPushButton, QWidget

from sixtysix_gui.archive.changing import Deleted
from sixtysix_gui.archive.rows import ALL, DealRow, Dealt, Filter, GameRow, RulesText, fits
from sixtysix_gui.coach.accounts import Theme
from sixtysix_gui.coach.judgements import Verdict
from sixtysix_gui.coach.summaries import DecisionSummary
from sixtysix_gui.design.card_svg import CardStyle
from sixtysix_gui.rules.seats import EVERY_SEAT, Seat
from sixtysix_gui.rules.sets.rules import Rules, rule_set, rule_set_names
from sixtysix_gui.storage.deleted_games import PutBack
from sixtysix_gui.storage.deletion_texts import Deletion
from sixtysix_gui.storage.folders import StorageError
from sixtysix_gui.windows.desktop.errands import Errands, ShouldStop
from sixtysix_gui.windows.statistics.charts.chart import Chart
from sixtysix_gui.windows.statistics.data_acts import DataActs, TrainingUses
from sixtysix_gui.windows.statistics.frame import FilterRow
from sixtysix_gui.windows.statistics.pages.all_pages import StatisticsPage
from sixtysix_gui.windows.statistics.reading import Reading, WantedDeals
from sixtysix_gui.windows.statistics.window import Remembered, StatisticsWindow, Uses
from tests.helpers.deal_rows import GERMAN, TODAY, Archive, coach, company, deal
from tests.helpers.windows.settled import settle

if TYPE_CHECKING:
    from sixtysix_gui.archive import archive as archives
    from sixtysix_gui.archive.changing import Changes
    from sixtysix_gui.controller.coach_worker import CoachWorker

LEVELS = ("casual", "club", "expert")
HAND = Dealt(
    trumps=2, aces=1, marriages=0, trump_marriage=0, lowest_trump=1, first_lead=1, points=30
)
OTHER_HAND = Dealt(
    trumps=1, aces=1, marriages=1, trump_marriage=0, lowest_trump=0, first_lead=0, points=31
)
_IN_GAME = 6
DECISION = DecisionSummary(3, 2, "HA", "HJ", Verdict.SLIP, Theme.LEAD, 0.2, -0.1, 0.15)


def career(rules: str = GERMAN, deals: int = 60, *, reviewed: bool = True) -> list[DealRow]:
    """Deals over half a year in games of six, two days for every deal back from today."""
    return [_deal(rules, number, deals, reviewed=reviewed) for number in range(deals)]


def _deal(name: str, number: int, deals: int, *, reviewed: bool) -> DealRow:
    rules = rule_set(name)
    game = 1000 * rule_set_names().index(name) + number // _IN_GAME
    levels = [LEVELS[(game + seat) % len(LEVELS)] for seat in range(1, len(rules.seats))]
    changes: dict[str, object] = {
        "rules": name,
        "number": number % _IN_GAME + 1,
        "day": (TODAY - timedelta(days=2 * (deals - 1 - number))).isoformat(),
        "company": company("", *levels),
        "trump_by_me": number % 3 == 0,
        "marriages": ((), (Seat.A,), (Seat.B,))[number % 3],
    }
    if rules.close:
        changes |= _of_two(number, reviewed=reviewed)
    elif rules.contracts:
        words = [*rules.contracts]
        changes |= {"contract": words[number % len(words)], "bidder": EVERY_SEAT[number % 4]}
    elif rules.bid_calls != "none":
        changes |= {"bid": 1 + number % 4, "bidder": EVERY_SEAT[number % 3], "ended": "made"}
    return deal(_points(rules, number), game=game, **changes)


def _of_two(number: int, *, reviewed: bool) -> dict[str, object]:
    closes = number % 4 == 0
    found = coach(
        0.9 - number / 200,
        given_by_other=0.6,
        lost={Theme.CLOSING: 0.3, list(Theme)[number % 8]: 0.4},
        passed_closes=number % 9 == 0,
        closing=0.2 if closes else None,
        close_wins=0.7 if closes else None,
    )
    return {
        "dealt": (HAND, OTHER_HAND),
        "closer": EVERY_SEAT[number // 4 % 2] if closes else None,
        "closed_at": 1 + number // 8 % 5 if closes else 0,
        "coach": found if reviewed else None,
    }


def _points(rules: Rules, number: int) -> tuple[int, ...]:
    winner, points = number % 7 % len(rules.parties), [0] * len(rules.parties)
    if rules.score_unit == "stakes-from-each":
        points = [-1] * len(points)
        points[winner] = len(points) - 1
    else:
        points[winner] = 1 + number % 3
    return tuple(points)


@dataclass(frozen=True)
class _Size:
    games: int


class MadeUpArchive:
    """Has deals and the games that they are of."""

    def __init__(self, deals: Sequence[DealRow] = ()) -> None:
        self.deals_known = list(deals)
        self.foreign: tuple[GameRow, ...] = ()
        self.games_said: int | None = None
        self.is_broken = False

    def size(self) -> _Size:
        return _Size(len(self.games()) if self.games_said is None else self.games_said)

    def games(self, wanted: Filter = ALL) -> tuple[GameRow, ...]:
        made = Archive.of(self.deals_known).games.values()
        return tuple(row for row in (*made, *self.foreign) if fits(row, wanted, TODAY.isoformat()))

    def games_by(self, rules: RulesText) -> tuple[GameRow, ...]:
        return tuple(row for row in self.games() if row.rules == rules)

    def deals(self, rules: RulesText | None = None) -> tuple[DealRow, ...]:
        if self.is_broken:
            raise ZeroDivisionError
        return tuple(row for row in self.deals_known if rules in (None, row.rules))

    def decisions(self) -> Iterator[tuple[DealRow, tuple[DecisionSummary, ...]]]:
        for row in self.deals_known:
            if row.coach is not None:
                yield row, (DECISION,)

    def rules_played(self) -> tuple[RulesText, ...]:
        return tuple(dict.fromkeys(row.rules for row in self.deals_known))


@dataclass
class MadeUpChanges:
    """Deletes games of an archive, and fails if it is to."""

    archive: MadeUpArchive
    trouble: StorageError | None = None
    half: StorageError | None = None
    """Why only half of the games are deleted."""
    gone: list[DealRow] = field(default_factory=list[DealRow])

    def delete(self, rows: Sequence[GameRow], _should_stop: ShouldStop) -> Deleted:
        self._fail()
        if self.half is not None:
            rows = rows[: len(rows) // 2]
        places = {row.place for row in rows}
        known = self.archive.deals_known
        self.gone = [row for row in known if row.game in places]
        self.archive.deals_known = [row for row in known if row.game not in places]
        done = (Deletion(Path("x"), TODAY, "2026-11.66r", len(rows)),)
        return Deleted(done, trouble=None if self.half is None else self.half.notice)

    @property
    def deleted_games(self) -> "MadeUpChanges":
        return self

    def put_back(self, deletions: Sequence[Deletion], _should_stop: ShouldStop) -> PutBack:
        self._fail()
        self.archive.deals_known += self.gone
        return PutBack(sum(deletion.games for deletion in deletions))

    def _fail(self) -> None:
        if self.trouble is not None:
            raise self.trouble


class MadeUpCoach:
    """Hears what he is told."""

    def __init__(self) -> None:
        self.heard: list[str] = []

    def halt(self) -> None:
        self.heard.append("halt")

    def begin_again(self) -> None:
        self.heard.append("begin again")


class StatisticsTable:
    """A window, and all that it uses."""

    def __init__(
        self,
        archive: MadeUpArchive,
        folder: Path,
        today: Callable[[], date],
        training: TrainingUses | None = None,
    ) -> None:
        self.archive = archive
        self.changes = MadeUpChanges(archive)
        self.checked: list[QWidget] = []
        self.forgotten = 0
        self.reviews_trouble: StorageError | None = None
        self.dialogs: list[QFileDialog] = []
        self._folder = folder
        self._errands = Errands()
        self.coach = MadeUpCoach()
        self.data = DataActs(
            cast("archives.Archive", archive),
            cast("Changes", self.changes),
            self._forget,
            cast("CoachWorker", self.coach),
            training=training,
            today=today,
        )
        self.building: tuple[int, int] | None = None
        uses = Uses(
            self.checked.append,
            self.data,
            lambda window: lambda title: self._dialog(window, title),
            self._errands,
            lambda: self.building,
        )
        self.style = CardStyle("french")
        self.remembered = Remembered()
        reading = Reading(cast("archives.Archive", archive), today)
        self.window = StatisticsWindow(reading, self.style, uses, self.remembered)
        self.data.changed.connect(self.window.refresh)
        self.told: list[str] = []
        self.window.announcer.said.connect(self._hear)

    def show(self, width: int, height: int) -> None:
        self.window.setMinimumSize(1, 1)
        self.window.resize(width, height)
        self.window.show()
        self.window.activateWindow()

    def rewrite(self) -> None:
        self.window.rewrite(self.style)
        settle()

    def close(self) -> None:
        self.window.close()
        self.data.shut_down()
        self._errands.shut_down()

    def _hear(self, text: str, _interrupts: bool) -> None:
        self.told.append(text)

    def _forget(self) -> None:
        self.coach.heard.append("forgotten")
        if self.reviews_trouble is not None:
            raise self.reviews_trouble
        self.forgotten += 1

    def _dialog(self, over: QWidget, title: str) -> QFileDialog:
        made = QFileDialog(over, title)
        made.setOption(QFileDialog.Option.DontUseNativeDialog)
        made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        made.setDirectory(str(self._folder))
        self.dialogs.append(made)
        return made

    # ------------------------------------------------------------------------------ what is seen

    def go_to(self, page: StatisticsPage) -> None:
        self.window.show_page(page)
        settle()

    def choose(self, wanted: WantedDeals) -> None:
        self.remembered.wanted = wanted
        self.window.refresh()
        settle()

    @property
    def filters(self) -> FilterRow:
        (found,) = self.window.findChildren(FilterRow)
        return found

    @property
    def charts(self) -> list[Chart]:
        return self.window.column.charts

    @property
    def points(self) -> list[str]:
        """What can be read point by point on the page."""
        return [point for chart in self.charts for point in chart.points]

    @property
    def texts(self) -> list[str]:
        """The words of the page besides charts."""
        return [each.text() for each in self.window.column.findChildren(QLabel) if each.text()]

    @property
    def foot(self) -> str:
        """What is said below the page of what counts there."""
        (foot,) = {each.text() for each in self.window.findChildren(QLabel, "what-counts")}
        return foot

    def button(self, name: str) -> QPushButton:
        found = self.window.column.findChild(QPushButton, name)
        found = found or self.window.findChild(QPushButton, name)
        assert isinstance(found, QPushButton)
        return found

    def has_button(self, name: str) -> bool:
        return self.window.column.findChild(QPushButton, name) is not None

    def press(
        self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
    ) -> None:
        QTest.keyClick(self.window.focusWidget() or self.window, key, modifier)
        settle()
