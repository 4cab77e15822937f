"""The values of every dimension in words."""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from sixtysix_gui.rules.sets.contracts import (
    BIDDER_LEADS,
    CONTRACTS,
    PARTNER_OUT,
    contract_table,
)
from sixtysix_gui.rules.sets.dimensions import Value
from sixtysix_gui.text.common import QT_TRANSLATE_NOOP
from sixtysix_gui.text.contracts import contract_name

_PENALTIES: Mapping[Value, str] = {
    "flat-2": QT_TRANSLATE_NOOP("DimensionValues", "always 2"),
    "2-or-3": QT_TRANSLATE_NOOP("DimensionValues", "2; 3 without a trick at the close"),
    "flat-3": QT_TRANSLATE_NOOP("DimensionValues", "always 3"),
    "by-closer-points": QT_TRANSLATE_NOOP(
        "DimensionValues", "1 if the closer has 33, else 2; 3 without a trick at the close"
    ),
}
_LEAST_TALON: Mapping[Value, str] = {
    2: QT_TRANSLATE_NOOP("DimensionValues", "2 cards"),
    4: QT_TRANSLATE_NOOP("DimensionValues", "4 cards"),
}
_WORDS: Mapping[str, Mapping[Value, str]] = {
    "deck.pack": {
        20: QT_TRANSLATE_NOOP("DimensionValues", "20 cards"),
        24: QT_TRANSLATE_NOOP("DimensionValues", "24 cards"),
        48: QT_TRANSLATE_NOOP("DimensionValues", "48 cards"),
    },
    "deck.hand": {
        5: QT_TRANSLATE_NOOP("DimensionValues", "5 cards"),
        6: QT_TRANSLATE_NOOP("DimensionValues", "6 cards"),
    },
    "deal.turn_up": {
        "last": QT_TRANSLATE_NOOP("DimensionValues", "after all hands"),
        "after-batch-1": QT_TRANSLATE_NOOP("DimensionValues", "after the first batch"),
    },
    "deal.next": {
        "winner": QT_TRANSLATE_NOOP("DimensionValues", "the winner"),
        "alternate": QT_TRANSLATE_NOOP("DimensionValues", "the other player"),
    },
    "deal.after_draw": {
        "same": QT_TRANSLATE_NOOP("DimensionValues", "the same player again"),
        "alternate": QT_TRANSLATE_NOOP("DimensionValues", "the other player"),
    },
    "look_back": {
        "last-until-next-lead": QT_TRANSLATE_NOOP(
            "DimensionValues", "the last one, until the next lead"
        ),
        "last-and-first-of-each-side": QT_TRANSLATE_NOOP(
            "DimensionValues", "the last one, and the first of each side"
        ),
        "none": QT_TRANSLATE_NOOP("DimensionValues", "none"),
        "own": QT_TRANSLATE_NOOP("DimensionValues", "all of one’s own"),
    },
    "meld.last_lead": {
        "hand": QT_TRANSLATE_NOOP("DimensionValues", "the last lead with a full hand"),
        "talon": QT_TRANSLATE_NOOP("DimensionValues", "any lead while cards lie in the talon"),
    },
    "meld.validation": {
        "pending": QT_TRANSLATE_NOOP("DimensionValues", "show it; it counts from the first trick"),
        "forbidden": QT_TRANSLATE_NOOP("DimensionValues", "not show it"),
    },
    "meld.lead_card": {
        "either": QT_TRANSLATE_NOOP("DimensionValues", "king or queen"),
        "king": QT_TRANSLATE_NOOP("DimensionValues", "the king"),
    },
    "exchange.card": {
        "9": QT_TRANSLATE_NOOP("DimensionValues", "the nine"),
        "J": QT_TRANSLATE_NOOP("DimensionValues", "the jack"),
        "none": QT_TRANSLATE_NOOP("DimensionValues", "no exchange"),
    },
    "exchange.when": {
        "lead": QT_TRANSLATE_NOOP("DimensionValues", "before leading"),
        "any-turn": QT_TRANSLATE_NOOP("DimensionValues", "on any turn of one’s own"),
    },
    "exchange.min_talon": _LEAST_TALON,
    "close.min_talon": _LEAST_TALON,
    "close.defender_points": {
        "counted": QT_TRANSLATE_NOOP("DimensionValues", "count on"),
        "frozen": QT_TRANSLATE_NOOP("DimensionValues", "stand still"),
    },
    "out.mode": {
        "declared": QT_TRANSLATE_NOOP("DimensionValues", "when it is said"),
        "automatic": QT_TRANSLATE_NOOP("DimensionValues", "by itself"),
    },
    "out.window": {
        "lead": QT_TRANSLATE_NOOP("DimensionValues", "before leading"),
        "any-turn": QT_TRANSLATE_NOOP("DimensionValues", "on any turn of one’s own"),
    },
    "end.last_trick": {
        "bonus-10": QT_TRANSLATE_NOOP("DimensionValues", "10 card points"),
        "wins-deal": QT_TRANSLATE_NOOP("DimensionValues", "wins the deal"),
        "none": QT_TRANSLATE_NOOP("DimensionValues", "nothing extra"),
    },
    "end.slam": {
        100: QT_TRANSLATE_NOOP("DimensionValues", "100 card points"),
        "none": QT_TRANSLATE_NOOP("DimensionValues", "nothing extra"),
    },
    "end.unclaimed": {
        "higher-total": QT_TRANSLATE_NOOP("DimensionValues", "more card points"),
        "sole-66": QT_TRANSLATE_NOOP("DimensionValues", "whoever alone has 66"),
        "last-trick": QT_TRANSLATE_NOOP("DimensionValues", "winner of the last trick"),
    },
    "end.draw_carry": {
        "none": QT_TRANSLATE_NOOP("DimensionValues", "nothing extra"),
        "plus-1": QT_TRANSLATE_NOOP("DimensionValues", "1 game point more"),
        "plus-1-if-65-65": QT_TRANSLATE_NOOP("DimensionValues", "1 more, but only after 65 : 65"),
    },
    "score.false_claim": {
        "flat-2": QT_TRANSLATE_NOOP("DimensionValues", "always 2"),
        "2-or-3": QT_TRANSLATE_NOOP("DimensionValues", "2; 3 if the other has no trick"),
        "mirror": QT_TRANSLATE_NOOP("DimensionValues", "what it would have won"),
    },
    "score.close_won": {
        "final": QT_TRANSLATE_NOOP("DimensionValues", "at the end"),
        "at-close": QT_TRANSLATE_NOOP("DimensionValues", "at the close"),
    },
    "score.close_failed": _PENALTIES,
    "score.defender_first": _PENALTIES,
    "game.count": {
        "up": QT_TRANSLATE_NOOP("DimensionValues", "up from nothing"),
        "down": QT_TRANSLATE_NOOP("DimensionValues", "down to nothing"),
    },
    "deck.order": {
        "ten-high": QT_TRANSLATE_NOOP("DimensionValues", "after the ace"),
        "ten-low": QT_TRANSLATE_NOOP("DimensionValues", "below the jack"),
    },
    "meld.who": {
        "leader-and-partner": QT_TRANSLATE_NOOP("DimensionValues", "both partners"),
        "leader": QT_TRANSLATE_NOOP("DimensionValues", "the leader"),
    },
    "double.max": {
        0: QT_TRANSLATE_NOOP("DimensionValues", "never"),
        1: QT_TRANSLATE_NOOP("DimensionValues", "once: Kontra"),
        2: QT_TRANSLATE_NOOP("DimensionValues", "twice: Kontra, Re"),
        3: QT_TRANSLATE_NOOP("DimensionValues", "three times: Kontra, Re, Sub"),
    },
    "game.end": {
        "deals-12": QT_TRANSLATE_NOOP("DimensionValues", "after twelve decided deals"),
        "stakes-10": QT_TRANSLATE_NOOP("DimensionValues", "when somebody has won ten chips"),
        "open": QT_TRANSLATE_NOOP("DimensionValues", "never: as long as people like"),
    },
    "contracts": {
        "without-bettler": QT_TRANSLATE_NOOP("DimensionValues", "without Bettler and Zehnergang"),
        "bettler-5": QT_TRANSLATE_NOOP("DimensionValues", "ten, the Bettler for 5"),
        "long": QT_TRANSLATE_NOOP("DimensionValues", "all thirteen"),
    },
    "game.shutout": {
        "single": QT_TRANSLATE_NOOP("DimensionValues", "one game"),
        "double": QT_TRANSLATE_NOOP("DimensionValues", "two games"),
    },
}


def value_name(key: str, value: Value) -> str:
    """Name a value of a dimension."""
    if isinstance(value, bool):
        return _yes_or_no(value)
    if key == BIDDER_LEADS and isinstance(value, tuple):
        return _leading(value)
    if key == PARTNER_OUT and isinstance(value, tuple) and value:
        return ", ".join(contract_name(str(one)) for one in value)
    word = _WORDS.get(key, {}).get(value)
    if word is not None:
        return QCoreApplication.translate("DimensionValues", word)
    if key in (CONTRACTS, PARTNER_OUT) and isinstance(value, tuple):
        return _counted(value)
    if isinstance(value, tuple):
        return " – ".join(str(number) for number in value)
    return str(value)


def _leading(contracts: tuple[object, ...]) -> str:
    """Say which contracts their players lead to, where it is one of the usual choices."""
    without_trumps, schnapser_too = contract_table().agreements[BIDDER_LEADS]
    if contracts == without_trumps:
        return QCoreApplication.translate("DimensionValues", "without trumps")
    if contracts == schnapser_too:
        return QCoreApplication.translate("DimensionValues", "Schnapser and Bauernschnapser too")
    return _counted(contracts)


def _counted(contracts: tuple[object, ...]) -> str:
    return QCoreApplication.translate("DimensionValues", "%n contract(s)", None, len(contracts))


def _yes_or_no(value: bool) -> str:
    if value:
        return QCoreApplication.translate("DimensionValues", "yes")
    return QCoreApplication.translate("DimensionValues", "no")
