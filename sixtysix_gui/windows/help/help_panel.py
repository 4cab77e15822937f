"""The help beside the table: the rules in chapters, and the keys."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QTextBrowser, QToolButton, QVBoxLayout, QWidget
from typing_extensions import override

from sixtysix_gui.rules.variants import RuleSet
from sixtysix_gui.table import fonts, theme
from sixtysix_gui.table.fonts import HEADING_FAMILY
from sixtysix_gui.windows.help.chapters import chapters
from sixtysix_gui.windows.help.keys import key_lines
from sixtysix_gui.windows.look.widgets import label
from sixtysix_gui.windows.texts.card_words import CardWords
from sixtysix_gui.windows.texts.marking import translate
from sixtysix_gui.windows.texts.rule_sets import rule_set_name

_LINE = 8
"""How far the line of ink lies from the panel's edge, in pixels."""
_PARAGRAPH = '<p style="margin-top: 2px; margin-bottom: 5px;">{}</p>'


def help_html(rules: RuleSet, words: CardWords) -> str:
    """Write the whole help as simple HTML."""
    heading = (
        f'<h3 style="font-family: {HEADING_FAMILY}; color: {theme.ACTION_GREEN};'
        ' margin-bottom: 2px; margin-top: 14px;">{}</h3>'
    )
    parts = [f'<h2 style="font-family: {HEADING_FAMILY};">{escape(rule_set_name(rules))}</h2>']
    for chapter in chapters(rules, words):
        parts.append(heading.format(escape(chapter.title)))
        parts += [_PARAGRAPH.format(escape(sentence)) for sentence in chapter.sentences]
    parts.append(heading.format(escape(translate("Help", "Keys"))))
    rows = "".join(
        f"<tr><td><b>{escape(keys)}</b>&nbsp;&nbsp;</td><td>{escape(what)}</td></tr>"
        for keys, what in key_lines()
    )
    return "".join([*parts, f"<table>{rows}</table>"])


class HelpPanel(QWidget):
    """Shows the help; F1, Esc or the cross puts it away.

    Signals:
        closed: the person has put it away.
    """

    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        """Begin empty."""
        super().__init__(parent)
        self.setAutoFillBackground(True)
        self._title = label("", "heading", wrap=False)
        self._close = QToolButton()
        self._close.setText("✕")
        self._close.setAutoRaise(True)
        self._close.clicked.connect(self.closed)
        self._text = QTextBrowser()
        self._text.setFrameShape(QTextBrowser.Shape.NoFrame)
        self._text.setProperty("look", "reading")
        self._text.setOpenLinks(False)
        self._text.viewport().setAutoFillBackground(False)
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self._close)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 10, 8, 10)
        layout.addLayout(head)
        layout.addWidget(self._text, 1)
        self.setFocusProxy(self._text)

    @property
    def text(self) -> str:
        """What the panel says, as plain text."""
        return self._text.toPlainText()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the line of ink at its left."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setPen(QPen(QColor(theme.INK), 1.2))
        painter.drawLine(_LINE, _LINE + 4, _LINE, self.height() - _LINE - 4)
        painter.end()

    def show_rules(self, rules: RuleSet, words: CardWords) -> None:
        """Write the help for a rule set; the place that is being read is kept."""
        self._title.setText(self.tr("Rules"))
        self._text.setAccessibleName(self._title.text())
        self._close.setToolTip(self.tr("Close"))
        self._close.setAccessibleName(self.tr("Close the rules"))
        bar = self._text.verticalScrollBar()
        place = bar.value()
        self._text.setHtml(help_html(rules, words))
        bar.setValue(place)

    def set_text_size(self, pixels: float) -> None:
        """Write in letters of that size."""
        self._text.setFont(fonts.text(pixels, fonts.TextWeight.REGULAR))
