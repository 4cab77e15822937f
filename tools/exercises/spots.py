"""Moments of deals that computer players have played, and what is known there."""

from collections.abc import Iterator
from dataclasses import dataclass

from sixtysix_gui.ai.matches.playing import fixture_of, play_deal
from sixtysix_gui.ai.player import Budget
from sixtysix_gui.ai.players.registry import player_named
from sixtysix_gui.records import DealRecord, replay
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import Meld
from sixtysix_gui.rules.scoring.points import TARGET
from sixtysix_gui.rules.sets.rules import Rules, rule_set
from sixtysix_gui.training.exercise import PUZZLE_KINDS, ExerciseKind, position_from

SEED = 380_000
"""All chance follows from it, from the kind and from the number of the deal."""

SELDOM_CLOSING = "{}:caution=600"
"""How a level plays on, mostly until the talon is used up."""


@dataclass(frozen=True)
class PuzzleSpot:
    """A moment in which a seat leads: the deal that it belongs to, and what the seat sees.

    ``number`` is that of the deal, ``step`` counts the moves before, ``level`` played both hands.
    """

    record: DealRecord
    number: int
    step: int
    state: Deal
    view: View
    level: str

    @property
    def seed(self) -> int:
        """The seed of all that is tried here."""
        return SEED + 1_000 * self.number + self.step


def played(rules: Rules, kind: ExerciseKind, number: int, spec: str) -> DealRecord:
    """Return the deal of a number, played by a player against itself."""
    seed = SEED + PUZZLE_KINDS.index(kind)
    player = player_named(spec, rule_set())
    deal = play_deal(rules, fixture_of(rules, number, seed), (player, player), Budget(seed=seed))
    return DealRecord(rules, deal.pack, deal.dealer, deal.moves)


def leads(record: DealRecord, number: int, level: str) -> Iterator[PuzzleSpot]:
    """Yield the moments in which a seat leads and has neither shown a marriage nor 66."""
    for step, state in enumerate(replay(record).states):
        if state.is_over or state.phase is not Phase.LEAD or state.melded_suit is not None:
            continue
        view = state.view(state.to_act)
        if view.total(view.seat) < TARGET:
            yield PuzzleSpot(record, number, step, state, view, level)


def shows_marriage(spot: PuzzleSpot) -> bool:
    """Return whether the seat could show a marriage now."""
    return any(isinstance(move, Meld) for move in spot.view.legal_moves)


def dealt_again(spot: PuzzleSpot) -> DealRecord | None:
    """Return the position with all cards dealt again that the seat does not know.

    None where no other way to deal them was found.
    """
    seat, name = spot.view.seat, f"{spot.seed} dealt again"
    position = position_from(spot.record, spot.step, seat, name)
    return None if position.pack == spot.record.pack else position


def other_hand(view: View) -> tuple[Card, ...]:
    """Return the cards of the pack that were neither played nor are in the own hand."""
    gone = {card for trick in view.won for card in trick.cards} | set(view.hand)
    return tuple(card for card in view.rules.pack if card not in gone)


def open_deal(view: View) -> Deal:
    """Return the whole deal."""
    return Deal.imagined(view, view.unseen)


def never() -> bool:
    """Let a player or a judge think to the end."""
    return False
