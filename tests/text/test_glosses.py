"""Words that only card players know are explained where they stand."""

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from sixtysix_gui.text.glosses import gloss_of
from sixtysix_gui.windows.sheets.paper_sheet import PaperSheet
from sixtysix_gui.windows.widgets.segments import Segment
from tests.windows.conftest import Speak

SCHWARZ = "Schwarz: to end a deal without a trick."
SCHNEIDER = "Schneider: to end a deal with fewer than 33 card points."
BUMMERL = "Bummerl: a game that was lost, written down as a dot."


@pytest.mark.parametrize(
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
