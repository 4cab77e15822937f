"""The bundled typefaces, and what happens without them."""

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QFont, QFontInfo, QFontMetricsF, QRawFont

from sixtysix_gui.resource_files import ResourceMissingError, resource_path
from sixtysix_gui.table import fonts
from sixtysix_gui.table.fonts import FONT_FILES, TextWeight, heading, load_fonts, text

pytestmark = pytest.mark.usefixtures("qapp")


def test_both_typefaces_are_loaded_in_all_their_weights() -> None:
    assert load_fonts()
    assert load_fonts()
    assert QFontInfo(heading(20)).family() == "Vollkorn"
    assert QFontInfo(heading(20, bold=True)).weight() == QFont.Weight.Bold
    for weight in TextWeight:
        info = QFontInfo(text(20, weight))
        assert (info.family(), info.weight()) == ("Cabin", weight.value)


def test_figures_of_headings_are_lining_and_of_one_width() -> None:
    metrics = QFontMetricsF(heading(40))
    figures = "0123456789"
    assert len({metrics.horizontalAdvance(figure) for figure in figures}) == 1
    tops = [metrics.tightBoundingRect(figure).top() for figure in figures]
    bottoms = [metrics.tightBoundingRect(figure).bottom() for figure in figures]
    assert max(tops) - min(tops) <= 2
    assert max(bottoms) - min(bottoms) <= 2


@pytest.mark.parametrize("name", FONT_FILES)
def test_every_typeface_is_shipped_with_its_licence(name: str) -> None:
    assert resource_path("fonts", name).stat().st_size > 10_000
    licence = resource_path("fonts", name.partition("-")[0] + "-OFL.txt").read_text("utf-8")
    assert "SIL OPEN FONT LICENSE Version 1.1" in licence


def test_letters_of_names_are_in_both_typefaces() -> None:
    for font in (heading(20), text(20)):
        raw = QRawFont.fromFont(font)
        letters = "ÄÖÜäöüßÉéèñçøŠšŽž–…“”„"
        assert all(raw.supportsCharacter(ord(letter)) for letter in letters)


def test_without_the_files_text_is_set_in_another_typeface(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def missing(*parts: str) -> Path:
        raise ResourceMissingError("/".join(parts), tmp_path)

    application = QCoreApplication.instance()
    assert application is not None
    application.setProperty("sixtysix_fonts_loaded", None)
    monkeypatch.setattr(fonts, "resource_path", missing)
    assert not load_fonts()
    assert QFontMetricsF(text(20)).horizontalAdvance("Sixty-Six") > 0
    application.setProperty("sixtysix_fonts_loaded", None)
    monkeypatch.undo()
    assert load_fonts()
