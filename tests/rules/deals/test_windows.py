"""The windows of opportunity of rules.md 2.3, found again by playing many deals.

The players keep kings, queens and the lowest trump as long as they can and never use them, so that
every chance the rules give shows up sooner or later.
"""

import random
from collections import defaultdict
from functools import cache

from sixtysix_gui.rules.cards import Rank
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.moves import CLOSE_TALON, DRAW, EXCHANGE_TRUMP, GO_OUT, Meld, Move, PlayCard
from sixtysix_gui.rules.sets.rules import Rules, rule_set
from tests.helpers.deals.engine import start
from tests.helpers.golden_data.golden import profile
from tests.helpers.naive.cards import full_pack
from tests.helpers.rows import each_row

DEALS = 120
"""Enough to meet every chance in the table."""

VARIANTS = (
    "german-66",
    "house-66",
    "santase",
    "schnapsen-bar",
    "schnapsen-bar-24",
    "wiki-66",
    "schnapsen",
    "schnapsen-sharp",
)

# rules.md 2.3, columns in the order of VARIANTS. "1-6" are trick numbers; before the draw they
# name the trick just won, or, for a marriage, the lead to come.
WINDOWS = {
    "exchange on lead": ("2-6", "2-6", "2-6", "1-5", "1-6", "2-6", "1-5", "2-4"),
    "exchange before drawing": ("1-6", "1-6", "", "", "", "", "", ""),
    "exchange when following": ("", "3-6", "", "", "", "", "", ""),
    "marriage, open": ("1-6", "1-6", "2-6", "1-5", "1-6", "1-6", "1-5", "2-5"),
    "marriage before drawing": ("2-6", "2-7", "", "", "", "2-7", "", ""),
    "marriage, exhausted": ("", "7-11", "7-11", "6-9", "7-11", "", "6-9", "6-9"),
    "close, full hand": ("1-6", "1-6", "2-5", "1-5", "1-6", "1-6", "1-5", "1-4"),
    "close before drawing": ("1-6", "1-6", "", "", "", "1-6", "", ""),
}
WHEN_CLOSED = ("", "any", "any", "any", "any", "", "any", "any")


_EXCHANGES = {
    Phase.LEAD: "exchange on lead",
    Phase.PRE_DRAW: "exchange before drawing",
    Phase.FOLLOW: "exchange when following",
}


def tricks(text: str) -> set[int]:
    """The trick numbers a cell of the table names."""
    if not text:
        return set()
    first, last = text.split("-")
    return set(range(int(first), int(last) + 1))


def chances(state: Deal) -> list[tuple[str, int]]:
    """The rows of the table that are open in a position, with the trick number they go by."""
    number, phase = state.trick_number, state.phase
    found: list[tuple[str, int]] = []
    for move in state.legal_moves():
        if isinstance(move, Meld):
            moment = "before drawing" if phase is Phase.PRE_DRAW else f", {state.status.value}"
            found.append((f"marriage {moment}".replace(" ,", ","), number))
        elif move == CLOSE_TALON:
            short = phase is Phase.PRE_DRAW
            found.append(
                ("close before drawing", number - 1) if short else ("close, full hand", number)
            )
        elif move == EXCHANGE_TRUMP and phase in _EXCHANGES:
            found.append((_EXCHANGES[phase], number - (phase is Phase.PRE_DRAW)))
    return found


def hoarding_move(state: Deal, source: random.Random) -> Move:
    """A card that is neither king nor queen nor the lowest trump, if that is possible."""
    legal = state.legal_moves()
    if DRAW in legal:
        return DRAW
    plays = [move for move in legal if isinstance(move, PlayCard)]
    spare = [move for move in plays if not _worth_keeping(state, move)]
    others = [move for move in legal if move != GO_OUT]
    return source.choice(spare or plays or others)


def _worth_keeping(state: Deal, move: PlayCard) -> bool:
    card = move.card
    lowest = card.suit is state.trump and card.rank is state.rules.exchange_rank
    return card.rank in (Rank.KING, Rank.QUEEN) or lowest


def play(rules: Rules, number: int, close_at: int) -> dict[str, set[int]]:
    """The chances of one deal; the player on lead closes at the trick `close_at`, if he may."""
    source = random.Random(f"{rules.name} {number}")
    pack = full_pack(profile(rules.name))
    source.shuffle(pack)
    state = start(rules, " ".join(pack))
    seen: defaultdict[str, set[int]] = defaultdict(set)
    while not state.is_over:
        for row, trick in chances(state):
            seen[row].add(trick)
        closing = state.trick_number == close_at and CLOSE_TALON in state.legal_moves()
        state, _ = state.apply(CLOSE_TALON if closing else hoarding_move(state, source))
    return seen


@cache
def windows(variant: str, close_at: int) -> dict[str, set[int]]:
    """The chances of many deals of a rule set."""
    together: defaultdict[str, set[int]] = defaultdict(set)
    for number in range(DEALS):
        for row, numbers in play(rule_set(variant), number, close_at).items():
            together[row] |= numbers
    return together


@each_row("row", WINDOWS)
@each_row("variant", VARIANTS)
def test_window(row: str, variant: str) -> None:
    expected = tricks(WINDOWS[row][VARIANTS.index(variant)])
    assert windows(variant, 0).get(row, set()) == expected


@each_row("variant", VARIANTS)
def test_marriage_after_closing(variant: str) -> None:
    rules = rule_set(variant)
    found = windows(variant, 2).get("marriage, closed", set())
    any_lead = WHEN_CLOSED[VARIANTS.index(variant)] == "any"
    # Closed for the lead to trick 2; the very last trick has one card, not two.
    last = 2 + rules.deck_hand - 1
    if rules.close_before_draw:
        last -= 1  # there the close came before drawing, with one card fewer
    assert found == (set(range(2, last)) if any_lead else set[int]())
