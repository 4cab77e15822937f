"""Why a card is in the other hand: compared with what the moves of the record say by themselves."""

import re
from dataclasses import replace

import pytest

from sixtysix_gui.rules.cards import Card, Rank, Suit
from sixtysix_gui.rules.moves import EXCHANGE_TRUMP, Meld, PlayCard
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.people import People, Person
from sixtysix_gui.text.training.held import held_reasons
from sixtysix_gui.text.training.tasks import called_with
from sixtysix_gui.training.exercise import ByCards, Exercise
from tests.helpers.deals.hold_exercises import hold_exercise

WORDS = CardWords()
SEEDS = range(12)
_TRICK = re.compile(r"trick (\d+)")


def people_of(exercise: Exercise) -> People:
    opponent = Person("Queen", called="the Queen")
    return People((Person("You"), opponent), exercise.rules.parties, Seat.A)


def reasons_of_all(exercise: Exercise, picked: frozenset[Card]) -> tuple[str, ...]:
    return held_reasons(exercise, picked, people_of(exercise), WORDS)


def naive_reason(exercise: Exercise, card: Card) -> tuple[str, int]:
    """Tell by a second way why the other has a card, and the trick that it is about.

    Cards move through lists: the talon begins behind the hands, its last card open.
    """
    state, record = exercise.record.start(), exercise.record
    turn_up, tricks, laid, drawn_after = state.undealt[-1], 0, 0, 0
    owner: dict[Card, str] = {}
    for move in record.moves:
        seat = state.to_act
        if move == EXCHANGE_TRUMP:
            lowest = min(one for one in record.rules.pack if one.suit is turn_up.suit)
            if seat is Seat.B:
                owner[turn_up] = f"exchange {tricks + 1}"
            turn_up = lowest
        elif isinstance(move, Meld) and seat is Seat.B:
            for rank in (Rank.KING, Rank.QUEEN):
                owner[Card(rank, move.suit)] = f"marriage {tricks + 1}"
        elif isinstance(move, PlayCard):
            laid += 1
            tricks = laid // 2
        had = set(state.hands[Seat.B])
        state = state.apply(move)[0]
        if turn_up in state.hands[Seat.B] and turn_up not in had and not state.undealt:
            drawn_after = tricks
    if drawn_after and card == turn_up:
        return "talon", drawn_after
    kind, _, trick = owner.get(card, "unseen 0").partition(" ")
    return kind, int(trick)


TOLD = {
    "talon": "lay under the talon",
    "exchange": "by the exchange",
    "marriage": "announced a marriage",
    "unseen": "fell in no trick",
}


@pytest.mark.parametrize("name", ["german-66", "schnapsen"])
def test_each_missed_card_has_the_reason_that_the_moves_give(name: str) -> None:
    seen: set[str] = set()
    for seed in SEEDS:
        exercise = hold_exercise(name, seed)
        ask = exercise.ask
        assert isinstance(ask, ByCards)
        missed = sorted(ask.right, key=exercise.rules.pack.index)
        told = reasons_of_all(exercise, frozenset(ask.offered) - ask.right)[: len(missed)]
        for card, text in zip(missed, told, strict=True):
            kind, trick = naive_reason(exercise, card)
            seen.add(kind)
            assert TOLD[kind] in text
            assert [int(number) for number in _TRICK.findall(text)] == ([trick] if trick else [])
    assert seen >= {"talon", "unseen"}


def test_each_wrong_card_fell_in_the_trick_that_has_it() -> None:
    exercise = hold_exercise("german-66", 4)
    ask = exercise.ask
    assert isinstance(ask, ByCards)
    played = [move.card for move in exercise.record.moves if isinstance(move, PlayCard)]
    wrong = played[2]
    right = sorted(ask.right)
    texts = reasons_of_all(exercise, frozenset((*right[1:], wrong)))
    assert texts[-1] == f"The {WORDS.rank(wrong.rank)} of {WORDS.suit(wrong.suit)} fell in trick 2."
    assert len(texts) == 2


def test_a_right_answer_needs_no_reason() -> None:
    exercise = hold_exercise()
    assert isinstance(exercise.ask, ByCards)
    assert reasons_of_all(exercise, exercise.ask.right) == ()
    assert reasons_of_all(exercise, frozenset()) == ()


def test_other_questions_for_cards_have_other_reasons() -> None:
    exercise = hold_exercise()
    first = exercise.view.hand[0]
    mine = replace(exercise, ask=ByCards(frozenset((first,)), exercise.view.hand))
    assert reasons_of_all(mine, frozenset(exercise.view.hand[1:2])) == ()
    early = replace(exercise, record=replace(exercise.record, moves=exercise.record.moves[:2]))
    assert isinstance(exercise.ask, ByCards)
    picked = frozenset(exercise.ask.offered) - exercise.ask.right
    assert reasons_of_all(early, picked) == ()


def test_no_one_is_called_by_the_name_of_a_card_beside_it() -> None:
    """The queen of hearts, which the Queen drew, would be two queens."""
    texts = [
        text
        for seed in SEEDS
        for exercise in (hold_exercise("german-66", seed),)
        if isinstance(exercise.ask, ByCards)
        for text in reasons_of_all(exercise, frozenset(exercise.ask.offered) - exercise.ask.right)
    ]
    named = re.compile(r"the queen of", re.IGNORECASE)
    assert any("the Queen" in text for text in texts)
    assert not [text for text in texts if named.search(text) and "the Queen" in text]


def test_beside_another_card_the_name_stands_as_elsewhere() -> None:
    cards = {rank: (Card(rank, Suit.HEARTS),) for rank in (Rank.JACK, Rank.QUEEN, Rank.ACE)}
    named = {rank: called_with("the Queen", each, WORDS) for rank, each in cards.items()}
    assert named[Rank.JACK] == named[Rank.ACE] == "the Queen"
    assert named[Rank.QUEEN] == "your opponent"
    assert called_with("the Ace", cards[Rank.JACK], WORDS) == "the Ace"
