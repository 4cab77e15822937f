"""The face that all games have, and the register in which they are found."""

import random

import pytest

from sixtysix_gui.rules.cards import pack_cards
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.errors import UnknownDimensionError, UnknownRuleSetError
from sixtysix_gui.rules.events import DealEnded
from sixtysix_gui.rules.illegal_moves import IllegalMoveError
from sixtysix_gui.rules.length import is_game_over, winner_of
from sixtysix_gui.rules.moves import PLAY_CARD, Bid, Move
from sixtysix_gui.rules.registry import Registry
from sixtysix_gui.rules.scoring.game import Game
from sixtysix_gui.rules.seats import Seat, seats_of
from sixtysix_gui.rules.sets.named import rule_set, rule_set_names
from sixtysix_gui.rules.sets.rules import Rules
from tests.helpers.deals.toy_three import NAME, THREE, ToyFamily

WITH_TOY = Registry((*GAMES.families, ToyFamily()))
THREE_ALL = ("three-66", "cutthroat-66")
FOUR_ALL = ("four-66", "na-66", "bauernschnapsen", "gaigel")
TWO_MORE = ("gaigel-2", "idiots-66")
BIDDERS_OUT = ("na-66", "cutthroat-66")
"""The games which a bidder at the target wins, whatever the others have."""


def play_out(registry: Registry, rules: Rules, seed: int, dealer: Seat) -> Deal:
    """A random deal, every state of it checked by what everybody may ask."""
    source = random.Random(seed)
    pack = list(rules.pack)
    source.shuffle(pack)
    deal = registry.start(rules, pack, dealer)
    seats = seats_of(rules.parties)
    assert deal.opening_events()
    while not deal.is_over:
        views = [deal.view(seat) for seat in seats]
        check_views(deal, views)
        moves = views[seats.index(deal.to_act)].legal_moves
        move = source.choice([move for move in moves if not is_bold(move)])
        deal, events = deal.apply(move)
        ends = [event.outcome for event in events if isinstance(event, DealEnded)]
        assert ends == ([deal.outcome] if deal.is_over else [])
    return deal


def is_bold(move: Move) -> bool:
    """Say whether a move bids so much that games of random moves would go on for ever."""
    return isinstance(move, Bid) and move.ticks > 1


def check_views(deal: Deal, views: list[View]) -> None:
    """Views agree with the deal and with each other."""
    for view in views:
        assert view.legal_moves == (deal.legal_moves() if view.seat is deal.to_act else ())
        assert view.hand_sizes[view.seat] == len(view.hand)
        assert view.trick_number == deal.trick_number == len(deal.won) + 1
        assert view.won == deal.won
        assert view.outcome is None
        assert [play.seat for play in view.table][:1] in ([], [view.leader])
        for move in deal.legal_moves():
            assert deal.why_illegal(move) is None
            assert (view.why_illegal(move) is None) == (view.seat is deal.to_act)
    assert len({(view.to_act, view.leader, view.trump, view.table) for view in views}) == 1


def play_game(registry: Registry, name: str, seed: int) -> Game:
    rules = registry.rules(name)
    game = registry.first_game(rules, Seat.A)
    assert (game.deals, game.is_over, game.winners) == (0, False, ())
    while not game.is_over:
        deal = play_out(registry, rules, seed * 1000 + game.deals, game.dealer)
        assert deal.outcome is not None
        assert deal.outcome.totals == deal.totals
        assert deal.outcome.tricks == deal.tricks
        assert sum(deal.tricks) == len(deal.won)
        before, game = game, game.after(deal.outcome)
        assert game.deals == before.deals + 1
        gained = [now - then for now, then in zip(game.won, before.won, strict=True)]
        assert all(now >= points for now, points in zip(gained, deal.outcome.points, strict=True))
    return game


@pytest.mark.parametrize("name", WITH_TOY.names())
@pytest.mark.parametrize("seed", range(3))
def test_every_game_is_played_through_the_face(name: str, seed: int) -> None:
    game = play_game(WITH_TOY, name, seed)
    assert game.winners
    assert is_game_over(game, "game")
    only = game.winners[0] if len(game.winners) == 1 else None
    assert winner_of(game, "game") == only
    if name not in BIDDERS_OUT:
        assert max(game.won) in [game.won[party] for party in game.winners]


def test_one_deal_of_the_toy_may_be_all() -> None:
    rules = WITH_TOY.rules(NAME)
    before = WITH_TOY.first_game(rules, Seat.C)
    assert winner_of(before, "deal") is None
    deal = play_out(WITH_TOY, rules, 5, Seat.C)
    assert deal.outcome is not None
    game = before.after(deal.outcome)
    winner = winner_of(game, "deal")
    assert winner is not None
    assert game.won[winner] == max(game.won) > 0
    assert not game.is_over
    assert is_game_over(game, "deal")


def test_names_by_number_of_seats() -> None:
    assert rule_set_names(seats=2) == (*rule_set_names(close=True), *TWO_MORE)
    assert rule_set_names(seats=3) == THREE_ALL
    assert rule_set_names(seats=4) == FOUR_ALL
    assert set(rule_set_names(close=True)) == {*rule_set_names(seats=2), *THREE_ALL, *FOUR_ALL}
    assert WITH_TOY.names() == (*rule_set_names(close=True), NAME)
    assert WITH_TOY.names(seats=3) == (*THREE_ALL, NAME)
    assert seats_of(WITH_TOY.rules(NAME).parties) == THREE


def test_rules_by_name_with_overrides() -> None:
    assert rule_set("schnapsen") is rule_set("schnapsen")
    changed = rule_set("schnapsen", {"game.target": 9})
    assert changed == rule_set("schnapsen").with_overrides({"game.target": 9})
    assert changed.pack == pack_cards(20)
    for name in ("no-such-game", NAME):
        with pytest.raises(UnknownRuleSetError, match=name):
            rule_set(name)


@pytest.mark.parametrize("name", rule_set_names(close=False))
def test_a_game_of_the_trick_game_is_found_with_its_options(name: str) -> None:
    rules = rule_set(name, {"strict.overtrump": False})
    assert not rules.close
    assert (rules.name, dict(rules.overrides())) == (name, {"strict.overtrump": False})
    assert GAMES.family(name) is TRICK_GAMES
    start = Deal.start(rules, rules.pack, Seat.B)
    assert start == Deal.start(rules, rules.pack, Seat.B)
    assert Game.first(rules, Seat.B) == Game.first(rules, Seat.B)
    with pytest.raises(UnknownDimensionError, match="close\\.before_draw"):
        rule_set(name, {"close.before_draw": True})


def test_a_game_for_two_begins_as_itself() -> None:
    rules = rule_set("wiki-66")
    pack = pack_cards(24)
    assert Deal.start(rules, pack, Seat.B) == Deal.start(rules, pack, Seat.B)
    assert Game.first(rules, Seat.B) == Game(rules, Seat.B)


def test_a_deal_of_three_refuses_what_is_forbidden() -> None:
    deal = WITH_TOY.start(WITH_TOY.rules(NAME), pack_cards(24), Seat.A)
    with pytest.raises(IllegalMoveError):
        deal.apply(PLAY_CARD[deal.view(Seat.A).hand[0]])
