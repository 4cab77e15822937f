"""The words of a record, grouped by the lead turns they belong to (rules.md 6.5)."""

from dataclasses import dataclass
from typing import NamedTuple

from sixtysix_gui.records.scan import Token
from sixtysix_gui.records.reading.tokens import Kind, NumberWord, Word, read_word
from sixtysix_gui.records.result import UNFINISHED


class Item(NamedTuple):
    """A token and what it means."""

    token: Token
    word: Word


@dataclass(frozen=True)
class Turn:
    """The number of a trick and the words up to the next number or the result."""

    number: int
    token: Token
    items: tuple[Item, ...]
    is_last: bool

    def has(self, kind: Kind) -> bool:
        """Say whether a word of this kind stands in the turn."""
        return any(item.word.kind is kind for item in self.items)

    def begins_with(self, kind: Kind) -> bool:
        """Say whether the turn's first word is of this kind."""
        return bool(self.items) and self.items[0].word.kind is kind


@dataclass(frozen=True)
class MoveText:
    """All words of a record: the turns and the result, if there is one.

    Nothing should stand ``before`` the first number of a trick or ``after`` the result.
    """

    before: tuple[Item, ...]
    turns: tuple[Turn, ...]
    result: Item | None
    after: tuple[Item, ...]

    @property
    def is_unfinished(self) -> bool:
        """Whether the record says of itself that its deal is not over."""
        return self.result is not None and self.result.token.text == UNFINISHED


def group(tokens: list[Token], suits: str) -> MoveText:
    """Group the tokens of a record written in the given letters."""
    items = [Item(token, read_word(token.text, suits)) for token in tokens]
    kinds = [item.word.kind for item in items]
    end = kinds.index(Kind.RESULT) if Kind.RESULT in kinds else len(items)
    starts = [
        (place, item.word.number)
        for place, item in enumerate(items[:end])
        if isinstance(item.word, NumberWord)
    ]
    stops = [*(place for place, _ in starts[1:]), end]
    turns = tuple(
        Turn(number, items[place].token, tuple(items[place + 1 : stop]), is_last=stop == end)
        for (place, number), stop in zip(starts, stops, strict=False)
    )
    first = starts[0][0] if starts else end
    return MoveText(
        tuple(items[:first]),
        turns,
        items[end] if end < len(items) else None,
        tuple(items[end + 1 :]),
    )
