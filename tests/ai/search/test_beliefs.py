"""Beliefs: every possible hand, weighed as a slow second implementation weighs it."""

from collections.abc import Sequence

import pytest

from sixtysix_gui.ai.choices import Choice, choices_of_opponent
from sixtysix_gui.ai.counting import count_cards
from sixtysix_gui.ai.masks import CARD, bits, mask_of
from sixtysix_gui.ai.opponent_beliefs import weighed_beliefs
from sixtysix_gui.ai.search.beliefs import WEIGHT_SCALE, Beliefs
from sixtysix_gui.ai.search.habits import CLOSES, LEADS, PARTNERS, REPLIES, Habits
from sixtysix_gui.ai.solver.exact import terms_of
from sixtysix_gui.ai.solver.state_numbers import place_of
from sixtysix_gui.rules.cards import Card, Suit, pack_cards
from sixtysix_gui.rules.deal import DealState
from sixtysix_gui.rules.moves import DRAW, PLAY_CARD
from sixtysix_gui.rules.phases import Phase, TalonStatus
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.variants import rule_set, rule_set_names
from sixtysix_gui.rules.view import PlayerView
from tests.helpers.golden import profile
from tests.helpers.naive_beliefs import OMISSION, NaiveBeliefs, possible_hands
from tests.helpers.packs import stack_pack
from tests.helpers.player_moments import evenly, moments

MANY = "sixtysix_gui.ai.opponent_beliefs._HISTORIES"


def believed(view: PlayerView) -> dict[frozenset[Card], int]:
    """The weights of the hands as the player believes them."""
    terms = terms_of(view.rules, view.trump)
    listed = weighed_beliefs(view, count_cards(view), terms, 66).listed()
    found = {frozenset(CARD[bit] for bit in bits(hand)): weight for hand, weight in listed}
    assert len(found) == len(listed)
    return found


def naively_believed(view: PlayerView) -> dict[frozenset[Card], float]:
    cards = count_cards(view)
    choices = list(choices_of_opponent(view))
    naive = NaiveBeliefs(view.rules.deck_pack, view.trump, frozenset(cards.known), choices)
    hands = possible_hands(cards.known, cards.possible, cards.missing)
    return {hand: naive.likelihood(hand) for hand in hands}


def shares(weights: dict[frozenset[Card], float]) -> dict[frozenset[Card], float]:
    total = sum(weights.values())
    return {hand: weight / total for hand, weight in weights.items()}


def in_doubt(rules: str, number: int, most: int) -> list[DealState]:
    """Moments in which few, but several hands are possible."""
    found: list[DealState] = []
    for state in moments(rule_set(rules), number):
        view = state.view(state.to_act)
        if state.status is TalonStatus.EXHAUSTED or not list(choices_of_opponent(view)):
            continue
        cards = count_cards(view)
        if 1 < len(list(possible_hands(cards.known, cards.possible, cards.missing))) <= most:
            found.append(state)
    return found


@pytest.mark.parametrize("rules", rule_set_names())
def test_every_possible_hand_is_believed_once(rules: str) -> None:
    for number in range(2):
        for state in evenly(in_doubt(rules, number, 1500), 4):
            view = state.view(state.to_act)
            cards = count_cards(view)
            weights = believed(view)
            assert set(weights) == set(possible_hands(cards.known, cards.possible, cards.missing))
            assert min(weights.values()) >= 1
            assert max(weights.values()) == WEIGHT_SCALE


def assert_believed_as_naively(state: DealState) -> None:
    view = state.view(state.to_act)
    found = shares({hand: float(weight) for hand, weight in believed(view).items()})
    expected = shares(naively_believed(view))
    assert set(found) == set(expected)
    distance = sum(abs(found[hand] - share) for hand, share in expected.items()) / 2
    assert distance < 0.05, (state, distance)


@pytest.mark.slow(sample=9)
@pytest.mark.parametrize("number", range(40))
@pytest.mark.parametrize("rules", rule_set_names())
def test_weights_are_those_over_all_histories(
    rules: str, number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(MANY, 30_000)
    for state in evenly(in_doubt(rules, number, 60), 2):
        assert_believed_as_naively(state)


@pytest.mark.both_modes
@pytest.mark.parametrize("number", range(1, 5, 2))
def test_without_a_draw_weights_are_exact(number: int) -> None:
    """After a close before any draw there is but one way to every hand."""
    for state in in_doubt("schnapsen", number, 300):
        view = state.view(state.to_act)
        if any(choice.drew for choice in choices_of_opponent(view)):
            continue
        naive = naively_believed(view)
        highest = max(naive.values())
        for hand, weight in believed(view).items():
            assert weight == pytest.approx(1 + 131071 * naive[hand] / highest, abs=1.01)


# ---------------------------------------------------------------------------------- single beliefs


EVEN_HABITS = ([1.0] * LEADS, [1.0] * REPLIES, [1.0] * PARTNERS, [n / 20 for n in range(CLOSES)])
"""Any card is as likely, and the more points are sure, the likelier is a close."""


def weigh(possible: str, missing: int, *choices: Choice) -> dict[str, float]:
    """How likely each hand is against the likeliest one, with hearts as trumps."""
    cards = [Card.parse(code) for code in possible.split()]
    terms = terms_of(rule_set(), Suit.HEARTS)
    beliefs = Beliefs(Habits(terms, *EVEN_HABITS), 1)
    beliefs.load(mask_of(pack_cards(24)), [place_of(card) for card in cards], 0, missing, 1)
    for choice in choices:
        beliefs.add_choice(
            -1 if choice.card is None else place_of(choice.card),
            -2,
            choice.gone,
            drew=choice.drew,
            lowest=choice.lowest,
            unmelded=choice.unmelded,
            closing=int(choice.closed) - int(choice.unclosed),
            points=choice.points,
        )
    beliefs.weigh()
    names = {mask_of([card]): card.code for card in cards}
    return {
        " ".join(sorted(names[bit] for bit in bits(hand))): weight / WEIGHT_SCALE
        for hand, weight in beliefs.listed()
    }


def silent(**changes: object) -> Choice:
    """A choice that says nothing: a forced card that nobody could have kept."""
    plain: dict[str, object] = {
        "card": Card.parse("JC"),
        "led": None,
        "free": False,
        "gone": 0,
        "drew": False,
        "lowest": 0,
        "unmelded": False,
        "closed": False,
        "unclosed": False,
        "points": 0,
    }
    return Choice(**{**plain, **changes})  # pyright: ignore[reportArgumentType] - named above


@pytest.mark.both_modes
def test_who_says_nothing_is_believed_anything() -> None:
    assert weigh("9H KS QS AD", 2, silent()) == dict.fromkeys(
        ("9H KS", "9H QS", "KS QS", "9H AD", "AD KS", "AD QS"), 1.0
    )


@pytest.mark.both_modes
def test_who_could_have_exchanged_and_did_not_hardly_holds_the_lowest_trump() -> None:
    lowest = mask_of([Card.parse("9H")])
    weights = weigh("9H AS AD", 1, silent(lowest=lowest))
    assert weights == {"9H": pytest.approx(OMISSION, abs=1e-4), "AS": 1, "AD": 1}
    again = weigh("9H AS AD", 1, silent(lowest=lowest), silent(lowest=lowest))
    assert again == {"9H": pytest.approx(OMISSION**2, abs=1e-4), "AS": 1, "AD": 1}


@pytest.mark.both_modes
def test_who_could_have_melded_and_did_not_hardly_holds_a_marriage() -> None:
    weights = weigh("KS QS AD", 2, silent(unmelded=True))
    assert weights == {"KS QS": pytest.approx(OMISSION, abs=1e-4), "AD KS": 1, "AD QS": 1}


def test_a_card_drawn_later_says_nothing_of_before() -> None:
    lowest = mask_of([Card.parse("9H")])
    weights = weigh("9H AS AD", 1, silent(lowest=lowest, drew=True))
    assert weights == {"9H": 1, "AS": 1, "AD": 1}


def test_who_closes_is_believed_to_hold_what_wins() -> None:
    strong = weigh("AH TH AS KS JD 9D", 3, silent(closed=True, points=20))
    weak = weigh("AH TH AS KS JD 9D", 3, silent(unclosed=True, points=20))
    sure_points = {"AH AS TH": 20 + 32 + 3 * 4, "AH AS KS": 20 + 11 + 4, "9D JD KS": 20}
    likeliest = max(sure_points.values()) // 6
    for hand, points in sure_points.items():
        assert strong[hand] == pytest.approx(points // 6 / likeliest, abs=1e-4)
        assert weak[hand] == pytest.approx((20 - points // 6) / (20 - 20 // 6), abs=1e-4)


# ------------------------------------------------------------------------------------- whole deals


def after_lead(forehand: str, dealer: str, codes: Sequence[str]) -> DealState:
    """German 66, hearts are trumps; the cards played, with a draw after each trick."""
    pack = stack_pack(
        profile("german-66", {}), forehand=forehand, dealer=dealer, turn_up="KH", talon="JC JS"
    )
    state = DealState.start(rule_set(), [Card.parse(code) for code in pack], Seat.B)
    for code in codes:
        state, _ = state.apply(PLAY_CARD[Card.parse(code)])
        if state.phase is Phase.PRE_DRAW:
            state, _ = state.apply(DRAW)
    return state


def chance_of(card: str, view: PlayerView) -> float:
    weights = believed(view)
    return sum(weight for hand, weight in weights.items() if Card.parse(card) in hand) / sum(
        weights.values()
    )


def test_the_leader_who_kept_the_lowest_trump_is_not_believed_to_have_it() -> None:
    """B takes the first trick and leads on: he could have exchanged before."""
    cards = ("QC AD KD 9D QS TS", "AC 9S AS QD JD TC")
    view = after_lead(*cards, ["QC", "AC", "9S"]).view(Seat.A)
    assert view.led == Card.parse("9S")
    assert chance_of("9H", view) < 0.1 < 3 * chance_of("9H", view) < chance_of("QH", view)


def test_the_lowest_trump_may_be_what_he_has_just_drawn() -> None:
    cards = ("QC AD KD 9D QS TS", "AC 9S AS QD JD TC")
    view = after_lead(*cards, ["QC", "AC", "9S", "TS"]).view(Seat.A)
    assert chance_of("9H", view) > 0.1


def test_nothing_is_said_before_anything_was_done() -> None:
    state = after_lead("QC AD KD 9D QS TS", "AC 9S AS QD JD TC", [])
    assert list(choices_of_opponent(state.view(Seat.A))) == []
