"""The words with which another program tells the moves of a deal, one move at a time."""

from typing import NamedTuple

from sixtysix_gui.records.letters import FRENCH
from sixtysix_gui.records.seen.errors import Unseen, refuse
from sixtysix_gui.records.trick_game import words
from sixtysix_gui.records.trick_game.move_words import trick_word
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.moves import (
    DOUBLE,
    EXCHANGE_TRUMP,
    GO_OUT,
    MELD,
    NAME_TRUMP,
    OPEN,
    PASS,
    PLAY_CARD,
    Bid,
    CallContract,
    Move,
)


class Faced(NamedTuple):
    """Forehand had his next card faced, which was this one."""

    card: Card


class Hidden(NamedTuple):
    """Somebody laid a card face down."""


def read_seen_move(deal: Deal, tokens: list[str], number: int) -> tuple[str, Move | Faced | Hidden]:
    """Take the words of a move from the front of a list; give them and what they mean.

    Raises:
        SeenDealError: if they mean no move, or are written otherwise here.
    """
    text = tokens.pop(0)
    word = words.read_word(text, FRENCH)
    if isinstance(word, words.Line) and tokens:
        second = words.read_word(tokens[0], FRENCH)
        text = f"{text} {tokens.pop(0)}"
        if word.word == "trump" and isinstance(second, words.SuitWord):
            return text, NAME_TRUMP[second.suit]
        is_faced = word.word == "face" and deal.phase is Phase.TRUMP
        if is_faced and isinstance(second, words.Played):
            return text, Faced(second.card)
        refuse(Unseen.TOKEN_MALFORMED, number=number, token=text)
    if word == words.Unknown(is_card=True) and _may_be_hidden(deal):
        return text, Hidden()
    move = _move(deal, word)
    if move is None:
        refuse(Unseen.TOKEN_MALFORMED, number=number, token=text)
    if move is EXCHANGE_TRUMP and deal.turn_up is None:
        return text, move
    expected = trick_word(deal, move, FRENCH)
    if words.read_word(expected, FRENCH) != word:
        refuse(Unseen.TOKEN_WRONG, number=number, token=text, expected=expected)
    return text, move


def _may_be_hidden(deal: Deal) -> bool:
    """Say whether the card that comes now may lie face down."""
    led = deal.phase is Phase.LEAD and deal.opening is not None and deal.trick_number == 1
    return deal.is_face_down or led


def _move(deal: Deal, word: words.Word) -> Move | None:
    match word:
        case words.Played(card):
            return PLAY_CARD[card]
        case words.Taken(_):
            return EXCHANGE_TRUMP
        case words.Shown(_, _, suit):
            return MELD[suit]
        case words.Out(_):
            return GO_OUT
        case words.Opened(opening):
            return OPEN[opening]
        case words.Said(_, text):
            return _said(deal, text)
        case _:
            return PASS if word == words.Dash() else None


def _said(deal: Deal, text: str) -> Move | None:
    if text == "-":
        return PASS
    if deal.phase is Phase.DOUBLE:
        return DOUBLE if text == "x" else None
    if text.isdigit():
        return Bid(int(text))
    return CallContract(text)
