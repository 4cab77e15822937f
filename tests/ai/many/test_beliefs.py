"""Worlds weighed by what was done in them, and moves valued in solved worlds."""

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from sixtysix_gui.ai.many.players import CalculatingPlayer
from sixtysix_gui.ai.many.search.codes import MELDING, SHOWING, SILENT
from sixtysix_gui.ai.many.thinking.belief_worlds import past_acts, pool_for, pools
from sixtysix_gui.ai.many.thinking.loading import TermsKeeper
from sixtysix_gui.ai.many.thinking.rules_of_thumb import sensible_act
from sixtysix_gui.ai.many.thinking.worlds import Copies, dealer_for, set_of, unseen_by, world
from sixtysix_gui.ai.player import Budget
from sixtysix_gui.ai.players.levels import MANY_LEVELS
from sixtysix_gui.rules.cards import Rank, Suit, card_of
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.moves import GO_OUT, PlayCard
from tests.helpers.deals.trick_games import GAMES, rules_for
from tests.helpers.naive.brute_force import worths
from tests.helpers.players.player_moments import never
from tests.helpers.players.trick_moments import CARD_PHASES, random_deal
from tests.helpers.rows import each_row

pytestmark = pytest.mark.both_modes

POOLED = [game for game in GAMES if not rules_for(game, {}).has_talon]
MASTER = MANY_LEVELS["master"]


def sensible_states(game: str, seed: int, **options: object) -> Iterator[Deal]:
    """The states of deals of rules of thumb in which a card is to be played."""
    source = random.Random(seed)
    while True:
        deal = random_deal(rules_for(game, options), source)
        while not deal.is_over:
            if deal.phase in CARD_PHASES:
                yield deal
            deal, _ = deal.apply(sensible_act(deal, deal.legal_moves()))


def hands_of_others(deal: Deal) -> list[int]:
    order = deal.rules.duties_in(deal.contract).order
    hands = zip(deal.rules.seats, deal.hands, strict=True)
    return [set_of(Copies(order).places(hand)) for seat, hand in hands if seat is not deal.to_act]


@each_row("game", POOLED)
def test_what_was_done_was_possible_with_the_true_hands(game: str) -> None:
    keeper, certain = TermsKeeper(), replace(MASTER, doubt=0, pool=3)
    for deal in list(zip(range(40), sensible_states(game, 3), strict=False)):
        view = deal[1].view(deal[1].to_act)
        pool = pool_for(view, certain, keeper, 1)
        assert pool.weigh(hands_of_others(deal[1])) > 0


def test_a_partner_who_may_show_nothing_tells_nothing() -> None:
    """Where only leaders show marriages, hands with one are as likely as before."""
    keeper, certain = TermsKeeper(), replace(MASTER, doubt=0, pool=3)
    states = zip(range(150), sensible_states("four-66", 8, meld_who="leader"), strict=False)
    for deal in [deal for _, deal in states if deal.won]:
        pool = pool_for(deal.view(deal.to_act), certain, keeper, 1)
        assert pool.weigh(hands_of_others(deal)) > 0


def silent_marriage(deal: Deal) -> bool:
    """Whether another seat held a marriage when its side led and, asked first, it showed none."""
    hands = [set(hand) for hand in deal.hands]
    shown = {(marriage.seat, marriage.suit) for marriage in deal.marriages}
    plays = [*(trick.plays for trick in deal.won), deal.table]
    leaders = [*(trick.leader for trick in deal.won), deal.leader]
    for trick, leader in reversed(list(zip(plays, leaders, strict=True))):
        for play in trick:
            hands[play.seat].add(play.card)
        partner = deal.rules.partner(leader)
        shows = any(
            one.seat is partner and one.trick == plays.index(trick) + 1 for one in deal.marriages
        )
        for suit in Suit:
            pair = {card_of(Rank.KING, suit), card_of(Rank.QUEEN, suit)}
            held = pair <= hands[partner] and (partner, suit) not in shown
            if held and not shows and partner is not deal.to_act:
                return True
    return False


def test_a_partner_who_showed_nothing_had_no_marriage() -> None:
    keeper, certain = TermsKeeper(), replace(MASTER, doubt=0, pool=3)
    found = {True: 0, False: 0}
    for _, deal in zip(range(150), sensible_states("four-66", 8), strict=False):
        view = deal.view(deal.to_act)
        if view.marriages:
            continue
        dealer = dealer_for(unseen_by(view), 5)
        pool = pool_for(view, certain, keeper, 1)
        for _ in range(4):
            other = world(view, unseen_by(view), dealer)
            hidden = silent_marriage(other)
            found[hidden] += 1
            if hidden:
                assert pool.weigh(hands_of_others(other)) == 0
    assert min(found.values()) > 10


def test_the_past_is_told_in_its_order() -> None:
    states = sensible_states("four-66", 2)
    deal = next(deal for deal in states if len(deal.won) == 3 and deal.phase is Phase.LEAD)
    acts = past_acts(deal.view(deal.to_act))
    seats = [int(play.seat) for trick in deal.won for play in trick.plays]
    asked = [int(deal.rules.partner(trick.leader)) for trick in deal.won]
    asked.append(int(deal.rules.partner(deal.leader)))
    cards = [seat for seat, act in acts if act < SHOWING]
    assert cards == seats
    assert [seat for seat, act in acts if act >= SHOWING] == asked
    shown = [act for _, act in acts if act not in (SILENT,) and act >= MELDING]
    assert len(shown) == len(deal.marriages)


def only_world(deal: Deal) -> bool:
    """Whether the seat to act knows all hands."""
    view = deal.view(deal.to_act)
    dealer = dealer_for(unseen_by(view), 1)
    return all(world(view, unseen_by(view), dealer) == deal for _ in range(20))


@pytest.mark.parametrize("game", ["four-66", "na-66", "bauernschnapsen"])
def test_where_all_is_known_moves_are_worth_what_trying_everything_finds(game: str) -> None:
    player = CalculatingPlayer(replace(MASTER, habits=0, score_aware=False))  # in points
    compared = 0
    for deal in sensible_states(game, 6):
        moves = deal.legal_moves()
        cards = [move for move in moves if isinstance(move, PlayCard)]
        is_late = max(map(len, deal.hands)) <= 3 and len(cards) == len(moves) > 1
        if not is_late or GO_OUT in moves or not only_world(deal):
            continue
        party = deal.rules.sides[deal.to_act]
        decision = player.choose(deal.view(deal.to_act), Budget(seed=2), never)
        wanted = {move: worths(deal.apply(move)[0], party)[party.number] for move in moves}
        assert {value.move: value.game_points for value in decision.values} == pytest.approx(wanted)
        compared += 1
        if compared == 6:
            break


def test_who_forgets_takes_all_worlds_to_be_as_likely() -> None:
    deal = next(deal for deal in sensible_states("four-66", 4) if len(deal.won) == 2)
    view = deal.view(deal.to_act)
    assert pools(view)
    keeper = TermsKeeper()
    for skill in (replace(MASTER, beliefs=0), replace(MASTER, memory="last")):
        pool = pool_for(view, replace(skill, pool=50), keeper, 1)
        assert pool.mean_weight() == 1
    assert pool_for(view, MASTER, keeper, 1).mean_weight() < 1
