"""The words of a record of these games and what they mean (many.md 12.3, 12.4)."""

import re
from typing import NamedTuple

from sixtysix_gui.records.letters import Letters
from sixtysix_gui.records.scan import LONGEST_WORD
from sixtysix_gui.records.result import DRAWN, UNFINISHED
from sixtysix_gui.rules.cards import Card, Suit
from sixtysix_gui.rules.moves import Opening
from sixtysix_gui.rules.seats import Seat

LINES = ("trump", "face", "bid", "double")
"""What may stand before the first trick, in this order."""


class Number(NamedTuple):
    """The number of a trick."""

    number: int


class Line(NamedTuple):
    """The word with which what is said before the first trick begins."""

    word: str


class SuitWord(NamedTuple):
    """A suit that forehand names."""

    suit: Suit


class Said(NamedTuple):
    """What a player said: a call, or the answer to the question whether he doubles."""

    seat: Seat
    text: str


class Played(NamedTuple):
    """A card."""

    card: Card


class Taken(NamedTuple):
    """The turn-up that an exchange takes."""

    card: Card


class Shown(NamedTuple):
    """A marriage and what it is said to be worth; ``seat`` names the leader's partner."""

    seat: Seat | None
    points: int
    suit: Suit


class Out(NamedTuple):
    """A claim; ``seat`` names the leader's partner."""

    seat: Seat | None


class Dash(NamedTuple):
    """The leader's partner passes."""


class Opened(NamedTuple):
    """How forehand opens the deal."""

    opening: Opening


class Check(NamedTuple):
    """Who is said to have won a trick, and its card points."""

    seat: Seat
    points: int


class Widow(NamedTuple):
    """What the widow is said to be worth."""

    points: int


class Result(NamedTuple):
    """The points of those named, or nobody's in a draw; None for an unfinished deal."""

    entries: tuple[tuple[str, int], ...] | None


class Unknown(NamedTuple):
    """No word at all, or a hidden card."""

    is_card: bool


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
    | Opened
    | Check
    | Widow
    | Result
    | Unknown
)
"""Any word of the move text."""

_SIGNS: dict[str, Word] = {
    "-": Dash(),
    "out": Out(None),
    UNFINISHED: Result(None),
    DRAWN: Result(()),
    "??": Unknown(is_card=True),
    "x??": Unknown(is_card=True),
    **{word: Line(word) for word in LINES},
    **{opening.value: Opened(opening) for opening in Opening},
}
_NUMBER = re.compile(r"([0-9]{1,4})\.")
_SAID = re.compile(r"([A-D])=([0-9]|[a-z]+|-)")
_SHOWN = re.compile(r"(?:([A-D]):)?([2468]0)(.)")
_OUT = re.compile(r"([A-D]):out")
_CHECK = re.compile(r"([A-D])\+([0-9]{1,4})")
_WIDOW = re.compile(r"w\+([0-9]{1,4})")
_RESULT = re.compile(r"[A-D]:-?[0-9]{1,4}(?:,[A-D]:-?[0-9]{1,4})*")
_GLYPH = re.compile(r"(.*?)(?:!\?|\?!|!|\?)?")


def read_word(text: str, letters: Letters) -> Word:
    """Say what a word means in a record of the given letters."""
    sign = _SIGNS.get(text)
    if sign is not None:
        return sign
    if len(text) > LONGEST_WORD:
        return Unknown(is_card=False)
    return _card(text, letters) or _act(text, letters) or _number(text)


def _card(text: str, letters: Letters) -> Word | None:
    code = _GLYPH.fullmatch(text.removeprefix("x"))
    card = letters.read_card(code[1]) if code else None
    if card is None:
        return None
    return Taken(card) if text.startswith("x") else Played(card)


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
    return Unknown(is_card=False)
