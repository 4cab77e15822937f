"""The main moments of a deal look as they did when they were last looked at.

Under the version of Qt that painted the stored pictures every pixel must be the same. Under another
one the pictures may differ a little: by ``MOST_DIFFERENCE`` of 255 on average, and by more than
``CLEARLY`` in at most ``MOST_CLEAR`` of the pixels. A picture may be ``MOST_PIXELS`` wider or
higher there, for text is measured otherwise; as that moves what follows, both are then compared at
a quarter of their size. `python -m tests.helpers.golden_data.make_pictures` paints them again.
"""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from sixtysix_gui.table.table import Table
from sixtysix_gui.table.values import TableOptions
from sixtysix_gui.windows.widgets.paper import Page
from tests.helpers.golden_data.make_pictures import (
    INDEX,
    PICTURES,
    digest,
    in_few_colours,
    painter_of_pictures,
    pixels,
    stored,
)
from tests.helpers.table.moments import MOMENTS, picture
from tests.windows.conftest import UsePage, look_like

pytestmark = [pytest.mark.identical, pytest.mark.window]

__all__ = ["look_like"]

MOST_DIFFERENCE = 4.0
CLEARLY = 64
MOST_CLEAR = 0.02
MOST_PIXELS = 1


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("name", PICTURES)
def test_it_looks_as_it_did(look_like: UsePage, name: str, tmp_path: Path) -> None:
    look_like(Page())
    image = PICTURES[name]()
    index = json.loads(INDEX.read_text(encoding="utf-8"))
    if digest(image) == index["digests"][name]:
        return
    seen = tmp_path / f"{name}.png"
    image.save(str(seen))
    average, clear = difference(in_few_colours(image), QImage(str(stored(name))))
    exact = index["painted_by"] == painter_of_pictures()
    assert not exact, f"{average:.2f} on average, {clear:.2%} clearly: compare {seen}"
    assert average <= MOST_DIFFERENCE
    assert clear <= MOST_CLEAR


def test_every_stored_picture_is_painted() -> None:
    index = json.loads(INDEX.read_text(encoding="utf-8"))
    assert set(index["digests"]) == set(PICTURES)
    assert {file.stem for file in INDEX.parent.glob("*.png")} == set(PICTURES)


def test_a_difference_is_found() -> None:
    image = QImage(str(stored("dealt")))
    other = image.copy()
    for x in range(100, 200):
        for y in range(100, 150):
            other.setPixelColor(x, y, "#FFFFFF")
    average, clear = difference(image, other)
    assert average > MOST_DIFFERENCE
    assert clear > MOST_CLEAR


def in_small(image: QImage, size: QSize) -> QImage:
    smooth = Qt.TransformationMode.SmoothTransformation
    return image.scaled(size, Qt.AspectRatioMode.IgnoreAspectRatio, smooth)


def test_a_row_more_is_no_difference_but_two_are() -> None:
    image = QImage(str(stored("result"))).convertToFormat(QImage.Format.Format_RGB32)
    average, clear = difference(with_rows_more(image, 1), image)
    assert 0 < average <= MOST_DIFFERENCE
    assert clear <= MOST_CLEAR
    with pytest.raises(AssertionError):
        difference(with_rows_more(image, 2), image)


def with_rows_more(image: QImage, number: int) -> QImage:
    """Return a picture whose hundredth row comes some times more, so that the rest moves down."""
    higher = QImage(image.width(), image.height() + number, image.format())
    for y in range(higher.height()):
        source = y if y < 100 else max(100, y - number)
        for x in range(image.width()):
            higher.setPixelColor(x, y, image.pixelColor(x, source))
    return higher


def difference(first: QImage, second: QImage) -> tuple[float, float]:
    """Return the average difference of two pictures' colours, and the share of clear ones."""
    if first.size() != second.size():
        assert abs(first.width() - second.width()) <= MOST_PIXELS
        assert abs(first.height() - second.height()) <= MOST_PIXELS
        first, second = (in_small(each, second.size() / 4) for each in (first, second))
    pairs = zip(pixels(first), pixels(second), strict=True)
    steps = [abs(one - other) for one, other in pairs]
    return sum(steps) / len(steps), sum(step > CLEARLY for step in steps) / len(steps)


STILL = TableOptions(speed="none", rest_tricks=False, show_points="mine")
GERMAN = replace(STILL, deck="german", back=2)
CHANGES = {
    "deck and back": GERMAN,
    "colours and cloth": replace(STILL, colours="four", cloth="walnut"),
    "indices": replace(STILL, large_indices=True, back=3),
    "contrast": replace(STILL, high_contrast=True),
    "words": replace(STILL, text_scale=1.5, cloth="slate"),
}


@pytest.mark.parametrize("name", CHANGES)
def test_what_is_changed_during_a_deal_looks_as_if_it_were_chosen_before(
    qtbot: QtBot, tmp_path: Path, name: str
) -> None:
    pictures: list[QImage] = []
    for first in (STILL, CHANGES[name]):
        table = Table(first)
        qtbot.addWidget(table)
        table.resize(1120, 660)
        table.show()
        MOMENTS["closed"](table)
        table.set_options(CHANGES[name])
        QCoreApplication.processEvents()
        pictures.append(picture(table, 1.0))
        table.shut_down()
    for number, image in enumerate(pictures):
        image.save(str(tmp_path / f"{number}.png"))
    assert pictures[0] == pictures[1], f"compare the pictures in {tmp_path}"
