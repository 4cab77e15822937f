"""The sheet before a game: who plays, against whom, by which rules, and which deal."""

from __future__ import annotations

from dataclasses import dataclass, field

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QFormLayout,
    QHBoxLayout,
    QLineEdit,
    QRadioButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from sixtysix_gui.rules.deal_code import DealCodeError, read_deal_code
from sixtysix_gui.rules.variants import RuleSet, rule_set, rule_set_names
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.storage.settings_values import Level
from sixtysix_gui.table.card_style import CardStyle
from sixtysix_gui.table.card_svg import Colours, Letters, Pack
from sixtysix_gui.windows.dialogs.all_rules import AllRulesDialog
from sixtysix_gui.windows.look.dialog import Dialog
from sixtysix_gui.windows.look.text_size import give_size
from sixtysix_gui.windows.look.widgets import button, label, open_over, rule
from sixtysix_gui.windows.parts.opponent_choice import OpponentChoice
from sixtysix_gui.windows.parts.picture_choice import Picture, PictureChoice
from sixtysix_gui.windows.parts.previews import fan_preview
from sixtysix_gui.windows.texts.rule_errors import deal_code_sentence
from sixtysix_gui.windows.texts.rule_sets import one_line, plain_name, rule_set_name

_SIZE = (720, 780)
_DECK_HEIGHT = 78
_BELOW_PRACTICE = 8
NAME_LENGTH = 24
"""Letters of a name; a longer one would not fit its plate."""


@dataclass(frozen=True)
class NewGame:
    """What the person chose; ``code`` is empty for a deal by lot."""

    rules: RuleSet
    level: Level
    name: str = ""
    deck: Pack = "french"
    code: str = ""
    practice: bool = False


@dataclass(frozen=True)
class NewGameDefaults:
    """What the sheet shows at first; ``first_start`` asks for name and deck, too."""

    rules: RuleSet = field(default_factory=rule_set)
    level: Level = Settings.level
    name: str = ""
    deck: Pack = "french"
    letters: Letters = "english"
    colours: Colours = "two"
    first_start: bool = False
    practice: bool = False

    @property
    def style(self) -> CardStyle:
        """The cards whose faces are shown."""
        return CardStyle(self.deck, self.letters, self.colours)


class NewGameDialog(Dialog):
    """Asks what game to play; ``choice`` holds the answer once it was accepted.

    Signals:
        guide_wanted: the person would rather be shown how the game goes.
    """

    guide_wanted = Signal()

    def __init__(self, defaults: NewGameDefaults, parent: QWidget | None = None) -> None:
        """Show the sheet as it was left the last time."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("New game"))
        give_size(self, *_SIZE)
        self._defaults = defaults
        self._custom = defaults.rules if defaults.rules.overrides() else None
        self._rule_buttons = QButtonGroup(self)
        self._rules_by_button: dict[QRadioButton, str] = {}
        self._opponents = OpponentChoice(defaults.level, defaults.style, self.devicePixelRatioF())
        self._name = QLineEdit(defaults.name)
        self._name.setMaxLength(NAME_LENGTH)
        self._name.setPlaceholderText(self.tr("You"))
        self._decks = self._deck_choice()
        self._decks.chosen.connect(self._opponents.show_pack)
        self._code_box = QCheckBox(self.tr("A particular deal, by its &code:"))
        self._code = QLineEdit()
        self._code_trouble = label("", "trouble")
        self._practice = QCheckBox(self.tr("&Practice game"))
        self._practice.setChecked(defaults.practice)
        self._deal = button(self.tr("Deal the cards"), main=True)
        self._deal.clicked.connect(self._take)
        self._rules_box = QVBoxLayout()
        self._rules_box.setSpacing(0)
        self._lay_out()
        self._list_rules(defaults.rules)
        self._deal.setFocus()

    @property
    def choice(self) -> NewGame:
        """What is chosen now."""
        return NewGame(
            rules=self._rules(),
            level=self._opponents.value,
            name=self.name,
            deck=self.deck,
            code=read_deal_code(self._code.text()) if self._code_box.isChecked() else "",
            practice=self._practice.isChecked(),
        )

    @property
    def name(self) -> str:
        """The name that is written there now."""
        return " ".join(self._name.text().split())

    @property
    def deck(self) -> Pack:
        """The deck that is chosen now."""
        return "german" if self._decks.value == "german" else "french"

    def rule_button(self, name: str) -> QRadioButton:
        """Give the button of a named rule set."""
        return next(shown for shown, known in self._rules_by_button.items() if known == name)

    @property
    def code_field(self) -> QLineEdit:
        """The field for a deal code."""
        return self._code

    @property
    def code_box(self) -> QCheckBox:
        """The box that says whether the deal code counts."""
        return self._code_box

    @property
    def practice_box(self) -> QCheckBox:
        """The box that makes it a practice game."""
        return self._practice

    @property
    def trouble(self) -> str:
        """Why the cards cannot be dealt; empty if they can."""
        return self._code_trouble.text()

    def _lay_out(self) -> None:
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 8, 0)
        if self._defaults.first_start:
            column.addLayout(self._about_the_person())
            column.addLayout(self._offer_guide())
        column.addWidget(label(self.tr("Who sits across from you?"), "heading"))
        column.addWidget(self._opponents)
        column.addLayout(self._practice_row())
        column.addWidget(label(self.tr("By which rules?"), "heading"))
        column.addLayout(self._rules_box)
        column.addLayout(self._code_row())
        column.addWidget(self._code_trouble)
        column.addStretch(1)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(inside)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(26, 20, 20, 16)
        title = self.tr("Welcome") if self._defaults.first_start else self.tr("New game")
        layout.addWidget(label(title, "title"))
        layout.addWidget(area, 1)
        layout.addWidget(rule())
        layout.addLayout(self._buttons())

    def _about_the_person(self) -> QFormLayout:
        form = QFormLayout()
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
        form.addRow(self.tr("Your &name"), self._name)
        form.addRow(self.tr("Your cards"), self._decks)
        return form

    def _offer_guide(self) -> QHBoxLayout:
        row = QHBoxLayout()
        how = button(self.tr("Show me &how"))
        how.setObjectName("show-how")
        how.clicked.connect(self.guide_wanted)
        text = self.tr("New to the game? Five tricks of a guided deal, a sentence a step.")
        how.setAccessibleDescription(text)
        row.addWidget(how)
        row.addWidget(label(text, "note"), 1)
        return row

    def _practice_row(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setContentsMargins(0, 0, 0, _BELOW_PRACTICE)
        line = self.tr("Any move can be taken back, and the game does not count.")
        self._practice.setAccessibleDescription(line)
        row.addWidget(self._practice)
        row.addWidget(label(line, "note"), 1)
        return row

    def _code_row(self) -> QHBoxLayout:
        row = QHBoxLayout()
        self._code.setPlaceholderText("ABCDE-FGHJK-LMNPR-STWXY")
        self._code.setAccessibleName(self.tr("Deal code"))
        self._code.setEnabled(False)
        self._code.returnPressed.connect(self._take)
        self._code.textChanged.connect(self._forget_trouble)
        self._code_box.toggled.connect(self._code.setEnabled)
        self._code_box.toggled.connect(self._forget_trouble)
        row.addWidget(self._code_box)
        row.addWidget(self._code, 1)
        return row

    def _buttons(self) -> QHBoxLayout:
        row = QHBoxLayout()
        everything = button(self.tr("All rules…"))
        everything.clicked.connect(self._show_all_rules)
        row.addWidget(everything)
        row.addStretch(1)
        cancel = button(self.tr("Cancel"))
        cancel.clicked.connect(self.reject)
        row.addWidget(cancel)
        row.addWidget(self._deal)
        return row

    def _deck_choice(self) -> PictureChoice:
        ratio, letters = self.devicePixelRatioF(), self._defaults.letters
        pictures = [
            Picture(
                "french",
                self.tr("French"),
                fan_preview(CardStyle("french", letters), _DECK_HEIGHT, ratio),
            ),
            Picture(
                "german",
                self.tr("German"),
                fan_preview(CardStyle("german", letters), _DECK_HEIGHT, ratio),
            ),
        ]
        return PictureChoice(pictures, self._defaults.deck, self.tr("Cards"))

    def _list_rules(self, chosen: RuleSet) -> None:
        """Show the named rule sets, and below them the person's own one if there is one."""
        while (item := self._rules_box.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.deleteLater()
        self._rules_by_button.clear()
        for name in rule_set_names():
            self._add_rules(name, plain_name(name), one_line(name))
        if self._custom is not None:
            line = self.tr("With your own changes; see “All rules…”.")
            self._add_rules("", rule_set_name(self._custom), line)
        wanted = "" if chosen.overrides() else chosen.name
        self.rule_button(wanted).setChecked(True)
        self._order_focus()

    def _order_focus(self) -> None:
        """Lead Tab to the rule sets, which are made anew, after the opponents above them."""
        above = self._opponents.last_stop
        for shown in (self._practice, *self._rules_by_button, self._code_box):
            QWidget.setTabOrder(above, shown)
            above = shown

    def _add_rules(self, name: str, title: str, line: str) -> None:
        choice = QRadioButton(title)
        font = choice.font()
        font.setWeight(font.Weight.DemiBold)
        choice.setFont(font)
        choice.setAccessibleDescription(line)
        note = label(line, "note")
        note.setContentsMargins(24, 0, 0, 8)
        self._rule_buttons.addButton(choice)
        self._rules_by_button[choice] = name
        self._rules_box.addWidget(choice)
        self._rules_box.addWidget(note)

    def _rules(self) -> RuleSet:
        checked = self._rule_buttons.checkedButton()
        name = next(
            (known for shown, known in self._rules_by_button.items() if shown is checked), ""
        )
        if name or self._custom is None:
            return rule_set(name or self._defaults.rules.name)
        return self._custom

    def _show_all_rules(self) -> None:
        dialog = AllRulesDialog(self._rules(), self)
        dialog.accepted.connect(lambda: self._take_rules(dialog))
        open_over(self, dialog)

    def _take_rules(self, dialog: AllRulesDialog) -> None:
        rules = dialog.rules
        self._custom = rules if rules.overrides() else self._custom
        self._list_rules(rules)

    def _forget_trouble(self) -> None:
        self._code_trouble.setText("")

    def _take(self) -> None:
        try:
            _ = self.choice
        except DealCodeError as error:
            self._code_trouble.setText(deal_code_sentence(error))
            self._code.setFocus()
            return
        self.accept()
