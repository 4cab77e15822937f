"""How good pairs play: shown in every game of partners, and what the computers do."""

from collections import Counter
from dataclasses import replace

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QImage, QTextDocument
from PySide6.QtWidgets import QTextBrowser
from pytestqt.qtbot import QtBot

from sixtysix_gui.ai.many.thinking.choosing import most_careful
from sixtysix_gui.ai.many.thinking.overview import Overview
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.history import Play, Trick
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import Rules, rule_set
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.windows.help.help_panel import HelpPanel, chapters, help_html
from sixtysix_gui.windows.help.trick_game.pairs import PairExample, pair_habits
from tests.helpers.windows.sentences import assert_sentence
from tests.helpers.windows.trick_words import NAMES
from tests.tools.strength.positions import played
from tests.windows.conftest import Speak

PAIRS = ("four-66", "na-66", "bauernschnapsen", "gaigel")
OTHERS = [name for name in NAMES if name not in PAIRS]
EXAMPLES = [(name, number) for name in PAIRS for number in range(4)]
TITLES = {"en": "How good pairs play", "de": "Wie gute Partner spielen"}


def example_of(name: str, number: int) -> PairExample:
    """The example of a habit: points, the ace kept, lead back, the first card thrown away."""
    found = pair_habits(rule_set(name), CardWords())[number].example
    assert found is not None
    return found


def held_by_others(rules: Rules, example: PairExample) -> str:
    """Deal what is not seen in the example round to the others, so that nothing of it is gone."""
    out = Counter(rules.pack) - Counter((*example.hand, *example.trick))
    cards = [card.code for card in out.elements()]
    return " | ".join(" ".join(cards[seat::3]) for seat in range(3))


def view_of(name: str, example: PairExample) -> View:
    """See the example as A does; a single card was led by the partner to an earlier trick."""
    hand = " ".join(card.code for card in example.hand)
    hands = f"{hand} | {held_by_others(rule_set(name), example)}"
    table = [card.code for card in example.trick] if len(example.trick) > 1 else []
    view = played(name, hands, " ".join(table), example.trump.letter).view(Seat.A)
    if table:
        return view
    earlier = Trick(1, tuple(Play(Seat.C, card) for card in example.trick), Seat.C)
    return replace(view, won=(earlier,))


@pytest.mark.parametrize(("name", "number"), EXAMPLES)
def test_the_computers_play_what_an_example_shows(name: str, number: int) -> None:
    example = example_of(name, number)
    overview = Overview(view_of(name, example))
    assert set(overview.cards) == set(example.hand)
    for best in overview.cards:
        assert (most_careful(overview, best, overview.cards),) == example.playable


@pytest.mark.parametrize(("name", "number"), EXAMPLES)
def test_an_example_is_of_cards_of_the_game(name: str, number: int) -> None:
    rules, example = rule_set(name), example_of(name, number)
    shown: tuple[Card, ...] = (*example.hand, *example.trick)
    assert set(shown) <= set(rules.pack)
    assert len(set(shown)) == len(shown)
    table = [Play(seat, card) for seat, card in zip(example.seats, example.trick, strict=True)]
    assert rules.duties.winning(table, example.trump) == table[example.best]


@pytest.mark.usefixtures("language")
@pytest.mark.parametrize("german_suited", [False, True])
@pytest.mark.parametrize("name", PAIRS)
def test_habits_are_told_in_full_sentences(name: str, german_suited: bool) -> None:
    words = CardWords(german_suited=german_suited)
    for habit in pair_habits(rule_set(name), words):
        assert_sentence(habit.title)
        for sentence in habit.sentences:
            assert_sentence(sentence)
        if habit.example is not None:
            told = habit.example.told(words)
            assert_sentence(told)
            assert words.short(habit.example.playable[0]) in told


@pytest.mark.parametrize("name", OTHERS)
def test_where_nobody_has_a_partner_no_pairs_are_spoken_of(name: str) -> None:
    rules = rule_set(name)
    assert pair_habits(rules, CardWords()) == ()
    assert TITLES["en"] not in [chapter.title for chapter in chapters(rules, CardWords())]
    assert "#pairs" not in help_html(rules, CardWords())


TOLD = [
    # where it is told, in English and in German
    (("na-66", "bauernschnapsen"), "holds the highest trump leads it", "höchsten Trumpf hält"),
    (("gaigel",), "Do not trump a trick", "Trumpfe keinen Stich"),
    (("four-66",), "must trump, even a partner’s card", "der muss trumpfen"),
    (("bauernschnapsen",), "only the contract counts", "zählt allein das angesagte Spiel"),
    (PAIRS, "each sees its own hand alone", "Jeder sieht nur sein eigenes Blatt"),
]


@pytest.mark.parametrize(("games", "english", "german"), TOLD)
def test_each_game_is_told_what_is_so_there(
    games: tuple[str, ...], english: str, german: str, speak: Speak
) -> None:
    for language, fact in (("en", english), ("de", german)):
        speak(language)
        told = {name: help_html(rule_set(name), CardWords()) for name in PAIRS}
        assert tuple(name for name in PAIRS if fact in told[name]) == games


def test_an_option_without_the_duty_to_trump_is_told_of() -> None:
    freer = rule_set("four-66", {"strict.trump": False})
    assert "Do not trump a trick" in help_html(freer, CardWords())


@pytest.mark.parametrize("language", list(TITLES))
def test_the_link_at_the_top_leads_there(qtbot: QtBot, speak: Speak, language: str) -> None:
    speak(language)
    panel = HelpPanel()
    qtbot.addWidget(panel)
    panel.resize(360, 500)
    panel.show()
    panel.show_rules(rule_set("four-66"), CardWords())
    page = panel.findChild(QTextBrowser)
    assert isinstance(page, QTextBrowser)
    back = QTextDocument.FindFlag.FindBackward
    heading = page.document().find(TITLES[language], page.document().characterCount() - 1, back)
    assert page.cursorRect(heading).top() > page.height()
    with qtbot.assertNotEmitted(panel.guide_wanted):
        page.anchorClicked.emit(QUrl("#pairs"))
    assert 0 <= page.cursorRect(heading).top() < page.height() / 4


def test_every_picture_is_found_by_the_page(qtbot: QtBot) -> None:
    panel = HelpPanel()
    qtbot.addWidget(panel)
    rules = rule_set("gaigel")
    panel.show_rules(rules, CardWords())
    page = panel.findChild(QTextBrowser)
    assert isinstance(page, QTextBrowser)
    html = help_html(rules, CardWords())
    kind = QTextDocument.ResourceType.ImageResource.value
    for number in range(4):
        assert f'src="pair:{number}"' in html
        image = page.document().resource(kind, QUrl(f"pair:{number}"))
        assert isinstance(image, QImage)
        assert not image.isNull()
