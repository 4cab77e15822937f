"""The licences of all that comes with the program, in the about dialog."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from sixtysix_gui.windows.dialogs.about import AboutDialog
from sixtysix_gui.windows.dialogs.licences import LicencesDialog
from sixtysix_gui.windows.texts.licences import Part, bundled_parts

NAMES = {
    "Qt": "LGPL-3.0-only",
    "PySide and Shiboken": "LGPL-3.0-only",
    "Python": "PSF-2.0",
    "platformdirs": "MIT",
    "typing_extensions": "PSF-2.0",
    "Vollkorn": "OFL-1.1",
    "Cabin": "OFL-1.1",
}


def test_everything_bundled_is_named() -> None:
    parts = {part.name: part.licence for part in bundled_parts()}
    assert NAMES.items() <= parts.items()
    assert bundled_parts()[0] == Part(
        "Sixty-Six", "MIT", "the Sixty-Six developers", ["licences/sixtysix.txt"]
    )


@pytest.mark.parametrize("part", bundled_parts(), ids=lambda part: part.name)
def test_every_licence_can_be_read_in_full(part: Part) -> None:
    notice = part.notice()
    assert part.holders in notice
    assert len(notice) > 900


def test_the_licence_of_the_program_is_that_of_the_project() -> None:
    project = Path(__file__).parents[2] / "LICENSE"
    assert project.read_text(encoding="utf-8") in bundled_parts()[0].notice()


def test_the_about_dialog_leads_to_them(qtbot: QtBot, tmp_path: Path) -> None:
    about = AboutDialog(tmp_path, tmp_path / "log")
    qtbot.addWidget(about)
    about.show()
    button = about.findChild(QPushButton, "licences")
    assert isinstance(button, QPushButton)
    button.click()
    shown = about.findChild(LicencesDialog)
    assert isinstance(shown, LicencesDialog)
    assert shown.isVisible()
    assert shown.notice.toPlainText().startswith("Sixty-Six\nMIT")
    shown.list.setCurrentRow(1)
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in shown.notice.toPlainText()
    shown.close()
