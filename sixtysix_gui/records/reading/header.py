"""From the tags of a record to the deal they describe (rules.md 6.3)."""

from dataclasses import dataclass

from sixtysix_gui.records.errors import Reason, RecordError
from sixtysix_gui.records.letters import LETTERS, Letters
from sixtysix_gui.records.scan import RawRecord
from sixtysix_gui.records.reading.tag_reader import TagReader, tag_error
from sixtysix_gui.records.record import OWN_TAGS
from sixtysix_gui.records.result import read_number, read_pair
from sixtysix_gui.records.rules_tag import (
    BATCHES,
    RulesTagError,
    read_batches,
    read_overrides,
)
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.errors import PackError, RulesError
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.dimensions import Value
from sixtysix_gui.rules.sets.named import rule_set, rule_set_names
from sixtysix_gui.rules.sets.rules import Rules
from sixtysix_gui.sentences import Sentence

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
    game_rules: Rules
    rules: Rules
    dealer: Seat
    pack: tuple[Card, ...]
    start: Deal
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
        return tag_error(self.number, self.lines[name], reason, name, cause, **values)


def read_header(raw: RawRecord) -> Header:
    """Read the tags of a record and deal its pack.

    Raises:
        RecordError: for the first tag that is malformed, doubled, missing or wrong.
    """
    return _HeaderReader(raw).read()


class _HeaderReader(TagReader):
    def read(self) -> Header:
        letters = LETTERS[self.one_of("Suits", tuple(LETTERS), default="french")]
        game_rules, rules = self._rules()
        dealer = self._dealer()
        pack = self.pack(letters)
        start = self._deal(rules, pack, dealer)
        self._check_turn_up(letters, start)
        return Header(
            number=self.raw.number,
            values=self.values,
            lines=self.lines,
            letters=letters,
            game_rules=game_rules,
            rules=rules,
            dealer=dealer,
            pack=pack,
            start=start,
            undrawn=self._undrawn(),
            score=self._score(),
            carry=self.carry(),
        )

    def _rules(self) -> tuple[Rules, Rules]:
        name = self.values["Variant"]
        if name in rule_set_names(close=False):
            self.fail(Reason.NO_TABLE, "Variant")
        try:
            plain = rule_set(name)
        except RulesError as error:
            self.fail(Reason.RULES_REFUSED, "Variant", error)
        overrides = self._overrides()
        batches = self._batches()
        if not batches:
            changed = self._changed(plain, overrides, "Rules") if overrides else plain
            return changed, changed
        if overrides.get(BATCHES, batches[BATCHES]) != batches[BATCHES]:
            self.fail(Reason.BATCHES_CONTRADICTED, "Batches")
        rules = self._changed(plain, overrides | batches, "Batches")
        return self._without_batches(plain, overrides, rules), rules

    def _overrides(self) -> dict[str, Value]:
        try:
            return read_overrides(self.values.get("Rules", ""))
        except RulesTagError as error:
            if error.doubled:
                self.fail(Reason.RULES_DOUBLED, "Rules", key=error.part)
            self.fail(Reason.RULES_MALFORMED, "Rules", value=error.part)
        except RulesError as error:
            self.fail(Reason.RULES_REFUSED, "Rules", error)

    def _batches(self) -> dict[str, Value]:
        if "Batches" not in self.values:
            return {}
        try:
            return {BATCHES: read_batches(self.values["Batches"])}
        except RulesError as error:
            self.fail(Reason.RULES_REFUSED, "Batches", error)

    def _changed(self, plain: Rules, overrides: dict[str, Value], name: str) -> Rules:
        try:
            return plain.with_overrides(overrides)
        except RulesError as error:
            self.fail(Reason.RULES_REFUSED, name, error)

    def _without_batches(self, plain: Rules, overrides: dict[str, Value], rules: Rules) -> Rules:
        """Give the rules of the game; where its hand needs the tag Batches, those of the deal."""
        try:
            return plain.with_overrides(overrides)
        except RulesError:
            return rules

    def _dealer(self) -> Seat:
        value = self.values["Dealer"]
        if value in _MANY_PLAYER_SEATS:
            self.fail(Reason.MANY_PLAYERS, "Dealer")
        return Seat[self.one_of("Dealer", ("A", "B"), default="")]

    def _deal(self, rules: Rules, pack: tuple[Card, ...], dealer: Seat) -> Deal:
        try:
            return Deal.start(rules, pack, dealer)
        except PackError as error:
            self.fail(Reason.PACK_REFUSED, "Pack", error)

    def _check_turn_up(self, letters: Letters, start: Deal) -> None:
        turn_up = start.undealt[-1]
        written = self.values.get("Turnup")
        if written is not None and letters.read_card(written) != turn_up:
            self.fail(Reason.TURN_UP_WRONG, "Turnup", card=letters.card(turn_up))
        trump = letters.suit(start.trump_suit)
        if self.values.get("Trump", trump) != trump:
            self.fail(Reason.TRUMP_WRONG, "Trump", suit=trump)

    def _undrawn(self) -> int | None:
        value = self.values.get("Undrawn")
        if value is None:
            return None
        number = read_number(value)
        return (
            self.refuse("Undrawn", Sentence("RecordErrors", "the number of a trick"))
            if number is None
            else number
        )

    def _score(self) -> tuple[int, int] | None:
        value = self.values.get("Score")
        if value is None:
            return None
        return read_pair(value) or self.refuse(
            "Score", Sentence("RecordErrors", "two numbers, as in 3-5")
        )
