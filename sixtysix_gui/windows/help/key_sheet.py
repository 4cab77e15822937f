"""All keys on one sheet, by where they work."""

from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QTextBrowser

from sixtysix_gui.windows.help.help_html import keys_html
from sixtysix_gui.windows.sheets.fitted_sheet import PageSheet


class KeySheet(PageSheet):
    """Lists the keys by where they work, in the language of the program."""

    def __init__(self, text_unit: float) -> None:
        """Write the page."""
        super().__init__(text_unit, self.tr("Keys"))
        self._text = QTextBrowser()
        self._text.setObjectName("keys")
        self._text.setProperty("look", "reading")
        self._text.setFont(self.font())
        self._text.setTabChangesFocus(True)
        self._text.setAccessibleName(self.tr("Keys"))
        self._text.setHtml(keys_html())
        self._text.moveCursor(QTextCursor.MoveOperation.Start)
        self.add_view(self._text, self._height_of_text)
        self.add_foot(self.closing_button(self.tr("Close")))

    @property
    def text(self) -> str:
        """What the page says, as plain text."""
        return self._text.toPlainText()

    def _height_of_text(self, width: int) -> int:
        document = self._text.document().clone()
        document.setDefaultFont(self.font())
        document.setTextWidth(width)
        return round(document.size().height())
