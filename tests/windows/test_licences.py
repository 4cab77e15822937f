"""The licences of all that comes with the program, on a page that About leads to."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from sixtysix_gui.resource_files import ResourceMissingError
from sixtysix_gui.windows.fact_sheets import AboutSheet
from sixtysix_gui.windows.licences import (
    BundledPart,
    LicencesDamagedError,
    LicencesSheet,
    bundled_parts,
)
from sixtysix_gui.windows.sheets.questions import QuestionLayer, open_page
from tests.helpers.rows import each_row
from tests.helpers.windows.found import child

NAMES = {
    "Qt": "LGPL-3.0-only",
    "PySide and Shiboken": "LGPL-3.0-only",
    "Python": "PSF-2.0",
    "platformdirs": "MIT",
    "typing_extensions": "PSF-2.0",
    "miniaudio, with its bindings for Python": "MIT",
    "cffi, below miniaudio": "MIT-0",
    "Vollkorn": "OFL-1.1",
    "Cabin": "OFL-1.1",
    "Sixtysix Sans, from Source Sans 3 and Cabin": "OFL-1.1",
}
COMPLETE = """
[[part]]
name = "One"
licence = "MIT"
holders = "somebody"
texts = ["licences/one.txt"]

[[part]]
name = "Other"
licence = "ISC"
holders = "others"
source = "https://example.org/other"
texts = ["licences/other.txt", "licences/one.txt"]
"""
DAMAGED = {
    "missing": None,
    "no text": b"\xff\xfe\x00",
    "no TOML": COMPLETE[:50].encode(),
    "empty": b"",
    "no tables": b"part = 66",
    "no licence": COMPLETE.replace('licence = "ISC"', "").encode(),
    "a number for a name": COMPLETE.replace('"Other"', "66").encode(),
    "a text for texts": COMPLETE.replace('["licences/one.txt"]', '"licences/one.txt"').encode(),
    "a number among texts": COMPLETE.replace('["licences/one.txt"]', "[66]").encode(),
    "a number for a source": COMPLETE.replace('"https://example.org/other"', "66").encode(),
}
TOLD = {
    "en": "A program file is missing or damaged: {}. Install the program again to restore it.",
    "de": "Eine Datei des Programms fehlt oder ist beschädigt: {}. "
    "Eine neue Installation bringt sie zurück.",
}

Store = Callable[[str, bytes], None]


@pytest.fixture
def store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Store:
    """Stores resources of another program, of which there are none at first."""

    def found(*parts: str) -> Path:
        path = tmp_path.joinpath(*parts)
        if not path.exists():
            raise ResourceMissingError("/".join(parts), tmp_path)
        return path

    def write(file: str, data: bytes) -> None:
        path = tmp_path / file
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(data)

    monkeypatch.setattr("sixtysix_gui.windows.licences.resource_path", found)
    return write


def test_everything_bundled_is_named() -> None:
    parts = {part.name: part.licence for part in bundled_parts()}
    assert NAMES.items() <= parts.items()
    assert bundled_parts()[0] == BundledPart(
        "Sixty-Six", "MIT", "the Sixty-Six developers", ("licences/sixtysix.txt",)
    )


@each_row("part", bundled_parts())
def test_every_licence_can_be_read_in_full(part: BundledPart) -> None:
    notice = part.notice()
    assert part.holders in notice
    assert len(notice) > 900


def test_the_licence_of_the_program_is_that_of_the_project() -> None:
    project = Path(__file__).parents[2] / "LICENSE"
    assert project.read_text(encoding="utf-8") in bundled_parts()[0].notice()


def test_the_page_about_leads_to_them_and_comes_back(qtbot: QtBot, tmp_path: Path) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1000, 700)
    window.show()

    def show_licences() -> None:
        open_page(window, LicencesSheet)

    open_page(window, lambda unit: AboutSheet(unit, tmp_path, tmp_path / "log", show_licences))
    (layer,) = window.findChildren(QuestionLayer)
    about = layer.page
    assert isinstance(about, AboutSheet)
    button = child(about, QPushButton, "licences")
    button.click()
    shown = layer.page
    assert isinstance(shown, LicencesSheet)
    assert shown.isVisible()
    assert shown.notice.toPlainText().startswith("Sixty-Six\nMIT")
    shown.list.setCurrentRow(1)
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in shown.notice.toPlainText()
    shown.closed.emit()
    assert isinstance(layer.page, AboutSheet)
    layer.page.closed.emit()
    assert not layer.is_open


def test_the_parts_are_read_by_their_names(store: Store) -> None:
    store("licences/parts.toml", COMPLETE.encode())
    store("licences/one.txt", b"Do what you like.")
    store("licences/other.txt", b"Do it well.")
    one, other = bundled_parts()
    assert one == BundledPart("One", "MIT", "somebody", ("licences/one.txt",))
    assert other.notice() == (
        "Other\nISC\n© others\nhttps://example.org/other\n\nDo it well.\n\nDo what you like."
    )


@pytest.mark.parametrize("data", DAMAGED.values(), ids=DAMAGED)
def test_a_damaged_list_of_licences_is_refused_and_told(
    qtbot: QtBot, store: Store, data: bytes | None
) -> None:
    if data is not None:
        store("licences/parts.toml", data)
    with pytest.raises(LicencesDamagedError, match=r"licences/parts\.toml"):
        bundled_parts()
    page = LicencesSheet(16)
    qtbot.addWidget(page)
    page.show()
    assert page.notice.toPlainText() == TOLD["en"].format("licences/parts.toml")
    assert page.list.isHidden()


@pytest.mark.parametrize("language", ["en", "de"], indirect=True)
@pytest.mark.parametrize("data", [None, b"\xff\xfe\x00"], ids=["missing", "no text"])
def test_a_damaged_licence_is_told_and_the_others_can_be_read(
    qtbot: QtBot, store: Store, language: str, data: bytes | None
) -> None:
    store("licences/parts.toml", COMPLETE.encode())
    store("licences/one.txt", b"Do what you like.")
    if data is not None:
        store("licences/other.txt", data)
    page = LicencesSheet(16)
    qtbot.addWidget(page)
    told = TOLD[language].format("licences/other.txt")
    shown: list[str] = []
    for row in (0, 1, 0):
        page.list.setCurrentRow(row)
        shown.append(page.notice.toPlainText())
    whole = "One\nMIT\n© somebody\n\nDo what you like."
    assert shown == [whole, told, whole]
