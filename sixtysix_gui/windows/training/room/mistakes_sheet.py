"""The list of own mistakes, on a sheet."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from sixtysix_gui.keys.key_map import Context, Purpose
from sixtysix_gui.keys.meaning import meaning_of
from sixtysix_gui.windows.sheets.paper_sheet import PaperSheet, SheetShape, across, enter_key
from sixtysix_gui.windows.training.room.contents import MistakesActs, MistakesContents, RoomLook
from sixtysix_gui.windows.training.room.heads import add_head
from sixtysix_gui.windows.training.room.mistake_rows import MistakesList
from sixtysix_gui.windows.widgets.basic import ButtonRows

_WIDTH, _LEAST_WIDTH = 50.0, 31.0
_MARGINS, _SMALL_MARGINS = (2.0, 1.3, 2.0, 1.0), (1.25, 1.0, 1.25, 0.8)
_LINK_GAP = 1.3


class MistakesSheet(PaperSheet):
    """Lists the own mistakes, and begins with those that are due."""

    def __init__(
        self, unit: float, contents: MistakesContents, acts: MistakesActs, look: RoomLook
    ) -> None:
        """Show them."""
        margins = _MARGINS if look.is_wide else _SMALL_MARGINS
        super().__init__(unit, SheetShape(_WIDTH, _LEAST_WIDTH, over_all=True, margins=margins))
        self._acts = acts
        self.column.setSpacing(round(0.6 * unit))
        add_head(self, self.tr("Your own mistakes"), contents.head)
        if contents.note:
            self.column.addWidget(self.make_label(contents.note, "note"))
        self.list = MistakesList(contents.rows, unit, look.style)
        self.list.choose(contents.chosen)
        self.list.begin_wanted.connect(acts.begin)
        self.list.take_out_wanted.connect(acts.take_out)
        self.list.chosen.connect(acts.choose)
        self.column.addWidget(self.list, 1)
        main = self.act_button(
            self.tr("Begin"), "begin", lambda: acts.begin(None), main=True, key=enter_key()
        )
        main.setEnabled(contents.can_begin)
        across(main, unit)
        self.main_button = main
        self.column.addWidget(main)
        for part in (self.list, main):
            part.setVisible(bool(contents.rows))
        self._links = self.link_buttons(
            (
                self.tr("Take it out of the list"),
                "take-out",
                self._take_out if contents.rows else None,
            ),
            (self.tr("Back to Training"), "back", acts.back),
        )
        self.column.addWidget(ButtonRows(self._links, round(_LINK_GAP * unit)))

    def _take_out(self) -> None:
        if self.list.current is not None:
            self._acts.take_out(self.list.current.id)

    @override
    def wished_height(self, width: int) -> int:
        """As high as all rows, where there is room for them."""
        if not self.list.rows:
            return self.needed_height(width)
        more = self.list.whole_height - self.list.minimumHeight()
        return self.needed_height(width) + max(0, more)

    @override
    def take_focus(self) -> None:
        """Begin in the list, whose first row is due; without rows at the way back."""
        if self.list.rows:
            self.list.setFocus(Qt.FocusReason.PopupFocusReason)
        else:
            self._links[-1].setFocus(Qt.FocusReason.PopupFocusReason)

    @override
    def tab_stops(self) -> list[QWidget]:
        """Go through list, main button and links."""
        order: list[QWidget] = [self.list] if self.list.rows else []
        main = self.main_button
        order += [main] if main is not None and self.list.rows and main.isEnabled() else []
        return [*order, *self._links]

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go back by Esc, and undo by its key."""
        meaning = meaning_of(event, Context.TRAINING)
        if event.key() == Qt.Key.Key_Escape:
            self._acts.back()
        elif meaning is not None and meaning.purpose is Purpose.PUT_BACK:
            self._acts.put_back()
        else:
            super().keyPressEvent(event)
