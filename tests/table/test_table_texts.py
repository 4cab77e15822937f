"""What the table itself says: on chips and labels, in the language of the moment."""

import pytest
from PySide6.QtCore import QCoreApplication

from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.moves import CLOSE_TALON, PASS, PLAY_CARD
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.table import words
from sixtysix_gui.table.intents.acts import Act
from sixtysix_gui.table.layout.chair import FACING, Chair
from sixtysix_gui.table.options import PointsShown, TableOptions
from sixtysix_gui.table.seating import SeatLabels
from sixtysix_gui.table.table import Table
from tests.helpers.made_up_language import spoken
from tests.helpers.table.deals import playthrough
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


@pytest.mark.parametrize(
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
    table.set_players(SeatLabels(("Frieda", "King")))
    game = TableGame(table, usual_deal(dealer=Seat.A))
    signs = table.table_scene.signs
    assert [signs.plates.plates[chair].name for chair in FACING] == ["Frieda", "King"]
    game.do(CLOSE_TALON)
    assert signs.talon.closed.isVisible()
    assert signs.talon.closed.text == words.closed_by("King") == "closed by King"


@pytest.mark.parametrize(
    ("game", "shown", "mine", "theirs"),
    [
        ("german-66", "none", False, False),
        ("german-66", "mine", True, False),
        *((game, "both", True, True) for game in ("german-66", "schnapsen", "gaigel-2")),
        ("idiots-66", "both", True, True),
        ("three-66", "both", True, False),
    ],
)
def test_card_points_are_shown_as_set_and_those_of_others_where_two_play(
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


def test_the_chip_of_the_reply_speaks_of_the_exchange(table: Table) -> None:
    game = TableGame(table, usual_deal(dealer=Seat.A))
    game.do(CLOSE_TALON)
    assert table.table_scene.buttons.find(PASS) is not None
    game.do(PASS)
    game.do(PLAY_CARD[game.state.hands[Seat.B][0]])
    assert table.table_scene.buttons.find(PASS) is None
