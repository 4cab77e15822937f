"""The help beside the table: the rules in chapters, true for custom rule sets too, and the keys."""

from collections.abc import Callable
from dataclasses import dataclass
from html import escape

from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QTextBrowser, QWidget
from typing_extensions import override

from sixtysix_gui.rules.trick_game.rule_set.trick_rules import TrickRules
from sixtysix_gui.rules.two_handed.variants import RuleSet
from sixtysix_gui.table import theme
from sixtysix_gui.table.fonts import HEADING_FAMILY
from sixtysix_gui.windows.help.ending import closing, exchange, going_out, nobody_out
from sixtysix_gui.windows.help.keys import heading_html, keys_html
from sixtysix_gui.windows.help.playing import aim, cards, dealing, marriages, play
from sixtysix_gui.windows.help.scoring import game, game_points
from sixtysix_gui.windows.help.trick_game.chapters import trick_chapters
from sixtysix_gui.windows.panels.side_panel import PanelForm, SidePanel
from sixtysix_gui.windows.texts.card_words import CardWords
from sixtysix_gui.windows.texts.common import QT_TRANSLATE_NOOP, translate
from sixtysix_gui.windows.texts.rules.rule_sets import rule_set_name


@dataclass(frozen=True)
class Chapter:
    """A heading and its sentences, in the person's language."""

    title: str
    sentences: tuple[str, ...]


_Writer = Callable[[RuleSet, CardWords], list[str]]

_CHAPTERS: tuple[tuple[str, _Writer], ...] = (
    (QT_TRANSLATE_NOOP("Help", "Aim"), aim),
    (QT_TRANSLATE_NOOP("Help", "Cards"), cards),
    (QT_TRANSLATE_NOOP("Help", "The deal"), dealing),
    (QT_TRANSLATE_NOOP("Help", "Play"), play),
    (QT_TRANSLATE_NOOP("Help", "Marriages"), marriages),
    (QT_TRANSLATE_NOOP("Help", "Exchange"), exchange),
    (QT_TRANSLATE_NOOP("Help", "Closing"), closing),
    (QT_TRANSLATE_NOOP("Help", "Going out"), going_out),
    (QT_TRANSLATE_NOOP("Help", "When nobody goes out"), nobody_out),
    (QT_TRANSLATE_NOOP("Help", "Game points"), game_points),
    (QT_TRANSLATE_NOOP("Help", "The game"), game),
)


def chapters(rules: RuleSet | TrickRules, words: CardWords) -> tuple[Chapter, ...]:
    """Write the rules of a rule set, with cards in the words of the person's deck."""
    if isinstance(rules, TrickRules):
        return tuple(Chapter(*written) for written in trick_chapters(rules, words))
    return tuple(
        Chapter(translate("Help", title), tuple(writer(rules, words)))
        for title, writer in _CHAPTERS
    )


_LINE = 8
"""How far the line of ink lies from the panel's edge, in pixels."""
_LEFT = 20
"""Pixels from the panel's edge to the text."""
_PARAGRAPH = '<p style="margin-top: 2px; margin-bottom: 5px;">{}</p>'


def help_html(rules: RuleSet | TrickRules, words: CardWords) -> str:
    """Write the whole help as simple HTML."""
    parts = [f'<h2 style="font-family: {HEADING_FAMILY};">{escape(rule_set_name(rules))}</h2>']
    for chapter in chapters(rules, words):
        parts.append(heading_html(chapter.title))
        parts += [_PARAGRAPH.format(escape(sentence)) for sentence in chapter.sentences]
    return "".join([*parts, heading_html(translate("Help", "Keys")), keys_html(level=4)])


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

    def show_rules(self, rules: RuleSet | TrickRules, words: CardWords) -> None:
        """Write the help for a rule set; the place that is being read is kept."""
        self.name(self.tr("Rules"), self.tr("Close the rules"))
        bar = self._text.verticalScrollBar()
        place = bar.value()
        self._text.setHtml(help_html(rules, words))
        bar.setValue(place)
