"""The words of the moves: what they mean, and which move each stands for (rules.md 6.4).

Those of the games whose talon is never closed are described in many.md 12.3.
"""

import re
from dataclasses import dataclass
from functools import lru_cache

from sixtysix_gui.records.derived import DRAWN, UNFINISHED
from sixtysix_gui.records.errors import Reason
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

LINES = ("trump", "face", "bid", "double")
"""With which words the lines before the first trick begin, in this order."""
BEFORE_PLAY = (Phase.TRUMP, Phase.BID, Phase.DOUBLE)
"""When moves stand in those lines."""
HIDDEN = "??"


@dataclass(frozen=True)
class Number:
    """The number of a trick."""

    number: int


@dataclass(frozen=True)
class Line:
    """The word with which a line before the first trick begins."""

    word: str


@dataclass(frozen=True)
class SuitWord:
    """A suit that forehand names."""

    suit: Suit


@dataclass(frozen=True)
class Said:
    """What a seat said: a call, or the answer to the question whether it doubles."""

    seat: Seat
    text: str


@dataclass(frozen=True)
class Played:
    """A card."""

    card: Card


@dataclass(frozen=True)
class Taken:
    """The turn-up that an exchange takes, perhaps in reply to a close."""

    card: Card
    in_reply: bool


@dataclass(frozen=True)
class Shown:
    """A marriage and what it is said to be worth; ``seat`` names the partner of the leader."""

    seat: Seat | None
    points: int
    suit: Suit


@dataclass(frozen=True)
class Out:
    """A claim; ``seat`` names the partner of the leader."""

    seat: Seat | None


@dataclass(frozen=True)
class Dash:
    """A pass: in reply to a close, or of the partner of the leader."""


@dataclass(frozen=True)
class Closed:
    """A close, with full hands or before drawing."""

    before_draw: bool


@dataclass(frozen=True)
class Drawn:
    """A draw."""


@dataclass(frozen=True)
class Opened:
    """How forehand opens the deal."""

    opening: Opening


@dataclass(frozen=True)
class Check:
    """Who is said to have won a trick, and its card points."""

    seat: Seat
    points: int


@dataclass(frozen=True)
class Widow:
    """What the widow is said to be worth."""

    points: int


@dataclass(frozen=True)
class Result:
    """The points of those named, none in a draw; None for an unfinished deal."""

    entries: tuple[tuple[str, int], ...] | None


@dataclass(frozen=True)
class Unknown:
    """A word that cannot stand in the record, and why."""

    reason: Reason


Word = (
    Number
    | Line
    | SuitWord
    | Said
    | Played
    | Taken
    | Shown
    | Out
    | Dash
    | Closed
    | Drawn
    | Opened
    | Check
    | Widow
    | Result
    | Unknown
)
"""Any word of the moves."""

_SIGNS: dict[str, Word] = {
    "-": Dash(),
    "out": Out(None),
    "d": Drawn(),
    "#": Closed(before_draw=False),
    "#-": Closed(before_draw=True),
    UNFINISHED: Result(None),
    DRAWN: Result(()),
    **dict.fromkeys((HIDDEN, f"x{HIDDEN}", f"/x{HIDDEN}"), Unknown(Reason.UNKNOWN_CARD)),
    **{word: Line(word) for word in LINES},
    **{opening.value: Opened(opening) for opening in Opening},
}
_CARD = re.compile(r"(/?x)?(.*?)(?:!\?|\?!|!|\?)?")
_SHOWN = re.compile(r"(?:([A-D]):)?([2468]0)(.)")
_OUT = re.compile(r"([A-D]):out")
_SAID = re.compile(r"([A-D])=([0-9]|[a-z]+|-)")
_NUMBER = re.compile(r"([0-9]{1,4})\.")
_CHECK = re.compile(r"([A-D])\+([0-9]{1,4})")
_WIDOW = re.compile(r"w\+([0-9]{1,4})")
_RESULT = re.compile(r"[A-D]:-?[0-9]{1,4}(?:,[A-D]:-?[0-9]{1,4})*")


@lru_cache(maxsize=4096)
def read_word(text: str, letters: Letters, notation: Notation) -> Word:
    """Return what a word means in a record of these letters and of this notation."""
    if len(text) > LONGEST_WORD:
        return Unknown(Reason.TOKEN_MALFORMED)
    if notation.foreign.fullmatch(text):
        return Unknown(notation.foreign_reason)
    return _SIGNS.get(text) or _card(text, letters) or _act(text, letters) or _number(text)


def _card(text: str, letters: Letters) -> Word | None:
    found = _CARD.fullmatch(text)
    card = letters.read_card(found[2]) if found else None
    if found is None or card is None:
        return None
    return Taken(card, in_reply=found[1] == "/x") if found[1] else Played(card)


def _act(text: str, letters: Letters) -> Word | None:
    if found := _SHOWN.fullmatch(text):
        suit = letters.read_suit(found[3])
        seat = Seat[found[1]] if found[1] else None
        return None if suit is None else Shown(seat, int(found[2]), suit)
    if found := _OUT.fullmatch(text):
        return Out(Seat[found[1]])
    if found := _SAID.fullmatch(text):
        return Said(Seat[found[1]], found[2])
    suit = letters.read_suit(text)
    return None if suit is None else SuitWord(suit)


def _number(text: str) -> Word:
    if found := _NUMBER.fullmatch(text):
        return Number(int(found[1]))
    if found := _CHECK.fullmatch(text):
        return Check(Seat[found[1]], int(found[2]))
    if found := _WIDOW.fullmatch(text):
        return Widow(int(found[1]))
    if _RESULT.fullmatch(text):
        entries = (entry.split(":") for entry in text.split(","))
        return Result(tuple((name, int(points)) for name, points in entries))
    return Unknown(Reason.TOKEN_MALFORMED)


_MOVES: dict[type[Word], Move] = {
    Taken: EXCHANGE_TRUMP,
    Out: GO_OUT,
    Closed: CLOSE_TALON,
    Drawn: DRAW,
    Dash: PASS,
}


def move_of(word: Word, deal: Facts) -> Move | None:
    """Return the move that a word stands for in a deal, whether legal or not; None for no move.

    The words that fix trump need another one before them.
    """
    match word:
        case Played(card):
            return PLAY_CARD[card]
        case Shown(_, _, suit):
            return MELD[suit]
        case Opened(opening):
            return OPEN[opening]
        case SuitWord(suit):
            return NAME_TRUMP[suit]
        case Said(_, text):
            return _said(text, deal)
        case _:
            return _MOVES.get(type(word))


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
