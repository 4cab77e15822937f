"""The rule cards of the New game sheet: sign, name, place, a sentence and the facts of each."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import QCoreApplication

from sixtysix_gui.rules.face import Rules
from sixtysix_gui.rules.trick_game.rule_set.trick_rules import TrickRules
from sixtysix_gui.rules.two_handed.variants import RuleSet, rule_set
from sixtysix_gui.windows.texts.common import QT_TRANSLATE_NOOP, translate
from sixtysix_gui.windows.texts.rules.dimension_values import value_name
from sixtysix_gui.windows.texts.rules.rule_sets import changed_name, plain_name, rule_set_name

_FACTS = ("deck.pack", "game.target")
"""What the facts tell; where the variants of a card differ in it, their switch says it."""


class Sign(Enum):
    """The little pictures beside the names: flags, and lines of a pencil."""

    GERMANY = auto()
    AUSTRIA = auto()
    HUNGARY = auto()
    BULGARIA = auto()
    CANADA = auto()
    USA = auto()
    WUERTTEMBERG = auto()
    CAP = auto()
    HOUSE = auto()
    MUG = auto()
    BOOK = auto()
    PENCIL = auto()


@dataclass(frozen=True)
class RuleVariant:
    """A rule set on a card: its key, its word on the switch and its sentence, in English."""

    key: str
    sentence: str
    word: str = ""


@dataclass(frozen=True)
class RuleCard:
    """A card: what it is called and where it is played, in English, and its variants."""

    name: str
    place: str
    signs: tuple[Sign, ...]
    variants: tuple[RuleVariant, ...]

    def variant(self, key: str) -> RuleVariant | None:
        """Give the variant of that key, or None."""
        return next((one for one in self.variants if one.key == key), None)


_SANTASE = QT_TRANSLATE_NOOP(
    "RuleCards",
    "Marriages and closing only from the second trick on; close only with four in the talon.",
)
_BAR = QT_TRANSLATE_NOOP(
    "RuleCards",
    "After a close the other’s card points stand still; the last trick wins.",
)
_FOR_TWO = (
    RuleCard(
        QT_TRANSLATE_NOOP("RuleCards", "Sixty-Six"),
        QT_TRANSLATE_NOOP("RuleCards", "Germany"),
        (Sign.GERMANY,),
        (
            RuleVariant(
                "german-66",
                QT_TRANSLATE_NOOP(
                    "RuleCards",
                    "Close before or after drawing. Marriages only while the talon is open; "
                    "the last trick counts 10.",
                ),
            ),
        ),
    ),
    RuleCard(
        QT_TRANSLATE_NOOP("RuleCards", "Schnapsen"),
        QT_TRANSLATE_NOOP("RuleCards", "Austria, Hungary"),
        (Sign.AUSTRIA, Sign.HUNGARY),
        (
            RuleVariant(
                "schnapsen",
                QT_TRANSLATE_NOOP(
                    "RuleCards",
                    "Five cards, and the last trick wins. The close fixes what the loser is "
                    "measured by.",
                ),
                QT_TRANSLATE_NOOP("RuleCards", "usual"),
            ),
            RuleVariant(
                "schnapsen-sharp",
                QT_TRANSLATE_NOOP(
                    "RuleCards",
                    "No marriage on the first lead; exchange and close only with four in the "
                    "talon.",
                ),
                QT_TRANSLATE_NOOP("RuleCards", "sharp"),
            ),
        ),
    ),
    RuleCard(
        QT_TRANSLATE_NOOP("RuleCards", "Santase"),
        QT_TRANSLATE_NOOP("RuleCards", "Bulgaria"),
        (Sign.BULGARIA,),
        (
            RuleVariant("santase", _SANTASE, QT_TRANSLATE_NOOP("RuleCards", "to 7")),
            RuleVariant(
                "santase-engine",
                QT_TRANSLATE_NOOP(
                    "RuleCards", "66 ends the deal by itself; a failed close costs 3."
                ),
                QT_TRANSLATE_NOOP("RuleCards", "to 11"),
            ),
        ),
    ),
    RuleCard(
        QT_TRANSLATE_NOOP("RuleCards", "House rules"),
        QT_TRANSLATE_NOOP("RuleCards", "at home"),
        (Sign.HOUSE,),
        (
            RuleVariant(
                "house-66",
                QT_TRANSLATE_NOOP(
                    "RuleCards",
                    "Gentler: at the end only the suit must be followed, marriages always count.",
                ),
            ),
        ),
    ),
    RuleCard(
        QT_TRANSLATE_NOOP("RuleCards", "Bar rules"),
        QT_TRANSLATE_NOOP("RuleCards", "at the inn"),
        (Sign.MUG,),
        (
            RuleVariant("schnapsen-bar", _BAR, QT_TRANSLATE_NOOP("RuleCards", "20 cards")),
            RuleVariant("schnapsen-bar-24", _BAR, QT_TRANSLATE_NOOP("RuleCards", "24 cards")),
        ),
    ),
    RuleCard(
        QT_TRANSLATE_NOOP("RuleCards", "By the book"),
        QT_TRANSLATE_NOOP("RuleCards", "encyclopaedia"),
        (Sign.BOOK,),
        (
            RuleVariant(
                "wiki-66",
                QT_TRANSLATE_NOOP(
                    "RuleCards",
                    "The deal alternates; mistakes cost 3 against a player without a trick; "
                    "no looking back.",
                ),
            ),
        ),
    ),
    RuleCard(
        QT_TRANSLATE_NOOP("RuleCards", "Idiots’ Sixty-Six"),
        "",
        (Sign.CAP,),
        (
            RuleVariant(
                "idiots-66",
                QT_TRANSLATE_NOOP(
                    "RuleCards",
                    "No trumps at first: each marriage makes its suit trumps and counts 20, "
                    "40, 60, 80.",
                ),
            ),
        ),
    ),
    RuleCard(
        QT_TRANSLATE_NOOP("RuleCards", "Gaigel"),
        QT_TRANSLATE_NOOP("RuleCards", "Württemberg"),
        (Sign.WUERTTEMBERG,),
        (
            RuleVariant(
                "gaigel-2",
                QT_TRANSLATE_NOOP(
                    "RuleCards",
                    "Two packs and secret openings; out at 101.",
                ),
            ),
        ),
    ),
)
_FOR_THREE = (
    RuleCard(
        QT_TRANSLATE_NOOP("RuleCards", "Sixty-Six for three"),
        QT_TRANSLATE_NOOP("RuleCards", "Germany"),
        (Sign.GERMANY,),
        (
            RuleVariant(
                "three-66",
                QT_TRANSLATE_NOOP(
                    "RuleCards",
                    "Each alone, eight cards. Forehand names trumps or has a card turned; "
                    "paid in chips.",
                ),
            ),
        ),
    ),
    RuleCard(
        QT_TRANSLATE_NOOP("RuleCards", "Cut-throat"),
        QT_TRANSLATE_NOOP("RuleCards", "Canada, USA"),
        (
            Sign.CANADA,
            Sign.USA,
        ),
        (
            RuleVariant(
                "cutthroat-66",
                QT_TRANSLATE_NOOP(
                    "RuleCards",
                    "Each for himself: bid how many times 33 you make; the first trick also "
                    "wins the widow of three.",
                ),
            ),
        ),
    ),
)
_FOR_FOUR = (
    RuleCard(
        QT_TRANSLATE_NOOP("RuleCards", "Sixty-Six in pairs"),
        QT_TRANSLATE_NOOP("RuleCards", "Germany"),
        (Sign.GERMANY,),
        (
            RuleVariant(
                "four-66",
                QT_TRANSLATE_NOOP(
                    "RuleCards",
                    "Partners sit opposite. The dealer’s neighbour cuts the trump; the "
                    "partner of whoever leads may show a marriage too.",
                ),
            ),
        ),
    ),
    RuleCard(
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
    ),
    RuleCard(
        QT_TRANSLATE_NOOP("RuleCards", "North American"),
        QT_TRANSLATE_NOOP("RuleCards", "Canada, USA"),
        (
            Sign.CANADA,
            Sign.USA,
        ),
        (
            RuleVariant(
                "na-66",
                QT_TRANSLATE_NOOP(
                    "RuleCards",
                    "Bid how many times 33 you make; the first card led fixes trumps. Below "
                    "your bid you are set.",
                ),
            ),
        ),
    ),
    RuleCard(
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
    ),
)

RULE_CARDS: Mapping[int, tuple[RuleCard, ...]] = {
    2: _FOR_TWO,
    3: _FOR_THREE,
    4: _FOR_FOUR,
}
"""The cards of all rule sets by number of players; New game shows those that are ready."""


def in_words(text: str) -> str:
    """Translate a name, a place, a word or a sentence of a card."""
    return translate("RuleCards", text) if text else ""


def facts_of(rules: Rules, card: RuleCard | None = None) -> str:
    """Tell pack and target, as in "20 cards · 7 to 0", without what the card's switch says."""
    if isinstance(rules, TrickRules):
        return " · ".join((value_name("deck.pack", len(rules.pack)), _end_of(rules)))
    if not isinstance(rules, RuleSet):
        return ""
    variants = () if card is None else card.variants
    others = [rule_set(variant.key) for variant in variants]
    told = [key for key in _FACTS if len({one.value(key) for one in others}) <= 1]
    return " · ".join(_fact(key, rules) for key in told)


def _end_of(rules: TrickRules) -> str:
    """Tell when a game of several is over: "to 7", "24 to 0", "12 deals"."""
    if rules.contracts:
        #: how a game is counted: down from {count} to nothing
        return translate("RuleCards", "{count} to 0").format(count=rules.target)
    if rules.values.get("game.end") == "deals-12":
        #: a game is over after {count} deals
        return translate("RuleCards", "{count} deals").format(count=rules.target)
    if rules.values.get("game.end") == "open":
        return translate("RuleCards", "open end")
    #: a game ends at {count} game points
    return translate("RuleCards", "to {count}").format(count=rules.target)


def _fact(key: str, rules: RuleSet) -> str:
    if key == "deck.pack":
        return value_name(key, rules.deck_pack)
    if rules.game_count == "down":
        #: how a game is counted: down from {count} to nothing
        return translate("RuleCards", "{count} to 0").format(count=rules.game_target)
    #: a game ends at {count} game points
    return translate("RuleCards", "to {count}").format(count=rules.game_target)


def rules_called(rules: Rules) -> str:
    """Call a rule set as its card does, and say if it was changed; variants have other names."""
    cards = (card for cards in RULE_CARDS.values() for card in cards)
    found = next((card for card in cards if card.variants[0].key == rules.name), None)
    if found is None:
        return rule_set_name(rules)
    name = in_words(found.name)
    return changed_name(name) if rules.overrides() else name


def changes_sentence(rules: Rules) -> str:
    """Say of own rules what they are made of: "Schnapsen, changed in 3 places"."""
    sentence = QCoreApplication.translate(
        "RuleCards", "{name}, changed in %n place(s)", "", len(rules.overrides())
    )
    return sentence.format(name=plain_name(rules.name))
