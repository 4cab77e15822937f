"""What the controller is given and what it tells: one frozen value for each signal."""

from __future__ import annotations

from dataclasses import dataclass

from sixtysix_gui.records import DealRecord
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.events import Event
from sixtysix_gui.rules.length import Length, is_game_over, winner_of
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.two_handed.game import GameState
from sixtysix_gui.rules.two_handed.scoring import DealOutcome
from sixtysix_gui.rules.two_handed.variants import RuleSet
from sixtysix_gui.rules.two_handed.view import PlayerView


@dataclass(frozen=True)
class GameSetup:
    """What a new game is to be.

    ``names`` are by seat. ``player`` names the computer's player, usually a level. ``code`` fixes
    the first deal and ``first_dealer`` who deals it; both are drawn by lot when None. ``length``
    says when it is over.
    """

    rules: RuleSet
    names: tuple[str, str]
    human: Seat = Seat.A
    player: str = "casual"
    code: str | None = None
    first_dealer: Seat | None = None
    practice: bool = False
    length: Length = "game"


@dataclass(frozen=True)
class Preferences:
    """What is done on the person's behalf: saying out at 66, drawing where he might close first."""

    claim_for_me: bool = False
    draw_for_me: bool = False


@dataclass(frozen=True)
class Promise:
    """The commitment to the next deal, shown before it is dealt (docs/fair-deals.md)."""

    text: str


@dataclass(frozen=True)
class DealProof:
    """Everything by which anyone can check that a deal was fixed before the person's word.

    ``pack`` is what was dealt, in the order of dealing.
    """

    rules: RuleSet
    code: str
    word: str
    nonce: str
    promise: str
    pack: tuple[Card, ...]


@dataclass(frozen=True)
class TableUpdate:
    """What happened, as the person's seat saw it, and how things stand afterwards.

    Without events there is nothing to move, only ``view`` to show. ``fresh_deal`` marks the
    update that deals the cards, ``at_once`` one to which no events lead: a move was taken back.
    """

    events: tuple[Event, ...]
    view: PlayerView
    game: GameState
    fresh_deal: bool = False
    at_once: bool = False


@dataclass(frozen=True)
class GameResumed:
    """A game that was written down goes on; ``records`` are its deals, the last as it stands."""

    records: tuple[DealRecord, ...]
    human: Seat


@dataclass(frozen=True)
class DealFinished:
    """A settled deal and the game before and after it; ``proof`` is None without a promise.

    ``practice`` says that it does not count, ``again`` that a game waits beside it, of which the
    deal was played once more.
    """

    outcome: DealOutcome
    before: GameState
    after: GameState
    human: Seat
    proof: DealProof | None
    practice: bool = False
    again: bool = False
    length: Length = "game"

    @property
    def ends_game(self) -> bool:
        """Whether the game is over by this deal."""
        return is_game_over(self.after, self.length)

    @property
    def winner_of_game(self) -> Seat | None:
        """Who has won the game by this deal; None if it goes on, or nobody has."""
        return winner_of(self.after, self.length)


@dataclass(frozen=True)
class GameResigned:
    """The person has given up a game; ``game`` is the score at which it ends."""

    game: GameState
    human: Seat
    practice: bool = False


@dataclass(frozen=True)
class PlayerFailure:
    """The computer's player could not answer; ``details`` is for the log."""

    details: str


@dataclass(frozen=True)
class SaveFailure:
    """The game could not be saved; ``sentence`` says why."""

    sentence: str
