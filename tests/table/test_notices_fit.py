"""What is said covers no score, no golden tag and no plate, however large the words are."""

import pytest

from sixtysix_gui.rules.cards import Suit
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.table import words
from sixtysix_gui.table.layout.chair import Chair
from sixtysix_gui.table.seating import Score
from sixtysix_gui.table.table import Table
from tests.helpers.table.areas import Size, area_of, has_room, lay_out
from tests.helpers.table.deals import playthrough, view_where

pytestmark = pytest.mark.window

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
    scene.notices.hush()


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
    scene.notices.hush()


# ---------------------------------------------------------------------- beside the contracts panel


@pytest.mark.parametrize("size", [(1120, 688), (1280, 772)])
def test_a_sentence_above_the_sheet_of_contracts_leaves_plates_and_calls_free(
    table: Table, size: Size
) -> None:
    def asks_last(view: View) -> bool:
        return view.phase is Phase.BID and view.my_turn and len(view.calls) == 3

    lay_out(table, size, 2.0)
    table.show_at_once(view_where("bauernschnapsen", asks_last))
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

    def is_asked(view: View) -> bool:
        return view.my_turn and view.phase is Phase.BID and view.calls != ()

    view = view_where("bauernschnapsen", is_asked)
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
