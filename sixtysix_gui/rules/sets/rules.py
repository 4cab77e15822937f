"""The rules of a game: its values, what follows from them, and the games by name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any, cast

from typing_extensions import override

from sixtysix_gui.rules.cards import Card, Rank, Suit, lowest_rank, pack_cards
from sixtysix_gui.rules.errors import Conflict, ImpossibleCombinationError, UnknownDimensionError
from sixtysix_gui.rules.history import Trick
from sixtysix_gui.rules.seats import (
    PARTNERS,
    THREE_ALONE,
    TWO_ALONE,
    Parties,
    Party,
    Seat,
    seats_of,
)
from sixtysix_gui.rules.sets.contracts import Contract, contract_table
from sixtysix_gui.rules.sets.dimensions import Value, Values, dimension
from sixtysix_gui.rules.sets.duties import ORDERS, Duties, order_of
from sixtysix_gui.rules.sets.plans import Plan, plan, plans

PLAIN_MARRIAGE = 20
TRUMP_MARRIAGE = 40

_PARTIES: Mapping[tuple[int, bool], Parties] = {
    (2, False): TWO_ALONE,
    (3, False): THREE_ALONE,
    (4, True): PARTNERS,
}


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class Rules(Values):
    """The values of a game, and what follows from them.

    ``changes`` are the dimensions in which these rules depart from ``plan``, the named rule set;
    rules are equal when both are.
    """

    plan: Plan
    changes: tuple[tuple[str, Value], ...] = ()

    @classmethod
    def named(cls, name: str, overrides: Mapping[str, object]) -> Rules:
        """Return a named rule set with some dimensions changed.

        Raises:
            UnknownRuleSetError: if there is none of that name.
            UnknownDimensionError: if a key is no dimension of the game.
            ValueRefusedError: if the game does not take a value.
            ImpossibleCombinationError: if two values exclude each other.
        """
        game = plan(name)
        changes = game.changes(overrides) if overrides else {}
        return _made(game, tuple(changes.items()))

    def with_overrides(self, overrides: Mapping[str, object]) -> Rules:
        """Return these rules with some dimensions changed; raises what ``named`` does."""
        changes = dict(self.changes)
        for key in overrides:
            changes = self.plan.without_implied(changes, key)
        return Rules.named(self.name, {**changes, **overrides})

    def supposing(self, key: str, value: Value) -> Rules:
        """Return these rules with a value that need not be among the choices of the dimension."""
        changes = {**dict(self.changes), key: value}
        return _made(self.plan, tuple(changes.items()))

    def overrides(self) -> dict[str, Value]:
        """Return the dimensions in which these rules depart from the named ones, by key."""
        return dict(self.changes)

    def has(self, key: str) -> bool:
        """Return whether the game has a dimension, so that its value may be asked for."""
        return key in self.plan.keys

    def value(self, key: str) -> Value:
        """Return the value of a dimension by its key, such as ``deck.pack``.

        Raises:
            UnknownDimensionError: if the game has no dimension of that key.
        """
        if not self.has(key):
            raise UnknownDimensionError(key)
        return getattr(self, dimension(key).attribute)

    @override
    def __eq__(self, other: object) -> bool:
        """Compare name and changes."""
        if self is other:
            return True
        return isinstance(other, Rules) and (self.name, self.changes) == (other.name, other.changes)

    @override
    def __hash__(self) -> int:
        """Hash name and changes, once."""
        return self._hash

    @override
    def __repr__(self) -> str:
        """Show name and changes."""
        return f"Rules.named({self.name!r}, {self.overrides()!r})"

    @override
    def __reduce__(self) -> tuple[object, ...]:
        """Travel between processes as name and changes."""
        return _again, (self.name, self.changes)

    @cached_property
    def _hash(self) -> int:
        return hash((self.name, self.changes))

    @cached_property
    def name(self) -> str:
        """The named rule set that this is, or from which ``changes`` depart."""
        return self.plan.name

    @property
    def choices(self) -> Mapping[str, tuple[Value, ...]]:
        """What may be chosen, by key, the usual first unless all games for two take the same."""
        return self.plan.choices

    @property
    def options(self) -> frozenset[str]:
        """The dimensions that may be chosen; some of them take any number or list."""
        return self.plan.options

    @cached_property
    def contracts(self) -> Mapping[str, Contract]:
        """The contracts that can be played, by their words, the simple game first."""
        if not self.plan.contracts:
            return {}
        return contract_table().chosen({**self.plan.values, **dict(self.changes)})

    # The table.

    @cached_property
    def parties(self) -> Parties:
        """Who plays, and who of them scores together."""
        return _PARTIES[self.players, self.teams]

    @property
    def counts_down(self) -> bool:
        """Whether the table counts from the target to zero (many.md 7.4)."""
        return self.game_count == "down" or bool(self.contracts)

    @cached_property
    def seats(self) -> tuple[Seat, ...]:
        """All who play, clockwise."""
        return seats_of(self.parties)

    @cached_property
    def sides(self) -> tuple[Party, ...]:
        """The party of every seat, at the number of the seat."""
        party = {seat: party for party in self.parties for seat in party.seats}
        return tuple(party[seat] for seat in self.seats)

    @cached_property
    def _followers(self) -> tuple[Seat, ...]:
        step = 1 if self.play_direction == "clockwise" else -1
        return tuple(self.seats[(seat + step) % len(self.seats)] for seat in self.seats)

    def after(self, seat: Seat) -> Seat:
        """Return the next seat in playing order."""
        return self._followers[seat]

    def from_seat(self, seat: Seat) -> tuple[Seat, ...]:
        """Return all seats in playing order, one of them first."""
        order = [seat]
        while len(order) < len(self.seats):
            order.append(self.after(order[-1]))
        return tuple(order)

    def partner(self, seat: Seat) -> Seat:
        """Return the seat opposite in a game of partners."""
        return self.after(self.after(seat))

    # Cards and trump.

    @cached_property
    def pack(self) -> tuple[Card, ...]:
        """The pack before it is shuffled."""
        return pack_cards(self.deck_pack)

    @cached_property
    def pack_count(self) -> Counter[Card]:
        """How often the pack holds each card."""
        return Counter(self.pack)

    @cached_property
    def has_copies(self) -> bool:
        """Whether the pack has every card more than once."""
        return self.deck_copies != 1

    @cached_property
    def duties(self) -> Duties:
        """The order of the ranks and the duties of a player who follows."""
        return self._duties(ORDERS[self.deck_order])

    @cached_property
    def _contract_duties(self) -> Mapping[str, Duties]:
        orders = {contract.order for contract in self.contracts.values()}
        return {order: self._duties(order_of(order)) for order in orders}

    def _duties(self, order: tuple[int, ...]) -> Duties:
        return Duties(
            order,
            follow=self.strict_follow,
            head=self.strict_head,
            trump=self.strict_trump,
            overtrump=self.strict_overtrump,
        )

    def duties_in(self, contract: Contract | None) -> Duties:
        """Return the order of the ranks and the duties in a contract, or without one."""
        return self.duties if contract is None else self._contract_duties[contract.order]

    @cached_property
    def first_batches(self) -> tuple[int, ...]:
        """The batches that are dealt before anyone acts: one, where forehand fixes trump by it."""
        return self.deal_batches[:1] if self.names_trump else self.deal_batches

    @cached_property
    def names_trump(self) -> bool:
        """Whether forehand fixes trump after the first batch."""
        return self.trump_by == "forehand-names-or-turns"

    @cached_property
    def turns_up(self) -> bool:
        """Whether a card turned up under the talon fixes trump; it is drawn last."""
        return self.trump_by == "turn-up"

    @cached_property
    def cuts(self) -> bool:
        """Whether the dealer's last card, which all see, fixes trump."""
        return self.trump_by == "cut-card"

    @cached_property
    def has_talon(self) -> bool:
        """Whether cards are drawn after the tricks, and nothing is demanded so long."""
        return self.strict_from in ("exhausted", "closed-or-exhausted")

    @cached_property
    def has_widow(self) -> bool:
        """Whether cards are left over that count for the winner of the first trick."""
        return self.widow > 0

    @cached_property
    def exchange_rank(self) -> Rank | None:
        """The rank that may be exchanged for the turn-up, or None where nothing is."""
        return None if self.exchange_card == "none" else lowest_rank(self.deck_pack)

    @cached_property
    def exchanges(self) -> bool:
        """Whether the lowest trump can be exchanged for the turn-up."""
        return self.exchange_rank is not None

    # Claims and counting.

    @cached_property
    def counts_by_itself(self) -> bool:
        """Whether 66 ends the deal without a claim."""
        return self.out_mode == "automatic"

    @cached_property
    def has_claims(self) -> bool:
        """Whether a deal can be ended by a claim."""
        return self.out_mode == "declared"

    @cached_property
    def asks_partner(self) -> bool:
        """Whether the partner of the leader is asked before every lead."""
        return self.out_who == "leader-or-partner"

    @cached_property
    def has_bonus(self) -> bool:
        """Whether the very last trick counts ten more."""
        return self.end_last_trick == "bonus-10"

    @cached_property
    def slam(self) -> int:
        """What it counts besides to win every trick that is played without a talon."""
        return 0 if self.end_slam == "none" else self.end_slam

    @property
    def target(self) -> int:
        """The number at which a game is over."""
        return self.game_target

    @cached_property
    def _drawn_tricks(self) -> int:
        """How many tricks are followed by draws: all but those of the last full hands."""
        return len(self.pack) // len(self.seats) - sum(self.deal_batches)

    def may_slam(self, party: Party, won: Sequence[Trick]) -> bool:
        """Return whether a party has won all those of the tricks that had no talon."""
        return all(trick.winner in party.seats for trick in won[self._drawn_tricks :])

    def marriage_points(self, suit: Suit, trump: Suit | None, shown: int) -> int:
        """Return what a marriage is worth when that many have been shown before it.

        Before there is trump, the card led of a marriage makes its suit trump.
        """
        if self.meld_values == "20-40-60-80":
            return PLAIN_MARRIAGE * (shown + 1)
        return TRUMP_MARRIAGE if trump is None else marriage_points(suit, trump)


def marriage_points(suit: Suit, trump: Suit | None) -> int:
    """Return the usual value of a marriage: 40 in trumps, else 20 (rules.md 1.3)."""
    return TRUMP_MARRIAGE if suit is trump else PLAIN_MARRIAGE


def _again(name: str, changes: tuple[tuple[str, Value], ...]) -> Rules:
    """Return the rules of another process."""
    return _made(plan(name), changes)


@lru_cache(maxsize=256)
def _made(game: Plan, changes: tuple[tuple[str, Value], ...]) -> Rules:
    """Make rules from changes that have been read.

    Raises:
        ImpossibleCombinationError: if two values exclude each other.
    """
    values = {
        dimension(key).attribute: value for key, value in {**game.values, **dict(changes)}.items()
    }
    rules = Rules(plan=game, changes=changes, **cast("dict[str, Any]", values))
    for conflict, first, second in _conflicts(rules):
        raise ImpossibleCombinationError(
            conflict, (first, rules.value(first)), (second, rules.value(second))
        )
    # Contracts that exclude each other are refused now, not when they are first asked for.
    _ = rules.contracts
    return rules


def _conflicts(rules: Rules) -> Iterator[tuple[Conflict, str, str]]:
    """Yield every reason against a combination, with the keys of both dimensions."""
    if sum(rules.deal_batches) != rules.deck_hand:
        yield Conflict.BATCHES_MISS_HAND, "deal.batches", "deck.hand"
    if rules.exchange_card not in ("none", lowest_rank(rules.deck_pack).letter):
        yield Conflict.EXCHANGE_NOT_LOWEST, "exchange.card", "deck.pack"
    if rules.strict_head and not rules.strict_follow:
        yield Conflict.HEAD_WITHOUT_FOLLOW, "strict.head", "strict.follow"
    if rules.strict_trump and not rules.strict_follow:
        yield Conflict.TRUMP_WITHOUT_FOLLOW, "strict.trump", "strict.follow"
    if rules.end_last_trick == "wins-deal" and rules.end_unclaimed != "last-trick":
        yield Conflict.LAST_TRICK_CONTRADICTED, "end.last_trick", "end.unclaimed"


DEFAULT_RULE_SET = "german-66"
"""The rule set of a fresh installation."""
_NOTHING: Mapping[str, object] = {}


def rule_set(name: str = DEFAULT_RULE_SET, overrides: Mapping[str, object] = _NOTHING) -> Rules:
    """Return a named rule set with some dimensions changed.

    Raises:
        RulesError: if there is none of that name, or a change is refused.
    """
    return Rules.named(name, overrides)


def rule_set_names(seats: int | None = None, *, close: bool | None = None) -> tuple[str, ...]:
    """Return the names of all rule sets, the default first.

    Args:
        seats: Only those for that number of players.
        close: Only those whose talon can, or cannot, be closed.
    """
    return tuple(
        name
        for name, plan in plans().items()
        if seats in (None, plan.values["players"]) and close in (None, plan.close)
    )
