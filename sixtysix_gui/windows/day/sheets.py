"""The sheet of the deal of the day: before it, and after."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeyEvent, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget
from typing_extensions import override

from sixtysix_gui.design import fonts
from sixtysix_gui.keys.key_map import Context, Purpose
from sixtysix_gui.keys.meaning import meaning_of, shown_key
from sixtysix_gui.table.words import signed
from sixtysix_gui.text.common import as_sentence, texts, translate
from sixtysix_gui.text.names import Opponent
from sixtysix_gui.text.training import day as said
from sixtysix_gui.text.training.room import rules_offered
from sixtysix_gui.training.kept.days import DayResult
from sixtysix_gui.windows.day.figures import FACE as ACE_FACE
from sixtysix_gui.windows.day.figures import DayDisc, DaysRow, TwoFigures
from sixtysix_gui.windows.day.keeping import DayStanding
from sixtysix_gui.windows.sheets.paper_sheet import PaperSheet, SheetShape, enter_key
from sixtysix_gui.windows.widgets.basic import PlainLabel
from sixtysix_gui.windows.widgets.basic import rule as thin_line
from sixtysix_gui.windows.widgets.segments import Segments

_ = texts("AfterSheet")
_before_sheet = texts("BeforeSheet")

_WIDTH, _LEAST_WIDTH = 42.0, 30.0
_KING_FACE, _BESIDE_FACE, _TITLE, _WORDS = 4.6, 1.2, 1.3, 19.0
_CAPTION = 0.85
"""In text units."""
COPIED = 4_000
"""Milliseconds for which the button says that the result was copied."""


@dataclass(frozen=True)
class DayFacts:
    """What is shown.

    ``days`` are the last ones with what came of them, the oldest first. ``mine`` names the person.
    """

    rules: str
    day: date
    today: date
    standing: DayStanding
    result: DayResult | None
    days: tuple[tuple[date, DayResult | None], ...]
    deck: str
    mine: str
    ace_plays: bool = False
    ace_failed: bool = False


@dataclass(frozen=True)
class DayActs:
    """What the buttons do; ``None`` where it cannot be done."""

    show_rules: Callable[[str], None]
    deal: Callable[[], None]
    go_on: Callable[[], None]
    look_back: Callable[[], None] | None
    copy: Callable[[], None]
    watch_ace: Callable[[], None]
    other_seat: Callable[[], None] | None
    try_again: Callable[[], None]
    close: Callable[[], None]
    face: Callable[[Opponent, float], QPixmap]
    """Returns somebody's face for a diameter in pixels."""


class DaySheet(PaperSheet):
    """What is the same before and after: head, day, rule sets, and the last days."""

    def __init__(self, unit: float, facts: DayFacts, acts: DayActs) -> None:
        """Write the upper part."""
        super().__init__(unit, SheetShape(_WIDTH, least_width=_LEAST_WIDTH, over_all=True))
        self.facts = facts
        self._acts = acts
        self.add_heading(said.head())
        self.add_text(said.day_line(facts.day, facts.deck))
        self.switch = Segments(rules_offered(), facts.rules, translate("DaySheet", "Game"), unit)
        self.switch.setObjectName("rules")
        self.switch.chosen.connect(acts.show_rules)
        self.column.addSpacing(round(0.2 * unit))
        self.column.addWidget(self.switch, 0, Qt.AlignmentFlag.AlignHCenter)
        self.column.addSpacing(round(0.4 * unit))

    def add_days(self) -> None:
        """Draw the last days below a thin line."""
        facts = self.facts
        self.column.addSpacing(round(0.2 * self.unit))
        self.column.addWidget(thin_line())
        self.column.addSpacing(round(0.2 * self.unit))
        discs = [self._disc(day, result) for day, result in facts.days]
        spoken = said.spoken_days(facts.days, facts.today, facts.deck)
        self.column.addWidget(DaysRow(discs, spoken, self.unit))

    def _disc(self, day: date, result: DayResult | None) -> DayDisc:
        name, is_shown = said.short_day(day, self.facts.today), day == self.facts.day
        if result is None or result.mine is None:
            return DayDisc(name, is_shown=is_shown, is_open=result is not None)
        below = said.below_disc(result, self.facts.deck)
        return DayDisc(name, signed(result.mine), below, result.is_as_good, is_shown)

    @override
    def tab_stops(self) -> list[QWidget]:
        stops, parts = super().tab_stops(), self.switch.parts()
        last = [stop for stop in stops if stop in parts]
        return [*(stop for stop in stops if stop not in last), *last]

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._acts.close()
        else:
            super().keyPressEvent(event)


class BeforeSheet(DaySheet):
    """Says what the deal of the day is, and deals it or goes on with it."""

    def __init__(self, unit: float, facts: DayFacts, acts: DayActs) -> None:
        """Write the sheet."""
        super().__init__(unit, facts, acts)
        self._add_king()
        self.add_days()
        close = _before_sheet("Close")
        if facts.standing is DayStanding.WAITS:
            self._add_caption()
            self._add_main(_before_sheet("Deal the cards"), "deal", acts.deal, close)
        elif facts.standing is DayStanding.OPEN:
            self._add_main(_before_sheet("Continue"), "go-on", acts.go_on, close)
        else:
            self.add_buttons(main=self.act_button(close, "close", acts.close, main=True))

    def _add_main(self, text: str, name: str, act: Callable[[], None], close: str) -> None:
        main = self.act_button(text, name, act, main=True, key=enter_key())
        main.setAccessibleDescription(f"{self._title()}. {self._line()}")  # readers say it at once
        self.add_buttons(*self.link_buttons((close, "close", self._acts.close)), main=main)

    def _add_caption(self) -> None:
        self.column.addSpacing(round(0.2 * self.unit))
        self.add_text(said.no_promise()).setFont(fonts.text(_CAPTION * self.unit))

    def _add_king(self) -> None:
        """Show who sits opposite, and say what there is to know."""
        unit = self.unit
        title = self.make_label(self._title())
        title.setFont(fonts.heading(_TITLE * unit, bold=True))
        title.setObjectName("title")
        line = self.make_label(self._line(), "note")
        line.setObjectName("line")
        for words_of_it in (title, line):
            words_of_it.setFixedWidth(round(_WORDS * unit))
        words = QVBoxLayout()
        words.setSpacing(round(0.3 * unit))
        words.addStretch(1)
        words.addWidget(title)
        words.addWidget(line)
        words.addStretch(1)
        face = PlainLabel()
        face.setPixmap(self._acts.face(said.KING, _KING_FACE * unit))
        row = QHBoxLayout()
        row.setSpacing(round(_BESIDE_FACE * unit))
        row.addStretch(1)
        row.addWidget(face, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addLayout(words)
        row.addStretch(1)
        self.column.addLayout(row)

    def _title(self) -> str:
        is_open = self.facts.standing is DayStanding.OPEN
        return said.is_open_line() if is_open else said.one_try()

    def _line(self) -> str:
        lines = {
            DayStanding.OPEN: said.go_on_line(),
            DayStanding.GONE: said.is_gone_line(),
            DayStanding.ELSEWHERE: said.elsewhere_line(),
        }
        return lines.get(self.facts.standing) or said.what_follows(self.facts.deck)


class AfterSheet(DaySheet):
    """Compares what the person has made of the cards with what the Ace has."""

    def __init__(self, unit: float, facts: DayFacts, acts: DayActs, result: DayResult) -> None:
        """Write the sheet for a deal that is over."""
        super().__init__(unit, facts, acts)
        self._result = result
        self._add_figures()
        self.add_days()
        self._back_to_copy = QTimer(self)
        self._back_to_copy.setSingleShot(True)
        self._back_to_copy.setInterval(COPIED)
        self._back_to_copy.timeout.connect(self._offer_copy)
        self.copy = self.act_button(_("Copy the result"), "copy", self._copy)
        self._add_acts()

    def _add_figures(self) -> None:
        facts, result, unit = self.facts, self._result, self.unit
        ace = "" if result.ace is None else signed(result.ace)
        self.figures = TwoFigures(
            (facts.mine, as_sentence(said.ace_called(facts.deck))),
            (signed(result.mine or 0), ace),
            self._acts.face(said.MASTER, ACE_FACE * unit),
            unit,
            is_as_good=bool(result.is_as_good),
            is_playing=facts.ace_plays,
        )
        self.column.addWidget(self.figures)
        self.column.addSpacing(round(0.2 * unit))
        line = self.add_text(self._sentence(), look="")
        line.setObjectName("line")
        if result.hints:
            self.add_text(said.hints_line(result.hints))

    def _sentence(self) -> str:
        facts, result = self.facts, self._result
        if result.ace is not None and result.mine is not None:
            return said.compared(result.mine, result.ace, facts.deck)
        if facts.ace_failed:
            return said.ace_failed_line(facts.deck)
        return said.ace_plays_line(facts.deck)

    def _add_acts(self) -> None:
        acts, facts, result = self._acts, self.facts, self._result
        spoken = said.spoken_result(result.mine or 0, result.ace, facts.deck)
        plain = [self.copy]
        if acts.look_back is not None:
            text, key = _("Review with the coach"), shown_key(Purpose.LOOK_BACK)
            main = self.act_button(text, "look-back", acts.look_back, main=True, key=key)
        else:
            main = self.copy
            main.setProperty("look", "main")
            plain = []
        if facts.ace_failed:
            plain.insert(0, self.act_button(_("Try again"), "try-again", acts.try_again))
        main.setAccessibleDescription(f"{spoken} {self._sentence()}")  # readers say it at once
        watch = None if result.ace is None else acts.watch_ace
        links = self.link_buttons(
            (said.watch_words(facts.deck), "watch-ace", watch),
            (_("Try the other seat"), "other-seat", acts.other_seat),
            (_("Close"), "close", acts.close),
        )
        self.add_buttons(*links, main=main, plain=plain)

    def _copy(self) -> None:
        self._acts.copy()
        self.copy.setText(_("Copied."))
        self._back_to_copy.start()

    def _offer_copy(self) -> None:
        self.copy.setText(_("Copy the result"))

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Look back by the key for it, also where no other game does."""
        meaning, look_back = meaning_of(event, Context.WINDOW), self._acts.look_back
        if meaning is not None and meaning.purpose is Purpose.LOOK_BACK and look_back is not None:
            look_back()
        else:
            super().keyPressEvent(event)
