"""The help beside the table: the rules in chapters, and the keys."""

from __future__ import annotations

from html import escape

from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QTextBrowser, QWidget
from typing_extensions import override

from sixtysix_gui.rules.two_handed.variants import RuleSet
from sixtysix_gui.table import theme
from sixtysix_gui.table.fonts import HEADING_FAMILY
from sixtysix_gui.windows.help.chapters import chapters
from sixtysix_gui.windows.help.keys import key_groups
from sixtysix_gui.windows.panel_places import PanelForm
from sixtysix_gui.windows.side_panel import SidePanel
from sixtysix_gui.windows.texts.card_words import CardWords
from sixtysix_gui.windows.texts.marking import translate
from sixtysix_gui.windows.texts.rule_texts.rule_sets import rule_set_name

_LINE = 8
"""How far the line of ink lies from the panel's edge, in pixels."""
_LEFT = 20
"""Pixels from the panel's edge to the text."""
_NO_BREAK = "\N{WORD JOINER}"
"""Keeps a line from ending within a key."""
_KEYS_SHARE = "40%"
"""What the column of the keys takes of the width."""
_PARAGRAPH = '<p style="margin-top: 2px; margin-bottom: 5px;">{}</p>'


def help_html(rules: RuleSet, words: CardWords) -> str:
    """Write the whole help as simple HTML."""
    parts = [f'<h2 style="font-family: {HEADING_FAMILY};">{escape(rule_set_name(rules))}</h2>']
    for chapter in chapters(rules, words):
        parts.append(_heading(chapter.title))
        parts += [_PARAGRAPH.format(escape(sentence)) for sentence in chapter.sentences]
    return "".join([*parts, _heading(translate("Help", "Keys")), keys_html(level=4)])


def keys_html(level: int = 3) -> str:
    """Write all keys as simple HTML, with a heading of that level for each place."""
    return "".join(
        f'{_heading(group.title, level)}<table width="100%">'
        f"{''.join(map(_key_row, group.lines))}</table>"
        for group in key_groups()
    )


def _key_row(line: tuple[str, str]) -> str:
    keys, what = line
    whole = keys.replace("+", f"{_NO_BREAK}+{_NO_BREAK}")
    first = f'<td width="{_KEYS_SHARE}"><b>{escape(whole)}</b>&nbsp;&nbsp;</td>'
    return f"<tr>{first}<td>{escape(what)}</td></tr>"


def _heading(title: str, level: int = 3) -> str:
    return (
        f'<h{level} style="font-family: {HEADING_FAMILY}; color: {theme.ACTION_GREEN};'
        f' margin-bottom: 2px; margin-top: 14px;">{escape(title)}</h{level}>'
    )


class HelpPanel(SidePanel):
    """Shows the help; F1 puts it away, too."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Begin empty."""
        self._text = QTextBrowser()
        super().__init__(self._text, _LEFT, parent)
        self._text.setFrameShape(QTextBrowser.Shape.NoFrame)
        self._text.setProperty("look", "reading")
        self._text.setOpenLinks(False)
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

    def show_rules(self, rules: RuleSet, words: CardWords) -> None:
        """Write the help for a rule set; the place that is being read is kept."""
        self.name(self.tr("Rules"), self.tr("Close the rules"))
        bar = self._text.verticalScrollBar()
        place = bar.value()
        self._text.setHtml(help_html(rules, words))
        bar.setValue(place)
