"""What is announced covers nobody's score and no golden tag, however large the words are."""

import pytest

from sixtysix_gui.rules.cards import Suit
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.table import words
from sixtysix_gui.table.layout.chair import Chair
from sixtysix_gui.table.layout.sizes import least_scene
from sixtysix_gui.table.options import TableOptions
from sixtysix_gui.table.seating import Score
from sixtysix_gui.table.table import Table
from tests.helpers.table.deals import playthrough

pytestmark = pytest.mark.window

SCENES = [(800, 572, 1.0), (800, 575, 1.5), (1280, 772, 1.5), (1120, 688, 2.0), (900, 1172, 1.0)]
SCORES = {"three-66": Score((2, 1, -3), (), 5, 12), "cutthroat-66": Score((9, 11, 12))}


@pytest.mark.slow(sample=9)
@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("scene", SCENES)
@pytest.mark.parametrize("game", SCORES)
@pytest.mark.parametrize("chair", [Chair.WEST, Chair.EAST])
def test_an_announcement_leaves_the_scores_free(
    game: str, scene: tuple[int, int, float], chair: Chair
) -> None:
    width, height, scale = scene
    assert (width, height) >= least_scene(scale)
    table = Table(TableOptions(speed="none", rest_tricks=False, text_scale=scale))
    table.shut_down()  # plain cards will do
    table.show()
    table.show_at_once(next(playthrough(game, 0)).view, SCORES[game])
    shown = table.table_scene
    shown.lay_out(width, height, 1.0)
    shown.notices.announce(chair, words.marriage(40), Suit.HEARTS)
    piece = shown.notices.bubbles[chair]
    bubble = piece.mapRectToScene(piece.body())
    scores = shown.signs.board.areas()
    assert len(scores) == 3
    assert [area for area in scores if area.intersects(bubble)] == []
    table.table_scene.notices.hush()
    table.close()
    table.deleteLater()


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("scene", SCENES)
def test_an_announcement_leaves_the_golden_tag_free(scene: tuple[int, int, float]) -> None:
    width, height, scale = scene
    table = Table(TableOptions(speed="none", rest_tricks=False, text_scale=scale))
    table.shut_down()
    table.show()
    shown = table.table_scene
    shown.lay_out(width, height, 1.0)
    table.show_at_once(_played_by_partner(), Score((6, 5)))
    shown.notices.announce(Chair.NORTH, words.marriage(40), Suit.HEARTS)
    bubble, tag = shown.notices.bubbles[Chair.NORTH], shown.signs.plates.hanging.tags[Chair.NORTH]
    assert tag.isVisible()
    area = tag.mapRectToScene(tag.body())
    assert not area.intersects(bubble.mapRectToScene(bubble.body()))
    shown.notices.hush()
    table.close()
    table.deleteLater()


def _played_by_partner() -> View:
    """Gives a view of na-66 in which the partner has bid most, and leads."""
    for seed in range(50):
        for moment in playthrough("na-66", seed):
            if moment.view.bidder is Seat.C and moment.view.phase is Phase.LEAD:
                return moment.view
    raise LookupError("the partner never bids most")
