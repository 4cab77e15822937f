"""The moves of a deal as the turns of a record (rules.md 6.4)."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from sixtysix_gui.records.letters import Letters
from sixtysix_gui.records.replay import Replay
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.events import CardDrawn, Event
from sixtysix_gui.rules.moves import (
    CLOSE_TALON,
    DRAW,
    EXCHANGE_TRUMP,
    GO_OUT,
    PASS,
    ExchangeTrump,
    Meld,
    Move,
    PlayCard,
)
from sixtysix_gui.rules.sets.rules import marriage_points

_SIGNS: dict[Move, str] = {DRAW: "d", PASS: "-", GO_OUT: "out"}


@dataclass
class Turn:
    """A lead turn: its moves, a word for each, and the check after a complete trick.

    ``before_draw`` is true where the turn began before its draw, ``drawn_by_itself`` where the
    cards were drawn without a move.
    """

    number: int
    before_draw: bool
    drawn_by_itself: bool
    moves: list[Move] = field(default_factory=list[Move])
    words: list[str] = field(default_factory=list[str])
    check: str = ""

    def text(self, *, is_finished: bool) -> str:
        """Write the turn, of an unfinished deal with every draw and pass."""
        words = list(self.words)
        if is_finished:
            words = [word for word in words if word != _SIGNS[PASS]]
            if self.moves[0] == DRAW and self.moves[1] != GO_OUT:
                del words[0]
        elif self.drawn_by_itself:
            words.insert(0, _SIGNS[DRAW])
        return " ".join([f"{self.number}.", *words, *([self.check] if self.check else [])])

    @property
    def hides_no_draw(self) -> bool:
        """Whether its player acted before drawing and then, the last turn, went out undrawn.

        That needs a tag to say. Where 66 counts by itself, the last act is that of going out.
        """
        acts = self.moves[:-1] if self.moves[-1] == GO_OUT else self.moves
        return (
            self.before_draw
            and bool(acts)
            and all(isinstance(move, ExchangeTrump | Meld) for move in acts)
        )


def turns_of(played: Replay, letters: Letters) -> list[Turn]:
    """Group the moves of a deal into turns and put them into words."""
    turns: list[Turn] = []
    happened: tuple[Event, ...] = ()
    steps = zip(played.states, played.record.moves, played.events, strict=False)
    for number, (state, move, events) in enumerate(steps, start=1):
        if state.phase is Phase.FINAL and move == PASS:
            break  # unsaid; nothing can follow
        if not turns or turns[-1].number != state.trick_number:
            turns.append(_begin(state, happened))
        _add(turns[-1], state, played.states[number], move, letters)
        happened = events if isinstance(move, PlayCard) else ()
    if _drew(happened) and not played.state.is_over:
        turns.append(_begin(played.state, happened))
    return turns


def _begin(state: Deal, happened: Iterable[Event]) -> Turn:
    return Turn(state.trick_number, state.phase is Phase.PRE_DRAW, _drew(happened))


def _drew(happened: Iterable[Event]) -> bool:
    return any(isinstance(event, CardDrawn) for event in happened)


def _add(turn: Turn, state: Deal, after: Deal, move: Move, letters: Letters) -> None:
    turn.moves.append(move)
    turn.words.append(move_word(state, move, letters))
    if len(after.won) > len(state.won):
        trick = after.won[-1]
        turn.check = f"{trick.winner.name}+{trick.points}"


def move_word(state: Deal | View, move: Move, letters: Letters) -> str:
    """Write a move that is legal in a state, as the word of 66R that means it there."""
    if isinstance(move, PlayCard):
        return letters.card(move.card)
    if isinstance(move, Meld):
        return f"{marriage_points(move.suit, state.trump)}{letters.suit(move.suit)}"
    if move == EXCHANGE_TRUMP and state.turn_up is not None:
        reply = "/" if state.phase is Phase.REPLY else ""
        return f"{reply}x{letters.card(state.turn_up)}"
    if move == CLOSE_TALON:
        return "#-" if state.phase is Phase.PRE_DRAW else "#"
    return _SIGNS[move]
