"""From the tags of a record to the deal they describe (rules.md 6.3, many.md 12.1)."""

from collections.abc import Generator, Iterable
from contextlib import contextmanager
from typing import NoReturn

from sixtysix_gui.records import tags
from sixtysix_gui.records.errors import Reason, RecordError, RecordPlace
from sixtysix_gui.records.record import (
    FORMAT,
    NAMED_TAGS,
    own_tags,
    read_number,
    read_numbers,
    start_tags,
    write_numbers,
)
from sixtysix_gui.records.scan import RawRecord, Token
from sixtysix_gui.records.tags import BATCHES, RulesTagError, read_overrides, read_value
from sixtysix_gui.rules.cards import LETTERS, Card
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.errors import RulesError
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import Rules, rule_set
from sixtysix_gui.sentences import Sentence, either

_REQUIRED = ("Format", "Variant", "Dealer", "Pack", "Result")


class _Tags:
    """The tags of a record; ``values`` and ``lines`` hold every one by name."""

    def __init__(self, raw: RawRecord) -> None:
        self.number = raw.number
        self.values: dict[str, str] = {}
        self.lines: dict[str, int] = {}
        for token in raw.tag_lines:
            self._take(token)
        for name in _REQUIRED:
            if name not in self.values:
                self.fail_at(Reason.TAG_MISSING, Token(name, raw.line), tag=name)
        if self.values["Format"] != FORMAT:
            self.fail(Reason.FORMAT_UNKNOWN, "Format", value=self.values["Format"])

    def _take(self, token: Token) -> None:
        is_short = len(token.text) <= tags.LONGEST_TAG_LINE
        tag = tags.read_tag(token.text) if is_short else None
        if is_short and tag is None:
            self.fail_at(Reason.TAG_MALFORMED, token)
        name, value = tag or (token.text, "")
        if not (tag and tags.is_short_enough(name, value)):
            most = {"longest_name": tags.LONGEST_NAME, "longest_value": tags.LONGEST_VALUE}
            self.fail_at(Reason.TAG_LONG, Token(name, token.line), **most)
        if name in self.values:
            self.fail_at(Reason.TAG_DOUBLED, Token(name, token.line), tag=name)
        self.values[name] = value
        self.lines[name] = token.line
        if len(self.values.keys() - NAMED_TAGS) > tags.MOST_TAGS:
            self.fail(Reason.TAGS_MANY, name, most=tags.MOST_TAGS)

    def one_of(self, name: str, allowed: Iterable[str], *, default: str = "") -> str:
        """Return the value of a tag that takes few words, or the default where it is not there.

        Raises a RecordError for any other value.
        """
        words = tuple(allowed)
        value = self.values.get(name, default)
        if value not in words:
            self.refuse(name, either(words))
        return value

    def refuse(self, name: str, allowed: str, value: str = "") -> NoReturn:
        """Raise the error of a tag whose value, or that part of it, is not what it takes."""
        value = value or self.values[name]
        self.fail(Reason.TAG_VALUE, name, tag=name, value=value, allowed=allowed)

    def fail(
        self, reason: Reason, name: str, cause: RulesError | None = None, **values: object
    ) -> NoReturn:
        """Raise the error of a tag; one that is not there is missed beside the tag Dealer."""
        line = self.lines.get(name, self.lines.get("Dealer", 1))
        raise RecordError(reason, RecordPlace(self.number, line, token=name), values, cause)

    def fail_at(self, reason: Reason, token: Token, **values: object) -> NoReturn:
        """Raise the error of a token that stands in no trick."""
        place = RecordPlace(self.number, token.line, token=token.text)
        raise RecordError(reason, place, values)


class Header(_Tags):
    """What the tags of a record say, and its deal before the first move.

    ``game_rules`` are those of Variant and Rules, ``rules`` those of this deal, Batches included.

    Raises a RecordError for the first tag that is malformed, doubled, missing or wrong.
    """

    def __init__(self, raw: RawRecord) -> None:
        super().__init__(raw)
        self.letters = LETTERS[self.one_of("Suits", LETTERS, default="french")]
        self.game_rules, self.rules = self._rules()
        self.dealer = Seat[self.one_of("Dealer", (seat.name for seat in self.rules.seats))]
        self.pack = self._pack()
        with self._refused("Pack", Reason.PACK_REFUSED):
            self.start = Deal.start(self.rules, self.pack, self.dealer)
        self.check_derived(start_tags(self.start, self.letters), ("Cut", "Widow", "Turnup"))
        self.undrawn = self._number("Undrawn", Sentence("RecordErrors", "a trick number"))
        self.score = self._score()
        self.carry = self._number("Carry", Sentence("RecordErrors", "a number")) or 0

    def check_derived(self, found: Iterable[tuple[str, str]], names: Iterable[str]) -> None:
        """Refuse the first of some tags that should follow from the deal and does not."""
        expected, own = dict(found), own_tags(self.rules)
        for name in names:
            written = self.values.get(name) if name in own else None
            if written is None or self._words(written) == self._words(expected.get(name, "")):
                continue
            if name not in expected:
                self.fail(Reason.TAG_UNDERIVED, name, tag=name)
            self.fail(Reason.TAG_DERIVED, name, tag=name, expected=expected[name])

    def _words(self, text: str) -> list[Card | str]:
        """Split the value of a tag; a card may be written in several ways."""
        return [self.letters.read_card(word) or word for word in text.split()]

    def refuse_odd(self) -> None:
        """Refuse a seat that is not at the table, and a score at which the game is over."""
        if "Seat" in self.values:
            self.one_of("Seat", (seat.name for seat in self.rules.seats))
        if self.score is None or not self.rules.close:
            return
        least = 1 if self.rules.game_count == "down" else 0
        most = least + self.rules.game_target - 1
        if not all(least <= points <= most for points in self.score):
            ends = {"least": least, "most": most}
            form = Sentence("RecordErrors", "two numbers from {least} to {most}", **ends)
            self.refuse("Score", form)

    def _rules(self) -> tuple[Rules, Rules]:
        with self._refused("Variant"):
            plain = rule_set(self.values["Variant"])
        with self._refused("Rules"):
            overrides = read_overrides(plain, self.values.get("Rules", ""))
        if "Batches" not in self.values:
            with self._refused("Rules"):
                rules = plain.with_overrides(overrides)
            return rules, rules
        with self._refused("Batches"):
            batches = read_value(plain, BATCHES, f"[{self.values['Batches']}]")
            if overrides.get(BATCHES, batches) != batches:
                self.fail(Reason.BATCHES_CONTRADICTED, "Batches")
            rules = plain.with_overrides(overrides | {BATCHES: batches})
        try:
            return plain.with_overrides(overrides), rules
        except RulesError:  # a hand of another size needs the tag Batches
            return rules, rules

    @contextmanager
    def _refused(self, name: str, reason: Reason = Reason.RULES_REFUSED) -> Generator[None]:
        """Turn what the rules refuse into the fault of a tag."""
        try:
            yield
        except RulesTagError as error:
            if error.doubled:
                self.fail(Reason.RULES_DOUBLED, name, key=error.part)
            self.fail(Reason.RULES_MALFORMED, name, value=error.part)
        except RulesError as error:
            self.fail(reason, name, error)

    def _pack(self) -> tuple[Card, ...]:
        cards: list[Card] = []
        for code in self.values["Pack"].split():
            card = self.letters.read_card(code)
            if card is None and code == "??":
                self.fail(Reason.UNKNOWN_CARD, "Pack")
            if card is None:
                self.refuse("Pack", Sentence("RecordErrors", "cards"), code)
            cards.append(card)
        return tuple(cards)

    def _number(self, name: str, allowed: str) -> int | None:
        number = read_number(self.values.get(name, ""))
        if number is None and name in self.values:
            self.refuse(name, allowed)
        return number

    def _score(self) -> tuple[int, ...] | None:
        if "Score" not in self.values:
            return None
        example = write_numbers(self.rules, range(3, 3 + len(self.rules.parties)))
        form = Sentence("RecordErrors", "a number for each side, as in {example}", example=example)
        return read_numbers(self.rules, self.values["Score"]) or self.refuse("Score", form)
