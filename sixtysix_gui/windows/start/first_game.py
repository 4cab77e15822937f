"""The first game of somebody who has chosen nothing: the rules of his region, against the Jack."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QLocale

from sixtysix_gui.rules.two_handed.variants import rule_set
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.storage.settings_values import Level
from sixtysix_gui.windows.new_game.choice import NewGame, chosen_before

FIRST_OPPONENT: Level = "casual"
_USUAL = "german-66"
_BY_REGION: Mapping[QLocale.Country, str] = {
    QLocale.Country.Austria: "schnapsen",
    QLocale.Country.Hungary: "schnapsen",
    QLocale.Country.Bulgaria: "santase",
}
"""Rule sets by the region of the system (front of the house, chapter 1)."""


def first_game(region: QLocale.Country | None = None) -> NewGame:
    """Give the game behind the door *Play*; without a region, for that of the system."""
    country = QLocale.system().territory() if region is None else region
    return NewGame(rule_set(_BY_REGION.get(country, _USUAL)), FIRST_OPPONENT)


def next_game(settings: Settings) -> NewGame:
    """Give the game that is offered next: what was chosen before, or else the first of all."""
    chosen = chosen_before(settings)
    has_chosen = settings.welcomed or chosen != chosen_before(Settings())
    return chosen if has_chosen else first_game()
