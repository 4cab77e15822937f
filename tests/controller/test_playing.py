"""Whole deals and games between a person and a scripted player."""

import random

import pytest
from pytestqt.qtbot import QtBot

from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.events import CardDrawn, CardsDealt, DealEnded, as_seen_by
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import rule_set_names
from tests.controller.conftest import Desk, MakeDesk, setup_for
from tests.helpers.players.scripted_players import RandomPlayer, sensible_moves


def play_deal(desk: Desk, qtbot: QtBot, source: random.Random) -> None:
    """Deals, and plays the person's moves by chance until the deal is settled."""
    controller = desk.controller
    finished = len(desk.log.finished)
    controller.deal()
    while len(desk.log.finished) == finished:
        qtbot.waitUntil(lambda: person_may_act(desk) or len(desk.log.finished) > finished)
        view = controller.view
        if view is not None and view.my_turn:
            assert controller.propose(source.choice(sensible_moves(view))) is None


def person_may_act(desk: Desk) -> bool:
    view = desk.controller.view
    return view is not None and view.my_turn


@pytest.mark.parametrize("variant", rule_set_names(close=True))
def test_a_whole_game_is_played_to_its_target(
    variant: str, make_desk: MakeDesk, qtbot: QtBot
) -> None:
    desk = make_desk(RandomPlayer(3))
    desk.controller.new_game(setup_for(variant))
    source = random.Random(variant)
    while True:
        play_deal(desk, qtbot, source)
        if desk.log.finished[-1].after.is_over:
            break
    for earlier, later in zip(desk.log.finished, desk.log.finished[1:], strict=False):
        assert later.before == earlier.after
    assert desk.log.finished[-1].after.winners
    assert len(desk.controller.game_records()) == len(desk.log.finished)


@pytest.mark.parametrize("variant", rule_set_names(close=True))
def test_the_events_told_are_those_of_the_record_as_the_person_saw_them(
    variant: str, desk: Desk, qtbot: QtBot
) -> None:
    desk.controller.new_game(setup_for(variant))
    play_deal(desk, qtbot, random.Random(7))
    record = desk.controller.game_records()[0]
    state = Deal.start(record.rules, record.pack, record.dealer)
    expected = [as_seen_by(Seat.A, event) for event in state.opening_events()]
    for move in record.moves:
        state, events = state.apply(move)
        expected += [as_seen_by(Seat.A, event) for event in events]
    told = [event for update in desk.log.updates for event in update.events]
    assert told == expected
    assert isinstance(told[-1], DealEnded)


def test_the_person_is_never_told_a_hidden_card(desk: Desk, qtbot: QtBot) -> None:
    desk.controller.new_game(setup_for())
    play_deal(desk, qtbot, random.Random(1))
    for update in desk.log.updates:
        for event in update.events:
            if isinstance(event, CardsDealt) and event.seat is Seat.B:
                assert event.cards is None
            if isinstance(event, CardDrawn) and event.seat is Seat.B and not event.is_turn_up:
                assert event.card is None


def test_the_player_is_given_the_view_of_its_own_seat_and_nothing_more(
    make_desk: MakeDesk, qtbot: QtBot
) -> None:
    player = RandomPlayer()
    desk = make_desk(player)
    desk.controller.new_game(setup_for())
    play_deal(desk, qtbot, random.Random(5))
    assert player.views
    for view in player.views:
        assert type(view) is View
        assert view.seat is Seat.B
        assert view.my_turn


def test_a_given_code_gives_the_same_cards_again(desk: Desk) -> None:
    packs: list[tuple[Card, ...]] = []
    for _ in range(2):
        desk.controller.new_game(setup_for())
        desk.controller.deal()
        packs.append(desk.controller.game_records()[-1].pack)
    assert packs[0] == packs[1]


def test_without_a_code_every_deal_is_another(desk: Desk, qtbot: QtBot) -> None:
    desk.controller.new_game(setup_for("schnapsen"))
    play_deal(desk, qtbot, random.Random(2))
    desk.controller.deal()
    first, second = desk.controller.game_records()
    assert first.pack != second.pack


def test_thinking_is_announced_in_pairs(desk: Desk, qtbot: QtBot) -> None:
    desk.controller.new_game(setup_for())
    play_deal(desk, qtbot, random.Random(4))
    assert desk.log.thinking
    assert desk.log.thinking == [True, False] * (len(desk.log.thinking) // 2)
