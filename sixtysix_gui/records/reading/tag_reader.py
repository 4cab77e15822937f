"""Reading the tags that stand in the records of every game (rules.md 6.3)."""

from typing import NoReturn

from sixtysix_gui.records.errors import Reason, RecordError, RecordPlace
from sixtysix_gui.records.letters import Letters
from sixtysix_gui.records.scan import RawRecord, Token
from sixtysix_gui.records.record import FORMAT, NAMED_TAGS
from sixtysix_gui.records.result import read_number
from sixtysix_gui.records.tags import (
    LONGEST_NAME,
    LONGEST_TAG_LINE,
    LONGEST_VALUE,
    MOST_TAGS,
    is_short_enough,
    read_tag,
)
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.errors import RulesError
from sixtysix_gui.sentences import Sentence, either

_REQUIRED = ("Format", "Variant", "Dealer", "Pack", "Result")


class TagReader:
    """Takes the tags of a record one by one; ``values`` and ``lines`` hold every tag by name."""

    def __init__(self, raw: RawRecord) -> None:
        """Take all tags.

        Raises:
            RecordError: for the first that is malformed, doubled or missing.
        """
        self.raw = raw
        self.values: dict[str, str] = {}
        self.lines: dict[str, int] = {}
        for token in raw.tag_lines:
            self._take(token)
        self._require_tags()

    def _take(self, token: Token) -> None:
        name, value = self._parsed(token)
        if name in self.values:
            raise self._tag_error(Reason.TAG_DOUBLED, token, name, tag=name)
        self.values[name] = value
        self.lines[name] = token.line
        if len(self.values.keys() - NAMED_TAGS) > MOST_TAGS:
            raise self._tag_error(Reason.TAGS_MANY, token, name, most=MOST_TAGS)

    def _parsed(self, token: Token) -> tuple[str, str]:
        is_short = len(token.text) <= LONGEST_TAG_LINE
        tag = read_tag(token.text) if is_short else None
        if tag is not None and is_short_enough(*tag):
            return tag
        if tag is None and is_short:
            raise self._tag_error(Reason.TAG_MALFORMED, token, token.text)
        raise self._tag_error(
            Reason.TAG_LONG,
            token,
            token.text if tag is None else tag[0],
            longest_name=LONGEST_NAME,
            longest_value=LONGEST_VALUE,
        )

    def _tag_error(self, reason: Reason, token: Token, name: str, **values: object) -> RecordError:
        return tag_error(self.raw.number, token.line, reason, name, None, **values)

    def _require_tags(self) -> None:
        for name in _REQUIRED:
            if name not in self.values:
                place = RecordPlace(self.raw.number, self.raw.line, token=name)
                raise RecordError(Reason.TAG_MISSING, place, {"tag": name})
        written = self.values["Format"]
        if written != FORMAT:
            self.fail(Reason.FORMAT_UNKNOWN, "Format", value=written)

    def one_of(self, name: str, allowed: tuple[str, ...], *, default: str) -> str:
        """Give the value of a tag that takes few words, or the default where it is not there."""
        value = self.values.get(name, default)
        if value not in allowed:
            self.refuse(name, either(allowed))
        return value

    def pack(self, letters: Letters) -> tuple[Card, ...]:
        """Read the cards of the tag Pack."""
        cards: list[Card] = []
        for code in self.values["Pack"].split():
            card = letters.read_card(code)
            if card is None:
                if code == "??":
                    self.fail(Reason.UNKNOWN_CARD, "Pack")
                self.fail(
                    Reason.TAG_VALUE,
                    "Pack",
                    tag="Pack",
                    value=code,
                    allowed=Sentence("RecordErrors", "cards"),
                )
            cards.append(card)
        return tuple(cards)

    def carry(self) -> int:
        """Read the number of the tag Carry."""
        carry = read_number(self.values.get("Carry", "0"))
        return (
            self.refuse("Carry", Sentence("RecordErrors", "a number")) if carry is None else carry
        )

    def refuse(self, name: str, allowed: str) -> NoReturn:
        """Refuse the value of a tag, saying what it takes."""
        value = self.values[name]
        self.fail(Reason.TAG_VALUE, name, tag=name, value=value, allowed=allowed)

    def fail(
        self, reason: Reason, name: str, cause: RulesError | None = None, **values: object
    ) -> NoReturn:
        """Refuse a tag.

        Raises:
            RecordError: always.
        """
        raise tag_error(self.raw.number, self.lines[name], reason, name, cause, **values)


def tag_error(
    number: int,
    line: int,
    reason: Reason,
    name: str,
    cause: RulesError | None = None,
    **values: object,
) -> RecordError:
    """Make the error of a tag of a record."""
    return RecordError(reason, RecordPlace(number, line, token=name), values, cause)
