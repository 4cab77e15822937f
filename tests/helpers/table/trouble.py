"""Finds what is cut, and what covers something else, on a table that is shown."""

from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations, product

from PySide6.QtCore import QRectF

from sixtysix_gui.table.cards.item import CardItem, Spot
from sixtysix_gui.table.layout.metrics import seal_radius
from sixtysix_gui.table.layout.place import bounds_of
from sixtysix_gui.table.pieces.chip import Chip
from sixtysix_gui.table.pieces.labels import Tag
from sixtysix_gui.table.pieces.piece import Look
from sixtysix_gui.table.pieces.pills import Bubble
from sixtysix_gui.table.pieces.plate import Plate
from sixtysix_gui.table.scene.scene import Scene
from sixtysix_gui.table.seating import Chair
from tests.helpers.table.areas import area_of, index_of
from tests.helpers.table.zones import TOUCH, around, overlap

Areas = Mapping[str, QRectF]


def covering(scene: Scene) -> Iterator[object]:
    """Find what is offered or said and covers something that acts, tells or lies there."""
    metrics = scene.zones.layout.metrics
    offered, said, lying = _offered(scene), _said(scene), _lying(scene)
    if scene.view is not None and scene.view.rules.close:
        lying |= in_the_middle(scene)
        beside = offered if metrics.has_act_row else {}  # else they stand on what they concern
    else:
        chips = (scene.buttons.show_chip, *scene.buttons.marriages.values())
        on_cards = {str(each.name) for each in scene.buttons if each.piece in chips}
        beside = {name: area for name, area in offered.items() if name not in on_cards}
        offered = beside
        points = _points_of_others(scene)
        yield from points_over_seals(scene)
        plates = {name: area for name, area in lying.items() if name.startswith("plate")}
        yield from _over(scene, points, plates)
        yield from _outside(scene, points)
    yield from _overlapping(combinations(offered.items(), 2), 0.0)
    yield from _overlapping(combinations(said.items(), 2), TOUCH * metrics.card_width)
    yield from _overlapping(product(offered.items(), said.items()), TOUCH * metrics.card_width)
    yield from _over(scene, beside | said, lying)
    yield from _outside(scene, offered | said)


def covered_by(scene: Scene, name: str, area: QRectF) -> Iterator[object]:
    """Find what is offered or lies there, and is covered by something else that is said."""
    yield from _over(scene, {name: area}, _offered(scene) | _lying(scene) | in_the_middle(scene))
    yield from _outside(scene, {name: area})


def _over(scene: Scene, upper: Areas, lower: Areas) -> Iterator[object]:
    """Find what covers something that lies there."""
    allowed = TOUCH * scene.zones.layout.metrics.card_width
    yield from _overlapping(product(upper.items(), lower.items()), allowed)


def _overlapping(
    pairs: Iterable[tuple[tuple[str, QRectF], tuple[str, QRectF]]], allowed: float
) -> Iterator[object]:
    """Find the pairs of which one reaches deeper over the other than is allowed."""
    for (first, one), (second, other) in pairs:
        if overlap(one, other) > allowed:
            yield first, "covers", second


def _outside(scene: Scene, areas: Areas) -> Iterator[object]:
    """Find what reaches over the edge of the table."""
    for name, area in areas.items():
        if not scene.sceneRect().contains(area):
            yield name, "is outside"


def _offered(scene: Scene) -> dict[str, QRectF]:
    panel = scene.buttons.panel
    return {str(each.name): area_of(each.piece) for each in scene.buttons if each.piece != panel}


def _said(scene: Scene) -> dict[str, QRectF]:
    trump = scene.signs.trump
    pieces = {
        "counter": trump.counter,
        "label": trump.label,
        "deal": trump.deal,
        "widow's label": trump.widow,
        "status": scene.notices.line,
    }
    found = {name: area_of(piece) for name, piece in pieces.items() if piece.isVisible()}
    if scene.buttons.has_panel:
        found["contracts"] = area_of(scene.buttons.panel)
    for chair, bubble in scene.notices.shown_calls().items():
        if isinstance(bubble, Bubble):  # tags hang at the plates
            found[f"call {chair.value}"] = area_of(bubble)
    return found


def _lying(scene: Scene) -> dict[str, QRectF]:
    """Return what lies around the middle and must be seen."""
    zones, layout, board = scene.zones, scene.zones.layout, scene.signs.board
    found = {f"plate {chair.value}": scene.areas.plate(chair) for chair in layout.metrics.chairs}
    for name, lie in (("pile", zones.piles), ("device", zones.devices), ("eights", zones.eights)):
        for chair, zone in lie.items():
            found |= bounds(scene, f"{name} {chair.value}", zone.spots(layout))
    if zones.widow.items:
        found["widow"] = bounds_of(layout.middle.widow, layout.metrics.card_width)
    signs = {"slate": board.slate} | {f"chips {c.value}": each for c, each in board.chips.items()}
    found |= {name: area_of(piece) for name, piece in signs.items() if piece.isVisible()}
    hand = zones.own_hand.spots(layout)
    return found | {f"index of {item.card}": index_of(item) for item, _ in hand}


def points_over_seals(scene: Scene) -> Iterator[object]:
    """Find card points of others that cover a seal."""
    yield from _over(scene, _points_of_others(scene), _seals_of_others(scene))


def _points_of_others(scene: Scene) -> dict[str, QRectF]:
    shown = scene.signs.plates.points.items()
    others = {chair: tag for chair, tag in shown if chair is not Chair.SOUTH and tag.isVisible()}
    return {f"points {chair.value}": area_of(tag) for chair, tag in others.items()}


def _seals_of_others(scene: Scene) -> dict[str, QRectF]:
    """Return where the discs of seals on the piles of others lie, without what they point with."""
    radius = seal_radius(scene.zones.layout.metrics.card_width)
    mine = scene.zones.layout.sides.piles[Chair.SOUTH].seals.first.y()
    discs = (around(seal.pos(), 2 * radius, 2 * radius) for seal in scene.signs.seals.shown)
    others = (disc for disc in discs if disc.center().y() != mine)
    return {f"seal {number}": disc for number, disc in enumerate(others)}


def in_the_middle(scene: Scene) -> dict[str, QRectF]:
    """Return where talon and trick lie, as far as there are any."""
    zones, layout = scene.zones, scene.zones.layout
    talon = bounds(scene, "talon", zones.talon.spots(layout))
    return talon | bounds(scene, "trick", zones.trick.spots(layout, zones.deal))


def bounds(scene: Scene, name: str, spots: Iterable[tuple[CardItem, Spot]]) -> dict[str, QRectF]:
    """Return the rectangle around cards, by that name; nothing where there are none."""
    places = tuple(spot.place for _, spot in spots)
    width = scene.zones.layout.metrics.card_width
    return {name: bounds_of(places, width)} if places else {}


def cut(scene: Scene, *, long_names: bool = False) -> Iterator[object]:
    """Find words that are cut, chips too small to be read, and dealers' cards beside a plate.

    A long name may be cut, for its caption says it; so may a score beside it at a table for two.
    """
    metrics, status = scene.zones.layout.metrics, scene.notices.status
    if " ".join(status.lines(look_of(scene))) != status.text:
        yield "the status is cut"
    for chair in metrics.chairs:
        plate = scene.signs.plates.plates[chair]
        area = plate.dealer_area
        if area is not None and not plate.body().adjusted(-1, -1, 1, 1).contains(area):
            yield "the dealer hangs out of the plate", chair
        if plate.score_is_elided and not long_names:
            yield "a score is cut", chair, plate.score
    for tag in _tags(scene):
        if tag.text_is_elided:
            yield "a tag is cut", tag.text
    chips = [each.piece for each in scene.buttons if isinstance(each.piece, Chip)]
    if any(chip.body().height() < 30.0 for chip in chips):
        yield "a chip is too small to be read"


def hidden_by_tags(scene: Scene) -> Iterator[object]:
    """Find the words of plates, bubbles and contracts on which a tag lies that hangs at a plate."""
    least = 0.1 * look_of(scene).text_unit
    for chair in scene.zones.layout.metrics.chairs:
        hanging = (scene.signs.plates.hanging.tags[chair], scene.notices.tags[chair])
        tags = [tag for tag in hanging if tag.isVisible()]
        for tag, area in product(tags, _read_on(scene.signs.plates.plates[chair], look_of(scene))):
            if area.width() and overlap(area_of(tag), area) > least:
                yield chair, "is below", tag.text
    for tag, (name, area) in product(_tags(scene), _read_beside(scene).items()):
        if overlap(area_of(tag), area) > least:
            yield tag.text, "meets", name


def _read_on(plate: Plate, look: Look) -> Iterator[QRectF]:
    """Yield the second line of a plate, and the cards of the dealer."""
    plan, body, t = plate.plan, plate.body(), look.text_unit
    if plan is not None:
        line = QRectF(body.left() + plan.left * t, body.center().y(), plan.score_width * t, t)
        yield plate.mapRectToScene(line.adjusted(0, 0.4 * t, 0, 0))
        yield plate.mapRectToScene(plate.dealer_area or QRectF())


def _read_beside(scene: Scene) -> dict[str, QRectF]:
    read: dict[str, QRectF] = {}
    for chair, bubble in scene.notices.bubbles.items():
        if bubble.isVisible():
            edge = 0.25 * bubble.body().height()
            words = bubble.body().adjusted(edge, edge, -edge, -edge)
            read[f"words {chair.value}"] = bubble.mapRectToScene(words)
    if scene.buttons.has_panel:
        read["contracts"] = area_of(scene.buttons.panel)
    return read


def _tags(scene: Scene) -> list[Tag]:
    hanging, said = scene.signs.plates.hanging.tags, scene.notices.tags
    return [tag for tag in (*hanging.values(), *said.values()) if tag.isVisible()]


def look_of(scene: Scene) -> Look:
    """Return the look in which the pieces of a scene are painted."""
    assert scene.look is not None
    return scene.look
