"""Node counts from fixed positions equal those of the naive engines (tests/golden/perft*.json)."""

from dataclasses import dataclass
from typing import Any

import pytest

from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.moves import (
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
    Move,
    Opening,
)
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.named import rule_set
from tests.helpers.golden_data.golden import load_golden

pytestmark = pytest.mark.identical

MANY_POSITIONS = 12_000
"""What counts more than these runs in the second ring."""
SUITS = "CSHD"
WORDS: dict[str, Move] = {
    "x": EXCHANGE_TRUMP,
    "rob": EXCHANGE_TRUMP,
    "#": CLOSE_TALON,
    "d": DRAW,
    "-": PASS,
    "pass": PASS,
    "out": GO_OUT,
    "turn": TURN_TRUMP,
    "double": DOUBLE,
}


def move_of(token: str) -> Move:
    """Read a token of either naive engine: "AH", "40S" or "mS", "tS", "b3", "o:elf", "c:gang"."""
    kind, _, word = token.partition(":")
    if token in WORDS:
        return WORDS[token]
    if word:
        return OPEN[Opening(word)] if kind == "o" else CallContract(word)
    if token[0] in "24m":
        return MELD[SUITS.index(token[-1])]
    if token[0] == "t":
        return NAME_TRUMP[SUITS.index(token[1])]
    return Bid(int(token[1])) if token[0] == "b" else PLAY_CARD[Card.parse(token)]


@dataclass(frozen=True)
class Row:
    """A position, by its rules, its pack and the acts before it, and the counts from there."""

    rules: str
    overrides: dict[str, Any]
    pack: str
    dealer: str
    acts: tuple[Move, ...]
    counts: list[int]

    def position(self) -> Deal:
        """Return the deal after the acts."""
        cards = [Card.parse(code) for code in self.pack.split()]
        deal = Deal.start(rule_set(self.rules, self.overrides), cards, Seat[self.dealer])
        for move in self.acts:
            deal, _ = deal.apply(move)
        return deal


def _case(row: dict[str, Any]) -> Any:  # noqa: ANN401 - pytest has no public name for it
    rules, changes = row.get("game") or row["variant"], row.get("overrides", {})
    acts = (row.get("acts") or row.get("prefix") or "").split()
    moves = tuple(move_of(token) for token in acts)
    found = Row(rules, changes, row["pack"], row["dealer"], moves, row["counts"])
    marks = [pytest.mark.window] if max(found.counts) > MANY_POSITIONS else []
    said = ",".join(f"{key}={value}" for key, value in changes.items())
    place = row.get("position", row["pack"][:8])
    return pytest.param(found, marks=marks, id=f"{rules} {said} {place}")


CASES = [_case(row) for name in ("perft.json", "perft_many.json") for row in load_golden(name)]


def counts_by_depth(deal: Deal, depths: int) -> list[int]:
    """Return the counts of depth 1 to ``depths``, by one walk over the tree."""
    counts: list[int] = []
    level = [deal]
    for depth in range(depths):
        moves = [(position, position.legal_moves()) for position in level]
        counts.append(sum(len(legal) for _, legal in moves))
        if depth < depths - 1:
            level = [position.apply(move)[0] for position, legal in moves for move in legal]
    return counts


@pytest.mark.parametrize("row", CASES)
def test_counts(row: Row) -> None:
    assert counts_by_depth(row.position(), len(row.counts)) == row.counts
