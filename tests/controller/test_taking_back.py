"""Taking back leads to the person's last decision, and what is done for him does not spoil it."""

import random

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from sixtysix_gui.controller.game_setup import Preferences
from sixtysix_gui.records import read_records, write_records
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import PLAY_CARD, Meld, Move
from sixtysix_gui.rules.seats import BOTH, Seat
from sixtysix_gui.rules.sets.rules import rule_set_names
from tests.controller.conftest import Desk, MakeDesk, setup_for
from tests.controller.test_playing import person_may_act, play_deal
from tests.helpers.players.scripted_players import RandomPlayer, WaitingPlayer, sensible_moves

NOTHING_FOR_HIM = Preferences()
ALL_FOR_HIM = Preferences(claim_for_me=True, draw_for_me=True)
Decisions = list[tuple[View, Move]]


def decide(desk: Desk, qtbot: QtBot, source: random.Random, decisions: Decisions) -> bool:
    """Make a move of the person's and remember what he saw before it; False if the deal is over."""
    finished = len(desk.log.finished)
    qtbot.waitUntil(lambda: is_still(desk) or len(desk.log.finished) > finished)
    view = desk.controller.view
    if view is None or not view.my_turn:
        return False
    move = source.choice(sensible_moves(view))
    assert desk.controller.propose(move) is None
    decisions.append((view, move))
    return desk.controller.is_deal_running


def is_still(desk: Desk) -> bool:
    """Whether the person is to act and nothing is done for him any more."""
    QCoreApplication.processEvents()
    if not person_may_act(desk):
        return False
    QCoreApplication.processEvents()  # what is done for him waits in the queue behind his turn
    return person_may_act(desk)


def last_decision(decisions: Decisions) -> View:
    """Take the last decision off the list; a marriage is one with what it was shown for."""
    view, _ = decisions.pop()
    if decisions and isinstance(decisions[-1][1], Meld):
        view, _ = decisions.pop()
    return view


@pytest.mark.parametrize("for_him", [NOTHING_FOR_HIM, ALL_FOR_HIM])
@pytest.mark.parametrize("first_dealer", BOTH)
@pytest.mark.parametrize("variant", rule_set_names(close=True))
def test_every_decision_of_a_deal_is_taken_back_one_by_one(
    variant: str, first_dealer: Seat, for_him: Preferences, make_desk: MakeDesk, qtbot: QtBot
) -> None:
    desk = make_desk(RandomPlayer(4))
    controller = desk.controller
    controller.set_preferences(for_him)
    controller.new_game(setup_for(variant, first_dealer))
    controller.deal()
    decisions: Decisions = []
    source = random.Random(f"{variant} {first_dealer}")
    while decide(desk, qtbot, source, decisions):
        pass
    assert decisions
    while decisions:
        assert controller.can_take_back
        controller.take_back()
        expected = last_decision(decisions)
        assert desk.log.updates[-1].at_once
        assert desk.log.updates[-1].events == ()
        QCoreApplication.processEvents()  # whatever is done for the person would be done here
        assert controller.view == expected
        assert controller.is_practice
    assert not controller.can_take_back
    before = len(desk.log.told)
    controller.take_back()
    assert len(desk.log.told) == before


@pytest.mark.parametrize("variant", rule_set_names(close=True))
def test_a_deal_goes_on_as_if_nothing_had_been_taken_back(
    variant: str, make_desk: MakeDesk, qtbot: QtBot
) -> None:
    desk, other = make_desk(RandomPlayer(4)), make_desk(RandomPlayer(4))
    for each in (desk, other):
        each.controller.new_game(setup_for(variant))
        each.controller.deal()
    decisions: Decisions = []
    for _ in range(4):
        decide(desk, qtbot, random.Random(1), decisions)
    while desk.controller.can_take_back:
        desk.controller.take_back()
    for each in (desk, other):
        source = random.Random(2)
        while decide(each, qtbot, source, []):
            pass
    assert desk.controller.game_records()[0].moves == other.controller.game_records()[0].moves
    assert desk.log.finished[-1].outcome == other.log.finished[-1].outcome


def test_a_thought_of_the_computer_is_dropped(make_desk: MakeDesk, qtbot: QtBot) -> None:
    player = WaitingPlayer()
    desk = make_desk(player)
    desk.controller.new_game(setup_for())
    desk.controller.deal()
    view = desk.controller.view
    assert view is not None
    desk.controller.propose(PLAY_CARD[view.hand[0]])
    qtbot.waitUntil(lambda: player.starts == 1)
    desk.controller.take_back()
    assert desk.controller.view == view
    qtbot.waitUntil(player.stopped.is_set)
    desk.controller.propose(PLAY_CARD[view.hand[1]])
    qtbot.waitUntil(lambda: player.starts == 2)
    QCoreApplication.processEvents()  # the stale answer was posted before the second question
    assert desk.controller.game_records()[-1].moves == (PLAY_CARD[view.hand[1]],)
    assert desk.log.thinking == [True, False, True]


def test_nothing_can_be_taken_back_before_the_person_has_decided(
    make_desk: MakeDesk, qtbot: QtBot
) -> None:
    desk = make_desk(RandomPlayer(4))
    assert not desk.controller.can_take_back
    desk.controller.take_back()
    desk.controller.new_game(setup_for(first_dealer=Seat.A))
    assert not desk.controller.can_take_back
    desk.controller.deal()
    qtbot.waitUntil(lambda: person_may_act(desk))
    assert len(desk.controller.game_records()[0].moves) == 1
    assert not desk.controller.can_take_back
    desk.controller.take_back()
    assert not desk.controller.is_practice


def test_after_the_deal_the_score_goes_back_too(desk: Desk, qtbot: QtBot) -> None:
    desk.controller.new_game(setup_for())
    play_deal(desk, qtbot, random.Random(1))
    first = desk.log.finished[0]
    assert not first.practice
    assert desk.controller.promise is not None
    desk.controller.take_back()
    assert desk.controller.game == first.before
    assert desk.controller.promise is None, "nothing can be dealt in the middle of a deal"
    source = random.Random(9)
    while decide(desk, qtbot, source, []):
        pass
    second = desk.log.finished[-1]
    assert second.before == first.before
    assert second.practice
    assert desk.controller.promise is not None
    play_deal(desk, qtbot, random.Random(1))
    assert len(desk.controller.game_records()) == 2
    assert {record.tag("Practice") for record in desk.controller.game_records()} == {"yes"}


@pytest.mark.parametrize("variant", rule_set_names(close=True))
def test_killed_after_taking_back_the_game_goes_on_there(
    variant: str, make_desk: MakeDesk, qtbot: QtBot
) -> None:
    first = make_desk(RandomPlayer(9))
    first.controller.new_game(setup_for(variant))
    play_deal(first, qtbot, random.Random(3))
    first.controller.take_back()
    source = random.Random(3)
    for _ in range(12):
        running = decide(first, qtbot, source, [])
        if not running or source.random() < 0.4:
            first.controller.take_back()
    for saves, message in zip(first.log.saves_before, first.log.told, strict=True):
        if message not in first.log.updates:
            continue
        second = make_desk(WaitingPlayer())
        second.controller.resume(read_records(write_records(first.store.saved[saves - 1])))
        told = second.log.updates[0]
        assert (told.view, told.game) == (message.view, message.game)  # pyright: ignore[reportAttributeAccessIssue]
        second.controller.shut_down()
    second = make_desk(WaitingPlayer())
    second.controller.resume(read_records(write_records(first.store.saved[-1])))
    assert second.controller.is_practice
    assert second.controller.can_take_back == first.controller.can_take_back
