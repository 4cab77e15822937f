"""The twelve German court figures by card code."""

from __future__ import annotations

from tools.drawing.courts import koenige, obers, unters
from tools.drawing.courts.court import KING_SIGNS, OBER_SIGN, UNTER_SIGN, Figure, court_card
from tools.drawing.liveries import ACORNS, BELLS, GERMAN_HEARTS, LEAVES, Livery
from tools.drawing.pips.suits import Suit

LIVERIES: dict[Suit, Livery] = {
    Suit.CLUBS: ACORNS,
    Suit.SPADES: LEAVES,
    Suit.HEARTS: GERMAN_HEARTS,
    Suit.DIAMONDS: BELLS,
}
SIGNS = {"K": KING_SIGNS, "Q": OBER_SIGN, "J": UNTER_SIGN}
FIGURES: dict[str, Figure] = {
    "KC": Figure("Hartmut of the oak woods", koenige.king_of_acorns),
    "KS": Figure("Alberich the Ancient", koenige.king_of_leaves),
    "KH": Figure("Ottokar the Young", koenige.king_of_hearts),
    "KD": Figure("Soliman the Splendid", koenige.king_of_bells),
    "QC": Figure("Major Eichholz", obers.ober_of_acorns),
    "QS": Figure("Drum major Laubner", obers.ober_of_leaves),
    "QH": Figure("Captain Rosenau", obers.ober_of_hearts),
    "QD": Figure("Herald Schellendorf", obers.ober_of_bells),
    "JC": Figure("Jörg the huntsman", unters.unter_of_acorns),
    "JS": Figure("Till the piper", unters.unter_of_leaves),
    "JH": Figure("Kilian the cellarman", unters.unter_of_hearts),
    "JD": Figure("Hansl the fool", unters.unter_of_bells),
}


def german_court(rank: str, suit: Suit) -> str:
    """The SVG of a König (K), an Ober (Q) or an Unter (J)."""
    figure = FIGURES[rank + suit.value]
    return court_card("german", suit, figure, LIVERIES[suit], SIGNS[rank])
