"""In every state of the table, not only the quiet one, nothing that acts or tells is covered.

Where the talon can be closed, each state is reached by real moves; elsewhere the states are all
that differ in what is shown or offered, out of many deals. Each is laid out in every size that the
window allows, with words of any size.
"""

from collections.abc import Iterator
from functools import cache
from itertools import product

import pytest

from sixtysix_gui.controller.game_setup import GameSetup
from sixtysix_gui.design.fonts import text
from sixtysix_gui.languages import codes
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import EXCHANGE_TRUMP, GO_OUT, PASS, Meld
from sixtysix_gui.rules.seats import seats_of
from sixtysix_gui.rules.sets.rules import rule_set, rule_set_names
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.table.pieces.brushwork import width_of
from sixtysix_gui.table.seating import Chair, Score
from sixtysix_gui.table.table import Table
from sixtysix_gui.table.values import TableOptions
from sixtysix_gui.windows.playing.people_at_table import labels_of, narrator_at
from tests.helpers.table import table_words
from tests.helpers.table.areas import area_of, each_size
from tests.helpers.table.deals import ME, moments_of
from tests.helpers.table.states import LONG_NAMES, STATES
from tests.helpers.table.trouble import covered_by, covering, cut, hidden_by_tags, look_of
from tests.table.conftest import STILL

pytestmark = pytest.mark.window

NAMES = {"en": ("Grandma Winifred", "")}
"""The usual names, in other languages ``ELSEWHERE``."""
ELSEWHERE = ("Oma Hildegard", "")


@pytest.fixture(scope="module")
def longest_refusal(language: str) -> str:
    del language
    font = text(16)
    refusals = table_words.sentences(table_words.REFUSALS, lambda words: width_of(font, words))
    return max(refusals, key=lambda words: width_of(font, words))


@pytest.mark.slow(sample=8)
@pytest.mark.parametrize(("state", "names"), list(product(STATES, ("usual", "long"))))
def test_nothing_covers_or_cuts_anything(
    language: str, longest_refusal: str, state: str, names: str
) -> None:
    table = Table(STILL)
    table.show()
    STATES[state](table, LONG_NAMES if names == "long" else NAMES.get(language, ELSEWHERE))
    trouble: list[object] = []
    for size, scale in each_size(table):
        found = [*_troubles(table), *_of_refusal(table, longest_refusal)]
        trouble += [(each, size, scale) for each in found]
    table.shut_down()
    table.deleteLater()
    assert trouble == []


def _troubles(table: Table) -> Iterator[object]:
    scene, long_names = table.table_scene, table.players.names == LONG_NAMES
    yield from covering(scene)
    yield from hidden_by_tags(scene)
    has_row = scene.zones.layout.metrics.has_act_row
    yield from cut(scene, long_names=long_names or not has_row)
    if has_row and not long_names:
        plates = scene.signs.plates.plates
        if any(plate.name_is_elided for plate in plates.values()):
            yield "a name is cut"
        other = plates[Chair.NORTH].plan
        if other is not None and not other.face:
            yield "the portrait has dropped out"


def _of_refusal(table: Table, refusal: str) -> Iterator[object]:
    scene = table.table_scene
    scene.notices.refuse(refusal)
    yield from covered_by(scene, "the refusal", area_of(scene.notices.refusal))
    if " ".join(scene.notices.refusal.lines(look_of(scene))) != refusal:
        yield "the refusal is cut"
    scene.notices.end_refusal()


# ---------------------------------------------------------------- where the talon cannot be closed

LARGER = [(1120, 688), (960, 1252), (1280, 772), (1920, 1052), (2560, 1052)]
OTHER_SIZES = {1.0: [(800, 538), (1280, 772), (900, 1172)], 1.5: LARGER, 2.0: LARGER}
"""For every size of words: the usual one needs the least window."""

SCORES = {
    2: Score((61, 58), ((12, 20), (29, 41)), 4),
    3: Score((3, -1, -2), (), 5, 12),
    4: Score((4, 6), ((1, 2), (4, 2)), 4),
}


def kind_of_state(view: View) -> tuple[object, ...]:
    """Name what is shown and offered in a view."""
    legal = view.legal_moves
    return (
        view.phase,
        view.my_turn,
        len(view.table) + len(view.face_down),
        min(len(view.marriages), 2),
        sum(isinstance(move, Meld) for move in legal),
        tuple(move in legal for move in (GO_OUT, EXCHANGE_TRUMP, PASS)),
        len(view.calls) if not view.won else 0,
        len(view.answers),
        bool(view.talon_size),
        view.outcome is None,
    )


@cache
def states(game: str) -> tuple[View, ...]:
    """Return a view of every kind, with the most tricks won."""
    found: dict[tuple[object, ...], View] = {}
    for view in (moment.view for moment in moments_of(game, range(10))):
        kind = kind_of_state(view)
        if kind not in found or len(found[kind].won) < len(view.won):
            found[kind] = view
    return tuple(found.values())


def test_many_states_are_found() -> None:
    assert all(len(states(game)) > 20 for game in ("four-66", "bauernschnapsen"))


@pytest.mark.slow(sample=3)
@pytest.mark.parametrize("language", codes(), indirect=True, scope="module")
@pytest.mark.parametrize(("game", "scale"), list(product(rule_set_names(close=False), OTHER_SIZES)))
def test_nothing_covers_or_cuts_anything_where_no_talon_can_be_closed(
    language: str, game: str, scale: float, exhaustive: bool
) -> None:
    rules, settings = rule_set(game), Settings(player_name="Friedrich", language=language)
    seats = seats_of(rules.parties)
    setup = GameSetup(rules, ("",) * len(seats), dict.fromkeys(seats[1:], "expert"), seat=ME)
    table = Table(TableOptions(speed="none", rest_tricks=False, show_points="both"))
    table.set_players(labels_of(setup, settings))
    table.shut_down()  # plain cards will do
    table.show()
    words, trouble = narrator_at(setup, settings), list[object]()
    table.show_at_once(states(game)[0])
    sizes = OTHER_SIZES[scale] if exhaustive else OTHER_SIZES[scale][:2]
    for size, _ in each_size(table, sizes, [scale]):
        for view in states(game):
            table.show_at_once(view, SCORES[len(seats)])
            table.set_status(words.status(view, None))
            scene, state = table.table_scene, (view.phase.name, len(view.table), len(view.won))
            found = [*covering(scene), *hidden_by_tags(scene), *cut(scene)]
            trouble += [(each, size, state) for each in found]
    table.close()
    table.deleteLater()
    assert trouble == []
