"""Random deals: the same as the naive engine says, and what must always hold (many.md 9)."""

import io
import pickle
import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.moves import PLAY_CARD
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.trick_game.deal import TrickDeal
from sixtysix_gui.rules.trick_game.facts import Phase
from sixtysix_gui.rules.trick_game.trick_rules import TrickRules
from sixtysix_gui.rules.trick_game.view import TrickView
from tests.helpers.deals.trick_games import GAMES, KEYS, move_of, rules_for, tokens, value_of
from tests.helpers.golden_data.golden import load_golden
from tests.helpers.naive.bauernschnapsen import NaiveBauernschnapsen
from tests.helpers.naive.trick_game import NaiveTrickDeal

PROFILES = load_golden("profiles_many.json")
LONG = sorted(set(PROFILES["contracts"]) - {"simple"})
ALONE = ["bettler", "assbettler", "gang", "zehnergang"]
OPTIONS: dict[str, tuple[dict[str, Any], ...]] = {
    "three-66": ({}, {"overtrump": False, "last_trick": "bonus-10"}, {"head": False}),
    "na-66": ({}, {"order": "ATKQJ987", "max_bid": 3}, {"overtrump": False}),
    "cutthroat-66": ({}, {"head": False, "must_trump": False}, {"max_bid": 2}),
    "idiots-66": ({}, {"meld_exhausted": True}, {"overtrump": False, "head": False}),
    "bauernschnapsen": (
        {},
        {"contracts": LONG, "values": {"bettler": 7, "gang": 13}, "max_double": 1},
        {"contracts": ["schnapser", "kontraschnapser"], "overtrump": False, "max_double": 0},
        {"bidder_leads": ["schnapser", *ALONE], "partner_out": ["schnapser", "gang"]},
    ),
    "four-66": ({}, {"meld_who": "leader", "must_trump": False}, {"overtrump": False}),
}
RULES = [(game, options) for game in GAMES for options in OPTIONS[game]]
SEEDS = st.integers(0, 2**32)


def shuffled(rules: TrickRules, chance: random.Random) -> list[Card]:
    pack = list(rules.pack)
    chance.shuffle(pack)
    return pack


def likely(legal: set[str], chance: random.Random) -> str:
    """Some act: marriages often, so that they are pending at times; claims and calls seldom."""
    acts = sorted(legal)
    weights = [{"m": 8, "o": 0.15}.get(act[0], 0.2 if act[:2] == "c:" else 2) for act in acts]
    return chance.choices(acts, weights)[0]


def states_of(rules: TrickRules, seed: int) -> Iterator[TrickDeal]:
    """All states of a random deal."""
    chance = random.Random(seed)
    dealer = chance.choice(rules.seats)
    deal = TrickDeal.start(rules, shuffled(rules, chance), dealer)
    yield deal
    while not deal.is_over:
        deal, _ = deal.apply(move_of(likely(tokens(deal), chance)))
        yield deal


def naive_deal(game: str, options: dict[str, Any], pack: list[str], dealer: str) -> NaiveTrickDeal:
    profile = {**PROFILES["common"], **PROFILES[game]}
    contracts = PROFILES["contracts"]
    profile["contracts.bidder_leads"] = [k for k in contracts if contracts[k]["leads"] == "bidder"]
    profile["contracts.partner_out"] = [
        k for k in contracts if contracts[k]["partner"] == "sits-out"
    ]
    profile |= {KEYS[name]: value_of(value) for name, value in options.items()}
    if game != "bauernschnapsen":
        return NaiveTrickDeal(profile, pack, dealer)
    values = {key: contracts[key]["value"] for key in profile["contracts"]}
    values |= options.get("values", {})
    return NaiveBauernschnapsen(profile, pack, dealer, contracts=contracts, values=values)


@pytest.mark.parametrize(("game", "options"), RULES, ids=str)
@given(seed=SEEDS)
def test_the_naive_engine_says_the_same(game: str, options: dict[str, Any], seed: int) -> None:
    rules, chance = rules_for(game, options), random.Random(seed)
    pack, dealer = shuffled(rules, chance), chance.choice(rules.seats)
    naive = naive_deal(game, options, [card.code for card in pack], dealer.name)
    deal = TrickDeal.start(rules, pack, dealer)
    while naive.result is None:
        assert tokens(deal) == naive.legal()
        assert (deal.phase.value, deal.to_act.name) == (naive.state, naive.turn)
        assert deal.totals == tuple(naive.total(party.name) for party in rules.parties)
        act = likely(naive.legal(), chance)
        naive.do(act)
        deal, _ = deal.apply(move_of(act))
    assert deal.outcome is not None
    assert (list(deal.outcome.points), deal.outcome.reason) == naive.result
    assert deal.outcome.tricks == tuple(naive.won(party.name) for party in rules.parties)


@pytest.mark.parametrize("game", GAMES)
@given(seed=SEEDS)
def test_what_always_holds(game: str, seed: int) -> None:
    rules = rules_for(game, {})
    before: TrickDeal | None = None
    for deal in states_of(rules, seed):
        hands = [card for hand in deal.hands for card in hand]
        table = [play.card for play in deal.table]
        captured = [card for trick in deal.won for card in trick.cards]
        assert sorted([*hands, *table, *captured, *deal.undealt]) == sorted(rules.pack)
        assert deal.talon_left == (len(deal.undealt) if game == "idiots-66" else 0)
        widow = deal.undealt if rules.has_widow and deal.won else ()
        points = sum(card.points for card in (*captured, *widow))
        assert sum(tally.captured for tally in deal.tallies) == points
        if deal.phase in (Phase.PARTNER, Phase.LEAD):
            active = [seat for seat in rules.seats if seat not in deal.out_seats]
            assert len({len(deal.hands[seat]) for seat in active}) == 1
        assert bool(deal.legal_moves()) != deal.is_over
        shown = [(marriage.seat, marriage.suit) for marriage in deal.marriages]
        assert len(shown) == len(set(shown))
        if before is not None:
            assert all(old <= new for old, new in zip(before.totals, deal.totals, strict=True))
        before = deal
    assert before is not None
    check_end(game, before)


def check_end(game: str, deal: TrickDeal) -> None:
    assert deal.outcome is not None
    points, reason = deal.outcome.points, deal.outcome.reason
    bonus = sum(tally.bonus for tally in deal.outcome.tallies)
    if game == "three-66":
        winners = [number for number in points if number > 0]
        assert sum(points) == bonus == 0
        assert sum(tally.captured for tally in deal.tallies) == 120
        assert len(deal.won) == 8
        assert (len(winners) == 0) == (reason == "draw") == (not any(points))
        assert all(2 <= number <= 6 for number in winners)
        assert all(number >= -3 for number in points)
    elif game == "bauernschnapsen":
        check_contract(deal)
    elif rules_for(game, {}).has_claims:
        assert sum(number > 0 for number in points) == (0 if reason == "draw" else 1)
        assert all(0 <= number <= 3 for number in points)
        assert bonus == (10 if len(deal.won) == 6 else 0)
        assert len({marriage.suit for marriage in deal.marriages}) == len(deal.marriages) <= 4

    elif game == "idiots-66":
        check_wandering(deal)
    elif reason == "passed":
        assert not any((*points, *deal.won, deal.bid))
    else:
        assert sum(tally.captured for tally in deal.tallies) == 120
        bidder = deal.outcome.end.bidder
        for number, ticks in enumerate(points):
            made = deal.totals[number] // 33
            assert ticks <= 6
            assert ticks == (-deal.bid if number == bidder and made < deal.bid else made)
        assert bidder is not None
        assert (points[bidder] >= deal.bid) == (reason == "made")


def check_contract(deal: TrickDeal) -> None:
    """One side scores what the contract is worth; a Bettler's partner plays no card."""
    assert deal.outcome is not None
    assert deal.contract is not None
    scored = [points for points in deal.outcome.points if points]
    assert len(scored) == 1
    assert deal.level <= 3
    single = scored[0] / 2**deal.level
    assert single in ((1, 2, 3) if deal.contract.is_simple else (deal.contract.value,))
    if deal.contract.key in ("schnapser", "kontraschnapser"):
        assert len(deal.won) <= 3
    played = {play.seat for trick in deal.won for play in trick.plays}
    assert not played & set(deal.out_seats)
    assert len(deal.out_seats) == (deal.contract.key in ("bettler", "assbettler"))


def check_wandering(deal: TrickDeal) -> None:
    """Twelve tricks; every marriage is worth 20 more, and none is shown after the sixth lead."""
    assert deal.outcome is not None
    assert deal.outcome.reason == "count"
    assert len(deal.won) == 12
    shown = [marriage.points for marriage in deal.marriages]
    assert shown == [20, 40, 60, 80][: len(shown)]
    assert all(marriage.trick <= 6 for marriage in deal.marriages)
    assert deal.trump == (deal.marriages[-1].suit if deal.marriages else None)
    assert sum(tally.melded for tally in deal.tallies) == sum(shown)


@given(seed=SEEDS)
def test_nobody_counts_the_widow_before_the_end(seed: int) -> None:
    for deal in states_of(rules_for("cutthroat-66", {}), seed):
        captured = sum(card.points for trick in deal.won for card in trick.cards)
        widow = sum(card.points for card in deal.undealt)
        for seat in deal.rules.seats:
            counted = sum(tally.captured for tally in deal.view(seat).tallies)
            assert counted == (captured + widow if deal.won and deal.is_over else captured)


@pytest.mark.parametrize("game", GAMES)
@given(seed=SEEDS)
def test_a_view_shows_nothing_that_its_seat_could_not_know(game: str, seed: int) -> None:
    chance = random.Random(seed)
    for deal in states_of(rules_for(game, {}), seed):
        for seat in deal.rules.seats:
            other = with_widow(deal, permuted(deal, seat, chance))
            view, twin = deal.view(seat), other.view(seat)
            assert view == twin
            assert written(view) == written(twin)
            assert view.hand == deal.hands[seat]
            assert bool(view.legal_moves) == (seat is deal.to_act and not deal.is_over)


def with_widow(deal: TrickDeal, other: TrickDeal) -> TrickDeal:
    """Let the winner of the first trick have the points of the widow as it is dealt now."""
    if not (deal.rules.has_widow and deal.won) or deal.is_over:
        return other
    more = sum(card.points for card in other.undealt) - sum(card.points for card in deal.undealt)
    tallies = list(deal.tallies)
    winner = deal.won[0].winner
    tallies[winner] = replace(tallies[winner], captured=tallies[winner].captured + more)
    return other.changed(tallies=tuple(tallies))


def written(view: TrickView) -> bytes:
    """The view in bytes; "fast" leaves out which equal objects in it are one and the same."""
    stream = io.BytesIO()
    pickler = pickle.Pickler(stream)
    pickler.fast = True
    pickler.dump(view)
    return stream.getvalue()


def permuted(deal: TrickDeal, seat: Seat, chance: random.Random) -> TrickDeal:
    """The same deal with all cards dealt anew whose place a seat does not know."""
    known = deal.view(seat).known
    kept = [deal.hands[other] if other is seat else known[other] for other in deal.rules.seats]
    pairs = list(zip(deal.hands, kept, strict=True))
    hidden = [card for hand, seen in pairs for card in hand if card not in seen]
    hidden += deal.undealt
    chance.shuffle(hidden)
    hands: list[tuple[Card, ...]] = []
    for hand, seen in pairs:
        missing = len(hand) - len(seen)
        hands.append((*seen, *hidden[:missing]))
        del hidden[:missing]
    return deal.changed(hands=tuple(hands), undealt=tuple(hidden))


@given(seed=SEEDS)
def test_what_everybody_has_seen_in_a_hand(seed: int) -> None:
    for deal in states_of(rules_for("four-66", {}), seed):
        view = deal.view(Seat.A)
        for seat in deal.rules.seats:
            pairs = {
                code + marriage.suit.letter
                for marriage in deal.marriages
                if marriage.seat is seat
                for code in "KQ"
            }
            cut = {deal.faced.code} if deal.faced and seat is deal.dealer else set[str]()
            seen = {card.code for card in deal.hands[seat]} & (pairs | cut)
            assert {card.code for card in view.known[seat]} == seen


def test_the_faced_card_is_known_in_the_hand_of_forehand() -> None:
    for seed in range(8):
        deal = next(states_of(rules_for("three-66", {}), seed))
        assert deal.view(Seat.B).known == ((), (), ())
        deal, _ = deal.apply(move_of("turn"))
        assert deal.faced is not None
        assert deal.view(Seat.B).known[deal.to_act] == (deal.faced,)
        deal, _ = deal.apply(PLAY_CARD[deal.faced])
        assert deal.view(Seat.B).known == ((), (), ())


@pytest.mark.parametrize("game", GAMES)
def test_whoever_is_not_to_act_is_told_so(game: str) -> None:
    deal = next(states_of(rules_for(game, {}), 1))
    for seat in deal.rules.seats:
        moves = deal.legal_moves()
        allowed = [deal.view(seat).why_illegal(move) is None for move in moves]
        assert all(allowed) if seat is deal.to_act else not any(allowed)
