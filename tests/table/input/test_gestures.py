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
    PLAY_CARD,
    Move,
)
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import rule_set
from sixtysix_gui.table.input import gestures
from sixtysix_gui.table.input.gestures import Gestures
from sixtysix_gui.table.intents import Act, Target
from sixtysix_gui.table.seating import Chair
from sixtysix_gui.table.table import Table
from sixtysix_gui.table.values import TableOptions
from tests.helpers.runs.leaks import busy_qt_objects
from tests.helpers.table.deals import ME, deal_with
from tests.helpers.table.driver import (
    arm_by_mouse,
    button_point,
    card_point,
    click,
    drag,
    go_to,
    perform_by_clicks,
    perform_by_mouse,
    press_and_move,
    trick_point,
)
from tests.helpers.table.game import TableGame, usual_deal
from tests.helpers.table.shows import card_of_item
from tests.helpers.windows.trick_words import things_for_two
from tests.table.conftest import STILL, MakeTable

LEFT = Qt.MouseButton.LeftButton
KING, QUEEN, NINE, ACE, TEN = (Card.parse(code) for code in ("KH", "QH", "9S", "AC", "TC"))


def on_lead_with_a_trick(table: Table, name: str = "german-66") -> TableGame:
    """I have won the first trick and drawn, and hold the nine of trumps and a marriage."""
    game = TableGame(table, usual_deal(name, theirs="9C AH 9H AS KS QS"))
    game.do(PLAY_CARD[ACE])
    game.do(PLAY_CARD[Card.parse("9C")])
    if game.state.phase is Phase.PRE_DRAW:
        game.do(DRAW)
    game.proposed.clear()
    return game


def rests(table: Table, card: Card) -> bool:
    zones = table.table_scene.zones
    item = zones.own_hand.item_showing(card)
    return item is not None and item not in zones.held and item.place == zones.spot_of(item).place


def turn_up_point(table: Table) -> QPointF:
    layout = table.table_scene.zones.layout
    return layout.middle.turn_up.point + QPointF(0.5 * layout.metrics.card_width, 0)


# ------------------------------------------------------------------------------------------- drag


@pytest.mark.parametrize("off", [0.0, 0.6], ids=["exactly", "beside"])
def test_a_card_dragged_to_the_middle_is_played(table: Table, game: TableGame, off: float) -> None:
    hand, layout = table.table_scene.zones.own_hand, table.table_scene.zones.layout
    item, grip = hand.item_showing(ACE), card_point(table, ACE)
    assert item is not None
    assert hand.illegal == frozenset()
    missed = grip - item.place.point + QPointF(off * layout.metrics.card_width, 0.0)
    drag(table, grip, trick_point(table) + missed)
    assert (game.proposed, game.refused) == ([PLAY_CARD[ACE]], [])


def test_a_card_dropped_beside_everything_returns_without_a_word(
    table: Table, game: TableGame
) -> None:
    layout = table.table_scene.zones.layout
    drag(
        table, card_point(table, ACE), QPointF(layout.metrics.width - 40, layout.metrics.height / 2)
    )
    assert (game.proposed, game.refused) == ([], [])
    assert rests(table, ACE)


def test_what_may_not_be_played_is_veiled_flies_back_and_is_reported(
    table: Table, strict: TableGame
) -> None:
    hand = table.table_scene.zones.own_hand
    assert hand.illegal == set(hand.cards()) - {PhysicalCard(KING), PhysicalCard(QUEEN)}
    drag(table, card_point(table, ACE), trick_point(table))
    assert (strict.proposed, strict.refused) == ([], [PLAY_CARD[ACE]])
    assert rests(table, ACE)
    table.set_options(replace(STILL, mark_illegal=False))
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


def test_a_slow_press_on_a_button_takes_up_no_card_below_it(table: Table, game: TableGame) -> None:
    chip = table.table_scene.buttons.find(MELD[Suit.HEARTS])
    assert chip is not None
    foot = QPointF(chip.area.center().x(), chip.area.bottom() - 0.3 * chip.area.height())
    assert table.table_scene.hand_item_at(foot) is not None
    QTest.mousePress(table.viewport(), LEFT, pos=table.mapFromScene(foot))
    (gestures,) = table.findChildren(Gestures)
    assert not any(timer.isActive() for timer in gestures.findChildren(QTimer))
    QTest.mouseRelease(table.viewport(), LEFT, pos=table.mapFromScene(foot))
    assert (table.armed_marriage, game.proposed) == (Suit.HEARTS, [])


def test_a_card_may_be_held_while_the_other_plays(table: Table, game: TableGame) -> None:
    game.do(PLAY_CARD[ACE])
    press_and_move(table, card_point(table, NINE), trick_point(table))
    game.do(PLAY_CARD[Card.parse("9H")])
    item = table.table_scene.zones.own_hand.item_showing(NINE)
    assert item in table.table_scene.zones.held
    QTest.keyClick(table, Qt.Key.Key_Escape)
    assert rests(table, NINE)


def test_a_finger_drags_as_the_mouse_does(table: Table, game: TableGame) -> None:
    start, end = card_point(table, ACE), trick_point(table)
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
    QTest.mouseMove(table.viewport(), table.mapFromScene(trick_point(table)))
    QTest.mouseRelease(table.viewport(), LEFT, pos=table.mapFromScene(trick_point(table)))
    assert (game.proposed, game.refused) == ([], [])


# ----------------------------------------------------------------------------------------- clicks


@pytest.mark.parametrize("on_card", [True, False])
def test_one_click_lifts_and_the_second_plays(table: Table, game: TableGame, on_card: bool) -> None:
    point = card_point(table, ACE)
    click(table, point)
    assert game.proposed == []
    assert table.table_scene.drop_targets.lit == {Target.TRICK}
    click(table, point if on_card else trick_point(table))
    assert game.proposed == [PLAY_CARD[ACE]]


def test_a_click_elsewhere_puts_a_lifted_card_down(table: Table, game: TableGame) -> None:
    click(table, card_point(table, ACE))
    click(table, QPointF(30, table.table_scene.zones.layout.metrics.height / 2))
    assert game.proposed == []
    assert table.table_scene.drop_targets.lit == frozenset()
    assert rests(table, ACE)


def test_a_double_click_plays(table: Table, game: TableGame) -> None:
    point = table.mapFromScene(card_point(table, ACE))
    viewport = table.viewport()
    QTest.mouseClick(viewport, LEFT, pos=point)
    QTest.mouseDClick(viewport, LEFT, pos=point)
    QTest.mouseRelease(viewport, LEFT, pos=point)
    assert game.proposed == [PLAY_CARD[ACE]]


@pytest.mark.parametrize("early", [False, True])
def test_one_click_is_enough_where_it_is_set_and_may_come_a_moment_too_early(
    make_table: MakeTable, early: bool
) -> None:
    table = make_table(replace(STILL, one_click=True))
    game = TableGame(table, usual_deal(dealer=Seat.A if early else Seat.B))
    click(table, card_point(table, ACE))
    if early:
        assert (game.proposed, game.refused) == ([], [])
        game.do(PLAY_CARD[Card.parse("TH")])
    assert game.proposed == [PLAY_CARD[ACE]]


def test_the_nine_is_exchanged_by_two_clicks(table: Table) -> None:
    game = on_lead_with_a_trick(table)
    click(table, card_point(table, NINE))
    click(table, turn_up_point(table))
    assert game.proposed == [EXCHANGE_TRUMP]


def test_the_talon_is_closed_by_two_clicks(table: Table, game: TableGame) -> None:
    layout = table.table_scene.zones.layout
    click(table, turn_up_point(table))
    assert table.table_scene.drop_targets.lit == {Target.TALON}
    click(table, layout.middle.talon.point - QPointF(0.3 * layout.metrics.card_width, 0))
    assert game.proposed == [CLOSE_TALON]


# --------------------------------------------------------------------------------------- marriage


@pytest.mark.parametrize(
    ("move", "is_announced", "stays_armed"),
    [
        (PLAY_CARD[KING], True, False),
        (PLAY_CARD[QUEEN], True, False),
        (CLOSE_TALON, True, False),
        (GO_OUT, True, False),
        (PLAY_CARD[TEN], False, False),
        (EXCHANGE_TRUMP, False, True),
    ],
    ids=str,
)
def test_an_armed_marriage_is_announced_by_what_it_is_armed_for(
    table: Table, qtbot: QtBot, move: Move, is_announced: bool, stays_armed: bool
) -> None:
    game = on_lead_with_a_trick(table)
    arm_by_mouse(table, Suit.HEARTS)
    assert (table.armed_marriage, game.proposed) == (Suit.HEARTS, [])
    perform_by_mouse(table, move)
    proposed = [MELD[Suit.HEARTS], move] if is_announced else [move]
    qtbot.waitUntil(lambda: len(game.proposed) == len(proposed))
    assert game.proposed == proposed
    assert table.armed_marriage is (Suit.HEARTS if stays_armed else None)


@pytest.mark.parametrize("by_chip", [True, False])
def test_the_chip_or_escape_disarms(table: Table, game: TableGame, by_chip: bool) -> None:
    chip = button_point(table, MELD[Suit.HEARTS])
    click(table, chip)
    assert table.armed_marriage is Suit.HEARTS
    if by_chip:
        click(table, chip)
    else:
        QTest.keyClick(table, Qt.Key.Key_Escape)
    assert (table.armed_marriage, game.proposed) == (None, [])


def test_where_the_king_must_be_led_the_queen_stays(make_table: MakeTable) -> None:
    table = make_table(STILL)
    state = usual_deal()
    state = state.changed(rules=state.rules.with_overrides({"meld.lead_card": "king"}))
    game = TableGame(table, state)
    table.act(Act.MELD)
    perform_by_mouse(table, PLAY_CARD[QUEEN])
    assert game.proposed == []
    assert rests(table, QUEEN)
    assert table.table_scene.notices.refusal.isVisible()


def test_a_refused_proposal_sends_the_card_back(table: Table) -> None:
    state = usual_deal()
    table.play((), state.view(state.to_act))

    def refuse(move: Move) -> None:
        table.show_refusal(f"Not {move}.")

    table.move_proposed.connect(refuse)
    drag(table, card_point(table, ACE), trick_point(table))
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
    state = usual_deal()
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


def refusals(table: Table) -> list[str]:
    said: list[str] = []
    table.refusal_shown.connect(said.append)
    table.set_wording(things_for_two)
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


def test_the_right_card_on_the_turn_up_is_told_why_not_now(table: Table, game: TableGame) -> None:
    said = refusals(table)
    drag(table, card_point(table, NINE), turn_up_point(table))
    assert (said, game.refused) == ([], [EXCHANGE_TRUMP])


def test_where_nothing_is_exchanged_any_card_is_told_so(table: Table) -> None:
    state = usual_deal()
    rules = replace(state.rules, exchange_card="none")
    game = TableGame(table, replace(state, rules=rules))
    drag(table, card_point(table, ACE), turn_up_point(table))
    assert game.refused == [EXCHANGE_TRUMP]


BEFORE_YOU_LEAD = "You may say “Out!” before you lead."
BY_ITSELF = "Under these rules, 66 ends the deal automatically."


@pytest.mark.parametrize(
    ("name", "dealer", "aside", "sentences", "refused"),
    [
        ("german-66", Seat.A, 0.0, [BEFORE_YOU_LEAD], []),
        ("santase-engine", Seat.A, 0.0, [BY_ITSELF], []),
        ("german-66", Seat.B, 0.0, [], [GO_OUT]),
        ("german-66", Seat.A, 1.0, [], []),
    ],
    ids=["not my turn", "automatic", "my turn", "beside it"],
)
def test_the_sunk_coin_says_when_it_can_be_pressed(
    table: Table, name: str, dealer: Seat, aside: float, sentences: list[str], refused: list[Move]
) -> None:
    assert (rule_set(name).out_mode == "automatic") is (name == "santase-engine")
    game = TableGame(table, usual_deal(name, dealer=dealer))
    assert (game.state.to_act is ME) is (dealer is not ME)
    said = refusals(table)
    layout = table.table_scene.zones.layout
    click(table, layout.middle.coin + QPointF(aside * layout.metrics.card_width, 0))
    assert (said, game.refused) == (sentences, refused)
