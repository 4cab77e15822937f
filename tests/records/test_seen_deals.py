"""A deal told as one seat has seen it gives back exactly the view of that seat."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice
from pathlib import Path

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
from sixtysix_gui.rules.sets.rules import Rules, rule_set, rule_set_names
from tests.helpers.deals.engine import cards, engine_rules
from tests.helpers.deals.golden_rule_sets import GoldenRuleSet
from tests.helpers.deals.random_deals import random_record
from tests.helpers.deals.random_deals import random_rules as mixed_rules
from tests.helpers.deals.record_texts import golden_record
from tests.helpers.deals.rule_mixtures import rule_mixtures
from tests.helpers.rows import each_row
from tests.records.many_records import dealt_record
from tools.random_deals.options import random_rules


def check_every_view(rules: Rules, source: random.Random, eagerness: float = 0.4) -> None:
    check_views_of(random_record(rules, source, eagerness=eagerness))


def check_views_of(record: DealRecord, step: int = 1, first: int = 0) -> None:
    """Tell what every seat has seen after each move, and before the first, or some of them."""
    whole = replay(record)
    score = tuple(range(3, 3 + len(record.rules.parties)))
    for length, state in islice(enumerate(whole.states), first % step, None, step):
        part = Replay(whole.record, whole.states[: length + 1], whole.events[:length])
        for seat in record.rules.seats:
            seen = seen_by(part, seat)
            face_down = state.view(seat).face_down
            assert seen.tokens.count("??") == sum(laid.card is None for laid in face_down)
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


@each_row("name", rule_set_names(close=False))
@each_row("seed", range(12))
def test_every_view_of_a_deal_of_several_comes_back(name: str, seed: int, exhaustive: bool) -> None:
    rules = rule_set(name) if seed % 2 else random_rules(name, seed)
    record = dealt_record(rules, seed, choose=some_move)
    check_views_of(record, 1 if exhaustive else 6, seed)


@given(rule_mixtures(), st.integers(0, 2**32))
def test_every_view_of_any_mixture_comes_back(rules: GoldenRuleSet, seed: int) -> None:
    check_every_view(engine_rules(rules.variant, rules.overrides), random.Random(seed))


DRAWN = "KD ?? QD ??"
MOVES = "9C AC d 9S 9H d 40D QD JH #- /xTD TS TD AH KH TH KD"
R1_OF_A = ("german-66", "A", "AC KH TS JS TC 9S", "TD")
R1_OF_B = ("german-66", "A", "9C 9H AH TH JH 9D", "TD")
"""The record R1 of rules.md 6.6: game, dealer, hand, turn-up."""


def seen(place: Sequence[str], moves: str, drawn: str = "", seat: Seat = Seat.A) -> SeenDeal:
    """What a seat has seen of a deal; ``??`` is a card drawn by others."""
    game, dealer, hand, shown = place
    return SeenDeal(
        rules=rule_set(game),
        seat=seat,
        dealer=Seat[dealer],
        hand=cards(hand),
        shown=cards(shown)[0] if shown else None,
        drawn=tuple(None if code == "??" else cards(code)[0] for code in drawn.split()),
        tokens=tuple(moves.split()),
    )


def test_a_record_is_told_with_every_draw() -> None:
    (record,) = read_records(golden_record("r1"))
    assert seen_by(replay(record), Seat.A) == seen(R1_OF_A, f"{MOVES} out", DRAWN)
    other = seen_by(replay(record), Seat.B)
    assert other == seen(R1_OF_B, f"{MOVES} out", "?? QC ?? QH", Seat.B)


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


@each_row(("moves", "drawn"), RIGHT)
def test_what_can_have_been_is_taken(moves: str, drawn: str) -> None:
    view = view_of_seen(seen(R1_OF_A, moves, drawn))
    assert len(view.hand) == view.hand_sizes[Seat.A]


def refused() -> Iterator[tuple[SeenDeal, Unseen, str]]:
    """Yield the rows of seen_refused.txt."""
    place: list[str] = []
    for line in Path(__file__).with_name("seen_refused.txt").read_text("utf-8").splitlines()[3:]:
        fields = [field.strip() for field in f"{line} ".split(" |")]
        if line[0] == " ":
            moves, drawn, reason, sentence = fields
            yield seen(place, moves, drawn), Unseen[reason], sentence
        else:
            place = fields


@each_row(("seen_deal", "reason", "sentence"), list(refused()))
def test_what_cannot_have_been_is_refused(
    seen_deal: SeenDeal, reason: Unseen, sentence: str
) -> None:
    with pytest.raises(SeenDealError) as caught:
        view_of_seen(seen_deal)
    assert caught.value.reason is reason
    assert sentence in ("", str(caught.value))


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


NA = ("na-66", "D", "AC TC KC AH TH KH", "")


def test_others_are_believed_where_only_their_hidden_cards_could_forbid_it() -> None:
    view = view_of_seen(seen(NA, "A=2 B=- C=- D=- AC AD"))
    assert view.table[-1].card == Card.parse("AD")
