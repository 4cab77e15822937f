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
    ("shown", "mine", "theirs"),
    [("none", False, False), ("mine", True, False), ("both", True, True)],
)
def test_card_points_are_shown_as_set(
    make_table: MakeTable, shown: PointsShown, mine: bool, theirs: bool
) -> None:
    table = make_table(TableOptions(speed="none", rest_tricks=False, show_points=shown))
    TableGame(table, usual_deal())
    points = table.table_scene.signs.plates.points
    assert [points[chair].isVisible() for chair in FACING] == [mine, theirs]
    told: list[int] = []
    table.points_shown.connect(told.append)
    for again in (not mine, mine):
        table.act(Act.POINTS)
        assert points[Chair.SOUTH].isVisible() is again
        assert points[Chair.NORTH].isVisible() is theirs
    assert told == [0, 0], "who hears the table is told each time"


@pytest.mark.parametrize(
    ("game", "others"),
    [("schnapsen", True), ("gaigel-2", True), ("idiots-66", True), ("three-66", False)],
)
def test_points_of_others_are_shown_where_two_play(
    make_table: MakeTable, game: str, others: bool
) -> None:
    table = make_table(TableOptions(speed="none", rest_tricks=False, show_points="both"))
    table.show_at_once(next(playthrough(game, 0)).view)
    points = table.table_scene.signs.plates.points
    assert points[Chair.SOUTH].isVisible()
    assert any(points[chair].isVisible() for chair in Chair if chair is not Chair.SOUTH) is others


def test_the_chip_of_the_reply_speaks_of_the_exchange(table: Table) -> None:
    game = TableGame(table, usual_deal(dealer=Seat.A))
    game.do(CLOSE_TALON)
    assert table.table_scene.buttons.find(PASS) is not None
    game.do(PASS)
    game.do(PLAY_CARD[game.state.hands[Seat.B][0]])
    assert table.table_scene.buttons.find(PASS) is None


@pytest.mark.usefixtures("qapp")
def test_texts_of_the_table_are_sentences_of_people() -> None:
    said = [words.close(), words.draw(), words.out(), words.king_needed(), words.closed_by_me()]
    assert all(text.strip() and "{" not in text for text in said)
