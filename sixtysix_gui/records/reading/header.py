"""From the tags of a record to the deal they describe (rules.md 6.3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NoReturn

from sixtysix_gui.records.errors import Place, Reason, RecordError
from sixtysix_gui.records.letters import LETTERS, Letters
from sixtysix_gui.records.reading.scanner import RawRecord, Token
from sixtysix_gui.records.record import FORMAT, NAMED_TAGS, OWN_TAGS
from sixtysix_gui.records.result import read_number, read_pair
from sixtysix_gui.records.rules_tag import (
    BATCHES,
    MANY_PLAYER_VARIANTS,
    RulesTagError,
    read_batches,
    read_overrides,
)
from sixtysix_gui.records.tags import (
    LONGEST_NAME,
    LONGEST_TAG_LINE,
    LONGEST_VALUE,
    MOST_TAGS,
    is_short_enough,
    read_tag,
)
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.errors import PackError, RulesError
from sixtysix_gui.rules.face import Value
from sixtysix_gui.rules.registry import GAMES
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.two_handed.deal import DealState
from sixtysix_gui.rules.two_handed.variants import RuleSet, rule_set

_REQUIRED = ("Format", "Variant", "Dealer", "Pack", "Result")
_MANY_PLAYER_SEATS = ("C", "D")


@dataclass(frozen=True)
class Header:
    """What the tags of a record say.

    ``game_rules`` are those of Variant and Rules, ``rules`` those of this deal, Batches included.
    ``values`` and ``lines`` hold every tag by name; ``others`` those that do not follow from the
    deal, in order.
    """

    number: int
    values: dict[str, str]
    lines: dict[str, int]
    letters: Letters
    game_rules: RuleSet
    rules: RuleSet
    dealer: Seat
    pack: tuple[Card, ...]
    start: DealState
    undrawn: int | None
    score: tuple[int, int] | None
    carry: int

    @property
    def others(self) -> tuple[tuple[str, str], ...]:
        """The tags that do not follow from the deal, in order."""
        return tuple(item for item in self.values.items() if item[0] not in OWN_TAGS)

    def error(
        self, reason: Reason, name: str, cause: RulesError | None = None, **values: object
    ) -> RecordError:
        """Make the error of a tag."""
        return _error(self.number, self.lines[name], reason, name, cause, **values)


def read_header(raw: RawRecord) -> Header:
    """Read the tags of a record and deal its pack.

    Raises:
        RecordError: for the first tag that is malformed, doubled, missing or wrong.
    """
    return _HeaderReader(raw).read()


class _HeaderReader:
    def __init__(self, raw: RawRecord) -> None:
        self._raw = raw
        self._values: dict[str, str] = {}
        self._lines: dict[str, int] = {}

    def read(self) -> Header:
        for token in self._raw.tag_lines:
            self._take(token)
        self._require_tags()
        letters = LETTERS[self._one_of("Suits", tuple(LETTERS), default="french")]
        game_rules, rules = self._rules()
        dealer = self._dealer()
        pack = self._pack(letters)
        start = self._deal(rules, pack, dealer)
        self._check_turn_up(letters, start)
        return Header(
            number=self._raw.number,
            values=self._values,
            lines=self._lines,
            letters=letters,
            game_rules=game_rules,
            rules=rules,
            dealer=dealer,
            pack=pack,
            start=start,
            undrawn=self._undrawn(),
            score=self._score(),
            carry=self._carry(),
        )

    def _take(self, token: Token) -> None:
        name, value = self._parsed(token)
        if name in self._values:
            raise self._tag_error(Reason.TAG_DOUBLED, token, name, tag=name)
        self._values[name] = value
        self._lines[name] = token.line
        if len(self._values.keys() - NAMED_TAGS) > MOST_TAGS:
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
        return _error(self._raw.number, token.line, reason, name, None, **values)

    def _require_tags(self) -> None:
        for name in _REQUIRED:
            if name not in self._values:
                place = Place(self._raw.number, self._raw.line, token=name)
                raise RecordError(Reason.TAG_MISSING, place, {"tag": name})
        written = self._values["Format"]
        if written != FORMAT:
            self._fail(Reason.FORMAT_UNKNOWN, "Format", value=written)

    def _one_of(self, name: str, allowed: tuple[str, ...], *, default: str) -> str:
        value = self._values.get(name, default)
        if value not in allowed:
            self._refuse(name, " or ".join(allowed))
        return value

    def _rules(self) -> tuple[RuleSet, RuleSet]:
        name = self._values["Variant"]
        if name in MANY_PLAYER_VARIANTS:
            self._fail(Reason.MANY_PLAYERS, "Variant")
        try:
            plain = rule_set(name)
        except RulesError as error:
            self._fail(Reason.RULES_REFUSED, "Variant", error)
        overrides = self._overrides()
        batches = self._batches()
        if not batches:
            changed = self._changed(plain, overrides, "Rules") if overrides else plain
            return changed, changed
        if overrides.get(BATCHES, batches[BATCHES]) != batches[BATCHES]:
            self._fail(Reason.BATCHES_CONTRADICTED, "Batches")
        rules = self._changed(plain, overrides | batches, "Batches")
        return self._without_batches(plain, overrides, rules), rules

    def _overrides(self) -> dict[str, Value]:
        try:
            return read_overrides(self._values.get("Rules", ""))
        except RulesTagError as error:
            if error.doubled:
                self._fail(Reason.RULES_DOUBLED, "Rules", key=error.part)
            self._fail(Reason.RULES_MALFORMED, "Rules", value=error.part)
        except RulesError as error:
            self._fail(Reason.RULES_REFUSED, "Rules", error)

    def _batches(self) -> dict[str, Value]:
        if "Batches" not in self._values:
            return {}
        try:
            return {BATCHES: read_batches(self._values["Batches"])}
        except RulesError as error:
            self._fail(Reason.RULES_REFUSED, "Batches", error)

    def _changed(self, plain: RuleSet, overrides: dict[str, Value], name: str) -> RuleSet:
        try:
            return plain.with_overrides(overrides)
        except RulesError as error:
            self._fail(Reason.RULES_REFUSED, name, error)

    def _without_batches(
        self, plain: RuleSet, overrides: dict[str, Value], rules: RuleSet
    ) -> RuleSet:
        """Give the rules of the game; where its hand needs the tag Batches, those of the deal."""
        try:
            return plain.with_overrides(overrides)
        except RulesError:
            return rules

    def _dealer(self) -> Seat:
        value = self._values["Dealer"]
        if value in _MANY_PLAYER_SEATS:
            self._fail(Reason.MANY_PLAYERS, "Dealer")
        return Seat[self._one_of("Dealer", ("A", "B"), default="")]

    def _pack(self, letters: Letters) -> tuple[Card, ...]:
        cards: list[Card] = []
        for code in self._values["Pack"].split():
            card = letters.read_card(code)
            if card is None:
                if code == "??":
                    self._fail(Reason.UNKNOWN_CARD, "Pack")
                self._fail(Reason.TAG_VALUE, "Pack", tag="Pack", value=code, allowed="cards")
            cards.append(card)
        return tuple(cards)

    def _deal(self, rules: RuleSet, pack: tuple[Card, ...], dealer: Seat) -> DealState:
        try:
            return GAMES.start(rules, pack, dealer)
        except PackError as error:
            self._fail(Reason.PACK_REFUSED, "Pack", error)

    def _check_turn_up(self, letters: Letters, start: DealState) -> None:
        turn_up = start.talon[-1]
        written = self._values.get("Turnup")
        if written is not None and letters.read_card(written) != turn_up:
            self._fail(Reason.TURN_UP_WRONG, "Turnup", card=letters.card(turn_up))
        trump = letters.suit(start.trump)
        if self._values.get("Trump", trump) != trump:
            self._fail(Reason.TRUMP_WRONG, "Trump", suit=trump)

    def _undrawn(self) -> int | None:
        value = self._values.get("Undrawn")
        if value is None:
            return None
        number = read_number(value)
        return self._refuse("Undrawn", "the number of a trick") if number is None else number

    def _score(self) -> tuple[int, int] | None:
        value = self._values.get("Score")
        if value is None:
            return None
        return read_pair(value) or self._refuse("Score", "two numbers, as in 3-5")

    def _carry(self) -> int:
        carry = read_number(self._values.get("Carry", "0"))
        return self._refuse("Carry", "a number") if carry is None else carry

    def _refuse(self, name: str, allowed: str) -> NoReturn:
        value = self._values[name]
        self._fail(Reason.TAG_VALUE, name, tag=name, value=value, allowed=allowed)

    def _fail(
        self, reason: Reason, name: str, cause: RulesError | None = None, **values: object
    ) -> NoReturn:
        raise _error(self._raw.number, self._lines[name], reason, name, cause, **values)


def _error(
    number: int,
    line: int,
    reason: Reason,
    name: str,
    cause: RulesError | None = None,
    **values: object,
) -> RecordError:
    return RecordError(reason, Place(number, line, token=name), values, cause)
