"""The bundled typefaces, and what happens without them."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QPointF
from PySide6.QtGui import QFont, QFontInfo, QFontMetricsF, QRawFont

from sixtysix_gui.design import fonts
from sixtysix_gui.design.card_svg import CardStyle, Pack
from sixtysix_gui.design.fonts import FONT_FILES, TextWeight, heading, load_fonts, text
from sixtysix_gui.languages import codes, language
from sixtysix_gui.resource_files import ResourceMissingError, resource_path
from tests.helpers.rows import each_row
from tools.translation.files import read_ts

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


@each_row("name", FONT_FILES)
def test_every_typeface_is_shipped_with_its_licence(name: str) -> None:
    assert resource_path("fonts", name).stat().st_size > 10_000
    licence = resource_path("fonts", name.partition("-")[0] + "-OFL.txt").read_text("utf-8")
    assert "SIL OPEN FONT LICENSE Version 1.1" in licence


OF_CABIN = "ÄÖÜäöüßÉéèñçøŠšŽž–…“”„"
NOT_OF_CABIN = "ŐőŰűАБВЯабвщъьюяѝ№−←↑→↓▸\u202f"
SIGNS = "▸→←↑↓"
"""What stands in no heading."""


def typefaces(*families: str) -> list[QRawFont]:
    """The files of some families, in every weight."""
    files = [resource_path("fonts", name) for name in FONT_FILES if name.startswith(families)]
    return [QRawFont(str(file), 20) for file in files]


def test_cabin_and_its_companion_complete_each_other() -> None:
    for raw in typefaces("Cabin"):
        assert all(raw.supportsCharacter(ord(letter)) for letter in OF_CABIN)
        assert not any(raw.supportsCharacter(ord(letter)) for letter in NOT_OF_CABIN)
    for raw in typefaces("SixtysixSans"):
        assert all(raw.supportsCharacter(ord(letter)) for letter in NOT_OF_CABIN)
        assert not any(raw.supportsCharacter(ord(letter)) for letter in OF_CABIN)


@each_row("weight", TextWeight)
def test_the_companion_is_set_in_its_weight_and_as_high_as_cabin(weight: TextWeight) -> None:
    words = QFontMetricsF(text(100, weight))
    height = words.tightBoundingRect("x").height()
    assert words.tightBoundingRect("х").height() == pytest.approx(height, abs=1.5)  # noqa: RUF001
    companion = text(100, weight)
    companion.setFamilies(["Sixtysix Sans"])
    info = QFontInfo(companion)
    assert (info.family(), info.weight()) == ("Sixtysix Sans", weight.value)
    own = QFontMetricsF(companion)
    assert (own.ascent(), own.descent()) == (words.ascent(), words.descent())
    word = "Затваряш"
    assert words.horizontalAdvance(word) == own.horizontalAdvance(word)


def stroke(file: str, letter: str) -> int:
    """How wide the first stroke of a letter is at a third of its height, in thousandths."""
    raw = QRawFont(str(resource_path("fonts", file)), 1000)
    outline = raw.pathForGlyph(raw.glyphIndexesForString(letter)[0])
    box = outline.boundingRect()
    height = box.bottom() - box.height() / 3
    inked = [
        outline.contains(QPointF(at, height))
        for at in range(round(box.left()) - 1, round(box.right()) + 2)
    ]
    first = inked.index(True)
    return inked.index(False, first) - first


@each_row("style", ("Regular", "Medium", "SemiBold"))
def test_strokes_of_the_companion_are_as_strong_as_those_of_cabin(style: str) -> None:
    latin = stroke(f"Cabin-{style}.otf", "l")
    assert stroke(f"SixtysixSans-{style}.ttf", "н") == pytest.approx(latin, abs=4)


@each_row("code", codes())
def test_no_letter_of_a_language_is_missing(code: str) -> None:
    """What is written in any typeface of the program, that typeface or its companion has."""
    file = resource_path("languages", code, "sixtysix.ts")
    letters = {letter for form in _forms(file) for letter in form if letter != "\n"}
    spoken = language(code)
    for pack in ("french", "german"):
        letters |= set("".join(spoken.letters(pack).values()))
    letters |= set(spoken.name)
    words, heads = typefaces("Cabin-Medium", "SixtysixSans-Medium"), typefaces("Vollkorn")
    lacking = {
        letter
        for letter in letters
        if not any(raw.supportsCharacter(ord(letter)) for raw in words)
        or (letter not in SIGNS and not all(raw.supportsCharacter(ord(letter)) for raw in heads))
    }
    assert lacking == set()


def _forms(file: Path) -> Iterator[str]:
    for translation in read_ts(file).values():
        yield from translation.forms


@each_row("pack", ["french", "german"])
@each_row("code", codes())
def test_every_letter_of_a_card_is_drawn(code: str, pack: Pack) -> None:
    drawn = {
        CardStyle(pack=pack, letters=code, large_indices=large).svg(f"{rank}S")
        for rank in "AKQJT987"
        for large in (False, True)
    }
    assert len(drawn) == 16


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
