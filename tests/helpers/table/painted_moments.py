"""Moments of deals for three and four to be painted: found in playthroughs, shown as they stand."""

from collections.abc import Callable
from dataclasses import dataclass

from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.table.pieces.plate import COMPANY_SUITS
from sixtysix_gui.table.seating import Score, SeatLabels
from sixtysix_gui.table.table import Table
from sixtysix_gui.table.values import TableOptions
from sixtysix_gui.text.names import person_shown_by
from tests.helpers.table.deals import view_where

_SUITS = {2: COMPANY_SUITS[1:2], 3: COMPANY_SUITS[::2], 4: COMPANY_SUITS}


@dataclass(frozen=True)
class PaintedMoment:
    """A game, which moment of it is looked for, how it stands, and how the table looks."""

    game: str
    wanted: Callable[[View], bool]
    score: Score
    status: str = ""
    level: str = "Q"
    pack: str = "french"
    cloth: str = "green"
    text_scale: float = 1.0
    high_contrast: bool = False

    @property
    def options(self) -> TableOptions:
        """How the table looks."""
        return TableOptions(
            speed="none",
            rest_tricks=False,
            show_points="mine",
            deck="german" if self.pack == "german" else "french",
            cloth=self.cloth,
            text_scale=self.text_scale,
            high_contrast=self.high_contrast,
        )


def follows(view: View, cards: int, tricks: int) -> bool:
    """Whether I follow to a number of cards, after a number of tricks at least."""
    full = view.phase is Phase.FOLLOW and len(view.table) == cards
    return view.my_turn and full and len(view.won) >= tricks


PAINTED: dict[str, PaintedMoment] = {
    "four-66": PaintedMoment(
        "four-66", lambda view: follows(view, 3, 2), Score((4, 2)), "Your turn: follow suit."
    ),
    "four-66-strong": PaintedMoment(
        "four-66",
        lambda view: follows(view, 2, 1) and bool(view.marriages),
        Score((3, 6)),
        "Your turn: follow suit.",
        text_scale=1.5,
        high_contrast=True,
    ),
    "na-66-bids": PaintedMoment(
        "na-66",
        lambda view: view.my_turn and view.phase is Phase.BID and view.bid == 2,
        Score((6, 5)),
        "Your bid: 3 to 6, or pass.",
    ),
    "cutthroat-66": PaintedMoment(
        "cutthroat-66",
        lambda view: view.my_turn and len(view.table) == 2 and not view.won,
        Score((9, 12, -3)),
        "Your turn: follow suit.",
    ),
    "three-66-naming": PaintedMoment(
        "three-66",
        lambda view: view.my_turn and view.phase is Phase.TRUMP,
        Score((2, 1, -15)),
        "Name trumps, or turn up your next card.",
    ),
    "bauernschnapsen-contracts": PaintedMoment(
        "bauernschnapsen",
        lambda view: view.my_turn and view.phase is Phase.BID,
        Score((7, 15), ((0, 0), (3, 6), (3, 12))),
        level="K",
        pack="german",
        cloth="burgundy",
    ),
    "gaigel": PaintedMoment(
        "gaigel",
        lambda view: view.my_turn and view.phase is Phase.LEAD and len(view.won) == 3,
        Score((3, 5)),
        "Du spielst aus.",
        level="J",
        pack="german",
        cloth="walnut",
    ),
    "idiots-66": PaintedMoment(
        "idiots-66",
        lambda view: view.my_turn and len(view.marriages) >= 2 and bool(view.talon_size),
        Score((61, 58), ((12, 20), (29, 41))),
        "Your lead.",
        level="K",
    ),
    "gaigel-2": PaintedMoment(
        "gaigel-2",
        lambda view: view.my_turn and bool(view.marriages) and len(view.won) >= 2,
        Score((2, 4)),
        "Du spielst aus.",
        pack="german",
        cloth="slate",
        text_scale=1.5,
    ),
}
"""Every painted moment by the name of its picture."""


def show_moment(table: Table, moment: PaintedMoment) -> None:
    """Shows the first moment that is wanted, of all playthroughs of its game."""
    view = view_where(moment.game, moment.wanted)
    suits = _SUITS[len(view.rules.seats)]
    cards = [moment.level + suit.letter for suit in suits]
    names = [person_shown_by(Card.parse(card), moment.options.deck).name for card in cards]
    table.set_players(SeatLabels(names=("Frieda", *names), faces=("KH", *cards)))
    table.play([], view, score=moment.score, fresh_deal=True)
    table.set_status(moment.status)
