"""Settled deals, made of numbers or played, and the people to whom they are told."""

import itertools
from collections.abc import Iterator
from dataclasses import dataclass

from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.history import Marriage, Play, Trick
from sixtysix_gui.rules.scoring import settle
from sixtysix_gui.rules.scoring.game import Game
from sixtysix_gui.rules.scoring.points import CardPoints, Close, DealEnd
from sixtysix_gui.rules.seats import BOTH, FIRST_SEATS, Seat
from sixtysix_gui.rules.sets.rules import Rules, rule_set, rule_set_names
from sixtysix_gui.text.people import People, Person
from sixtysix_gui.text.results.deal_result import DealResult
from sixtysix_gui.text.results.result_table import ResultTable, result_table
from tests.helpers.windows.trick_words import moments, people_at

A = Seat.A
_PENALTIES = ("flat-2", "2-or-3", "flat-3", "by-closer-points")
_CLAIMS = ("flat-2", "2-or-3", "mirror")
PERSON, OTHER = Person("Frieda"), Person("King", called="the King")


def ends_of_two() -> Iterator[DealEnd]:
    """Yield ends of deals of two: who claimed, who closed and when, points and tricks of both."""
    card_points = (
        CardPoints(70, 0, 0, 5),
        CardPoints(40, 20, 0, 3),
        CardPoints(20, 0, 10, 2),
        CardPoints(0, 40),
    )
    closes = (None, *(Close(seat, 2, False, 12, tricks) for seat in BOTH for tricks in (0, 1)))
    for mine, theirs, close in itertools.product(card_points, card_points, closes):
        for claimant in (None, *BOTH):
            yield DealEnd((mine, theirs), close, claimant, A)


def closing_rule_sets() -> Iterator[Rules]:
    """Yield the rule sets with closing, and one with each pair of penalties."""
    for name in rule_set_names(close=True):
        yield rule_set(name)
    for penalty, claim in itertools.product(_PENALTIES, _CLAIMS):
        yield rule_set().with_overrides(
            {
                "score.close_failed": penalty,
                "score.defender_first": penalty,
                "score.false_claim": claim,
            }
        )


def two_people(rules: Rules, me: Seat | None = A) -> People:
    """The person sits at one seat and the King at the other; or the King faces who is watched."""
    people = (OTHER, PERSON) if me is Seat.B else (PERSON, OTHER)
    return People(people, rules.parties, me)


def result_of(
    rules: Rules | str, end: DealEnd, me: Seat | None = A, marriages: tuple[Marriage, ...] = ()
) -> DealResult:
    """Settle a deal of two and tell it; its one trick was won by whoever won the last one."""
    rules = rule_set(rules) if isinstance(rules, str) else rules
    plays = tuple(Play(seat, rules.pack[seat]) for seat in rules.seats)
    last = Trick(1, plays, FIRST_SEATS[end.last or 0])
    deal = Deal.start(rules, rules.pack, rules.seats[-1])
    view = deal.changed(won=(last,), marriages=marriages).view(A)
    return DealResult(settle(rules, end), view, two_people(rules, me))


def table_of(result: DealResult, before: Game | None = None) -> ResultTable:
    """Write a result into the sheet of a game; usually it stands 5 : 3."""
    before = before or Game(result.rules, A, won=(5, 3))
    return result_table(result, before, before.after(result.outcome))


def figures_of(table: ResultTable, name: str) -> list[str]:
    """Return what stands in a row."""
    rows = (*table.rows, *((table.totals,) if table.totals else ()), *table.remarks)
    found = next(row for row in rows if row.name == name)
    return [figure.text for figure in found.figures]


def row_names(table: ResultTable) -> list[str]:
    """Return the names of all rows but that of the totals."""
    return [row.name for row in (*table.rows, *table.remarks)]


@dataclass(frozen=True)
class Settled:
    """A deal of a game that was played to its end."""

    result: DealResult
    before: Game
    after: Game

    @property
    def table(self) -> ResultTable:
        return result_table(self.result, self.before, self.after)


def at_end(deal: Deal, me: Seat | None = A) -> DealResult:
    assert deal.outcome is not None
    return DealResult(deal.outcome, deal.view(A), people_at(deal.rules.parties, me))


def settled_deals(name: str, seeds: int, me: Seat | None = A) -> Iterator[Settled]:
    """Play deals of one game after another."""
    game = Game.first(rule_set(name), A)
    for seed in range(seeds):
        *_, last = moments(name, seed)
        result = at_end(last.deal, me)
        after = game.after(result.outcome)
        yield Settled(result, game, after)
        game = Game.first(game.rules, A) if after.is_over else after
