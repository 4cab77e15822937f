"""Beliefs: every possible hand, weighed as a slow second implementation weighs it."""

import math
import random
from dataclasses import replace
from itertools import chain, islice

import pytest

from sixtysix_gui.ai.two.search.beliefs import WEIGHT_SCALE, Beliefs
from sixtysix_gui.ai.two.search.intuition import Intuition
from sixtysix_gui.ai.two.search.thumb import Thumb
from sixtysix_gui.ai.two.solver.exact import terms_of
from sixtysix_gui.ai.two.solver.numbers import CARD, bits, mask_of, place_of
from sixtysix_gui.ai.two.solver.stop import Stop
from sixtysix_gui.ai.two.thinking.guidance import intuition_of
from sixtysix_gui.ai.two.thinking.opponent_beliefs import (
    SeenChoice,
    add_choice,
    choices_of_opponent,
    count_cards,
    weighed_beliefs,
)
from sixtysix_gui.rules.cards import Card, Suit, pack_cards
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import TalonStatus
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.history import Exchange
from sixtysix_gui.rules.moves import CLOSE_TALON, DRAW, PASS, PLAY_CARD, Move
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import rule_set, rule_set_names
from tests.helpers.deals.packs import stack_pack
from tests.helpers.golden_data.golden import profile
from tests.helpers.naive.thinking.beliefs import DOUBT, NaiveBeliefs, chance_of, possible_hands
from tests.helpers.naive.thinking.intuition import INPUTS, OUTPUTS
from tests.helpers.players.player_moments import moments, stop_after
from tests.helpers.rows import each_row
from tests.helpers.runs.sampling import evenly_spread


def believed(view: View) -> dict[frozenset[Card], int]:
    """The weights of the hands as the player believes them."""
    terms = terms_of(view.rules, view.trump)
    listed = weighed_beliefs(view, count_cards(view), terms).listed()
    found = {frozenset(CARD[bit] for bit in bits(hand)): weight for hand, weight in listed}
    assert len(found) == len(listed)
    return found


def naively_believed(view: View) -> dict[frozenset[Card], float]:
    cards = count_cards(view)
    naive = NaiveBeliefs(view, list(choices_of_opponent(view)))
    hands = possible_hands(cards.known, cards.possible, cards.missing)
    return {hand: naive.likelihood(hand) for hand in hands}


def in_doubt(rules: str, number: int, most: int) -> list[Deal]:
    """Moments in which few, but several hands are possible."""
    found: list[Deal] = []
    for state in moments(rule_set(rules), number):
        view = state.view(state.to_act)
        if state.status is TalonStatus.EXHAUSTED or not list(choices_of_opponent(view)):
            continue
        cards = count_cards(view)
        if 1 < math.comb(len(cards.possible), cards.missing) <= most:
            found.append(state)
    return found


@each_row("rules", rule_set_names(close=True))
def test_every_possible_hand_is_believed_once(rules: str) -> None:
    for number in range(2):
        for state in evenly_spread(in_doubt(rules, number, 1500), 4):
            view = state.view(state.to_act)
            cards = count_cards(view)
            weights = believed(view)
            assert set(weights) == set(possible_hands(cards.known, cards.possible, cards.missing))
            assert min(weights.values()) >= 1
            assert max(weights.values()) == WEIGHT_SCALE


def assert_believed_as_naively(view: View) -> None:
    naive = naively_believed(view)
    highest = max(naive.values())
    expected = {hand: 1 + 131071 * likely / highest for hand, likely in naive.items()}
    assert believed(view) == pytest.approx(expected, abs=1.01)


@pytest.mark.slow(sample=9)
@pytest.mark.parametrize("number", range(40))
@pytest.mark.parametrize("rules", rule_set_names(close=True))
def test_weights_are_those_over_all_histories(rules: str, number: int, exhaustive: bool) -> None:
    for state in evenly_spread(in_doubt(rules, number, 12), 2 if exhaustive else 1):
        assert_believed_as_naively(state.view(state.to_act))


@each_row("number", range(3))
@each_row("rules", ["german-66", "house-66", "schnapsen"])
def test_weights_after_his_exchange_are_those_over_all_histories(rules: str, number: int) -> None:
    found = (
        state.view(state.to_act)
        for deal in range(40 * number, 40 * number + 40)
        for state in in_doubt(rules, deal, 12)
        if state.exchange is not None and state.exchange.seat is not state.to_act
    )
    views = list(islice(found, 2))
    assert views
    for view in views:
        assert_believed_as_naively(view)


@pytest.mark.both_modes
def test_without_room_for_notes_hands_are_weighed_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where it is compiled there is always room."""
    (view, *_) = [state.view(state.to_act) for state in in_doubt("schnapsen", 5, 12)]
    before = believed(view)
    monkeypatch.setattr("sixtysix_gui.ai.two.search.beliefs._MOST_NOTED", 2, raising=False)
    assert believed(view) == before


@pytest.mark.both_modes
@each_row("number", range(1, 5, 2))
def test_without_a_draw_there_is_but_one_way_to_every_hand(number: int) -> None:
    """After a close before any draw."""
    for state in in_doubt("schnapsen", number, 300):
        view = state.view(state.to_act)
        if not any(choice.drew for choice in choices_of_opponent(view)):
            assert_believed_as_naively(view)


def possible_then(view: View, choice: SeenChoice, number: int) -> tuple[list[Card], int]:
    """A few cards that he could have held at a choice, and how many of them beside the one played.

    His hand was full then, but for the card that he had yet to draw.
    """
    gone = {CARD[bit] for bit in bits(choice.gone)} | {choice.card, choice.turn_up}
    cards = [card for card in pack_cards(view.rules.deck_pack) if card not in gone]
    missing = view.rules.deck_hand - bool(choice.card) - choice.before_draw
    return random.Random(number).sample(cards, min(missing + 2, len(cards))), missing


@pytest.mark.both_modes
@each_row("number", range(6))
@each_row("rules", ["german-66", "schnapsen", "santase-engine", "house-66"])
def test_every_choice_alone_is_weighed_by_the_network(rules: str, number: int) -> None:
    for state in evenly_spread(in_doubt(rules, number, 1500), 2):
        view = state.view(state.to_act)
        terms = terms_of(view.rules, view.trump)
        for choice in choices_of_opponent(view):
            if not choice.free and not choice.closed:
                continue
            possible, missing = possible_then(view, choice, number)
            beliefs = Beliefs(intuition_of(Thumb(terms)), terms)
            pack = mask_of(pack_cards(view.rules.deck_pack))
            beliefs.load(pack, [place_of(card) for card in possible], 0, missing)
            add_choice(beliefs, replace(choice, drew=False, exchange=None))
            beliefs.weigh()
            played = {choice.card} if choice.card else set[Card]()
            chances = {
                mask_of(hand): DOUBT + chance_of(choice, hand | played, view.rules, view.trump_suit)
                for hand in possible_hands((), possible, missing)
            }
            highest = max(chances.values())
            expected = {hand: 1 + 131071 * chance / highest for hand, chance in chances.items()}
            assert dict(beliefs.listed()) == pytest.approx(expected, abs=1.01)


# ---------------------------------------------------------------------------------- single beliefs


LIKED = math.exp(3.0)
"""How much likelier than others a liked move is."""


def taught(liked: str = "", liked_by_aces: str = "") -> Intuition:
    """A network by which all moves are as likely but one, or one the more so the more aces.

    The moves are named as in OUTPUTS; hearts are trumps.
    """
    inputs = [[0.0] * 64 for _ in range(len(INPUTS) + 1)]
    sums = [[0.0] * 32 for _ in range(65)]
    outputs = [[0.0] * len(OUTPUTS) for _ in range(33)]
    for name in INPUTS:
        if name.startswith("holds") and name.endswith("A"):
            inputs[INPUTS.index(name)][5] = 1.0
    sums[5][7] = 1.0
    if liked_by_aces:
        outputs[7][OUTPUTS.index(liked_by_aces)] = 1.0
    if liked:
        outputs[-1][OUTPUTS.index(liked)] = 3.0
    intuition = Intuition(Thumb(terms_of(rule_set(), Suit.HEARTS)))
    intuition.learn(*(list(chain.from_iterable(rows)) for rows in (inputs, sums, outputs)))
    return intuition


def weigh(
    intuition: Intuition,
    possible: str,
    missing: int,
    *choices: SeenChoice,
    rules: str = "german-66",
    stop: Stop | None = None,
) -> dict[str, float]:
    """How likely each hand is against the likeliest one, with hearts as trumps."""
    cards = [Card.parse(code) for code in possible.split()]
    beliefs = Beliefs(intuition, terms_of(rule_set(rules), Suit.HEARTS), stop)
    beliefs.load(mask_of(pack_cards(24)), [place_of(card) for card in cards], 0, missing)
    for choice in choices:
        add_choice(beliefs, choice)
    beliefs.weigh()
    names = {mask_of([card]): card.code for card in cards}
    return {
        " ".join(sorted(names[bit] for bit in bits(hand))): weight / WEIGHT_SCALE
        for hand, weight in beliefs.listed()
    }


def lead(card: str = "JC", **changes: object) -> SeenChoice:
    """A free lead to the second trick by who has won the first."""
    plain: dict[str, object] = {
        "card": Card.parse(card) if card else None,
        "led": None,
        "free": True,
        "closed": False,
        "before_draw": False,
        "drew": False,
        "gone": mask_of([Card.parse("TD"), Card.parse("KD")]),
        "trick": 2,
        "standings": (14, -1),
        "turn_up": Card.parse("KH"),
        "left": 10,
    }
    return SeenChoice(**{**plain, **changes})  # pyright: ignore[reportArgumentType] - named above


def against_likeliest(shares: dict[str, float]) -> object:
    """What weights to expect where a choice is so likely with each hand."""
    highest = max(shares.values())
    likely = {hand: (0.02 + share) / (0.02 + highest) for hand, share in shares.items()}
    return pytest.approx(likely, abs=2e-5)


@pytest.mark.both_modes
def test_who_had_no_choice_is_believed_anything() -> None:
    weights = weigh(taught("play trump 9"), "9H KS QS AD", 2, lead(free=False))
    assert weights == dict.fromkeys(("9H KS", "9H QS", "KS QS", "9H AD", "AD KS", "AD QS"), 1.0)


@pytest.mark.both_modes
def test_who_could_have_exchanged_and_did_not_hardly_holds_the_lowest_trump() -> None:
    """Besides the two cards he could have closed; and all else being equal, he would exchange."""
    weights = weigh(taught("exchange"), "9H AS AD", 1, lead())
    kept = (0.02 + 1 / (3 + LIKED)) / (0.02 + 1 / 3)
    assert weights == {"9H": pytest.approx(kept, abs=2e-5), "AS": 1, "AD": 1}
    again = weigh(taught("exchange"), "9H AS AD", 1, lead("JD"), lead())
    kept *= (0.02 + 1 / (4 + LIKED)) / (0.02 + 1 / 4)  # he had the other card as well
    assert again == {"9H": pytest.approx(kept, abs=2e-5), "AS": 1, "AD": 1}


@pytest.mark.both_modes
def test_who_may_not_exchange_yet_may_well_hold_the_lowest_trump() -> None:
    before_a_trick = lead(trick=1, standings=(-1, -1), gone=0, left=12)
    assert weigh(taught("exchange"), "9H AS AD", 1, before_a_trick) == {"9H": 1, "AS": 1, "AD": 1}


@pytest.mark.both_modes
def test_who_could_have_melded_and_did_not_hardly_holds_a_marriage() -> None:
    weights = weigh(taught("meld first plain"), "KC QC AD", 2, lead())
    assert weights == against_likeliest({"KC QC": 1 / (4 + LIKED), "AD KC": 1 / 4, "AD QC": 1 / 4})


@pytest.mark.both_modes
def test_who_answered_otherwise_hardly_holds_what_he_would_have_played() -> None:
    answer = lead(led=Card.parse("QC"), gone=mask_of([Card.parse("QC")]))
    weights = weigh(taught("play trump T"), "TH TS", 1, answer)
    assert weights == against_likeliest({"TH": 1 / (1 + LIKED), "TS": 1 / 2})


@pytest.mark.both_modes
def test_a_card_drawn_later_says_nothing_of_before() -> None:
    weights = weigh(taught("exchange"), "9H AS AD", 1, lead(drew=True))
    assert weights == {"9H": 1, "AS": 1, "AD": 1}


@pytest.mark.both_modes
@each_row(("shown", "drawn_nines"), [("", 1 / 2), ("AH", 1), ("9H", 0)])
def test_what_was_seen_in_his_hand_before_is_not_what_he_drew(
    shown: str, drawn_nines: float
) -> None:
    """Of the nine and the ace the nine was drawn, or else he could have exchanged it before."""
    seen = mask_of(Card.parse(code) for code in shown.split())
    weights = weigh(taught("exchange"), "9H AH AS", 2, lead(drew=True, shown=seen))
    kept = (0.02 + 1 / (3 + LIKED)) / (0.02 + 1 / 3)
    assert weights["AH AS"] == 1
    assert weights["9H AH"] == pytest.approx(drawn_nines + (1 - drawn_nines) * kept, abs=2e-5)


@pytest.mark.both_modes
def test_before_his_exchange_he_held_the_lowest_trump_and_not_what_he_took() -> None:
    """He had exchanged at his first lead had he held the nine: he drew it, or took his time."""
    exchange = Exchange(Seat.B, given=Card.parse("9H"), taken=Card.parse("KH"), trick=3)
    first = lead("JD", drew=True)
    second = lead(trick=3, exchange=exchange, turn_up=Card.parse("9H"), left=8)
    weights = weigh(taught("exchange"), "KH AS AD", 2, first, second)
    kept = (0.02 + 1 / (4 + LIKED)) / (0.02 + 1 / 4)
    assert weights["AD AS"] == 1  # with nothing to exchange
    assert weights["AS KH"] == weights["AD KH"] == pytest.approx((1 + 2 * kept) / 3, abs=2e-5)


ACES = {"AH AS TH": 2, "AH AS JD": 2, "AS JD TH": 1, "9D JD TH": 0}
"""Some hands of three, and how many aces there are in them."""


@pytest.mark.both_modes
@pytest.mark.parametrize(
    ("choice", "others"),
    [
        pytest.param(lead(free=False, closed=True), 4, id="one of four cards led then"),
        pytest.param(lead("", free=False, closed=True), 3, id="asked whether to exchange"),
        pytest.param(
            lead(free=False, closed=True, before_draw=True, left=12), 1, id="instead of drawing"
        ),
    ],
)
def test_who_closes_is_believed_to_hold_what_wins(choice: SeenChoice, others: int) -> None:
    weights = weigh(taught(liked_by_aces="close"), "AH TH AS JD 9D", 3, choice)
    expected = {hand: math.exp(aces) / (math.exp(aces) + others) for hand, aces in ACES.items()}
    assert {hand: weights[hand] for hand in ACES} == against_likeliest(expected)


@pytest.mark.both_modes
def test_who_could_have_closed_and_did_not_is_believed_weak() -> None:
    weights = weigh(taught(liked_by_aces="close"), "AH TH AS JD 9D", 3, lead())
    expected = {hand: 1 / (4 + math.exp(aces)) for hand, aces in ACES.items()}
    assert {hand: weights[hand] for hand in ACES} == against_likeliest(expected)


@pytest.mark.both_modes
def test_who_may_no_longer_close_may_well_hold_what_wins() -> None:
    """In Santase four cards must be left."""
    intuition = taught(liked_by_aces="close")
    late = weigh(intuition, "AS JD", 1, lead(trick=6, left=2), rules="santase")
    assert late == {"AS": 1, "JD": 1}
    before = weigh(intuition, "AS JD", 1, lead(trick=5, left=4), rules="santase")
    assert before == against_likeliest({"AS": 1 / (2 + math.e), "JD": 1 / (2 + 1)})


@pytest.mark.both_modes
def test_told_to_stop_the_weights_say_nothing() -> None:
    weights = weigh(taught("exchange"), "9H AS AD", 1, lead(), stop=Stop(lambda: True))
    assert set(weights.values()) == {1 / WEIGHT_SCALE}


@pytest.mark.both_modes
def test_it_asks_every_128_hands_whether_to_stop() -> None:
    cards = "AC KC AS KS AH QH AD JD TD QD"
    all_weighed = list(weigh(taught(), cards, 4, lead(), stop=Stop(stop_after(2))).values())
    assert all_weighed == [1.0] * 210
    stopped = list(weigh(taught(), cards, 4, lead(), stop=Stop(stop_after(1))).values())
    assert stopped == [1.0] * 128 + [1 / WEIGHT_SCALE] * 82


# ------------------------------------------------------------------------------------- whole deals


ACTS: dict[str, Move] = {"draw": DRAW, "close": CLOSE_TALON, "pass": PASS}


def seen_by_a(forehand: str, dealer: str, moves: str) -> View:
    """German 66, A leads first, hearts are trumps; what A sees after these moves."""
    pack = stack_pack(
        profile("german-66", {}), forehand=forehand, dealer=dealer, turn_up="KH", talon="JC JS"
    )
    state = Deal.start(rule_set(), [Card.parse(code) for code in pack], Seat.B)
    for token in moves.split():
        state, _ = state.apply(ACTS[token] if token in ACTS else PLAY_CARD[Card.parse(token)])
    return state.view(Seat.A)


def likely(cards: str, view: View) -> float:
    """How likely the other holds all of these."""
    wanted = {Card.parse(code) for code in cards.split()}
    weights = believed(view)
    return sum(weight for hand, weight in weights.items() if wanted <= hand) / sum(weights.values())


HANDS = ("QC AD KD 9D QS TS", "AC 9S AS QD JD TC")


def test_the_leader_who_kept_the_lowest_trump_is_hardly_believed_to_have_it() -> None:
    """B takes the first trick and leads on: he could have exchanged before."""
    view = seen_by_a(*HANDS, "QC AC draw 9S")
    assert 3 * likely("9H", view) < likely("JH", view)


def test_the_lowest_trump_may_be_what_he_has_just_drawn() -> None:
    before = seen_by_a(*HANDS, "QC AC draw 9S")
    after = seen_by_a(*HANDS, "QC AC draw 9S TS draw")
    assert likely("9H", after) > 1.5 * likely("9H", before)


def test_the_leader_who_has_not_melded_is_hardly_believed_to_have_a_marriage() -> None:
    view = seen_by_a("QC AD JD 9D TD TS", "AC 9S AS JH 9H TC", "QC AC draw 9S")
    for marriage in ("KS QS", "KD QD"):
        for others in ("KS QD", "KD QS"):
            assert 2 * likely(marriage, view) < likely(others, view)


@each_row("moves", ["QC AC draw close", "QC AC draw close pass 9S"])
def test_the_leader_who_closes_is_believed_to_be_strong(moves: str) -> None:
    plain, closed = seen_by_a(*HANDS, "QC AC draw 9S"), seen_by_a(*HANDS, moves)
    for strong in ("AH", "TH", "AS"):
        assert likely(strong, closed) > 1.1 * likely(strong, plain)


def test_nothing_is_said_before_anything_was_done() -> None:
    assert list(choices_of_opponent(seen_by_a(*HANDS, ""))) == []
