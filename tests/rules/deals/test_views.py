"""A view holds what its seat may know (rules.md 3.8, many.md 2 to 8), and no trace of the rest."""

import dataclasses
import io
import pickle
import random
from collections import Counter
from collections.abc import Iterator
from typing import cast

import pytest
from hypothesis import given

from sixtysix_gui.rules.cards import Card, Rank, card_of
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.history import Play
from sixtysix_gui.rules.moves import CLOSE_TALON, PASS, PLAY_CARD, Illegality, Meld, PlayCard
from sixtysix_gui.rules.scoring.game import Game
from sixtysix_gui.rules.seats import Seat, opposite
from sixtysix_gui.rules.sets.rules import Rules, rule_set, rule_set_names
from tests.helpers.deals.engine import EVERY_MOVE, cards
from tests.helpers.deals.rule_mixtures import CHANGED, MIXED, SEEDS
from tests.helpers.deals.trick_games import GAMES
from tests.helpers.rows import each_row
from tests.rules.data.rows import after, move_of, setting
from tools.random_deals.options import random_rules
from tools.random_deals.play import states_of

STRIDE = 6
"""Views are compared at every sixth state of a deal, each time others, to save time."""


def known_cards(deals: list[Deal], seat: Seat) -> set[Card]:
    """The cards of which a seat knows where one lies, from the course of the deal so far.

    The turn-up, the card that fixed trump, all that was played face up, both cards of every
    marriage and of the exchange, a hand shown for a contract, and what it has and laid itself.
    """
    deal = deals[-1]
    known = {card for trick in deal.won for card in trick.cards} | set(deal.hands[seat])
    known |= {play.card for play in deal.table if play.seat is seat or not deal.is_face_down}
    known |= {deals[0].undealt[-1]} if deal.rules.turns_up else set()
    known |= {deal.faced} if deal.faced is not None else set()
    for marriage in deal.marriages:
        known |= {card_of(Rank.KING, marriage.suit), card_of(Rank.QUEEN, marriage.suit)}
    if deal.exchange is not None:
        known |= {deal.exchange.given, deal.exchange.taken}
    if deal.is_over and deal.contract and deal.bidder is not None and not deal.contract.is_played:
        known |= set(deal.hands[deal.bidder])
    return known


def placed(view: View, kept: list[tuple[Card, ...]]) -> list[Card]:
    """All cards whose place a seat knows, twice where it knows both."""
    known = [card for hand in kept for card in hand]
    known += [card for trick in view.won for card in trick.cards]
    known += [play.card for play in view.table]
    known += [laid.card for laid in view.face_down if laid.card is not None]
    return known + ([] if view.turn_up is None else [view.turn_up])


def redealt(deal: Deal, seat: Seat, chance: random.Random) -> Deal:
    """The same deal with all cards dealt again whose place a seat does not know."""
    view = deal.view(seat)
    kept = [deal.hands[one] if one is seat else view.known[one] for one in deal.rules.seats]
    hidden = list((Counter(deal.rules.pack) - Counter(placed(view, kept))).elements())
    chance.shuffle(hidden)
    hands: list[tuple[Card, ...]] = []
    for hand, seen in zip(deal.hands, kept, strict=True):
        missing = len(hand) - len(seen)
        hands.append(hand if len(hand) == len(seen) else (*seen, *hidden[:missing]))
        del hidden[:missing]
    table, played = deal.table, deal.played
    if view.face_down:
        # All know that what was led face down is no trump: otherwise it would lie open.
        hidden.sort(key=lambda card: card.suit is not deal.trump)
        table = tuple(
            Play(laid.seat, hidden.pop() if laid.card is None else laid.card)
            for laid in view.face_down
        )
        played = frozenset(play.card for play in table)
    turn_up = () if view.turn_up is None else (view.turn_up,)
    undealt = (*hidden, *turn_up)
    other = deal.changed(hands=tuple(hands), table=table, played=played, undealt=undealt)
    return with_widow(deal, other)


def with_widow(deal: Deal, other: Deal) -> Deal:
    """Let the winner of the first trick have the points of the widow as it is dealt now."""
    if not (deal.rules.has_widow and deal.won) or deal.is_over:
        return other
    more = sum(card.points for card in other.undealt) - sum(card.points for card in deal.undealt)
    rows, winner = list(deal.card_points), deal.won[0].winner
    rows[winner] = rows[winner]._replace(captured=rows[winner].captured + more)
    return other.changed(card_points=tuple(rows))


def written(view: View) -> bytes:
    """The view in bytes; "fast" leaves out which equal objects in it are one and the same."""
    stream = io.BytesIO()
    pickler = pickle.Pickler(stream)
    pickler.fast = True
    pickler.dump(view)
    return stream.getvalue()


def cards_inside(value: object) -> Iterator[Card]:
    if isinstance(value, Card):
        yield value
    elif isinstance(value, tuple | list | set | frozenset):
        for part in cast("tuple[object, ...]", value):
            yield from cards_inside(part)
    elif dataclasses.is_dataclass(value):
        for entry in dataclasses.fields(value):
            yield from cards_inside(getattr(value, entry.name))


def check_deal(rules: Rules, seed: int) -> None:
    chance, deals = random.Random(seed), list[Deal]()
    for deal in states_of(rules, seed):
        deals.append(deal)
        if (len(deals) + seed) % STRIDE and not deal.is_over:
            continue
        for seat in rules.seats:
            view, twin = deal.view(seat), redealt(deal, seat, chance).view(seat)
            assert written(view) == written(twin)
            known = known_cards(deals, seat)
            assert set(cards_inside(view)) <= known
            assert view.seen == known
            if not rules.has_copies:
                assert set(view.unseen) == set(rules.pack) - known


@pytest.mark.unmeasured
@each_row("name", rule_set_names())
def test_a_view_shows_nothing_that_its_seat_could_not_know(name: str, exhaustive: bool) -> None:
    for seed in range(1000 if exhaustive else 16):
        is_changed = name in GAMES and seed % 2
        check_deal(random_rules(name, seed) if is_changed else rule_set(name), seed)


@pytest.mark.unmeasured
@given(rules=MIXED, seed=SEEDS)
def test_nor_does_it_where_the_talon_can_be_closed(rules: Rules, seed: int) -> None:
    check_deal(rules, seed)


@each_row("name", rule_set_names())
def test_hidden_cards_are_really_dealt_differently(name: str) -> None:
    deal = next(states_of(rule_set(name), 1))
    other = redealt(deal, Seat.A, random.Random(1))
    assert other.hands[Seat.A] == deal.hands[Seat.A]
    assert other.hands[Seat.B] != deal.hands[Seat.B]
    assert other.view(Seat.B) != deal.view(Seat.B)


@given(rules=CHANGED, seed=SEEDS)
def test_a_view_agrees_with_its_deal(rules: Rules, seed: int) -> None:
    won = tuple(range(1, len(rules.parties) + 1))
    game = Game(rules, Seat.B, won, carry=2, decided=3)
    for deal in states_of(rules, seed):
        views = [deal.view_in(game, seat) for seat in rules.seats]
        assert len({(view.to_act, view.leader, view.trump, view.table) for view in views}) == 1
        for seat, view in zip(rules.seats, views, strict=True):
            assert view == deal.view(seat, won, 2, 3)
            assert view.trick_number == deal.trick_number == len(view.won) + 1
            assert view.won == deal.won
            assert [play.seat for play in view.table][:1] in ([], [view.leader])
            assert (view.score, view.carry, view.decided) == (won, 2, 3)
            assert view.hand == view.hands[seat] == deal.hands[seat]
            assert view.hand_sizes == tuple(map(len, deal.hands))
            assert view.talon_size == deal.talon_size
            assert view.my_turn == (deal.to_act is seat and deal.phase is not Phase.SETTLED)
            assert view.legal_moves == (deal.legal_moves() if view.my_turn else ())
            for move in deal.legal_moves():
                assert (view.why_illegal(move) is None) == view.my_turn
            assert view.tricks_won == deal.card_points[seat].tricks
            assert (view.leader, view.outcome) == (deal.leader, deal.outcome)
            if not rules.has_widow:
                assert view.totals == deal.totals


def test_a_view_starts_at_no_score() -> None:
    view = next(states_of(rule_set("three-66"), 1)).view(Seat.A)
    assert (view.score, view.carry, view.decided) == ((0, 0, 0), 0, 0)
    assert view.seen == set(view.hand)


@pytest.mark.unmeasured
@each_row("name", rule_set_names())
def test_the_view_forbids_what_the_deal_forbids(name: str, exhaustive: bool) -> None:
    for seed in range(15 if exhaustive else 3):
        check_refusals(rule_set(name), seed)


@pytest.mark.unmeasured
@given(rules=CHANGED, seed=SEEDS)
def test_the_view_forbids_the_same_under_any_rules(rules: Rules, seed: int) -> None:
    check_refusals(rules, seed)


def check_refusals(rules: Rules, seed: int) -> None:
    """Legal moves can be made, and against others a view has the reason of the true deal."""
    for deal in states_of(rules, seed):
        own, legal = deal.view(deal.to_act), deal.legal_moves()
        assert len(set(legal)) == len(legal)
        for move in {*EVERY_MOVE, *legal}:
            ours, true = own.why_illegal(move), deal.why_illegal(move)
            assert (true is None) == (move in legal)
            if ours is None or true is None:
                assert ours is true
                deal.apply(move)
            else:
                assert (ours.reason, ours.values) == (true.reason, true.values)
                assert "{" not in str(true)
        reason = Illegality.DEAL_OVER if deal.is_over else Illegality.NOT_YOUR_TURN
        for seat in rules.seats:
            error = deal.view(seat).why_illegal(PASS)
            assert seat is deal.to_act or (error and error.reason) is reason


@given(rules=MIXED, seed=SEEDS)
def test_what_may_be_led_after_a_marriage(rules: Rules, seed: int) -> None:
    for deal in states_of(rules, seed):
        for move in deal.legal_moves():
            if not isinstance(move, Meld):
                continue
            view = deal.view(deal.to_act)
            shown, _ = deal.apply(move)
            if shown.phase is Phase.PRE_DRAW:
                shown, _ = shown.apply(CLOSE_TALON)
            if shown.phase is Phase.REPLY:
                shown, _ = shown.apply(PASS)
            if not shown.is_over:
                leads = {move.card for move in shown.legal_moves() if isinstance(move, PlayCard)}
                assert set(view.leads_after(move.suit)) == leads


@given(rules=MIXED, seed=SEEDS)
def test_imagined_deals_look_the_same(rules: Rules, seed: int) -> None:
    source = random.Random(seed)
    for deal in states_of(rules, seed):
        for seat in rules.seats:
            view = deal.view(seat)
            unseen = list(view.unseen)
            source.shuffle(unseen)
            world = Deal.imagined(view, unseen)
            assert world.view(seat) == view
            places = [*world.hands[opposite(seat)], *world.undealt]
            assert [card for card in places if card in unseen] == unseen
            assert set(view.known[opposite(seat)]) <= set(world.hands[opposite(seat)])


@given(seed=SEEDS)
def test_imagined_deals_can_be_played_out(seed: int) -> None:
    source, deals = random.Random(seed), list(states_of(rule_set(), seed))
    view = deals[len(deals) // 2].view(Seat.A)
    world = Deal.imagined(view, view.unseen)
    while not world.is_over:
        world, _ = world.apply(source.choice(world.legal_moves()))


@each_row("change", [-1, 1])
def test_imagining_takes_exactly_the_unseen_cards(change: int) -> None:
    view = next(states_of(rule_set(), 1)).view(Seat.A)
    wrong = view.unseen[:change] if change < 0 else (*view.unseen, view.hand[0])
    with pytest.raises(ValueError, match="fill"):
        Deal.imagined(view, wrong)


SEEN = [
    ("forehand=AC 9H; dealer=9C", "AC 9C d x", "A", "KH", "9H"),
    ("forehand=AC 9H KC QC; dealer=9C", "AC 9C d x 20C", "A", "KC QC KH", "9H"),
    ("forehand=KS QS; dealer=9C", "20S", "A", "KS QS", "KH"),
    ("forehand=KS QS; dealer=9C", "20S QS 9C d", "A", "KS", "KH"),
    (
        "forehand=AS KS QS QC JC AD; dealer=9S 9C 9D JD QD JH; "
        "talon=AC KC TS KD TC QH TD JS AH 9H TH",
        "AS 9S d AC 9C d TS 9D d TC JD d TD QD d AH JH d",
        "B",
        "KH",
        "",
    ),
    ("", "# -", "A", "", "KH"),
]
"""German rules: cards, acts, a seat, what it knows of the other hand by the pack, the turn-up."""


@each_row(("given_cards", "acts", "seat", "known", "turn_up"), SEEN)
def test_what_is_known_for_two(
    given_cards: str, acts: str, seat: str, known: str, turn_up: str
) -> None:
    view = after(setting("german-66", given_cards).start(), acts).view(Seat[seat])
    assert view.known[opposite(Seat[seat])] == cards(known)
    assert (view.turn_up and view.turn_up.code) == (turn_up or None)


def test_the_marriage_of_which_a_card_must_be_led_is_known() -> None:
    deal = after(setting("german-66", "forehand=KS QS; dealer=9C").start(), "20S")
    assert deal.view(Seat.A).melded_suit is Card.parse("KS").suit


@given(seed=SEEDS)
def test_nobody_counts_the_widow_before_the_end(seed: int) -> None:
    for deal in states_of(rule_set("cutthroat-66"), seed):
        captured = sum(card.points for trick in deal.won for card in trick.cards)
        widow = sum(card.points for card in deal.undealt)
        for seat in deal.rules.seats:
            counted = sum(earned.captured for earned in deal.view(seat).card_points)
            assert counted == (captured + widow if deal.won and deal.is_over else captured)


@given(seed=SEEDS)
def test_what_all_have_seen_in_a_hand(seed: int) -> None:
    for deal in states_of(rule_set("four-66"), seed):
        view = deal.view(Seat.A)
        for seat in deal.rules.seats:
            pairs = {
                card_of(rank, marriage.suit)
                for marriage in deal.marriages
                for rank in (Rank.KING, Rank.QUEEN)
                if marriage.seat is seat
            }
            cut = {deal.faced} if seat is deal.dealer else set[Card]()
            assert set(view.known[seat]) == set(deal.hands[seat]) & (pairs | cut)


def test_the_faced_card_is_known_in_the_hand_of_forehand() -> None:
    for seed in range(8):
        deal = next(states_of(rule_set("three-66"), seed))
        assert deal.view(Seat.B).known == ((), (), ())
        deal, _ = deal.apply(move_of("turn"))
        assert deal.faced is not None
        assert deal.view(Seat.B).known[deal.to_act] == (deal.faced,)
        deal, _ = deal.apply(PLAY_CARD[deal.faced])
        assert deal.view(Seat.B).known == ((), (), ())
