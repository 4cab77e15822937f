"""Every state of the table in which acts are offered, each brought about by real moves.

The moments of ``table_moments`` are pictures of what is usual; these are what is fullest.
"""

from collections.abc import Callable
from dataclasses import replace

from sixtysix_gui.controller.game_setup import GameSetup
from sixtysix_gui.rules.cards import Card, Suit
from sixtysix_gui.rules.moves import CLOSE_TALON, DRAW, PASS, Meld, PlayCard
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.table.intents import Act
from sixtysix_gui.table.table import Table
from sixtysix_gui.text.names import OPPONENTS, plate_note
from sixtysix_gui.windows.playing.people_at_table import labels_of
from tests.helpers.table.moments import Game, begin

FULL_HAND, TURN_UP = "9S KH QH KC QC AC", "JS"
THEIR_HAND = "TC JC TD AD KD QD"
LONG_NAMES = ("Großmutter Hildegardis", "Oberhofmarschall")
"""Names 1.4 times as long as the longest of the opponents and as one that a person would type."""


def _dealt(table: Table, names: tuple[str, str]) -> Game:
    """Deals the fullest hand in a practice game; an empty name is that of the opponent."""
    game = begin(table, FULL_HAND, TURN_UP, THEIR_HAND)
    setup = GameSetup(game.state.rules, names, {Seat.B: OPPONENTS[1].level}, practice=True)
    settings = Settings(player_name=names[0])
    labels = labels_of(setup, settings, plate_note(practice=True))
    table.set_players(replace(labels, names=(names[0], names[1] or labels.names[1])))
    return game


def lead(table: Table, names: tuple[str, str]) -> Game:
    """My lead after a trick: exchange, close, two marriages, and the coin."""
    game = _dealt(table, names)
    game.play("AC", "JC")
    return game


def armed(table: Table, names: tuple[str, str]) -> Game:
    """The same, with a marriage armed: it can be shown at once, too."""
    game = lead(table, names)
    table.act(Act.MELD)
    return game


def before_the_draw(table: Table, names: tuple[str, str]) -> Game:
    """I have won a trick and may draw, exchange or close."""
    game = _dealt(table, names)
    game.show(PlayCard(Card.parse("AC")), PlayCard(Card.parse("JC")))
    return game


def reply(table: Table, names: tuple[str, str]) -> Game:
    """The other has closed, and I hold the nine."""
    game = _dealt(table, names)
    game.play("QC", "TC")
    game.show(CLOSE_TALON)
    return game


def closed_by_them(table: Table, names: tuple[str, str]) -> Game:
    """The other has closed and led; I follow."""
    game = reply(table, names)
    game.show(PASS)
    game.play("AD")
    return game


def closed_by_me(table: Table, names: tuple[str, str]) -> Game:
    """I have closed and lead."""
    game = lead(table, names)
    game.show(CLOSE_TALON)
    return game


def waiting(table: Table, names: tuple[str, str]) -> Game:
    """I have led a marriage; the other is to follow: eights lie there."""
    game = lead(table, names)
    game.show(Meld(Suit.HEARTS))
    game.play("QH")
    return game


def with_eights(table: Table, names: tuple[str, str]) -> Game:
    """My lead again with one marriage shown and one in hand."""
    game = waiting(table, names)
    reply_card = next(move for move in game.state.legal_moves() if isinstance(move, PlayCard))
    game.show(reply_card)
    while game.state.legal_moves() and DRAW in game.state.legal_moves():
        game.show(DRAW)
    return game


STATES: dict[str, Callable[[Table, tuple[str, str]], Game]] = {
    "lead": lead,
    "armed": armed,
    "before the draw": before_the_draw,
    "reply": reply,
    "closed by them": closed_by_them,
    "closed by me": closed_by_me,
    "waiting": waiting,
    "with eights": with_eights,
}
