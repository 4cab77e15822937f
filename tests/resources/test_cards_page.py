"""The page about the cards names every figure and shows every pack."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtGui import QImage, QPainter

from tests.helpers.rows import each_row
from tests.helpers.table.card_files import COURTS
from tests.helpers.table.card_pixels import differing_share
from tools.drawing.card_sheets import card_sheet
from tools.drawing.courts.figures import FRENCH_FIGURES, GERMAN_FIGURES
from tools.drawing.pips.aces import ACES
from tools.drawing.pips.deuces import DEUCES
from tools.drawing.sheets import GAP, card_height

DOCS = Path(__file__).resolve().parent.parent.parent / "docs"
UNSEEN = 0.0005
"""At most this share of a sheet's pixels may differ, as another version of Qt may draw them."""
FIGURES = {"french": FRENCH_FIGURES, "german": GERMAN_FIGURES}
NAMES = [
    *(figure.name for figures in FIGURES.values() for figure in figures.values()),
    *(ace.name for ace in ACES.values()),
    *(deuce.name for deuce in DEUCES.values()),
]


def test_every_court_card_has_a_figure_of_its_own() -> None:
    for figures in FIGURES.values():
        assert set(figures) == set(COURTS)
    assert len(set(NAMES)) == len(NAMES)


@each_row("name", NAMES)
def test_the_page_names_the_figure(name: str) -> None:
    page = " ".join((DOCS / "cards.md").read_text(encoding="utf-8").split())
    assert f"**{name}**" in page


@each_row(
    ("sheet", "width"),
    [("french", 120), ("german", 120), ("backs", 180), ("four-colour", 120), ("low", 120)],
)
def test_the_page_shows_the_contact_sheet_of_the_stored_cards(sheet: str, width: int) -> None:
    assert f"(cards/{sheet}.png)" in (DOCS / "cards.md").read_text(encoding="utf-8")
    shown = QImage(str(DOCS / "cards" / f"{sheet}.png"))
    now = card_sheet(sheet, width)
    assert shown.size() == now.size()
    assert differing_share(shown, now) <= UNSEEN


def test_the_comparison_of_sheets_sees_one_card_exchanged() -> None:
    shown = card_sheet("german", 40)
    assert differing_share(shown, shown) == 0
    other = shown.copy()
    painter = QPainter(other)
    painter.drawImage(0, 0, shown.copy(GAP + 40, 0, GAP + 40, GAP + card_height(40)))
    painter.end()
    assert differing_share(shown, other) > UNSEEN
