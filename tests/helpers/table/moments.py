"""The main moments of a deal, brought about at a real table by moves that are really made."""

import os
from collections.abc import Callable
from dataclasses import dataclass

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest

from sixtysix_gui.rules.cards import Card, Suit
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.events import as_seen_by
from sixtysix_gui.rules.moves import CLOSE_TALON, DRAW, EXCHANGE_TRUMP, PASS, Meld, Move, PlayCard
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.table.intents import Act
from sixtysix_gui.table.seating import SeatLabels
from sixtysix_gui.table.table import Table
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.names import OPPONENTS, opponent_called, opponent_name
from sixtysix_gui.text.narrator.narrator import Narrator
from sixtysix_gui.text.people import People, Person
from tests.helpers.table.deals import deal_with
from tests.helpers.table.driver import card_point

ME = Seat.A
MY_NAME = "Frieda"
MY_HAND, TURN_UP, THEIR_HAND = "9S JS KH QH AC TD", "AS", "KD AD TC JH 9H QD"
SCORE = (4, 2)


@dataclass
class Game:
    """A deal at a table: what is done there is done to the state, and shown."""

    table: Table
    state: Deal
    narrator: Narrator

    def show(self, *moves: Move) -> None:
        """Makes moves of either seat; the table shows what they lead to."""
        for move in moves:
            self.state, events = self.state.apply(move)
            view = self.state.view(ME, SCORE)
            self.table.play([as_seen_by(ME, event) for event in events], view)
        view = self.state.view(ME, SCORE)
        self.table.set_status(self.narrator.status(view))

    def play(self, *codes: str) -> None:
        """Plays cards, of whichever seat it is the turn; what is to be drawn is drawn."""
        for code in codes:
            self.show(PlayCard(Card.parse(code)))
            for waiting in (DRAW, PASS):
                while waiting in self.state.legal_moves():
                    self.show(waiting)

    def refuse(self, code: str) -> None:
        """Tries a card that may not be played."""
        error = self.state.why_illegal(PlayCard(Card.parse(code)))
        if error is None:
            raise ValueError(f"{code} may be played")
        self.table.show_refusal(self.narrator.refused(error, self.state.view(ME, SCORE)))


def begin(
    table: Table, hand: str = MY_HAND, turn_up: str = TURN_UP, theirs: str = THEIR_HAND
) -> Game:
    """Lays a new deal on a table; it is my lead."""
    deck = table.options.deck
    opponent, called = opponent_name(OPPONENTS[3], deck), opponent_called(OPPONENTS[3], deck)
    state = deal_with("german-66", hand, turn_up, theirs)
    people = (Person(MY_NAME), Person(opponent, called=called))
    words = CardWords(german_suited=deck == "german")
    narrator = Narrator(words, People(people, state.rules.parties, ME))
    table.set_players(SeatLabels((MY_NAME, opponent), faces=("QS", "KH")))
    table.play([], state.view(ME, SCORE), fresh_deal=True)
    game = Game(table, state, narrator)
    game.show()
    return game


def dealt(table: Table) -> None:
    """The cards are dealt; it is my lead, and all acts are offered."""
    begin(table)


def armed(table: Table) -> None:
    """A marriage is armed: its cards rise, its chip is gold."""
    game = begin(table)
    game.play("AC", "TC")
    table.act(Act.MELD)


def dragged(table: Table) -> None:
    """A card is held over its target, after the other has led."""
    game = begin(table)
    game.play("TD", "AD", "KD")
    viewport, held = table.viewport(), card_point(table, Card.parse("AC"))
    target = table.table_scene.zones.layout.middle.trick_target.point
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=table.mapFromScene(held))
    for share in (0.5, 1.0):
        point = held + (target - held) * share + QPointF(0.0, 40.0)
        QTest.mouseMove(viewport, table.mapFromScene(point))


def exchanged(table: Table) -> None:
    """The nine lies where the trump card was; both were announced."""
    game = begin(table)
    game.play("AC", "TC")
    game.show(EXCHANGE_TRUMP)


def closed(table: Table) -> None:
    """I have closed the talon."""
    game = begin(table)
    game.play("AC", "TC")
    game.show(CLOSE_TALON)


def strict(table: Table) -> None:
    """A suit must be followed: the other cards are veiled, and one of them was tried."""
    game = begin(table)
    game.play("AC", "TC")
    game.show(CLOSE_TALON)
    if PASS in game.state.legal_moves():
        game.show(PASS)
    game.play("TD", "AD", "JH")
    game.refuse("9S")


def shown(table: Table) -> None:
    """A marriage has been shown by its queen: eights lie there, and somebody thinks."""
    game = begin(table, "KS QS AS AH JC AC", "TS")
    game.play("AC", "TC")
    game.show(Meld(Suit.SPADES))
    game.play("QS")


MOMENTS: dict[str, Callable[[Table], None]] = {
    "dealt": dealt,
    "armed": armed,
    "dragged": dragged,
    "exchanged": exchanged,
    "closed": closed,
    "strict": strict,
    "shown": shown,
}


def picture(table: Table, ratio: float = 1.0) -> QImage:
    """Paints what lies on the table, with a number of pixels to a logical one, all cards sharp.

    Announcements come and go by the clock, so they are left out.
    """
    table.table_scene.notices.clear()
    return painted(table, ratio)


def painted(table: Table, ratio: float = 1.0) -> QImage:
    """Paints what lies on a table now, with some pixels to a logical one, all cards sharp."""
    scene = table.table_scene
    area = QRectF(scene.sceneRect())
    scene.kit.wait_until_sharp(20_000)
    table.repaint()
    image = QImage((area.size() * ratio).toSize(), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
    )
    scene.render(painter, QRectF(image.rect()), area)
    painter.end()
    return image
