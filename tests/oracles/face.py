"""What every game shows to those who do not know it: rules, a deal, a view of it, a game.

However many play, hands and the cards of a trick go by seat; scores, totals and tricks go by
party. Whoever needs more than this asks the game itself, such as ``closing``.
"""

from collections.abc import Mapping, Sequence
from typing import Protocol, Self

from sixtysix_gui.rules.cards import Card, Suit
from sixtysix_gui.rules.events import Event
from sixtysix_gui.rules.history import Play, Trick
from sixtysix_gui.rules.moves import IllegalMoveError, Move
from sixtysix_gui.rules.seats import Parties, Party, Seat

Value = str | int | bool | tuple[int, ...] | tuple[str, ...]
"""The value of a dimension: a word, a number, yes or no, or a list of numbers or words."""


class Outcome(Protocol):
    """How a deal ended, as every game can say it; what a party has is at its number."""

    @property
    def points(self) -> tuple[int, ...]:
        """Game points of each party, which may be negative."""
        ...

    @property
    def reason(self) -> str:
        """How the deal ended, in the word of the record tag Termination."""
        ...

    @property
    def totals(self) -> tuple[int, ...]:
        """Card points of each party, as they counted."""
        ...

    @property
    def tricks(self) -> tuple[int, ...]:
        """Tricks of each party."""
        ...


class Rules(Protocol):
    """A rule set: everything that is fixed before the cards are dealt."""

    @property
    def name(self) -> str:
        """The named rule set that this is, or from which ``overrides`` depart."""
        ...

    @property
    def parties(self) -> Parties:
        """Who plays, and who of them scores together."""
        ...

    @property
    def pack(self) -> tuple[Card, ...]:
        """The pack before it is shuffled."""
        ...

    def overrides(self) -> Mapping[str, Value]:
        """Give the dimensions in which these rules depart from the named ones, by key."""
        ...


class View(Protocol):
    """All that one seat may know of a deal, and nothing else."""

    @property
    def seat(self) -> Seat:
        """Whose view it is."""
        ...

    @property
    def dealer(self) -> Seat:
        """Who has dealt."""
        ...

    @property
    def to_act(self) -> Seat:
        """Who is to act; after the deal, whoever acted last."""
        ...

    @property
    def my_turn(self) -> bool:
        """Whether this seat is to act."""
        ...

    @property
    def leader(self) -> Seat:
        """Who leads, or led, to the present trick."""
        ...

    @property
    def trick_number(self) -> int:
        """The trick about to be led or being played, from 1."""
        ...

    @property
    def trump(self) -> Suit | None:
        """The trump suit, None where there is none yet, or none at all."""
        ...

    @property
    def hand(self) -> tuple[Card, ...]:
        """The own hand."""
        ...

    @property
    def hand_sizes(self) -> tuple[int, ...]:
        """How many cards each seat holds."""
        ...

    @property
    def table(self) -> tuple[Play, ...]:
        """The cards of the trick that is being played, in the order of play."""
        ...

    @property
    def won(self) -> tuple[Trick, ...]:
        """The tricks so far."""
        ...

    @property
    def legal_moves(self) -> tuple[Move, ...]:
        """What this seat may do now; empty where it is not to act."""
        ...

    @property
    def outcome(self) -> Outcome | None:
        """How the deal ended; None while it goes on."""
        ...

    def why_illegal(self, move: Move) -> IllegalMoveError | None:
        """Say why this seat may not make a move now, or give None when it may."""
        ...


class Deal(Protocol):
    """A deal with all its cards; every move gives a new one."""

    @property
    def dealer(self) -> Seat:
        """Who has dealt."""
        ...

    @property
    def to_act(self) -> Seat:
        """Who is to act; after the deal, whoever acted last."""
        ...

    @property
    def trick_number(self) -> int:
        """The trick about to be led or being played, from 1."""
        ...

    @property
    def won(self) -> tuple[Trick, ...]:
        """The tricks so far."""
        ...

    @property
    def totals(self) -> tuple[int, ...]:
        """The card points of each party as they would count now."""
        ...

    @property
    def tricks(self) -> tuple[int, ...]:
        """The tricks of each party."""
        ...

    @property
    def outcome(self) -> Outcome | None:
        """How the deal ended; None while it goes on."""
        ...

    @property
    def is_over(self) -> bool:
        """Whether the deal is settled."""
        ...

    def opening_events(self) -> tuple[Event, ...]:
        """Give the events of dealing."""
        ...

    def legal_moves(self) -> tuple[Move, ...]:
        """List every move the rules allow now, wise or not; empty when the deal is settled."""
        ...

    def why_illegal(self, move: Move) -> IllegalMoveError | None:
        """Say why a move is forbidden now, or give None when it is legal."""
        ...

    def apply(self, move: Move) -> tuple[Self, tuple[Event, ...]]:
        """Make a move: the deal after it and what happened, hidden cards included.

        Raises:
            IllegalMoveError: with the reason, if the rules forbid it now.
        """
        ...

    def view(self, seat: Seat) -> View:
        """Give all that a seat may know."""
        ...


class Game(Protocol):
    """A game between two deals."""

    @property
    def rules(self) -> Rules:
        """The rules played by."""
        ...

    @property
    def dealer(self) -> Seat:
        """Who deals next."""
        ...

    @property
    def won(self) -> tuple[int, ...]:
        """The game points of each party, counted upwards."""
        ...

    @property
    def shown_score(self) -> tuple[int, ...]:
        """The score of each party as the rule set counts it."""
        ...

    @property
    def deals(self) -> int:
        """How many deals have been settled."""
        ...

    @property
    def is_over(self) -> bool:
        """Whether the game is decided."""
        ...

    @property
    def winners(self) -> tuple[Party, ...]:
        """Who has won the game: usually one party; nobody while it goes on."""
        ...

    def after(self, outcome: Outcome) -> Self:
        """Give the game after one more deal."""
        ...


class Family(Protocol):
    """Rule sets that are played by the same machine."""

    def names(self) -> tuple[str, ...]:
        """Give the names of the rule sets, the most usual first."""
        ...

    def rules(self, name: str, overrides: Mapping[str, object]) -> Rules:
        """Give a named rule set with some dimensions changed."""
        ...

    def start(self, rules: Rules, pack: Sequence[Card], dealer: Seat) -> Deal:
        """Deal a pack in the order in which its cards leave it."""
        ...

    def first_game(self, rules: Rules, dealer: Seat) -> Game:
        """Give a game before its first deal."""
        ...
