"""The made-up moments that are painted to be looked at lie on the table in every size."""

from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from tests.helpers.table import still
from tests.helpers.table.still_moments import MOMENTS

pytestmark = pytest.mark.usefixtures("qapp")

PICTURES = [
    (phase, size, options)
    for phase in MOMENTS
    for size in ("800x600", "1280x800", "960x1080")
    for options in (("--german", "--pack", "german", "--cloth", "walnut"), ("--text", "1.5"))
]


@pytest.mark.slow(sample=2)
@pytest.mark.parametrize(("phase", "size", "options"), PICTURES)
def test_a_moment_can_be_painted(
    phase: str, size: str, options: tuple[str, ...], tmp_path: Path
) -> None:
    file = tmp_path / "still.png"
    assert still.main([str(file), "--size", size, "--phase", phase, *options]) == 0
    image = QImage(str(file))
    width, height = map(int, size.split("x"))
    assert (image.width(), image.height()) == (width, height - still.MENU_BAR)
    paper = sum(
        image.pixelColor(x, y).lightness() > 230
        for x in range(0, width, 16)
        for y in range(0, image.height(), 16)
    )
    assert paper > 30  # cards lie there
