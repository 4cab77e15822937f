"""What a seat has seen of a deal is enough for its view (docs/engine.md)."""

import random

import pytest

from sixtysix_gui.records import (
    DealRecord,
    Replay,
    SeenDeal,
    SeenDealError,
    Unseen,
    replay,
    seen_by,
    view_of_seen,
)
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.moves import GO_OUT, CallContract, Meld, Move
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.named import rule_set, rule_set_names
from tools.random_deals.options import random_rules

GAMES = rule_set_names(close=False)


def random_replay(game: str, seed: int) -> Replay:
    """A whole deal: marriages often, calls and claims seldom; every other one by random rules."""
    chance = random.Random(seed)
    rules = rule_set(game) if seed % 2 else random_rules(game, seed)
    pack = list(rules.pack)
    chance.shuffle(pack)
    deal = Deal.start(rules, pack, chance.choice(rules.seats))
    start, moves = deal, list[Move]()
    while not deal.is_over:
        legal = deal.legal_moves()
        weights = [weight(move) for move in legal]
        moves.append(chance.choices(legal, weights)[0])
        deal, _ = deal.apply(moves[-1])
    return replay(DealRecord(rules, tuple(pack), start.dealer, tuple(moves)))


def weight(move: Move) -> float:
    if isinstance(move, Meld):
        return 8
    return 0.2 if isinstance(move, CallContract) or move == GO_OUT else 2


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(12))
def test_the_view_is_that_of_the_whole_deal(game: str, seed: int) -> None:
    whole = random_replay(game, seed)
    for count in range(len(whole.states) - 1):
        part = Replay(whole.record, whole.states[: count + 1], whole.events[:count])
        for seat in part.record.rules.seats:
            seen = seen_by(part, seat)
            assert view_of_seen(seen) == part.state.view(seat), seen.tokens


def seen(**changes: object) -> SeenDeal:
    """What forehand A knows before his first act in na-66, with something changed."""
    values: dict[str, object] = {
        "rules": rule_set("na-66"),
        "seat": Seat.A,
        "dealer": Seat.D,
        "hand": cards("AC TC KC AH TH KH"),
    }
    return SeenDeal(**{**values, **changes})  # pyright: ignore[reportArgumentType]


def cards(codes: str) -> tuple[Card, ...]:
    return tuple(map(Card.parse, codes.split()))


def words(text: str) -> tuple[str, ...]:
    return tuple(text.split())


IDIOTS = {"rules": rule_set("idiots-66"), "dealer": Seat.B}
FOUR = {"rules": rule_set("four-66")}
THREE = {
    "rules": rule_set("three-66"),
    "dealer": Seat.C,
    "hand": cards("AC TC KC AH TH KH QH JH"),
}
GAIGEL = {
    "rules": rule_set("gaigel"),
    "dealer": Seat.B,
    "hand": cards("AC AC KC AH TH"),
    "shown": Card.parse("7H"),
}
BAUERN = {"rules": rule_set("bauernschnapsen"), "hand": cards("AC TC KC AH TH")}
CALLED = "trump C A=- B=- C=- D=-"
WRONG: list[tuple[dict[str, object], Unseen, str]] = [
    ({"hand": cards("AC")}, Unseen.HAND_SIZE, "A hand of this rule set is dealt 6 cards, not 1."),
    (
        {"hand": cards("AC TC KC AH TH 7H")},
        Unseen.CARD_FOREIGN,
        "7H does not belong to the pack of 24 cards.",
    ),
    ({"hand": cards("AC TC KC AH TH AC")}, Unseen.CARD_TWICE, "AC is there twice."),
    (
        {**FOUR, "shown": Card.parse("AC"), "dealer": Seat.B},
        Unseen.CARD_TWICE,
        "AC is there twice.",
    ),
    (
        {**FOUR, "shown": Card.parse("9C"), "dealer": Seat.A},
        Unseen.CARD_TWICE,
        "9C is there twice.",
    ),
    ({"tokens": words("A=x")}, Unseen.ILLEGAL_MOVE, "Move 1, “A=x” by A: First bid, or pass."),
    ({"tokens": words("aus")}, Unseen.TOKEN_MALFORMED, "Move 1, “aus”, is none"),
    ({"tokens": words("out")}, Unseen.ILLEGAL_MOVE, "Move 1, “out” by A: First bid, or pass."),
    ({"tokens": words("??")}, Unseen.TOKEN_MALFORMED, "Move 1, “??”, is none"),
    ({"tokens": words("trump")}, Unseen.TOKEN_MALFORMED, "Move 1, “trump”, is none"),
    ({"tokens": words("trump AC")}, Unseen.TOKEN_MALFORMED, "Move 1, “trump AC”, is none"),
    ({"tokens": words("face AC")}, Unseen.TOKEN_MALFORMED, "Move 1, “face AC”, is none"),
    ({"tokens": words("B=2")}, Unseen.TOKEN_WRONG, "Move 1 is written “A=2” here, not “B=2”."),
    ({"tokens": words("A=7")}, Unseen.ILLEGAL_MOVE, "Move 1, “A=7” by A: At most 6 may be bid."),
    (
        {"tokens": words("A=2 B=- C=- D=- AC TC")},
        Unseen.ILLEGAL_MOVE,
        "Move 6, “TC” by B: You do not hold the ten of clubs.",
    ),
    (
        {"tokens": words("A=2 B=- C=- D=- xAC")},
        Unseen.ILLEGAL_MOVE,
        "Move 5, “xAC” by A: ",
    ),
    (
        {**IDIOTS, "tokens": words("AC 9C")},
        Unseen.DRAWN_MISSING,
        "Card 1 of those drawn is missing.",
    ),
    (
        {**IDIOTS, "tokens": words("AC 9C"), "drawn": cards("9C")},
        Unseen.DRAWN_ELSEWHERE,
        "Card 1 of those drawn, 9C, lay elsewhere.",
    ),
    (
        {**IDIOTS, "drawn": cards("9C")},
        Unseen.DRAWN_TOO_MANY,
        "There are 1 drawn cards more than the moves draw.",
    ),
    (
        {**THREE, "tokens": words("face 9C")},
        Unseen.TOKEN_WRONG,
        "Move 1 is written “face AH” here, not “face 9C”.",
    ),
    ({**BAUERN, "tokens": words(CALLED + " B=y")}, Unseen.TOKEN_MALFORMED, "Move 6, “B=y”"),
    ({**GAIGEL, "tokens": words("xKH")}, Unseen.TOKEN_WRONG, "Move 1 is written “x7H” here"),
]


@pytest.mark.parametrize(("changes", "reason", "sentence"), WRONG)
def test_what_no_seat_can_have_seen(
    changes: dict[str, object], reason: Unseen, sentence: str
) -> None:
    with pytest.raises(SeenDealError) as raised:
        view_of_seen(seen(**changes))
    assert raised.value.reason is reason
    assert str(raised.value).startswith(sentence)


def test_others_are_believed_where_only_their_hidden_cards_could_forbid_it() -> None:
    view = view_of_seen(seen(tokens=words("A=2 B=- C=- D=- AC AD")))
    assert view.table[-1].card == Card.parse("AD")
