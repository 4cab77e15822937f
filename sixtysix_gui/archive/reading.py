"""From the records of a file to the rows of its games and deals, by tags and words alone.

Playing records again takes a millisecond each; ten thousand games would take minutes. So a record
is believed as far as it agrees with itself: the checks of its tricks with their cards, the totals
with the tricks, the scores of a game with the results before them. A game of which anything does
not fit, or that says of no seat that it was the person's, has a row, but no standing and no deal
that counts.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from sixtysix_gui.archive.deal_reading import (
    ToldDeal,
    company_of,
    day_of,
    is_practice,
    length_of,
    rules_text_of,
    time_of,
)
from sixtysix_gui.archive.rows import DealRow, Dealt, GameRow, GameStanding, Origin, PlaceInFile
from sixtysix_gui.archive.texts import RecordText
from sixtysix_gui.records.identity import DealKey
from sixtysix_gui.records.record import ABANDONED
from sixtysix_gui.rules.scoring import game as scoring
from sixtysix_gui.rules.scoring.game import Length
from sixtysix_gui.rules.scoring.points import Termination
from sixtysix_gui.rules.seats import Party
from sixtysix_gui.rules.sets.rules import Rules

_DRAW = Termination.DRAW.value


@dataclass(frozen=True)
class ReadGame:
    """A game, its deals, and the keys by which the coach knows these, None where he does not.

    ``start`` is how its first deal was dealt: no other game has that and the same name.
    """

    row: GameRow
    start: str = ""
    deals: tuple[DealRow, ...] = ()
    keys: tuple[DealKey | None, ...] = ()


def games_in(
    records: Iterator[RecordText], file: str, origin: Origin, first: int = 0
) -> Iterator[ReadGame]:
    """Return the games of a file; ``first`` is the number of the first of these records in it.

    Of a file with an open game only the first one counts: what else it holds is a deal of that
    game, played again for practice.
    """
    numbered = enumerate(records, first)
    for _, group in groupby(numbered, lambda each: _name_of(*each)):
        numbers, deals = zip(*group, strict=True)
        place = PlaceInFile(file, deals[0].tags.get("Game", ""), numbers[0], len(deals))
        yield _GameReader(place, origin, deals).read()
        if origin is Origin.OPEN:
            return


def start_of(record: RecordText) -> str:
    """Return dealer and pack of a deal, which distinguish two games of the same name."""
    return f"{record.tags.get('Dealer', '')} {record.tags.get('Pack', '')}"


def _name_of(number: int, record: RecordText) -> tuple[object, ...]:
    """Return what the records of a game share; one without a name is a game of its own."""
    name = record.tags.get("Game", "")
    return (name or number, rules_text_of(record))


class _GameReader:
    """A game that is read; ``place`` says where its records stand."""

    def __init__(self, place: PlaceInFile, origin: Origin, records: Sequence[RecordText]) -> None:
        self._place = place
        self._origin = origin
        self._records = records
        self._rules_text = rules_text_of(records[0])
        self._is_practice = any(map(is_practice, records))
        self._length: Length = length_of(records[-1])

    def read(self) -> ReadGame:
        """Return the rows of the game and of its deals."""
        rules = self._rules_text.rules
        start = start_of(self._records[0])
        if rules is None:
            return ReadGame(self._row(None, GameStanding.UNKNOWN, ()), start)
        told = [ToldDeal(record, rules) for record in self._records]
        openings = [deal.opening() for deal in told]
        won = self._won(told)
        is_odd = won is None or any(deal.is_odd for deal in told)
        standing = self._standing(rules, told, won, is_odd=is_odd)
        row = self._row(rules, standing, won or _sum_of(told))
        if self._origin is not Origin.FINISHED:
            return ReadGame(row, start)
        counts = standing is not GameStanding.UNKNOWN and not self._is_practice
        deals = tuple(
            self._deal(place, deal, opening[0], counts=counts)
            for place, (deal, opening) in enumerate(zip(told, openings, strict=True))
        )
        return ReadGame(row, start, deals, tuple(key for _, key in openings))

    def _row(self, rules: Rules | None, standing: GameStanding, won: tuple[int, ...]) -> GameRow:
        last = self._records[-1]
        company = company_of(last, rules)
        rank = 0
        if rules is not None and company.seat is not None and len(won) > len("AB"):
            own = won[rules.sides[company.seat]]
            rank = 1 + sum(points > own for points in won)
        return GameRow(
            place=self._place,
            origin=self._origin,
            day=day_of(last.tags.get("Date", "")),
            time=time_of(last.tags.get("Time", "")),
            rules=self._rules_text,
            company=company,
            length=self._length,
            standing=standing,
            score=won,
            deals=len(self._records),
            rank=rank,
            practice=self._is_practice,
            helped=any("Hints" in record.tags for record in self._records),
        )

    def _won(self, told: Sequence[ToldDeal]) -> tuple[int, ...] | None:
        """Return what every party has won at last; None where scores and results do not fit."""
        won = (0,) * len(told[0].points)
        for number, deal in enumerate(told, 1):
            if deal.won != won or deal.number not in (number, 0):
                return None
            if deal.is_settled and deal.ended != _DRAW:
                carry = deal.carry
                won = tuple(
                    [
                        score + points + (carry if points > 0 else 0)
                        for score, points in zip(won, deal.points, strict=True)
                    ]
                )
        return won

    def _standing(
        self, rules: Rules, told: Sequence[ToldDeal], won: tuple[int, ...] | None, *, is_odd: bool
    ) -> GameStanding:
        if self._origin is Origin.OPEN:
            return GameStanding.OPEN
        last, seat = told[-1], told[-1].company.seat
        if won is None or is_odd or seat is None:
            return GameStanding.UNKNOWN
        if last.ended == ABANDONED and self._records[-1].tags.get("Resigned") == seat.name:
            return GameStanding.RESIGNED
        winners = self._winners(rules, told, won)
        own = rules.sides[seat]
        if not (winners and all(deal.is_settled for deal in told)):
            return GameStanding.UNKNOWN
        if len(winners) == 1:
            return GameStanding.WON if own in winners else GameStanding.LOST
        return GameStanding.TIED if own in winners else GameStanding.LOST

    def _winners(
        self, rules: Rules, told: Sequence[ToldDeal], won: tuple[int, ...]
    ) -> tuple[Party, ...]:
        """Return who has won; of a single deal who has most, and that may be all of them."""
        decided = [deal for deal in told if deal.ended != _DRAW]
        bidder = decided[-1].bidder if decided else None
        known = bidder is not None and bidder in rules.seats
        party = rules.sides[bidder].number if known and bidder is not None else None
        found = scoring.winners(rules, scoring.Standing(won, len(decided), party))
        if found or self._length != "deal":
            return found
        return tuple(party for party in rules.parties if won[party] == max(won))

    def _deal(
        self, place: int, deal: ToldDeal, dealt: tuple[Dealt, Dealt] | None, *, counts: bool
    ) -> DealRow:
        walk, tags = deal.walk, self._records[place].tags
        is_own = deal.is_settled and deal.company.seat is not None
        return DealRow(
            game=self._place,
            number=place + 1,
            day=day_of(tags.get("Date", "")),
            time=time_of(tags.get("Time", "")),
            rules=self._rules_text,
            company=deal.company,
            dealer=deal.dealer,
            counted=counts and is_own and not (deal.helped or deal.is_repeated),
            is_random=deal.is_random,
            helped=deal.helped,
            ended=deal.ended,
            points=deal.points,
            totals=deal.totals,
            tricks=deal.tricks,
            closer=walk.closer,
            closed_at=walk.closed_at,
            passed_over=walk.passed_over,
            contract=deal.contract,
            bidder=deal.bidder,
            bid=deal.bid,
            level=deal.level,
            trump_by_me=deal.trump_by_person,
            marriages=tuple(walk.marriages),
            dealt=dealt,
        )


def _sum_of(told: Sequence[ToldDeal]) -> tuple[int, ...]:
    """Return what the deals of a game bring each party, where nothing better is known."""
    return tuple(map(sum, zip(*(deal.points for deal in told), strict=True)))
