"""The rule cards of New game for the games of many.md (docs/front.md): a sentence and facts each.

``TRICK_CARDS`` holds them by number of players; those for two come after the other games for two.
"""

from collections.abc import Mapping

from sixtysix_gui.rules.trick_game.trick_rules import TrickRules
from sixtysix_gui.windows.texts.common import QT_TRANSLATE_NOOP, translate
from sixtysix_gui.windows.texts.rules.rule_cards import RuleCard, RuleVariant, Sign

_IDIOTS = RuleCard(
    QT_TRANSLATE_NOOP("RuleCards", "Idiots’ Sixty-Six"),
    QT_TRANSLATE_NOOP("RuleCards", "encyclopaedia"),
    (Sign.CAP,),
    (
        RuleVariant(
            "idiots-66",
            QT_TRANSLATE_NOOP(
                "RuleCards",
                "No trumps at first: each marriage makes its suit trumps and counts 20, 40, 60, "
                "80.",
            ),
        ),
    ),
)
_GAIGEL_FOR_TWO = RuleCard(
    QT_TRANSLATE_NOOP("RuleCards", "Gaigel"),
    QT_TRANSLATE_NOOP("RuleCards", "Württemberg"),
    (Sign.WUERTTEMBERG,),
    (
        RuleVariant(
            "gaigel-2",
            QT_TRANSLATE_NOOP("RuleCards", "Two packs and secret openings; out at 101."),
        ),
    ),
)
_THREE = RuleCard(
    QT_TRANSLATE_NOOP("RuleCards", "Sixty-Six for three"),
    QT_TRANSLATE_NOOP("RuleCards", "Germany"),
    (Sign.GERMANY,),
    (
        RuleVariant(
            "three-66",
            QT_TRANSLATE_NOOP(
                "RuleCards",
                "Each alone, eight cards. Forehand names trumps or has a card turned; paid in "
                "chips.",
            ),
        ),
    ),
)
_CUTTHROAT = RuleCard(
    QT_TRANSLATE_NOOP("RuleCards", "Cut-throat"),
    QT_TRANSLATE_NOOP("RuleCards", "Canada, USA"),
    (Sign.CANADA, Sign.USA),
    (
        RuleVariant(
            "cutthroat-66",
            QT_TRANSLATE_NOOP(
                "RuleCards",
                "Each for himself: bid how many times 33 you make; the first trick also wins the "
                "widow of three.",
            ),
        ),
    ),
)
_PAIRS = RuleCard(
    QT_TRANSLATE_NOOP("RuleCards", "Sixty-Six in pairs"),
    QT_TRANSLATE_NOOP("RuleCards", "Germany"),
    (Sign.GERMANY,),
    (
        RuleVariant(
            "four-66",
            QT_TRANSLATE_NOOP(
                "RuleCards",
                "Partners sit opposite. The dealer’s neighbour cuts the trump; the partner of "
                "whoever leads may show a marriage too.",
            ),
        ),
    ),
)
_BAUERNSCHNAPSEN = RuleCard(
    QT_TRANSLATE_NOOP("RuleCards", "Bauernschnapsen"),
    QT_TRANSLATE_NOOP("RuleCards", "Austria"),
    (Sign.AUSTRIA,),
    (
        RuleVariant(
            "bauernschnapsen",
            QT_TRANSLATE_NOOP(
                "RuleCards",
                "Forehand names trumps from three cards. Ten contracts, from Bettler to "
                "Herrenjodler, and Kontra.",
            ),
        ),
    ),
)
_NORTH_AMERICAN = RuleCard(
    QT_TRANSLATE_NOOP("RuleCards", "North American"),
    QT_TRANSLATE_NOOP("RuleCards", "Canada, USA"),
    (Sign.CANADA, Sign.USA),
    (
        RuleVariant(
            "na-66",
            QT_TRANSLATE_NOOP(
                "RuleCards",
                "Bid how many times 33 you make; the first card led fixes trumps. Below your bid "
                "you are set.",
            ),
        ),
    ),
)
_GAIGEL = RuleCard(
    QT_TRANSLATE_NOOP("RuleCards", "Gaigel"),
    QT_TRANSLATE_NOOP("RuleCards", "Württemberg"),
    (Sign.WUERTTEMBERG,),
    (
        RuleVariant(
            "gaigel",
            QT_TRANSLATE_NOOP(
                "RuleCards",
                "Two packs, played the other way round; secret openings, out at 101.",
            ),
        ),
    ),
)

TRICK_CARDS: Mapping[int, tuple[RuleCard, ...]] = {
    2: (_IDIOTS, _GAIGEL_FOR_TWO),
    3: (_THREE, _CUTTHROAT),
    4: (_PAIRS, _BAUERNSCHNAPSEN, _NORTH_AMERICAN, _GAIGEL),
}
"""The cards by number of players."""


def trick_facts(rules: TrickRules) -> str:
    """Tell pack and end of a game, as in "24 cards · to 7"."""
    pack = translate("RuleCards", "%n card(s)", None, len(rules.pack))
    return f"{pack} · {_end(rules)}"


def _end(rules: TrickRules) -> str:
    end = rules.values["game.end"]
    if end == "deals-12":
        return translate("RuleCards", "%n deal(s)", None, rules.target)
    if end == "open":
        return translate("RuleCards", "no fixed end")
    if rules.contracts:
        return translate("RuleCards", "{count} to 0").format(count=rules.target)
    return translate("RuleCards", "to {count}").format(count=rules.target)
