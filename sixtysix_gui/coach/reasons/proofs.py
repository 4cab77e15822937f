"""Proofs of reasons, a decision made ready to be asked for them, and the cards counted for them.

Cards are counted from a view alone (kind K): what is out, and what can beat what.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from math import sqrt

from sixtysix_gui.ai.two.thinking.opponent_beliefs import CardCount, count_cards
from sixtysix_gui.coach.findings import SURE, Findings, mean, square_error_of_passes
from sixtysix_gui.coach.judgements import Reason, ReasonValue
from sixtysix_gui.rules.cards import Card, Rank, Suit, beats, card_of
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import Phase, TalonStatus
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import Move, PlayCard
from sixtysix_gui.rules.scoring.points import TARGET
from sixtysix_gui.rules.seats import Seat, opposite

LEAST_CASES = 10
"""Worlds in which something holds, and in which it does not, before they are compared."""
_NEARLY = 0.99
"""The most that is said of a measured reason: what is certain goes before it."""
Event = Callable[["Case", Move, int], bool]
"""Says of a move and a world whether something comes to pass in the line that begins with it."""
Change = Callable[[Deal], Deal]


@dataclass(frozen=True)
class Proof:
    """A reason that is true here, and what share of the loss it explains: 1 where it is certain."""

    reason: Reason
    explains: float


def certain(number: int, **values: ReasonValue) -> Proof:
    """Return the proof of a reason that cards or figures show for certain (kinds K, A and X)."""
    return Proof(Reason(number, tuple(values.items())), 1.0)


WORTH_NAMING = 8
"""Card points from which a plain fact is what anyone would name first, where a loss is clear."""
LEAST_SHARE = 0.5
"""What of the loss a reason must explain to be said instead of mere results.

A plain fact is taken to explain as much: whatever is measured to explain more goes before it.
"""


def obvious(number: int, points: int, **values: ReasonValue) -> Proof | None:
    """Return the proof of a fact about some card points; None where they are too few to name."""
    if points < WORTH_NAMING:
        return None
    return Proof(Reason(number, tuple(values.items())), LEAST_SHARE)


def is_much_more(a: int, b: int, cases: int) -> bool:
    """Return whether one number of cases is so much more than another that it is worth telling."""
    return _MUCH_MORE * (a - b) >= cases


_MUCH_MORE = 10


def measured(number: int, explains: float | None, **values: ReasonValue) -> Proof | None:
    """Return the proof of a reason that worlds show (kinds W and C); None where they do not."""
    if explains is None:
        return None
    return Proof(Reason(number, tuple(values.items())), min(explains, _NEARLY))


class Case:
    """A decision and everything that reasons ask about it, worked out once."""

    def __init__(self, findings: Findings) -> None:
        """Take up what the measure found."""
        self.findings = findings
        self.view = findings.view
        self.me: Seat = findings.view.seat
        self.other: Seat = opposite(findings.view.seat)
        self.best = findings.best
        self.played = findings.played
        self.worlds = findings.worlds
        self._stretches: dict[tuple[Move, int], tuple[Deal, ...]] = {}
        self._ends: dict[tuple[Move, int], Deal] = {}

    @cached_property
    def cards(self) -> CardCount:
        """What the seat can work out about the cards it does not see."""
        return count_cards(self.view)

    @property
    def can_measure(self) -> bool:
        """Whether there are worlds to compare: not where every card is known."""
        return not self.findings.exact

    @property
    def missing(self) -> int:
        """The card points that the seat lacks to 66, from 0."""
        return max(TARGET - self.view.total(self.me), 0)

    @cached_property
    def leads(self) -> list[int]:
        """The lead of the best move over the played one in every world."""
        return self.findings.leads

    @cached_property
    def lead(self) -> float:
        """The mean of these leads."""
        return mean(self.leads, self.worlds.weights)

    @property
    def best_card(self) -> Card | None:
        """The card that had better been played, if it was one."""
        return self.best.card if isinstance(self.best, PlayCard) else None

    @property
    def played_card(self) -> Card | None:
        """The card that was played, if it was one."""
        return self.played.card if isinstance(self.played, PlayCard) else None

    def stretch(self, move: Move, world: int) -> tuple[Deal, ...]:
        """Return the states of a line after a move until its seat is on lead again, or the end.

        The last one is the next state in which the seat leads, or the settled one.
        """
        if (move, world) not in self._stretches:
            self._stretches[move, world] = tuple(self._until_on_lead(move, world))
        return self._stretches[move, world]

    def end(self, move: Move, world: int) -> Deal:
        """Return the settled state at the end of a line."""
        if (move, world) not in self._ends:
            state = self.worlds.state(world)
            for made in self.worlds.line(world, move):
                state = state.apply(made)[0]
            self._ends[move, world] = state
        return self._ends[move, world]

    def is_taken(self, move: Move, world: int) -> bool:
        """Return whether the other wins the trick of the decision after a move."""
        number = self.view.trick_number
        won = self.after_trick(move, world).won
        return any(trick.number == number and trick.winner is self.other for trick in won)

    def after_trick(self, move: Move, world: int) -> Deal:
        """Return the state of a line in which the trick of the decision has just been won."""
        number = self.view.trick_number
        states = self.stretch(move, world)
        return next((each for each in states if each.trick_number > number), states[-1])

    def _until_on_lead(self, move: Move, world: int) -> Iterator[Deal]:
        state = self.worlds.state(world)
        number = state.trick_number
        for made in self.worlds.line(world, move):
            state = state.apply(made)[0]
            yield state
            on_lead = state.phase in (Phase.LEAD, Phase.PRE_DRAW) and state.to_act is self.me
            if on_lead and state.trick_number > number:
                return

    # -------------------------------------------------------------------------- W: shares of worlds

    def cases(self, event: Event, move: Move) -> tuple[int, int]:
        """Return the cases in which an event follows a move, and the number of all cases."""
        return self.findings.cases(lambda world: event(self, move, world))

    def share_by(self, event: Event) -> float | None:
        """Return the share of the loss in the worlds where a thing follows the played move alone.

        None where that is not clearly more than nothing.
        """
        return self.share_in(
            lambda world: event(self, self.played, world) and not event(self, self.best, world)
        )

    def share_in(self, holds: Callable[[int], bool]) -> float | None:
        """Return the share of the loss that falls to the worlds in which something holds."""
        if not self.can_measure or self.lead <= 0:
            return None
        inside = [float(lead) if holds(world) else 0.0 for world, lead in enumerate(self.leads)]
        return self.share_of_loss(inside)

    def share_of_loss(self, numbers: list[float]) -> float | None:
        """Return the share of the loss that the mean of some numbers is, one for every world.

        None where it is not clearly more than nothing.
        """
        found = mean(numbers, self.worlds.weights)
        return found / self._loss if found > SURE * sqrt(self._square_error(numbers)) else None

    def _square_error(self, numbers: list[float]) -> float:
        """Return the square of the standard error of the mean of some numbers, one for every world.

        Where the worlds are listed there are no others, and only their passes differ by chance.
        """
        weights = self.worlds.weights
        if self.worlds.listed:
            return square_error_of_passes(numbers, weights, self.worlds.count // self.worlds.cases)
        total, middle = sum(weights), mean(numbers, weights)
        squares = sum((n - middle) ** 2 * w * w for n, w in zip(numbers, weights, strict=True))
        return squares / total / total

    def vanishes_without(self, holds: Callable[[int], bool]) -> float | None:
        """Return how much of the loss vanishes in the worlds in which something does not hold.

        None unless the lead is clearly greater where it does.
        """
        if not self.can_measure or self.lead <= 0:
            return None
        groups: tuple[list[int], list[int]] = ([], [])
        for world in range(self.worlds.count):
            groups[not holds(world)].append(world)
        if min(map(len, groups)) < LEAST_CASES:
            return None
        (with_it, error), (without, other_error) = map(self._lead_in, groups)
        if with_it - without <= SURE * sqrt(error + other_error):
            return None
        return (self.lead - without) / self.lead  # both by the player of the worlds

    # --------------------------------------------------------------- C: the measure run again

    def vanishes(self, best: Change | None, played: Change | None) -> float | None:
        """Return how much of the loss vanishes with something changed before either move.

        None where that is not clearly more than nothing; a move without a change is as it was.
        """
        if not self.can_measure or self.lead <= 0:
            return None
        results = [
            self.worlds.results(move) if change is None else self.worlds.play_on(move, change)
            for move, change in ((self.best, best), (self.played, played))
        ]
        changed = [b - p for b, p in zip(*results, strict=True)]
        gone = [float(lead - now) for lead, now in zip(self.leads, changed, strict=True)]
        return self.share_of_loss(gone)

    def rewards(self, results: list[int]) -> float | None:
        """Return how much of the loss vanishes where the played move has other results."""
        if not self.can_measure or self.lead <= 0:
            return None
        own = self.worlds.results(self.played)
        return self.share_of_loss([float(new - old) for new, old in zip(results, own, strict=True)])

    @property
    def _loss(self) -> float:
        """The loss that is to be explained: what was measured, and no less than the mean lead."""
        return max(self.findings.loss, self.lead)

    def _lead_in(self, worlds: list[int]) -> tuple[float, float]:
        """Return the mean lead in some worlds, and the square of its standard error."""
        weights = [self.worlds.weights[world] for world in worlds]
        leads = [self.leads[world] for world in worlds]
        middle = mean(leads, weights)
        squares = sum((n - middle) ** 2 * w * w for n, w in zip(leads, weights, strict=True))
        return middle, squares / sum(weights) / sum(weights)


Prover = Callable[[Case], Proof | None]
"""Proves one reason, or returns None where it is not true."""


PAIR = (Rank.KING, Rank.QUEEN)


def can_hold(cards: CardCount) -> tuple[Card, ...]:
    """Return every card that the other may hold now."""
    return cards.known + cards.possible


def trumps_out(view: View) -> tuple[Card, ...]:
    """Return the trumps that were not played and are not in the own hand.

    The turn-up counts as long as it can be drawn, not beneath a closed talon.
    """
    out = [card for card in (*view.unseen, *view.known[1 - view.seat]) if card.suit is view.trump]
    if view.status is TalonStatus.OPEN and view.turn_up and view.turn_up.suit is view.trump:
        out.append(view.turn_up)
    return tuple(out)


def higher_ones(case: Case, card: Card) -> tuple[Card, ...]:
    """Return the cards of its suit that beat a card and that the other may hold."""
    return tuple(
        each for each in can_hold(case.cards) if each.suit is card.suit and each.rank > card.rank
    )


def can_hold_trump(case: Case) -> bool:
    """Return whether the other may hold a trump now."""
    return any(card.suit is case.view.trump for card in can_hold(case.cards))


def must_hold(case: Case, suit: Suit) -> bool:
    """Return whether the other has a card of a suit in every hand that they can hold."""
    if any(card.suit is suit for card in case.cards.known):
        return True
    others = sum(card.suit is not suit for card in case.cards.possible)
    return others < case.cards.missing


def is_strict(view: View) -> bool:
    """Return whether suit must be followed now."""
    return view.status is not TalonStatus.OPEN and view.rules.strict_follow


def is_led(view: View) -> bool:
    """Return whether the seat is to lead, or to do something before it leads."""
    return view.led is None and view.phase in (Phase.LEAD, Phase.PRE_DRAW)


def wins_now(view: View, card: Card) -> bool:
    """Return whether a reply takes the trick that lies on the table."""
    return view.led is not None and beats(card, view.led, view.trump_suit)


def trick_points(view: View, card: Card) -> int:
    """Return the card points of the trick that a reply completes."""
    return card.points + (view.led.points if view.led is not None else 0)


def partner_of(card: Card) -> Card | None:
    """Return the other half of a pair, or None for a card that belongs to none."""
    if card.rank not in PAIR:
        return None
    return card_of(Rank.QUEEN if card.rank is Rank.KING else Rank.KING, card.suit)
