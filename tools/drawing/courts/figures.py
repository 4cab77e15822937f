"""The twelve French and the twelve German court figures by card code."""

from __future__ import annotations

from tools.drawing.courts import jacks, kings, koenige, obers, queens, unters
from tools.drawing.courts.court import (
    ACORNS,
    BELLS,
    CLUBS,
    DIAMONDS,
    FRENCH_SIGN,
    GERMAN_HEARTS,
    HEARTS,
    KING_SIGNS,
    LEAVES,
    OBER_SIGN,
    SPADES,
    UNTER_SIGN,
    Figure,
    Livery,
    court_card,
)
from tools.drawing.pips.suits import Suit

FRENCH_LIVERIES: dict[Suit, Livery] = {
    Suit.SPADES: SPADES,
    Suit.HEARTS: HEARTS,
    Suit.CLUBS: CLUBS,
    Suit.DIAMONDS: DIAMONDS,
}
FRENCH_FIGURES: dict[str, Figure] = {
    "KS": Figure("Aurelian the Grey", kings.king_of_spades),
    "KH": Figure("Florian the Fair", kings.king_of_hearts),
    "KC": Figure("Bertram the Strong", kings.king_of_clubs),
    "KD": Figure("Casimir the Rich", kings.king_of_diamonds),
    "QS": Figure("Selene", queens.queen_of_spades),
    "QH": Figure("Rosalind", queens.queen_of_hearts),
    "QC": Figure("Ceridwen", queens.queen_of_clubs),
    "QD": Figure("Zenobia", queens.queen_of_diamonds),
    "JS": Figure("Wolfram", jacks.jack_of_spades),
    "JH": Figure("Tristan", jacks.jack_of_hearts),
    "JC": Figure("Robin", jacks.jack_of_clubs),
    "JD": Figure("Marco", jacks.jack_of_diamonds),
}


def french_court(rank: str, suit: Suit) -> str:
    """The SVG of a French king, queen or jack."""
    return court_card(
        "french", suit, FRENCH_FIGURES[rank + suit.value], FRENCH_LIVERIES[suit], FRENCH_SIGN
    )


GERMAN_LIVERIES: dict[Suit, Livery] = {
    Suit.CLUBS: ACORNS,
    Suit.SPADES: LEAVES,
    Suit.HEARTS: GERMAN_HEARTS,
    Suit.DIAMONDS: BELLS,
}
SIGNS = {"K": KING_SIGNS, "Q": OBER_SIGN, "J": UNTER_SIGN}
GERMAN_FIGURES: dict[str, Figure] = {
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
    figure = GERMAN_FIGURES[rank + suit.value]
    return court_card("german", suit, figure, GERMAN_LIVERIES[suit], SIGNS[rank])
