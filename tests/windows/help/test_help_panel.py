"""The help beside the table: its chapters, links, keys and pictures, and what the pictures show."""

from collections import Counter
from dataclasses import replace

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QImage, QTextDocument
from PySide6.QtWidgets import QTextBrowser
from pytestqt.qtbot import QtBot

from sixtysix_gui.ai.many.thinking.choosing import most_careful
from sixtysix_gui.ai.many.thinking.overview import Overview
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.history import Play, Trick
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import Rules, rule_set, rule_set_names
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.rules.help_page import chapters
from sixtysix_gui.text.rules.help_values import TRUMP, Example
from sixtysix_gui.windows.telling.help_html import examples_in, help_html
from sixtysix_gui.windows.telling.help_panel import HelpPanel
from tests.helpers.rows import each_row
from tests.helpers.windows.found import child
from tests.helpers.windows.help_pictures import habits_of
from tests.helpers.windows.key_lines import key_lines
from tests.tools.strength.positions import played
from tests.windows.conftest import Speak

PAIRS = ("four-66", "na-66", "bauernschnapsen", "gaigel")
TITLES = {"en": "How good partners play", "de": "Wie gute Partner spielen"}


@pytest.fixture
def panel(qtbot: QtBot) -> HelpPanel:
    """A help panel of the usual width."""
    made = HelpPanel()
    qtbot.addWidget(made)
    made.resize(360, 500)
    made.show()
    return made


def page_of(panel: HelpPanel) -> QTextBrowser:
    return child(panel, QTextBrowser)


@pytest.mark.usefixtures("language")
@each_row("name", rule_set_names())
def test_the_page_has_chapters_pictures_and_keys(name: str) -> None:
    written = chapters(rule_set(name), CardWords())
    html = help_html(rule_set(name), CardWords())
    assert html.count("<h3") == len(written) + 1
    assert html.count('<img src="example:') == len(list(examples_in(written)))
    assert ("#pairs" in html) is (name in PAIRS)
    plain = html.replace("\N{WORD JOINER}", "")
    for keys, what in key_lines():
        assert keys in plain
        assert what in html


@pytest.mark.parametrize("language", list(TITLES))
def test_the_link_at_the_top_leads_there(
    panel: HelpPanel, qtbot: QtBot, speak: Speak, language: str
) -> None:
    speak(language)
    panel.show_rules(rule_set("four-66"), CardWords())
    page = page_of(panel)
    back = QTextDocument.FindFlag.FindBackward
    heading = page.document().find(TITLES[language], page.document().characterCount() - 1, back)
    assert page.cursorRect(heading).top() > page.height()
    with qtbot.assertNotEmitted(panel.guide_wanted):
        page.anchorClicked.emit(QUrl("#pairs"))
    assert 0 <= page.cursorRect(heading).top() < page.height() / 4


@pytest.mark.parametrize("name", ["german-66", "na-66", "gaigel"])
def test_every_picture_is_drawn_and_found_by_the_page(panel: HelpPanel, name: str) -> None:
    rules = rule_set(name)
    panel.show_rules(rules, CardWords())
    kind = QTextDocument.ResourceType.ImageResource.value
    for number, _ in enumerate(examples_in(chapters(rules, CardWords()))):
        image = page_of(panel).document().resource(kind, QUrl(f"example:{number}"))
        assert isinstance(image, QImage)
        assert not image.isNull()
        colours = {image.pixelColor(x, image.height() // 4).name() for x in range(image.width())}
        assert len(colours) > 2


def held_by_others(rules: Rules, example: Example) -> str:
    """Deal what is not seen in the example round to the others, so that nothing of it is gone."""
    out = Counter(rules.pack) - Counter((*example.hand, *example.trick))
    cards = [card.code for card in out.elements()]
    return " | ".join(" ".join(cards[seat::3]) for seat in range(3))


def view_of(name: str, example: Example) -> View:
    """See the example as A does; a single card was led by the partner to an earlier trick."""
    hand = " ".join(card.code for card in example.hand)
    hands = f"{hand} | {held_by_others(rule_set(name), example)}"
    table = [card.code for card in example.trick] if len(example.trick) > 1 else []
    view = played(name, hands, " ".join(table), TRUMP.letter).view(Seat.A)
    if table:
        return view
    earlier = Trick(1, tuple(Play(Seat.C, card) for card in example.trick), Seat.C)
    return replace(view, won=(earlier,))


@each_row("name", PAIRS)
def test_pictures_of_pairs_show_what_the_computers_play(name: str) -> None:
    rules = rule_set(name)
    examples = habits_of(rules)
    assert len(examples) == 4  # points, the ace kept, lead back, the first card thrown away
    for example in examples:
        shown = (*example.hand, *example.trick)
        assert set(shown) <= set(rules.pack), example.caption
        assert len(set(shown)) == len(shown), example.caption
        table = [Play(seat, card) for seat, card in zip(example.seats, example.trick, strict=True)]
        assert rules.duties.winning(table, TRUMP) == table[example.winning], example.caption
        overview = Overview(view_of(name, example))
        assert set(overview.cards) == set(example.hand), example.caption
        for best in overview.cards:
            played_card = most_careful(overview, best, overview.cards)
            assert (played_card,) == example.playable, (example.caption, best)
