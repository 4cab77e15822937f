"""The rules of these games as the tag Rules chooses them (many.md 12.1)."""

from sixtysix_gui.records.rules_tag import parts_of, plain_value
from sixtysix_gui.rules.errors import UnknownDimensionError
from sixtysix_gui.rules.registry import TRICK_GAMES
from sixtysix_gui.rules.trick_game.rule_set.trick_rules import TrickRules


def read_trick_rules(name: str, changes: str) -> TrickRules:
    """Give a game by its name and its options, as in ``strict.overtrump=false; bid.max=4``.

    Only what can be chosen has a key; lists are read with brackets or without.

    Raises:
        RulesTagError: for a part of another form, or a key given twice.
        RulesError: if a key or a value is refused, or two exclude each other.
    """
    options = TRICK_GAMES.rules(name).plan.options
    overrides: dict[str, object] = {}
    for key, text in parts_of(changes):
        if key not in options:
            raise UnknownDimensionError(key)
        overrides[key] = text if text.startswith("[") else plain_value(text)
    return TRICK_GAMES.rules(name, overrides)
