"""What moves bring about, event by event (rules.md 3.2 and 3.3; many.md 2 to 8)."""

import pytest

from sixtysix_gui.rules.cards import Card, Suit, pack_cards
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import NoTrumpError, Phase
from sixtysix_gui.rules.errors import PackError
from sixtysix_gui.rules.events import (
    BidMade,
    CardDrawn,
    CardPlayed,
    CardsDealt,
    ContractCalled,
    DealEnded,
    Doubled,
    Event,
    HandShown,
    LastTrickBonus,
    MarriageMelded,
    Passed,
    SatOut,
    SlamWon,
    TalonClosed,
    TrickWon,
    TrumpExchanged,
    TrumpNamed,
    TrumpTurned,
    WentOut,
    as_seen_by,
)
from sixtysix_gui.rules.history import Answer, Call, trick_of
from sixtysix_gui.rules.seats import BOTH, PARTNERS, Seat, opposite, seats_of
from sixtysix_gui.rules.sets.rules import rule_set
from tests.helpers.deals.engine import cards, start
from tests.helpers.deals.trick_games import tokens
from tests.helpers.rows import each_row
from tests.rules.data.rows import after, deals, move_of, setting

A, B, C, D = seats_of(PARTNERS)
card = Card.parse


def deal_of(game: str, options: dict[str, object] | None = None) -> Deal:
    """The deal of a game in refusals.txt, by other options of its rules."""
    where = deals()[game]
    return start(rule_set(game, options or {}), where.cards.pack, where.dealer)


def events_of(deal: Deal, acts: str) -> tuple[Event, ...]:
    """What the last of some acts brings about."""
    *before, last = acts.split()
    return after(deal, " ".join(before)).apply(move_of(last))[1]


def all_events(deal: Deal, acts: str) -> list[Event]:
    words = acts.split()
    return [event for n in range(len(words)) for event in events_of(deal, " ".join(words[: n + 1]))]


def dealt(seat: Seat, codes: str) -> CardsDealt:
    return CardsDealt(seat, len(codes.split()), cards(codes))


def test_a_trick_with_everything() -> None:
    given = "forehand=9H QH JC AD AS AC; dealer=9C 9S; talon=TC TS JS TD"
    events = all_events(setting("german-66", given).start(), "AC 9C d AS 9S d x 40H # - QH")
    assert events[:5] == [
        CardPlayed(B, card("AC"), is_lead=True),
        CardPlayed(A, card("9C"), is_lead=False),
        TrickWon(trick_of(1, B, card("AC"), card("9C"), B)),
        CardDrawn(B, card("TC"), 11, is_turn_up=False),
        CardDrawn(A, card("TS"), 10, is_turn_up=False),
    ]
    assert events[10:] == [
        TrumpExchanged(B, card("9H"), card("KH")),
        MarriageMelded(B, Suit.HEARTS, 40),
        TalonClosed(B, before_draw=False),
        Passed(A),
        CardPlayed(B, card("QH"), is_lead=True),
    ]


def test_closing_before_the_draw_and_going_out() -> None:
    deal = setting("german-66", "forehand=AC; dealer=9C").start()
    assert events_of(deal, "AC 9C #") == (TalonClosed(B, before_draw=True),)
    assert events_of(deal, "AC 9C # -") == (Passed(A),)
    assert events_of(deal, "AC 9C # - out")[0] == WentOut(B, by_itself=False)


def test_going_out_by_itself() -> None:
    deal = setting("santase-engine", "forehand=AD AH AS AC; dealer=TD TH TS TC").start()
    *_, out, ended = events_of(deal, "AD TD AH TH AS TS AC TC")
    assert out == WentOut(B, by_itself=True)
    assert isinstance(ended, DealEnded)


def test_forehand_sees_three_cards_before_he_names_trump() -> None:
    deal = deal_of("three-66")
    rest = (
        dealt(A, "QH AS"),
        dealt(B, "TS QS"),
        dealt(C, "JS AH"),
        dealt(A, "TH KH JH"),
        dealt(B, "9H AD TD"),
        dealt(C, "KD QD 9D"),
    )
    assert events_of(deal, "tC") == (TrumpNamed(A, Suit.CLUBS), *rest)
    assert events_of(deal, "turn") == (TrumpTurned(card("QH")), *rest)
    for seat in (A, B, C):
        hidden = [as_seen_by(seat, event) != event for event in events_of(deal, "turn")]
        assert hidden == [False, *(event.seat is not seat for event in rest)]


def test_partners_speak_before_the_lead() -> None:
    deal = deal_of("four-66")
    assert events_of(deal, "mD") == (MarriageMelded(C, Suit.DIAMONDS, 20),)
    assert events_of(deal, "mD pass") == (Passed(C),)
    assert events_of(deal, "pass AD") == (CardPlayed(A, card("AD"), is_lead=True),)
    played, won = events_of(deal, "pass AD QH TD JD")
    assert played == CardPlayed(D, card("JD"), is_lead=False)
    assert isinstance(won, TrickWon)
    assert (won.seat, won.trick.points, won.trick.number) == (B, 26, 1)


def to_the_end(
    game: str, options: dict[str, object] | None = None
) -> tuple[Deal, tuple[Event, ...]]:
    """Make always the last of the legal moves, but open Gaigel with a low card: no one claims."""
    deal, events = deal_of(game, options), tuple[Event, ...]()
    deal = after(deal, "o:hoeher 7C JS 7S QC" if game == "gaigel" else "")
    while not deal.is_over and deal.phase is not Phase.FINAL:
        deal, happened = deal.apply(deal.legal_moves()[-1])
        events += happened
    return deal, events


TEN: list[tuple[str, dict[str, object], int]] = [
    ("four-66", {}, 130),
    ("three-66", {}, 120),
    ("three-66", {"end.last_trick": "bonus-10"}, 130),
    ("gaigel", {}, 240),
    ("gaigel", {"end.last_trick": "bonus-10"}, 250),
]


@each_row(("game", "options", "whole"), TEN)
def test_the_last_trick_counts_ten_where_that_is_played(
    game: str, options: dict[str, object], whole: int
) -> None:
    final, events = to_the_end(game, options)
    ten = [event.points for event in events if isinstance(event, LastTrickBonus)]
    assert sum(earned.captured + earned.bonus for earned in final.card_points) == whole
    assert ten == ([10] if whole % 20 else [])


@each_row("game", ["four-66", "gaigel"])
def test_a_claim_may_be_made_after_the_last_trick(game: str) -> None:
    final, _ = to_the_end(game)
    silent, events = final.apply(move_of("pass"))
    assert silent.outcome is not None
    assert events == (Passed(final.to_act), DealEnded(silent.outcome))
    out, events = final.apply(move_of("out"))
    assert out.outcome is not None
    assert out.outcome.basis is None
    assert events == (WentOut(final.to_act, by_itself=False), DealEnded(out.outcome))


FIRST_SIX = "9C QC QS 9S QH 9H QD 9D KC JC KS JS "
"""What A and B play to the tricks after which they draw; B wins them all."""
DEALT = "9C 9S 9H QC QS QH 9D JC JS QD KC KS "
SLAM = [
    # A has all the aces, and two tens of suits that B lacks: 96 in cards, and 100.
    ("JH AC JD AS KH AH KD AD TH TC TD TS", "TH AH AD TD AC JH AS KH TC JD TS KD", (196, 24)),
    # B wins the seventh trick and A the eighth: no one has all of them.
    ("JH AC JD AS KH TH KD AD AH TC TD TS", "AH TH TD AD AC JH AS KH TC JD TS KD", (75, 45)),
    # B has all of the last ones, and all the others.
    ("AC JH AS JD AH KH AD KD TC TH TS TD", "AC JH AS JD AH KH AD KD TC TH TS TD", (0, 220)),
]


@each_row("slam", [0, 100])
@each_row(("talon", "last_six", "totals"), SLAM)
def test_all_of_the_last_tricks_count_a_hundred_where_that_is_chosen(
    talon: str, last_six: str, totals: tuple[int, int], slam: int
) -> None:
    options: dict[str, object] = {"end.slam": slam} if slam else {}
    deal = start(rule_set("idiots-66", options), DEALT + talon, "B")
    events = events_of(deal, FIRST_SIX + last_six)
    won = [event for event in events if isinstance(event, SlamWon)]
    slammers = [seat for seat in (A, B) if totals[seat] > 120]
    assert won == [SlamWon(seat, slam) for seat in slammers if slam]
    outcome = after(deal, FIRST_SIX + last_six).outcome
    wanted = tuple(total - 100 + slam if total > 120 else total for total in totals)
    assert outcome is not None
    assert (outcome.totals, outcome.points) == (wanted, tuple(total // 10 for total in wanted))


ACES = "AC TC KC JS TH KH AS JH QH TD KD AD QC JC TS KS QS AH QD JD"


def test_an_assbettler_with_the_ace_lowest_needs_no_ace_and_has_the_order_of_a_zehnergang() -> None:
    usual = after(start(rule_set("bauernschnapsen"), ACES, "D"), "tC pass")
    rules = rule_set("bauernschnapsen", {"contracts.ace_lowest": True})
    lowest = after(start(rules, ACES, "D"), "tC pass")
    assert not {card.rank.letter for card in lowest.hands[B]} & {"A"}
    assert "c:assbettler" not in tokens(usual)
    assert "c:assbettler" in tokens(lowest)
    played = after(lowest, "c:assbettler pass pass pass")
    while played.phase is Phase.DOUBLE:
        played = after(played, "pass")
    assert played.contract is not None
    assert (played.contract.order, played.contract.value, played.out_seats) == ("TKQJA", 5, (D,))
    assert tokens(after(played, "JS")) == {"QS"}


def test_bids_and_the_first_lead() -> None:
    deal, bid = deal_of("na-66"), "b4 pass pass pass"
    with pytest.raises(NoTrumpError):
        _ = deal.trump_suit
    assert events_of(deal, "b4") == (BidMade(A, 4),)
    assert events_of(deal, "b4 pass") == (Passed(B),)
    assert after(deal, bid).calls == (Call(A, 4), Call(B, None), Call(C, None), Call(D, None))
    assert events_of(deal, f"{bid} mS") == (MarriageMelded(A, Suit.SPADES, 40),)
    led = CardPlayed(A, card("QS"), is_lead=True)
    assert events_of(deal, f"{bid} mS QS") == (led, TrumpNamed(A, Suit.SPADES))
    passed = after(deal, "pass pass pass pass")
    assert passed.outcome is not None
    assert events_of(deal, "pass pass pass pass") == (Passed(D), DealEnded(passed.outcome))


def test_a_contract_is_called_doubled_and_decided() -> None:
    deal, called = deal_of("bauernschnapsen"), "tS pass c:bettler"
    assert events_of(deal, called) == (ContractCalled(B, "bettler"),)
    assert after(deal, called).out_seats == ()
    auction = f"{called} pass pass pass"
    assert events_of(deal, auction) == (Passed(A), SatOut(D))
    assert events_of(deal, f"{auction} pass double") == (Doubled(C, 1),)
    doubled = after(deal, f"{auction} pass double double pass")
    assert doubled.answers == (Answer(A, False), Answer(C, True), Answer(B, True), Answer(A, False))
    assert (doubled.level, doubled.out_seats) == (2, (D,))
    assert (doubled.trump, doubled.named) == (None, Suit.SPADES)
    assert [doubled.view(seat).level for seat in (A, B, C, D)] == [2, 2, 2, 2]
    played, won, ended = events_of(doubled, "pass AC TD JC")
    assert played == CardPlayed(A, card("JC"), is_lead=False)
    assert isinstance(won, TrickWon)
    assert isinstance(ended, DealEnded)
    assert [play.seat for play in won.trick.plays] == [B, C, A]
    assert (ended.outcome.points, ended.outcome.reason) == ((16, 0), "lost")


def test_a_jodler_is_shown_to_all() -> None:
    pack = "AS TS KS AC TC KC AH TH KH QH JH QC QS JS JC AD TD KD QD JD"
    deal = after(start(rule_set("bauernschnapsen"), pack, "D"), "tS")
    assert deal.view(B).known == ((), (), (), ())
    shown, events = deal.apply(move_of("c:herrenjodler"))
    hand = cards("AS TS KS QS JS")
    assert events[:2] == (ContractCalled(A, "herrenjodler"), HandShown(A, hand))
    assert set(shown.view(B).known[A]) == set(hand)
    assert shown.view(B).known[1:] == ((), (), ())


def test_a_marriage_turns_trump_and_the_winner_draws_first() -> None:
    deal = deal_of("idiots-66")
    assert events_of(deal, "mS") == (MarriageMelded(A, Suit.SPADES, 20), TrumpNamed(A, Suit.SPADES))
    played, won, first, second = events_of(deal, "KS TC")
    assert played == CardPlayed(B, card("TC"), is_lead=False)
    assert isinstance(won, TrickWon)
    assert first == CardDrawn(A, card("TH"), 11, is_turn_up=False)
    assert second == CardDrawn(B, card("KH"), 10, is_turn_up=False)
    assert after(deal, "KS TC").view(B).talon_size == 10


# From a pack to hands and talon (rules.md 6.3, "Dealing from Pack"; many.md 12.2).


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
    ("german-66", f"{NINES} AC", "The pack contains AC twice."),
    ("german-66", NINES[:-3], "AD is missing from the pack."),
    ("german-66", "", "AC is missing from the pack."),
    ("german-66", f"{NINES[:-3]} 7D", "7D is not in the pack of 24 cards."),
    ("german-66", JACKS, "9C is missing from the pack."),
    ("schnapsen", "9C", "9C is not in the pack of 20 cards."),
    ("four-66", FOUR.replace("KH", "AC"), "The pack contains AC twice."),
    ("four-66", FOUR.replace("KH", "7H"), "7H is not in the pack of 24 cards."),
    ("four-66", FOUR[:-3], "KH is missing from the pack."),
    ("gaigel", "AC AC AC", "AC is not in this pack, or not that many times."),
    ("gaigel", "9C", "9C is not in this pack, or not that many times."),
    ("gaigel", "AC", "AC is missing from the pack."),
]


@each_row(("name", "pack", "sentence"), WRONG)
def test_a_wrong_pack_is_refused(name: str, pack: str, sentence: str) -> None:
    with pytest.raises(PackError) as raised:
        start(rule_set(name), pack)
    assert str(raised.value) == sentence
