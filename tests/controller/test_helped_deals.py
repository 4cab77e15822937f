"""A deal in which the coach gave a hint says so in its record, and nothing takes that away."""

from pytestqt.qtbot import QtBot

from sixtysix_gui.controller.game_controller import GameController
from sixtysix_gui.controller.game_progress import progress_from
from sixtysix_gui.controller.record_tags import as_helped
from sixtysix_gui.records import DealRecord, read_records, write_records
from sixtysix_gui.records.tags import LONGEST_VALUE, MOST_TAGS
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import rule_set
from tests.controller.conftest import Desk, MakeDesk, setup_for
from tests.helpers.players.scripted_players import honest_moves


def begun(desk: Desk, qtbot: QtBot) -> GameController:
    """Deal, and wait until the person is asked."""
    desk.controller.new_game(setup_for())
    desk.controller.deal()
    qtbot.waitUntil(lambda: desk.asks_person)
    return desk.controller


def test_every_hint_is_written_down_by_its_trick(desk: Desk, qtbot: QtBot) -> None:
    desk.controller.note_hint()  # no game yet
    controller = begun(desk, qtbot)
    assert not controller.is_helped
    view = controller.view
    assert view is not None
    controller.note_hint()
    assert controller.is_helped
    assert controller.propose(honest_moves(view)[0]) is None
    qtbot.waitUntil(lambda: desk.asks_person)
    later = controller.view
    assert later is not None
    controller.note_hint()
    tricks = f"{view.trick_number} {later.trick_number}"
    assert controller.game_records()[-1].tag("Hints") == tricks


def test_taking_back_leaves_the_mark(desk: Desk, qtbot: QtBot) -> None:
    controller = begun(desk, qtbot)
    controller.note_hint()
    view = controller.view
    assert view is not None
    assert controller.propose(honest_moves(view)[0]) is None
    controller.take_back()
    assert controller.is_helped


def test_a_saved_deal_comes_back_helped(desk: Desk, make_desk: MakeDesk, qtbot: QtBot) -> None:
    controller = begun(desk, qtbot)
    controller.note_hint()
    written = write_records(controller.game_records())
    again = make_desk().controller
    again.resume(read_records(written))
    assert again.is_helped


def test_the_next_deal_and_the_same_once_more_begin_without_it(desk: Desk, qtbot: QtBot) -> None:
    controller = begun(desk, qtbot)
    controller.note_hint()
    desk.finish_deal(qtbot)
    assert controller.is_helped
    over = controller.game_records()
    once_more = progress_from(over, "id").again("other")
    assert once_more.records[-1].tag("Hints") is None
    controller.deal()
    assert not controller.is_helped


def test_a_record_that_is_full_takes_hints() -> None:
    rules = rule_set("german-66")
    own = tuple((f"X{number}", "") for number in range(MOST_TAGS))
    record = as_helped(DealRecord(rules, rules.pack, Seat.A, (), own), 1)
    assert record.tag("Hints") == "1"
    for _ in range(LONGEST_VALUE // 3 + 1):
        record = as_helped(record, 12)
    assert len(record.tag("Hints") or "") <= LONGEST_VALUE
