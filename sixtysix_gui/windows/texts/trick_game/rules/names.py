"""The name and one line of every game of many.md, by itself and as it was changed."""

from collections.abc import Mapping

from sixtysix_gui.rules.length import Length
from sixtysix_gui.rules.trick_game.trick_rules import TrickRules
from sixtysix_gui.windows.texts.common import QT_TRANSLATE_NOOP, translate
from sixtysix_gui.windows.texts.rules.rule_sets import RuleSetText, changed_name

TRICK_GAME_TEXTS: Mapping[str, RuleSetText] = {
    "three-66": RuleSetText(
        QT_TRANSLATE_NOOP("RuleSets", "Sixty-Six for three"),
        QT_TRANSLATE_NOOP(
            "RuleSets",
            "Each alone with eight cards; forehand fixes trumps; most card points are paid in "
            "chips.",
        ),
    ),
    "four-66": RuleSetText(
        QT_TRANSLATE_NOOP("RuleSets", "Sixty-Six in pairs"),
        QT_TRANSLATE_NOOP(
            "RuleSets",
            "Two against two; a cut card fixes trumps; both partners may show marriages; "
            "out at 66.",
        ),
    ),
    "na-66": RuleSetText(
        QT_TRANSLATE_NOOP("RuleSets", "North American Sixty-Six"),
        QT_TRANSLATE_NOOP(
            "RuleSets",
            "Two against two; who bids most thirty-threes leads, and the first card fixes trumps.",
        ),
    ),
    "cutthroat-66": RuleSetText(
        QT_TRANSLATE_NOOP("RuleSets", "Cut-throat Sixty-Six"),
        QT_TRANSLATE_NOOP(
            "RuleSets", "North American for three, each alone, with a widow of three cards."
        ),
    ),
    "idiots-66": RuleSetText(
        QT_TRANSLATE_NOOP("RuleSets", "Idiots’ Sixty-Six"),
        QT_TRANSLATE_NOOP(
            "RuleSets", "For two; the latest marriage makes its suit trumps; tens count to 100."
        ),
    ),
    "bauernschnapsen": RuleSetText(
        QT_TRANSLATE_NOOP("RuleSets", "Bauernschnapsen"),
        QT_TRANSLATE_NOOP(
            "RuleSets",
            "Two against two with 20 cards; contracts are called and doubled; counted down "
            "from 24.",
        ),
    ),
    "gaigel": RuleSetText(
        QT_TRANSLATE_NOOP("RuleSets", "Gaigel"),
        QT_TRANSLATE_NOOP(
            "RuleSets",
            "Two against two with two packs, anticlockwise; secret openings; out at 101.",
        ),
    ),
    "gaigel-2": RuleSetText(
        QT_TRANSLATE_NOOP("RuleSets", "Gaigel for two"),
        QT_TRANSLATE_NOOP("RuleSets", "Two packs, five cards each; secret openings; out at 101."),
    ),
}


def trick_game_name(rules: TrickRules) -> str:
    """Name a game; one with changes of its own says so."""
    name = plain_trick_name(rules.name)
    return changed_name(name) if rules.overrides() else name


def plain_trick_name(name: str) -> str:
    """Name the game of that key."""
    return translate("RuleSets", TRICK_GAME_TEXTS[name].name)


def trick_game_line(name: str) -> str:
    """Say in one line what sets a game apart."""
    return translate("RuleSets", TRICK_GAME_TEXTS[name].line)


_TO_TARGET: Mapping[int, str] = {
    7: QT_TRANSLATE_NOOP("GameLengths", "To seven"),
    10: QT_TRANSLATE_NOOP("GameLengths", "To ten"),
    15: QT_TRANSLATE_NOOP("GameLengths", "To fifteen"),
    24: QT_TRANSLATE_NOOP("GameLengths", "To twenty-four"),
    100: QT_TRANSLATE_NOOP("GameLengths", "To a hundred"),
}


def trick_length_name(length: Length, rules: TrickRules) -> str | None:
    """Name the usual length of a game after its end; None for lengths that all games share."""
    if length != "game":
        return None
    if rules.values.get("score.unit") == "stakes-from-each":
        return translate("GameLengths", "To the end")
    text = _TO_TARGET.get(rules.target)
    if text is not None:
        return translate("GameLengths", text)
    return translate("GameLengths", "To {count}").format(count=rules.target)


def trick_length_line(length: Length, rules: TrickRules) -> str | None:
    """Say in a sentence when a game of the usual length is over; None for the other lengths."""
    if length != "game":
        return None
    end = rules.values["game.end"]
    if end == "deals-12":
        return translate("GameLengths", "%n deal(s); who has most chips wins.", None, rules.target)
    if end == "stakes-10":
        text = translate("GameLengths", "Whoever has won {count} chips first wins.")
    elif end == "open":
        return translate("GameLengths", "For as long as you like; nobody wins by itself.")
    else:
        text = translate("GameLengths", "Whoever has {count} game points first wins.")
    return text.format(count=rules.target)
