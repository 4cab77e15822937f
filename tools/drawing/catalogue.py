"""Every file the program writes: its name under `resources/cards` and how to draw it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tools.drawing.backs import BACKS, back
from tools.drawing.courts.figures import french_court, german_court
from tools.drawing.courts.portraits import PORTRAITS, portrait
from tools.drawing.data_files import index_toml, markers_toml
from tools.drawing.pips.aces import ace_card
from tools.drawing.pips.deuces import deuce_card
from tools.drawing.pips.number_cards import number_card
from tools.drawing.pips.suits import Pack, Suit

PACKS: tuple[Pack, ...] = ("french", "german")
RANKS = "AKQJT987"
SCORE_RANKS = "64"
"""Ranks that no rule set plays with: they only show scores."""
SUITS = (Suit.CLUBS, Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS)
_PIPS = {"T": 10, "9": 9, "8": 8, "7": 7, "6": 6, "4": 4}


def card(pack: Pack, rank: str, suit: Suit) -> str:
    """Draws one face.

    Args:
        pack: which pack.
        rank: one of `RANKS` or of `SCORE_RANKS`.
        suit: the suit.
    """
    if rank in _PIPS:
        return number_card(pack, suit, _PIPS[rank])
    if rank == "A":
        return ace_card(suit) if pack == "french" else deuce_card(suit)
    return french_court(rank, suit) if pack == "french" else german_court(rank, suit)


def faces(pack: Pack) -> dict[str, Callable[[], str]]:
    """The faces of a pack, by card code."""
    return {f"{r}{s.value}": partial(card, pack, r, s) for s in SUITS for r in RANKS + SCORE_RANKS}


def backs(pack: Pack) -> dict[str, Callable[[], str]]:
    """The backs of a pack, by file stem."""
    return {f"back-{k}": partial(back, pack, k) for k in range(1, BACKS + 1)}


def portraits(pack: Pack) -> dict[str, Callable[[], str]]:
    """The portraits of the ranks that have no figure, by file stem."""
    return {f"portrait-{r}": partial(portrait, pack, r) for r in PORTRAITS[pack]}


def card_files() -> dict[str, Callable[[], str]]:
    """File name under `resources/cards` to the program that makes its text."""
    files: dict[str, Callable[[], str]] = {}
    for pack in PACKS:
        for stem, draw in {**faces(pack), **backs(pack), **portraits(pack)}.items():
            files[f"{pack}/{stem}.svg"] = draw
    return files | {"index.toml": index_toml, "markers.toml": markers_toml}
