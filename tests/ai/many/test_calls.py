"""Calls are believed, answered by each hand alone, and made where the hand speaks for them."""

import random
from dataclasses import replace
from statistics import fmean

import pytest

from sixtysix_gui.ai.many.hand_odds import UNKNOWN, call_chance, hand_odds, kind_of, kinds
from sixtysix_gui.ai.many.players import CalculatingPlayer
from sixtysix_gui.ai.many.thinking.belief_worlds import pool_for
from sixtysix_gui.ai.many.thinking.call_beliefs import CallBeliefs, PublicCalls
from sixtysix_gui.ai.many.thinking.call_decisions import (
    believed_worlds,
    imagined_call,
    margin,
    speaks_for,
    worth_trying,
)
from sixtysix_gui.ai.many.thinking.loading import TermsKeeper
from sixtysix_gui.ai.many.thinking.rules_of_thumb import points_expected
from sixtysix_gui.ai.many.thinking.worlds import Copies, dealer_for, set_of, unseen_by
from sixtysix_gui.ai.player import Budget
from sixtysix_gui.ai.players.levels import MANY_LEVELS
from sixtysix_gui.rules.cards import ALL_CARDS, Card, Suit
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.moves import (
    DOUBLE,
    NAME_TRUMP,
    PASS,
    PLAY_CARD,
    TURN_TRUMP,
    Bid,
    CallContract,
    Move,
)
from sixtysix_gui.rules.seats import Seat
from tests.helpers.deals.engine import cards
from tests.helpers.deals.trick_games import rules_for
from tests.helpers.players.player_moments import never
from tests.helpers.rows import each_row

BAUERN = rules_for("bauernschnapsen", {})
GANG = "AH TH KH QH AS"
TRAPPED = {Seat.A: "TH KH QH KC QC", Seat.B: "AS AC AH AD JS"}
"""Whoever calls a Gang here loses it to four aces."""
LOW = "JS JC JH JD QC"
MASTER = MANY_LEVELS["master"]


def pack_with(hands: dict[Seat, str], seed: int = 1) -> tuple[Card, ...]:
    """A pack that deals these hands; A is forehand, and gets three cards first."""
    held = {seat: list(cards(text)) for seat, text in hands.items()}
    given = {card for hand in held.values() for card in hand}
    rest = random.Random(seed).sample(BAUERN.pack, len(BAUERN.pack))
    others = [card for card in rest if card not in given]
    for seat in BAUERN.seats:
        if seat not in held:
            held[seat] = [others.pop() for _ in range(5)]
    order = [Seat.A]
    while len(order) < len(BAUERN.seats):
        order.append(BAUERN.after(order[-1]))
    batches = ((0, 3), (3, 5))
    return tuple(card for low, high in batches for seat in order for card in held[seat][low:high])


def auction(hands: dict[Seat, str], *acts: Move, seed: int = 1) -> Deal:
    """A deal of Bauernschnapsen in which A has named a suit of his, and some have said more."""
    deal = Deal.start(BAUERN, pack_with(hands, seed), Seat.D)
    deal, _ = deal.apply(NAME_TRUMP[deal.hand[0].suit])
    for act in acts:
        deal, _ = deal.apply(act)
    return deal


CALL_GANG = CallContract("gang")
ALL_PASS = (PASS, PASS, PASS)


def test_who_called_a_gang_is_dealt_a_gang() -> None:
    deal = auction({Seat.A: "AH TH KH QS AS"}, CALL_GANG, *ALL_PASS)
    view, gang = deal.view(Seat.B), BAUERN.contracts["gang"]
    unseen = unseen_by(view)
    believed = believed_worlds(view, unseen, dealer_for(unseen, 1), CallBeliefs(view), 60)
    unheard = replace(view, calls=(), answers=())
    any_hand = believed_worlds(unheard, unseen, dealer_for(unseen, 1), CallBeliefs(unheard), 60)

    def odds(worlds: list[Deal]) -> float:
        return fmean(hand_odds().made(gang, deal.hands[Seat.A], None, 0) for deal in worlds)

    assert odds(any_hand) < 0.1
    assert odds(believed) > 0.4


def weight(deal: Deal, seat: Seat, hand: str) -> float:
    view = deal.view(BAUERN.after(seat))
    order = BAUERN.duties_in(view.contract).order
    return CallBeliefs(view).weight(seat, set_of(Copies(order).places(cards(hand))))


@each_row(
    ("acts", "seat", "likely", "unlikely"),
    [
        # Who calls has what he calls; who passes has not; who doubles stops it.
        ((CALL_GANG,), Seat.A, GANG, LOW),
        ((CALL_GANG, PASS), Seat.B, LOW, "AS TS KS QS JS"),
        ((CALL_GANG, *ALL_PASS, DOUBLE), Seat.B, "AS AC AH AD JS", LOW),
        ((CALL_GANG, *ALL_PASS, PASS), Seat.B, LOW, "AS AC AH AD JS"),
        ((CALL_GANG, *ALL_PASS, DOUBLE, DOUBLE), Seat.A, "AH TH KH QH JH", "AH TH KH QS JC"),
        ((CallContract("bettler"),), Seat.A, LOW, GANG),
    ],
)
def test_a_hand_is_likelier_if_it_speaks_for_what_was_said(
    acts: tuple[Move, ...], seat: Seat, likely: str, unlikely: str
) -> None:
    deal = auction({Seat.A: "AS TH KH QH JH"}, *acts)
    assert weight(deal, seat, likely) > 3 * weight(deal, seat, unlikely) > 0


def test_hands_of_the_same_places_in_another_order_of_the_ranks_are_other_hands() -> None:
    """Where tens are highest the places of T K Q J A are those of A T K Q J elsewhere."""
    plain, tens_high = "AH TH KH QH AS", "TH KH QH JH TS"
    for key, hand, other in (("gang", plain, tens_high), ("zehnergang", tens_high, plain)):
        deal = auction({Seat.A: "JC QC KC TD AD"}, CallContract(key), PASS, PASS)
        orders = BAUERN.duties_in(deal.contract).order
        places = [set_of(Copies(orders).places(cards(one))) for one in (hand, other)]
        assert places[0] != places[1]
        heard = PublicCalls(BAUERN, Seat.A, deal.named, orders)
        found = {one.key: one.chance for one in heard.calls(Seat.B, (places[0],), cards(hand))}
        odds = hand_odds().made(BAUERN.contracts["gang"], cards(hand), None, 0)
        assert found["gang"] == call_chance(odds)


def test_a_higher_bid_tells_of_more_points() -> None:
    rules = rules_for("na-66", {})
    poor, rich = cards("9S JS 9H JH 9C 9D"), cards("AS TS KS QS AH AC")
    deal = Deal.start(rules, rules.pack, Seat.D)
    bidder = deal.to_act
    bid = next(move for move in deal.legal_moves() if isinstance(move, Bid) and move.ticks == 3)
    deal, _ = deal.apply(bid)
    beliefs = CallBeliefs(deal.view(deal.to_act))
    places = [set_of(Copies(rules.duties.order).places(hand)) for hand in (poor, rich)]
    assert points_expected(rules, poor) < points_expected(rules, rich)
    assert beliefs.weight(bidder, places[0]) < beliefs.weight(bidder, places[1]) / 3


def test_a_pass_tells_nothing_where_nobody_may_bid_more() -> None:
    rich = cards("AS TS KS QS AH AC")
    for most, tells in ((1, False), (6, True)):
        rules = rules_for("na-66", {"max_bid": most})
        deal = Deal.start(rules, rules.pack, Seat.D)
        bid = next(move for move in deal.legal_moves() if isinstance(move, Bid))
        deal, _ = deal.apply(bid)
        passed = deal.to_act
        deal, _ = deal.apply(PASS)
        beliefs = CallBeliefs(deal.view(deal.to_act))
        assert beliefs.said_something([passed]) == tells
        places = set_of(Copies(rules.duties.order).places(rich))
        assert (beliefs.weight(passed, places) < 0.1) == tells


@each_row(
    ("hands", "acts", "said"),
    [
        ({Seat.A: LOW}, (), CallContract("bettler")),
        ({Seat.A: "AS TH KC QD JD"}, (), PASS),
        ({Seat.A: GANG, Seat.B: "JS QS JC JD QC"}, (CALL_GANG, *ALL_PASS), PASS),
        (TRAPPED, (CALL_GANG, *ALL_PASS), DOUBLE),
        # A partner never doubles his own side's contract; its player does, if nothing beats him.
        ({Seat.A: "AH TH KH QH JH"}, (CALL_GANG, *ALL_PASS, DOUBLE), DOUBLE),
        ({Seat.A: "AH TH KH QH JC"}, (CALL_GANG, *ALL_PASS, DOUBLE), PASS),
        ({Seat.A: "AH TH KH QH JC"}, (CALL_GANG, *ALL_PASS, DOUBLE, PASS), PASS),
    ],
)
def test_others_are_taken_to_say_what_their_hands_speak_for(
    hands: dict[Seat, str], acts: tuple[Move, ...], said: Move
) -> None:
    assert imagined_call(auction(hands, *acts)) == said


@each_row(
    ("hands", "acts", "move", "speaks"),
    [
        ({Seat.A: GANG}, (), CALL_GANG, True),
        ({Seat.A: "AH TH QS QD JC"}, (), CALL_GANG, False),
        ({Seat.A: GANG}, (), PASS, True),
        ({Seat.A: GANG, Seat.B: "JS QS JC JD QC"}, (CALL_GANG, *ALL_PASS), DOUBLE, False),
        (TRAPPED, (CALL_GANG, *ALL_PASS), DOUBLE, True),
        ({Seat.A: GANG}, (CALL_GANG, *ALL_PASS, DOUBLE), DOUBLE, True),
        ({Seat.A: GANG}, (CALL_GANG, *ALL_PASS, DOUBLE, PASS), DOUBLE, False),  # the partner
    ],
)
def test_a_hand_speaks_for_a_call(
    hands: dict[Seat, str], acts: tuple[Move, ...], move: Move, *, speaks: bool
) -> None:
    deal = auction(hands, *acts)
    assert speaks_for(deal.view(deal.to_act), move) == speaks


@each_row(
    ("hand", "called"),
    [
        ("AH KH JH AS AC", {"bauernschnapser"}),  # made as often as the Schnapser, more than a Gang
        ("AH KH JH AS TS", {"gang", "bauernschnapser"}),  # the Gang is made more often
        ("AH TH QS QD JC", set[str]()),
    ],
)
def test_of_contracts_made_alike_the_dearest_is_called(hand: str, called: set[str]) -> None:
    view = auction({Seat.A: hand}).view(Seat.A)
    tried = {move.contract for move in worth_trying(view) if isinstance(move, CallContract)}
    assert tried == called


@each_row(
    ("first_three", "move", "speaks"),
    [
        ("9C JS JD", NAME_TRUMP[Suit.DIAMONDS], False),  # a lone jack
        ("9C JS JD", TURN_TRUMP, True),
        ("9C JS AD", NAME_TRUMP[Suit.DIAMONDS], True),
        ("9C JD QD", NAME_TRUMP[Suit.DIAMONDS], True),
        ("9C JD QD", TURN_TRUMP, True),
        ("9C JD TD", TURN_TRUMP, False),
        ("9C KD QD", TURN_TRUMP, False),
        ("9C KD QD", NAME_TRUMP[Suit.HEARTS], False),
    ],
)
def test_what_forehand_of_three_names(first_three: str, move: Move, *, speaks: bool) -> None:
    rules, held = rules_for("three-66", {}), cards(first_three)
    deal = Deal.start(rules, rules.pack, Seat.C)
    hands = tuple(held if seat is deal.to_act else deal.hands[seat] for seat in rules.seats)
    view = replace(deal, hands=hands).view(deal.to_act)
    assert speaks_for(view, move) == speaks


def test_a_call_must_promise_more_the_more_is_at_stake() -> None:
    cautious = replace(MASTER, caution=20, boldness=0)
    deal = auction({Seat.A: GANG}, CALL_GANG, *ALL_PASS)
    first = deal.view(deal.to_act)
    again, _ = deal.apply(DOUBLE)
    assert margin(first, PASS, cautious) == 0
    assert margin(first, DOUBLE, cautious) == pytest.approx(9 * 0.2)
    assert margin(again.view(again.to_act), DOUBLE, cautious) == pytest.approx(18 * 0.2)
    bold = replace(cautious, boldness=50)
    assert margin(first, DOUBLE, bold) == pytest.approx(9 * 0.2 - 0.5)


@each_row(("game", "daring"), [("na-66", 0.7), ("cutthroat-66", 0.3)])
def test_a_bid_may_promise_a_little_less_than_a_pass(game: str, daring: float) -> None:
    rules = rules_for(game, {})
    deal = Deal.start(rules, rules.pack, rules.seats[-1])
    view = deal.view(deal.to_act)
    bids = [move for move in view.legal_moves if isinstance(move, Bid)]
    timid = replace(MASTER, boldness=-250)
    assert {margin(view, bid, MASTER) for bid in bids} == {-daring}
    assert margin(view, bids[0], timid) == pytest.approx(2.5 - daring)
    assert margin(view, PASS, MASTER) == 0


def test_where_the_game_counts_a_bid_must_promise_as_much_as_a_pass() -> None:
    rules = rules_for("na-66", {})
    deal = Deal.start(rules, rules.pack, Seat.D)
    view = replace(deal.view(deal.to_act), score=(9, 0))
    bid = next(move for move in view.legal_moves if isinstance(move, Bid))
    assert margin(view, bid, MASTER) == 0
    assert margin(view, bid, replace(MASTER, score_aware=False)) == -0.7


@each_row("level", ["master", "expert", "club"])
def test_a_certain_contract_is_called_and_not_doubled_by_who_cannot_stop_it(level: str) -> None:
    player = CalculatingPlayer(replace(MANY_LEVELS[level], iterations=20, descents=40))
    deal = auction({Seat.A: "AH TH KH QH AS", Seat.B: "JS QS JC QC JD"})
    called = player.choose(deal.view(deal.to_act), Budget(seed=1), never).move
    assert isinstance(called, CallContract)
    deal, _ = deal.apply(CALL_GANG)
    for _ in range(3):
        deal, _ = deal.apply(PASS)
    while deal.phase is Phase.DOUBLE:
        move = player.choose(deal.view(deal.to_act), Budget(seed=1), never).move
        assert move == PASS
        deal, _ = deal.apply(move)


def test_in_the_play_too_the_player_of_a_contract_holds_what_he_called() -> None:
    deal = auction({Seat.A: GANG}, CALL_GANG, *ALL_PASS, PASS, PASS)
    assert deal.phase is Phase.LEAD
    deal, _ = deal.apply(PLAY_CARD[cards("AH")[0]])
    view = deal.view(deal.to_act)
    pool = pool_for(view, MASTER, TermsKeeper(), 1)
    deaf = pool_for(replace(view, calls=(), answers=()), MASTER, TermsKeeper(), 1)
    assert pool.mean_weight() < deaf.mean_weight()


# What a hand makes by itself: certain hands, hands of one kind, and a second look at the rest.


RULES = rules_for(
    "bauernschnapsen", {"contracts": tuple(rules_for("bauernschnapsen", {}).contracts)[1:]}
)
PACK = RULES.pack


@each_row(
    ("contract", "hand", "place", "least", "most"),
    [
        # All from the top, or five trumps, cannot be beaten; no trick falls to bare jacks.
        ("gang", "AH TH KH QH JH", 0, 1.0, 1.0),
        ("gang", "AH TH KH QH AS", 0, 1.0, 1.0),
        ("zehnergang", "TH KH QH JH TS", 0, 1.0, 1.0),
        ("bauernschnapser", "AS TS KS QS JS", 0, 1.0, 1.0),
        ("bauernschnapser", "AS TS KS QS AH", 2, 0.8, 1.0),
        ("bettler", "JS JC JH JD QS", 0, 0.9, 1.0),
        # Who holds only high cards takes a trick, a low card loses one.
        ("bettler", "AS AC AH AD TS", 0, 0.0, 0.0),
        ("gang", "AH TH KH QH JC", 0, 0.0, 0.1),
        ("schnapser", "AS TS KS QS AH", 0, 0.95, 1.0),
        ("schnapser", "JS JC JH JD QC", 0, 0.0, 0.0),
    ],
)
def test_a_hand_makes_a_contract_so_often(
    contract: str, hand: str, place: int, least: float, most: float
) -> None:
    odds = hand_odds().made(RULES.contracts[contract], cards(hand), Suit.SPADES, place)
    assert least <= odds <= most


@each_row(
    ("contract", "hand", "least", "most"),
    [
        ("gang", "AS AC AH AD JS", 1.0, 1.0),  # whatever is led, an ace takes it
        ("gang", "JS JC JH JD QS", 0.0, 0.3),
        ("bettler", "JS JC JH QH QD", 0.0, 0.3),
        ("bauernschnapser", "AS KS TS AC AD", 0.95, 1.0),
    ],
)
def test_a_hand_stops_a_contract_so_often(
    contract: str, hand: str, least: float, most: float
) -> None:
    odds = hand_odds().stopped(RULES.contracts[contract], cards(hand), Suit.SPADES)
    assert least <= odds <= most


def test_hands_that_differ_only_by_plain_suits_are_of_one_kind() -> None:
    first = kind_of(cards("AS KS TH JC QC"), Suit.SPADES)
    assert first == kind_of(cards("AS KS TD JH QH"), Suit.SPADES)
    assert first == kind_of(cards("AC KC TD JH QH"), Suit.CLUBS)
    assert first != kind_of(cards("AS KS TH JC QC"), Suit.HEARTS)


def test_there_are_so_many_kinds() -> None:
    """Burnside's lemma counts them: 15,504 hands, under the orders of four or of three suits."""
    assert (len(kinds(has_trump=False)), len(kinds(has_trump=True))) == (901, 3077)


def test_of_other_hands_nothing_is_known() -> None:
    gang = RULES.contracts["gang"]
    assert hand_odds().made(gang, cards("AH TH KH"), None, 0) == UNKNOWN
    nines = [card for card in ALL_CARDS if card not in PACK][:5]
    assert hand_odds().made(gang, nines, None, 0) == UNKNOWN


def test_the_better_the_odds_the_likelier_the_call() -> None:
    chances = [call_chance(number / 10) for number in range(11)]
    assert chances == sorted(chances)
    assert chances[3] < 0.05 < 0.95 < chances[9]


def in_contract(key: str, source: random.Random) -> Deal:
    """A deal in which A, who leads, has called a contract."""
    while True:
        deal = Deal.start(RULES, source.sample(PACK, len(PACK)), Seat.D)
        deal, _ = deal.apply(deal.legal_moves()[0])
        while deal.phase in (Phase.BID, Phase.DOUBLE):
            call = CallContract(key)
            deal, _ = deal.apply(call if call in deal.legal_moves() else PASS)
        if deal.contract is not None and deal.contract.key == key and deal.bidder is Seat.A:
            return deal


def makes(deal: Deal) -> bool:
    """Whether A makes his contract in open cards, all others together against him."""
    if deal.outcome is not None:
        return bool(deal.outcome.end.made)
    after = (makes(deal.apply(move)[0]) for move in deal.legal_moves())
    return any(after) if deal.to_act is Seat.A else all(after)


@each_row(("key", "hand"), [("bettler", "JH QH KH JS QC"), ("bettler", "JH JS QS KC QD")])
def test_the_odds_are_those_of_trying_everything_after_a_first_card(key: str, hand: str) -> None:
    """Twenty deals: the odds are from others, so only what is far from them is wrong."""
    source = random.Random(hand)
    deal = in_contract(key, source)
    rest = [card for card in PACK if card not in cards(hand)]
    made = dict.fromkeys(cards(hand), 0)
    for _ in range(20):
        dealt = source.sample(rest, len(rest))
        hands = (cards(hand), *(tuple(dealt[place * 5 : place * 5 + 5]) for place in range(3)))
        whole = replace(deal, hands=hands)
        for card in made:
            made[card] += makes(whole.apply(PLAY_CARD[card])[0])
    odds = hand_odds().made(RULES.contracts[key], cards(hand), None, 0)
    assert odds == pytest.approx(max(made.values()) / 20, abs=0.3)
