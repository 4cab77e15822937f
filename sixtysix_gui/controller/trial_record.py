"""A position of a deal that was played, as the record of a practice deal to be played on."""

import random
import secrets
from collections.abc import Sequence
from dataclasses import replace

from sixtysix_gui.controller.record_tags import trial_tags
from sixtysix_gui.records import DealRecord, game_before, replay
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.errors import RulesError
from sixtysix_gui.rules.seats import Seat

_MOST_TRIES = 400
"""Ways to deal the hidden cards that are tried; of ten at least one suits what was played."""


def trial_record(record: DealRecord, moves: int, seat: Seat, game_id: str) -> DealRecord:
    """Return a deal as it stood after ``moves`` moves, to be played on by a seat for practice."""
    return trial_tags(replace(record, moves=record.moves[:moves], abandoned=False), seat, game_id)


def redealt(
    record: DealRecord, moves: int, seat: Seat, chance: random.Random | None = None
) -> DealRecord:
    """Deal all cards again that a seat could not see after ``moves`` moves; all else stays.

    What was played stays legal and looks the same to the seat. Where no other way is found, or
    the pack has every card twice, the cards lie as they lay. ``chance`` mixes them, by default
    that of the system.
    """
    if record.rules.has_copies:
        return record
    mixer = chance or random.Random(secrets.randbits(64))
    state = replay(record).states[moves]
    view = _view(record, state, seat)
    hidden = list(view.unseen)
    for _ in range(_MOST_TRIES):
        mixer.shuffle(hidden)
        dealt = _with_pack(record, view.unseen, hidden)
        if _looks_the_same(dealt, moves, view):
            return dealt
    return record


def _with_pack(record: DealRecord, cards: Sequence[Card], others: Sequence[Card]) -> DealRecord:
    """Put other cards in the places of some, wherever those lie in the pack."""
    exchanged = dict(zip(cards, others, strict=True))
    return replace(record, pack=tuple(exchanged.get(card, card) for card in record.pack))


def _looks_the_same(record: DealRecord, moves: int, view: View) -> bool:
    short = replace(record, moves=record.moves[:moves], abandoned=False)
    try:
        state = replay(short).state
    except RulesError:
        return False  # a player could not have played so with these cards
    return _view(record, state, view.seat) == view


def _view(record: DealRecord, state: Deal, seat: Seat) -> View:
    game = game_before(record)
    return state.view(seat, game.won, game.carry)
