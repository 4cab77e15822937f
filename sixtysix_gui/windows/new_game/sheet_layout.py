"""Where the parts of the sheet before a game stand: in columns, or in folds."""

from dataclasses import dataclass

from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from sixtysix_gui.design import fonts, theme
from sixtysix_gui.table.durations import Speed
from sixtysix_gui.text.common import translate
from sixtysix_gui.windows.new_game.company_choice import CompanyChoice, MiniTable
from sixtysix_gui.windows.new_game.rule_grid import RuleGrid
from sixtysix_gui.windows.new_game.terms import DealChoice, HouseRules, LengthChoice
from sixtysix_gui.windows.widgets.accordion import Accordion, AccordionPart
from sixtysix_gui.windows.widgets.basic import label
from sixtysix_gui.windows.widgets.opponents import OpponentChoice
from sixtysix_gui.windows.widgets.segments import Segments

_TITLE = 2.05
_HEADING = 1.2
_COLUMN_GAP = 1.75
_RIGHT_WIDTH = 25.5
_LINE_GAP = 0.35
_PART_GAP = 1.1
_FOLD_GAP = 0.6
_TABLE_GAP = 0.5
_BUTTON_GAP = 0.5
"""Lengths and sizes of letters in text units."""


@dataclass(frozen=True)
class SheetParts:
    """What stands on the sheet; some parts only where there is a choice, or several play."""

    players: Segments | None
    rules: RuleGrid
    house: HouseRules
    table: MiniTable | None
    opponents: OpponentChoice | CompanyChoice
    length: LengthChoice
    deal: DealChoice
    links: tuple[QPushButton, ...]
    buttons: tuple[QPushButton, ...]
    for_several: bool


class SheetLayout:
    """Lays the parts out in one of the ways in which a sheet can stand."""

    def __init__(self, parts: SheetParts, unit: float) -> None:
        """Take the parts; nothing is laid out yet."""
        self._parts = parts
        self._unit = unit

    def head(self) -> QHBoxLayout:
        """Return the title, and the choice of how many play."""
        row = QHBoxLayout()
        title = label(translate("NewGameSheet", "New game"), wrap=False)
        title.setFont(fonts.heading(_TITLE * self._unit, bold=True))
        row.addWidget(title)
        row.addStretch(1)
        if self._parts.players is not None:
            row.addWidget(self._parts.players, 4)
        return row

    def two_columns(self) -> QHBoxLayout:
        """Return the rules and the table on the left, all else on the right."""
        left, right = QVBoxLayout(), QVBoxLayout()
        for column in (left, right):
            column.setSpacing(round(_LINE_GAP * self._unit))
        left.addWidget(self._rules_heading())
        left.addWidget(self._parts.rules, 1)
        left.addWidget(self._parts.house)
        self._add_table(left)
        gap = round(_PART_GAP * self._unit)
        self._add_players(right)
        for add in (self._add_length, self._add_deal):
            right.addSpacing(gap)
            right.addStretch(1)
            add(right)
        right.addStretch(1)
        aside = QWidget()
        aside.setFixedWidth(round(_RIGHT_WIDTH * self._unit))
        right.setContentsMargins(0, 0, 0, 0)
        aside.setLayout(right)
        row = QHBoxLayout()
        row.setSpacing(round(_COLUMN_GAP * self._unit))
        row.addLayout(left, 1)
        row.addWidget(aside)
        return row

    def one_column(self) -> QVBoxLayout:
        """Return all parts, one below the other."""
        column = QVBoxLayout()
        column.setSpacing(round(_LINE_GAP * self._unit))
        gap = round(_PART_GAP * self._unit)
        column.addWidget(self._rules_heading())
        column.addWidget(self._parts.rules, 1)
        column.addWidget(self._parts.house)
        self._add_table(column)
        for add in (self._add_players, self._add_length, self._add_deal):
            column.addSpacing(gap)
            add(column)
        return column

    def folds(self, open_part: str, speed: Speed) -> Accordion:
        """Return the parts as folds, of which one is open."""
        together = QWidget()
        column = QVBoxLayout(together)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(round(_FOLD_GAP * self._unit))
        column.addWidget(self._parts.length)
        column.addWidget(self._parts.deal)
        column.addStretch(1)
        parts = {
            "rules": AccordionPart(translate("NewGameSheet", "Rules"), self._rules_part()),
            "opponents": AccordionPart(
                translate("NewGameSheet", "Players"), self._opponents_part()
            ),
            "length": AccordionPart(translate("NewGameSheet", "Length and deal"), together),
        }
        return Accordion(parts, open_part, self._unit, speed)

    def _rules_heading(self) -> QLabel:
        return self._heading(translate("NewGameSheet", "By which &rules?"), self._parts.rules)

    def _rules_part(self) -> QWidget:
        """Return the cards, and what can be agreed on beside the chosen one, for a fold."""
        if not self._parts.house.lists:
            return self._parts.rules
        together = QWidget()
        column = QVBoxLayout(together)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(round(_FOLD_GAP * self._unit))
        column.addWidget(self._parts.rules, 1)
        column.addWidget(self._parts.house)
        return together

    def _opponents_part(self) -> QWidget:
        """Return the table and the faces below it, for a fold."""
        if self._parts.table is None:
            return self._parts.opponents
        together = QWidget()
        column = QVBoxLayout(together)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(round(_FOLD_GAP * self._unit))
        column.addWidget(self._parts.table)
        column.addWidget(self._parts.opponents)
        column.addStretch(1)
        return together

    def _add_table(self, column: QBoxLayout) -> None:
        if self._parts.table is None:
            return
        column.addSpacing(round(_TABLE_GAP * self._unit))
        column.addWidget(
            self._heading(translate("NewGameSheet", "Who sits where?"), self._parts.opponents)
        )
        column.addWidget(self._parts.table)

    def _add_players(self, column: QBoxLayout) -> None:
        words = translate("NewGameSheet", "&Who sits across from you?")
        if self._parts.for_several:
            words = translate("NewGameSheet", "How &strong?")
        column.addWidget(self._heading(words, self._parts.opponents))
        column.addWidget(self._parts.opponents)

    def _add_length(self, column: QBoxLayout) -> None:
        column.addWidget(self._heading(translate("NewGameSheet", "How &long?"), self._parts.length))
        column.addWidget(self._parts.length)

    def _add_deal(self, column: QBoxLayout) -> None:
        column.addWidget(
            self._heading(translate("NewGameSheet", "Which deal?"), self._parts.deal.field)
        )
        column.addWidget(self._parts.deal)

    def _heading(self, text: str, buddy: QWidget) -> QLabel:
        made = label(text, wrap=False)
        made.setFont(fonts.heading(_HEADING * self._unit))
        made.setStyleSheet(f"color: {theme.ACTION_GREEN};")
        made.setBuddy(buddy)
        return made

    def foot(self) -> QHBoxLayout:
        """Return the row of links and buttons."""
        row = QHBoxLayout()
        row.setSpacing(round(_BUTTON_GAP * self._unit))
        for link in self._parts.links:
            row.addWidget(link)
        row.addStretch(1)
        for button in self._parts.buttons:
            row.addWidget(button)
        return row
