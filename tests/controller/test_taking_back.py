"""Taking back leads to the person's last decision, and what is done for him does not spoil it."""

import random

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from sixtysix_gui.controller.game_setup import Preferences
from sixtysix_gui.records import read_records, write_records
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import PLAY_CARD, Meld
from sixtysix_gui.rules.seats import BOTH, Seat
from sixtysix_gui.rules.sets.rules import rule_set_names
from tests.controller.conftest import Decisions, Desk, MakeDesk, by_chance, one_deal, setup_for
from tests.helpers.players.scripted_players import RandomPlayer, WaitingPlayer

FOR_HIM = (Preferences(), Preferences(claim_for_me=True, draw_for_me=True))


def last_decision(decisions: Decisions) -> View:
    """Take the last decision off the list; a marriage is one with the card led after it."""
    view, _ = decisions.pop()
    if decisions and isinstance(decisions[-1][1], Meld) and view.phase is Phase.LEAD:
        shown, _ = decisions[-1]
        if shown.phase is not Phase.PARTNER:
            view, _ = decisions.pop()
    return view


@pytest.mark.parametrize("for_him", FOR_HIM)
@pytest.mark.parametrize("game", rule_set_names())
def test_every_decision_of_a_deal_is_taken_back_one_by_one(
    game: str, for_him: Preferences, make_desk: MakeDesk, qtbot: QtBot
) -> None:
    desk = make_desk(RandomPlayer(4))
    controller = desk.controller
    controller.set_preferences(for_him)
    for first_dealer in BOTH:
        controller.new_game(one_deal(setup_for(game, first_dealer)))
        controller.deal()
        decisions = desk.finish_deal(qtbot, by_chance(random.Random(f"{game} {first_dealer}")))
        assert decisions
        while decisions:
            assert controller.can_take_back
            controller.take_back()
            expected = last_decision(decisions)
            assert desk.log.updates[-1].at_once
            assert desk.log.updates[-1].events == ()
            QCoreApplication.processEvents()  # whatever is done for the person is done here
            assert controller.view == expected
            assert controller.is_practice
        assert not controller.can_take_back
        before = len(desk.log.told)
        controller.take_back()
        assert len(desk.log.told) == before
        assert controller.game_records()[-1].tag("Practice") == "yes"


@pytest.mark.parametrize("game", rule_set_names())
def test_a_deal_goes_on_as_if_nothing_had_been_taken_back(
    game: str, make_desk: MakeDesk, qtbot: QtBot
) -> None:
    desk, other = make_desk(RandomPlayer(4)), make_desk(RandomPlayer(4))
    for each in (desk, other):
        each.controller.new_game(one_deal(setup_for(game)))
        each.controller.deal()
    for _ in range(4):
        desk.decide(qtbot, by_chance(random.Random(1)))
    while desk.controller.can_take_back:
        desk.controller.take_back()
    for each in (desk, other):
        each.finish_deal(qtbot, by_chance(random.Random(2)))
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
    qtbot.waitUntil(lambda: desk.asks_person)
    assert len(desk.controller.game_records()[0].moves) == 1
    assert not desk.controller.can_take_back
    desk.controller.take_back()
    assert not desk.controller.is_practice


def test_after_the_deal_the_score_goes_back_too(desk: Desk, qtbot: QtBot) -> None:
    desk.controller.new_game(setup_for())
    desk.play_deal(qtbot, random.Random(1))
    first = desk.log.finished[0]
    assert not first.practice
    assert desk.controller.promise is not None
    desk.controller.take_back()
    assert desk.controller.game == first.before
    assert desk.controller.promise is None, "nothing can be dealt in the middle of a deal"
    desk.finish_deal(qtbot, by_chance(random.Random(9)))
    second = desk.log.finished[-1]
    assert second.before == first.before
    assert second.practice
    assert desk.controller.promise is not None
    desk.play_deal(qtbot, random.Random(1))
    assert len(desk.controller.game_records()) == 2
    assert {record.tag("Practice") for record in desk.controller.game_records()} == {"yes"}


@pytest.mark.parametrize("game", rule_set_names())
def test_killed_after_taking_back_the_game_goes_on_there(
    game: str, make_desk: MakeDesk, qtbot: QtBot
) -> None:
    first = make_desk(RandomPlayer(9))
    first.controller.new_game(setup_for(game))
    first.play_deal(qtbot, random.Random(3))
    first.controller.take_back()
    source = random.Random(3)
    for _ in range(12):
        first.decide(qtbot, by_chance(source))
        running = first.controller.is_deal_running
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
