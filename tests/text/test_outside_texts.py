"""Names from outside: what is shown of them, and that they do not turn a sentence."""

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from sixtysix_gui.text.common import isolated, shown_name
from sixtysix_gui.text.glosses import gloss_of
from sixtysix_gui.windows.sheets.paper_sheet import PaperSheet
from sixtysix_gui.windows.widgets.segments import Segment
from tests.helpers.made_up_language import texts_of_program
from tests.helpers.rows import each_row
from tests.windows.conftest import Speak
from tools.translation.command_line import unheard_in_window

HEBREW, ARABIC = "\u05d3\u05d5\u05d3", "\u0645\u0631\u062d\u0628\u0627"

SHOWN = [
    ("Anna", "Anna"),
    ("  Anna\n B. ", "Anna B."),
    ("<b>x</b>", "<b>x</b>"),
    ("\u202eevil", "evil"),
    ("\U0001f469\u200d\U0001f467", "\U0001f469\u200d\U0001f467"),
    ("", ""),
    ("\u200b", ""),
    ("\u00a0\u200d \ufeff", ""),
    ("\u0301\u0301", ""),
    ("e\u0301", "e\u0301"),
    ("e" + "\u0301" * 300 + "va", "e" + "\u0301" * 3 + "va"),
    ("e" + "\u0301\u202a" * 9 + "va", "e" + "\u0301" * 3 + "va"),
    ("\u05e9\u05c1\u05b8\u05bc\u05d5", "\u05e9\u05c1\u05b8\u05bc\u05d5"),
    ("x" * 65, "x" * 63 + "\u2026"),
]


@each_row(("text", "name"), SHOWN)
def test_a_name_is_shown(text: str, name: str) -> None:
    assert shown_name(text) == name


def test_a_name_is_cut_where_the_room_ends() -> None:
    assert shown_name("Anna Berta", 10) == "Anna Berta"
    assert shown_name("Anna Berta C", 6) == "Anna\u2026"


@each_row("name", [HEBREW, ARABIC, f"{ARABIC} abc", f"abc {HEBREW}"])
def test_a_name_from_the_right_does_not_turn_the_sentence(name: str) -> None:
    assert isolated(name) == f"\u2068{name}\u2069", "between the marks of Unicode for an isolate"


@each_row("name", ["Anna", "\u0410\u043d\u043d\u0430", "", "\U0001f0cf", "66"])
def test_other_names_stay_what_they_are(name: str) -> None:
    assert isolated(name) == name


# What counts is said in words of one and of many: no one reads "4 deal(s)".


@pytest.mark.usefixtures("language")
def test_whatever_counts_has_its_forms() -> None:
    found = texts_of_program()
    said_here = {item.text for item in found} - unheard_in_window(found)
    counted = [(text.context, text.source) for text in said_here if text.has_plural]
    assert len(counted) > 8
    for context, text in counted:
        for number in (0, 1, 2, 4):
            said = QCoreApplication.translate(context, text, None, number)
            assert "(s)" not in said, (text, number)
            assert "%n" not in said, (text, number)


# Words that only card players know are explained where they stand.


SCHWARZ = "Schwarz: ending a deal without a trick."
SCHNEIDER = "Schneider: ending a deal with fewer than 33 card points."
BUMMERL = "Bummerl: a lost game, marked with a dot."


@each_row(
    ("text", "explained"),
    [
        ("The Queen took no trick: Schwarz.", SCHWARZ),
        ("Schneider is 2, Schwarz 3.", f"{SCHNEIDER}\n{SCHWARZ}"),
        ("Bummerl so far", BUMMERL),
        ("You win the deal.", ""),
    ],
)
def test_words_are_explained(speak: Speak, text: str, explained: str) -> None:
    speak("en")
    assert gloss_of(text) == explained


def test_german_words_are_explained_in_german(speak: Speak) -> None:
    speak("de")
    assert gloss_of("Die Vorhand sagt an.") == "Vorhand: wer zum ersten Stich ausspielt."


def test_sheets_and_switches_explain_what_they_say(qtbot: QtBot, speak: Speak) -> None:
    speak("en")
    sheet = PaperSheet(16.0)
    qtbot.addWidget(sheet)
    said = sheet.add_text("The Queen took no trick: Schwarz.")
    assert isinstance(said, QLabel)
    assert said.toolTip() == SCHWARZ
    assert sheet.add_text("You win the deal.").toolTip() == ""
    part = Segment("Bummerl", 16.0)
    qtbot.addWidget(part)
    assert part.toolTip() == BUMMERL
