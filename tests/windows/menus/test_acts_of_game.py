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
from sixtysix_gui.table.intents import Act
from sixtysix_gui.windows.menus.calls import Call, acts_of, calls_of
from tests.helpers.rows import each_row

ACTS: dict[type[Move], Act | Call] = {
    Meld: Act.MELD,
    ExchangeTrump: Act.EXCHANGE,
    CloseTalon: Act.CLOSE,
    Draw: Act.DRAW,
    GoOut: Act.OUT,
    Pass: Act.PASS,
    Bid: Call.BID,
    NameTrump: Call.TRUMP,
    TurnTrump: Call.TURN,
    CallContract: Call.CONTRACT,
    Double: Call.DOUBLE,
}
FOR_TWO = {Act.MELD, Act.SHOW_MARRIAGE, Act.CLOSE}
OF_SEVERAL = {Act.MELD, Act.SHOW_MARRIAGE}
EXPECTED: dict[str, set[Act | Call]] = {
    "german-66": {*FOR_TWO, Act.EXCHANGE, Act.OUT, Act.DRAW, Act.PASS},
    "schnapsen": {*FOR_TWO, Act.EXCHANGE, Act.OUT, Act.PASS},
    "santase-engine": {*FOR_TWO, Act.EXCHANGE},
    "three-66": {*OF_SEVERAL, Call.TRUMP, Call.TURN},
    "na-66": {*OF_SEVERAL, Act.PASS, Call.BID},
    "bauernschnapsen": {
        *OF_SEVERAL,
        Act.OUT,
        Act.PASS,
        Call.TRUMP,
        Call.TURN,
        Call.CONTRACT,
        Call.DOUBLE,
    },
    "gaigel": {*OF_SEVERAL, Act.EXCHANGE, Act.OUT, Act.PASS},
}


def named(rules: Rules | None) -> set[Act | Call]:
    return {*acts_of(rules), *calls_of(rules)}


@each_row("game", EXPECTED)
def test_the_acts_of_a_game(game: str) -> None:
    assert named(rule_set(game)) == EXPECTED[game]


def test_without_a_game_there_are_none() -> None:
    assert named(None) == set()


@each_row("game", rule_set_names())
def test_whatever_becomes_possible_is_named(game: str) -> None:
    rules = rule_set(game)
    met = {ACTS[type(move)] for move in _met(rules) if type(move) in ACTS}
    rare = {Act.SHOW_MARRIAGE, Act.EXCHANGE, Act.MELD}
    assert met <= named(rules)
    assert named(rules) - met <= rare, "nothing is named that never comes"


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
