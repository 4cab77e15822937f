"""Everything that can be wrong with a deal as one seat says it has seen it."""

from enum import Enum, unique
from typing import NoReturn

from sixtysix_gui.rules.errors import quoted


@unique
class Unseen(Enum):
    """Why a seat cannot have seen that; the text is the English sentence, values in braces."""

    HAND_SIZE = "A hand of this rule set is dealt {size} cards, not {count}."
    CARD_FOREIGN = "{card} does not belong to the pack of {size} cards."
    CARD_TWICE = "{card} is there twice."
    TOKEN_MALFORMED = "Move {number}, “{token}”, is none: only the words of moves stand here."
    TOKEN_WRONG = "Move {number} is written “{expected}” here, not “{token}”."
    ILLEGAL_MOVE = "Move {number}, “{token}” by {seat}: {sentence}"
    DRAW_MISSING = "The cards are drawn after move {number}, so “d” follows it."
    DRAWN_MISSING = "Card {number} of those drawn is missing."
    DRAWN_HIDDEN = "Card {number} of those drawn went to the other hand, so it is written “??”."
    DRAWN_UNKNOWN = "Card {number} of those drawn came to the own hand, so it has a name."
    DRAWN_TURN_UP = "Card {number} of those drawn is the card under the talon, {expected}."
    DRAWN_ELSEWHERE = "Card {number} of those drawn, {card}, lay elsewhere."
    DRAWN_TOO_MANY = "There are {count} drawn cards more than the moves draw."


class SeenDealError(Exception):
    """A deal that no seat can have seen like that; ``str()`` is an English sentence."""

    def __init__(self, reason: Unseen, **values: object) -> None:
        """Keep the reason; ``values`` fills the braces of its sentence."""
        words = {
            name: str(value) if name == "sentence" else quoted(str(value))
            for name, value in values.items()
        }
        super().__init__(reason.value.format(**words))
        self.reason = reason
        self.values = values


def refuse(reason: Unseen, **values: object) -> NoReturn:
    """Refuse a deal for a reason.

    Raises:
        SeenDealError: always.
    """
    raise SeenDealError(reason, **values)
