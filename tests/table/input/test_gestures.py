"""Drag, click and double click, with real mouse events on the viewport."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, Qt, QTimer
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sixtysix_gui.rules.cards import Card, PhysicalCard, Suit
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.moves import (
    CLOSE_TALON,
    DRAW,
    EXCHANGE_TRUMP,
    GO_OUT,
    MELD,
    PASS,
    PLAY_CARD,
    Move,
)
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.named import rule_set
from sixtysix_gui.table.input import gestures
from sixtysix_gui.table.input.gestures import Gestures
from sixtysix_gui.table.intents.acts import Act
from sixtysix_gui.table.intents.move_map import Target
from sixtysix_gui.table.layout.chair import Chair
from sixtysix_gui.table.options import TableOptions
from sixtysix_gui.table.table import Table
from sixtysix_gui.windows.texts.card_words import CardWords
from sixtysix_gui.windows.texts.playing.table_wording import TableWording
from tests.helpers.runs.leaks import busy_qt_objects
from tests.helpers.table.deals import ME, deal_with
from tests.helpers.table.driver import (
    arm_by_mouse,
    card_point,
    click,
    drag,
    go_to,
    perform_by_clicks,
    perform_by_mouse,
    press_and_move,
)
from tests.helpers.table.game import TableGame
from tests.helpers.table.shows import card_of_item
from tests.table.conftest import STILL, MakeTable

HAND = "KH QH 9S AC TC JD"
LEFT = Qt.MouseButton.LeftButton
KING, QUEEN, NINE, ACE = (Card.parse(code) for code in ("KH", "QH", "9S", "AC"))


@pytest.fixture
def game(table: Table) -> TableGame:
    """I lead to the first trick of german-66; spades are trumps."""
    return TableGame(table, deal_with("german-66", HAND, "JS", "TH AH 9H AS KS QS"))


def on_lead_with_a_trick(table: Table, name: str = "german-66") -> TableGame:
    """I have won the first trick and drawn, and hold the nine of trumps and a marriage."""
    game = TableGame(table, deal_with(name, HAND, "JS", "9C AH 9H AS KS QS"))
    game.do(PLAY_CARD[ACE])
    game.do(PLAY_CARD[Card.parse("9C")])
    if game.state.phase is Phase.PRE_DRAW:
        game.do(DRAW)
    game.proposed.clear()
    return game


def trick(table: Table) -> QPointF:
    return table.table_scene.zones.layout.middle.trick_target.point


def rests(table: Table, card: Card) -> bool:
    zones = table.table_scene.zones
    item = zones.own_hand.item_showing(card)
    return item is not None and item not in zones.held and item.place == zones.spot_of(item).place


# ------------------------------------------------------------------------------------------- drag


def test_a_card_dragged_to_the_middle_is_played(table: Table, game: TableGame) -> None:
    drag(table, card_point(table, ACE), trick(table))
    assert game.proposed == [PLAY_CARD[ACE]]
    assert game.refused == []


def test_a_card_need_not_be_dropped_exactly(table: Table, game: TableGame) -> None:
    off = QPointF(0.6 * table.table_scene.zones.layout.metrics.card_width, 0.0)
    grip = card_point(table, ACE)
    item = table.table_scene.zones.own_hand.item_showing(ACE)
    assert item is not None
    centre_off = item.place.point - grip
    drag(table, grip, trick(table) + off - centre_off)
    assert game.proposed == [PLAY_CARD[ACE]]


def test_a_card_dropped_beside_everything_returns_without_a_word(
    table: Table, game: TableGame
) -> None:
    layout = table.table_scene.zones.layout
    drag(
        table, card_point(table, ACE), QPointF(layout.metrics.width - 40, layout.metrics.height / 2)
    )
    assert (game.proposed, game.refused) == ([], [])
    assert rests(table, ACE)


def test_an_illegal_card_flies_back_and_is_reported(table: Table) -> None:
    state = deal_with("german-66", HAND, "JS", "TD AD 9D AS KS QS", dealer=Seat.A)
    game = TableGame(table, state)
    for move in (CLOSE_TALON, PASS, PLAY_CARD[Card.parse("TD")]):
        game.do(move)
    drag(table, card_point(table, ACE), trick(table))
    assert (game.proposed, game.refused) == ([], [PLAY_CARD[ACE]])
    assert rests(table, ACE)


def test_cards_that_may_not_be_played_are_veiled_and_sunk(table: Table) -> None:
    game = TableGame(table, deal_with("german-66", HAND, "JS", "TD AD 9D AS KS QS", dealer=Seat.A))
    hand = table.table_scene.zones.own_hand
    assert hand.illegal == frozenset()
    for move in (CLOSE_TALON, PASS, PLAY_CARD[Card.parse("TD")]):
        game.do(move)
    assert hand.illegal == set(hand.cards()) - {PhysicalCard(Card.parse("JD"))}
    table.set_options(TableOptions(speed="none", rest_tricks=False, mark_illegal=False))
    assert hand.illegal == frozenset()


def test_targets_light_up_when_a_card_is_picked_up(table: Table) -> None:
    on_lead_with_a_trick(table)
    scene = table.table_scene
    start = card_point(table, NINE)
    press_and_move(table, start, start - QPointF(0, 30))
    assert scene.drop_targets.lit == {Target.TRICK, Target.TURN_UP}
    QTest.keyClick(table, Qt.Key.Key_Escape)
    assert scene.drop_targets.lit == frozenset()
    QTest.mouseRelease(table.viewport(), LEFT, pos=table.mapFromScene(start))


@pytest.mark.parametrize("how", ["escape", "right button", "focus"])
def test_a_drag_can_be_called_off(table: Table, game: TableGame, how: str) -> None:
    press_and_move(table, card_point(table, ACE), trick(table))
    if how == "escape":
        QTest.keyClick(table, Qt.Key.Key_Escape)
    elif how == "right button":
        QTest.mousePress(table.viewport(), Qt.MouseButton.RightButton)
    else:
        table.hide()
        table.show()
    QTest.mouseRelease(table.viewport(), LEFT, pos=table.mapFromScene(trick(table)))
    assert game.proposed == []
    assert rests(table, ACE)


def test_a_small_movement_is_no_drag(table: Table, game: TableGame) -> None:
    start = card_point(table, ACE)
    press_and_move(table, start, start + QPointF(2, 2))
    assert not table.table_scene.zones.held
    QTest.mouseRelease(table.viewport(), LEFT, pos=table.mapFromScene(start))
    assert game.proposed == []


def test_a_long_press_picks_a_card_up(table: Table, game: TableGame) -> None:
    start = card_point(table, ACE)
    QTest.mousePress(table.viewport(), LEFT, pos=table.mapFromScene(start))
    gestures = table.findChild(Gestures)
    assert gestures is not None
    (timer,) = gestures.findChildren(QTimer)
    assert timer.isActive()
    timer.timeout.emit()
    assert gestures.is_dragging
    QTest.mouseRelease(table.viewport(), LEFT, pos=table.mapFromScene(start))
    assert (game.proposed, timer.isActive()) == ([], False)


def test_a_card_may_be_held_while_the_other_plays(table: Table) -> None:
    state = deal_with("german-66", HAND, "JS", "TH AH 9H AS KS QS")
    game = TableGame(table, state)
    game.do(PLAY_CARD[ACE])
    press_and_move(table, card_point(table, NINE), trick(table))
    game.do(PLAY_CARD[Card.parse("9H")])
    item = table.table_scene.zones.own_hand.item_showing(NINE)
    assert item in table.table_scene.zones.held
    QTest.keyClick(table, Qt.Key.Key_Escape)
    assert rests(table, NINE)


def test_a_finger_drags_as_the_mouse_does(table: Table, game: TableGame) -> None:
    start, end = card_point(table, ACE), trick(table)
    viewport, device = table.viewport(), QTest.createTouchDevice()
    for at, how in ((start, "press"), ((start + end) / 2, "move"), (end, "move"), (end, "release")):
        touch = QTest.touchEvent(viewport, device, False)
        getattr(touch, how)(0, table.mapFromScene(at), viewport)
        touch.commit()
    assert game.proposed == [PLAY_CARD[ACE]]


def test_a_press_on_a_card_that_goes_before_the_release_means_nothing(
    table: Table, game: TableGame
) -> None:
    point = table.mapFromScene(card_point(table, ACE))
    QTest.mousePress(table.viewport(), LEFT, pos=point)
    game.do(PLAY_CARD[ACE])
    QTest.mouseMove(table.viewport(), table.mapFromScene(trick(table)))
    QTest.mouseRelease(table.viewport(), LEFT, pos=table.mapFromScene(trick(table)))
    assert (game.proposed, game.refused) == ([], [])


# ----------------------------------------------------------------------------------------- clicks


def test_one_click_lifts_and_the_second_plays(table: Table, game: TableGame) -> None:
    point = card_point(table, ACE)
    click(table, point)
    assert game.proposed == []
    assert table.table_scene.drop_targets.lit == {Target.TRICK}
    click(table, point)
    assert game.proposed == [PLAY_CARD[ACE]]


def test_a_lifted_card_is_played_by_a_click_in_the_middle(table: Table, game: TableGame) -> None:
    click(table, card_point(table, ACE))
    click(table, trick(table))
    assert game.proposed == [PLAY_CARD[ACE]]


def test_a_click_elsewhere_puts_a_lifted_card_down(table: Table, game: TableGame) -> None:
    click(table, card_point(table, ACE))
    click(table, QPointF(30, table.table_scene.zones.layout.metrics.height / 2))
    assert game.proposed == []
    assert table.table_scene.drop_targets.lit == frozenset()
    assert rests(table, ACE)


def test_another_card_can_be_lifted_instead(table: Table, game: TableGame) -> None:
    click(table, card_point(table, ACE))
    click(table, card_point(table, NINE))
    hand = table.table_scene.zones.own_hand
    assert hand.lifted is hand.item_showing(NINE)
    assert game.proposed == []


def test_a_double_click_plays(table: Table, game: TableGame) -> None:
    point = table.mapFromScene(card_point(table, ACE))
    viewport = table.viewport()
    QTest.mouseClick(viewport, LEFT, pos=point)
    QTest.mouseDClick(viewport, LEFT, pos=point)
    QTest.mouseRelease(viewport, LEFT, pos=point)
    assert game.proposed == [PLAY_CARD[ACE]]


def test_one_click_is_enough_where_it_is_set(make_table: MakeTable) -> None:
    table = make_table(TableOptions(speed="none", rest_tricks=False, one_click=True))
    game = TableGame(table, deal_with("german-66", HAND, "JS", "TH AH 9H AS KS QS"))
    click(table, card_point(table, ACE))
    assert game.proposed == [PLAY_CARD[ACE]]


def test_a_click_a_moment_too_early_is_remembered(make_table: MakeTable) -> None:
    table = make_table(TableOptions(speed="none", rest_tricks=False, one_click=True))
    state = deal_with("german-66", HAND, "JS", "TH AH 9H AS KS QS", dealer=Seat.A)
    game = TableGame(table, state)
    click(table, card_point(table, ACE))
    assert (game.proposed, game.refused) == ([], [])
    game.do(PLAY_CARD[Card.parse("TH")])
    assert game.proposed == [PLAY_CARD[ACE]]


def test_the_nine_is_exchanged_by_two_clicks(table: Table) -> None:
    game = on_lead_with_a_trick(table)
    zones = table.table_scene.zones
    click(table, card_point(table, NINE))
    turn_up = zones.layout.middle.turn_up
    click(table, turn_up.point + QPointF(0.5 * zones.layout.metrics.card_width, 0))
    assert game.proposed == [EXCHANGE_TRUMP]


def test_the_talon_is_closed_by_two_clicks(table: Table, game: TableGame) -> None:
    layout = table.table_scene.zones.layout
    click(table, layout.middle.turn_up.point + QPointF(0.5 * layout.metrics.card_width, 0))
    assert table.table_scene.drop_targets.lit == {Target.TALON}
    click(table, layout.middle.talon.point - QPointF(0.3 * layout.metrics.card_width, 0))
    assert game.proposed == [CLOSE_TALON]


# --------------------------------------------------------------------------------------- marriage


@pytest.mark.parametrize("card", [KING, QUEEN])
def test_the_lead_of_either_card_announces_the_armed_marriage(
    table: Table, game: TableGame, qtbot: QtBot, card: Card
) -> None:
    arm_by_mouse(table, Suit.HEARTS)
    assert table.armed_marriage is Suit.HEARTS
    assert game.proposed == []
    perform_by_mouse(table, PLAY_CARD[card])
    qtbot.waitUntil(lambda: len(game.proposed) == 2)
    assert game.proposed == [MELD[Suit.HEARTS], PLAY_CARD[card]]
    assert table.armed_marriage is None


def test_another_lead_announces_nothing(table: Table, game: TableGame) -> None:
    arm_by_mouse(table, Suit.HEARTS)
    perform_by_mouse(table, PLAY_CARD[ACE])
    assert game.proposed == [PLAY_CARD[ACE]]


def test_the_chip_disarms_what_it_armed(table: Table, game: TableGame) -> None:
    button = table.table_scene.buttons.find(MELD[Suit.HEARTS])
    assert button is not None
    for armed in (Suit.HEARTS, None):
        click(table, button.area.center())
        assert table.armed_marriage is armed
    assert game.proposed == []


def test_escape_disarms(table: Table, game: TableGame) -> None:
    table.act(Act.MELD)
    QTest.keyClick(table, Qt.Key.Key_Escape)
    assert table.armed_marriage is None
    assert game.proposed == []


def test_a_close_announces_the_armed_marriage_first(
    table: Table, game: TableGame, qtbot: QtBot
) -> None:
    table.act(Act.MELD)
    perform_by_mouse(table, CLOSE_TALON)
    qtbot.waitUntil(lambda: len(game.proposed) == 2)
    assert game.proposed == [MELD[Suit.HEARTS], CLOSE_TALON]


def test_a_claim_announces_the_armed_marriage_first(table: Table, qtbot: QtBot) -> None:
    game = on_lead_with_a_trick(table)
    table.act(Act.MELD)
    table.act(Act.OUT)
    qtbot.waitUntil(lambda: len(game.proposed) == 2)
    assert game.proposed == [MELD[Suit.HEARTS], GO_OUT]


def test_an_exchange_leaves_the_marriage_armed(table: Table) -> None:
    game = on_lead_with_a_trick(table)
    table.act(Act.MELD)
    perform_by_mouse(table, EXCHANGE_TRUMP)
    assert game.proposed == [EXCHANGE_TRUMP]
    assert table.armed_marriage is Suit.HEARTS


def test_where_the_king_must_be_led_the_queen_stays(make_table: MakeTable) -> None:
    table = make_table(STILL)
    state = deal_with("german-66", HAND, "JS")
    state = state.changed(rules=state.rules.with_overrides({"meld.lead_card": "king"}))
    game = TableGame(table, state)
    table.act(Act.MELD)
    perform_by_mouse(table, PLAY_CARD[QUEEN])
    assert game.proposed == []
    assert rests(table, QUEEN)
    assert table.table_scene.notices.refusal.isVisible()


def test_a_refused_proposal_sends_the_card_back(table: Table) -> None:
    state = deal_with("german-66", HAND, "JS")
    table.play((), state.view(state.to_act))

    def refuse(move: Move) -> None:
        table.show_refusal(f"Not {move}.")

    table.move_proposed.connect(refuse)
    drag(table, card_point(table, ACE), trick(table))
    assert rests(table, ACE)


# ------------------------------------------------------------------------------------------ piles


def pile_point(table: Table) -> QPointF:
    zones = table.table_scene.zones
    return next(item for pile in zones.piles.values() for t in pile.tricks for item in t).pos()


def test_a_click_on_a_pile_shows_the_last_trick_and_a_second_hides_it(table: Table) -> None:
    on_lead_with_a_trick(table)
    opened = table.table_scene.opened_tricks
    for is_open in (True, False, True):
        click(table, pile_point(table))
        assert opened.is_open is is_open
    click(table, QPointF(5, table.height() / 2))
    assert not opened.is_open


def test_a_click_on_a_plate_keeps_the_card_points_until_the_next(table: Table) -> None:
    on_lead_with_a_trick(table)
    tag = table.table_scene.signs.plates.points[Chair.SOUTH]
    plate = table.table_scene.signs.plates.plates[Chair.SOUTH]
    at = plate.mapRectToScene(plate.body()).center()
    click(table, at)
    assert tag.isVisible()
    table.act(Act.POINTS)
    assert not tag.isVisible()
    table.act(Act.POINTS)
    assert tag.isVisible()
    click(table, tag.pos())
    assert not tag.isVisible()


def test_a_pressed_pile_shows_the_last_trick_while_held(
    table: Table, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setattr(gestures, "PILE_IS_HELD", 0)
    on_lead_with_a_trick(table)
    opened = table.table_scene.opened_tricks
    point = table.mapFromScene(pile_point(table))
    QTest.mousePress(table.viewport(), LEFT, pos=point)
    assert {card_of_item(item) for item in opened.items} == {ACE, Card.parse("9C")}
    qtbot.wait(1)  # the timer of a held pile has run out
    QTest.mouseRelease(table.viewport(), LEFT, pos=point)
    assert not opened.is_open


def test_after_the_next_lead_the_last_trick_stays_hidden(table: Table) -> None:
    game = on_lead_with_a_trick(table)
    game.do(PLAY_CARD[NINE])
    QTest.mousePress(table.viewport(), LEFT, pos=table.mapFromScene(pile_point(table)))
    assert not table.table_scene.opened_tricks.is_open
    assert table.table_scene.notices.refusal.isVisible()
    table.hide()


def test_where_nothing_may_be_looked_at_nothing_is_shown(table: Table) -> None:
    on_lead_with_a_trick(table, "wiki-66")
    table.act(Act.TRICKS)
    assert not table.table_scene.opened_tricks.is_open
    table.hide()


# ------------------------------------------------------------------------------------------- rest


@pytest.mark.parametrize("speed", ["none", "normal"])
def test_an_idle_table_moves_nothing(make_table: MakeTable, qtbot: QtBot, speed: str) -> None:
    before = busy_qt_objects()
    table = make_table(TableOptions(speed=speed, rest_tricks=False))
    state = deal_with("german-66", HAND, "JS")
    table.play((), state.view(state.to_act))
    go_to(table, PhysicalCard(ACE))
    qtbot.waitUntil(lambda: not set(map(id, busy_qt_objects())) - set(map(id, before)))


def test_a_hidden_table_moves_nothing(make_table: MakeTable) -> None:
    before = set(map(id, busy_qt_objects()))
    table = make_table(TableOptions(speed="slow"))
    game = on_lead_with_a_trick(table)
    table.finish_motions()
    perform_by_clicks(table, EXCHANGE_TRUMP)
    table.show_refusal("No.")
    table.act(Act.POINTS)
    assert set(map(id, busy_qt_objects())) - before
    table.hide()
    assert not set(map(id, busy_qt_objects())) - before
    assert game.proposed == [EXCHANGE_TRUMP]


# ----------------------------------------------------------------------------- what is refused


def turn_up_point(table: Table) -> QPointF:
    layout = table.table_scene.zones.layout
    return layout.middle.talon.point + QPointF(0.75 * layout.metrics.card_width, 0)


def refusals(table: Table) -> list[str]:
    said: list[str] = []
    table.refusal_shown.connect(said.append)
    table.set_wording(TableWording(CardWords()))
    return said


@pytest.mark.parametrize("can_exchange", [True, False])
@pytest.mark.parametrize("card", ["AC", "9H"])
def test_another_card_on_the_turn_up_is_told_which_one_it_takes(
    table: Table, card: str, can_exchange: bool
) -> None:
    hand = "KS 9H 9S AC TC JD" if can_exchange else "KS 9H AD AC TC JD"
    game = TableGame(table, deal_with("german-66", hand, "JS", "TH AH KH AS QD QC"))
    if can_exchange:
        for code in ("AC", "QC"):
            game.do(PLAY_CARD[Card.parse(code)])
        game.do(DRAW)
    said = refusals(table)
    game.proposed.clear()
    dropped = "TC" if card == "AC" and can_exchange else card
    drag(table, card_point(table, Card.parse(dropped)), turn_up_point(table))
    assert said == ["Only the nine of spades may be exchanged for the trump card."]
    assert (game.proposed, game.refused) == ([], [])
    assert rests(table, Card.parse(dropped))


def test_the_right_card_on_the_turn_up_is_told_why_not_now(table: Table) -> None:
    game = TableGame(table, deal_with("german-66", HAND, "JS"))
    said = refusals(table)
    drag(table, card_point(table, NINE), turn_up_point(table))
    assert (said, game.refused) == ([], [EXCHANGE_TRUMP])


def test_where_nothing_is_exchanged_any_card_is_told_so(table: Table) -> None:
    state = deal_with("german-66", HAND, "JS")
    rules = replace(state.rules, exchange_card="none")
    game = TableGame(table, replace(state, rules=rules))
    drag(table, card_point(table, ACE), turn_up_point(table))
    assert game.refused == [EXCHANGE_TRUMP]


WHEN_OUT = [
    ("german-66", "You may say “Out!” before you lead."),
    ("santase-engine", "By these rules 66 ends the deal by itself."),
]


@pytest.mark.parametrize(("name", "sentence"), WHEN_OUT)
def test_the_sunk_coin_says_when_it_can_be_pressed(table: Table, name: str, sentence: str) -> None:
    assert (rule_set(name).out_mode == "automatic") is (name == "santase-engine")
    game = TableGame(table, deal_with(name, HAND, "JS", dealer=Seat.A))
    assert game.state.to_act is not ME
    said = refusals(table)
    click(table, table.table_scene.zones.layout.middle.coin)
    assert (said, game.refused) == ([sentence], [])


def test_the_sunk_coin_says_why_not_now_when_it_is_my_turn(table: Table) -> None:
    game = TableGame(table, deal_with("german-66", HAND, "JS"))
    click(table, table.table_scene.zones.layout.middle.coin)
    assert game.refused == [GO_OUT]


def test_nothing_is_said_beside_the_coin(table: Table) -> None:
    game = TableGame(table, deal_with("german-66", HAND, "JS", dealer=Seat.A))
    said = refusals(table)
    layout = table.table_scene.zones.layout
    click(table, layout.middle.coin + QPointF(layout.metrics.card_width, 0))
    assert (said, game.refused) == ([], [])
