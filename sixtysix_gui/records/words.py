"""The words of the moves: what they mean, and which move each stands for (rules.md 6.4).

Those of the games whose talon is never closed are described in many.md 12.3.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from typing import NamedTuple

from sixtysix_gui.records.record import UNFINISHED
from sixtysix_gui.records.scan import LONGEST_WORD, Token
from sixtysix_gui.rules import moves
from sixtysix_gui.rules.cards import Card, Letters, Suit
from sixtysix_gui.rules.deals.facts import Facts, Phase
from sixtysix_gui.rules.moves import Move
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
    FOREIGN = "what only games have whose talon is never closed"
    MALFORMED = "anything else"


_PATTERNS = [(kind, re.compile(kind.value)) for kind in Kind][:-2]
_FOREIGN = {
    True: re.compile(
        r"bid|double|trump|face|alte|elf|hoeher|dissle|[CSHDEG]|[A-D]=([0-9]|[a-z]+|-)"
        r"|[CD]\+[0-9]+|w\+[0-9]+|[A-D]:(out|[2468]0[CSHDEG])|[68]0[CSHDEG]"
        rf"|[CD]:[0-9]{{1,4}}|[A-D]:-[0-9]{{1,4}}|{_ENTRY}(,{_ENTRY})+"
    ),
    False: re.compile(r"d|#-?|/x.*"),
}
"""The words that only other games have, by whether the talon of this one can be closed."""
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
def read_word(text: str, letters: Letters, *, closing: bool) -> Word:
    """Return what a word means; ``closing`` is whether the talon of the game can be closed."""
    if len(text) > LONGEST_WORD:
        return Word(Kind.MALFORMED)
    if _FOREIGN[closing].fullmatch(text):
        return Word(Kind.FOREIGN if closing else Kind.MALFORMED)
    for kind, pattern in _PATTERNS:
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


class Item(NamedTuple):
    """A token and what it means."""

    token: Token
    word: Word


@dataclass(frozen=True)
class MoveText:
    """The words of a record up to its result; nothing should stand ``after`` that.

    ``turns`` are the words before the first number, then those of each turn, its number first.
    """

    turns: Sequence[Sequence[Item]]
    result: Item | None = None
    after: Sequence[Item] = ()

    @property
    def is_unfinished(self) -> bool:
        """Whether the record says of itself that its deal is not over."""
        return self.result is not None and self.result.token.text == UNFINISHED


def split(tokens: Iterable[Token], letters: Letters, *, closing: bool) -> MoveText:
    """Return the words of a record by turns, with the result found among them."""
    items = [Item(token, read_word(token.text, letters, closing=closing)) for token in tokens]
    turns: list[list[Item]] = [[]]
    for place, item in enumerate(items):
        if item.word.kind is Kind.RESULT:
            return MoveText(turns, item, items[place + 1 :])
        if item.word.kind is Kind.NUMBER:
            turns.append([])
        turns[-1].append(item)
    return MoveText(turns)


_MOVES = {
    Kind.DRAW: moves.DRAW,
    Kind.DASH: moves.PASS,
    Kind.CLOSE: moves.CLOSE_TALON,
    Kind.SHORT_CLOSE: moves.CLOSE_TALON,
    Kind.OUT: moves.GO_OUT,
    Kind.REPLY: moves.EXCHANGE_TRUMP,
    Kind.EXCHANGE: moves.EXCHANGE_TRUMP,
}


def move_of(word: Word, deal: Facts) -> Move | None:
    """Return the move that a word stands for in a deal, whether legal or not; None for no move."""
    move = _MOVES.get(word.kind)
    if word.kind is Kind.OPENING:
        move = moves.OPEN[moves.Opening(word.text)]
    elif word.kind is Kind.SAID:
        move = _said(word.text, deal)
    elif word.suit is not None:
        move = (moves.MELD if word.kind is Kind.MARRIAGE else moves.NAME_TRUMP)[word.suit]
    elif word.card is not None and word.kind is Kind.CARD:
        move = moves.PLAY_CARD[word.card]
    return move


def _said(text: str, deal: Facts) -> Move | None:
    contracts = deal.rules.contracts
    if text == "-":
        return moves.PASS
    if deal.phase is Phase.DOUBLE:
        return moves.DOUBLE if text == "x" else None
    if text.isdigit():
        return None if contracts else moves.Bid(int(text))
    return moves.CallContract(text) if text in contracts else None


def move_word(deal: Facts, move: Move, letters: Letters) -> str:
    """Return the words that mean a move where it is made and legal.

    The card that will be faced is named only in a whole deal: a view does not have it.
    """
    by = f"{deal.to_act.name}:" if deal.phase is Phase.PARTNER else ""
    match move:
        case moves.PlayCard(card):
            return letters.card(card)
        case moves.Meld(suit):
            points = deal.rules.marriage_points(suit, deal.trump, len(deal.marriages))
            return f"{by}{points}{letters.suit(suit)}"
        case moves.GoOut():
            return f"{by}out"
        case moves.ExchangeTrump():
            reply = "/" if deal.phase is Phase.REPLY else ""
            return f"{reply}x{letters.card(deal.undealt[-1])}"
        case moves.CloseTalon():
            return "#-" if deal.phase is Phase.PRE_DRAW else "#"
        case moves.Draw():
            return "d"
        case moves.Open(opening):
            return opening.value
        case _:
            return _saying(deal, move, letters)


def _saying(deal: Facts, move: Move, letters: Letters) -> str:
    seat = deal.to_act.name
    match move:
        case moves.NameTrump(suit):
            return f"trump {letters.suit(suit)}"
        case moves.TurnTrump():
            return " ".join(["face", *map(letters.card, deal.undealt[:1])])
        case moves.Bid(said) | moves.CallContract(said):
            return f"{seat}={said}"
        case moves.Double():
            return f"{seat}=x"
        case _:
            return f"{seat}=-" if deal.phase in BEFORE_PLAY else "-"
