"""What is offered and what is said hides nothing where it stands, however large the words are."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import combinations, product

import pytest
from PySide6.QtCore import QRectF

from sixtysix_gui.rules.cards import Suit
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import EXCHANGE_TRUMP, OPEN, Meld, Opening
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.table import words
from sixtysix_gui.table.layout.place import bounds_of
from sixtysix_gui.table.scene.scene import Scene
from sixtysix_gui.table.seating import Chair, Score
from sixtysix_gui.table.table import Table
from tests.helpers.table.areas import Size, area_of, chips_of, each_size, has_room, lay_out
from tests.helpers.table.deals import asked, moments_of, playthrough, view_where
from tests.helpers.table.zones import overlap

pytestmark = pytest.mark.window


def areas_apart(table: Table) -> list[QRectF]:
    """Return where the chips are, which lie on the table and clear of each other."""
    areas = [area_of(chip) for chip in chips_of(table)]
    assert not [pair for pair in combinations(areas, 2) if overlap(*pair) > 0]
    assert all(table.table_scene.sceneRect().contains(area) for area in areas)
    return areas


# -------------------------------------------------------------------------------- the row of acts

SEEDS = {"idiots-66": [55], "gaigel-2": [9], "four-66": range(5)}
"""Deals in which a player may do much before a lead."""


ROW_SIZES = [(800, 572), (960, 616), (1280, 772), (1920, 1052), (960, 1252)]


@cache
def richest_lead(name: str) -> View:
    """Return the view in which most can be done before a lead."""

    def acts(view: View) -> int:
        melds = sum(isinstance(move, Meld) for move in view.legal_moves)
        return melds + (EXCHANGE_TRUMP in view.legal_moves)

    views = (moment.view for moment in moments_of(name, SEEDS[name]))
    return max((view for view in views if view.my_turn and view.phase is Phase.LEAD), key=acts)


@pytest.mark.parametrize("name", ["idiots-66", "gaigel-2"])
@pytest.mark.parametrize("scale", [1.3, 1.5, 2.0])
def test_acts_stand_in_one_row_clear_of_each_other(table: Table, name: str, scale: float) -> None:
    scene = table.table_scene
    table.show_at_once(richest_lead(name))
    for _ in each_size(table, ROW_SIZES, [scale]):
        areas = areas_apart(table)
        assert len(areas) >= 2
        assert len({chip.y() for chip in chips_of(table)}) == 1
        assert all(area.bottom() <= scene.zones.layout.metrics.own_top + 1 for area in areas)
        for button in scene.buttons:
            assert scene.buttons.at(button.piece.pos()) == button


def test_at_the_usual_size_a_marriage_stands_on_its_cards(table: Table) -> None:
    table.show_at_once(richest_lead("gaigel-2"))
    hand_top = table.table_scene.zones.layout.metrics.own_top
    assert any(chip.y() > hand_top for chip in chips_of(table))


def test_three_and_four_never_have_that_row(table: Table) -> None:
    table.show_at_once(richest_lead("four-66"))
    lay_out(table, (1280, 772), 2.0)
    assert not table.table_scene.buttons.lead.row_is_taken


# --------------------------------------------------------------------------- the openings of Gaigel

SENTENCE = "Du eröffnest: Wähle, wie der erste Stich gespielt wird."
"""The longest sentence that asks for an opening."""


SIZES = [(800, 572), (1120, 688), (1280, 772), (1920, 1052), (900, 1172), (960, 1252)]


def seen_beside(scene: Scene) -> Iterator[tuple[str, QRectF]]:
    """Yield what has to be seen beside the openings."""
    layout = scene.zones.layout
    width, middle = layout.metrics.card_width, layout.middle
    yield "turn-up", bounds_of((middle.turn_up,), width)
    yield "talon", bounds_of((middle.talon,), width)
    yield "status", area_of(scene.notices.line)
    for area in scene.signs.board.areas():
        yield "score", area
    for chair in layout.metrics.chairs:
        yield f"plate {chair.value}", scene.areas.plate(chair)
        yield f"hand {chair.value}", layout.hands.full(chair)


@pytest.mark.slow(sample=7)
@pytest.mark.parametrize("game", ["gaigel", "gaigel-2"])
@pytest.mark.parametrize("count", [2, 3, 4])
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_openings_leave_everything_in_sight(
    table: Table, game: str, count: int, scale: float
) -> None:
    view = view_where(game, lambda each: each.phase is Phase.OPEN and each.my_turn)
    openings = tuple(OPEN[opening] for opening in Opening)
    table.show_at_once(replace(view, legal_moves=openings[-count:]))
    table.set_status(SENTENCE)
    for size, _ in each_size(table, SIZES, [scale]):
        areas, scene = areas_apart(table), table.table_scene
        assert len(areas) == count
        touch = 0.02 * scene.zones.layout.metrics.card_width
        pairs = product(areas, seen_beside(scene))
        hidden = [name for area, (name, other) in pairs if overlap(area, other) > touch]
        assert hidden == [], size


# ------------------------------------------------------------------------------------- what is said

S, W, N, E = Chair
SCENES: list[tuple[Size, float]] = [
    ((800, 572), 1.0),
    ((800, 575), 1.5),
    ((1280, 772), 1.5),
    ((1120, 688), 2.0),
    ((900, 1172), 1.0),
]
SCORES = {"three-66": Score((2, 1, -3), (), 5, 12), "cutthroat-66": Score((9, 11, 12))}


@pytest.mark.slow(sample=9)
@pytest.mark.parametrize(("size", "scale"), SCENES)
@pytest.mark.parametrize("game", SCORES)
@pytest.mark.parametrize("chair", [W, E])
def test_an_announcement_leaves_the_scores_free(
    table: Table, game: str, size: Size, scale: float, chair: Chair
) -> None:
    assert has_room(size, scale)
    table.show_at_once(next(playthrough(game, 0)).view, SCORES[game])
    lay_out(table, size, scale)
    scene = table.table_scene
    scene.notices.announce(chair, words.marriage(40), Suit.HEARTS)
    bubble, scores = area_of(scene.notices.bubbles[chair]), scene.signs.board.areas()
    assert len(scores) == 3
    assert [area for area in scores if area.intersects(bubble)] == []
    scene.notices.clear()


@pytest.mark.parametrize(("size", "scale"), SCENES)
def test_an_announcement_leaves_the_golden_tag_free(table: Table, size: Size, scale: float) -> None:
    def partner_leads(view: View) -> bool:
        return view.bidder is Seat.C and view.phase is Phase.LEAD

    lay_out(table, size, scale)
    table.show_at_once(view_where("na-66", partner_leads), Score((6, 5)))
    scene = table.table_scene
    scene.notices.announce(N, words.marriage(40), Suit.HEARTS)
    tag = scene.signs.plates.hanging.tags[N]
    assert tag.isVisible()
    assert not area_of(tag).intersects(area_of(scene.notices.bubbles[N]))
    scene.notices.clear()


# ---------------------------------------------------------------------- beside the contracts panel


@pytest.mark.parametrize("size", [(1120, 688), (1280, 772)])
def test_a_sentence_above_the_sheet_of_contracts_leaves_plates_and_calls_free(
    table: Table, size: Size
) -> None:
    lay_out(table, size, 2.0)
    table.show_at_once(asked("bauernschnapsen", Phase.BID, 3))
    table.keep_status_in_sight(kept=True)
    table.set_status("Your cards are weak, and two have passed. A Bettler takes no trick: call it.")
    scene = table.table_scene
    line = scene.notices.status
    assert line.isVisible()
    kept_free = [scene.areas.plate(chair) for chair in Chair]
    kept_free += [area_of(call) for call in scene.notices.shown_calls().values()]
    assert not any(area_of(line).intersects(area) for area in kept_free)
    table.keep_status_in_sight(kept=False)


def at_the_contracts(table: Table) -> View:
    """Show the panel of contracts to the person, who may not call all of them any more."""
    view = asked("bauernschnapsen", Phase.BID, 1)
    table.show_at_once(view)
    return view


@pytest.mark.parametrize(
    ("size", "scale"), [((1280, 772), 1.0), ((800, 572), 1.5), ((1280, 772), 2.0)]
)
def test_a_refusal_never_lies_behind_the_panel_of_contracts(
    table: Table, size: Size, scale: float
) -> None:
    view, scene = at_the_contracts(table), table.table_scene
    lay_out(table, size, scale)
    table.show_at_once(view)
    table.show_refusal("There is nothing to double. Call a contract, or pass.")
    assert scene.notices.refusal.isVisible()
    kept_free = [area_of(scene.buttons.panel), area_of(scene.signs.trump.counter)]
    kept_free += [scene.areas.plate(chair) for chair in (W, N, E)]
    assert not any(area_of(scene.notices.refusal).intersects(area) for area in kept_free)


def test_what_the_panel_says_of_a_contract_is_not_said_twice(table: Table) -> None:
    at_the_contracts(table)
    notices, told = table.table_scene.notices, list[str]()
    notices.refused.connect(told.append)
    notices.panel_says = "Only a higher contract may be called."
    table.show_refusal("Only a higher contract may be called. Or pass.")
    assert not notices.refusal.isVisible()
    assert len(told) == 1, "readers of the screen hear it"
    table.show_refusal("There is nothing to double.")
    assert notices.refusal.isVisible()
