"""What tells a deal, and one play of it, from all others: short names, the same from any source.

A record that was read move by move and one of which only tags and words were scanned have the same
names, so that what was found out about a deal is found again without playing it.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256

from sixtysix_gui.records.record import DealRecord
from sixtysix_gui.records.words import Kind, Word
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.moves import CloseTalon, ExchangeTrump, GoOut, Meld, Move, PlayCard
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import Rules

_DIGITS = 24
_CLOSE, _OUT, _EXCHANGE, _MARRIAGE = "#", "out", "x", "marriage "


@dataclass(frozen=True)
class DealKey:
    """The name of a deal, whatever was played in it, and that of one play of it for a seat.

    Both are text that can be kept. ``deal`` is the name of the coach's file (without its suffix).
    """

    deal: str
    play: str


def deal_name(rules: Rules, dealer: Seat, pack: Sequence[Card]) -> str:
    """Return the name of a deal: 24 hexadecimal digits of its rules, its dealer and its cards."""
    return _digits(f"{rules!r}\n{dealer!r}\n{' '.join(map(str, pack))}")


def play_name(seat: Seat, words: Iterable[str], score: str = "", carry: str = "") -> str:
    """Return the name of a play for a seat, by ``words_of_moves`` or each ``name_of_word``.

    ``score`` and ``carry`` are the tags of these names, for they decide what a move was worth.
    """
    played = "\n".join((score, carry, *words))
    return f"{seat.name} {_digits(played)}"


def key_of_record(record: DealRecord, seat: Seat) -> DealKey:
    """Return the key of a record that was read, for a seat."""
    score, carry = record.tag("Score") or "", record.tag("Carry") or ""
    return DealKey(
        deal_name(record.rules, record.dealer, record.pack),
        play_name(seat, words_of_moves(record.moves), score, carry),
    )


def words_of_moves(moves: Iterable[Move]) -> Iterator[str]:
    """Yield a word for every move of a deal for two that must be written in a record.

    Draws and passes are implied by what comes after them, and have none.
    """
    for move in moves:
        match move:
            case PlayCard(card):
                yield card.code
            case Meld(suit):
                yield _MARRIAGE + suit.letter
            case ExchangeTrump():
                yield _EXCHANGE
            case CloseTalon():
                yield _CLOSE
            case GoOut():
                yield _OUT
            case _:
                pass


_PLAIN = {
    Kind.CLOSE: _CLOSE,
    Kind.SHORT_CLOSE: _CLOSE,
    Kind.OUT: _OUT,
    Kind.REPLY: _EXCHANGE,
    Kind.EXCHANGE: _EXCHANGE,
}


def name_of_word(word: Word) -> str:
    """Return what ``words_of_moves`` calls the move that a word of a record tells of.

    It is empty for numbers, checks, the result, and what says nothing.
    """
    if word.kind is Kind.CARD and word.card is not None:
        return word.card.code
    if word.kind is Kind.MARRIAGE and word.suit is not None:
        return _MARRIAGE + word.suit.letter
    return _PLAIN.get(word.kind, "")


def _digits(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:_DIGITS]
