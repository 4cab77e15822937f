"""Every tip at its moment and at no other: views of known deals, and what the tip giver does."""

import tomllib
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from sixtysix_gui.ai.matches.playing import pack_of
from sixtysix_gui.records import read_records, states_of
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import PASS, PLAY_CARD, Bid
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import rule_set, rule_set_names
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.windows.tips import Tip, tip_for, tips
from tests.helpers.rows import each_row
from tests.helpers.windows.sentences import assert_sentence
from tests.windows.conftest import Speak

RECORDS = Path(__file__).parents[2] / "golden" / "records-many"
GUIDED = Path(__file__).parents[3] / "sixtysix_gui" / "windows" / "learning" / "data"


def view_after(name: str, moves: int, score: tuple[int, ...] = ()) -> View:
    """Return the view of the player to act, after some moves of a guided or worked record."""
    if name.startswith("worked/"):
        text = (RECORDS / f"{name.replace('/', '-')}.66r").read_text(encoding="utf-8")
    else:
        text = tomllib.loads((GUIDED / f"{name}.toml").read_text(encoding="utf-8"))["record"]
    (record,) = read_records(text)
    state = states_of(record)[moves]
    assert state is not None
    return state.view(state.to_act, score)


ROWS: list[tuple[str, str, int, bool]] = [
    # forehand is to name trump; he has named it
    ("trump-from-three", "three-66", 0, True),
    ("trump-from-three", "three-66", 1, False),
    ("trump-from-three", "bauernschnapsen", 0, True),
    ("trump-from-three", "na-66", 0, False),
    # the third may bid after two passes; the bidder leads
    ("price-of-a-bid", "na-66", 2, True),
    ("price-of-a-bid", "na-66", 4, False),
    # king and queen of hearts, and 1 was bid; the bidder leads; the one before holds no marriage
    ("bold-bids-pay", "na-66", 3, True),
    ("bold-bids-pay", "na-66", 4, False),
    ("bold-bids-pay", "na-66", 2, False),
    # forehand may call; Kontra was said
    ("price-of-a-contract", "bauernschnapsen", 1, True),
    ("price-of-a-contract", "bauernschnapsen", 8, False),
    # the bidder holds king and queen on his first lead; he has shown them
    ("first-card-makes-trump", "na-66", 4, True),
    ("first-card-makes-trump", "na-66", 5, False),
    ("first-card-makes-trump", "na-66", 9, False),
    # a marriage before the partner's lead; nothing is left to be shown before the third
    ("both-may-show", "four-66", 0, True),
    ("both-may-show", "four-66", 11, False),
    # 40 of 66; 67 of 66 on lead, but not before the partner's; in games without a claim never
    ("silence-can-cost", "four-66", 11, False),
    ("silence-can-cost", "four-66", 22, True),
    ("silence-can-cost", "four-66", 26, False),
    ("silence-can-cost", "three-66", 13, False),
    # king and queen of hearts on the first lead; jack and queen follow
    ("later-marriages-count-more", "worked/idiots-66", 0, True),
    ("later-marriages-count-more", "worked/idiots-66", 2, False),
    # two tricks lost; one lost; the fifth trick, and one of them won
    ("not-without-a-trick", "three-66", 9, True),
    ("not-without-a-trick", "three-66", 6, False),
    ("not-without-a-trick", "three-66", 13, False),
    # the learner has 64 against 37 after four tricks; there is no one before him
    ("two-behind", "three-66", 15, True),
    ("two-behind", "three-66", 19, False),
    ("two-behind", "three-66", 2, False),
    # a queen is led without its king; the king of a marriage that was shown; a jack
    ("king-without-queen", "na-66", 19, True),
    ("king-without-queen", "na-66", 6, False),
    ("king-without-queen", "na-66", 15, False),
    # the dealer holds the ace that was cut; he has played it
    ("cut-card-is-known", "four-66", 2, True),
    ("cut-card-is-known", "four-66", 22, False),
    # three trumps on lead; one trump, and no card that costs nothing
    ("draw-trumps", "three-66", 13, True),
    ("draw-trumps", "three-66", 20, False),
    # on lead in the second trick with neither ace nor ten
    ("both-copies", "worked/gaigel-2", 3, False),
    ("both-copies", "worked/gaigel-2", 0, False),
]


@each_row(("key", "record", "moves", "shows"), ROWS)
def test_a_tip_shows_at_its_moment_and_at_no_other(
    key: str, record: str, moves: int, shows: bool
) -> None:
    assert tip_of(key).is_for(view_after(record, moves)) is shows


def tip_of(key: str) -> Tip:
    return next(tip for tip in tips() if tip.key == key)


def test_the_score_in_cards_is_told_once_it_has_moved() -> None:
    tip = tip_of("score-in-cards")
    assert tip.is_for(view_after("na-66", 2, (3, 1)))
    assert not tip.is_for(view_after("na-66", 2, (0, 0)))
    assert not tip.is_for(view_after("na-66", 5, (3, 1)))


def test_a_bid_of_three_takes_more_than_a_marriage() -> None:
    view = view_after("na-66", 3)
    low = replace(view, legal_moves=(Bid(2), Bid(3), PASS))
    assert tip_of("bold-bids-pay").is_for(low)
    assert not tip_of("bold-bids-pay").is_for(replace(view, legal_moves=(Bid(3), PASS)))


def holding(view: View, *cards: Card) -> View:
    """The view of somebody who holds these cards."""
    hands = tuple(cards if seat is view.seat else () for seat in view.rules.seats)
    return replace(view, hands=hands)


def test_both_copies_with_an_ace_on_lead() -> None:
    view = view_after("worked/gaigel-2", 3)
    assert view.won
    with_ace = holding(view, Card.parse("AC"), *view.hand[1:])
    tip = tip_of("both-copies")
    assert tip.is_for(with_ace)
    assert not tip.is_for(replace(with_ace, won=()))


def test_a_card_that_costs_nothing_drives_trumps_out_of_a_void_hand() -> None:
    """In the first trick both opponents trump hearts."""
    view = view_after("four-66", 22)
    tip = tip_of("draw-trumps")
    assert not tip.is_for(view)
    low = holding(view, Card.parse("9H"), Card.parse("KH"))
    assert tip.is_for(low)
    assert not tip.is_for(holding(low, Card.parse("9C"), Card.parse("KH")))


def test_nobody_is_told_while_others_are_to_act() -> None:
    view = view_after("na-66", 2)
    assert view.my_turn
    other = replace(view, seat=Seat.A, legal_moves=())
    assert tip_for(other, ()) is None


def all_views() -> Iterator[View]:
    """Views of deals played by the first move or card there is, in every game."""
    for name in rule_set_names(close=False):
        rules = rule_set(name)
        for seed in range(6):
            state = Deal.start(rules, pack_of(rules, seed), rules.seats[-1])
            while not state.is_over:
                yield state.view(state.to_act)
                moves = state.legal_moves()
                cards = [move for move in moves if move in PLAY_CARD.values()]
                state, _ = state.apply((cards or moves)[seed % len(cards or moves)])


def test_no_tip_needs_more_than_the_view() -> None:
    """Every tip can be asked about any view; only those of the game are given."""
    given = {
        (view.rules.name, tip.key) for view in all_views() for tip in tips() if tip.is_for(view)
    }
    assert given
    for name, key in given:
        assert name in tip_of(key).games


def test_each_lesson_has_its_tip() -> None:
    """All of many.md 13."""
    assert sorted(tip.lesson for tip in tips()) == list(range(19, 34))
    assert len({tip.key for tip in tips()}) == len(tips())


def test_a_tip_is_given_once() -> None:
    view = view_after("bauernschnapsen", 1)
    first = tip_for(view, ())
    assert first is not None
    assert tip_for(view, (first.key,)) is None


@each_row("german_suited", [False, True])
@pytest.mark.usefixtures("language")
def test_every_tip_is_a_whole_sentence(german_suited: bool) -> None:
    for tip in tips():
        assert_sentence(tip.said(CardWords(german_suited=german_suited)))


def test_the_languages_differ(speak: Speak) -> None:
    english = {tip.said(CardWords()) for tip in tips()}
    speak("de")
    assert not english & {tip.said(CardWords()) for tip in tips()}
