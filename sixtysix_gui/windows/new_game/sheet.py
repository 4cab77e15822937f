"""The sheet before a game: by which rules, against whom, how long, and which deal."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLayout, QWidget
from typing_extensions import override

from sixtysix_gui.design.card_svg import CardStyle
from sixtysix_gui.design.theme import Cloth
from sixtysix_gui.rules.scoring.game import Length
from sixtysix_gui.rules.sets.rules import Rules
from sixtysix_gui.storage.settings_values import Level
from sixtysix_gui.table.durations import Speed
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
from sixtysix_gui.windows.new_game.sheet_layout import SheetLayout, SheetParts
from sixtysix_gui.windows.new_game.terms import DealChoice, HouseRules, LengthChoice, house_keys
from sixtysix_gui.windows.sheets.fitted_sheet import Arrangement, shape_of
from sixtysix_gui.windows.sheets.paper_sheet import PaperSheet, make_link
from sixtysix_gui.windows.widgets.accordion import Accordion
from sixtysix_gui.windows.widgets.basic import is_enter, rule
from sixtysix_gui.windows.widgets.opponents import OpponentChoice
from sixtysix_gui.windows.widgets.segments import Segments

_PLAYERS_WIDTH = 36.0
_FOOT_GAP = 0.5
"""Lengths in text units."""
_LONGEST_CODE = 23
"""Letters and hyphens of a deal code."""


@dataclass(frozen=True)
class NewGameActs:
    """What the buttons do."""

    deal: Callable[[NewGame], None]
    cancel: Callable[[], None]
    all_rules: Callable[[], None]
    players: Callable[[int], None]
    show_how: Callable[[str], None]
    change_rules: Callable[[Rules], None]


@dataclass(frozen=True)
class NewGameLook:
    """How the sheet is laid out, whose faces it shows, and how fast its folds open.

    ``cloth`` and ``my_name`` are for the table of several; ``has_table`` is whether it is shown.
    """

    arrangement: Arrangement
    style: CardStyle
    speed: Speed = Speed.NONE
    cloth: Cloth = Cloth.GREEN
    my_name: str = ""
    has_table: bool = True


class NewGameSheet(PaperSheet):
    """Asks what game to play; what is chosen stands in the draft at once."""

    def __init__(
        self, unit: float, draft: NewGameDraft, acts: NewGameActs, look: NewGameLook
    ) -> None:
        """Show the draft."""
        super().__init__(unit, shape_of(look.arrangement))
        self._draft = draft
        self._acts = acts
        self._look = look
        choice, offers = draft.choice, draft.offers
        self.setAccessibleName(self.tr("New game"))
        self.players = self._players_choice()
        self.grid = RuleGrid(offers, draft.variants(offers), draft.card_place, unit)
        self.house = HouseRules(choice.rules, unit)
        self.opponents = self._opponents_choice()
        self.table = self._make_table()
        self.length = LengthChoice(choice.length, choice.rules, unit)
        self.deal_choice = DealChoice(choice.code, unit, practice=choice.practice)
        self.folds: Accordion | None = None
        self.all_rules = make_link(self.tr("&All rules …"), unit)
        self.show_how = make_link(self.tr("Show &me how"), unit)
        self.cancel = self.act_button(self.tr("Ca&ncel"), "cancel", acts.cancel)
        self.deal = self.act_button(self.tr("Deal th&e cards"), "deal", self._take, main=True)
        self.main_button = self.deal
        for made in (self.cancel, self.deal):
            made.setAutoDefault(False)  # which would take Ctrl+Enter for itself
        self.all_rules.setObjectName("all-rules")
        self.all_rules.clicked.connect(lambda: acts.all_rules())
        self.show_how.setObjectName("show-how")
        self.show_how.clicked.connect(self._show_how)
        self._lay_out(look)
        self._connect()

    @property
    def choice(self) -> NewGame:
        """What is chosen now."""
        return self._draft.choice

    @property
    def trouble(self) -> str:
        """Why the cards cannot be dealt; empty if they can."""
        return self.deal_choice.trouble

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
        heads = {} if self.folds is None else {key: [self.folds.header(key)] for key in _PARTS}
        order: list[QWidget] = [] if self.players is None else [*self.players.parts()]
        order += [*heads.get("rules", []), *self.grid.cards]
        order += self.house.stops()
        order += [*heads.get("opponents", []), *self.opponents.stops()]
        order += [*heads.get("length", []), *self.length.segments.parts()]
        order += [self.deal_choice.field, self.deal_choice.practice]
        order += [self.all_rules, self.show_how, self.cancel, self.deal]
        return [
            stop
            for stop in order
            if stop.isVisible() and stop.focusPolicy() & Qt.FocusPolicy.TabFocus
        ]

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Deal by Ctrl+Enter from anywhere, go by Esc, and choose the players by their number.

        In the field of the code Enter deals too, for it means that the code is written.
        """
        with_ctrl = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        in_code = self.focusWidget() is self.deal_choice.field
        count = event.key() - Qt.Key.Key_0
        if is_enter(event) and (with_ctrl or in_code):
            self.deal.click()
        elif event.key() == Qt.Key.Key_Escape:
            self._acts.cancel()
        elif self.players is not None and count in self._draft.cards:
            self._acts.players(count)
        elif event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right) and not self._in_foot:
            event.accept()  # at the end of a row they lead nowhere
        else:
            super().keyPressEvent(event)

    @property
    def _in_foot(self) -> bool:
        return self.focusWidget() in (self.all_rules, self.show_how, self.cancel, self.deal)

    def _forget_heights(self) -> None:
        """Let the layouts ask the cards again; before the sheet is shown nothing else does."""
        self.grid.updateGeometry()
        if self.folds is not None:
            self.folds.updateGeometry()
        for layout in (self.column, *self.findChildren(QLayout)):
            layout.invalidate()

    def _players_choice(self) -> Segments | None:
        """Ask how many play, where there is a choice."""
        names = {2: self.tr("For two"), 3: self.tr("For three"), 4: self.tr("For four")}
        counts = sorted(self._draft.cards)
        if len(counts) < 2:
            return None
        values = [(str(count), names[count]) for count in counts]
        chosen = str(self._draft.players)
        made = Segments(values, chosen, self.tr("Players"), self.unit, players=counts)
        made.setMaximumWidth(round(_PLAYERS_WIDTH * self.unit))
        made.chosen.connect(self._take_players)
        for count, part in zip(counts, made.parts(), strict=True):
            part.setObjectName(f"players-{count}")
        return made

    def _opponents_choice(self) -> OpponentChoice | CompanyChoice:
        choice, style = self._draft.choice, self._look.style
        if choice.players == 2:
            return OpponentChoice(choice.level, style, self.unit, rules=choice.rules)
        made = CompanyChoice(choice, self._draft.place, style, self.unit)
        made.place_chosen.connect(self._take_place)
        return made

    def _make_table(self) -> MiniTable | None:
        """Show who sits where, at a table of several."""
        if self._draft.players == 2 or not self._look.has_table:
            return None
        folded = self._look.arrangement is Arrangement.ACCORDION
        height = HEIGHT_IN_FOLDS if folded else HEIGHT
        made = MiniTable(self.unit, self._look.cloth, height)
        made.chosen.connect(self._press_place)
        return made

    def _lay_out(self, look: NewGameLook) -> None:
        self.column.setSpacing(round(_FOOT_GAP * self.unit))
        places = SheetLayout(self._parts(), self.unit)
        self.column.addLayout(places.head())
        if look.arrangement is Arrangement.ACCORDION:
            self.folds = places.folds(self._draft.open_part, look.speed)
            self.folds.opened.connect(self._keep_open_part)
            self.column.addWidget(self.folds, 1)
        elif look.arrangement is Arrangement.ONE_COLUMN:
            self.column.addLayout(places.one_column(), 1)
        else:
            self.column.addLayout(places.two_columns(), 1)
        if look.arrangement is not Arrangement.ACCORDION:
            self.column.addWidget(rule())
        self.column.addLayout(places.foot())

    def _parts(self) -> SheetParts:
        return SheetParts(
            players=self.players,
            rules=self.grid,
            house=self.house,
            table=self.table,
            opponents=self.opponents,
            length=self.length,
            deal=self.deal_choice,
            links=(self.all_rules, self.show_how),
            buttons=(self.cancel, self.deal),
            for_several=self._draft.players > 2,
        )

    def _connect(self) -> None:
        self.grid.chosen.connect(self._take_rules)
        self.house.chosen.connect(self._acts.change_rules)
        self.opponents.chosen.connect(self._take_level)
        self.length.chosen.connect(self._take_length)
        self.deal_choice.code_typed.connect(self._take_code)
        self.deal_choice.practice_chosen.connect(self._take_practice)
        self._tell_values()

    def _show_how(self) -> None:
        game = guided_game(self.choice.rules)
        if game is not None:
            self._acts.show_how(game)

    def _take_players(self, value: str) -> None:
        self._acts.players(int(value))

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

    def _press_place(self, place: int) -> None:
        if isinstance(self.opponents, CompanyChoice):
            self.opponents.choose_place(place)

    def _take_length(self, length: Length) -> None:
        self._change(replace(self.choice, length=length))

    def _take_code(self, code: str) -> None:
        self._change(replace(self.choice, code=code))

    def _take_practice(self, practice: bool) -> None:
        self._change(replace(self.choice, practice=practice))

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
            seats = seat_words(self.choice, self._look.style)
            self.table.show_seats(self._look.my_name, seats, self._draft.place)
        if self.folds is None:
            return
        self.folds.header("rules").show_values(self.grid.offer.told(self.grid.variant))
        self.folds.header("opponents").show_values(self.opponents.told)
        counts = self.tr("practice") if self.choice.practice else self.tr("counts")
        length = self.length.segments.part(self.length.value).text()
        code = self.choice.code.strip()
        if len(code) > _LONGEST_CODE:
            code = f"{code[: _LONGEST_CODE - 1]}…"
        self.folds.header("length").show_values(length, counts, code or self.tr("any deal"))

    def _take(self) -> None:
        """Deal, or say why not; the code is shown where it was folded away."""
        code = self.deal_choice.read_code()
        if code is None:
            if self.folds is not None:
                self.folds.open("length")
            self.deal_choice.field.setFocus()
            return
        self._acts.deal(replace(self.choice, code=code))


_PARTS = ("rules", "opponents", "length")
