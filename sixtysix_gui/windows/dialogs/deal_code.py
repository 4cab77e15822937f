"""The code of a deal: of the last one to copy, of another one to play."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit
from typing_extensions import override

from sixtysix_gui.rules.deal_code import DealCodeError, read_deal_code
from sixtysix_gui.text.error_sentences import deal_code_sentence
from sixtysix_gui.windows.dialogs.fact_sheet import Fact, FactSheet
from sixtysix_gui.windows.look.paper import field_style
from sixtysix_gui.windows.sheets.page_sheet import PageSheet

_WIDTH = 36.0
_FIELD_HEIGHT = 2.4


class DealCodeSheet(FactSheet):
    """Shows a deal code, and takes one."""

    def __init__(self, text_unit: float, code: str | None, play: Callable[[str], None]) -> None:
        """Show the code of the last finished deal, if there is one.

        ``play`` begins the deal of a code, which it is given once the page is closed.
        """
        super().__init__(text_unit, self.tr("Deal code"), _WIDTH)
        self._play = play
        self.add_paragraph(
            self.tr(
                "From a deal code the order of all cards follows. Whoever has it can play the "
                "same deal; that of the deal under way is secret until it is over."
            )
        )
        if code is not None:
            self.add_facts([Fact(self.tr("The last finished deal"), code, can_copy=True)])
        self.add_part(self.tr("Play a particular deal"))
        self._field = self._code_field()
        self.body.addWidget(self._field)
        begin = self.act_button(self.tr("Play this deal"), "play", self._begin, main=True)
        self.add_foot(begin, [self.closing_button(self.tr("Close"), main=False)])

    def _code_field(self) -> QLineEdit:
        field = QLineEdit()
        field.setObjectName("code")
        field.setFont(self.font())
        field.setStyleSheet(field_style(self.unit, round(_FIELD_HEIGHT * self.unit)))
        field.setPlaceholderText("ABCDE-FGHJK-LMNPR-STWXY")
        field.setAccessibleName(self.tr("Deal code"))
        field.textChanged.connect(lambda: self._show_said("", "trouble"))
        field.returnPressed.connect(self._begin)
        return field

    @property
    def field(self) -> QLineEdit:
        """The field that takes a code."""
        return self._field

    @override
    def take_focus(self) -> None:
        """Begin with the field: the page is opened to write into it."""
        self._field.setFocus(Qt.FocusReason.PopupFocusReason)

    @override
    def take_over(self, before: PageSheet) -> None:
        """Keep what was written."""
        if isinstance(before, DealCodeSheet):
            self._field.setText(before.field.text())
        super().take_over(before)

    def _begin(self) -> None:
        try:
            code = read_deal_code(self._field.text())
        except DealCodeError as error:
            self.say(deal_code_sentence(error), "trouble")
            self._field.setFocus()
            return
        self.closed.emit()
        self._play(code)
