"""From the tags of a record to the deal of these games that they describe (many.md 12.1, 12.2)."""

from dataclasses import dataclass

from sixtysix_gui.records.errors import Reason, RecordError
from sixtysix_gui.records.letters import LETTERS, Letters
from sixtysix_gui.records.scan import RawRecord
from sixtysix_gui.records.reading.tag_reader import TagReader, tag_error
from sixtysix_gui.records.record import own_tags
from sixtysix_gui.records.rules_tag import RulesTagError, read_trick_rules
from sixtysix_gui.records.trick_game.derived import start_tags
from sixtysix_gui.records.trick_game.replay import read_score
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.errors import PackError, RulesError
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import Rules
from sixtysix_gui.sentences import Sentence

_FROM_PACK = ("Cut", "Widow", "Turnup")


@dataclass(frozen=True)
class TrickHeader:
    """What the tags of a record say; ``values`` and ``lines`` hold every tag by name."""

    number: int
    values: dict[str, str]
    lines: dict[str, int]
    letters: Letters
    rules: Rules
    dealer: Seat
    pack: tuple[Card, ...]
    start: Deal
    score: tuple[int, ...] | None
    carry: int

    @property
    def others(self) -> tuple[tuple[str, str], ...]:
        """The tags that do not follow from the deal, in order."""
        own = own_tags(self.rules)
        return tuple(item for item in self.values.items() if item[0] not in own)

    def error(self, reason: Reason, name: str, **values: object) -> RecordError:
        """Make the error of a tag."""
        return tag_error(self.number, self.lines[name], reason, name, None, **values)

    def check_derived(self, expected: dict[str, str], names: tuple[str, ...]) -> None:
        """Compare tags that follow from the deal with it; none of them has to be there.

        Raises:
            RecordError: for the first that says otherwise.
        """
        for name in names:
            written = self.values.get(name)
            if written is None or written.split() == expected.get(name, "").split():
                continue
            if name not in expected:
                raise self.error(Reason.TAG_UNDERIVED, name, tag=name)
            raise self.error(Reason.TAG_DERIVED, name, tag=name, expected=expected[name])


def read_trick_header(raw: RawRecord) -> TrickHeader:
    """Read the tags of a record and deal its pack.

    Raises:
        RecordError: for the first tag that is malformed, doubled, missing or wrong.
    """
    header = _TrickHeaderReader(raw).read()
    header.check_derived(dict(start_tags(header.start, header.letters)), _FROM_PACK)
    return header


class _TrickHeaderReader(TagReader):
    def read(self) -> TrickHeader:
        letters = LETTERS[self.one_of("Suits", tuple(LETTERS), default="french")]
        rules = self._rules()
        names = tuple(seat.name for seat in rules.seats)
        dealer = Seat[self.one_of("Dealer", names, default="")]
        if "Seat" in self.values:
            self.one_of("Seat", names, default="")
        pack = self.pack(letters)
        return TrickHeader(
            number=self.raw.number,
            values=self.values,
            lines=self.lines,
            letters=letters,
            rules=rules,
            dealer=dealer,
            pack=pack,
            start=self._deal(rules, pack, dealer),
            score=self._score(rules),
            carry=self.carry(),
        )

    def _rules(self) -> Rules:
        try:
            return read_trick_rules(self.values["Variant"], self.values.get("Rules", ""))
        except RulesTagError as error:
            if error.doubled:
                self.fail(Reason.RULES_DOUBLED, "Rules", key=error.part)
            self.fail(Reason.RULES_MALFORMED, "Rules", value=error.part)
        except RulesError as error:
            self.fail(Reason.RULES_REFUSED, "Rules", error)

    def _deal(self, rules: Rules, pack: tuple[Card, ...], dealer: Seat) -> Deal:
        try:
            return Deal.start(rules, pack, dealer)
        except PackError as error:
            self.fail(Reason.PACK_REFUSED, "Pack", error)

    def _score(self, rules: Rules) -> tuple[int, ...] | None:
        written = self.values.get("Score")
        if written is None:
            return None
        score = read_score(written, rules)
        example = ",".join(str(number) for number in range(3, 3 + len(rules.parties)))
        return score or self.refuse(
            "Score",
            Sentence("RecordErrors", "a number for each party, as in {example}", example=example),
        )
