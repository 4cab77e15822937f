"""The words of the moves: what they mean, and which move each stands for (rules.md 6.4).

Those of the games whose talon is never closed are described in many.md 12.3.
"""

import re
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache

from sixtysix_gui.records.letters import Letters
from sixtysix_gui.records.notation import Notation
from sixtysix_gui.records.scan import LONGEST_WORD
from sixtysix_gui.rules.cards import Card, Suit
from sixtysix_gui.rules.deals.facts import Facts, Phase
from sixtysix_gui.rules.moves import (
    CLOSE_TALON,
    DOUBLE,
    DRAW,
    EXCHANGE_TRUMP,
    GO_OUT,
    MELD,
    NAME_TRUMP,
    OPEN,
    PASS,
    PLAY_CARD,
    Bid,
    CallContract,
    CloseTalon,
    Double,
    Draw,
    ExchangeTrump,
    GoOut,
    Meld,
    Move,
    NameTrump,
    Open,
    Opening,
    PlayCard,
    TurnTrump,
)
from sixtysix_gui.rules.seats import Seat

BEFORE_PLAY = (Phase.TRUMP, Phase.BID, Phase.DOUBLE)
"""When moves stand in lines of their own, before the first trick."""
HIDDEN = "??"
_ENTRY = r"[A-D]:-?[0-9]{1,4}"
_CARD = r"(?P<card>.+?)(?:!\?|\?!|!|\?)?"


class Kind(Enum):
    """What a word is, and how it is written; the first that fits is meant."""

    HIDDEN_CARD = r"(?:/?x)?\?\?"
    LINE = r"(?P<text>trump|face|bid|double)"
    OPENING = r"(?P<text>alte|elf|hoeher|dissle)"
    DRAW = r"d"
    DASH = r"-"
    CLOSE = r"#"
    SHORT_CLOSE = r"#-"
    OUT = r"(?:(?P<seat>[A-D]):)?out"
    REPLY = rf"/x{_CARD}"
    EXCHANGE = rf"x{_CARD}"
    CARD = _CARD
    MARRIAGE = r"(?:(?P<seat>[A-D]):)?(?P<number>[2468]0)(?P<suit>.)"
    SAID = r"(?P<seat>[A-D])=(?P<text>[0-9]|[a-z]+|-)"
    SUIT = r"(?P<suit>.)"
    NUMBER = r"(?P<number>[0-9]{1,4})\."
    CHECK = r"(?P<seat>[A-D])\+(?P<number>[0-9]{1,4})"
    WIDOW = r"w\+(?P<number>[0-9]{1,4})"
    RESULT = rf"(?P<text>\*|0:0|{_ENTRY}(?:,{_ENTRY})*)"
    FOREIGN = "what only other games have"
    MALFORMED = "anything else"


_PATTERNS = [(kind, re.compile(kind.value)) for kind in Kind][:-2]
_ZEROS = re.compile(r"(?<![0-9])0+(?=[0-9])")


@dataclass(frozen=True)
class Word:
    """A word of the moves and what it names, as far as its kind has that.

    Attributes:
        kind: What it is.
        seat: Who speaks, or who is said to have won a trick.
        number: That of a trick, or what a marriage, a trick or the widow is said to be worth.
        card: The card that is played, faced or taken.
        suit: The suit of a marriage, or one that forehand names.
        text: A call or answer, an opening, the name of a line, a result without leading zeros.
    """

    kind: Kind
    seat: Seat | None = None
    number: int = 0
    card: Card | None = None
    suit: Suit | None = None
    text: str = ""


@lru_cache(maxsize=4096)
def read_word(text: str, letters: Letters, notation: Notation) -> Word:
    """Return what a word means in a record of these letters and of this notation."""
    if len(text) <= LONGEST_WORD and notation.foreign.fullmatch(text):
        return Word(Kind.FOREIGN)
    for kind, pattern in _PATTERNS if len(text) <= LONGEST_WORD else ():
        found = pattern.fullmatch(text)
        word = None if found is None else _word(kind, found.groupdict(), letters)
        if word is not None:
            return word
    return Word(Kind.MALFORMED)


def _word(kind: Kind, parts: dict[str, str | None], letters: Letters) -> Word | None:
    """Return a word with what it names; None where it names no card or suit."""
    code, letter, seat = parts.get("card"), parts.get("suit"), parts.get("seat")
    card = letters.read_card(code) if code else None
    suit = letters.read_suit(letter) if letter else None
    if (code and card is None) or (letter and suit is None):
        return None
    number, text = int(parts.get("number") or 0), _ZEROS.sub("", parts.get("text") or "")
    return Word(kind, Seat[seat] if seat else None, number, card, suit, text)


_MOVES = {
    Kind.DRAW: DRAW,
    Kind.DASH: PASS,
    Kind.CLOSE: CLOSE_TALON,
    Kind.SHORT_CLOSE: CLOSE_TALON,
    Kind.OUT: GO_OUT,
    Kind.REPLY: EXCHANGE_TRUMP,
    Kind.EXCHANGE: EXCHANGE_TRUMP,
}


def move_of(word: Word, deal: Facts) -> Move | None:
    """Return the move that a word stands for in a deal, whether legal or not; None for no move."""
    move = _MOVES.get(word.kind)
    if word.kind is Kind.OPENING:
        move = OPEN[Opening(word.text)]
    elif word.kind is Kind.SAID:
        move = _said(word.text, deal)
    elif word.suit is not None:
        move = (MELD if word.kind is Kind.MARRIAGE else NAME_TRUMP)[word.suit]
    elif word.card is not None and word.kind is Kind.CARD:
        move = PLAY_CARD[word.card]
    return move


def _said(text: str, deal: Facts) -> Move | None:
    contracts = deal.rules.contracts
    if text == "-":
        return PASS
    if deal.phase is Phase.DOUBLE:
        return DOUBLE if text == "x" else None
    if text.isdigit():
        return None if contracts else Bid(int(text))
    return CallContract(text) if text in contracts else None


def move_word(deal: Facts, move: Move, letters: Letters) -> str:
    """Return the words that mean a move where it is made and legal.

    The card that will be faced is named only in a whole deal: a view does not have it.
    """
    by = f"{deal.to_act.name}:" if deal.phase is Phase.PARTNER else ""
    match move:
        case PlayCard(card):
            return letters.card(card)
        case Meld(suit):
            points = deal.rules.marriage_points(suit, deal.trump, len(deal.marriages))
            return f"{by}{points}{letters.suit(suit)}"
        case GoOut():
            return f"{by}out"
        case ExchangeTrump():
            reply = "/" if deal.phase is Phase.REPLY else ""
            return f"{reply}x{letters.card(deal.undealt[-1])}"
        case CloseTalon():
            return "#-" if deal.phase is Phase.PRE_DRAW else "#"
        case Draw():
            return "d"
        case Open(opening):
            return opening.value
        case _:
            return _saying(deal, move, letters)


def _saying(deal: Facts, move: Move, letters: Letters) -> str:
    seat = deal.to_act.name
    match move:
        case NameTrump(suit):
            return f"trump {letters.suit(suit)}"
        case TurnTrump():
            return " ".join(["face", *map(letters.card, deal.undealt[:1])])
        case Bid(ticks):
            return f"{seat}={ticks}"
        case CallContract(contract):
            return f"{seat}={contract}"
        case Double():
            return f"{seat}=x"
        case _:
            return f"{seat}=-" if deal.phase in BEFORE_PLAY else "-"
