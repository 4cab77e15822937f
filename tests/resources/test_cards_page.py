"""The page about the cards names every figure and shows every pack."""

from __future__ import annotations

from pathlib import Path

import pytest

from resources.drawing import french_courts, german_courts
from resources.drawing.aces import ACES
from resources.drawing.deuces import DEUCES
from resources.drawing.portraits import PORTRAITS
from tests.helpers.card_files import COURTS

DOCS = Path(__file__).resolve().parent.parent.parent / "docs"
FIGURES = {"french": french_courts.FIGURES, "german": german_courts.FIGURES}
NAMES = [
    *(figure.name for figures in FIGURES.values() for figure in figures.values()),
    *(ace.name for ace in ACES.values()),
    *(deuce.name for deuce in DEUCES.values()),
    *(one.name for portraits in PORTRAITS.values() for one in portraits.values()),
]


def test_every_court_card_has_a_figure_of_its_own() -> None:
    for figures in FIGURES.values():
        assert set(figures) == set(COURTS)
    assert len(set(NAMES)) == len(NAMES) == 36


@pytest.mark.parametrize("name", NAMES)
def test_the_page_names_the_figure(name: str) -> None:
    page = " ".join((DOCS / "cards.md").read_text(encoding="utf-8").split())
    assert f"**{name}**" in page


@pytest.mark.parametrize("sheet", ["french", "german", "backs", "four-colour"])
def test_the_page_shows_the_contact_sheet(sheet: str) -> None:
    assert f"(cards/{sheet}.png)" in (DOCS / "cards.md").read_text(encoding="utf-8")
    assert (DOCS / "cards" / f"{sheet}.png").is_file()
