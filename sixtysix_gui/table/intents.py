"""What the person means: what a drop or an act is as a move, and moves on their way out.

The table knows no rule: what is not in the map of moves flies back. Which cards may be led after
a marriage is shown, the view says.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum

from PySide6.QtCore import QObject, Qt, Signal, Slot

from sixtysix_gui.keys.key_map import Purpose
from sixtysix_gui.rules.cards import Card, PhysicalCard, Rank, Suit, card_of
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import (
    CLOSE_TALON,
    DRAW,
    EXCHANGE_TRUMP,
    GO_OUT,
    MELD,
    PASS,
    PLAY_CARD,
    Meld,
    Move,
    PlayCard,
)

_MARRIED = {Rank.KING: Rank.QUEEN, Rank.QUEEN: Rank.KING}


class Target(Enum):
    """Where something can be dropped."""

    TRICK = "the middle of the table"
    TURN_UP = "the trump card"
    TALON = "the talon"
    HAND = "the own hand"
    PARTNER = "king or queen of the same suit"


class Grip(Enum):
    """What can be taken hold of besides the cards of the own hand."""

    TALON_TOP = "the upper card of the talon"
    TURN_UP = "the trump card"


Held = PhysicalCard | Grip
"""What the person holds: a card of the hand, the talon's upper card or the turn-up."""


@dataclass(frozen=True)
class MoveMap:
    """Every legal move of a view, by what is moved where.

    ``exchangeable`` is the card that is given for the turn-up, whether it may be now or not; None
    where the rules know no exchange. ``leads_after`` holds, for each
    marriage that can be shown, the cards that may then be led. ``shows_at_once``: a marriage that
    is shown now binds no lead, such as that of a leader's partner.
    """

    moves: frozenset[Move] = frozenset()
    hand: frozenset[Card] = frozenset()
    exchangeable: Card | None = None
    leads_after: Mapping[Suit, frozenset[Card]] = field(
        default_factory=dict[Suit, frozenset[Card]], hash=False
    )
    shows_at_once: bool = False

    @classmethod
    def of(cls, view: View) -> MoveMap:
        """Read the map from a view; it is empty where the seat is not to act.

        A marriage of the leader is armed and shown with the card; that of the partner binds none,
        and is shown at once (many.md 3.3).
        """
        moves = frozenset(view.legal_moves)
        marriages = [move.suit for move in view.legal_moves if isinstance(move, Meld)]
        return cls(
            moves=moves,
            hand=frozenset(view.hand),
            exchangeable=_exchange_card(view),
            leads_after={suit: frozenset(view.leads_after(suit)) for suit in marriages},
            shows_at_once=view.phase is Phase.PARTNER,
        )

    @property
    def marriages(self) -> tuple[Suit, ...]:
        """The marriages that can be shown now, in a fixed order."""
        return tuple(sorted(self.leads_after))

    @property
    def playable(self) -> frozenset[Card]:
        """The cards that can be played now."""
        return frozenset(move.card for move in self.moves if isinstance(move, PlayCard))

    def allows(self, move: Move) -> bool:
        """Return whether a move is legal now."""
        return move in self.moves

    def attempt(self, held: Held, target: Target) -> Move | None:
        """Return the move that a drop would mean, legal or not; None where it means nothing."""
        if isinstance(held, Grip):
            return _ACTS_OF_GRIPS.get((held, target))
        if target is Target.TRICK:
            return PLAY_CARD[held.card]
        if target is Target.TURN_UP:
            return EXCHANGE_TRUMP
        if target is Target.PARTNER:
            return MELD[held.card.suit]
        return None

    def drop(self, held: Held, target: Target) -> Move | None:
        """Return the legal move that a drop makes, or None: it flies back."""
        move = self.attempt(held, target)
        if move is None or move not in self.moves:
            return None
        if move == EXCHANGE_TRUMP and not self.is_exchangeable(held):
            return None
        return move

    def is_exchangeable(self, held: Held) -> bool:
        """Return whether this is the card that is given for the turn-up."""
        return isinstance(held, PhysicalCard) and held.card == self.exchangeable

    def targets(self, held: Held) -> tuple[Target, ...]:
        """Return the targets that light up while something is held."""
        return tuple(target for target in Target if self.drop(held, target) is not None)


_ACTS_OF_GRIPS: dict[tuple[Grip, Target], Move] = {
    (Grip.TALON_TOP, Target.HAND): DRAW,
    (Grip.TURN_UP, Target.TALON): CLOSE_TALON,
}


def partner_of(card: Card) -> Card | None:
    """Return the queen for a king and the king for a queen; None for other cards."""
    rank = _MARRIED.get(card.rank)
    return None if rank is None else card_of(rank, card.suit)


def pair_of(suit: Suit) -> frozenset[Card]:
    """Return king and queen of a suit."""
    return frozenset((card_of(Rank.KING, suit), card_of(Rank.QUEEN, suit)))


def _exchange_card(view: View) -> Card | None:
    rank, trump = view.rules.exchange_rank, view.trump
    return None if rank is None or trump is None else card_of(rank, trump)


def contracts_to_call(view: View) -> list[str]:
    """Return the contracts that are on the panel of a game, in their order."""
    return [key for key, contract in view.rules.contracts.items() if not contract.is_simple]


class Act(Enum):
    """What can be done besides playing a card."""

    MELD = "arm a marriage for the next lead, or disarm it"
    SHOW_MARRIAGE = "show the armed marriage at once, without leading"
    EXCHANGE = "exchange the lowest trump for the turn-up"
    CLOSE = "close the talon"
    OUT = "go out"
    DRAW = "draw"
    PASS = "let an exchange or a claim pass"
    POINTS = "show the card points, or hide them"
    TRICKS = "look at won tricks, or put them back"

    __hash__ = object.__hash__  # there is one of each, and much is looked up by them


MOVES_OF_ACTS: dict[Act, Move] = {
    Act.EXCHANGE: EXCHANGE_TRUMP,
    Act.CLOSE: CLOSE_TALON,
    Act.OUT: GO_OUT,
    Act.DRAW: DRAW,
    Act.PASS: PASS,
}
"""The acts that are one move and always the same."""

PURPOSES: dict[Act, Purpose] = {
    Act.MELD: Purpose.MARRIAGE,
    Act.SHOW_MARRIAGE: Purpose.SHOW_MARRIAGE,
    Act.EXCHANGE: Purpose.EXCHANGE,
    Act.CLOSE: Purpose.CLOSE,
    Act.OUT: Purpose.OUT,
    Act.DRAW: Purpose.DRAW,
    Act.PASS: Purpose.PASS,
    Act.POINTS: Purpose.CARD_POINTS,
    Act.TRICKS: Purpose.LAST_TRICK,
}
"""Where each act stands in the map of keys."""


def passes_by_points(view: View) -> bool:
    """Return whether the key of the card points passes now: there are none in an auction."""
    return view.my_turn and view.phase in (Phase.BID, Phase.DOUBLE)


_ANNOUNCED_FIRST = (CLOSE_TALON, GO_OUT)
"""An armed marriage is announced before these: afterwards it could be too late."""


class Intents(QObject):
    """Turns what the person does into moves.

    ``chosen`` is the card that was taken for a move last: of two copies the move names neither.

    Signals:
        proposed: Move that is legal now.
        refused: Move that was tried and is not.
        king_needed: the queen of an armed marriage was led where only the king may be.
        other_card_needed: a card was laid on the turn-up that is not the one to be exchanged.
        armed_changed: another marriage, or none, is armed.
        given_up: a move that was to follow has become impossible.
    """

    proposed = Signal(object)
    refused = Signal(object)
    king_needed = Signal()
    other_card_needed = Signal()
    armed_changed = Signal()
    given_up = Signal()
    _due = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.map = MoveMap()
        self.armed: Suit | None = None
        self.chosen: PhysicalCard | None = None
        self._trump: Suit | None = None
        self._follows: deque[Move] = deque()
        self._due.connect(self._go_on, Qt.ConnectionType.QueuedConnection)

    def moves_arrived(self, moves: MoveMap, trump: Suit | None) -> None:
        """Take what is possible now, however it was read, and the suit that is trump.

        What follows goes on when control is back in the event loop.
        """
        self.map = moves
        self._trump = trump
        if self.armed is not None and self.armed not in moves.leads_after:
            self._arm(None)
        if self._follows:
            self._due.emit()

    def clear(self) -> None:
        """Let nothing be possible: there is no deal."""
        self.map = MoveMap()
        self._trump = None
        self.forget()
        self._arm(None)

    def forget(self) -> None:
        """Give up what was to follow a move that was refused."""
        if self._follows:
            self._follows.clear()
            self.given_up.emit()

    def reset(self) -> None:
        """Give up what is armed and what was to follow: the deal goes on from somewhere else."""
        self.forget()
        self.disarm()

    def drop(self, held: Held, target: Target) -> bool:
        """Let something fall on a target; say whether it may stay there."""
        if target is Target.TRICK and isinstance(held, PhysicalCard):
            return self.play(held)
        move = self.map.attempt(held, target)
        if move is None:
            return False
        if target is Target.TURN_UP and not self.map.is_exchangeable(held):
            self._refuse_exchange()
            return False
        if self.map.drop(held, target) is None:
            self.refused.emit(move)
            return False
        if isinstance(move, Meld):
            self._arm_or_show(move.suit)
            return False
        self._choose(held)
        self._make(move)
        return True

    def play(self, card: PhysicalCard) -> bool:
        """Play a card, announcing the armed marriage with it; say whether it is on its way."""
        move = PLAY_CARD[card.card]
        if not self.map.allows(move):
            self.refused.emit(move)
            return False
        self._choose(card)
        suit = self.armed
        if suit is None or card.card not in pair_of(suit):
            self._make(move)
            return True
        if card.card not in self.map.leads_after[suit]:
            self.king_needed.emit()
            return False
        self._arm(None)
        self._propose(MELD[suit], move)
        return True

    def can(self, act: Act) -> bool:
        """Return whether an act is possible now; looking at things always is."""
        if act is Act.MELD:
            return bool(self.map.marriages)
        if act is Act.SHOW_MARRIAGE:
            return self.armed is not None or len(self.map.marriages) == 1
        move = MOVES_OF_ACTS.get(act)
        return move is None or self.map.allows(move)

    def act(self, act: Act) -> None:
        """Do an act that is a move, or arm a marriage."""
        if act is Act.MELD:
            self.toggle_next_marriage()
        elif act is Act.SHOW_MARRIAGE:
            self.show_marriage()
        elif act in MOVES_OF_ACTS:
            self.attempt(MOVES_OF_ACTS[act])

    def attempt(self, move: Move) -> None:
        """Make a move, or have it refused with its reason."""
        if self.map.allows(move):
            self._make(move)
        else:
            self.refused.emit(move)

    def disarm(self) -> bool:
        """Disarm the marriage; say whether one was armed."""
        was_armed = self.armed is not None
        self._arm(None)
        return was_armed

    def toggle_marriage(self, suit: Suit) -> None:
        """Arm a marriage, or disarm it."""
        if suit in self.map.leads_after:
            self._arm_or_show(None if self.armed is suit else suit)
        else:
            self.refused.emit(MELD[suit])

    def toggle_next_marriage(self) -> None:
        """Arm the next of the marriages that can be shown, and none after the last."""
        choices: list[Suit | None] = [*self.map.marriages, None]
        if len(choices) == 1:
            self._refuse_marriages()
            return
        if self.map.shows_at_once:
            self._arm_or_show(self._most_valuable)
            return
        place = -1 if self.armed is None else choices.index(self.armed)
        self._arm(choices[place + 1])

    def show_marriage(self) -> None:
        """Announce the armed marriage, or the only one there is, without leading from it."""
        suit = self.armed
        if suit is None and (len(self.map.marriages) == 1 or self.map.shows_at_once):
            suit = self._most_valuable
        if suit is None:
            self._refuse_marriages()
            return
        self._arm(None)
        self._propose(MELD[suit])

    @property
    def _most_valuable(self) -> Suit | None:
        """The marriage in trumps, or else the first that can be shown."""
        marriages = self.map.marriages
        return self._trump if self._trump in marriages else next(iter(marriages), None)

    def _arm_or_show(self, suit: Suit | None) -> None:
        """Arm a marriage for the next lead; where none of its cards must be led, show it."""
        if suit is not None and self.map.shows_at_once:
            self._propose(MELD[suit])
        else:
            self._arm(suit)

    def _refuse_exchange(self) -> None:
        """Refuse another card than the one that is exchanged; by some rules there is none."""
        if self.map.exchangeable is None:
            self.refused.emit(EXCHANGE_TRUMP)
        else:
            self.other_card_needed.emit()

    def _refuse_marriages(self) -> None:
        """Refuse the marriage that is nearest: of a pair, of a king or queen, else of trump."""
        pairs = [suit for suit in Suit if pair_of(suit) <= self.map.hand]
        halves = [suit for suit in Suit if pair_of(suit) & self.map.hand]
        nearest = next(iter(pairs + halves), self._trump)
        if nearest is not None:
            self.refused.emit(MELD[nearest])

    def _choose(self, held: Held) -> None:
        if isinstance(held, PhysicalCard):
            self.chosen = held

    def _make(self, move: Move) -> None:
        """Propose a move; an armed marriage is announced first where it would be lost."""
        suit = self.armed
        if suit is not None and move in _ANNOUNCED_FIRST:
            self._arm(None)
            self._propose(MELD[suit], move)
            return
        if isinstance(move, PlayCard):
            self._arm(None)
        self._propose(move)

    def _propose(self, *moves: Move) -> None:
        """Propose the first of some moves now and the others one by one as views arrive."""
        self._follows = deque(moves[1:])
        self.proposed.emit(moves[0])

    @Slot()
    def _go_on(self) -> None:
        if self._follows and self._follows[0] in self.map.moves:
            self.proposed.emit(self._follows.popleft())
        else:
            self.forget()

    def _arm(self, suit: Suit | None) -> None:
        if self.armed is not suit:
            self.armed = suit
            self.armed_changed.emit()
