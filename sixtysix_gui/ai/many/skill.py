"""What a calculating player of three and four is made of, as data."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sixtysix_gui.ai.player import Memory


class Convention(Enum):
    """What good partners expect of each other; the value is its word for tools/strength."""

    POINTS = "points"
    LEAD_BACK = "lead-back"
    LONG_SUIT = "long-suit"
    ACE_KEPT = "ace-kept"


EVERY_CONVENTION = frozenset(Convention)


@dataclass(frozen=True)
class Skill:
    """The measure and the parts of a player's thinking.

    ``iterations`` are the descents of the tree for a card, ``worlds`` the worlds in which each call
    is tried, and ``descents`` those of the tree for each of the calls. The last ``exact_tricks`` of
    a descent are valued exactly. ``own`` and ``other`` are the tree's exploration for the moves of
    the own party and of the others, in hundredths of the range of results; ``slack`` is how much
    chance there is in playouts, in card points.

    Between two parties, a player with at most ``solved_tricks`` cards solves worlds instead, one an
    iteration, up to ``solved_worlds``; ``habits`` hundredths of what a move is worth there are what
    comes of it when all play by habit. Where no cards are drawn, ``pool`` worlds are drawn for a
    decision and weighed by what was done in them: a play that habit scores ``beliefs`` tenths of a
    card point less is an e-th as likely, 0 weighs nothing, and ``doubt`` hundredths of all acts
    follow no habit.

    ``score_aware`` plays for the game where the deal can end it. Who ``is_hasty`` takes the move
    that looked best in the few worlds where it was tried, others the one that the tree came back to
    most. Who ``is_careful`` commits no follies, and of cards that seem to be worth the same plays
    the one that a careful player would (choosing.py); beside a partner it then keeps to
    ``conventions`` (thinking/choosing.py).
    ``margin`` are the card points beyond what is wanted that are counted before a claim is dared.
    ``memory`` is what is remembered of the cards played, ``boldness`` by how many hundredths of a
    point a call may promise less than a pass, or must promise more where it is negative.
    ``caution`` are the hundredths of what is at stake by which a contract or a double must promise
    more than a pass.
    """

    iterations: int = 2500
    worlds: int = 40
    descents: int = 400
    exact_tricks: int = 3
    own: int = 60
    other: int = 30
    slack: int = 6
    solved_tricks: int = 5
    solved_worlds: int = 100
    habits: int = 10
    pool: int = 1000
    beliefs: int = 200
    doubt: int = 10
    score_aware: bool = True
    is_hasty: bool = False
    is_careful: bool = True
    margin: int = 0
    memory: Memory = "all"
    boldness: int = 0
    caution: int = 10
    conventions: frozenset[Convention] = EVERY_CONVENTION
