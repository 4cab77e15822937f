"""Games for three and four in the whole window: played, taken back, resumed, and told in menus."""

import re
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QListWidget, QMenu, QPushButton, QTextBrowser
from pytestqt.qtbot import QtBot

from sixtysix_gui.records import RightRecord, check_records
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.moves import PASS, TURN_TRUMP
from sixtysix_gui.rules.scoring.game import Length
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import rule_set, rule_set_names
from sixtysix_gui.storage.folders import data_folder
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.storage.settings_values import TableOfSeveral
from sixtysix_gui.table.seating import Chair
from sixtysix_gui.text.rules.rule_sets import rule_set_name
from sixtysix_gui.windows.sheets.deal_sheet import DealSheet
from sixtysix_gui.windows.sheets.game_sheet import GameSheet
from sixtysix_gui.windows.sheets.tally_cross import TallyCross
from sixtysix_gui.windows.viewer.viewer import RecordViewer
from tests.app.conftest import OpenDesk
from tests.helpers.coach.scripted_review import ReviewLink
from tests.helpers.players.scripted_players import (
    PassingPlayer,
    RandomPlayer,
    ThumbPlayer,
)
from tests.helpers.table.driver import perform_by_keyboard
from tests.helpers.windows.found import child
from tests.helpers.windows.game_window import (
    CODE,
    PATIENCE,
    QUICK,
    Desk,
    answer_sheet,
    begin,
    open_dialogs,
    play_on,
    play_until,
    questions,
    wait_for_turn,
)
from tests.helpers.windows.shown_texts import harmful, plain_texts


def happened(desk: Desk) -> list[str]:
    """All lines of what happened, headings as well."""
    lines = child(desk.window.table_page.history, QListWidget)
    return [lines.item(row).text() for row in range(lines.count())]


def assert_tricks_are_numbered(desk: Desk) -> None:
    """Fails unless what happened has a heading for every trick of the deal, in order."""
    numbers = [one for one in happened(desk) if one.startswith("Trick ")]
    assert numbers
    assert numbers == [f"Trick {number}" for number in range(1, len(numbers) + 1)]


@pytest.mark.window
@pytest.mark.parametrize("game", rule_set_names(close=False))
def test_a_deal_is_played_to_the_end_of_its_game(
    game: str, make_desk: OpenDesk, qtbot: QtBot
) -> None:
    desk = make_desk(ThumbPlayer())
    begin(desk, game, length="deal")
    play_on(desk, qtbot)
    assert isinstance(desk.sheet, DealSheet)
    assert_tricks_are_numbered(desk)
    brought = [one for one in desk.window.table_page.history.sentences if "Score: from" in one]
    answer_sheet(qtbot, desk)
    assert isinstance(desk.sheet, GameSheet)
    kept = next((data_folder() / "games").glob("*.66r")).read_text(encoding="utf-8")
    (check,) = check_records(kept)
    assert isinstance(check, RightRecord)
    assert check.record.rules.name == game
    pattern = r":-(\d+)" if game == "three-66" else r":([1-9]\d*)"  # chips are paid, not counted
    for points in re.findall(pattern, check.result):
        assert any(points in re.findall(r"\d+", one) for one in brought), brought


@pytest.mark.window
@pytest.mark.parametrize(
    ("game", "other"), [("gaigel-2", "the Queen"), ("idiots-66", "the Queen"), ("four-66", "They")]
)
def test_the_tally_names_the_other_of_two_and_the_sides_of_four(
    game: str, other: str, make_desk: OpenDesk, qtbot: QtBot
) -> None:
    desk = make_desk(ThumbPlayer())
    begin(desk, game, length="bummerl")
    wait_for_turn(desk, qtbot)
    desk.controller.resign()
    qtbot.waitUntil(lambda: isinstance(desk.sheet, GameSheet), timeout=PATIENCE)
    cross = child(desk.sheet, TallyCross)
    assert cross.accessibleName().endswith(f": you 1, {other} 0.")


@pytest.mark.window
@pytest.mark.parametrize("game", ["three-66", "na-66"])
def test_what_happened_numbers_each_deal_and_names_its_dealer(
    game: str, make_desk: OpenDesk, qtbot: QtBot
) -> None:
    desk = make_desk(ThumbPlayer())
    begin(desk, game)
    wait_for_turn(desk, qtbot)
    assert happened(desk)[:2] == ["Deal 1", "Argine deals."]
    play_on(desk, qtbot)
    answer_sheet(qtbot, desk)
    wait_for_turn(desk, qtbot)
    lines = happened(desk)
    assert [one for one in lines if one.startswith("Deal ")] == ["Deal 1", "Deal 2"]
    assert lines[lines.index("Deal 2") + 1] == "You deal."


@pytest.mark.slow(sample=3)
@pytest.mark.window
@pytest.mark.parametrize("game", rule_set_names(close=False))
def test_a_marriage_is_listed_below_the_trick_it_is_led_to(
    game: str, make_desk: OpenDesk, qtbot: QtBot
) -> None:
    """No one shows one once a trick is won and the next has no heading yet."""
    desk = make_desk(ThumbPlayer())
    begin(desk, game)
    shown = 0
    for _ in range(4):
        play_on(desk, qtbot)
        lines = happened(desk)
        places = [row for row, one in enumerate(lines) if re.search(r" announces? .*\d0", one)]
        shown += len(places)
        for row in places:
            assert not lines[row - 1].endswith(" the trick."), lines[row - 1 : row + 2]
            assert not lines[row + 1].startswith("Trick "), lines[row - 1 : row + 2]
        if isinstance(desk.sheet, GameSheet):
            break
        answer_sheet(qtbot, desk)
    assert shown


@pytest.mark.slow(sample=3)
@pytest.mark.window
@pytest.mark.parametrize("game", rule_set_names(close=False))
def test_what_happened_goes_back_with_what_is_taken_back(
    game: str, make_desk: OpenDesk, qtbot: QtBot
) -> None:
    desk = make_desk(ThumbPlayer())
    begin(desk, game)
    wait_for_turn(desk, qtbot)
    before: list[list[str]] = []
    for _ in range(4):
        before.append(happened(desk))
        play_on(desk, qtbot, most=1)
        wait_for_turn(desk, qtbot)
    while before:  # a marriage and the card after it go back together
        desk.controller.take_back()
        assert happened(desk) in before
        del before[before.index(happened(desk)) :]
    play_on(desk, qtbot)
    assert_tricks_are_numbered(desk)


@pytest.mark.window
def test_what_happened_says_who_has_won_the_game(make_desk: OpenDesk, qtbot: QtBot) -> None:
    desk = make_desk(ThumbPlayer())
    begin(desk, "na-66")
    while not isinstance(desk.sheet, GameSheet):
        play_on(desk, qtbot)
        assert not any("win the game" in one for one in happened(desk)[:-1])
        answer_sheet(qtbot, desk)
    game = desk.controller.game
    assert game is not None
    (winner,) = game.winners
    names = "You and Pallas" if winner.number == 0 else "Rachel and Argine"
    assert happened(desk)[-1] == f"{names} win the game."


@pytest.mark.window
def test_what_happened_keeps_the_people_of_the_game_before(
    make_desk: OpenDesk, qtbot: QtBot
) -> None:
    """Four sat there, now three do: the lines of then name who sat there then."""
    desk = make_desk(ThumbPlayer())
    begin(desk, "four-66", length="deal")
    play_on(desk, qtbot)
    before = happened(desk)
    answer_sheet(qtbot, desk)
    begin(desk, "three-66", length="deal")
    wait_for_turn(desk, qtbot)
    for language in ("de", "en"):
        desk.keeper.change(language=language)
    assert happened(desk)[: len(before)] == before


@pytest.mark.window
def test_the_end_of_a_game_leads_to_its_deals(make_desk: OpenDesk, qtbot: QtBot) -> None:
    desk = make_desk(ThumbPlayer())
    begin(desk, "four-66", length="deal")
    play_on(desk, qtbot)
    answer_sheet(qtbot, desk)
    assert isinstance(desk.sheet, GameSheet)
    button = child(desk.sheet, QPushButton, "look-back")
    button.click()
    (viewer,) = open_dialogs()
    assert isinstance(viewer, RecordViewer)
    assert viewer.deal.outcome is not None


@pytest.mark.slow(sample=5)
@pytest.mark.window
@pytest.mark.parametrize("game", rule_set_names(close=False))
def test_a_game_goes_on_at_the_next_start(game: str, make_desk: OpenDesk, qtbot: QtBot) -> None:
    first = make_desk(ThumbPlayer())
    begin(first, game, length="deal")
    play_on(first, qtbot, most=3)
    wait_for_turn(first, qtbot)
    if first.sheet is not None:
        return
    view = first.window.flow.view
    first.window.close()
    second = make_desk(ThumbPlayer())
    second.window.begin()
    assert second.window.flow.view == view
    second.window.commands.take_back()
    play_on(second, qtbot)
    assert isinstance(second.sheet, DealSheet)


@pytest.mark.window
def test_nothing_of_the_coach_is_offered_in_games_of_several(
    make_desk: OpenDesk, qtbot: QtBot
) -> None:
    desk = make_desk(ThumbPlayer())
    begin(desk, "four-66", length="deal")
    wait_for_turn(desk, qtbot)
    actions = desk.window.actions_by_name
    for command in ("hint", "look_back"):
        assert not actions[command].isEnabled()


@pytest.mark.window
def test_the_deals_of_the_game_before_are_looked_back_at_until_one_is_over(
    make_desk: OpenDesk, qtbot: QtBot
) -> None:
    desk = make_desk(RandomPlayer(1), coach=ReviewLink({}))
    action = desk.window.actions_by_name["look_back"]
    begin(desk, rule_set())
    play_until(qtbot, desk, perform_by_keyboard, lambda: isinstance(desk.sheet, DealSheet))
    answer_sheet(qtbot, desk)
    qtbot.waitUntil(lambda: desk.controller.is_deal_running and action.isEnabled())
    begin(desk, "four-66")
    wait_for_turn(desk, qtbot)
    assert action.isEnabled()


@pytest.mark.window
@pytest.mark.parametrize("game", ["three-66", "four-66", "idiots-66"])
def test_a_name_like_html_is_shown_as_it_is(game: str, make_desk: OpenDesk, qtbot: QtBot) -> None:
    name = "<b>Ann</b> &amp; <img src=/dev/zero>"
    desk = make_desk(ThumbPlayer(), replace(QUICK, player_name=name))
    begin(desk, game, length="deal")
    wait_for_turn(desk, qtbot)
    other = desk.table
    assert other.table_scene.signs.plates.plates[Chair.SOUTH].name == name
    play_on(desk, qtbot)
    assert isinstance(desk.sheet, DealSheet)
    assert game == "four-66" or any(name in text for text in plain_texts())
    assert harmful() == []
    answer_sheet(qtbot, desk)
    assert isinstance(desk.sheet, GameSheet)
    assert harmful() == []


@pytest.mark.window
@pytest.mark.parametrize("game", rule_set_names(close=False))
def test_the_help_tells_of_the_game_that_is_played(
    game: str, make_desk: OpenDesk, qtbot: QtBot
) -> None:
    desk = make_desk(ThumbPlayer())
    begin(desk, game, length="deal")
    wait_for_turn(desk, qtbot)
    assert desk.window.actions_by_name["help"].isEnabled()
    desk.window.actions_by_name["help"].trigger()
    text = child(desk.window.table_page.help, QTextBrowser)
    assert not desk.window.table_page.help.isHidden()
    assert text.toPlainText().startswith(rule_set_name(rule_set(game)))


def played_by_code(desk: Desk) -> tuple[str, tuple[str, ...]]:
    """By which rules a deal code is played, and against whom."""
    desk.window.commands.play_code(CODE)
    assert not questions()
    setup = desk.controller.setup
    assert setup is not None
    return setup.rules.name, setup.levels


LAST_GAIGEL = TableOfSeveral("gaigel", each=("novice", "club", "master"))


@pytest.mark.window
def test_a_deal_code_is_played_by_the_game_that_is_offered_or_on_the_table(
    make_desk: OpenDesk,
) -> None:
    """Also where another number has played last than sits at the table, as after a record."""
    last = replace(QUICK, players=4, for_four=LAST_GAIGEL, level="expert", welcomed=True)
    desk = make_desk(ThumbPlayer(), last)
    assert played_by_code(desk) == ("gaigel", ("novice", "club", "master"))
    begin(desk, "cutthroat-66", length="deal")
    assert played_by_code(desk) == ("cutthroat-66", ("casual", "casual"))
    begin(desk, "idiots-66", length="deal")
    assert played_by_code(desk) == ("idiots-66", ("expert",))


def entries(menu: QMenu) -> list[bool]:
    return [action.isEnabled() for action in menu.actions()]


def begin_bidding(desk: Desk, *, length: Length = "game", practice: bool = False) -> None:
    """Begin a game in which all others pass, the person before the dealer last."""
    begin(desk, "na-66", Seat.A, length=length, practice=practice)


def pass_over(desk: Desk, qtbot: QtBot) -> None:
    wait_for_turn(desk, qtbot)
    desk.window.table.make(PASS)


@pytest.mark.window
def test_after_a_deal_that_all_pass_the_next_one_follows_a_line(
    make_desk: OpenDesk, qtbot: QtBot
) -> None:
    """MANY.md 2: no sheet lies there, also where the table was left meanwhile."""
    desk = make_desk(PassingPlayer())
    begin_bidding(desk)
    said: list[str] = []
    desk.window.table_page.notices.said.connect(said.append)
    for deals in (2, 3):
        pass_over(desk, qtbot)
        qtbot.waitUntil(lambda: not desk.controller.is_deal_running, timeout=PATIENCE)
        if deals == 3:
            desk.window.rooms.door.open()
            desk.window.flow.return_to_table()
            desk.window.rooms.door.close()
        assert desk.sheet is None
        qtbot.waitUntil(
            lambda deals=deals: len(desk.controller.game_records()) == deals, timeout=PATIENCE
        )
        assert said.pop() == "Everyone passed: the next player deals."
    dealers = [record.dealer for record in desk.controller.game_records()]
    assert dealers == [Seat.A, Seat.B, Seat.C]


@pytest.mark.window
@pytest.mark.parametrize(("length", "practice"), [("deal", False), ("game", True)])
def test_a_passed_deal_has_a_sheet_where_it_is_the_last_or_can_be_taken_back(
    length: Length, practice: bool, make_desk: OpenDesk, qtbot: QtBot
) -> None:
    desk = make_desk(PassingPlayer())
    begin_bidding(desk, length=length, practice=practice)
    pass_over(desk, qtbot)
    qtbot.waitUntil(lambda: isinstance(desk.sheet, DealSheet), timeout=PATIENCE)


@pytest.mark.window
def test_the_line_follows_the_table_where_the_game_is_further_on(
    make_desk: OpenDesk, qtbot: QtBot
) -> None:
    desk = make_desk(ThumbPlayer())
    begin(desk, "three-66", length="deal")
    wait_for_turn(desk, qtbot)
    flow = desk.window.flow
    view = flow.view
    assert view is not None
    flow.table.view_shown.emit(replace(view, to_act=Seat.C, phase=Phase.FOLLOW, legal_moves=()))
    assert flow.table.status_text == "Argine to play."


@pytest.mark.window
@pytest.mark.parametrize("game", ["three-66", "bauernschnapsen"])
def test_who_fixed_trump_is_asked_for_it_no_longer_while_the_rest_is_dealt(
    game: str, make_desk: OpenDesk, qtbot: QtBot
) -> None:
    desk = make_desk(ThumbPlayer(), Settings(speed="slow"))
    begin(desk, game, length="deal")
    wait_for_turn(desk, qtbot)
    flow = desk.window.flow
    assert flow.view is not None
    assert flow.view.phase is Phase.TRUMP
    flow.table.make(TURN_TRUMP)
    assert flow.view.my_turn
    assert flow.table.is_moving
    assert flow.table.status_text == ""
    flow.table.finish_motions()
    assert flow.table.status_text


@pytest.mark.window
def test_the_menu_offers_bids_only_where_somebody_bids(make_desk: OpenDesk, qtbot: QtBot) -> None:
    desk = make_desk(ThumbPlayer())
    bids, suits = map(desk.window.actions_by_name.submenu, ("bids", "suits"))
    assert not bids.menuAction().isEnabled()
    begin(desk, "na-66", length="deal")
    wait_for_turn(desk, qtbot)
    assert entries(bids) == [True] * 6
    assert not suits.menuAction().isEnabled()
    bids.actions()[1].trigger()
    qtbot.waitUntil(lambda: bool(desk.controller.game_records()[-1].moves), timeout=PATIENCE)
    after = desk.controller.game_records()[-1]
    assert replace(after, moves=()).moves == ()
    assert str(after.moves[0]) == "Bid(ticks=2)"


@pytest.mark.window
@pytest.mark.parametrize(("before", "after"), [("na-66", "three-66"), ("three-66", "gaigel-2")])
def test_from_one_game_to_another_at_the_same_table(
    before: str, after: str, make_desk: OpenDesk, qtbot: QtBot
) -> None:
    desk = make_desk(ThumbPlayer())
    begin(desk, before, length="deal")
    wait_for_turn(desk, qtbot)
    begin(desk, after, length="deal")
    wait_for_turn(desk, qtbot)
    table = desk.table
    assert table.table_scene.view == desk.view
    assert len(table.players.names) >= len(rule_set(after).parties)
    assert play_on(desk, qtbot) > 0
    assert isinstance(desk.sheet, DealSheet)
