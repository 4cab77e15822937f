"""The rule cards of the New game sheet: sign, name, place and a sentence of each."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, auto

from sixtysix_gui.text.common import QT_TRANSLATE_NOOP


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
