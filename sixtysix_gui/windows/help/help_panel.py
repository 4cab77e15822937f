"""The help beside the table: the rules in chapters, true for custom rule sets too, and the keys."""

from collections.abc import Callable
from dataclasses import dataclass
from html import escape

from PySide6.QtCore import QUrl, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QTextDocument
from PySide6.QtWidgets import QTextBrowser, QWidget
from typing_extensions import override

from sixtysix_gui.design import theme
from sixtysix_gui.design.cards.style import CardStyle
from sixtysix_gui.design.cards.svg import Colours, Pack
from sixtysix_gui.design.fonts import HEADING_FAMILY
from sixtysix_gui.rules.sets.rules import Rules
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.common import QT_TRANSLATE_NOOP, translate
from sixtysix_gui.text.rules.rule_sets import guided_game, rule_set_name
from sixtysix_gui.windows.desktop.language import card_letters
from sixtysix_gui.windows.help.ending import closing, exchange, going_out, nobody_out
from sixtysix_gui.windows.help.example_picture import draw_example
from sixtysix_gui.windows.help.keys import heading_html, keys_html
from sixtysix_gui.windows.help.playing import aim, cards, dealing, marriages, play
from sixtysix_gui.windows.help.scoring import game, game_points
from sixtysix_gui.windows.help.trick_game.chapters import trick_chapters
from sixtysix_gui.windows.help.trick_game.examples import DutyExample, duty_examples
from sixtysix_gui.windows.help.trick_game.pairs import PAIRS, PairHabit, pair_habits
from sixtysix_gui.windows.panels import PanelForm, SidePanel


@dataclass(frozen=True)
class Chapter:
    """A heading and its sentences, in the person's language."""

    title: str
    sentences: tuple[str, ...]


_Writer = Callable[[Rules, CardWords], list[str]]

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


def chapters(rules: Rules, words: CardWords) -> tuple[Chapter, ...]:
    """Write the rules of a rule set, with cards in the words of the person's deck."""
    if not rules.close:
        return tuple(Chapter(*written) for written in trick_chapters(rules, words))
    return tuple(
        Chapter(translate("Help", title), tuple(writer(rules, words)))
        for title, writer in _CHAPTERS
    )


_LINE = 8
"""How far the line of ink lies from the panel's edge, in pixels."""
_LINE_OF_TEXT = 1.3
"""Height of a line of the page in text units."""
_LEFT = 20
"""Pixels from the panel's edge to the text."""
_LINK = '<a href="{}" style="color: {};">{}</a>'
_PICTURE = '<p style="margin-top: 8px; margin-bottom: 2px;"><img src="{}"></p>'
_EXAMPLE, _PAIR = "example:", "pair:"
"""The names of pictures in the page, before their numbers."""
_NO_BREAK = "\N{NO-BREAK SPACE}"
_TO_PAIRS = "#pairs"
"""Where the link at the top leads in a game with partners."""
_PLACE = '<a name="{}"></a>'
_PARAGRAPH = '<p style="margin-top: 2px; margin-bottom: 5px;">{}</p>'


def help_html(rules: Rules, words: CardWords) -> str:
    """Write the whole help as simple HTML.

    Its links lead to the guided deal of the game, and to how good pairs play.
    """
    parts = [f'<h2 style="font-family: {HEADING_FAMILY};">{escape(rule_set_name(rules))}</h2>']
    game = guided_game(rules)
    if game is not None:
        how = translate("Help", "Show me how: a guided deal")
        parts.append(_PARAGRAPH.format(_link(game, how)))
    if _habits(rules, words):
        parts.append(_PARAGRAPH.format(_link(_TO_PAIRS, translate("TrickHelp", PAIRS))))
    for chapter in chapters(rules, words):
        is_of_pairs = chapter.title == translate("TrickHelp", PAIRS)
        parts.append(_PLACE.format(_TO_PAIRS[1:]) if is_of_pairs else "")
        parts.append(heading_html(chapter.title))
        parts += [_PARAGRAPH.format(escape(sentence)) for sentence in chapter.sentences]
        if chapter.title == translate("TrickHelp", "Play"):
            parts += _examples_html(rules, words)
        if is_of_pairs:
            parts += _pairs_html(rules, words)
    return "".join([*parts, heading_html(translate("Help", "Keys")), keys_html(level=4)])


def _link(target: str, text: str) -> str:
    return _LINK.format(target, theme.ACTION_GREEN, escape(text))


def _examples_html(rules: Rules, words: CardWords) -> list[str]:
    """Show the duties of a game for three or four by pictures, each with its words."""
    if rules.close:
        return []
    parts = [heading_html(translate("TrickHelp", "What may be played: examples"), 4)]
    if rules.has_talon:
        once = translate("TrickHelp", "Once the talon is used up:")
        parts.append(_PARAGRAPH.format(escape(once)))
    above = translate(
        "TrickHelp",
        "Above lies the trick in the order of play, with a gold rim around the card that is "
        "winning it; below is your hand, and what you may play stands out.",
    )
    parts.append(_PARAGRAPH.format(escape(above)))
    for number, example in enumerate(duty_examples(rules)):
        parts.append(_PICTURE.format(f"{_EXAMPLE}{number}"))
        parts.append(_PARAGRAPH.format(_told(example, words)))
    return parts


def _told(example: DutyExample, words: CardWords) -> str:
    """Tell an example in words; no line ends within the short name of a card."""
    told = example.told(words)
    for card in example.playable:
        name = words.short(card)
        told = told.replace(name, name.replace(" ", _NO_BREAK))
    return escape(told)


def _pairs_html(rules: Rules, words: CardWords) -> list[str]:
    """Tell the habits of good pairs, each with its picture."""
    parts: list[str] = []
    for number, habit in enumerate(_habits(rules, words)):
        parts.append(heading_html(habit.title, 4))
        parts += [_PARAGRAPH.format(escape(sentence)) for sentence in habit.sentences]
        if habit.example is not None:
            parts.append(_PICTURE.format(f"{_PAIR}{number}"))
            parts.append(_PARAGRAPH.format(_told(habit.example, words)))
    return parts


def _habits(rules: Rules, words: CardWords) -> tuple[PairHabit, ...]:
    return () if rules.close else pair_habits(rules, words)


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
        if link.toString() == _TO_PAIRS:
            self._text.scrollToAnchor(link.fragment())
        else:
            self.guide_wanted.emit(link.toString())

    def show_rules(self, rules: Rules, words: CardWords, colours: Colours = "two") -> None:
        """Write the help for a rule set; the place that is being read is kept.

        ``colours`` are those of the suits in its pictures.
        """
        self.name(self.tr("Rules"), self.tr("Close the rules"))
        bar = self._text.verticalScrollBar()
        place = bar.value()
        self._draw_examples(rules, words, colours)
        self._text.setHtml(help_html(rules, words))
        bar.setValue(place)

    def _draw_examples(self, rules: Rules, words: CardWords, colours: Colours) -> None:
        """Put the pictures of the duties and of good pairs where the page finds them."""
        if rules.close:
            return
        pictures: dict[str, DutyExample] = {
            f"{_EXAMPLE}{number}": example for number, example in enumerate(duty_examples(rules))
        }
        for number, habit in enumerate(_habits(rules, words)):
            if habit.example is not None:
                pictures[f"{_PAIR}{number}"] = habit.example
        pack: Pack = "german" if words.is_german_suited else "french"
        style = CardStyle(pack, card_letters(), colours)
        unit, ratio = (
            float(self._text.fontMetrics().height()) / _LINE_OF_TEXT,
            self.devicePixelRatioF(),
        )
        for name, example in pictures.items():
            image = draw_example(example, words, style, unit, ratio)
            kind = QTextDocument.ResourceType.ImageResource.value
            self._text.document().addResource(kind, QUrl(name), image)
