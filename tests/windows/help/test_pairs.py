"""How good pairs play: told in every game of partners, as the computer players really do it."""

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QImage, QTextDocument
from PySide6.QtWidgets import QTextBrowser
from pytestqt.qtbot import QtBot

from sixtysix_gui.ai.trick_game.thinking.careful_order import most_careful
from sixtysix_gui.ai.trick_game.thinking.overview import Overview
from sixtysix_gui.rules.history import Play, Trick
from sixtysix_gui.rules.registry import TRICK_GAMES
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.trick_game.deal import TrickDeal
from sixtysix_gui.windows.help.help_panel import HelpPanel, chapters, help_html
from sixtysix_gui.windows.help.trick_game.pairs import PairExample, pair_habits
from sixtysix_gui.windows.texts.card_words import CardWords
from tests.helpers.windows.sentences import assert_sentence
from tests.helpers.windows.trick_words import NAMES
from tests.tools.strength.positions import played
from tests.windows.conftest import Speak

PAIRS = ("four-66", "na-66", "bauernschnapsen", "gaigel")
OTHERS = [name for name in NAMES if name not in PAIRS]
TRUMP = "S"


def examples(name: str) -> list[tuple[str, PairExample]]:
    habits = pair_habits(TRICK_GAMES.rules(name), CardWords())
    return [(habit.title, habit.example) for habit in habits if habit.example is not None]


def position(name: str, example: PairExample) -> TrickDeal:
    """Give the example as a deal: the others hold a trump each, the tens are theirs, not gone."""
    hand = " ".join(card.code for card in example.hand)
    rest = "TC AS | 9D TS | JS TD" if name == "na-66" else "TC AS | JS TS | KS TD"
    taken = {card.code for card in (*example.hand, *example.trick)}
    others = " | ".join(
        " ".join(code for code in part.split() if code not in taken) for part in rest.split(" | ")
    )
    if len(example.trick) > 1:
        table = " ".join(card.code for card in example.trick)
        return played(name, f"{hand} | {others}", table, TRUMP)
    return played(name, f"{hand} | {others}", "", TRUMP)


@pytest.mark.parametrize("name", PAIRS)
def test_the_computers_play_what_the_examples_show(name: str) -> None:
    for title, example in examples(name):
        view = position(name, example).view(Seat.A)
        if len(example.trick) == 1:
            partner = view.rules.partner(Seat.A)
            led = Trick(1, (Play(partner, example.trick[0]),), partner)
            view = view.__class__(**{**vars(view), "won": (*view.won, led)})
        overview = Overview(view)
        for best in example.hand:
            assert (most_careful(overview, best, overview.cards),) == example.playable, title
