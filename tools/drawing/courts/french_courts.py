"""The twelve French court figures by card code."""

from __future__ import annotations

from tools.drawing.courts import jacks, kings, queens
from tools.drawing.courts.court import FRENCH_SIGN, Figure, court_card
from tools.drawing.liveries import CLUBS, DIAMONDS, HEARTS, SPADES, Livery
from tools.drawing.pips.suits import Suit

LIVERIES: dict[Suit, Livery] = {
    Suit.SPADES: SPADES,
    Suit.HEARTS: HEARTS,
    Suit.CLUBS: CLUBS,
    Suit.DIAMONDS: DIAMONDS,
}
FIGURES: dict[str, Figure] = {
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
    return court_card("french", suit, FIGURES[rank + suit.value], LIVERIES[suit], FRENCH_SIGN)
