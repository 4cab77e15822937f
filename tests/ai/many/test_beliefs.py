"""Worlds weighed by what was done in them, and moves valued in solved worlds."""

import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from statistics import stdev

import pytest

from sixtysix_gui.ai.many.players import CalculatingPlayer
from sixtysix_gui.ai.many.search.codes import MELDING, SHOWING, SILENT
from sixtysix_gui.ai.many.search.settled import SCALE
from sixtysix_gui.ai.many.search.tree import TrickTree
from sixtysix_gui.ai.many.skill import Skill
from sixtysix_gui.ai.many.thinking.belief_worlds import past_acts, pool_for, pools
from sixtysix_gui.ai.many.thinking.card_decisions import begin
from sixtysix_gui.ai.many.thinking.choosing import (
    Noise,
    Ranking,
    Result,
    by_mean,
    by_visits,
    chosen,
    noise_of_solved,
    noise_of_tree,
    run_measured,
)
from sixtysix_gui.ai.many.thinking.loading import TermsKeeper
from sixtysix_gui.ai.many.thinking.overview import Overview
from sixtysix_gui.ai.many.thinking.rules_of_thumb import sensible_act
from sixtysix_gui.ai.many.thinking.worlds import (
    Copies,
    dealer_for,
    place_of,
    set_of,
    unseen_by,
    world,
)
from sixtysix_gui.ai.player import Budget
from sixtysix_gui.ai.players.levels import MANY_LEVELS
from sixtysix_gui.ai.two.solver.stop import Stop
from sixtysix_gui.rules.cards import Card, Rank, Suit, card_of
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.moves import GO_OUT, PlayCard
from sixtysix_gui.rules.seats import Seat
from tests.helpers.deals.trick_games import GAMES, rules_for
from tests.helpers.naive.brute_force import worths
from tests.helpers.players.player_moments import never
from tests.helpers.players.trick_moments import CARD_PHASES, random_deal
from tests.helpers.rows import each_row
from tests.tools.strength.positions import played

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


@each_row("game", ["four-66", "na-66", "bauernschnapsen"])
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


# Choosing by values that are only known up to their noise.


HANDS = "KD JD TC | AD AC QC | TS QS JC | KC 9C QD"


def lead() -> Deal:
    return played("four-66", HANDS, "", "S")


def choose(results: str, noise: Noise, rank: Ranking = by_mean) -> str:
    """Choose from results such as `KD:20:300`: card, visits and mean; `+KD` shows a marriage."""
    overview = Overview(lead().view(Seat.A))
    order = overview.view.rules.duties_in(None).order
    found: list[Result] = []
    names: dict[int, str] = {}
    for text in results.split():
        name, visits, mean = text.split(":")
        code = place_of(Card.parse(name.lstrip("+")), order) + (MELDING if "+" in name else 0)
        names[code] = name
        found.append((code, int(visits), float(mean)))
    return names[chosen(overview, order, found, rank, noise)[0]]


CHOICES = [
    # the results; how far single results spread; what is chosen. JD risks less than KD
    ("KD:20:300 JD:20:250", 200.0, "JD"),  # noise is 200 / sqrt(10), that is 63
    ("KD:20:300 JD:20:230", 200.0, "KD"),
    ("KD:20:300 JD:20:299", 0.0, "KD"),
    ("KD:20:300 JD:20:300", 0.0, "JD"),
    ("KD:20:300 JD:4:250", 200.0, "KD"),  # the tree has turned away from it
    ("KD:20:300 JD:5:250", 200.0, "JD"),
    ("TC:20:900 KD:20:300 JD:20:100", 200.0, "KD"),  # a bare ten, however good it looked
    ("TC:20:900", 200.0, "TC"),  # nothing else was tried
    ("+KD:20:300 JD:20:299", 200.0, "+KD"),  # a marriage is shown where the search says so
    ("KD:20:300 +KD:20:299", 200.0, "KD"),
]


@each_row(("results", "spread", "expected"), CHOICES)
def test_the_more_careful_of_what_cannot_be_told_apart(
    results: str, spread: float, expected: str
) -> None:
    assert choose(results, noise_of_tree(spread)) == expected


def test_what_was_visited_most_is_best_where_visits_count() -> None:
    results = "KD:40:250 JD:20:300"
    assert choose(results, noise_of_tree(0.0), rank=by_visits) == "JD"  # worth more as well
    assert choose("JD:40:250 KD:20:300", noise_of_tree(0.0), rank=by_visits) == "JD"


@each_row(("mean", "expected"), [(290.0, "JD"), (289.0, "KD")])
def test_in_the_same_worlds_one_of_them_is_the_noise(mean: float, expected: str) -> None:
    assert choose(f"KD:100:300 JD:100:{mean}", noise_of_solved(100)) == expected
    assert SCALE == 1000


SKILL = Skill(pool=60)


def searching(stop: Callable[[], bool] = never) -> TrickTree:
    """A tree that is ready to search for A's lead."""
    view, keeper = lead().view(Seat.A), TermsKeeper()
    terms = keeper.terms_of(view)
    tree = keeper.tree(terms, Stop(stop), 5)
    begin(tree, terms, 0, SKILL, 0)
    tree.draw_from(pool_for(view, SKILL, keeper, 5))
    return tree


def test_a_search_that_is_measured_finds_the_same() -> None:
    at_once, measured = searching(), searching()
    at_once.run(205)
    run_measured(measured, 205)
    assert measured.results() == at_once.results()
    assert measured.iterations == 205


def test_the_spread_is_that_of_single_descents() -> None:
    tree = searching()
    found, total = list[float](), 0.0
    for number in range(1, 401):
        tree.run(1)
        found.append(tree.mean() * number - total)
        total += found[-1]
    # Of a standard deviation that is taken from ten means, a quarter is chance.
    assert run_measured(searching(), 400) == pytest.approx(stdev(found), rel=0.5)


def test_nothing_is_known_of_the_spread_of_a_search_that_was_stopped_or_is_short() -> None:
    tree = searching(lambda: True)
    assert run_measured(tree, 100) == 0.0
    assert tree.iterations == 0
    assert run_measured(searching(), 1) == 0.0
