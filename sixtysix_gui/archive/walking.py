"""What happened in a deal, read from its words alone: nothing is played, so it takes a moment.

Every trick of a record of this program ends with a check, which says who won it. So it is known
who leads and what both sides have, without any rule of what may be played. Where a record has no
checks, or they contradict its cards, that is said (``is_odd``), and nothing else of it should be
believed.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import NamedTuple

from sixtysix_gui.records.identity import name_of_word
from sixtysix_gui.records.words import Kind, read_word
from sixtysix_gui.rules.cards import LETTERS, Letters
from sixtysix_gui.rules.scoring.points import LAST_TRICK_BONUS
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import Rules


def letters_of(suits: str) -> Letters:
    """Return the alphabet of a value of the tag Suits."""
    return LETTERS.get(suits, LETTERS["french"])


class _Said(NamedTuple):
    """A word as the walk needs it: what it is, whose, how much; ``play`` as coaches know it."""

    kind: Kind
    seat: Seat | None
    number: int
    play: str


_MOST_KNOWN = 5_000
"""Words that are kept; all games together have some 700."""
_WRONG = (Kind.HIDDEN_CARD, Kind.FOREIGN, Kind.MALFORMED)


class _Words:
    """The words of one alphabet, looked up once."""

    def __init__(self, suits: str, *, closing: bool) -> None:
        self._letters = letters_of(suits)
        self._closing = closing
        self.known: dict[str, _Said] = {}

    def said(self, text: str) -> _Said:
        """Return what a word says that is not known yet."""
        word = read_word(text, self._letters, closing=self._closing)
        number = word.number
        if word.kind is Kind.CARD and word.card is not None:
            number = word.card.points
        said = _Said(word.kind, word.seat, number, name_of_word(word))
        if len(self.known) < _MOST_KNOWN:
            self.known[text] = said
        return said


@cache
def _words(suits: str, *, closing: bool) -> _Words:
    return _Words(suits, closing=closing)


@dataclass
class WordWalk:
    """A deal gone through word by word.

    ``plays`` are its moves as ``records.identity`` names them; ``totals`` are the points of each
    party that the words tell of, without what the last trick counts besides.
    """

    rules: Rules
    person: Seat | None
    leader: Seat
    closer: Seat | None = None
    closed_at: int = 0
    passed_over: int = 0
    trump_named: bool = False
    marriages: list[Seat] = field(default_factory=list[Seat])
    plays: list[str] = field(default_factory=list[str])
    is_odd: bool = False

    def __post_init__(self) -> None:
        """Begin before the first word."""
        sides = len(self.rules.parties)
        self._captured = [0] * sides
        self._melded = [0] * sides
        self._frozen: dict[int, int] = {}
        self.tricks = [0] * sides
        self._trick = 0
        self._leads = False
        self._on_table = 0
        self._cards = 0
        self._claimed = False

    @property
    def totals(self) -> tuple[int, ...]:
        """What every party has by the tricks and marriages of the words."""
        return tuple(map(self._total, range(len(self._captured))))

    @property
    def breaks_off(self) -> bool:
        """Whether the last trick has no end, though no claim has ended the deal in it."""
        return self._cards > 0 and not self._claimed

    def fits(self, totals: Sequence[int], tricks: Sequence[int]) -> bool:
        """Return whether the ends that a record tells fit what its words tell."""
        more = (0, LAST_TRICK_BONUS, self.rules.slam)
        return list(tricks) == self.tricks and all(
            told - found in more for told, found in zip(totals, self.totals, strict=True)
        )

    def go(self, words: Sequence[str], suits: str, *, claims: bool) -> None:
        """Go through the words up to the result; ``claims`` says whether 66 can be claimed."""
        table = _words(suits, closing=self.rules.close)
        known, ends = table.known, len(words) - 1
        for place, text in enumerate(words):
            said = known.get(text) or table.said(text)
            kind = said.kind
            if kind is Kind.CARD:
                if self._trick:
                    self._card(said, claims=claims)
            elif kind is Kind.NUMBER:
                self._number(said.number)
            elif kind is Kind.CHECK:
                self._check(said)
            elif kind is Kind.RESULT:
                self.is_odd |= place != ends
                break
            else:
                self._other(said, text)

    def _card(self, said: _Said, *, claims: bool) -> None:
        if self._leads:
            self._leads = False
            if claims and self.leader is self.person:
                self._lead()
        self._cards += 1
        self._on_table += said.number
        self.plays.append(said.play)

    def _lead(self) -> None:
        """Count a lead of the person who could have said that they have enough."""
        side = self.rules.sides[self.leader].number
        if self.tricks[side] and self._total(side) >= self.rules.out_target:
            self.passed_over += 1

    def _total(self, side: int) -> int:
        if side in self._frozen:
            return self._frozen[side]
        return self._captured[side] + (self._melded[side] if self.tricks[side] else 0)

    def _number(self, number: int) -> None:
        self.is_odd |= bool(self._cards) or number != self._trick + 1
        self._trick = number
        self._leads = True

    def _check(self, said: _Said) -> None:
        if said.seat is None or said.seat not in self.rules.seats or not self._cards:
            self.is_odd = True
            return
        self.is_odd |= said.number != self._on_table
        side = self.rules.sides[said.seat].number
        self._captured[side] += said.number
        self.tricks[side] += 1
        self.leader = said.seat
        self._cards = self._on_table = 0

    def _other(self, said: _Said, text: str) -> None:
        kind = said.kind
        if kind is Kind.MARRIAGE:
            self._marriage(self.leader if said.seat is None else said.seat, said.number)
        elif kind in (Kind.CLOSE, Kind.SHORT_CLOSE):
            self._close()
        elif kind is Kind.WIDOW:
            self._captured[self.rules.sides[self.leader].number] += said.number
        elif kind is Kind.OUT:
            self._claimed = True
        elif kind is Kind.LINE:
            self.trump_named |= text == "trump"
        elif kind in _WRONG:
            self.is_odd = True
        if said.play:
            self.plays.append(said.play)

    def _marriage(self, seat: Seat, points: int) -> None:
        if seat not in self.rules.seats:
            self.is_odd = True
            return
        self.marriages.append(seat)
        self._melded[self.rules.sides[seat].number] += points

    def _close(self) -> None:
        self.closer, self.closed_at = self.leader, self._trick
        if self.rules.close_defender_points == "frozen":
            defender = 1 - self.rules.sides[self.leader].number
            self._frozen[defender] = self._total(defender)
