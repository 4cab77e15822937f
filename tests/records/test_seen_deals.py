"""A deal told as one seat has seen it gives back exactly the view of that seat."""

import random
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixtysix_gui.records import (
    DealRecord,
    Replay,
    SeenDeal,
    SeenDealError,
    Unseen,
    read_records,
    replay,
    seen_by,
    view_of_seen,
)
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.moves import GO_OUT, CallContract, Meld, Move
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.named import rule_set, rule_set_names
from sixtysix_gui.rules.sets.rules import Rules
from tests.helpers.deals.engine import cards, engine_rules
from tests.helpers.deals.golden_rule_sets import GoldenRuleSet
from tests.helpers.deals.random_ones.records import random_record
from tests.helpers.deals.random_ones.rules import random_rules as mixed_rules
from tests.helpers.deals.record_texts import golden_record
from tests.helpers.deals.rule_mixtures import rule_mixtures
from tests.records.many_records import dealt_record
from tools.random_deals.options import random_rules


def check_every_view(rules: Rules, source: random.Random, eagerness: float = 0.4) -> None:
    check_views_of(random_record(rules, source, eagerness=eagerness))


def check_views_of(record: DealRecord) -> None:
    whole = replay(record)
    score = tuple(range(3, 3 + len(record.rules.parties)))
    for length, state in enumerate(whole.states):
        part = Replay(whole.record, whole.states[: length + 1], whole.events[:length])
        for seat in record.rules.seats:
            seen = seen_by(part, seat)
            assert view_of_seen(seen, score, 1) == state.view(seat, score, 1), seen.tokens


@pytest.mark.slow(sample=9)
@pytest.mark.parametrize("name", rule_set_names(close=True))
@pytest.mark.parametrize("seed", range(30))
def test_every_view_of_a_deal_comes_back(name: str, seed: int) -> None:
    source = random.Random(f"{name} {seed}")
    for _ in range(2):
        check_every_view(rule_set(name), source, source.random() * 0.6)


@pytest.mark.slow(sample=10)
@pytest.mark.parametrize("seed", range(300))
def test_every_view_under_any_rules_comes_back(seed: int) -> None:
    source = random.Random(seed)
    for _ in range(3):
        check_every_view(mixed_rules(source), source, source.random() * 0.6)


def some_move(deal: Deal, chance: random.Random) -> Move:
    """A move: marriages often, calls and claims seldom."""
    legal = deal.legal_moves()
    return chance.choices(legal, [weight(move) for move in legal])[0]


def weight(move: Move) -> float:
    if isinstance(move, Meld):
        return 8
    return 0.2 if isinstance(move, CallContract) or move == GO_OUT else 2


@pytest.mark.parametrize("name", rule_set_names(close=False))
@pytest.mark.parametrize("seed", range(12))
def test_every_view_of_a_deal_of_several_comes_back(name: str, seed: int) -> None:
    rules = rule_set(name) if seed % 2 else random_rules(name, seed)
    check_views_of(dealt_record(rules, seed, choose=some_move))


@given(rule_mixtures(), st.integers(0, 2**32))
def test_every_view_of_any_mixture_comes_back(rules: GoldenRuleSet, seed: int) -> None:
    check_every_view(engine_rules(rules.variant, rules.overrides), random.Random(seed))


HAND = "AC KH TS JS TC 9S"
NINE = "AC KH TS JS TC 9D"
DRAWN = "KD ?? QD ??"
MOVES = "9C AC d 9S 9H d 40D QD JH #- /xTD TS TD AH KH TH KD"


def seen(moves: str, drawn: str = "", hand: str = HAND, seat: str = "A") -> SeenDeal:
    """What a seat has seen of the record R1 of rules.md 6.6, or of something like it."""
    return SeenDeal(
        rules=rule_set("german-66"),
        seat=Seat[seat],
        dealer=Seat.A,
        hand=cards(hand),
        shown=cards("TD")[0],
        drawn=tuple(None if code == "??" else cards(code)[0] for code in drawn.split()),
        tokens=tuple(moves.split()),
    )


def test_a_record_is_told_with_every_draw() -> None:
    (record,) = read_records(golden_record("r1"))
    assert seen_by(replay(record), Seat.A) == seen(f"{MOVES} out", DRAWN)
    other = seen_by(replay(record), Seat.B)
    assert other == seen(f"{MOVES} out", "?? QC ?? QH", "9C 9H AH TH JH 9D", "B")


def test_draws_that_happen_by_themselves_are_told_too() -> None:
    (record,) = read_records(golden_record("r2"))
    rules = record.rules.with_overrides({"close.first_lead": False})
    record = replace(record, rules=rules, moves=record.moves[1:3], tags=())
    told = seen_by(replay(record), Seat.B)
    assert (told.tokens, told.drawn) == (("AS", "JC", "d"), (cards("TC")[0], None))


RIGHT = [
    ("", ""),
    ("9C 9S", ""),
    ("9C AC d", "KD ??"),
    ("9C AC d 9S 9H d 40D QD JH", DRAWN),
    ("9C AC d 9S 9H d 40D QD JH #-", DRAWN),
    ("9C! 10C d", "KD ??"),
]


@pytest.mark.parametrize(("moves", "drawn"), RIGHT)
def test_what_can_have_been_is_taken(moves: str, drawn: str) -> None:
    view = view_of_seen(seen(moves, drawn))
    assert len(view.hand) == view.hand_sizes[Seat.A]


WRONG = [
    # cards
    (seen("", hand="AC KH"), Unseen.HAND_SIZE, "A hand of this rule set is dealt 6 cards, not 2."),
    (seen("", hand="AC KH TS JS TC 8S"), Unseen.CARD_FOREIGN,
     "8S does not belong to the pack of 24 cards."),
    (seen("9C AC d", "7S ??"), Unseen.CARD_FOREIGN, "7S does not belong to the pack of 24 cards."),
    (seen("", hand="AC KH TS JS TC AC"), Unseen.CARD_TWICE, "AC is there twice."),
    (seen("", hand="AC KH TS JS TC TD"), Unseen.CARD_TWICE, "TD is there twice."),
    # words
    (seen("9C pass"), Unseen.TOKEN_MALFORMED,
     "Move 2, “pass”, is none: only the words of moves stand here."),
    (seen("1. 9C AC"), Unseen.TOKEN_MALFORMED, None),
    (seen("9C AC A+11"), Unseen.TOKEN_MALFORMED, None),
    (seen("??"), Unseen.TOKEN_MALFORMED, None),
    (seen("*"), Unseen.TOKEN_MALFORMED, None),
    (seen("9C AC #"), Unseen.TOKEN_WRONG, "Move 3 is written “#-” here, not “#”."),
    (seen("#-"), Unseen.TOKEN_WRONG, "Move 1 is written “#” here, not “#-”."),
    (seen("# xTD", hand=NINE), Unseen.TOKEN_WRONG,
     "Move 2 is written “/xTD” here, not “xTD”."),
    (seen("# /xKD", hand=NINE), Unseen.TOKEN_WRONG,
     "Move 2 is written “/xTD” here, not “/xKD”."),
    (seen("20D"), Unseen.TOKEN_WRONG, "Move 1 is written “40D” here, not “20D”."),
    # moves
    (seen("AC"), Unseen.ILLEGAL_MOVE, "Move 1, “AC” by B: You do not hold the ace of clubs."),
    (seen("9C 9D"), Unseen.ILLEGAL_MOVE,
     "Move 2, “9D” by A: You do not hold the nine of diamonds."),
    (seen("9C d"), Unseen.ILLEGAL_MOVE, "Move 2, “d” by A: There is nothing to draw now."),
    (seen("9C AC 9S"), Unseen.ILLEGAL_MOVE, "Move 3, “9S” by A: Draw a card first."),
    (seen("9C AC d 9S 9C", "KD ??"), Unseen.ILLEGAL_MOVE, None),
    (seen(f"{MOVES} out AC", DRAWN), Unseen.ILLEGAL_MOVE,
     "Move 19, “AC” by A: This deal is over."),
    # draws
    (seen("9C AC d"), Unseen.DRAWN_MISSING, "Card 1 of those drawn is missing."),
    (seen("9C AC d", "KD"), Unseen.DRAWN_MISSING, "Card 2 of those drawn is missing."),
    (seen("9C AC d", "KD 9D"), Unseen.DRAWN_HIDDEN,
     "Card 2 of those drawn went to the other hand, so it is written “??”."),
    (seen("9C AC d", "?? KD"), Unseen.DRAWN_UNKNOWN,
     "Card 1 of those drawn came to the own hand, so it has a name."),
    (seen("9C AC d", "9C ??"), Unseen.DRAWN_ELSEWHERE,
     "Card 1 of those drawn, 9C, lay elsewhere."),
    (seen("9C AC d", "JS ??"), Unseen.DRAWN_ELSEWHERE, None),
    (seen("9C AC", "KD ??"), Unseen.DRAWN_TOO_MANY,
     "There are 2 drawn cards more than the moves draw."),
]  # fmt: skip


NA = "AC TC KC AH TH KH"
THREE, FIVE = "AC TC KC AH TH KH QH JH", "AC TC KC AH TH"
GAIGEL = "AC AC KC AH TH"
OPENED = "A=2 B=- C=- D=-"
CALLED = "trump C A=- B=- C=- D=-"


def of_several(
    game: str, dealer: str, hand: str, moves: str, drawn: str = "", shown: str = ""
) -> SeenDeal:
    """What A knows in a game whose talon is never closed."""
    card = Card.parse(shown) if shown else None
    seats = rule_set(game), Seat.A, Seat[dealer]
    return SeenDeal(*seats, cards(hand), card, cards(drawn), tuple(moves.split()))


OF_SEVERAL = [
    (of_several("na-66", "D", "AC", ""), Unseen.HAND_SIZE,
     "A hand of this rule set is dealt 6 cards, not 1."),
    (of_several("na-66", "D", "AC TC KC AH TH 7H", ""), Unseen.CARD_FOREIGN,
     "7H does not belong to the pack of 24 cards."),
    (of_several("na-66", "D", "AC TC KC AH TH AC", ""), Unseen.CARD_TWICE, "AC is there twice."),
    (of_several("four-66", "B", NA, "", shown="AC"), Unseen.CARD_TWICE, "AC is there twice."),
    (of_several("four-66", "A", NA, "", shown="9C"), Unseen.CARD_TWICE, "9C is there twice."),
    (of_several("na-66", "D", NA, "A=x"), Unseen.TOKEN_MALFORMED, None),
    (of_several("na-66", "D", NA, "aus"), Unseen.TOKEN_MALFORMED, None),
    (of_several("na-66", "D", NA, "d"), Unseen.TOKEN_MALFORMED, None),
    (of_several("na-66", "D", NA, "C"), Unseen.TOKEN_MALFORMED, None),
    (of_several("na-66", "D", NA, "out"), Unseen.ILLEGAL_MOVE,
     "Move 1, “out” by A: First bid, or pass."),
    (of_several("na-66", "D", NA, "??"), Unseen.TOKEN_MALFORMED,
     "Move 1, “??”, is none: only the words of moves stand here."),
    (of_several("na-66", "D", NA, "trump"), Unseen.TOKEN_MALFORMED, None),
    (of_several("na-66", "D", NA, "trump AC"), Unseen.TOKEN_MALFORMED,
     "Move 1, “trump AC”, is none: only the words of moves stand here."),
    (of_several("na-66", "D", NA, "face AC"), Unseen.TOKEN_MALFORMED, None),
    (of_several("na-66", "D", NA, "B=2"), Unseen.TOKEN_WRONG,
     "Move 1 is written “A=2” here, not “B=2”."),
    (of_several("na-66", "D", NA, "A=7"), Unseen.ILLEGAL_MOVE,
     "Move 1, “A=7” by A: At most 6 may be bid."),
    (of_several("na-66", "D", NA, f"{OPENED} AC TC"), Unseen.ILLEGAL_MOVE,
     "Move 6, “TC” by B: You do not hold the ten of clubs."),
    (of_several("na-66", "D", NA, f"{OPENED} xAC"), Unseen.ILLEGAL_MOVE, None),
    (of_several("idiots-66", "B", NA, "AC 9C"), Unseen.DRAWN_MISSING,
     "Card 1 of those drawn is missing."),
    (of_several("idiots-66", "B", NA, "AC 9C", "9C"), Unseen.DRAWN_ELSEWHERE,
     "Card 1 of those drawn, 9C, lay elsewhere."),
    (of_several("idiots-66", "B", NA, "", "9C"), Unseen.DRAWN_TOO_MANY,
     "There are 1 drawn cards more than the moves draw."),
    (of_several("three-66", "C", THREE, "face 9C"), Unseen.TOKEN_WRONG,
     "Move 1 is written “face AH” here, not “face 9C”."),
    (of_several("three-66", "B", THREE, "face AC"), Unseen.TOKEN_WRONG, None),
    (of_several("bauernschnapsen", "D", FIVE, f"{CALLED} B=y"), Unseen.TOKEN_MALFORMED, None),
    (of_several("gaigel", "B", GAIGEL, "xKH", shown="7H"), Unseen.ILLEGAL_MOVE,
     "Move 1, “xKH” by A: First say how you open the deal."),
]  # fmt: skip


@pytest.mark.parametrize(("told", "reason", "sentence"), [*WRONG, *OF_SEVERAL])
def test_what_cannot_have_been_is_refused(
    told: SeenDeal, reason: Unseen, sentence: str | None
) -> None:
    with pytest.raises(SeenDealError) as caught:
        view_of_seen(told)
    assert caught.value.reason is reason
    assert sentence in (None, str(caught.value))


def test_a_draw_that_happens_by_itself_must_be_written() -> None:
    rules = rule_set("schnapsen")
    told = SeenDeal(rules, Seat.B, Seat.A, cards("AS QD QS KS JD"), cards("TS")[0])
    drawn = (cards("TC")[0], None)
    for tokens in (("AS", "JC"), ("AS", "JC", "KS")):
        with pytest.raises(SeenDealError, match=r"^The cards are drawn after move 2, so “d” "):
            view_of_seen(replace(told, tokens=tokens, drawn=drawn))
    view = view_of_seen(replace(told, tokens=("AS", "JC", "d"), drawn=drawn))
    assert view.hand == cards("QD QS KS JD TC")


def test_the_turn_up_is_drawn_last() -> None:
    (record,) = read_records(golden_record("r3"))
    told = seen_by(replay(replace(record, moves=record.moves[:20])), Seat.B)
    place = told.drawn.index(cards("9S")[0])
    assert place == len(told.drawn) - 1
    for code in ("AS", "KC"):
        wrong = replace(told, drawn=(*told.drawn[:place], cards(code)[0]))
        with pytest.raises(SeenDealError, match="is the card under the talon, 9S"):
            view_of_seen(wrong)


def test_a_hand_of_which_every_card_is_known_holds_no_other() -> None:
    told = SeenDeal(rule_set("schnapsen"), Seat.A, Seat.A, cards("JC JD QC QD KC"), cards("TS")[0])
    tokens = ("#", "20H", "QH", "JC", "AC", "QC", "AD", "JD", "TD", "QD")
    assert view_of_seen(replace(told, tokens=tokens)).known[Seat.B] == cards("KH")
    assert view_of_seen(replace(told, tokens=(*tokens, "KH"))).led == cards("KH")[0]
    with pytest.raises(SeenDealError, match="You do not hold the jack of hearts"):
        view_of_seen(replace(told, tokens=(*tokens, "JH")))


def test_others_are_believed_where_only_their_hidden_cards_could_forbid_it() -> None:
    view = view_of_seen(of_several("na-66", "D", NA, f"{OPENED} AC AD"))
    assert view.table[-1].card == Card.parse("AD")
