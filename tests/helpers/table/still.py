"""Paints a still picture of a made-up moment at the table, to be looked at.

    python -m tests.helpers.table.still --size 1280x800 --phase acts OUT.png

The size is that of the window; the menu bar's 28 pixels are taken off. Nothing here is a game: the
cards are chosen to show every kind of thing in its place.
"""

import argparse
import os
import sys
from typing import TypeVar

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QGraphicsPixmapItem, QGraphicsScene

from sixtysix_gui.rules.cards import Suit
from sixtysix_gui.table import pieces, theme
from sixtysix_gui.table.cards.cutouts import portrait
from sixtysix_gui.table.cards.kit import veil
from sixtysix_gui.table.cards.pixmaps import BACK, CardPixmaps, pixmap_offset
from sixtysix_gui.table.cards.sevens import marker
from sixtysix_gui.table.cards.shadows import Shadow, shadow, shadow_shift
from sixtysix_gui.table.cards.style import CardStyle
from sixtysix_gui.table.ground import GroundItem
from sixtysix_gui.table.layout.chair import FACING, Chair
from sixtysix_gui.table.layout.place import Place
from sixtysix_gui.table.layout.table_layout import TableLayout
from sixtysix_gui.table.pieces.score.devices import Device, Owner, device_codes
from sixtysix_gui.table.theme import CLOTHS, Cloth, Z
from tests.helpers.table.still_moments import ENGLISH, GERMAN, MOMENTS, Moment

MENU_BAR = 28

AnyPiece = TypeVar("AnyPiece", bound=pieces.Piece)


class Still:
    """Lays a moment out in a scene."""

    def __init__(self, layout: TableLayout, cloth: Cloth, style: CardStyle, ratio: float) -> None:
        """Makes an empty table."""
        self.layout, self.cloth, self.style, self.ratio = layout, cloth, style, ratio
        self.scene = QGraphicsScene(QRectF(0, 0, layout.metrics.width, layout.metrics.height))
        self.look = pieces.Look.for_layout(layout, ratio, cloth, style)
        self.pixmaps = CardPixmaps(style)
        self.pixmaps.set_device_pixel_ratio(ratio)
        self.kept: list[pieces.Piece] = []
        ground = GroundItem()
        ground.show_for(layout, cloth, ratio)
        self.scene.addItem(ground)

    def card(
        self, code: str, place: Place, z: float, *, dimmed: bool = False, shaded: bool = True
    ) -> None:
        """Puts a card down; of a stack only the lowest throws a shadow."""
        width = place.scale * self.layout.metrics.card_width
        self.pixmaps.pixmap(code, width)
        self.pixmaps.wait_until_sharp()
        if shaded:
            fall = shadow_shift(Shadow.RESTING, width)
            dark = shadow(Shadow.RESTING, width, self.ratio)
            self._picture(dark, place.moved(fall.x(), fall.y()), z)
        self._picture(self.pixmaps.pixmap(code, width), place, z + 0.1)
        if dimmed:
            edge = theme.colour(CLOTHS[self.cloth].edge, theme.DIMMED_ALPHA)
            self._picture(veil(width, edge, self.ratio), place, z + 0.2)

    def _picture(self, pixmap: QPixmap, place: Place, z: float) -> None:
        item = QGraphicsPixmapItem(pixmap)
        item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        item.setOffset(pixmap_offset(pixmap))
        item.setPos(place.point)
        item.setRotation(place.angle)
        item.setZValue(z)
        self.scene.addItem(item)

    def piece(self, piece: AnyPiece, point: QPointF | None = None) -> AnyPiece:
        """Puts a piece down."""
        piece.set_look(self.look)
        if point is not None:
            piece.setPos(point)
        self.scene.addItem(piece)
        self.kept.append(piece)
        return piece

    def image(self) -> QImage:
        """Paints the scene."""
        size = self.scene.sceneRect().size() * self.ratio
        image = QImage(size.toSize(), QImage.Format.Format_RGB32)
        painter = QPainter(image)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        self.scene.render(painter)
        painter.end()
        self.pixmaps.shut_down()
        return image


def lay_out(still: Still, moment: Moment, words: dict[str, str]) -> None:
    """Puts everything of a moment on the table."""
    _lay_hands(still, moment)
    _lay_talon(still, moment, words)
    _lay_trick(still, moment)
    for chair in FACING:
        _lay_side(still, moment, chair, words)
    _lay_acts(still, moment, words)
    _say(still, moment, words)


def _lay_hands(still: Still, moment: Moment) -> None:
    layout = still.layout
    for number, place in enumerate(layout.hands.places(Chair.NORTH, moment.theirs)):
        still.card(BACK, place, Z.HANDS + number)
    for number, place in enumerate(layout.hands.own(len(moment.hand))):
        code = moment.hand[number]
        lift = -layout.hands.dimmed_drop if code in moment.dimmed else 0.0
        lift = layout.hands.hover_lift if code == moment.focus else lift
        lifted = place.lifted(lift)
        still.card(code, lifted, Z.HANDS + number, dimmed=code in moment.dimmed)
        if code == moment.focus:
            ring = still.piece(pieces.FocusRing(Z.HANDS + number + 0.5), lifted.point)
            ring.set_around_card(place.scale * layout.metrics.card_width)
            ring.setRotation(place.angle)


def _lay_talon(still: Still, moment: Moment, words: dict[str, str]) -> None:
    layout = still.layout
    if not moment.talon:
        still.piece(pieces.PressedOutline(), layout.middle.talon.point)
        still.piece(pieces.TrumpBadge(), layout.middle.talon.point).set_suit(Suit.SPADES)
        return
    if not moment.closed:
        still.card(moment.turn_up, layout.middle.turn_up, Z.TURN_UP)
    for index in range(moment.talon):
        still.card(BACK, layout.middle.talon_card(index), Z.TALON + index, shaded=index == 0)
    if moment.closed:
        still.card(BACK, layout.middle.closed_turn_up, Z.CLOSED_TURN_UP)
        still.piece(pieces.TrumpBadge(), layout.middle.trump_badge).set_suit(Suit.SPADES)
        still.piece(pieces.SmallLabel(on_card=True), layout.middle.closed_label).set_text(
            words["closed"]
        )
    elif moment.chips:
        tag = still.piece(pieces.CountTag(), layout.middle.talon_count_tag(moment.talon))
        tag.set_count(moment.talon + 1)


def _lay_trick(still: Still, moment: Moment) -> None:
    if moment.target:
        target = still.piece(pieces.TargetOutline(), still.layout.middle.trick_target.point)
        target.setRotation(still.layout.middle.trick_target.angle)
    for number, (chair, code) in enumerate(moment.trick.items()):
        still.card(code, still.layout.middle.trick_card(chair, "deal", 1), Z.TRICK + number)


def _lay_side(still: Still, moment: Moment, chair: Chair, words: dict[str, str]) -> None:
    layout = still.layout
    number = 0 if chair is Chair.SOUTH else 1
    plate = still.piece(pieces.Plate(), layout.sides.plate(chair).center())
    plate.set_room(layout.sides.plate(chair).width())
    plate.set_name(words["names"].split("/")[number])
    plate.set_second_line(f"{moment.scores[number]} {words['of']} {moment.target_score}")
    plate.set_avatar(portrait(still.style, ("QS", "KH")[number]))
    plate.set_turn(moment.turn is chair)
    plate.set_dealer(chair is Chair.NORTH)
    outline = layout.sides.pile_outline(chair)
    if not moment.tricks[number]:
        pressed = still.piece(pieces.PressedOutline(), outline.point)
        pressed.set_card_scale(outline.scale)
        pressed.setRotation(outline.angle)
    for trick in range(moment.tricks[number]):
        for upper in (False, True):
            place = layout.sides.pile_card(chair, trick, moment.tricks[number], upper=upper)
            z = Z.PILES + trick * 0.4 + upper * 0.2
            still.card(BACK, place, z, shaded=not upper)
    if moment.points is not None and chair is Chair.SOUTH:
        still.piece(pieces.PointsTag(), layout.sides.points_tag(chair)).set_points(moment.points)
    _lay_score(still, moment, chair)


def _lay_score(still: Still, moment: Moment, chair: Chair) -> None:
    number = 0 if chair is Chair.SOUTH else 1
    shown = marker(still.style.pack, moment.scores[number], moment.target_score)
    lower, upper = still.layout.scores.pair(chair, shown)
    seven, cover = device_codes(Device.SEVENS, Owner.THEY if number else Owner.WE)
    cards = [(seven, lower), (cover if shown.face_up else BACK, upper)]
    for z, (code, place) in enumerate(reversed(cards) if shown.under else cards):
        still.card(code, place, Z.MARKERS + z)
    eights = moment.eights[number]
    for z, place in enumerate(still.layout.scores.eights(chair, len(eights))):
        still.card(eights[z], place, Z.MARKERS + 3 + z)


def _lay_acts(still: Still, moment: Moment, words: dict[str, str]) -> None:
    layout = still.layout
    coin = still.piece(pieces.Coin(), layout.middle.coin)
    coin.set_word(words["out"])
    coin.set_state(moment.coin)
    if not moment.chips:
        return
    exchange = still.piece(pieces.Chip(pieces.ChipKind.EXCHANGE))
    exchange.set_text(words["exchange"])
    exchange.set_key("X")
    close = still.piece(pieces.Chip(pieces.ChipKind.CLOSE))
    close.set_text(words["close"])
    close.set_key("C")
    pieces.arrange_chips(layout, close, exchange)
    at = layout.chips.marriage(len(moment.hand), 2, adjacent=True)
    still.piece(pieces.Chip(pieces.ChipKind.MARRIAGE), at).set_text("20")


def _say(still: Still, moment: Moment, words: dict[str, str]) -> None:
    layout = still.layout
    kind = pieces.RefusalPill if moment.status == "refused" else pieces.StatusPill
    pill = still.piece(kind(), layout.middle.status)
    pill.set_max_width(layout.sentences.status_max_width)
    pill.set_text(words[moment.status])
    if moment.bubble:
        bubble = still.piece(pieces.Bubble())
        bubble.set_message(words["forty"], Suit.SPADES)
        taken = pill.body().translated(pill.pos())
        bubble.place(layout.sentences.bubble(moment.bubble, bubble.body().width(), taken=taken))


def main(arguments: list[str]) -> int:
    """Paints the picture that the command line asks for."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("file")
    reader.add_argument("--size", default="1280x800", help="of the window, such as 960x1080")
    reader.add_argument("--phase", choices=sorted(MOMENTS), default="acts")
    reader.add_argument("--cloth", choices=[cloth.value for cloth in Cloth], default="green")
    reader.add_argument("--pack", choices=["french", "german"], default="french")
    reader.add_argument("--german", action="store_true", help="words in German")
    reader.add_argument("--text", type=float, default=1.0, help="text size, 1 to 2")
    reader.add_argument("--ratio", type=float, default=1.0, help="pixels per logical pixel")
    chosen = reader.parse_args(arguments)
    application = QApplication.instance() or QApplication([])
    width, height = map(int, chosen.size.split("x"))
    moment = MOMENTS[chosen.phase]
    layout = TableLayout.for_size(width, height - MENU_BAR, chosen.text, hand_size=len(moment.hand))
    letters = "de" if chosen.german else "en"
    style = CardStyle(pack=chosen.pack, letters=letters)
    still = Still(layout, Cloth(chosen.cloth), style, chosen.ratio)
    lay_out(still, moment, GERMAN if chosen.german else ENGLISH)
    still.image().save(chosen.file)
    return 0 if application else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
