"""From a pack to hands and talon (rules.md 6.3, "Dealing from Pack"; many.md 12.2)."""

import pytest

from sixtysix_gui.rules.cards import Card, Suit, pack_cards
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.errors import PackError
from sixtysix_gui.rules.events import CardsDealt, Event, TrumpTurned
from sixtysix_gui.rules.seats import BOTH, Seat, opposite
from sixtysix_gui.rules.sets.rules import rule_set
from tests.helpers.deals.engine import cards, start
from tests.helpers.rows import each_row
from tests.rules.data.rows import deals, setting

R1 = "9C 9H AH AC KH TS TH JH 9D JS TC 9S TD KD QC QD QH AS AD JD KS KC JC QS"
R2 = "AS QD QS KC QH AD TS KS JD AC JC TC JS KH KD TH JH AH QC TD"
LAID_OUT = [
    "german-66 | 9C 9H AH TH JH 9D | AC KH TS JS TC 9S | KD QC QD QH AS AD JD KS KC JC QS TD",
    "schnapsen | AS QD QS KS JD | KC QH AD AC JC | TC JS KH KD TH JH AH QC TD TS",
    "schnapsen-bar | AS QD QS TS KS | KC QH AD JD AC | TC JS KH KD TH JH AH QC TD JC",
    "german-66; deal.batches=[2, 2, 2] | 9C 9H KH TS 9D JS | AH AC TH JH TC 9S | "
    "KD QC QD QH AS AD JD KS KC JC QS TD",
    "schnapsen; deal.batches=[1, 1, 1, 1, 1]; deal.turn_up=after-batch-1 | AS KC AD KS AC | "
    "QD QH TS JD JC | TC JS KH KD TH JH AH QC TD QS",
]
"""Rules, and the hands of forehand and dealer and the talon that one of the packs gives."""


@each_row("row", LAID_OUT)
@each_row("seat", BOTH)
def test_two_hands_and_a_talon(row: str, seat: Seat) -> None:
    given, *places = row.split(" | ")
    forehand, dealer, talon = map(cards, places)
    game, _, options = given.partition(";")
    rules = rule_set(game, setting(game, options).overrides)
    deal = Deal.start(rules, cards(R2 if rules.deck_pack == 20 else R1), seat)
    assert (deal.hands[opposite(seat)], deal.hands[seat]) == (forehand, dealer)
    assert deal.undealt == talon
    assert deal.to_act is deal.leader is opposite(seat)
    assert deal.turn_up == talon[-1]
    assert deal.trump is talon[-1].suit
    assert not deal.is_over


NINES = "9C JC QC KC TC AC 9S JS QS KS TS AS 9H JH QH KH TH AH 9D JD QD KD TD AD"
JACKS = "JC QC KC TC AC JS QS KS TS AS JH QH KH TH AH JD QD KD TD AD"
OPENINGS = [
    ("german-66", NINES, "A", "B 9C JC QC; A KC TC AC; B 9S JS QS; A KS TS AS; 9H"),
    ("schnapsen", JACKS, "B", "A JC QC KC; B TC AC JS; QS; A KS TS; B AS JH"),
    ("three-66", "", "", "A KS 9S JD; B AC TC KC; C QC JC 9C"),
    (
        "four-66",
        "",
        "",
        "KH; B AC TC KC; A QC JC 9C; C AS TS KS; D QS JS 9S; B AH TH QH; A JH 9H AD; C TD KD QD; "
        "D JD 9D KH",
    ),
    (
        "na-66",
        "",
        "",
        "A KS QS KD; B KC QC JC; C 9C AS TS; D JS 9S AH; A QD AC TC; B TH KH QH; C JH 9H AD; "
        "D TD JD 9D",
    ),
    (
        "gaigel",
        "",
        "",
        "D AS TS 7C; C AC TC KC; B KS QS 7S; A JC QC 7H; TH; D KH QH; C 7C JS; B AD TD; A KD 7D",
    ),
    ("gaigel-2", "", "", "B AS TS 7C; A AC TC KC; KS; B QS 7S; A JC QC"),
]
"""What is seen of dealing: batches, and the card that fixes trump; no pack is one of refusals.txt.

The cut card of four-66 is seen before the dealer's partner is served first; Gaigel goes against the
clock, and its turn-up is seen after the first batch; forehand of three-66 names trump after three.
"""


def event_of(text: str) -> Event:
    seat, _, codes = text.partition(" ")
    if not codes:
        return TrumpTurned(Card.parse(seat))
    return CardsDealt(Seat[seat], len(codes.split()), cards(codes))


@each_row(("name", "pack", "dealer", "events"), OPENINGS)
def test_what_is_seen_of_dealing(name: str, pack: str, dealer: str, events: str) -> None:
    deal = start(rule_set(name), pack, dealer) if pack else deals()[name].start()
    assert deal.opening_events() == tuple(map(event_of, events.split("; ")))


TALONS = [
    ("gaigel", 28, "TH"),
    ("gaigel-2", 38, "KS"),
    ("idiots-66", 12, None),
    ("four-66", 0, None),
]


@each_row(("name", "size", "turn_up"), TALONS)
def test_what_is_left(name: str, size: int, turn_up: str | None) -> None:
    deal = deals()[name].start()
    assert (deal.talon_size, deal.turn_up and deal.turn_up.code) == (size, turn_up)


def test_gaigel_has_every_card_twice() -> None:
    pack = rule_set("gaigel").pack
    assert pack[:12] == cards("AC AC TC TC KC KC QC QC JC JC 7C 7C")
    assert [pack.index(one) // 12 for one in pack] == [suit for suit in Suit for _ in range(12)]
    assert pack == pack_cards(48) == rule_set("gaigel-2").pack
    assert sum(one.points for one in pack) == 240


FOUR = deals()["four-66"].cards.pack
WRONG = [
    ("german-66", f"{NINES} AC", "The pack holds AC twice."),
    ("german-66", NINES[:-3], "The pack lacks AD."),
    ("german-66", "", "The pack lacks AC."),
    ("german-66", f"{NINES[:-3]} 7D", "7D does not belong to the pack of 24 cards."),
    ("german-66", JACKS, "The pack lacks 9C."),
    ("schnapsen", "9C", "9C does not belong to the pack of 20 cards."),
    ("four-66", FOUR.replace("KH", "AC"), "The pack holds AC twice."),
    ("four-66", FOUR.replace("KH", "7H"), "7H does not belong to the pack of 24 cards."),
    ("four-66", FOUR[:-3], "The pack lacks KH."),
    ("gaigel", "AC AC AC", "AC does not belong to this pack, or not so often."),
    ("gaigel", "9C", "9C does not belong to this pack, or not so often."),
    ("gaigel", "AC", "The pack lacks AC."),
]


@each_row(("name", "pack", "sentence"), WRONG)
def test_a_wrong_pack_is_refused(name: str, pack: str, sentence: str) -> None:
    with pytest.raises(PackError) as raised:
        start(rule_set(name), pack)
    assert str(raised.value) == sentence
