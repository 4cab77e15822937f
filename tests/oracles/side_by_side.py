"""One deal on an oracle and on the engine: after every move both must say the same."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from sixtysix_gui.rules.cards import ALL_CARDS, Card
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.moves import (
    BID,
    CLOSE_TALON,
    DOUBLE,
    DRAW,
    EXCHANGE_TRUMP,
    GO_OUT,
    MELD,
    NAME_TRUMP,
    OPEN,
    PASS,
    PLAY_CARD,
    TURN_TRUMP,
    Bid,
    CallContract,
    ExchangeTrump,
    GoOut,
    Illegality,
    IllegalMoveError,
    Meld,
    Move,
    NameTrump,
    Open,
    PlayCard,
)
from sixtysix_gui.rules.scoring.game import Game
from sixtysix_gui.rules.seats import Seat
from tests.oracles import snapshots
from tests.oracles.closing.deal import DealState
from tests.oracles.closing.game import GameState
from tests.oracles.closing.variants import RuleSet
from tests.oracles.closing.view import PlayerView
from tests.oracles.games.bauernschnapsen_contracts import CONTRACTS
from tests.oracles.several.deal import TrickDeal
from tests.oracles.several.game import TrickGame
from tests.oracles.variations import Variation

T = TypeVar("T")
_WORDS = ("simple", *CONTRACTS.keys, "no-contract")


def text_of(move: Move) -> str:
    """Return the word for a move in a line that can be played again."""
    match move:
        case PlayCard(card):
            return card.code
        case Meld(suit):
            return f"meld-{suit.letter}"
        case NameTrump(suit):
            return f"trump-{suit.letter}"
        case Bid(ticks):
            return f"bid-{ticks}"
        case Open(opening):
            return opening.value
        case CallContract(contract):
            return f"call-{contract}"
        case _:
            return type(move).__name__.lower()


ALPHABET: dict[str, Move] = {
    text_of(move): move
    for move in (
        *(PLAY_CARD[card] for card in ALL_CARDS),
        *MELD,
        EXCHANGE_TRUMP,
        CLOSE_TALON,
        DRAW,
        GO_OUT,
        PASS,
        *NAME_TRUMP,
        TURN_TRUMP,
        *BID,
        Bid(7),
        *OPEN.values(),
        *(CallContract(word) for word in _WORDS),
        DOUBLE,
    )
}
"""Every move of every game, and bids and contracts of none."""


@dataclass(frozen=True)
class Wanted:
    """A difference in refusals that is meant: where, between which reasons, and why."""

    phase: str
    move: type
    before: Illegality | None
    now: Illegality | None
    why: str


_NO_LEAD = "every card is played, so none waits for a lead; so said in the games for two"
_ORDER = "of two true reasons the one that comes first in the games for two"
_ALONE = "a side of one player is that player"
WANTED = tuple(
    Wanted(phase, move, Illegality[before], Illegality[now], why)
    for phase, move, before, now, why in (
        ("FINAL", PlayCard, "ONLY_ON_LEAD", "NOT_NOW", _NO_LEAD),
        ("LEAD", Meld, "MARRIAGE_FIRST_LEAD", "NO_MARRIAGE", _ORDER),
        ("LEAD", Meld, "MARRIAGE_EXHAUSTED", "NO_MARRIAGE", _ORDER),
        ("LEAD", Meld, "MARRIAGE_EXHAUSTED", "MARRIAGE_SHOWN", _ORDER),
        ("LEAD", ExchangeTrump, "EXCHANGE_BEFORE_MARRIAGE", "EXCHANGE_CLOSED", _ORDER),
        ("LEAD", ExchangeTrump, "EXCHANGE_BEFORE_MARRIAGE", "EXCHANGE_NEEDS_TRICK", _ORDER),
        ("LEAD", ExchangeTrump, "EXCHANGE_NEEDS_TRICK", "EXCHANGE_CLOSED", _ORDER),
        ("LEAD", GoOut, "SIDE_NEEDS_TRICK", "OUT_NEEDS_TRICK", _ALONE),
    )
)
"""Where ``several`` gave another reason than ``closing``: the engine says what ``closing`` said.

Foreign moves are none of them: the oracle for two refuses them in every phase.
"""


class DifferenceError(Exception):
    """The engine did not do as the oracle; the text has the line by which it can be seen again."""


@dataclass
class Counts:
    """What has been compared: moves made and moves refused, by phase and class."""

    deals: int = 0
    made: Counter[tuple[str, str]] = field(default_factory=Counter[tuple[str, str]])
    refused: Counter[tuple[str, str]] = field(default_factory=Counter[tuple[str, str]])
    wanted: Counter[Wanted] = field(default_factory=Counter[Wanted])

    def add(self, other: Counts) -> None:
        """Add what was compared elsewhere."""
        self.deals += other.deals
        self.made += other.made
        self.refused += other.refused
        self.wanted += other.wanted

    @property
    def moves(self) -> int:
        """How many moves were made on both."""
        return self.made.total()


@dataclass
class Games:
    """A game on both sides, which goes on from deal to deal."""

    old: GameState | TrickGame
    new: Game

    @classmethod
    def first(cls, variation: Variation, dealer: Seat) -> Games:
        """Return a game before its first deal."""
        old = variation.old
        closing = isinstance(old, RuleSet)
        before = GameState(old, dealer) if closing else TrickGame.first(old, dealer)
        return cls(before, Game.first(variation.new, dealer))


class SideBySide:
    """A deal that is played on both; every step raises if they differ."""

    def __init__(self, variation: Variation, pack: Sequence[Card], games: Games) -> None:
        """Deal a pack on both, in a game."""
        self._variation = variation
        self._pack = pack
        self._games = games
        self._moves: list[str] = []
        self._dealer = games.old.dealer
        self.counts = Counts(deals=1)
        rules = variation.old
        self.old: DealState | TrickDeal = (
            DealState.start(rules, pack, self._dealer)
            if isinstance(rules, RuleSet)
            else TrickDeal.start(rules, pack, self._dealer)
        )
        self.new = Deal.start(variation.new, pack, self._dealer)
        self._same("opening events", self.old.opening_events(), self.new.opening_events())
        self._compare()

    @property
    def line(self) -> str:
        """What has been played, as ``lockstep --replay`` takes it."""
        return json.dumps(
            {
                "rules": self._variation.name,
                "overrides": dict(self._variation.changes),
                "pack": " ".join(card.code for card in self._pack),
                "dealer": self._dealer.name,
                "moves": " ".join(self._moves),
            }
        )

    def play_on(self, source: random.Random) -> None:
        """Play to the end by chance, and go on with the game."""
        while not self.old.is_over:
            self.make(_chosen(self.old, source))
        self._next_deal()

    def make(self, move: Move) -> None:
        """Make a move on both."""
        phase = self.old.phase.name
        self._moves.append(text_of(move))
        self.old, before = self.old.apply(move)
        self.new, now = self.new.apply(move)
        self.counts.made[phase, type(move).__name__] += 1
        self._same("events", snapshots.of_events(before), snapshots.of_events(now))
        self._compare()

    def _compare(self) -> None:
        old, new = self.old, self.new
        self._same("legal moves", old.legal_moves(), new.legal_moves())
        self._alike("", snapshots.of_old_deal(old), snapshots.of_deal(new))
        self._refusals()
        for seat in self._variation.new.seats:
            self._view(seat)
        if isinstance(old, TrickDeal):
            self._same("automatic claim", old.automatic_claim(), new.automatic_claim())

    def _view(self, seat: Seat) -> None:
        game = self._games.old
        if isinstance(self.old, DealState) and isinstance(game, GameState):
            before = self.old.view(seat, game.won, game.carry)
        elif isinstance(self.old, TrickDeal) and isinstance(game, TrickGame):
            before = game.view(self.old, seat)
        else:
            raise TypeError(type(game))
        now = self.new.view(seat, game.won, game.carry, self._games.new.decided)
        name = f"view of {seat.name}: "
        self._alike(name, snapshots.of_old_view(before), snapshots.of_view(now))
        # A view has to know the reasons without the hidden cards; one of all moves for each look.
        text = self._turn_of(tuple(ALPHABET))
        move = ALPHABET[text]
        self._same_refusal(f"{name}{text}", move, before.why_illegal(move), now.why_illegal(move))
        if isinstance(before, PlayerView) and isinstance(self.old, DealState):
            for marriage in MELD:
                suit = marriage.suit
                self._same(f"{name}leads", before.leads_after(suit), now.leads_after(suit))
            self._imagined(self.old, before, seat)

    def _imagined(self, old: DealState, view: PlayerView, seat: Seat) -> None:
        before = DealState.imagined(view, view.unseen)
        now = Deal.imagined(self.new.view(seat), view.unseen)
        self._same("imagined hands", before.hands, now.hands)
        self._same("imagined talon", before.talon, now.undealt)
        if not old.is_over:
            self._same("imagined moves", before.legal_moves(), now.legal_moves())

    def _refusals(self) -> None:
        phase = self.old.phase.name
        illegal: list[Move] = []
        for text, move in ALPHABET.items():
            before, now = self.old.why_illegal(move), self.new.why_illegal(move)
            self._same_refusal(text, move, before, now)
            if before is not None:
                illegal.append(move)
                self.counts.refused[phase, type(move).__name__] += 1
        move = self._turn_of(illegal)
        error = self.new.why_illegal(move)
        try:
            self.new.apply(move)
        except IllegalMoveError as raised:
            self._same("raised by apply", str(error), str(raised))
        else:
            self._differ(f"apply takes {text_of(move)}")

    def _same_refusal(
        self, what: str, move: Move, before: IllegalMoveError | None, now: IllegalMoveError | None
    ) -> None:
        said, says = _said(before), _said(now)
        if said == says:
            return
        for wanted in () if self._variation.new.close else WANTED:
            place = (self.old.phase.name, type(move), before and before.reason, now and now.reason)
            if place == (wanted.phase, wanted.move, wanted.before, wanted.now):
                self.counts.wanted[wanted] += 1
                return
        self._same(f"refusal of {what}", said, says)

    def _turn_of(self, choices: Sequence[T]) -> T:
        """Take one of the choices, another after every move."""
        return choices[len(self._moves) * 7 % len(choices)]

    def _next_deal(self) -> None:
        old, new = self.old.outcome, self.new.outcome
        if old is None or new is None:
            self._differ("no outcome")
            return
        games = self._games
        games.old, games.new = games.old.after(old), games.new.after(new)
        self._alike("game: ", snapshots.of_game(games.old), snapshots.of_game(games.new))

    def _alike(self, where: str, before: snapshots.Snapshot, now: snapshots.Snapshot) -> None:
        if before == now:
            return
        for name in dict.fromkeys((*before, *now)):
            if name in before:  # of the engine more can be asked than of some oracles
                self._same(where + name, before[name], now.get(name, "missing"))

    def _same(self, what: str, before: object, now: object) -> None:
        if before != now:
            self._differ(f"{what}\n  oracle: {before!r}\n  engine: {now!r}")

    def _differ(self, what: str) -> None:
        raise DifferenceError(f"{self.old.phase.name}: {what}\n  --replay '{self.line}'")


def _said(error: IllegalMoveError | None) -> tuple[Illegality, str] | None:
    return None if error is None else (error.reason, str(error))


def _chosen(deal: snapshots.OldDeal, source: random.Random) -> Move:
    """Choose by chance, rare kinds of moves oftener than there are of them; few false claims."""
    moves = deal.legal_moves()
    if GO_OUT in moves:
        claims = 0.3 if snapshots.points_that_count(deal) >= 66 else 0.015
        if source.random() < claims:
            return GO_OUT
        moves = tuple(move for move in moves if move != GO_OUT)
    if source.random() < 0.35:
        kind = source.choice(list(dict.fromkeys(type(move) for move in moves)))
        moves = tuple(move for move in moves if type(move) is kind)
    return source.choice(moves)
