"""The menu of a deal names the acts of the game that is played, and no others."""

import random
from collections.abc import Iterator

from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.moves import (
    Bid,
    CallContract,
    CloseTalon,
    Double,
    Draw,
    ExchangeTrump,
    GoOut,
    Meld,
    Move,
    NameTrump,
    Pass,
    TurnTrump,
)
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import Rules, rule_set, rule_set_names
from sixtysix_gui.windows.menus.calls import entries_of
from tests.helpers.rows import each_row

ACTS: dict[type[Move], str] = {
    Meld: "meld",
    ExchangeTrump: "exchange",
    CloseTalon: "close",
    Draw: "draw",
    GoOut: "out",
    Pass: "pass",
    Bid: "bids",
    NameTrump: "suits",
    TurnTrump: "turn",
    CallContract: "contracts",
    Double: "double",
}
FOR_TWO = {"meld", "show_marriage", "close"}
OF_SEVERAL = {"meld", "show_marriage"}
EXPECTED: dict[str, set[str]] = {
    "german-66": {*FOR_TWO, "exchange", "out", "draw", "pass"},
    "schnapsen": {*FOR_TWO, "exchange", "out", "pass"},
    "santase-engine": {*FOR_TWO, "exchange"},
    "three-66": {*OF_SEVERAL, "suits", "turn"},
    "na-66": {*OF_SEVERAL, "pass", "bids"},
    "bauernschnapsen": {
        *OF_SEVERAL,
        "out",
        "pass",
        "suits",
        "turn",
        "contracts",
        "double",
    },
    "gaigel": {*OF_SEVERAL, "exchange", "out", "pass"},
}


@each_row("game", EXPECTED)
def test_the_acts_of_a_game(game: str) -> None:
    assert entries_of(rule_set(game)) == EXPECTED[game]


def test_without_a_game_there_are_none() -> None:
    assert entries_of(None) == set()


@each_row("game", rule_set_names())
def test_whatever_becomes_possible_is_entries_of(game: str) -> None:
    rules = rule_set(game)
    met = {ACTS[type(move)] for move in _met(rules) if type(move) in ACTS}
    rare = {"show_marriage", "exchange", "meld"}
    assert met <= entries_of(rules)
    assert entries_of(rules) - met <= rare, "nothing is named that never comes"


def _met(rules: Rules) -> Iterator[Move]:
    """Every legal move in forty deals of random moves."""
    for seed in range(40):
        source = random.Random(seed)
        pack = list(rules.pack)
        source.shuffle(pack)
        state = Deal.start(rules, tuple(pack), Seat.A)
        while not state.is_over:
            moves = state.legal_moves()
            yield from moves
            quiet = [move for move in moves if not isinstance(move, GoOut)] or list(moves)
            passes = [move for move in quiet if isinstance(move, Pass)]
            state, _ = state.apply(source.choice(passes if passes and seed % 2 else quiet))
