"""Moves of the games of three and four: what is refused, what happens, which rules there are."""

import itertools
from typing import Any, get_args

import pytest

from sixtysix_gui.rules.cards import Card, Suit
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.errors import PackError, RulesError
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
    TrickWon,
    TrumpNamed,
    TrumpTurned,
    WentOut,
    as_seen_by,
)
from sixtysix_gui.rules.history import Answer, Call, Play
from sixtysix_gui.rules.illegal_moves import IllegalMoveError
from sixtysix_gui.rules.scoring.game import Game
from sixtysix_gui.rules.scoring.points import CardPoints, DealEnd, Outcome
from sixtysix_gui.rules.seats import PARTNERS, Seat, seats_of
from sixtysix_gui.rules.sets.duties import ORDERS, Duties
from sixtysix_gui.rules.sets.rules import Rules
from tests.helpers.deals.trick_games import (
    GAMES,
    after_acts,
    cards_of,
    move_of,
    rules_for,
    start,
    tokens,
)
from tests.rules.trick_game.refusals import PACKS, TRICK_REFUSALS, TrickRefusal

A, B, C, D = seats_of(PARTNERS)


@pytest.mark.parametrize(
    "row", TRICK_REFUSALS, ids=lambda row: f"{row.deal} {row.acts} {row.token}"
)
def test_refused(row: TrickRefusal) -> None:
    deal = after_acts(start(rules_for(row.game, {}), PACKS[row.deal], row.dealer), row.acts)
    move = move_of(row.token)
    assert move not in deal.legal_moves()
    with pytest.raises(IllegalMoveError) as raised:
        deal.apply(move)
    assert (raised.value.reason, str(raised.value)) == (row.reason, row.sentence)
    reason = deal.view(deal.to_act).why_illegal(move)
    assert reason is not None
    assert (reason.reason, str(reason)) == (row.reason, row.sentence)


def deal_of(game: str) -> Deal:
    return start(rules_for(game, {}), PACKS[game], "C" if game == "three-66" else "D")


def events_of(deal: Deal, acts: str) -> tuple[Event, ...]:
    """What the last of some acts brings about."""
    *before, last = acts.split()
    return after_acts(deal, before).apply(move_of(last))[1]


def dealt(seat: Seat, codes: str) -> CardsDealt:
    return CardsDealt(seat, len(codes.split()), cards_of(codes))


def test_forehand_sees_three_cards_before_he_names_trump() -> None:
    deal = deal_of("three-66")
    assert deal.opening_events() == (
        dealt(A, "KS 9S JD"),
        dealt(B, "AC TC KC"),
        dealt(C, "QC JC 9C"),
    )
    rest = (
        dealt(A, "QH AS"),
        dealt(B, "TS QS"),
        dealt(C, "JS AH"),
        dealt(A, "TH KH JH"),
        dealt(B, "9H AD TD"),
        dealt(C, "KD QD 9D"),
    )
    assert events_of(deal, "tC") == (TrumpNamed(A, Suit.CLUBS), *rest)
    assert events_of(deal, "turn") == (TrumpTurned(Card.parse("QH")), *rest)


def test_the_cut_card_is_seen_before_the_partner_is_served() -> None:
    assert deal_of("four-66").opening_events() == (
        TrumpTurned(Card.parse("KH")),
        dealt(B, "AC TC KC"),
        dealt(A, "QC JC 9C"),
        dealt(C, "AS TS KS"),
        dealt(D, "QS JS 9S"),
        dealt(B, "AH TH QH"),
        dealt(A, "JH 9H AD"),
        dealt(C, "TD KD QD"),
        dealt(D, "JD 9D KH"),
    )


def test_what_happens_in_a_trick() -> None:
    deal = deal_of("four-66")
    assert events_of(deal, "mD") == (MarriageMelded(C, Suit.DIAMONDS, 20),)
    assert events_of(deal, "mD pass") == (Passed(C),)
    assert events_of(deal, "pass AD") == (CardPlayed(A, Card.parse("AD"), is_lead=True),)
    played, won = events_of(deal, "pass AD QH TD JD")
    assert played == CardPlayed(D, Card.parse("JD"), is_lead=False)
    assert isinstance(won, TrickWon)
    assert (won.seat, won.trick.points, won.trick.number) == (B, 26, 1)


def to_the_end(deal: Deal) -> tuple[Deal, tuple[Event, ...]]:
    """Make always the last of the legal moves: nobody claims."""
    events: tuple[Event, ...] = ()
    while not deal.is_over:
        deal, events = deal.apply(deal.legal_moves()[-1])
        if deal.phase.value == "FINAL":
            return deal, events
    return deal, events


def test_the_last_trick_counts_ten_for_four_and_nothing_for_three() -> None:
    final, _ = to_the_end(deal_of("four-66"))
    assert sum(earned.bonus for earned in final.card_points) == 10
    assert sum(final.totals) == 130
    silent, events = final.apply(move_of("pass"))
    assert silent.outcome is not None
    assert events == (Passed(final.to_act), DealEnded(silent.outcome))
    out, events = final.apply(move_of("out"))
    assert out.outcome is not None
    assert events == (WentOut(final.to_act, by_itself=False), DealEnded(out.outcome))
    three, events = to_the_end(deal_of("three-66"))
    assert sum(three.totals) == 120
    assert not any(isinstance(event, LastTrickBonus) for event in events)
    bonus = start(rules_for("three-66", {"last_trick": "bonus-10"}), PACKS["three-66"], "C")
    three, events = to_the_end(bonus)
    assert [event.points for event in events if isinstance(event, LastTrickBonus)] == [10]
    assert sum(three.totals) == 130


FIRST_SIX = "9C QC QS 9S QH 9H QD 9D KC JC KS JS "
"""What A and B play to the tricks after which they draw; B wins them all."""
DEALT = "9C 9S 9H QC QS QH 9D JC JS QD KC KS "
SLAM = [
    # A has all the aces, and two tens of suits that B lacks: 96 in cards, and 100.
    ("JH AC JD AS KH AH KD AD TH TC TD TS", "TH AH AD TD AC JH AS KH TC JD TS KD", (196, 24)),
    # B wins the seventh trick and A the eighth: nobody has all of them.
    ("JH AC JD AS KH TH KD AD AH TC TD TS", "AH TH TD AD AC JH AS KH TC JD TS KD", (75, 45)),
    # B has all of the last ones, and all the others.
    ("AC JH AS JD AH KH AD KD TC TH TS TD", "AC JH AS JD AH KH AD KD TC TH TS TD", (0, 220)),
]


@pytest.mark.parametrize(("talon", "last_six", "totals"), SLAM)
def test_all_of_the_last_tricks_count_a_hundred_where_that_is_chosen(
    talon: str, last_six: str, totals: tuple[int, int]
) -> None:
    for options, more in (({}, 0), ({"slam": 100}, 100)):
        deal = start(rules_for("idiots-66", options), DEALT + talon, "B")
        deal = after_acts(deal, (FIRST_SIX + last_six).split()[:-1])
        assert sum(deal.totals) < 120
        deal, events = deal.apply(move_of(last_six.split()[-1]))
        wanted = tuple(total - 100 + more if total > 120 else total for total in totals)
        won = [event for event in events if isinstance(event, SlamWon)]
        slammer = next(
            (seat for seat, total in zip((A, B), totals, strict=True) if total > 120), None
        )
        assert won == ([SlamWon(slammer, 100)] if more and slammer is not None else [])
        assert deal.outcome is not None
        assert (deal.totals, deal.outcome.totals) == (wanted, wanted)
        assert deal.outcome.points == tuple(total // 10 for total in wanted)


ACES = "AC TC KC JS TH KH AS JH QH TD KD AD QC JC TS KS QS AH QD JD"


def test_an_assbettler_with_the_ace_lowest_needs_no_ace_and_has_the_order_of_a_zehnergang() -> None:
    usual = after_acts(start(rules_for("bauernschnapsen", {}), ACES, "D"), "tC pass")
    lowest = start(rules_for("bauernschnapsen", {"ace_lowest": True}), ACES, "D")
    lowest = after_acts(lowest, "tC pass")
    assert not {card.rank.letter for card in lowest.hands[B]} & {"A"}
    assert "c:assbettler" not in tokens(usual)
    assert "c:assbettler" in tokens(lowest)
    played = after_acts(lowest, "c:assbettler pass pass pass")
    while played.phase.value == "DOUBLE":
        played = after_acts(played, "pass")
    assert played.contract is not None
    assert (played.contract.order, played.contract.value, played.out_seats) == ("TKQJA", 5, (D,))
    after = after_acts(played, "JS")
    assert tokens(after) == {"QS"}


def test_bids_and_the_first_lead() -> None:
    deal = deal_of("na-66")
    assert deal.opening_events()[0] == dealt(A, "KS QS KD")
    assert events_of(deal, "b4") == (BidMade(A, 4),)
    assert events_of(deal, "b4 pass") == (Passed(B),)
    bid = "b4 pass pass pass "
    assert after_acts(deal, bid).calls == (Call(A, 4), Call(B, None), Call(C, None), Call(D, None))
    assert events_of(deal, bid + "mS") == (MarriageMelded(A, Suit.SPADES, 40),)
    led = CardPlayed(A, Card.parse("QS"), is_lead=True)
    assert events_of(deal, bid + "mS QS") == (led, TrumpNamed(A, Suit.SPADES))
    passed = after_acts(deal, "pass pass pass pass")
    assert passed.outcome is not None
    assert events_of(deal, "pass pass pass pass") == (Passed(D), DealEnded(passed.outcome))


def test_a_contract_is_called_doubled_and_decided() -> None:
    deal = deal_of("bauernschnapsen")
    called = "tS pass c:bettler"
    assert events_of(deal, called) == (ContractCalled(B, "bettler"),)
    auction = called + " pass pass pass"
    assert events_of(deal, auction) == (Passed(A), SatOut(D))
    doubled = after_acts(deal, auction + " pass double double pass")
    assert events_of(deal, auction + " pass double") == (Doubled(C, 1),)
    assert doubled.answers == (Answer(A, False), Answer(C, True), Answer(B, True), Answer(A, False))
    assert (doubled.level, doubled.out_seats, doubled.trump, doubled.named) == (
        2,
        (D,),
        None,
        Suit.SPADES,
    )
    assert [doubled.view(seat).level for seat in (A, B, C, D)] == [2, 2, 2, 2]
    played, won, ended = events_of(doubled, "pass AC TD JC")
    assert played == CardPlayed(A, Card.parse("JC"), is_lead=False)
    assert isinstance(won, TrickWon)
    assert isinstance(ended, DealEnded)
    assert [play.seat for play in won.trick.plays] == [B, C, A]
    assert (ended.outcome.points, ended.outcome.reason) == ((16, 0), "lost")


def test_a_jodler_is_shown_to_everybody() -> None:
    pack = "AS TS KS AC TC KC AH TH KH QH JH QC QS JS JC AD TD KD QD JD"
    deal = after_acts(start(rules_for("bauernschnapsen", {}), pack, "D"), "tS")
    assert deal.view(B).known == ((), (), (), ())
    shown, events = deal.apply(move_of("c:herrenjodler"))
    hand = cards_of("AS TS KS QS JS")
    assert events[:2] == (ContractCalled(A, "herrenjodler"), HandShown(A, hand))
    assert set(shown.view(B).known[A]) == set(hand)
    assert shown.view(B).known[1:] == ((), (), ())


def test_a_marriage_turns_trump_and_the_winner_draws_first() -> None:
    rules = rules_for("idiots-66", {})
    deal = start(rules, PACKS["idiots-66"], "B")
    assert deal.talon_size == 12
    assert events_of(deal, "mS") == (MarriageMelded(A, Suit.SPADES, 20), TrumpNamed(A, Suit.SPADES))
    played, won, first, second = events_of(deal, "KS TC")
    assert played == CardPlayed(B, Card.parse("TC"), is_lead=False)
    assert isinstance(won, TrickWon)
    assert first == CardDrawn(A, Card.parse("TH"), 11, is_turn_up=False)
    assert second == CardDrawn(B, Card.parse("KH"), 10, is_turn_up=False)
    assert after_acts(deal, "KS TC").view(B).talon_size == 10


def test_only_cards_on_their_way_are_hidden_from_others() -> None:
    deal = deal_of("three-66")
    for seat in (A, B, C):
        for event in events_of(deal, "turn"):
            hidden = isinstance(event, CardsDealt) and event.seat is not seat
            assert (as_seen_by(seat, event) != event) == hidden


PACK_ERRORS = [
    (PACKS["four-66"].replace("KH", "AC"), "AC does not belong to this pack, or not so often."),
    (PACKS["four-66"].replace("KH", "7H"), "7H does not belong to this pack, or not so often."),
    (PACKS["four-66"][:-3], "The pack lacks KH."),
]


@pytest.mark.parametrize(("pack", "sentence"), PACK_ERRORS)
def test_a_wrong_pack_is_refused(pack: str, sentence: str) -> None:
    with pytest.raises(PackError) as raised:
        start(rules_for("four-66", {}), pack, "D")
    assert str(raised.value) == sentence


OVERRIDES: list[tuple[str, dict[str, object], dict[str, object]]] = [
    ("three-66", {"strict.overtrump": False}, {"strict.overtrump": False}),
    ("three-66", {"strict.overtrump": True, "deal.batches": [3, 2, 3]}, {}),
    ("three-66", {"game.end": "stakes-10"}, {"game.end": "stakes-10", "game.target": 10}),
    (
        "three-66",
        {"game.end": "stakes-10", "game.target": 20},
        {"game.end": "stakes-10", "game.target": 20},
    ),
    (
        "three-66",
        {"game.end": "stakes-10", "game.target": 12},
        {"game.end": "stakes-10", "game.target": 12},
    ),
    ("four-66", {"meld.who": "leader", "game.target": 7}, {"meld.who": "leader"}),
    ("na-66", {"bid.max": 4, "game.target": 15}, {"bid.max": 4, "game.target": 15}),
    ("cutthroat-66", {"deck.order": "ten-high"}, {"deck.order": "ten-high"}),
    ("four-66", {"look_back": "none"}, {"look_back": "none"}),
    ("gaigel", {"opening": ["alte", "elf", "hoeher", "dissle"], "deck.copies": 2}, {}),
    (
        "gaigel",
        {"meld.when_exhausted": False, "end.last_trick": "bonus-10", "game.target": 12},
        {"meld.when_exhausted": False, "end.last_trick": "bonus-10", "game.target": 12},
    ),
    ("gaigel-2", {"strict.head": False, "deal.next": "alternate"}, {"strict.head": False}),
    (
        "bauernschnapsen",
        {"contracts": "common", "double.max": 3, "contracts.values": []},
        {},
    ),
    (
        "bauernschnapsen",
        {"contracts": "bettler-5", "contracts.partner_out": "assbettler, bettler"},
        {"contracts": "bettler-5"},
    ),
    (
        "bauernschnapsen",
        {"contracts": "[gang,schnapser]", "contracts.values": ["gang: 8"]},
        {"contracts": ("gang", "schnapser"), "contracts.values": ("gang:8",)},
    ),
    ("bauernschnapsen", {"contracts": []}, {"contracts": ()}),
    ("bauernschnapsen", {"contracts": "[]", "double.max": 0}, {"contracts": (), "double.max": 0}),
    (
        "bauernschnapsen",
        {"contracts.partner_out": ["kontraschnapser", "bettler"]},
        {"contracts.partner_out": ("kontraschnapser", "bettler")},
    ),
    ("idiots-66", {"meld.when_exhausted": True}, {"meld.when_exhausted": True}),
    ("idiots-66", {"end.slam": 100}, {"end.slam": 100}),
    ("idiots-66", {"end.slam": "none"}, {}),
    (
        "bauernschnapsen",
        {"contracts": ["assbettler"], "contracts.ace_lowest": True},
        {"contracts": ("assbettler",), "contracts.ace_lowest": True},
    ),
    (
        "bauernschnapsen",
        {"contracts": "without-bettler", "contracts.ace_lowest": False},
        {"contracts": "without-bettler"},
    ),
    ("idiots-66", {"game.target": 9999}, {"game.target": 9999}),
]


@pytest.mark.parametrize(("game", "chosen", "kept"), OVERRIDES)
def test_options(game: str, chosen: dict[str, object], kept: dict[str, object]) -> None:
    rules = GAMES[game](chosen)
    assert dict(rules.overrides()) == kept
    assert {**rules.values, **kept} == rules.values
    assert (rules.name, rules.pack) == (game, GAMES[game]({}).pack)


@pytest.mark.parametrize("contracts", ["without-bettler", ["schnapser", "gang"]])
def test_a_value_does_not_add_a_contract(contracts: object) -> None:
    chosen = {"contracts": contracts, "contracts.values": ["bettler:5", "gang:8"]}
    offered = GAMES["bauernschnapsen"](chosen).contracts
    assert "bettler" not in offered
    assert offered["gang"].value == 8


LIST = "it takes a list of different contracts, such as [gang, schnapser], or the name of a list."
REFUSED: list[tuple[str, dict[str, object], str]] = [
    ("three-66", {"bid.max": 5}, "“bid.max” is not a dimension of the rules."),
    ("three-66", {"deck.hand": 6}, "deck.hand cannot be 6: it takes 8."),
    ("three-66", {"meld.who": "partner"}, "meld.who cannot be partner: it takes leader."),
    ("gaigel", {"bid.max": 3}, "“bid.max” is not a dimension of the rules."),
    ("gaigel", {"deck.copies": 1}, "deck.copies cannot be 1: it takes 2."),
    (
        "gaigel",
        {"opening": ["alte"]},
        "opening cannot be [alte]: it takes [alte, elf, hoeher, dissle].",
    ),
    ("gaigel-2", {"deal.next": "right"}, "deal.next cannot be right: it takes alternate."),
    ("three-66", {"strict.head": 1}, "strict.head cannot be 1: it takes true or false."),
    (
        "four-66",
        {"deal.batches": [2, 2, 2]},
        "deal.batches cannot be [2, 2, 2]: it takes [3, 3].",
    ),
    (
        "bauernschnapsen",
        {"contracts": ["gang", "gang"]},
        f"contracts cannot be [gang, gang]: {LIST}",
    ),
    ("bauernschnapsen", {"contracts": "plauderer"}, f"contracts cannot be plauderer: {LIST}"),
    ("bauernschnapsen", {"contracts": 7}, f"contracts cannot be 7: {LIST}"),
    ("bauernschnapsen", {"contracts": ["simple"]}, f"contracts cannot be [simple]: {LIST}"),
    (
        "bauernschnapsen",
        {"contracts.values": ["gang:0"]},
        "contracts.values cannot be [gang:0]: it takes contracts with their values, "
        "such as [bettler:5, gang:10].",
    ),
    (
        "bauernschnapsen",
        {"contracts.partner_out": ["schnapser"]},
        "contracts.bidder_leads=[bettler, assbettler, damengang, koenig… and "
        "contracts.partner_out=[schnapser] exclude each other: "
        "forehand cannot lead to a contract in which he sits out.",
    ),
    (
        "bauernschnapsen",
        {"contracts.bidder_leads": []},
        "contracts.bidder_leads=[] and contracts.partner_out=[bettler, assbettler] exclude each "
        "other: forehand cannot lead to a contract in which he sits out.",
    ),
    (
        "bauernschnapsen",
        {"contracts": "without-bettler", "contracts.ace_lowest": True},
        "contracts.ace_lowest=true and contracts=without-bettler exclude each other: "
        "the ace can be lowest only where an Assenbettler can be called.",
    ),
    (
        "bauernschnapsen",
        {"contracts.ace_lowest": "on"},
        "contracts.ace_lowest cannot be on: it takes true or false.",
    ),
    ("idiots-66", {"end.slam": 50}, "end.slam cannot be 50: it takes none or 100."),
    ("three-66", {"end.slam": 100}, "“end.slam” is not a dimension of the rules."),
    ("bauernschnapsen", {"game.retour": 2}, "game.retour cannot be 2: it takes 4."),
    ("na-66", {"game.target": 12}, "game.target cannot be 12: it takes 10 or 15."),
    (
        "four-66",
        {"game.target": 10000},
        "game.target cannot be 10000: it takes any number from 1 to 9999.",
    ),
    ("four-66", {"game.target": 0}, "game.target cannot be 0: it takes any number from 1 to 9999."),
    (
        "four-66",
        {"game.target": True},
        "game.target cannot be true: it takes any number from 1 to 9999.",
    ),
    (
        "four-66",
        {"game.target": "7"},
        "game.target cannot be 7: it takes any number from 1 to 9999.",
    ),
]


@pytest.mark.parametrize(("game", "chosen", "sentence"), REFUSED)
def test_refused_options(game: str, chosen: dict[str, object], sentence: str) -> None:
    with pytest.raises(RulesError) as raised:
        GAMES[game](chosen)
    assert str(raised.value) == sentence


def test_losing_after_a_lead_of_one_point_to_win_counts_four() -> None:
    rules = rules_for("bauernschnapsen", {})
    game = Game(rules, A, (12, 0))
    for points in ((10, 0), (1, 0)):
        assert game.almost == ()
        game = game.after(outcome(points))
    assert (game.won, game.almost) == ((23, 0), (0,))
    assert game.after(outcome((1, 0))).games_counted == 2
    assert game.after(outcome((0, 24))).games_counted == 4
    tied = Game(rules, A, (11, 11)).after(outcome((1, 0)))
    assert (tied.won, tied.almost) == ((12, 11), ())


def outcome(points: tuple[int, int]) -> Outcome:
    return Outcome(points, "made", DealEnd((CardPoints(), CardPoints())))


CASES: list[tuple[str, str, str, str]] = [
    # many.md 1.3, hearts trumps: the cards of the trick, the hand, what may be played
    ("9S", "AS 9D", "AS", "1"),
    ("AS", "TS 9S AH", "TS 9S", "2"),
    ("KS JH", "AS 9S AH", "AS 9S", "3"),
    ("KS AS", "9H QH AD", "9H QH", "4"),
    ("KS JH", "9H QH AD", "QH", "5"),
    ("KS AH", "9H QH AD", "9H QH", "6"),
    ("KS AH", "9D AD", "9D AD", "7"),
    ("QH 9S", "KH 9H AS", "KH", "8"),
    ("AH", "KH 9H AS", "KH 9H", "9"),
    ("AH", "KD AS", "KD AS", "10"),
]


def follow(duties: Duties, trick: str, hand: str, trump: Suit | None) -> tuple[Card, ...]:
    plays = [
        Play(seat, card) for seat, card in zip(seats_of(PARTNERS), cards_of(trick), strict=False)
    ]
    return duties.playable(cards_of(hand), plays, trump)


@pytest.mark.parametrize(("trick", "hand", "playable", "case"), CASES)
def test_duties(trick: str, hand: str, playable: str, case: str) -> None:
    duties = Duties(ORDERS["ten-high"])
    assert follow(duties, trick, hand, Suit.HEARTS) == cards_of(playable), case


def test_without_trumps_whoever_is_void_plays_anything() -> None:
    assert follow(Duties(ORDERS["ten-high"]), "KS", "9H AD", None) == cards_of("9H AD")


LESS: list[tuple[dict[str, Any], str, str, str]] = [
    ({"head": False}, "9S", "AS 9D JS", "AS JS"),
    ({"trump": False}, "9S", "AH 9D", "AH 9D"),
    ({"overtrump": False}, "9S JH", "AH 9H 9D", "AH 9H"),
]


@pytest.mark.parametrize(("duties", "trick", "hand", "playable"), LESS)
def test_duties_left_out(duties: dict[str, Any], trick: str, hand: str, playable: str) -> None:
    chosen = Duties(ORDERS["ten-high"], **duties)
    assert follow(chosen, trick, hand, Suit.HEARTS) == cards_of(playable)


def test_orders_and_equal_cards() -> None:
    high, low = (Duties(ORDERS[name]) for name in ("ten-high", "ten-low"))
    ranking = [["9S", "JS", "QS", "KS", "TS", "AS"], ["9S", "TS", "JS", "QS", "KS", "AS"]]
    for duties, codes in zip((high, low), ranking, strict=True):
        for lower, higher in itertools.combinations(map(Card.parse, codes), 2):
            assert duties.beats(higher, lower, None)
            assert not duties.beats(lower, higher, None)
    first, second = Play(A, Card.parse("AS")), Play(B, Card.parse("AS"), 1)
    assert high.winning((first, second), Suit.HEARTS) is first


def test_behind_the_face_of_all_games() -> None:
    rules: Rules = rules_for("four-66", {})
    deal: Deal = deal_of("four-66")
    view: View = deal.view(A)
    game: Game = Game.first(rules_for("four-66", {}), B)
    assert (rules.name, deal.trick_number, view.leader) == ("four-66", 1, A)
    assert (game.won, game.dealer, game.winners) == ((0, 0), B, ())
    assert {CardsDealt, TrumpNamed} <= set(get_args(Event))
