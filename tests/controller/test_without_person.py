"""Games of the computer alone: everybody sees his own side, and a held move waits."""

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from sixtysix_gui.ai.player import Player
from sixtysix_gui.controller.game_controller import GameController
from sixtysix_gui.controller.game_setup import GameSetup
from sixtysix_gui.controller.signals import NoStore
from sixtysix_gui.rules.events import CardDrawn, CardsDealt
from sixtysix_gui.rules.moves import Illegality, Move
from sixtysix_gui.rules.seats import Seat
from tests.controller.conftest import setup_for
from tests.helpers.players.game_log import GameLog, RememberingStore
from tests.helpers.players.scripted_players import (
    CheatingPlayer,
    FailingPlayer,
    RandomPlayer,
    WaitingPlayer,
)

LEVELS = {Seat.A: "master", Seat.B: "casual"}
MakeGame = Callable[..., GameController]


def watched_setup(first_dealer: Seat = Seat.B) -> GameSetup:
    """A game of known cards that is watched from seat A; with B dealing, A leads."""
    return replace(setup_for(first_dealer=first_dealer), players=LEVELS)


@pytest.fixture
def make_game(qtbot: QtBot) -> Iterator[MakeGame]:  # noqa: ARG001 - Qt must run
    """Begins a game of two players, the first of whom waits for each of his moves."""
    made: list[GameController] = []

    def make(below: Player, above: Player, first_dealer: Seat = Seat.B) -> GameController:
        players = {"master": below, "casual": above}
        controller = GameController(NoStore(), players=players.__getitem__)
        made.append(controller)
        controller.hold_back(Seat.A)
        controller.new_game(watched_setup(first_dealer))
        controller.deal()
        return controller

    yield make
    for controller in made:
        assert controller.shut_down()


def moves_of(controller: GameController) -> tuple[Move, ...]:
    return controller.game_records()[-1].moves


@pytest.mark.parametrize("seat", [Seat.A, Seat.B])
def test_each_player_and_the_onlooker_see_one_side_only(qtbot: QtBot, seat: Seat) -> None:
    players = {"master": RandomPlayer(1), "casual": RandomPlayer(2)}
    store = RememberingStore()
    controller = GameController(store, players=players.__getitem__)
    log = GameLog(controller, store)
    controller.new_game(replace(watched_setup(), seat=seat))
    controller.deal()
    qtbot.waitUntil(lambda: bool(log.finished), timeout=10_000)
    assert controller.shut_down()
    for place, level in LEVELS.items():
        views = players[level].views
        assert views
        assert {view.seat for view in views} == {place}
        assert all(view.my_turn for view in views)
    assert {update.view.seat for update in log.updates} == {seat}
    assert log.finished[0].seat is seat
    for event in (event for update in log.updates for event in update.events):
        if isinstance(event, CardsDealt):
            assert (event.cards is None) is (event.seat is not seat)
        elif isinstance(event, CardDrawn) and not event.is_turn_up:
            assert (event.card is None) is (event.seat is not seat)


def test_a_move_that_is_held_back_waits(qtbot: QtBot, make_game: MakeGame) -> None:
    below = RandomPlayer(3)
    controller = make_game(below, WaitingPlayer())
    first = controller.view
    qtbot.waitUntil(lambda: below.views == [first])
    qtbot.wait(20)
    assert moves_of(controller) == ()
    controller.release()
    assert first is not None
    assert len(moves_of(controller)) == 1
    assert moves_of(controller)[0] in first.legal_moves


def test_what_is_released_early_is_done_as_soon_as_it_is_decided(
    qtbot: QtBot, make_game: MakeGame
) -> None:
    controller = make_game(RandomPlayer(3), WaitingPlayer())
    controller.release()
    qtbot.waitUntil(lambda: len(moves_of(controller)) == 1)


def test_one_release_is_for_one_move(qtbot: QtBot, make_game: MakeGame) -> None:
    below, above = RandomPlayer(3), RandomPlayer(4)
    controller = make_game(below, above)
    controller.release()
    qtbot.waitUntil(lambda: len(below.views) == 2)
    qtbot.wait(20)
    assert len(below.views) == 2
    made = moves_of(controller)
    qtbot.wait(20)
    assert moves_of(controller) == made


def test_nobody_is_asked_when_another_is_to_act(qtbot: QtBot, make_game: MakeGame) -> None:
    below, above = RandomPlayer(3), WaitingPlayer()
    controller = make_game(below, above, Seat.A)
    qtbot.waitUntil(lambda: above.starts == 1)
    qtbot.wait(20)
    assert moves_of(controller) == ()
    assert below.views == []


def test_what_was_thought_in_an_older_game_is_forgotten(qtbot: QtBot, make_game: MakeGame) -> None:
    below, above = WaitingPlayer(), WaitingPlayer()
    controller = make_game(below, above)
    qtbot.waitUntil(lambda: below.starts == 1)
    controller.new_game(watched_setup(Seat.A))
    controller.deal()
    qtbot.waitUntil(below.stopped.is_set)
    qtbot.waitUntil(lambda: above.starts == 1)
    controller.release()
    qtbot.wait(20)
    assert moves_of(controller) == ()


def test_a_held_move_of_an_older_game_is_forgotten(qtbot: QtBot, make_game: MakeGame) -> None:
    below, above = RandomPlayer(3), WaitingPlayer()
    controller = make_game(below, above)
    qtbot.waitUntil(lambda: len(below.views) == 1)
    qtbot.wait(20)
    controller.new_game(watched_setup(Seat.A))
    controller.deal()
    controller.release()
    qtbot.waitUntil(lambda: above.starts == 1)
    assert moves_of(controller) == ()


@pytest.mark.parametrize(
    ("player", "word"), [(FailingPlayer(), "no such luck"), (CheatingPlayer(), "Pass")]
)
def test_a_player_who_cannot_decide_is_told_of(
    qtbot: QtBot, make_game: MakeGame, player: Player, word: str
) -> None:
    controller = make_game(player, RandomPlayer(1))
    failures: list[str] = []
    controller.player_failed.connect(lambda failure: failures.append(failure.details))  # pyright: ignore[reportUnknownLambdaType, reportUnknownMemberType, reportUnknownArgumentType]
    controller.release()
    qtbot.waitUntil(lambda: bool(failures))
    assert word in failures[0]
    assert moves_of(controller) == ()


def test_there_is_nobody_who_could_act(qtbot: QtBot, make_game: MakeGame) -> None:
    below = RandomPlayer(3)
    controller = make_game(below, WaitingPlayer())
    view = controller.view
    assert view is not None
    error = controller.propose(view.legal_moves[0])
    assert error is not None
    assert error.reason is Illegality.NOT_YOUR_TURN
    controller.release()
    qtbot.waitUntil(lambda: len(moves_of(controller)) == 1)
    assert not controller.can_take_back
    assert not controller.can_resign
    controller.resign()
    assert controller.is_deal_running


def test_records_name_neither_seat_nor_level_of_a_person(make_game: MakeGame) -> None:
    controller = make_game(RandomPlayer(1), RandomPlayer(2))
    record = controller.game_records()[-1]
    assert (record.tag("A"), record.tag("B")) == ("Ada", "Computer")
    assert (record.tag("Seat"), record.tag("Level")) == (None, None)
