"""What is said of a game that is only watched: both players are named, nobody is "you"."""

import random

import pytest

from sixtysix_gui.rules.cards import pack_cards
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.seats import BOTH, Seat
from sixtysix_gui.rules.sets.rules import rule_set, rule_set_names
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.playing.spectator import (
    Names,
    watched_status,
)
from tests.helpers.windows.sentences import YOU, assert_sentence

NAMES = Names(("Ada", "Bert"))


@pytest.mark.parametrize("name", rule_set_names(close=True))
@pytest.mark.usefixtures("language")
def test_the_status_names_whoever_is_to_act(name: str) -> None:
    rules = rule_set(name)
    words = CardWords(german_suited=False)
    for seed in range(3):
        source = random.Random(seed)
        pack = source.sample(pack_cards(rules.deck_pack), rules.deck_pack)
        state = Deal.start(rules, pack, Seat.A)
        while not state.is_over:
            for seat in BOTH:
                said = watched_status(state.view(seat, (0, 0), 0), words, NAMES)
                assert_sentence(said)
                assert not YOU.search(said), said
                assert NAMES.of(state.to_act) in said
            state, _ = state.apply(source.choice(state.legal_moves()))
        assert_sentence(watched_status(state.view(Seat.A, (0, 0), 0), words, NAMES))
