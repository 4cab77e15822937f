"""Every sentence that may stand on the table, in the language that is spoken, at its longest."""

import itertools
import string
from collections.abc import Callable, Iterator

from PySide6.QtCore import QCoreApplication

from sixtysix_gui.languages import codes
from sixtysix_gui.rules.cards import Rank, Suit, pack_cards
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.table import words
from sixtysix_gui.table.values import TableOptions
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.names import OPPONENTS, opponent_called, opponent_name
from tools.translation.files import listed, read_ts

Measure = Callable[[str], float]
"""Tells how wide words are."""

STATUS, REFUSALS = ("Status",), ("Refusals", "Illegality")
_COUNTS = {"count": "10", "trick": "10", "%n": "5"}
_KEYS = {"key": ("Ctrl+N", "Strg+N")}


def sentences(contexts: tuple[str, ...], measure: Measure) -> list[str]:
    """Return every sentence of some contexts, each filled with the widest words it may hold.

    Sentences about what no game for two has, such as contracts, are left out.
    """
    every = next(language for language in listed() if language.complete)
    filled: list[str] = []
    for text in read_ts(every.ts_file):
        if text.context not in contexts:
            continue
        counted = 5 if text.has_plural else -1
        spoken = QCoreApplication.translate(text.context, text.source, text.disambiguation, counted)
        if _places(spoken) <= _KINDS.keys() | _COUNTS.keys() | _KEYS.keys():
            filled.append(_filled(spoken, measure))
    return filled


def _places(sentence: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(sentence) if name}


def _filled(sentence: str, measure: Measure) -> str:
    widest = {name: max(_words(name), key=measure) for name in _places(sentence)}
    return sentence.format(**widest)


def _words(name: str) -> list[str]:
    """Every word that may stand in a place of a sentence."""
    if name in _COUNTS:
        return [_COUNTS[name]]
    if name in _KEYS:
        return list(_KEYS[name])
    return list(_KINDS[name]())


def _suits() -> Iterator[str]:
    for says, suit in itertools.product(_decks(), Suit):
        yield says.suit(suit)
        yield says.suit_first(suit)


def _one_of() -> Iterator[str]:
    for says, suit in itertools.product(_decks(), Suit):
        yield says.one_of(suit)


def _cards() -> Iterator[str]:
    for says, card in itertools.product(_decks(), pack_cards(24)):
        yield says.card(card)
        yield says.card_object(card)


def _ranks() -> Iterator[str]:
    for says, rank in itertools.product(_decks(), Rank):
        yield says.rank(rank)
        yield says.rank_object(rank)


def plate_names() -> Iterator[str]:
    """The names of all opponents on plates and labels, as their faces on either deck."""
    for deck, opponent in itertools.product(("french", "german"), OPPONENTS):
        yield opponent_name(opponent, deck)


def opponents() -> Iterator[str]:
    """How sentences call all opponents, as their faces on either deck."""
    for deck, opponent in itertools.product(("french", "german"), OPPONENTS):
        yield opponent_called(opponent, deck)


def _decks() -> tuple[CardWords, CardWords]:
    return CardWords(), CardWords(german_suited=True)


_KINDS: dict[str, Callable[[], Iterator[str]]] = {
    "suit": _suits,
    "one_of_suit": _one_of,
    "card": _cards,
    "king": _cards,
    "queen": _cards,
    "rank": _ranks,
    "name": opponents,
    "other": opponents,
    "leader": opponents,
    "winner": opponents,
}


def announcements() -> list[str]:
    """Return everything that a player may say aloud."""
    plain = [words.out(), words.close_announced(), words.exchanged()]
    return [*plain, words.marriage(20), words.marriage(40)]


def exchange_words() -> list[str]:
    """Return what may stand on the exchange chip."""
    options = [
        TableOptions(deck=deck, letters=letters)
        for deck in ("french", "german")
        for letters in codes()
    ]
    ranks = (Rank.NINE, Rank.JACK, Rank.SEVEN)
    phases = (Phase.LEAD, Phase.PRE_DRAW)
    return [
        words.exchange(rank, each, phase) for rank in ranks for each in options for phase in phases
    ]


def closed_words() -> list[str]:
    """Return what may stand below a closed talon."""
    return [words.closed_by_me(), *map(words.closed_by, opponents())]


def pass_words() -> list[str]:
    """Return what may stand on the chip that lets an occasion pass."""
    return [words.let_pass(phase) for phase in (Phase.REPLY, Phase.FINAL)]


def score_words() -> list[str]:
    """Return what may stand on a plate below the name."""
    return [words.score_of(11, 11), words.score_of(7, 7), words.to_go(11)]
