"""What is chosen on the New game sheet: what it begins with, and what comes of it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from sixtysix_gui.controller.game_setup import GameSetup
from sixtysix_gui.rules.length import Length
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.two_handed.variants import RuleSet, rule_set
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.storage.settings_values import Level, OwnRules
from sixtysix_gui.windows.preferences import my_name, opponent_name_of, rules_of
from sixtysix_gui.windows.texts.opponents import opponent_of


@dataclass(frozen=True)
class NewGame:
    """What the person chose; ``code`` is empty for a deal by lot."""

    rules: RuleSet = field(default_factory=rule_set)
    level: Level = Settings.level
    length: Length = Settings.length
    practice: bool = False
    code: str = ""


def chosen_before(settings: Settings) -> NewGame:
    """Give what the last game was; its deal is not chosen again."""
    return NewGame(rules_of(settings), settings.level, settings.length, settings.practice)


def to_remember(choice: NewGame) -> dict[str, Any]:
    """Give the settings by which the sheet shows the same the next time."""
    return {
        "rule_set": choice.rules.name,
        "rule_overrides": choice.rules.overrides(),
        "level": choice.level,
        "length": choice.length,
        "practice": choice.practice,
    }


def setup_of(choice: NewGame, settings: Settings) -> GameSetup:
    """Give the game that was chosen, with the names of both players."""
    opponent = opponent_of(choice.level)
    return GameSetup(
        rules=choice.rules,
        names=(my_name(settings), opponent_name_of(settings, opponent)),
        players={Seat.B: opponent.level},
        code=choice.code or None,
        practice=choice.practice,
        length=choice.length,
    )


def rules_of_own(own: OwnRules) -> RuleSet:
    """Give the rule set that the person has named."""
    return rule_set(own.rule_set).with_overrides(own.rule_overrides)
