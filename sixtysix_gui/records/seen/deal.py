"""A deal as one of its seats has seen it, in the words of 66R (rules.md 3.8 and 6.4)."""

from dataclasses import dataclass

from sixtysix_gui.records.letters import FRENCH
from sixtysix_gui.records.replay import Replay
from sixtysix_gui.records.writing.turns import move_word
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.events import CardDrawn
from sixtysix_gui.rules.moves import DRAW
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import Rules

DRAW_WORD = "d"


@dataclass(frozen=True)
class SeenDeal:
    """The cards that came to a seat, and everything that was public.

    ``hand`` is as dealt, ``turn_up`` as it was turned. ``drawn`` holds all cards drawn in the
    order in which they left the talon, None for those of the other seat. ``tokens`` are the moves
    of both seats as words of 66R, every draw and pass among them, and nothing but moves.
    """

    rules: Rules
    seat: Seat
    dealer: Seat
    hand: tuple[Card, ...]
    turn_up: Card
    drawn: tuple[Card | None, ...] = ()
    tokens: tuple[str, ...] = ()


def seen_by(played: Replay, seat: Seat) -> SeenDeal:
    """Give what a seat has seen of a deal up to the last state of its replay."""
    start = played.states[0]
    drawn: list[Card | None] = []
    tokens: list[str] = []
    for events, state, move in zip(played.events, played.states, played.record.moves, strict=False):
        tokens.append(move_word(state, move, FRENCH))
        draws = [event for event in events if isinstance(event, CardDrawn)]
        drawn += [event.card if event.seat is seat else None for event in draws]
        if draws and move != DRAW:
            tokens.append(DRAW_WORD)
    return SeenDeal(
        rules=start.rules,
        seat=seat,
        dealer=start.dealer,
        hand=start.hands[seat],
        turn_up=start.undealt[-1],
        drawn=tuple(drawn),
        tokens=tuple(tokens),
    )
