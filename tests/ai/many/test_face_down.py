"""No one knows what lies face down in the first trick of Gaigel: in no search, and at no table."""

import random
from collections.abc import Iterator

import pytest

from sixtysix_gui.ai.many.search.habit import Habit
from sixtysix_gui.ai.many.search.settled import SCALE
from sixtysix_gui.ai.many.skill import Skill
from sixtysix_gui.ai.many.thinking.call_decisions import speaks_for
from sixtysix_gui.ai.many.thinking.card_decisions import begin
from sixtysix_gui.ai.many.thinking.loading import TermsKeeper, position_of
from sixtysix_gui.ai.many.thinking.worlds import dealer_for, unseen_by, world
from sixtysix_gui.ai.player import Budget
from sixtysix_gui.ai.players.registry import player_named
from sixtysix_gui.ai.two.solver.stop import Stop
from sixtysix_gui.rules.cards import Card, Suit
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import FACE_DOWN, Phase
from sixtysix_gui.rules.history import Play
from sixtysix_gui.rules.moves import OPEN, Open, Opening, PlayCard
from sixtysix_gui.rules.sets.rules import rule_set
from tests.helpers.deals.engine import cards
from tests.helpers.deals.trick_games import rules_for
from tests.helpers.players.player_moments import never
from tests.helpers.players.trick_moments import random_deal
from tests.helpers.rows import each_row


@pytest.mark.both_modes
def test_who_lays_a_card_blindly_can_only_guess_what_was_led() -> None:
    """Both hold the same two aces: the second takes all if he lays what was led, else nothing.

    Who saw the lead would win every deal, and the tree would promise the leader two points less
    than nothing. Who does not wins every other one.
    """
    start = random_deal(rules_for("gaigel-2", {}), random.Random(1))
    aces = cards("AH AS")
    deal = start.changed(
        hands=(aces, aces), undealt=(), trump=Suit.CLUBS, phase=Phase.LEAD, opening=Opening.ALTE
    )
    keeper = TermsKeeper()
    terms = keeper.terms_of(deal)
    tree = keeper.tree(terms, Stop(never), 5)
    begin(tree, terms, deal.rules.sides[deal.to_act].number, Skill(slack=1), 0)
    tree.run_over([position_of(deal, terms)], 1000)
    assert abs(tree.mean()) < SCALE / 2


def openings(game: str) -> Iterator[Deal]:
    """Deals at random whose first card has been laid face down."""
    for seed in range(60):
        source = random.Random(seed)
        deal = random_deal(rules_for(game, {}), source)
        openings = [
            move
            for move in deal.legal_moves()
            if isinstance(move, Open) and move.opening in FACE_DOWN
        ]
        deal, _ = deal.apply(source.choice(openings))
        deal, _ = deal.apply(source.choice(deal.legal_moves()))
        if deal.is_face_down:
            yield deal


def led_otherwise(deal: Deal) -> Iterator[Deal]:
    """Yield the same deal with each other card laid to the opening that could have been."""
    (laid,) = deal.table
    hand = deal.hands[laid.seat]
    before, aces = (*hand, laid.card), deal.opening is Opening.ALTE
    for card in {card for card in hand if card.suit is not deal.trump}:
        if (card.points == cards("AH")[0].points) == aces:
            yield deal.changed(
                table=(Play(laid.seat, card),),
                hands=tuple(
                    _without(before, card) if seat is laid.seat else deal.hands[seat]
                    for seat in deal.rules.seats
                ),
            )


def _without(hand: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    place = hand.index(card)
    return hand[:place] + hand[place + 1 :]


@pytest.mark.both_modes
@each_row("game", ["gaigel", "gaigel-2"])
def test_habit_does_not_look_at_a_card_that_lies_face_down(game: str) -> None:
    compared = 0
    for deal in openings(game):
        terms = TermsKeeper().terms_of(deal)
        expected = Habit(terms).chosen(position_of(deal, terms))
        for other in led_otherwise(deal):
            compared += 1
            assert Habit(terms).chosen(position_of(other, terms)) == expected
    assert compared > 20


@each_row("game", ["gaigel", "gaigel-2"])
def test_no_answer_to_an_opening_depends_on_the_cards_that_lie_face_down(game: str) -> None:
    player, budget = player_named("master:iterations=12", rule_set("four-66")), Budget(seed=3)
    compared = 0
    for deal in list(openings(game))[::6]:
        while deal.is_face_down:
            view = deal.view(deal.to_act)
            other = world(view, unseen_by(view), dealer_for(unseen_by(view), 99))
            compared += other.table != deal.table
            move = player.choose(view, budget, never).move
            assert isinstance(move, PlayCard)
            assert player.choose(other.view(other.to_act), budget, never).move == move
            deal, _ = deal.apply(move)
    assert compared


@each_row("level", ["master", "club", "casual"])
def test_a_partner_lays_points_to_an_ace_that_only_its_twin_takes(level: str) -> None:
    """Trump is clubs; forehand leads an ace, his partner holds a ten and worthless cards."""
    rules = rules_for("gaigel", {})
    start = random_deal(rules, random.Random(1))
    partner = rules.partner(start.to_act)
    held = {start.to_act: cards("AH 7S QD JD TC"), partner: cards("TS JD 7D 7H JS")}
    rest = list(rules.pack)
    for hand in held.values():
        for card in hand:
            rest.remove(card)
    rest.sort(key=lambda card: card.points)
    hands = [held.get(seat) or tuple(rest.pop(0) for _ in range(5)) for seat in rules.seats]
    turn_up = rest.pop(rest.index(cards("QC")[0]))
    undealt = (*rest, turn_up)
    deal = start.changed(hands=tuple(hands), undealt=undealt, trump=Suit.CLUBS)
    deal, _ = deal.apply(OPEN[Opening.ALTE])
    deal, _ = deal.apply(PlayCard(cards("AH")[0]))
    while deal.to_act is not partner:
        deal, _ = deal.apply(deal.legal_moves()[0])
    move = (
        player_named(level, rule_set("four-66"))
        .choose(deal.view(partner), Budget(seed=1), never)
        .move
    )
    assert move == PlayCard(cards("TS")[0])


def test_an_ace_that_nothing_takes_speaks_against_one_that_its_twin_takes() -> None:
    for seed in range(20):
        deal = random_deal(rules_for("gaigel", {}), random.Random(seed))
        view = deal.view(deal.to_act)
        if OPEN[Opening.ELF] in view.legal_moves:
            assert speaks_for(view, OPEN[Opening.ELF])
            assert not speaks_for(view, OPEN[Opening.ALTE])
