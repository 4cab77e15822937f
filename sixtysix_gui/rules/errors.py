"""Everything that can be wrong with what the rules are asked to do, as sentences."""

from enum import Enum
from typing import cast

LONGEST_QUOTE = 40
"""Characters of a foreign text that a message repeats at most."""


def quoted(text: str) -> str:
    """Give a foreign text as a message may repeat it: short, in one line, nothing invisible."""
    short = text if len(text) <= LONGEST_QUOTE else text[: LONGEST_QUOTE - 1] + "…"
    return "".join(
        character if character.isprintable() else ascii(character)[1:-1] for character in short
    )


class RulesError(Exception):
    """The base of all errors of the rules; ``str()`` is an English sentence."""


class CardCodeError(RulesError):
    """A text that names no card."""

    def __init__(self, code: str) -> None:
        """Keep the text that was read."""
        super().__init__(f"“{quoted(code)}” is not a card.")
        self.code = code


class PackError(RulesError):
    """A pack that does not hold exactly the cards of the rule set, each as often as it has them."""


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
    FOREHAND_OUT = "forehand would have to lead a contract in which he sits out"
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


def _shown(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, tuple | list):
        parts = cast("tuple[object, ...] | list[object]", value)
        return quoted("[" + ", ".join(str(part) for part in parts) + "]")
    return quoted(str(value))
