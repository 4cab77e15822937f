"""The steady player's own numbers, which never change, and what it knows of a view.

It is the yardstick with which the coach plays deals on (docs/coach.md 1): improved players must not
move it. So it has a copy of the network of its day, and STEADY_VERSION changes with it alone.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from importlib.resources import files

from sixtysix_gui.ai.two.search.steady import Steady
from sixtysix_gui.ai.two.solver.numbers import mask_of, move_of, points_for
from sixtysix_gui.ai.two.solver.stop import Stop
from sixtysix_gui.ai.two.solver.terms import Terms
from sixtysix_gui.ai.two.thinking.opponent_beliefs import count_cards
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import EXCHANGE_TRUMP, GO_OUT, PASS, Move
from sixtysix_gui.rules.scoring.points import TARGET
from sixtysix_gui.rules.seats import Seat, opposite

STEADY_VERSION = 2
"""The version of the steady player; a golden test holds its moves to it."""
SAMPLES = 20
"""Hands of the other that it deals for a move behind a closed talon."""

KnownCards = tuple[int, int, int, int]
"""Masks: the cards shown by A and by B, the cards that A and that B cannot hold."""


def steady_of(terms: Terms, stop: Stop) -> Steady:
    """Return the steady player under some terms."""
    layers = _layers()
    steady = Steady(terms, stop, SAMPLES)
    steady.learn(layers["inputs"], layers["sums"], layers["outputs"])
    return steady


def known_to_both(view: View) -> KnownCards:
    """Return what both players have seen or proved of each other's cards, from the view of one."""
    denied = {view.seat: _denied(view), opposite(view.seat): _denied(_across(view))}
    return (
        mask_of(view.known[Seat.A]),
        mask_of(view.known[Seat.B]),
        denied[Seat.B],  # what B can know of A's hand
        denied[Seat.A],
    )


def legal_line(state: Deal, codes: Sequence[int]) -> tuple[Move, ...]:
    """Return a trace as moves of the rules, to the end of the deal.

    A position leaves out what decides nothing: a reply to a close without the card to exchange, and
    the claim after the very last card, which is made if it pays.
    """
    line: list[Move] = []
    for code in codes:
        move = move_of(code)
        if state.phase is Phase.REPLY and move not in (EXCHANGE_TRUMP, PASS):
            line.append(PASS)
            state = state.apply(PASS)[0]
        line.append(move)
        state = state.apply(move)[0]
    if state.phase is Phase.FINAL:
        line.append(_last_word(state))
    return tuple(line)


def _last_word(state: Deal) -> Move:
    """Return the better of claim and silence after the last card."""
    if state.total(state.to_act) < TARGET or GO_OUT not in state.legal_moves():
        return PASS
    ends = {move: state.apply(move)[0].outcome for move in (GO_OUT, PASS)}
    worth = {
        move: 0 if end is None else points_for(end, state.to_act) for move, end in ends.items()
    }
    return GO_OUT if worth[GO_OUT] > worth[PASS] else PASS


def _denied(view: View) -> int:
    """Return the cards that the other seat of a view has proved not to hold."""
    return mask_of(count_cards(view).talon_only)


def _across(view: View) -> View:
    """Return the other seat's view as far as public facts go; its hand is not known."""
    return replace(view, seat=opposite(view.seat))


@cache
def _layers() -> Mapping[str, list[float]]:
    text = files("sixtysix_gui.ai.two.thinking").joinpath("steady.json").read_text(encoding="utf-8")
    layers: dict[str, list[list[float]]] = json.loads(text)
    return {name: [number for row in rows for number in row] for name, rows in layers.items()}
