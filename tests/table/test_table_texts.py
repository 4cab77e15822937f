"""What the table itself says: on chips, on labels and in the status line."""

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QSignalSpy, QTest

from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.events import TrickWon
from sixtysix_gui.rules.moves import CLOSE_TALON, PASS, PLAY_CARD
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import rule_set_names
from sixtysix_gui.table import words
from sixtysix_gui.table.intents import Act
from sixtysix_gui.table.seating import FACING, Chair, SeatLabels
from sixtysix_gui.table.stops import PlateOf
from sixtysix_gui.table.table import Table
from sixtysix_gui.table.values import PointsShown, TableOptions
from tests.helpers.made_up_language import spoken
from tests.helpers.rows import each_row
from tests.helpers.table.deals import asked, playthrough, step_where, view_where
from tests.helpers.table.game import TableGame, usual_deal
from tests.table.conftest import STILL, MakeTable


def test_a_new_language_is_taken_at_once(
    table: Table, tmp_path_factory: pytest.TempPathFactory
) -> None:
    TableGame(table, usual_deal())
    close = table.table_scene.buttons.find(CLOSE_TALON)
    assert close is not None
    before = close.piece.body().width()
    with spoken("de", tmp_path_factory):
        QCoreApplication.processEvents()
        assert close.piece.body().width() > before
        assert table.accessibleName() == "Kartentisch"


@each_row(
    ("options", "label"),
    [
        (TableOptions(), "Exchange J"),
        (TableOptions(letters="de"), "Exchange B"),
        (TableOptions(deck="german"), "Exchange U"),
    ],
)
def test_the_chip_names_the_card_by_its_index(options: TableOptions, label: str) -> None:
    assert words.exchange(Card.parse("JS").rank, options, Phase.LEAD) == label


def test_the_status_is_told_to_readers(table: Table) -> None:
    table.set_status("Your lead.")
    assert table.accessibleDescription() == "Your lead."


def test_plates_and_label_name_the_players(make_table: MakeTable) -> None:
    table = make_table(STILL)
    table.set_players(SeatLabels(("Frieda", "King"), called=("Frieda", "the King")))
    game = TableGame(table, usual_deal(dealer=Seat.A))
    signs = table.table_scene.signs
    assert [signs.plates.plates[chair].name for chair in FACING] == ["Frieda", "King"]
    game.do(CLOSE_TALON)
    assert signs.talon.closed.isVisible()
    assert signs.talon.closed.text == words.closed_by("the King") == "closed by the King"


@pytest.mark.parametrize(
    ("game", "shown", "mine", "theirs"),
    [
        ("german-66", "none", False, False),
        ("german-66", "mine", True, False),
        *((game, "both", True, True) for game in rule_set_names()),
    ],
)
def test_card_points_are_shown_as_set(
    make_table: MakeTable, game: str, shown: PointsShown, mine: bool, theirs: bool
) -> None:
    table = make_table(TableOptions(speed="none", rest_tricks=False, show_points=shown))
    table.show_at_once(next(playthrough(game, 0)).view)
    points = table.table_scene.signs.plates.points
    told: list[int] = []
    table.points_shown.connect(told.append)
    for now in (mine, not mine, mine):
        assert points[Chair.SOUTH].isVisible() is now
        others = [points[chair] for chair in Chair if chair is not Chair.SOUTH]
        assert any(tag.isVisible() for tag in others) is theirs
        table.act(Act.POINTS)
    assert told == [0, 0, 0], "who hears the table is told each time"


def test_card_points_that_are_asked_are_told_by_no_key_click_or_reader(
    make_table: MakeTable,
) -> None:
    table = make_table(TableOptions(speed="none", rest_tricks=False, show_points="none"))
    table.show_at_once(next(playthrough("german-66", 0)).view)
    scene, told = table.table_scene, list[int]()
    tag, plate = scene.signs.plates.points[Chair.SOUTH], scene.signs.plates.plates[Chair.SOUTH]
    table.points_shown.connect(told.append)

    def ask() -> None:
        table.act(Act.POINTS)
        middle = table.mapFromScene(plate.sceneBoundingRect().center())
        QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=middle)
        own = (button for button in table.reader_buttons if button.name == PlateOf(Chair.SOUTH))
        next(own).click()

    ask()
    assert (told, tag.isVisible()) == ([0, 0, 0], True)
    scene.keep_points(kept=True)
    assert not tag.isVisible()
    ask()
    assert (told, tag.isVisible()) == ([0, 0, 0], False)
    scene.keep_points(kept=False)
    assert tag.isVisible()


def test_the_chip_of_the_reply_speaks_of_the_exchange(table: Table) -> None:
    game = TableGame(table, usual_deal(dealer=Seat.A))
    game.do(CLOSE_TALON)
    assert table.table_scene.buttons.find(PASS) is not None
    game.do(PASS)
    game.do(PLAY_CARD[game.state.hands[Seat.B][0]])
    assert table.table_scene.buttons.find(PASS) is None


# --------------------------------------------------------------------------------- the status line

EXPECTED, INSTEAD = "Pallas to play.", "Pallas is thinking."


def others_turn(view: View, phase: Phase, *, others_played: bool) -> bool:
    """Whether another is to act in a phase, and cards of computers lie in the trick or none."""
    played = any(play.seat is not view.seat for play in view.table)
    return view.phase is phase and not view.my_turn and played is others_played


@pytest.mark.window
@pytest.mark.parametrize(
    ("name", "phase", "others_played", "is_said"),
    [
        ("four-66", Phase.LEAD, False, False),
        ("four-66", Phase.FOLLOW, False, False),
        ("four-66", Phase.FOLLOW, True, True),
        ("na-66", Phase.BID, False, True),
    ],
)
def test_who_thinks_long_is_told_but_not_the_first_of_a_trick(
    table: Table, name: str, phase: Phase, others_played: bool, is_said: bool
) -> None:
    view = view_where(name, lambda each: others_turn(each, phase, others_played=others_played))
    table.play((), view)
    told = QSignalSpy(table.thinks_long)
    table.wait_for_other()
    table.table_scene.thinking.show()  # a second and a half later
    table.table_scene.thinking.end()
    assert [told.at(each)[0] for each in range(told.count())] == [view.to_act] * is_said


@pytest.mark.window
def test_what_is_expected_is_said_again_when_the_thinking_ends(table: Table) -> None:
    view = view_where("four-66", lambda each: others_turn(each, Phase.FOLLOW, others_played=True))
    table.thinks_long.connect(lambda: table.show_instead(INSTEAD))
    table.play((), view)
    table.set_status(EXPECTED)
    notices = table.table_scene.notices
    table.wait_for_other()
    assert notices.line_text == EXPECTED
    table.table_scene.thinking.show()
    assert notices.line_text == INSTEAD
    assert table.status_text == EXPECTED
    table.play((), view)
    assert notices.line_text == EXPECTED
    table.thinks_long.disconnect()


@pytest.mark.window
def test_a_full_trick_is_told_while_it_rests(make_table: MakeTable) -> None:
    table = make_table(TableOptions(speed="slow"))
    before, full = step_where(
        "four-66", lambda _, one: any(isinstance(event, TrickWon) for event in one.events), [5]
    )
    table.show_at_once(before.view)
    table.set_status(EXPECTED)
    rests = QSignalSpy(table.trick_rests)
    table.trick_rests.connect(lambda: table.show_instead("It is won."))
    table.play(full.events, full.view)
    assert rests.wait(5000)
    assert rests.at(0)[0] == full.view.won[0]
    assert table.table_scene.notices.line_text == "It is won."
    table.finish_motions()
    assert table.table_scene.notices.line_text == EXPECTED


@pytest.mark.window
def test_a_sentence_above_the_contracts_has_a_darker_ground(table: Table) -> None:
    """There it lies on the cards opposite, whose white edges would run through its letters."""
    view = asked("bauernschnapsen", Phase.BID)
    table.play((), view)
    table.set_status(EXPECTED)
    pill = table.table_scene.notices.status
    grounds: list[tuple[bool, bool]] = []
    for kept in (False, True, False):
        table.keep_status_in_sight(kept=kept)
        grounds.append((pill.isVisible(), pill.lies_on_cards))
    assert grounds == [(False, False), (True, True), (False, False)]
    table.play((), view_where("four-66", lambda each: each.my_turn))
    assert not pill.lies_on_cards
