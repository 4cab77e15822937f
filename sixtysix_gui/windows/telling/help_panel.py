"""The rules in chapters beside the table, true for custom rule sets too; all keys on a sheet."""

from PySide6.QtCore import QUrl, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QTextCursor, QTextDocument
from PySide6.QtWidgets import QTextBrowser, QWidget
from typing_extensions import override

from sixtysix_gui.design import theme
from sixtysix_gui.design.card_svg import CardStyle, Colours, Pack
from sixtysix_gui.rules.sets.rules import Rules
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.common import texts, translate
from sixtysix_gui.text.rules.help_page import chapters
from sixtysix_gui.windows.desktop.language import card_letters
from sixtysix_gui.windows.panels import PanelForm, SidePanel
from sixtysix_gui.windows.sheets.fitted_sheet import PageSheet
from sixtysix_gui.windows.telling.help_html import (
    PICTURE,
    draw_example,
    examples_in,
    help_html,
    keys_html,
)

_ = texts("KeySheet")

_LINE = 8
"""How far the line of ink lies from the panel's edge, in pixels."""
_LINE_OF_TEXT = 1.3
"""Height of a line of the page in text units."""
_LEFT = 20
"""Pixels from the panel's edge to the text."""


class HelpPanel(SidePanel):
    """Shows the help; F1 puts it away, too.

    Signals:
        guide_wanted: str, the game whose guided deal the reader wants to see.
    """

    guide_wanted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        """Begin empty."""
        self._text = QTextBrowser()
        super().__init__(self._text, _LEFT, parent)
        self._text.setFrameShape(QTextBrowser.Shape.NoFrame)
        self._text.setProperty("look", "reading")
        self._text.setOpenLinks(False)
        self._text.anchorClicked.connect(self._follow)
        self._text.viewport().setAutoFillBackground(False)

    @property
    def text(self) -> str:
        """What the panel says, as plain text."""
        return self._text.toPlainText()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the line of ink at its left, where it lies beside the table."""
        super().paintEvent(event)
        if self.form is not PanelForm.BESIDE:
            return
        painter = QPainter(self)
        painter.setPen(QPen(QColor(theme.INK), 1.2))
        painter.drawLine(_LINE, _LINE + 4, _LINE, self.height() - _LINE - 4)
        painter.end()

    def _follow(self, link: QUrl) -> None:
        if link.hasFragment():
            self._text.scrollToAnchor(link.fragment())
        else:
            self.guide_wanted.emit(link.toString())

    def show_rules(self, rules: Rules, words: CardWords, colours: Colours = "two") -> None:
        """Write the help for a rule set; the place that is being read is kept.

        ``colours`` are those of the suits in its pictures.
        """
        self.name(translate("HelpPanel", "Rules"), translate("HelpPanel", "Close the rules"))
        bar = self._text.verticalScrollBar()
        place = bar.value()
        self._draw_examples(rules, words, colours)
        self._text.setHtml(help_html(rules, words))
        bar.setValue(place)

    def _draw_examples(self, rules: Rules, words: CardWords, colours: Colours) -> None:
        """Put the pictures where the page finds them."""
        pack: Pack = "german" if words.is_german_suited else "french"
        style = CardStyle(pack, card_letters(), colours)
        unit = float(self._text.fontMetrics().height()) / _LINE_OF_TEXT
        ratio = self.devicePixelRatioF()
        for number, example in enumerate(examples_in(chapters(rules, words))):
            image = draw_example(example, words, style, unit, ratio)
            kind = QTextDocument.ResourceType.ImageResource.value
            self._text.document().addResource(kind, QUrl(f"{PICTURE}{number}"), image)


class KeySheet(PageSheet):
    """Lists the keys by where they work, in the language of the program."""

    def __init__(self, text_unit: float) -> None:
        """Write the page."""
        super().__init__(text_unit, _("Keys"))
        self._text = QTextBrowser()
        self._text.setObjectName("keys")
        self._text.setProperty("look", "reading")
        self._text.setFont(self.font())
        self._text.setTabChangesFocus(True)
        self._text.setAccessibleName(_("Keys"))
        self._text.setHtml(keys_html())
        self._text.moveCursor(QTextCursor.MoveOperation.Start)
        self.add_view(self._text, self._height_of_text)
        self.add_foot(self.closing_button(_("Close")))

    @property
    def text(self) -> str:
        """What the page says, as plain text."""
        return self._text.toPlainText()

    def _height_of_text(self, width: int) -> int:
        document = self._text.document().clone()
        document.setDefaultFont(self.font())
        document.setTextWidth(width)
        return round(document.size().height())
