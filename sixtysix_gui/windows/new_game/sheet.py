"""The sheet before a game: by which rules, against whom, how long, and which deal."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from sixtysix_gui.design import fonts, theme
from sixtysix_gui.design.theme import Cloth
from sixtysix_gui.rules.sets.rules import Rules
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.storage.settings_values import Level
from sixtysix_gui.text.common import texts
from sixtysix_gui.text.names import my_name
from sixtysix_gui.text.rules.rule_sets import guided_game
from sixtysix_gui.windows.new_game.choice import NewGame, NewGameDraft
from sixtysix_gui.windows.new_game.company_choice import (
    HEIGHT,
    HEIGHT_IN_FOLDS,
    CompanyChoice,
    MiniTable,
    seat_words,
)
from sixtysix_gui.windows.new_game.rule_grid import RuleGrid
from sixtysix_gui.windows.new_game.terms import DealChoice, HouseRules, LengthChoice, house_keys
from sixtysix_gui.windows.settings.settings_keeper import card_style_of, speed_of
from sixtysix_gui.windows.sheets.fitted_sheet import Arrangement, shape_of
from sixtysix_gui.windows.sheets.paper_sheet import PaperSheet
from sixtysix_gui.windows.widgets.accordion import Accordion
from sixtysix_gui.windows.widgets.basic import is_enter, label, reached_by_tab, rule
from sixtysix_gui.windows.widgets.opponents import OpponentChoice
from sixtysix_gui.windows.widgets.segments import Segments

_ = texts("NewGameSheet")

_TITLE, _HEADING = 2.05, 1.2
_PLAYERS_WIDTH, _RIGHT_WIDTH = 36.0, 25.5
_COLUMN_GAP, _PART_GAP, _FOLD_GAP = 1.75, 1.1, 0.6
_LINE_GAP, _TABLE_GAP, _FOOT_GAP, _BUTTON_GAP = 0.35, 0.5, 0.5, 0.5
"""Lengths and sizes of letters in text units."""
_LONGEST_CODE = 23
"""Letters and hyphens of a deal code."""
_WITHOUT_TABLE = 130
"""From this size of words on a fold has no room for the table, in percent."""


@dataclass(frozen=True)
class NewGameActs:
    """What the buttons do."""

    deal: Callable[[NewGame], None]
    cancel: Callable[[], None]
    all_rules: Callable[[], None]
    players: Callable[[int], None]
    show_how: Callable[[str], None]
    change_rules: Callable[[Rules], None]


class NewGameSheet(PaperSheet):
    """Asks what game to play; what is chosen stands in the draft at once."""

    def __init__(
        self,
        unit: float,
        draft: NewGameDraft,
        acts: NewGameActs,
        settings: Settings,
        arrangement: Arrangement,
    ) -> None:
        """Show the draft, in the look and at the speed of the settings."""
        super().__init__(unit, shape_of(arrangement))
        self._draft = draft
        self._acts = acts
        self._settings = settings
        self._style = card_style_of(settings)
        self._is_folded = arrangement is Arrangement.ACCORDION
        choice, offers = draft.choice, draft.offers
        self.setAccessibleName(_("New game"))
        self.players = self._players_choice()
        self.grid = RuleGrid(offers, draft.variants(offers), draft.card_place, unit)
        self.house = HouseRules(choice.rules, unit)
        self.opponents = self._opponents_choice()
        self.table = self._make_table()
        self.length = LengthChoice(choice.length, choice.rules, unit)
        self.deal_choice = DealChoice(choice.code, unit, practice=choice.practice)
        self.folds: Accordion | None = None
        self.all_rules, self.show_how = self.link_buttons(
            (_("&All rules…"), "all-rules", acts.all_rules),
            (_("Show &me how"), "show-how", self._show_how),
        )
        self.cancel = self.act_button(_("Ca&ncel"), "cancel", acts.cancel)
        self.deal = self.act_button(_("Deal th&e cards"), "deal", self._take, main=True)
        self.main_button = self.deal
        for made in (self.cancel, self.deal):
            made.setAutoDefault(False)  # which would take Ctrl+Enter for itself
        self._lay_out(arrangement)
        self._connect()

    @property
    def choice(self) -> NewGame:
        """What is chosen now."""
        return self._draft.choice

    @override
    def wished_height(self, width: int) -> int:
        """As high as the rule cards are worth looking at."""
        self.grid.wants_room = True
        self._forget_heights()
        height = self.needed_height(width)
        self.grid.wants_room = False
        self._forget_heights()
        return height

    @override
    def tab_stops(self) -> list[QWidget]:
        """Go down the sheet: players, rules, faces, length, code, practice, and the foot."""
        order: list[QWidget] = [] if self.players is None else [*self.players.parts()]
        order += [*self._heads("rules"), *self.grid.cards, *self.house.stops()]
        order += [*self._heads("opponents"), *self.opponents.stops()]
        order += [*self._heads("length"), *self.length.segments.parts()]
        order += [self.deal_choice.field, self.deal_choice.practice, *self._foot_stops]
        return reached_by_tab(order)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Deal by Ctrl+Enter from anywhere, go by Esc, and choose the players by their number.

        In the field of the code Enter deals too, for it means that the code is written.
        """
        with_ctrl = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        in_code = self.focusWidget() is self.deal_choice.field
        in_foot = self.focusWidget() in self._foot_stops
        count = event.key() - Qt.Key.Key_0
        if is_enter(event) and (with_ctrl or in_code):
            self.deal.click()
        elif event.key() == Qt.Key.Key_Escape:
            self._acts.cancel()
        elif self.players is not None and count in self._draft.cards:
            self._acts.players(count)
        elif event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right) and not in_foot:
            event.accept()  # at the end of a row they lead nowhere
        else:
            super().keyPressEvent(event)

    @property
    def _foot_stops(self) -> tuple[QPushButton, ...]:
        return (self.all_rules, self.show_how, self.cancel, self.deal)

    def _heads(self, key: str) -> list[QWidget]:
        return [] if self.folds is None else [self.folds.header(key)]

    def _forget_heights(self) -> None:
        """Let the layouts ask the cards again; before the sheet is shown nothing else does."""
        self.grid.updateGeometry()
        if self.folds is not None:
            self.folds.updateGeometry()
        for layout in (self.column, *self.findChildren(QLayout)):
            layout.invalidate()

    # --------------------------------------------------------------------------------- the parts

    def _players_choice(self) -> Segments | None:
        """Ask how many play, where there is a choice."""
        names = {2: _("For two"), 3: _("For three"), 4: _("For four")}
        counts = sorted(self._draft.cards)
        if len(counts) < 2:
            return None
        values = [(str(count), names[count]) for count in counts]
        chosen = str(self._draft.players)
        made = Segments(values, chosen, _("Players"), self.unit, players=counts)
        made.setMaximumWidth(round(_PLAYERS_WIDTH * self.unit))
        made.chosen.connect(self._take_players)
        for count, part in zip(counts, made.parts(), strict=True):
            part.setObjectName(f"players-{count}")
        return made

    def _opponents_choice(self) -> OpponentChoice | CompanyChoice:
        choice = self._draft.choice
        if choice.players == 2:
            return OpponentChoice(choice.level, self._style, self.unit, rules=choice.rules)
        made = CompanyChoice(choice, self._draft.place, self._style, self.unit)
        made.place_chosen.connect(self._take_place)
        return made

    def _make_table(self) -> MiniTable | None:
        """Show who sits where at a table of three or four, if there is room."""
        if not isinstance(self.opponents, CompanyChoice):
            return None
        if self._is_folded and self._settings.text_size >= _WITHOUT_TABLE:
            return None
        height = HEIGHT_IN_FOLDS if self._is_folded else HEIGHT
        made = MiniTable(self.unit, Cloth(self._settings.cloth), height)
        made.chosen.connect(self.opponents.choose_place)
        return made

    # ---------------------------------------------------------------------------- where they stand

    def _lay_out(self, arrangement: Arrangement) -> None:
        self.column.setSpacing(round(_FOOT_GAP * self.unit))
        self.column.addLayout(self._head())
        if self._is_folded:
            self.folds = self._as_folds()
            self.column.addWidget(self.folds, 1)
        else:
            is_wide = arrangement is Arrangement.TWO_COLUMNS
            self.column.addLayout(self._two_columns() if is_wide else self._one_column(), 1)
            self.column.addWidget(rule())
        self.column.addLayout(self._foot())

    def _head(self) -> QHBoxLayout:
        """Return the title, and the choice of how many play."""
        row = QHBoxLayout()
        title = label(_("New game"), wrap=False)
        title.setFont(fonts.heading(_TITLE * self.unit, bold=True))
        row.addWidget(title)
        row.addStretch(1)
        if self.players is not None:
            row.addWidget(self.players, 4)
        return row

    def _two_columns(self) -> QHBoxLayout:
        """Return the rules and the table on the left, all else on the right."""
        aside = QWidget()
        aside.setFixedWidth(round(_RIGHT_WIDTH * self.unit))
        right = QVBoxLayout(aside)
        right.setContentsMargins(0, 0, 0, 0)
        right.setSpacing(round(_LINE_GAP * self.unit))
        for place, question in enumerate(self._questions()):
            if place:
                right.addSpacing(round(_PART_GAP * self.unit))
                right.addStretch(1)
            self._ask(right, *question)
        right.addStretch(1)
        row = QHBoxLayout()
        row.setSpacing(round(_COLUMN_GAP * self.unit))
        row.addLayout(self._rules_and_table(), 1)
        row.addWidget(aside)
        return row

    def _one_column(self) -> QVBoxLayout:
        """Return all parts, one below the other."""
        column = self._rules_and_table()
        for question in self._questions():
            column.addSpacing(round(_PART_GAP * self.unit))
            self._ask(column, *question)
        return column

    def _rules_and_table(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(round(_LINE_GAP * self.unit))
        self._ask(column, _("Which &rules?"), self.grid, self.grid)
        column.setStretchFactor(self.grid, 1)
        column.addWidget(self.house)
        if self.table is not None:
            column.addSpacing(round(_TABLE_GAP * self.unit))
            self._ask(column, _("Who sits where?"), self.opponents, self.table)
        return column

    def _questions(self) -> list[tuple[str, QWidget, QWidget]]:
        """Return what is asked beside the rules, what its letter leads to, and what answers."""
        who = _("&Who sits across from you?")
        if self._draft.players > 2:
            who = _("How &strong?")
        return [
            (who, self.opponents, self.opponents),
            (_("How &long?"), self.length, self.length),
            (_("Which cards?"), self.deal_choice.field, self.deal_choice),
        ]

    def _ask(self, column: QVBoxLayout, words: str, buddy: QWidget, part: QWidget) -> None:
        heading = label(words, wrap=False)
        heading.setFont(fonts.heading(_HEADING * self.unit))
        heading.setStyleSheet(f"color: {theme.ACTION_GREEN};")
        heading.setBuddy(buddy)
        column.addWidget(heading)
        column.addWidget(part)

    def _as_folds(self) -> Accordion:
        """Return the parts as folds, of which one is open."""
        players = [part for part in (self.table, self.opponents) if part is not None]
        parts = {
            "rules": (_("Rules"), self._fold(self.grid, self.house)),
            "opponents": (_("Players"), self._fold(*players)),
            "length": (_("Length and deal"), self._fold(self.length, self.deal_choice)),
        }
        speed = speed_of(self._settings)
        folds = Accordion(parts, self._draft.open_part, self.unit, speed)
        folds.opened.connect(self._keep_open_part)
        return folds

    def _fold(self, *parts: QWidget) -> QWidget:
        """Put parts one below the other; the rule cards take what room is left."""
        together = QWidget()
        column = QVBoxLayout(together)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(round(_FOLD_GAP * self.unit))
        for part in parts:
            column.addWidget(part, 1 if part is self.grid else 0)
        if self.grid not in parts:
            column.addStretch(1)
        return together

    def _foot(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(round(_BUTTON_GAP * self.unit))
        for button in self._foot_stops:
            if button is self.cancel:
                row.addStretch(1)
            row.addWidget(button)
        return row

    # ------------------------------------------------------------------------------ what is chosen

    def _connect(self) -> None:
        self.grid.chosen.connect(self._take_rules)
        self.house.chosen.connect(self._acts.change_rules)
        self.opponents.chosen.connect(self._take_level)
        self.length.chosen.connect(partial(self._take_value, "length"))
        self.deal_choice.code_typed.connect(partial(self._take_value, "code"))
        self.deal_choice.practice_chosen.connect(partial(self._take_value, "practice"))
        self._tell_values()

    def _take_players(self, value: str) -> None:
        self._acts.players(int(value))

    def _show_how(self) -> None:
        game = guided_game(self.choice.rules)
        if game is not None:
            self._acts.show_how(game)

    def _take_rules(self, rules: Rules) -> None:
        if self.house.lists or house_keys(rules):
            self._acts.change_rules(rules)  # other lists stand beside its card, or none
            return
        self._draft.take_rules(rules)
        self.length.show_rules(rules)
        self._tell_values()

    def _take_level(self, level: Level) -> None:
        self._change(self.choice.with_level(level, self._draft.place))

    def _take_place(self, place: int | None) -> None:
        """Choose for a seat from now on, or for all, who are then alike."""
        self._draft.place = place
        self._change(self.choice if place is not None else replace(self.choice, each=()))

    def _take_value(self, field: str, value: object) -> None:
        self._change(replace(self.choice, **{field: value}))

    def _change(self, choice: NewGame) -> None:
        self._draft.choice = choice
        self._tell_values()

    def _keep_open_part(self, key: str) -> None:
        self._draft.open_part = key

    def _tell_values(self) -> None:
        """Write what is chosen at the table and on the lines of the folds."""
        self.show_how.setVisible(guided_game(self.choice.rules) is not None)
        if isinstance(self.opponents, CompanyChoice):
            self.opponents.show_choice(self.choice)
        else:
            self.opponents.describe_for(self.choice.rules)
        if self.table is not None:
            seats = seat_words(self.choice, self._style)
            self.table.show_seats(my_name(self._settings), seats, self._draft.place)
        if self.folds is None:
            return
        self.folds.header("rules").show_values(self.grid.offer.told(self.grid.variant))
        self.folds.header("opponents").show_values(self.opponents.told)
        counts = _("practice") if self.choice.practice else _("counts")
        length = self.length.segments.part(self.length.value).text()
        code = self.choice.code.strip()
        if len(code) > _LONGEST_CODE:
            code = f"{code[: _LONGEST_CODE - 1]}…"
        self.folds.header("length").show_values(length, counts, code or _("random deal"))

    def _take(self) -> None:
        """Deal, or say why not; the code is shown where it was folded away."""
        code = self.deal_choice.read_code()
        if code is None:
            if self.folds is not None:
                self.folds.open("length")
            self.deal_choice.field.setFocus()
            return
        self._acts.deal(replace(self.choice, code=code))
