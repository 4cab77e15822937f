"""The rules of one game: its fixed data, the options it offers, and what is chosen of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import cast

from sixtysix_gui.rules.cards import Card, Suit, pack_cards
from sixtysix_gui.rules.errors import UnknownDimensionError, ValueRefusedError
from sixtysix_gui.rules.history import Trick
from sixtysix_gui.rules.seats import Parties, Party, Seat, seats_of
from sixtysix_gui.sentences import Sentence, either
from tests.oracles.face import Value
from tests.oracles.several.rule_set.contract_options import ContractTable
from tests.oracles.several.rule_set.contracts import Contract
from tests.oracles.several.rule_set.duties import ORDERS, Duties, order_of
from tests.oracles.several.rule_set.settlement import DealEnd, TrickOutcome

COMMON: Mapping[str, Value] = {
    "strict.follow": True,
    "strict.head": True,
    "strict.trump": True,
    "strict.overtrump": True,
    "meld.values": "20/40",
    "meld.who": "leader",
    "meld.per_lead": 1,
    "meld.validation": "pending",
    "meld.first_lead": True,
    "meld.lead_card": "either",
    "look_back": "last-until-next-lead",
    "game.count": "up",
}
"""What all games of three and four begin with (many.md 1.7)."""

COMMON_CHOICES: Mapping[str, tuple[Value, ...]] = {
    "strict.head": (True, False),
    "strict.trump": (True, False),
    "strict.overtrump": (True, False),
    "look_back": ("last-until-next-lead", "none"),
}
"""What may be chosen in all of them (many.md 1.10)."""

PLAIN_MARRIAGE = 20
TRUMP_MARRIAGE = 40

TARGET = "game.target"
"""The dimension that takes any number where a game offers no choice of few."""
MOST_TARGET = 9999
"""The highest of them: records write numbers with four digits at most."""


@dataclass(frozen=True)
class GamePlan:
    """A game as data, and the two rules that are its own; two of one name are the same."""

    name: str
    parties: Parties = field(compare=False)
    values: Mapping[str, Value] = field(compare=False)
    choices: Mapping[str, tuple[Value, ...]] = field(compare=False)
    settle: Callable[[TrickRules, DealEnd], TrickOutcome] = field(compare=False)
    winners: Callable[[TrickRules, Standing], tuple[Party, ...]] = field(compare=False)
    contracts: ContractTable | None = field(default=None, compare=False)

    @property
    def options(self) -> frozenset[str]:
        """The dimensions that can be chosen (many.md 1.10)."""
        lists = self.contracts.defaults() if self.contracts else ()
        return frozenset((*self.choices, *lists, TARGET))


@dataclass(frozen=True)
class Standing:
    """How a game stands: points won by each party, deals decided, and who bid in the last."""

    won: tuple[int, ...]
    decided: int
    bidder: int | None = None


@dataclass(frozen=True)
class TrickRules:
    """A game with the options that were chosen; ``changes`` departs from its own values."""

    plan: GamePlan
    changes: tuple[tuple[str, Value], ...] = ()

    @property
    def name(self) -> str:
        """The name of the game."""
        return self.plan.name

    @property
    def parties(self) -> Parties:
        """Who plays, and who of them scores together."""
        return self.plan.parties

    @property
    def pack(self) -> tuple[Card, ...]:
        """The pack before it is shuffled."""
        return pack_cards(int(str(self.values["deck.pack"])))

    def overrides(self) -> Mapping[str, Value]:
        """Give the dimensions in which these rules depart from the named ones, by key."""
        return dict(self.changes)

    @cached_property
    def values(self) -> Mapping[str, Value]:
        """The value of every dimension, by key."""
        return {**self.plan.values, **dict(self.changes)}

    @cached_property
    def duties(self) -> Duties:
        """The order of the ranks and the duties of whoever follows."""
        return self._duties(ORDERS[str(self.values["deck.order"])])

    @cached_property
    def _contract_duties(self) -> Mapping[str, Duties]:
        orders = {contract.order for contract in self.contracts.values()}
        return {order: self._duties(order_of(order)) for order in orders}

    def _duties(self, order: tuple[int, ...]) -> Duties:
        values = self.values
        return Duties(
            order,
            head=values["strict.head"] is True,
            trump=values["strict.trump"] is True,
            overtrump=values["strict.overtrump"] is True,
        )

    def duties_in(self, contract: Contract | None) -> Duties:
        """Give the order of the ranks and the duties in a contract."""
        return self.duties if contract is None else self._contract_duties[contract.order]

    @cached_property
    def contracts(self) -> Mapping[str, Contract]:
        """The contracts that can be played, by their words, the simple game first."""
        table = self.plan.contracts
        return {} if table is None else table.chosen(dict(self.changes))

    @cached_property
    def most_doubled(self) -> int:
        """How often a deal can be doubled."""
        return int(str(self.values["double.max"]))

    @cached_property
    def seats(self) -> tuple[Seat, ...]:
        """Everybody who plays, clockwise."""
        return seats_of(self.parties)

    @cached_property
    def sides(self) -> tuple[Party, ...]:
        """The party of every seat, at the number of the seat."""
        return tuple(
            next(party for party in self.parties if seat in party.seats) for seat in self.seats
        )

    @property
    def batches(self) -> tuple[int, ...]:
        """How many cards each gets at a time."""
        return cast("tuple[int, ...]", self.values["deal.batches"])

    @cached_property
    def first_batches(self) -> tuple[int, ...]:
        """The batches that are dealt before anybody acts: one, where forehand fixes trump by it."""
        return self.batches[:1] if self.names_trump else self.batches

    @cached_property
    def names_trump(self) -> bool:
        """Whether forehand fixes trump after the first batch."""
        return self.values["trump.by"] == "forehand-names-or-turns"

    @cached_property
    def cuts(self) -> bool:
        """Whether the dealer's last card, which everybody sees, fixes trump."""
        return self.values["trump.by"] == "cut-card"

    @cached_property
    def target(self) -> int:
        """The number at which a game is over."""
        return int(str(self.values[TARGET]))

    @cached_property
    def has_bonus(self) -> bool:
        """Whether the very last trick counts ten more."""
        return self.values["end.last_trick"] == "bonus-10"

    @cached_property
    def slam(self) -> int:
        """What it counts besides to win every trick that is played without a talon."""
        value = self.values.get("end.slam", "none")
        return 0 if value == "none" else int(str(value))

    @cached_property
    def _drawn_tricks(self) -> int:
        """How many tricks are followed by draws: all but those of the last full hands."""
        return len(self.pack) // len(self.seats) - sum(self.batches)

    def may_slam(self, party: Party, won: Sequence[Trick]) -> bool:
        """Say whether a party has won all those of the tricks that were played without a talon."""
        return all(trick.winner in party.seats for trick in won[self._drawn_tricks :])

    @cached_property
    def has_claims(self) -> bool:
        """Whether a deal can be ended by a claim."""
        return self.values["out.mode"] == "declared"

    @cached_property
    def asks_partner(self) -> bool:
        """Whether the partner of the leader is asked before every lead."""
        return self.values.get("out.who") == "leader-or-partner"

    @cached_property
    def turns_up(self) -> bool:
        """Whether a card turned up under the talon fixes trump; it is drawn last."""
        return self.values["trump.by"] == "turn-up"

    @cached_property
    def exchanges(self) -> bool:
        """Whether the seven of trumps can be exchanged for the turn-up."""
        return self.values.get("exchange.card") == "7"

    @cached_property
    def melds_first(self) -> bool:
        """Whether a marriage may be shown with the very first lead."""
        return self.values["meld.first_lead"] is True

    @cached_property
    def melds_exhausted(self) -> bool:
        """Whether marriages may still be shown when the talon is used up."""
        return self.values.get("meld.when_exhausted") is True

    @cached_property
    def has_copies(self) -> bool:
        """Whether the pack has every card more than once."""
        return self.values["deck.copies"] != 1

    @cached_property
    def most_bid(self) -> int:
        """The highest bid."""
        return int(str(self.values["bid.max"]))

    @cached_property
    def has_talon(self) -> bool:
        """Whether cards are drawn after the tricks, and nothing is demanded so long."""
        return self.values["strict.from"] == "exhausted"

    @cached_property
    def has_widow(self) -> bool:
        """Whether cards are left over that count for the winner of the first trick."""
        return "widow" in self.values

    @cached_property
    def _followers(self) -> tuple[Seat, ...]:
        step = 1 if self.values["play.direction"] == "clockwise" else -1
        return tuple(self.seats[(seat + step) % len(self.seats)] for seat in self.seats)

    def after(self, seat: Seat) -> Seat:
        """Give the next seat in playing order."""
        return self._followers[seat]

    def from_seat(self, seat: Seat) -> tuple[Seat, ...]:
        """Give all seats in playing order, one of them first."""
        order = [seat]
        while len(order) < len(self.seats):
            order.append(self.after(order[-1]))
        return tuple(order)

    def partner(self, seat: Seat) -> Seat:
        """Give the seat opposite in a game of partners."""
        return self.after(self.after(seat))

    def marriage_points(self, suit: Suit, trump: Suit | None, shown: int) -> int:
        """Say what a marriage is worth when so many have been shown before it.

        Before there is trump, the card led of a marriage makes its suit trump.
        """
        if self.values["meld.values"] == "20-40-60-80":
            return PLAIN_MARRIAGE * (shown + 1)
        return TRUMP_MARRIAGE if trump in (suit, None) else PLAIN_MARRIAGE


def highest_alone(rules: TrickRules, standing: Standing) -> tuple[Party, ...]:
    """Say who has won: whoever is at the target and above all others; else one more deal."""
    most = max(standing.won)
    highest = tuple(party for party in rules.parties if standing.won[party] == most)
    return highest if most >= rules.target and len(highest) == 1 else ()


def at_target(rules: TrickRules, standing: Standing) -> tuple[Party, ...]:
    """Say who has won a game that is over when somebody has the target."""
    return tuple(party for party in rules.parties if standing.won[party] >= rules.target)


def rules_of(plan: GamePlan, overrides: Mapping[str, object]) -> TrickRules:
    """Give a game with some options chosen.

    Raises:
        UnknownDimensionError: if a key is no dimension of the game.
        ValueRefusedError: if the game does not offer that value.
        ImpossibleCombinationError: if two values exclude each other.
    """
    own: Mapping[str, Value] = plan.contracts.defaults() if plan.contracts else {}
    usual = {**plan.values, **own}
    read = {
        key: plan.contracts.read(key, value)
        if plan.contracts and key in own
        else _read(plan, key, value)
        for key, value in overrides.items()
    }
    changed = {key: value for key, value in read.items() if value != usual[key]}
    rules = TrickRules(plan, tuple(sorted(changed.items())))
    if plan.contracts:
        plan.contracts.chosen(changed)
    return rules


def _read(plan: GamePlan, key: str, value: object) -> Value:
    fixed = plan.values.get(key)
    if fixed is None:
        raise UnknownDimensionError(key)
    if key == TARGET and key not in plan.choices:
        if isinstance(value, int) and not isinstance(value, bool) and 0 < value <= MOST_TARGET:
            return value
        raise ValueRefusedError(key, value, Sentence("RuleErrors", "any number from 1 to 9999"))
    plain: object = tuple(cast("list[object]", value)) if isinstance(value, list) else value
    choices = plan.choices.get(key, (fixed,))
    for choice in choices:
        if type(choice) is type(plain) and choice == plain:
            return choice
    raise ValueRefusedError(key, plain, either(_spelled(choice) for choice in choices))


def _spelled(value: Value) -> str:
    if isinstance(value, tuple):
        return "[" + ", ".join(str(number) for number in value) + "]"
    return str(value).lower()
