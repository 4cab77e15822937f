"""Everything that can be wrong with what the rules are asked to do, as sentences."""

from enum import Enum
from typing import cast

from sixtysix_gui.sentences import Sentence, marks

mark = marks("RuleErrors")

LONGEST_QUOTE = 40
"""Characters of a foreign text that a message repeats at most."""


def quoted(text: str) -> str:
    """Return a foreign text as a message may repeat it: short, in one line, nothing invisible."""
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
        super().__init__(Sentence("RuleErrors", "“{code}” is not a card.", code=quoted(code)))
        self.code = code


class PackError(RulesError):
    """A pack that does not hold exactly the cards of the rule set, each as often as it has them."""


class UnknownRuleSetError(RulesError):
    """A rule set whose name is unknown."""

    def __init__(self, name: str) -> None:
        """Keep the name that was asked for."""
        super().__init__(
            Sentence("RuleErrors", "There is no rule set named “{name}”.", name=quoted(name))
        )
        self.name = name


class UnknownDimensionError(RulesError):
    """A key that names no dimension of the rules."""

    def __init__(self, key: str) -> None:
        """Keep the key that was asked for."""
        super().__init__(
            Sentence("RuleErrors", "“{key}” is not a dimension of the rules.", key=quoted(key))
        )
        self.key = key


class ValueRefusedError(RulesError):
    """A value that a dimension does not take."""

    def __init__(self, key: str, value: object, allowed: str) -> None:
        """Keep the dimension and the value; ``allowed`` lists what it takes."""
        super().__init__(
            Sentence(
                "RuleErrors",
                "{key} cannot be {value}: it takes {allowed}.",
                key=key,
                value=_shown(value),
                allowed=allowed,
            )
        )
        self.key = key
        self.value = value


class ForeignValueError(ValueRefusedError):
    """A value that exists, but belongs to a game for other numbers of players."""

    def __init__(self, key: str, value: object, game: str) -> None:
        """Keep the dimension, the value and the game it belongs to."""
        RulesError.__init__(
            self,
            Sentence(
                "RuleErrors",
                "{key} cannot be {value}: that is for {game}, not for the game for two players.",
                key=key,
                value=_shown(value),
                game=Sentence("ForeignGames", game),
            ),
        )
        self.key = key
        self.value = value
        self.game = game


class Conflict(Enum):
    """Why two values cannot stand together; the text is the English reason."""

    BATCHES_MISS_HAND = mark("the batches must add up to the number of cards in a hand.")
    EXCHANGE_NOT_LOWEST = mark("only the lowest card of the pack can be exchanged.")
    HEAD_WITHOUT_FOLLOW = mark(
        "players cannot be required to beat a card in a suit they need not follow."
    )
    TRUMP_WITHOUT_FOLLOW = mark(
        "players cannot be required to trump where they need not follow suit."
    )
    FOREHAND_OUT = mark("the forehand cannot lead in a contract that the forehand sits out.")
    NO_ASSBETTLER = mark("the ace can be lowest only where an Assenbettler can be called.")
    LAST_TRICK_CONTRADICTED = mark(
        "the last trick cannot win the deal if something else decides it."
    )


class ImpossibleCombinationError(RulesError):
    """Two dimensions whose values exclude each other."""

    def __init__(
        self, conflict: Conflict, first: tuple[str, object], second: tuple[str, object]
    ) -> None:
        """Keep the reason and both dimensions as (key, value)."""
        super().__init__(
            Sentence(
                "RuleErrors",
                "{first} and {second} cannot be combined: {why}",
                first=f"{first[0]}={_shown(first[1])}",
                second=f"{second[0]}={_shown(second[1])}",
                why=Sentence("RuleErrors", conflict.value),
            )
        )
        self.conflict = conflict
        self.keys = (first[0], second[0])
        self.values = (first[1], second[1])


def spelled(value: object, comma: str = ", ") -> str:
    """Return a value of a dimension as people write it.

    >>> spelled(True), spelled(("gang", "bettler")), spelled((3, 2), ",")
    ('true', '[gang, bettler]', '[3,2]')
    """
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, tuple | list):
        items = cast("tuple[object, ...] | list[object]", value)
        return f"[{comma.join(map(str, items))}]"
    return str(value)


def _shown(value: object) -> str:
    try:
        return quoted(spelled(value))
    except RecursionError:  # lists in lists without an end
        return "…"
