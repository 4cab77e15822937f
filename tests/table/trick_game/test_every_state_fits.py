"""In every state, with words of any size, nothing is cut and nothing covers what tells.

The states are all that differ in what is shown or offered, out of many deals; each is laid out in
every size that the window allows.
"""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import combinations, product

import pytest
from PySide6.QtCore import QLocale, QRectF
from PySide6.QtWidgets import QApplication

from sixtysix_gui import languages
from sixtysix_gui.controller.game_setup import GameSetup
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import EXCHANGE_TRUMP, GO_OUT, PASS, Meld
from sixtysix_gui.rules.seats import seats_of
from sixtysix_gui.rules.sets.named import rule_set, rule_set_names
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.table.layout.place import bounds_of
from sixtysix_gui.table.layout.sizes import least_scene
from sixtysix_gui.table.options import TableOptions
from sixtysix_gui.table.pieces import Bubble, Piece
from sixtysix_gui.table.scene.scene import Scene
from sixtysix_gui.table.seating import Score
from sixtysix_gui.table.table import Table
from sixtysix_gui.windows.desktop.language import Translations
from sixtysix_gui.windows.playing.people_at_table import labels_of, words_at
from tests.helpers.table.deals import ME, playthrough
from tests.helpers.table.zones import overlap

pytestmark = pytest.mark.window

SIZES = [(1120, 688), (960, 1252), (1280, 772), (1920, 1052), (2560, 1052)]
SMALL_SIZES = [(800, 538), (1280, 772), (900, 1172)]
"""For words of the usual size, which need the least window."""
TOUCH = 0.08
"""In card widths, as in the sweep of zones."""
DEALS = 10
SCORES = {2: Score((61, 58), ((12, 20), (29, 41)), 4), 3: Score((3, -1, -2), (), 5, 12)}
FOUR = Score((4, 6), ((1, 2), (4, 2)), 4)
CASES = list(product(rule_set_names(close=False), (1.0, 1.5, 2.0)))


def kind_of_state(view: View) -> tuple[object, ...]:
    """Names what is shown and offered in a view."""
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
    """Gives a view of every kind, with the most tricks won."""
    found: dict[tuple[object, ...], View] = {}
    for seed in range(DEALS):
        for moment in playthrough(game, seed):
            kind = kind_of_state(moment.view)
            before = found.get(kind)
            if before is None or len(before.won) < len(moment.view.won):
                found[kind] = moment.view
    return tuple(found.values())


def test_many_states_are_found() -> None:
    assert all(len(states(game)) > 20 for game in ("four-66", "bauernschnapsen"))


@pytest.fixture(params=languages.codes())
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:  # noqa: ARG001 - Qt must run
    """Speaks each language in turn."""
    locale, translations = QLocale(), Translations()
    translations.use(request.param)
    yield request.param
    translations.remove()
    QLocale.setDefault(locale)


@pytest.mark.slow(sample=3)
@pytest.mark.parametrize(("game", "scale"), CASES)
def test_nothing_is_cut_and_nothing_covers_what_tells(
    language: str, game: str, scale: float, exhaustive: bool
) -> None:
    rules, settings = rule_set(game), Settings(player_name="Friedrich", language=language)
    seats = seats_of(rules.parties)
    setup = GameSetup(rules, ("",) * len(seats), dict.fromkeys(seats[1:], "expert"), seat=ME)
    table = Table(TableOptions(speed="none", rest_tricks=False, show_points="mine"))
    table.set_players(labels_of(setup, settings))
    table.shut_down()  # plain cards will do
    table.show()
    words = words_at(setup, settings)
    trouble: list[object] = []
    table.show_at_once(states(game)[0])
    scene = table.table_scene
    scene.set_options(replace(table.options, text_scale=scale))
    sizes = SMALL_SIZES if scale == 1.0 else SIZES
    for size in sizes if exhaustive else sizes[:2]:
        if size[0] < least_scene(scale)[0] or size[1] < least_scene(scale)[1]:
            continue
        scene.lay_out(*size, 1.0)
        for view in states(game):
            table.show_at_once(view, SCORES.get(len(seats), FOUR))
            table.set_status(words.status(view, None))
            where = f"{size[0]}x{size[1]} {view.phase.name} {len(view.table)} {len(view.won)}"
            trouble += [(found, where) for found in _troubles(scene)]
    table.close()
    table.deleteLater()
    assert trouble == []


def _troubles(scene: Scene) -> Iterator[object]:
    yield from _cut(scene)
    yield from _hidden_by_tags(scene)
    yield from _beside_tags(scene)
    told, allowed = _told(scene), TOUCH * scene.zones.layout.metrics.card_width
    for (first, one), (second, other) in combinations(told.items(), 2):
        if overlap(one, other) > allowed:
            yield first, "covers", second
    for (first, one), (second, other) in product(told.items(), _lying(scene).items()):
        if overlap(one, other) > allowed:
            yield first, "covers", second
    whole = scene.sceneRect()
    for name, area in told.items():
        if not whole.adjusted(-1, -1, 1, 1).contains(area):
            yield name, "is outside"


def _told(scene: Scene) -> dict[str, QRectF]:
    """What is offered and what is said, but chips that belong on cards."""
    found = {
        str(button.name): _area(button.piece)
        for button in scene.buttons
        if button.piece not in scene.buttons.marriages.values()
        and button.piece is not scene.buttons.show_chip
        and button.piece is not scene.buttons.panel
    }
    if scene.buttons.has_panel:
        found["contracts"] = _area(scene.buttons.panel)
    if scene.notices.line.isVisible():
        found["status"] = _area(scene.notices.line)
    for name, piece in (
        ("counter", scene.signs.trump.counter),
        ("label", scene.signs.trump.label),
        ("deal", scene.signs.trump.deal),
        ("widow's label", scene.signs.trump.widow),
    ):
        if piece.isVisible():
            found[name] = _area(piece)
    for chair, bubble in scene.notices.shown_calls().items():
        if isinstance(bubble, Bubble):  # tags hang at the plates
            found[f"call {chair.value}"] = _area(bubble)
    return found


def _lying(scene: Scene) -> dict[str, QRectF]:
    """What lies there and must be seen."""
    zones, layout = scene.zones, scene.zones.layout
    width = layout.metrics.card_width
    found = {f"plate {chair.value}": scene.areas.plate(chair) for chair in layout.metrics.chairs}
    for chair, pile in zones.piles.items():
        if pile.tricks:
            places = tuple(spot.place for _, spot in pile.spots(layout))
            found[f"pile {chair.value}"] = bounds_of(places, width)
    for chair, device in zones.devices.items():
        places = tuple(spot.place for _, spot in device.spots(layout))
        found[f"device {chair.value}"] = bounds_of(places, width)
    if zones.widow.items:
        found["widow"] = bounds_of(layout.middle.widow, width)
    if scene.signs.board.slate.isVisible():
        found["slate"] = _area(scene.signs.board.slate)
    for chair, chips in scene.signs.board.chips.items():
        if chips.isVisible():
            found[f"chips {chair.value}"] = _area(chips)
    for item, _ in zones.own_hand.spots(layout):
        body = item.body()
        index = QRectF(body.left(), body.top(), 0.2 * body.width(), 0.3 * body.height())
        found[f"index of {item.card}"] = item.mapRectToScene(index)
    return found


def _cut(scene: Scene) -> Iterator[object]:
    """Finds words that are cut."""
    status = scene.notices.status
    if scene.look is not None and " ".join(status.lines(scene.look)) != status.text:
        yield "the status is cut"
    for chair in scene.zones.layout.metrics.chairs:
        plate = scene.signs.plates.plates[chair]
        if plate.score_is_elided:  # a long name may be: its caption says it
            yield "a plate is cut", chair, plate.score
    for tag in (*scene.signs.plates.hanging.tags.values(), *scene.notices.tags.values()):
        if tag.isVisible() and tag.text_is_elided:
            yield "a tag is cut", tag.text


def _hidden_by_tags(scene: Scene) -> Iterator[object]:
    """Finds second lines, and cards of the dealer, on which a tag lies that hangs at the plate."""
    assert scene.look is not None
    t = scene.look.text_unit
    for chair in scene.zones.layout.metrics.chairs:
        plate = scene.signs.plates.plates[chair]
        plan, body = plate.plan, plate.body()
        tags = [
            tag
            for tag in (scene.signs.plates.hanging.tags[chair], scene.notices.tags[chair])
            if tag.isVisible()
        ]
        if plan is None or not tags:
            continue
        line = QRectF(body.left() + plan.left * t, body.center().y(), plan.score_width * t, t)
        words = {"line": line.adjusted(0, 0.4 * t, 0, 0), "dealer": plate.dealer_area or QRectF()}
        for tag, (name, area) in product(tags, words.items()):
            if area.width() and overlap(_area(tag), plate.mapRectToScene(area)) > 0.1 * t:
                yield name, chair, plate.score, "is below", tag.text


def _beside_tags(scene: Scene) -> Iterator[object]:
    """Finds bubbles whose words are below a tag, and tags below contracts."""
    assert scene.look is not None
    t = scene.look.text_unit
    tags = [
        tag
        for tag in (*scene.signs.plates.hanging.tags.values(), *scene.notices.tags.values())
        if tag.isVisible()
    ]
    read: dict[str, QRectF] = {}
    for chair, bubble in scene.notices.bubbles.items():
        if bubble.isVisible():
            edge = 0.25 * bubble.body().height()
            words = bubble.body().adjusted(edge, edge, -edge, -edge)
            read[f"words {chair.value}"] = bubble.mapRectToScene(words)
    if scene.buttons.has_panel:
        read["contracts"] = _area(scene.buttons.panel)
    for tag, (name, area) in product(tags, read.items()):
        if overlap(_area(tag), area) > 0.1 * t:
            yield tag.text, "meets", name


def _area(piece: Piece) -> QRectF:
    return piece.mapRectToScene(piece.body())
