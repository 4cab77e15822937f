"""What is kept of deals of the day: begun before the first card, finished whenever it ends."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from enum import Enum, auto
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from sixtysix_gui.controller.game_progress import Records, fresh_game_id
from sixtysix_gui.controller.record_tags import HINTS, day_of, is_resigned
from sixtysix_gui.records import DealRecord, person_of
from sixtysix_gui.records.identity import deal_name
from sixtysix_gui.text.names import opponent_of
from sixtysix_gui.training.day import (
    ACE,
    OPPOSITE,
    PLAYERS_VERSION,
    SEAT,
    day_setup,
    points_for,
    points_given_up,
    seat_of_day,
)
from sixtysix_gui.training.kept.days import AceState, DayBook, DayResult
from sixtysix_gui.version import shown_version
from sixtysix_gui.windows.playing.game_flow import GameFlow
from sixtysix_gui.windows.playing.people_at_table import names_at
from sixtysix_gui.windows.settings.settings_keeper import opponent_name_of
from sixtysix_gui.windows.viewer.ace_at_work import AceAtWork, AceTask

if TYPE_CHECKING:
    from sixtysix_gui.archive.rows import GameRow
    from sixtysix_gui.windows.archive.keeper import ArchiveKeeper
    from sixtysix_gui.windows.training.keeper import TrainingKeeper


class DayStanding(Enum):
    """How the deal of a day stands."""

    WAITS = auto()
    """It was not dealt yet."""
    OPEN = auto()
    """It was begun and can be gone on with."""
    GONE = auto()
    """Its cards were seen, and the game is no longer kept."""
    ELSEWHERE = auto()
    """It can only be played in another window, which keeps it."""
    OVER = auto()


class DayKeeping(QObject):
    """Begins deals of days, keeps what comes of them, and has the Ace play them too.

    Signals:
        changed: something is known now of a day.
        ace_played: DayResult and DealRecord, what the Ace has made of a day just now.
    """

    changed = Signal()
    ace_played = Signal(object, object)

    def __init__(
        self,
        flow: GameFlow,
        training: TrainingKeeper,
        archive: ArchiveKeeper,
        parent: QObject,
        ace: AceAtWork | None = None,
    ) -> None:
        """Ask those who know of games; ``ace`` plays, by default on a thread of his own."""
        super().__init__(parent)
        self._flow = flow
        self._training = training
        self._archive = archive
        self._ace = AceAtWork(self) if ace is None else ace
        self._plays: list[tuple[AceTask, DealRecord]] = []
        self._ace.played.connect(self._take_play)
        self._ace.failed.connect(self._take_failure)
        flow.controller.updated.connect(self._note_dealt)

    @property
    def days(self) -> DayBook:
        """The deals of all days."""
        return self._training.practice.days

    # --------------------------------------------------------------------------------- one deal

    def standing(self, result: DayResult | None) -> DayStanding:
        """Return how the deal of a day stands."""
        if result is None:
            return DayStanding.ELSEWHERE if self._archive.only_reads else DayStanding.WAITS
        if not result.is_open:
            return DayStanding.OVER
        if self._flow.open_games.has(result.game):
            return DayStanding.OPEN
        return DayStanding.GONE if result.is_dealt else DayStanding.WAITS

    def deal(self, rules: str, day: date) -> None:
        """Deal the cards of a day: that it was begun is kept before anything of them is seen."""
        result = self.find(rules, day) or self.days.begin(
            rules, day, fresh_game_id(), shown_version(), PLAYERS_VERSION
        )
        if self.standing(result) is not DayStanding.WAITS:
            self.changed.emit()
            return
        setup, settings = day_setup(rules, day, ()), self._flow.keeper.settings
        self._flow.begin(day_setup(rules, day, names_at(setup, settings)), result.game)

    def _note_dealt(self) -> None:
        """Note that cards of a day were seen, whenever it is that they are dealt.

        Before that it may be asked whether the game at the table is to be lost.
        """
        setup = self._flow.controller.setup
        if setup is None or setup.day is None:
            return
        result = self.days.of(setup.rules.name, setup.day)
        if result is not None and not result.is_dealt and self._is_at_table(result):
            self.days.see(result.rules, result.day)
            self._tell_change()

    def find(self, rules: str, day: date) -> DayResult | None:
        """Return what is known of a day; what was forgotten of it is found among the games."""
        known = self.days.of(rules, day)
        if known is not None:
            return known
        records = self._played(rules, day)
        if not records:
            return None
        found = self.days.begin(rules, day, records[-1].tag("Game") or "", "", "")
        self.days.see(rules, day)
        self._finish(found, records)
        return self.days.of(rules, day)

    def _played(self, rules: str, day: date) -> Records:
        """Return the person's own game of a day, at the table or in the archive."""
        at_table = self._flow.controller.game_records()
        if _is_of_day(at_table, rules, day):
            return at_table
        from sixtysix_gui.archive.rows import RulesText

        bare = seat_of_day(rules, day).record
        deal = deal_name(bare.rules, bare.dealer, bare.pack)
        rows = self._archive.archive.games_with(deal, RulesText(rules))
        rows = (row for row in rows if row.length == "deal" and not row.practice)
        games = map(self._records_in, rows)
        return next((game for game in games if _is_of_day(game, rules, day)), ())

    def take_end(self) -> None:
        """Keep what came of the deal of a day that is over at the table."""
        records = self._flow.controller.game_records()
        if not records:
            return
        result, day = self.days.of_game(records[-1].tag("Game") or ""), day_of(records[-1])
        if result is not None:
            self._finish(result, records)
        elif day is not None:
            self.find(records[-1].rules.name, day)  # it was forgotten while it was played

    def settle(self) -> None:
        """Keep what came of deals that ended away from here: resigned in the archive, or a kill."""
        self._note_dealt()
        opened = [
            result for result in self.days.open() if not self._flow.open_games.has(result.game)
        ]
        for result in opened:
            records = self.records_of(result)
            if records:
                self._finish(result, records)

    def _finish(self, result: DayResult, records: Records) -> None:
        last = records[-1]
        if result.is_open and day_of(last) == result.day:
            points = _points_of(last)
            if points is None:
                return
            hints = len((last.tag(HINTS) or "").split())
            self.days.finish(result.rules, result.day, points, hints)
            self._tell_change()
        self.let_ace_play(result)

    def records_of(self, result: DayResult) -> Records:
        """Return the person's own play of a day; nothing where it is not there any more."""
        if self._is_at_table(result):
            return self._flow.controller.game_records()
        row = self._row_of(result)
        return () if row is None else self._records_in(row)

    def _records_in(self, row: GameRow) -> Records:
        from sixtysix_gui.archive.archive import ArchiveError

        try:
            return self._archive.archive.records_of(row)
        except ArchiveError:
            return ()

    def _row_of(self, result: DayResult) -> GameRow | None:
        from sixtysix_gui.archive.rows import Origin

        games = self._archive.archive.games()
        return next(
            (
                row
                for row in games
                if row.place.game == result.game and row.origin is Origin.FINISHED
            ),
            None,
        )

    def _is_at_table(self, result: DayResult) -> bool:
        records = self._flow.controller.game_records()
        return bool(records) and records[-1].tag("Game") == result.game

    def _tell_change(self) -> None:
        self._training.tell_change()
        self.changed.emit()

    # ---------------------------------------------------------------------------------- the Ace

    def catch_up(self, results: Sequence[DayResult | None]) -> None:
        """Let the Ace play the cards of finished days for which he has no result, even once more.

        He may have been stopped by the end of the program, or have failed.
        """
        for result in results:
            if result is not None and not result.is_open and result.ace is None:
                self._ace.play(self._task(result))

    def let_ace_play(self, result: DayResult) -> None:
        """Let the Ace play the cards of a day, unless he has, or has failed."""
        if result.ace is None and result.ace_state is not AceState.FAILED:
            self._ace.play(self._task(result))

    def replay_ace(self, result: DayResult) -> DealRecord | None:
        """Return how the Ace has played a day, or let him play it once more: then it is told."""
        task = self._task(result)
        known = next((record for played, record in self._plays if played == task), None)
        if known is None:
            self._ace.play(task)
        return known

    def ace_plays(self, result: DayResult) -> bool:
        """Return whether the Ace is playing the cards of a day."""
        return self._ace.is_playing(self._task(result))

    def _task(self, result: DayResult) -> AceTask:
        settings = self._flow.keeper.settings
        names = [opponent_name_of(settings, opponent_of(level)) for level in (ACE, OPPOSITE)]
        return AceTask(seat_of_day(result.rules, result.day), tuple(names))

    def _take_play(self, task: AceTask, record: DealRecord) -> None:
        result = self._result_of(task)
        outcome = record.outcome
        if result is None or outcome is None:
            return
        points = points_for(outcome, record.rules.sides[SEAT])
        self._plays.append((task, record))
        if result.ace is None:
            self.days.ace_made(result.rules, result.day, points, PLAYERS_VERSION)
        self._tell_change()
        self.ace_played.emit(self.days.of(result.rules, result.day), record)

    def _take_failure(self, task: AceTask) -> None:
        result = self._result_of(task)
        if result is not None:
            self.days.ace_failed(result.rules, result.day)
            self._tell_change()

    def _result_of(self, task: AceTask) -> DayResult | None:
        record = task.wanted.record
        day = day_of(record)
        return None if day is None else self.days.of(record.rules.name, day)

    def shut_down(self) -> bool:
        """Stop the Ace; say whether his thread has ended. The sheet lets him catch up."""
        return self._ace.shut_down()


def _is_of_day(records: Records, rules: str, day: date) -> bool:
    """Return whether a game is the person's own of a day, and no other one with that tag."""
    if not records:
        return False
    record, bare = records[-1], seat_of_day(rules, day).record
    dealt = (record.rules, record.dealer, record.pack)
    is_same = dealt == (bare.rules, bare.dealer, bare.pack)
    return is_same and day_of(record) == day and person_of(record) is SEAT


def _points_of(record: DealRecord) -> int | None:
    """Return what the person made of a deal; None where it is not over."""
    seat = person_of(record)
    if seat is None:
        return None
    if is_resigned(record, seat):
        return points_given_up(record.rules)
    outcome = record.outcome
    return None if outcome is None else points_for(outcome, record.rules.sides[seat])
