"""Everything that can be wrong with what the rules are asked to do, as sentences."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import cast

from sixtysix_gui.rules.base_error import RulesError
from sixtysix_gui.rules.cards import Card, CardCodeError, Suit
from sixtysix_gui.rules.quoting import quoted

__all__ = [
    "CardCodeError",
    "Conflict",
    "ForeignValueError",
    "IllegalMoveError",
    "Illegality",
    "ImpossibleCombinationError",
    "PackError",
    "RulesError",
    "UnknownDimensionError",
    "UnknownRuleSetError",
    "ValueRefusedError",
]


class PackError(RulesError):
    """A pack that does not hold exactly the cards of the rule set, each once."""


class UnknownRuleSetError(RulesError):
    """A rule set of a name that nobody knows."""

    def __init__(self, name: str) -> None:
        """Keep the name that was asked for."""
        super().__init__(f"There is no rule set named “{quoted(name)}”.")
        self.name = name


class UnknownDimensionError(RulesError):
    """A key that names no dimension of the rules."""

    def __init__(self, key: str) -> None:
        """Keep the key that was asked for."""
        super().__init__(f"“{quoted(key)}” is not a dimension of the rules.")
        self.key = key


class ValueRefusedError(RulesError):
    """A value that a dimension does not take."""

    def __init__(self, key: str, value: object, allowed: str) -> None:
        """Keep the dimension and the value; ``allowed`` lists what it takes."""
        super().__init__(f"{key} cannot be {_shown(value)}: it takes {allowed}.")
        self.key = key
        self.value = value


class ForeignValueError(ValueRefusedError):
    """A value that exists, but belongs to a game for other numbers of players."""

    def __init__(self, key: str, value: object, game: str) -> None:
        """Keep the dimension, the value and the game it belongs to."""
        RulesError.__init__(
            self,
            f"{key} cannot be {_shown(value)}: that belongs to {game}, "
            "not to the game for two players.",
        )
        self.key = key
        self.value = value
        self.game = game


class Conflict(Enum):
    """Why two values cannot stand together; the text is the English reason."""

    BATCHES_MISS_HAND = "the batches must add up to the hand"
    EXCHANGE_NOT_LOWEST = "only the lowest card of the pack can be exchanged"
    HEAD_WITHOUT_FOLLOW = "nobody can be bound to head a suit that he need not follow"
    TRUMP_WITHOUT_FOLLOW = "nobody can be bound to trump when he need not follow suit"
    LAST_TRICK_CONTRADICTED = "the last trick cannot win the deal while something else decides it"


class ImpossibleCombinationError(RulesError):
    """Two dimensions whose values exclude each other."""

    def __init__(
        self, conflict: Conflict, first: tuple[str, object], second: tuple[str, object]
    ) -> None:
        """Keep the reason and both dimensions as (key, value)."""
        super().__init__(
            f"{first[0]}={_shown(first[1])} and {second[0]}={_shown(second[1])} "
            f"exclude each other: {conflict.value}."
        )
        self.conflict = conflict
        self.keys = (first[0], second[0])
        self.values = (first[1], second[1])


class Illegality(Enum):
    """Why a move is not allowed now; the text is the English sentence, values in braces."""

    DEAL_OVER = "The deal is over."
    NOT_YOUR_TURN = "It is not your turn."
    NOT_IN_HAND = "You do not hold {card}."
    NOT_NOW = "That cannot be done now."
    DRAW_FIRST = "Draw a card first."
    REPLY_FIRST = "First say whether you exchange."
    FOLLOW_SUIT = "You must follow suit: play {a_suit}."
    HEAD = "You must beat {card}: play a higher {one_suit}."
    TRUMP = "You must trump: play {a_suit}."
    LEAD_MARRIAGE = "You have shown the marriage in {suit}: lead its king or queen."
    LEAD_MARRIAGE_KING = "You have shown the marriage in {suit}: lead its king."
    CLOSE_NOW = "You have acted before drawing, so you must close the talon."
    ONLY_ON_LEAD = "Only the player on lead may do that."
    NO_MARRIAGE = "You do not hold king and queen of {suit}."
    ONE_MARRIAGE = "Only one marriage may be shown on a lead."
    MARRIAGE_FIRST_LEAD = "No marriage may be shown on the first lead."
    MARRIAGE_NEEDS_TRICK = "You need a trick before you may show a marriage."
    MARRIAGE_CLOSED = "Marriages end when the talon is closed."
    MARRIAGE_EXHAUSTED = "Marriages end when the talon is used up."
    MARRIAGE_TOO_LATE = "The lead to trick {trick} was the last that could carry a marriage."
    MARRIAGE_AFTER_DRAW = "Draw first, then show the marriage."
    NO_EXCHANGE = "In this rule set no card is exchanged."
    EXCHANGE_CARD = "Only {card} can be exchanged, and you do not hold it."
    EXCHANGE_CLOSED = "The talon is no longer open, so nothing can be exchanged."
    EXCHANGE_TALON = "At least {count} cards must lie in the talon to exchange."
    EXCHANGE_NEEDS_TRICK = "You need a trick before you may exchange."
    EXCHANGE_BEFORE_MARRIAGE = "Exchange first, then show the marriage."
    EXCHANGE_AFTER_DRAW = "Draw first, then exchange."
    CLOSE_CLOSED = "The talon is no longer open."
    CLOSE_FIRST_LEAD = "Nobody may close before the first card is played."
    CLOSE_TALON = "At least {count} cards must lie in the talon to close it."
    CLOSE_AFTER_DRAW = "Draw first, then close."
    NOTHING_TO_DRAW = "There is nothing to draw now."
    OUT_AUTOMATIC = "In this rule set 66 ends the deal by itself."
    OUT_NEEDS_TRICK = "You need a trick before you may go out."
    OUT_ON_LEAD = "You may go out only before you lead."


class IllegalMoveError(RulesError):
    """A move that the rules forbid now, with the reason and its values."""

    def __init__(self, reason: Illegality, values: Mapping[str, object] | None = None) -> None:
        """Keep the reason; ``values`` fills the braces: Card, Suit or int by name."""
        self.reason = reason
        self.values: dict[str, object] = dict(values or {})
        super().__init__(reason.value.format(**_words(self.values)))


def _words(values: Mapping[str, object]) -> dict[str, str]:
    """Give English words for suits ("hearts", "a heart") and cards ("the king of hearts")."""
    words: dict[str, str] = {}
    for name, value in values.items():
        if isinstance(value, Suit):
            words[name] = value.name.lower()
            words[f"one_{name}"] = words[name].removesuffix("s")
            words[f"a_{name}"] = f"a {words[f'one_{name}']}"
        elif isinstance(value, Card):
            words[name] = f"the {value.rank.name.lower()} of {value.suit.name.lower()}"
        else:
            words[name] = str(value)
    return words


def _shown(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, tuple | list):
        parts = cast("tuple[object, ...] | list[object]", value)
        return quoted("[" + ", ".join(str(part) for part in parts) + "]")
    return quoted(str(value))
