"""Drawing everything again gives what is stored, so that art and program cannot drift apart.

The numbers are compared under the Qt the stored files were drawn with. Another Qt may cut the same
shapes into other pieces, so there the pictures are compared.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import PySide6
from PySide6.QtGui import QImage

from tests.helpers.rows import each_row
from tests.helpers.table.card_files import RESOURCES
from tests.helpers.table.card_pixels import differing_share, largest_difference, render
from tools.drawing.__main__ import write_all
from tools.drawing.catalogue import card_files
from tools.drawing.icon_files import icon_files

DRAWN_WITH = "6.11"
"""The Qt whose cutting and joining of paths is in the stored files."""
UNSEEN = 0.0005
"""At most this share of a card's pixels may differ under another Qt."""
SAME_QT = PySide6.__version__.startswith(f"{DRAWN_WITH}.")
_NUMBER = re.compile(r"-?\d*\.?\d+")
ROUNDING = 0.21
"""A coordinate is relative: the difference of two numbers that are each rounded to 0.1."""


def _numbers(text: str) -> list[float]:
    return [float(number) for number in _NUMBER.findall(text)]


def _differences(stored: str, drawn: str) -> list[str]:
    """What differs between two texts, numbers compared with a tolerance."""
    if stored == drawn:
        return []
    if _NUMBER.sub("#", stored) != _NUMBER.sub("#", drawn):
        return ["the elements differ"]
    pairs = zip(_numbers(stored), _numbers(drawn), strict=True)
    return [f"{a} is now {b}" for a, b in pairs if abs(a - b) > ROUNDING]


@each_row("name", sorted(card_files()))
def test_the_stored_card_file_is_what_the_program_draws(name: str) -> None:
    stored = (RESOURCES / "cards" / name).read_text(encoding="utf-8")
    drawn = card_files()[name]()
    if name.endswith(".svg") and stored != drawn:
        pictures = (render(stored.encode()), render(drawn.encode()))
        assert differing_share(*pictures) <= UNSEEN
    if SAME_QT:
        assert _differences(stored, drawn) == []


def test_the_comparison_notices_a_moved_point_and_a_missing_element() -> None:
    assert _differences("M1 2l.5 3", "M1 2l.5 3.1") == []
    assert _differences("M1 2l.5 3", "M1 2l.5 3.4") == ["3.0 is now 3.4"]
    assert _differences("M1 2l.5 3", "M1 2") == ["the elements differ"]


def test_the_stored_icons_are_what_the_program_draws() -> None:
    drawn = icon_files()
    stored = {file.name: file for file in (RESOURCES / "icons").iterdir()}
    assert sorted(stored) == sorted(drawn)
    for name, content in drawn.items():
        if name.endswith(".png"):
            picture = QImage.fromData(content).convertToFormat(QImage.Format.Format_RGBA8888)
            kept = QImage(str(stored[name])).convertToFormat(QImage.Format.Format_RGBA8888)
            assert largest_difference(picture, kept) <= 2, name
        elif name.endswith(".svg") and SAME_QT:
            assert _differences(stored[name].read_text("utf-8"), content.decode()) == []


def test_nothing_is_stored_that_the_program_does_not_draw() -> None:
    cards = RESOURCES / "cards"
    stored = {str(p.relative_to(cards).as_posix()) for p in cards.rglob("*") if p.is_file()}
    assert stored == set(card_files())


def test_the_program_writes_every_file_where_it_is_told(tmp_path: Path) -> None:
    total = write_all(tmp_path)
    written = [file for file in tmp_path.rglob("*") if file.is_file()]
    assert total == sum(file.stat().st_size for file in written)
    assert (tmp_path / "cards" / "german" / "QH.svg").is_file()
    assert tomllib.loads((tmp_path / "cards" / "markers.toml").read_text("utf-8"))
