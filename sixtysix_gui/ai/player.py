"""What a player of the computer is: a view of the deal goes in, a decision comes out."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal, Protocol

from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.deals.facts import Facts
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import GO_OUT, Move

DEFAULT_WORLDS = 48
"""Sampled worlds a decision may use where no one says otherwise."""

Memory = Literal["all", "high", "last"]
"""What a player remembers of the cards played: all; trumps, aces, tens and the last trick; the last
trick alone."""

ShouldStop = Callable[[], bool]
"""Asked every few milliseconds; once it says yes, the player answers with what it has."""


@dataclass(frozen=True)
class Budget:
    """What a player may spend on a decision: worlds and iterations, never the clock.

    The same view with the same budget gives the same decision on any machine. ``worlds`` is the
    most sampled worlds of a player that has no measure of its own, ``iterations`` replaces the
    measure of one that has (a level's), ``seed`` decides all chance.
    """

    worlds: int = DEFAULT_WORLDS
    seed: int = 0
    iterations: int | None = None


@dataclass(frozen=True)
class MoveValue:
    """What a player expects of a move, good for that player when positive.

    ``game_points`` are those of the deal. ``win_chance``, from 0 to 1, is the chance to win the
    game from the scores that may follow, or None where the player does not think that far.
    """

    move: Move
    game_points: float
    win_chance: float | None = None


@dataclass(frozen=True)
class CardChance:
    """How likely, from 0 to 1, the opponent holds a card that the player does not see."""

    card: Card
    chance: float


@dataclass(frozen=True)
class Decision:
    """The move chosen and the thought behind it.

    ``values`` holds every legal move in the order of the view, or nothing where the player does
    not calculate. ``worlds`` counts the worlds behind them: 0 for none, 1 where all is known.
    ``holdings`` sums those worlds up: every card of which the player cannot know whether the
    opponent holds it, in pack order; empty where all is known or nothing was calculated.
    """

    move: Move
    values: tuple[MoveValue, ...] = ()
    worlds: int = 0
    holdings: tuple[CardChance, ...] = ()


class Player(Protocol):
    """Anything that can play: what it decides depends on the view and the budget alone."""

    def choose(self, view: View, budget: Budget, should_stop: ShouldStop) -> Decision:
        """Choose one of ``view.legal_moves``, by the view of the own seat alone.

        ``should_stop`` is polled while the player thinks; when it says yes, the best answer so
        far comes back at once.

        Raises:
            NothingToDecideError: if the seat of the view is not to act.
        """
        ...


class NothingToDecideError(Exception):
    """A player was asked though it is not that player's turn."""

    def __init__(self) -> None:
        super().__init__("It is not this player's turn, so there is nothing to decide.")


def refuse_idle_view(view: View) -> None:
    """Do nothing, or refuse a view in which its own seat is not to act.

    Raises:
        NothingToDecideError: then.
    """
    if not view.legal_moves:
        raise NothingToDecideError


def claims_rightly(facts: Facts, moves: Sequence[Move]) -> bool:
    """Return whether the seat to act may claim now, and truly, by what everyone has seen."""
    return GO_OUT in moves and facts.total(facts.to_act) >= facts.rules.out_target
