"""Lays the sheet of the deal of the day on the table, and leads on to all that it offers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import date, timedelta
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication, QPixmap

from sixtysix_gui.text.common import texts
from sixtysix_gui.text.names import Opponent, my_name
from sixtysix_gui.text.training import day as said
from sixtysix_gui.training.day import SEAT, points_for
from sixtysix_gui.training.kept.days import AceState, DayResult
from sixtysix_gui.windows.day.keeping import DayKeeping, DayStanding
from sixtysix_gui.windows.playing.game_flow import GameFlow
from sixtysix_gui.windows.settings.settings_keeper import card_style_of, speed_of
from sixtysix_gui.windows.sheets.paper_sheet import PaperSheet
from sixtysix_gui.windows.sheets.sheet_layer import SheetMaker
from sixtysix_gui.windows.viewer.ace_at_work import AceAtWork
from sixtysix_gui.windows.widgets.tiles import TileState

if TYPE_CHECKING:
    from sixtysix_gui.records import DealRecord
    from sixtysix_gui.windows.archive.keeper import ArchiveKeeper
    from sixtysix_gui.windows.day.sheets import DayActs, DayFacts, DaySheet
    from sixtysix_gui.windows.training.keeper import TrainingKeeper

_ = texts("DayDoor")

_DAYS = 7
"""So many of the last days are shown."""


@dataclass
class _Draft:
    """What the sheet tells of: by which rules, and of which day, also once that is over.

    ``below`` is the sheet that comes back afterwards. ``ends_game`` says that the deal has just
    ended, and that the table is left by closing. ``watches`` waits for the Ace's play.
    """

    rules: str
    day: date
    below: SheetMaker | None = None
    ends_game: bool = False
    watches: bool = False


_WAITING = (DayStanding.WAITS, DayStanding.OPEN)


class DayDoor(QObject):
    """Shows the deal of the day until it is closed; what lay there before comes back then."""

    def __init__(
        self,
        flow: GameFlow,
        training: TrainingKeeper,
        archive: ArchiveKeeper,
        parent: QObject | None = None,
        *,
        rules: Callable[[], str],
        today: Callable[[], date] = date.today,
        ace: AceAtWork | None = None,
    ) -> None:
        """Lay sheets on the person's own table; ``ace`` plays for comparison.

        ``rules`` tells the rule set that is trained.
        """
        super().__init__(parent)
        self._flow = flow
        self._layer = flow.sheets
        self._settings = flow.keeper
        self._today, self._rules = today, rules
        self._draft: _Draft | None = None
        self._keeping = DayKeeping(flow, training, archive, self, ace)
        self._keeping.changed.connect(self._show_again)
        self._keeping.ace_played.connect(self._show_ace)
        flow.table_needed.connect(self.forget)

    @property
    def sheet(self) -> DaySheet | None:
        """The sheet that lies on the table; None if it is none of these."""
        if self._draft is None:
            return None
        from sixtysix_gui.windows.day.sheets import DaySheet

        lies = self._layer.sheet
        return lies if isinstance(lies, DaySheet) else None

    # --------------------------------------------------------------------------- coming and going

    def open(self) -> None:
        """Lay the sheet of today's deal on the table; one that lies there stays."""
        if self.sheet is not None:
            self.sheet.take_focus()
            return
        self._keeping.settle()
        rules, day = self._rules_today(), self._today()
        self._keeping.find(rules, day)
        self._lay(_Draft(rules, day, self._layer.lay_aside()))

    def take_end(self) -> None:
        """Keep what came of the deal of a day that is over at the table."""
        self._keeping.take_end()

    def show_end(self) -> bool:
        """Show what came of the deal at the table, if it is that of a day that is kept."""
        records = self._flow.controller.game_records()
        result = self._keeping.days.of_game(records[-1].tag("Game") or "") if records else None
        if result is None or result.is_open:
            return False
        self._lay(_Draft(result.rules, result.day, ends_game=True))
        return True

    def _lay(self, draft: _Draft) -> None:
        self._draft = draft
        self._let_ace_catch_up(draft)
        self._layer.set_speed(speed_of(self._settings.settings))
        self._layer.show_sheet(partial(self._write, draft))
        self._flow.possibilities_changed.emit()

    def _let_ace_catch_up(self, draft: _Draft) -> None:
        """Let the Ace play the days shown; those before are tried again where he has failed."""
        result = self._result()
        if result is not None and not result.is_open:
            self._keeping.let_ace_play(result)
        last = max(draft.day, self._today())
        days = self._keeping.days.last(draft.rules, last, _DAYS)
        self._keeping.catch_up([each for each in days if each is None or each.day != draft.day])

    def forget(self) -> None:
        """Be gone: something else has the table now, and what lay below does not come back."""
        lies = self.sheet is not None
        self._draft = None
        if lies:
            self._layer.take_away()

    def close(self) -> None:
        """Take the sheet away; what lay there before comes back, or the table is left."""
        draft = self._draft
        if self.sheet is None or draft is None:
            return
        self._draft = None
        if draft.ends_game:
            self._layer.take_away()
            self._flow.leave_wanted.emit()
            return
        if draft.below is None:
            self._layer.take_away()
        else:
            self._layer.turn_to(draft.below)
        self._flow.uncover()

    def shut_down(self) -> bool:
        """Stop what is done in the background; say whether it has ended."""
        return self._keeping.shut_down()

    # ------------------------------------------------------------------------------ the start sheet

    def tile_state(self) -> TileState:
        """Say on the tile of the start sheet how today's deal stands."""
        self._keeping.settle()
        result = self._result_today()
        standing = self._keeping.standing(result)
        return TileState(self._state_line(standing, result), standing in _WAITING)

    def _state_line(self, standing: DayStanding, result: DayResult | None) -> str:
        match standing:
            case DayStanding.OPEN:
                return said.is_open_line()
            case DayStanding.GONE:
                return said.is_gone_line()
            case DayStanding.OVER if result is not None:
                return said.made_line(result, self._deck)
            case _:
                return said.not_played_line(self._today())

    def notes(self) -> dict[str, str]:
        """Return what the archive notes of all days, by the names of their games."""
        return {one.game: said.note(one, self._deck) for one in self._keeping.days.all()}

    def is_waiting(self) -> bool:
        """Whether today's deal can be played, or gone on with."""
        return self._keeping.standing(self._result_today()) in _WAITING

    def _result_today(self) -> DayResult | None:
        return self._keeping.find(self._rules_today(), self._today())

    def _rules_today(self) -> str:
        """Return the rule set by which today's deal is open, else the one that is trained."""
        rules, keeping = self._rules(), self._keeping
        opened = [
            result.rules
            for result in keeping.days.open()
            if result.day == self._today() and keeping.standing(result) is DayStanding.OPEN
        ]
        return rules if rules in opened or not opened else opened[0]

    # ----------------------------------------------------------------------------------- writing

    def _write(self, draft: _Draft, unit: float) -> PaperSheet:
        """Write the sheet, also where it comes back after another one that lay over it."""
        from sixtysix_gui.windows.day.sheets import AfterSheet, BeforeSheet

        self._draft = draft
        facts = self._facts(draft)
        result = facts.result
        if result is not None and facts.standing is DayStanding.OVER:
            return AfterSheet(unit, facts, self._acts(result), result)
        return BeforeSheet(unit, facts, self._acts(result))

    def _result(self) -> DayResult | None:
        """Return what is known of the day that the sheet tells of."""
        draft = self._draft
        return None if draft is None else self._keeping.days.of(draft.rules, draft.day)

    def _facts(self, draft: _Draft) -> DayFacts:
        from sixtysix_gui.windows.day.sheets import DayFacts

        day, today, result = draft.day, self._today(), self._result()
        last = max(day, today)
        known = [
            each if self._keeping.standing(each) in (DayStanding.OPEN, DayStanding.OVER) else None
            for each in self._keeping.days.last(draft.rules, last, _DAYS)
        ]
        dates = (last - timedelta(days=back) for back in reversed(range(_DAYS)))
        failed = result is not None and result.ace is None and result.ace_state is AceState.FAILED
        plays = result is not None and self._keeping.ace_plays(result)
        return DayFacts(
            draft.rules,
            day,
            today,
            self._keeping.standing(result),
            result,
            tuple(zip(dates, known, strict=True)),
            self._deck,
            my_name(self._settings.settings),
            ace_plays=plays and result is not None and result.ace is None,
            ace_failed=failed and not plays,
        )

    def _acts(self, result: DayResult | None) -> DayActs:
        from sixtysix_gui.windows.day.sheets import DayActs

        records = () if result is None or result.is_open else self._keeping.records_of(result)
        return DayActs(
            show_rules=self._show_rules,
            deal=self._deal,
            go_on=self._go_on,
            look_back=(lambda: self._flow.files.look_back(records)) if records else None,
            copy=self._copy,
            watch_ace=self._watch,
            other_seat=(lambda: self._play_other_seat(records)) if records else None,
            try_again=self._try_ace_again,
            close=self.close,
            face=self._face,
        )

    def _face(self, opponent: Opponent, size: float) -> QPixmap:
        from sixtysix_gui.windows.widgets.opponents import opponent_face

        settings = self._settings.settings
        style = card_style_of(settings)
        ratio = self._flow.table.devicePixelRatioF()
        return opponent_face(opponent, style, ratio, round(size))

    @property
    def _deck(self) -> str:
        return self._settings.settings.deck

    def _show_again(self) -> None:
        if self.sheet is not None:
            self._layer.rewrite()

    # --------------------------------------------------------------------------------------- acts

    def _show_rules(self, rules: str) -> None:
        """Show the deal of the day by other rules, which is always today's."""
        draft = self._draft
        if draft is None or draft.rules == rules:
            return
        draft.rules, draft.day, draft.watches = rules, self._today(), False
        self._keeping.find(draft.rules, draft.day)
        self._let_ace_catch_up(draft)
        self._layer.rewrite()

    def _deal(self) -> None:
        draft = self._draft
        if draft is not None:
            self._keeping.deal(draft.rules, draft.day)

    def _go_on(self) -> None:
        result = self._result()
        if result is None:
            return
        self._flow.go_on(result.game)
        if self._layer.sheet is None:
            self._flow.table.setFocus()

    def _copy(self) -> None:
        result = self._result()
        if result is not None:
            QGuiApplication.clipboard().setText(said.to_copy(result, self._deck))
            self._flow.announcer.tell_line(_("Copied."))

    def _watch(self) -> None:
        draft, result = self._draft, self._result()
        if draft is not None and result is not None:
            draft.watches = True
            record = self._keeping.replay_ace(result)
            if record is not None:
                self._show_ace(result, record)
            else:
                self._flow.notices.say(said.ace_plays_word(self._deck))

    def _show_ace(self, result: DayResult, record: DealRecord) -> None:
        """Show the Ace's play, if that was asked for and the sheet still lies there."""
        draft = self._draft
        if draft is None or not draft.watches or self.sheet is None or self._result() != result:
            return
        draft.watches = False
        outcome = record.outcome
        if outcome is not None and points_for(outcome, record.rules.sides[SEAT]) != result.ace:
            self._flow.notices.say(said.ace_otherwise_line(self._deck))
        self._flow.files.show((record,))

    def _try_ace_again(self) -> None:
        result = self._result()
        if result is not None:
            self._keeping.catch_up([result])
            self._show_again()

    def _play_other_seat(self, records: tuple[DealRecord, ...]) -> None:
        from sixtysix_gui.rules.seats import opposite
        from sixtysix_gui.windows.review.trials import Trial
        from sixtysix_gui.windows.viewer.viewer import Shown

        shown, index, back = Shown(records), len(records) - 1, self._way_back()
        self._flow.try_from(Trial(shown, index, 0, opposite(SEAT), with_coach=False, back=back))

    def _way_back(self) -> Callable[[], None] | None:
        """Return what lays the sheet again as it stands, over whatever lies there then."""
        draft = self._draft
        if draft is None:
            return None

        def lay() -> None:
            below, controller = self._layer.lay_aside(), self._flow.controller
            is_over = controller.setup is not None and not controller.is_game_running
            self._lay(replace(draft, below=below, ends_game=is_over))

        return lay
