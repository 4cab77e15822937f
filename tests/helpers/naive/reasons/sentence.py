"""A reason of the coach, and what is asked about it."""

from collections.abc import Callable
from typing import cast

from sixtysix_gui.coach.findings import Findings
from sixtysix_gui.coach.judgements import MoveWorth, Reason
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.moves import Move, PlayCard
from sixtysix_gui.rules.seats import Seat
from tests.helpers.naive.thinking.card_counting import (
    card_points,
    counted,
    is_strict,
    replies,
    takes,
)


class Sentence:
    """A reason, and what is asked about it."""

    def __init__(self, reason: Reason, findings: Findings) -> None:
        self.reason = reason
        self.f = findings
        self.view = findings.view
        self.me = findings.view.seat
        self.trump = findings.view.trump_suit
        self.hand = set(findings.view.hand)
        self.count = counted(findings.view)
        self.there = self.count.shown | self.count.possible
        self.total = card_points(findings.view, self.me)
        self.other = Seat.B if self.me is Seat.A else Seat.A
        self.others = card_points(findings.view, self.other)

    def number(self, name: str) -> int:
        return cast("int", self.reason.value(name))

    def card(self, name: str = "card") -> Card:
        return cast("Card", self.reason.value(name))

    def says(self, name: str, expected: object) -> None:
        found = self.reason.value(name)
        assert found == expected, f"{name} is {found}, not {expected}"

    def says_cases(self, name: str, holds: Callable[[int], bool], total: str = "n") -> None:
        """The share of worlds, as whole cases, all and none only where it is all and none."""
        weights, n = self.f.worlds.weights, self.f.worlds.cases
        if total:
            self.says(total, n)
        inside = sum(weight for world, weight in enumerate(weights) if holds(world))
        exactly = n * inside / sum(weights)
        found = self.number(name)
        if inside in (0, sum(weights)):
            assert found == exactly, f"{name} is {found}, not {exactly}"
        elif n > 1:
            assert 1 <= found <= n - 1, f"{name} is {found} of {n} with {exactly}"
            assert abs(found - exactly) <= 0.5 or found in (1, n - 1), f"{name}: {exactly}"

    def says_wins(self, name: str, move: Move) -> None:
        """In how many cases a move wins; on appeal the referee has counted them."""
        worth = self.on_appeal(move)
        if worth is None:
            self.says_cases(name, self.wins(move))
        else:
            self.says("n", worth.of)
            self.says(name, worth.wins)

    def on_appeal(self, move: Move) -> MoveWorth | None:
        """What the referee found of a move, or None where he was not asked."""
        worth = next(worth for worth in self.f.worths if worth.move == move)
        return None if worth.of == self.f.worlds.cases else worth

    def whole_cases(self, holds: Callable[[int], bool]) -> tuple[int, int]:
        """What the share of worlds may be rounded to: two at a half, else one and the same."""
        weights, n = self.f.worlds.weights, self.f.worlds.cases
        inside = sum(weight for world, weight in enumerate(weights) if holds(world))
        total = sum(weights)
        if inside in (0, total):
            return (n, n) if inside else (0, 0)
        down, up = ((2 * n * inside + way) // (2 * total) for way in (total - 1, total))
        return (down, up) if n == 1 else (min(max(down, 1), n - 1), min(max(up, 1), n - 1))

    def wins(self, move: Move) -> Callable[[int], bool]:
        results = self.f.worlds.results(move)
        return lambda world: results[world] > 0

    def points(self, move: Move) -> float:
        """The game points of a move on average, by the referee where he was asked."""
        worth = self.on_appeal(move)
        if worth is not None:
            return worth.points
        weights, results = self.f.worlds.weights, self.f.worlds.results(move)
        return sum(w * won for w, won in zip(weights, results, strict=True)) / sum(weights)

    def states(self, move: Move, world: int) -> list[Deal]:
        """All states of a line after a move."""
        found = [self.f.worlds.state(world)]
        for made in self.f.worlds.line(world, move):
            found.append(found[-1].apply(made)[0])
        return found[1:]

    def until_next_lead(self, move: Move, world: int) -> list[Deal]:
        found: list[Deal] = []
        for state in self.states(move, world):
            found.append(state)
            leads = state.to_act is self.me and state.phase in (Phase.LEAD, Phase.PRE_DRAW)
            if leads and state.trick_number > self.view.trick_number:
                break
        return found

    def taken_by(self, seat: Seat, move: Move, world: int) -> set[Card]:
        """All cards of the tricks that a seat wins in a line, that of the decision included."""
        won = self.states(move, world)[-1].won[self.view.trick_number - 1 :]
        return {card for trick in won if trick.winner is seat for card in (trick.led, trick.reply)}

    def reached(self, state: Deal) -> bool:
        """Whether the other has 66, counted by hand."""
        return (
            card_points(state.view(self.me), self.other) + state.card_points[self.other].bonus >= 66
        )

    @property
    def best_card(self) -> Card:
        assert isinstance(self.f.best, PlayCard)
        return self.f.best.card

    @property
    def played_card(self) -> Card:
        assert isinstance(self.f.played, PlayCard)
        return self.f.played.card

    def safe(self, card: Card) -> bool:
        """Whether no hand of the other has an answer that takes a lead."""
        strict = is_strict(self.view)
        return not any(
            takes(reply, card, self.trump)
            for hand in self.count.hands()
            for reply in replies(self.view, card, hand, strict=strict)
        )
