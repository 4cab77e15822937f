"""The words of the move text and what they mean (rules.md 6.4, 6.5)."""

import re
from enum import Enum
from functools import lru_cache
from typing import NamedTuple

from sixtysix_gui.records.letters import LETTERS, Letters
from sixtysix_gui.records.scan import LONGEST_WORD
from sixtysix_gui.records.result import DRAWN, UNFINISHED
from sixtysix_gui.rules.cards import Card, Suit
from sixtysix_gui.rules.seats import Seat


class Kind(Enum):
    """What a word is."""

    NUMBER = "the number of a trick"
    CARD = "a card"
    MARRIAGE = "a marriage"
    EXCHANGE = "an exchange"
    REPLY = "an exchange in reply to a close"
    PASS = "a pass in reply to a close"
    CLOSE = "a close with full hands"
    CLOSE_SHORT = "a close before drawing"
    DRAW = "a draw"
    OUT = "a claim"
    CHECK = "a check"
    RESULT = "a result"
    UNKNOWN_CARD = "a hidden card"
    MANY_PLAYERS = "a word of the games for three and four"
    MALFORMED = "nothing"


class Sign(NamedTuple):
    """A word that names nothing beyond its kind."""

    kind: Kind


class NumberWord(NamedTuple):
    """The number of a trick."""

    number: int
    kind: Kind = Kind.NUMBER


class CardWord(NamedTuple):
    """A card, alone or as what an exchange takes."""

    card: Card
    kind: Kind


class MarriageWord(NamedTuple):
    """A marriage and what it is said to be worth."""

    suit: Suit
    points: int
    kind: Kind = Kind.MARRIAGE


class CheckWord(NamedTuple):
    """Who is said to have won a trick, and its card points."""

    seat: Seat
    points: int
    kind: Kind = Kind.CHECK


class ResultWord(NamedTuple):
    """Who is said to have won the deal, if anybody, and its game points."""

    seat: Seat | None
    points: int
    kind: Kind = Kind.RESULT


Word = Sign | NumberWord | CardWord | MarriageWord | CheckWord | ResultWord
"""Any word of the move text."""

_NOBODY = ResultWord(None, 0)
_KINDS = {
    "out": Kind.OUT,
    "d": Kind.DRAW,
    "-": Kind.PASS,
    "#": Kind.CLOSE,
    "#-": Kind.CLOSE_SHORT,
    "??": Kind.UNKNOWN_CARD,
    "x??": Kind.UNKNOWN_CARD,
    "/x??": Kind.UNKNOWN_CARD,
}
_SIGNS: dict[str, Word] = {
    UNFINISHED: _NOBODY,
    DRAWN: _NOBODY,
    **{text: Sign(kind) for text, kind in _KINDS.items()},
}
_NUMBER = re.compile(r"([0-9]{1,4})\.")
_MARRIAGE = re.compile(r"(20|40)(.)")
_CHECK = re.compile(r"([AB])\+([0-9]{1,4})")
_RESULT = re.compile(r"([AB]):([0-9]{1,4})")
_GLYPHS = ("!?", "?!", "!", "?")
_ENTRY = r"[A-D]:-?[0-9]{1,4}"
_MANY_PLAYERS = re.compile(
    r"bid|trump|face|[A-D]=[0-9-]|[CD]\+[0-9]+|[A-D]:(out|[2468]0[CSHDEG])|[68]0[CSHDEG]"
    rf"|{_ENTRY}(,{_ENTRY})*"
)


@lru_cache(maxsize=2048)
def read_word(text: str, suits: str) -> Word:
    """Say what a word means in a record of the given letters."""
    sign = _SIGNS.get(text)
    if sign is not None:
        return sign
    if len(text) > LONGEST_WORD:
        return Sign(Kind.MALFORMED)
    letters = LETTERS[suits]
    return _card_word(text, letters) or _number_word(text, letters) or _other_word(text)


def _card_word(text: str, letters: Letters) -> Word | None:
    kind, code = Kind.CARD, text
    for prefix, prefixed in (("/x", Kind.REPLY), ("x", Kind.EXCHANGE)):
        if text.startswith(prefix):
            kind, code = prefixed, text.removeprefix(prefix)
            break
    card = letters.read_card(_without_glyph(code))
    return None if card is None else CardWord(card, kind)


def _without_glyph(code: str) -> str:
    glyph = next((glyph for glyph in _GLYPHS if code.endswith(glyph)), "")
    return code.removesuffix(glyph)


def _number_word(text: str, letters: Letters) -> Word | None:
    if found := _NUMBER.fullmatch(text):
        return NumberWord(int(found[1]))
    if found := _CHECK.fullmatch(text):
        return CheckWord(Seat[found[1]], int(found[2]))
    if found := _RESULT.fullmatch(text):
        return ResultWord(Seat[found[1]], int(found[2]))
    found = _MARRIAGE.fullmatch(text)
    suit = letters.read_suit(found[2]) if found else None
    if found and suit is not None:
        return MarriageWord(suit, int(found[1]))
    return None


def _other_word(text: str) -> Word:
    many = _MANY_PLAYERS.fullmatch(text)
    return Sign(Kind.MALFORMED if many is None else Kind.MANY_PLAYERS)
