"""What comes of a move later in the deal (54-57), in hand-written lines of either move."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from typing_extensions import override

from sixtysix_gui.coach.findings import Findings, Worlds
from sixtysix_gui.coach.judgement_cache import move_from
from sixtysix_gui.coach.judgements import VALUE_NAMES, MoveWorth, ReasonValue, Verdict
from sixtysix_gui.coach.reasons import later
from sixtysix_gui.coach.reasons.proofs import Case, Prover
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.moves import CLOSE_TALON, DRAW, PASS, PLAY_CARD, Move
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import rule_set
from tests.helpers.deals.packs import stack_pack, with_more_captured
from tests.helpers.golden_data.golden import profile
from tests.helpers.rows import each_row

ACTS: dict[str, Move] = {
    "draw": DRAW,
    "close": CLOSE_TALON,
    "pass": PASS,
    "diamonds": move_from("marriage D"),
}
HANDS = ("AH TH AC KS QS 9D", "JC QC TS KD QD 9H")
PROVERS = {
    54: later.runs_to_66,
    55: later.loses_high_card,
    56: later.wins_high_card,
    57: later.his_later_marriage,
}
COSTS = (55, 57)
"""The reasons that are about the move played; the others are about the better one."""


class TwoLines(Worlds):
    """The deal as it is, in which the better move wins a point and the other loses one."""

    def __init__(self, state: Deal, lines: Sequence[tuple[Move, ...]]) -> None:
        self._state = state
        self._lines = {line[0]: line for line in lines}
        self._best = lines[0][0]
        self.count = self.cases = 1
        self.weights = [1]
        self.listed = False

    @override
    def results(self, move: Move) -> Sequence[int]:
        return [1 if move == self._best else -1]

    @override
    def state(self, world: int) -> Deal:
        return self._state

    @override
    def other_hand(self, world: int) -> tuple[Card, ...]:
        return self._state.hands[1 - self._state.to_act]

    @override
    def line(self, world: int, move: Move) -> tuple[Move, ...]:
        return self._lines[move]

    @override
    def play_on(self, move: Move, changed: Callable[[Deal], Deal] | None = None) -> Sequence[int]:
        return self.results(move)


class FourHands(TwoLines):
    """Four hands, each in four passes: the moves are alike but in the first of them."""

    def __init__(self, state: Deal, lines: Sequence[tuple[Move, ...]], *, listed: bool) -> None:
        super().__init__(state, lines)
        self.listed = listed
        self.count = 16
        self.cases = 4 if listed else 16
        self.weights = [1] * 16

    @override
    def results(self, move: Move) -> Sequence[int]:
        return [-1 if move != self._best and world % 4 == 0 else 1 for world in range(16)]

    @override
    def line(self, world: int, move: Move) -> tuple[Move, ...]:
        return super().line(world, move) if world % 4 == 0 else (move,)


class Row(NamedTuple):
    """Hearts are trumps; the lines of the better move and of the one played, and what is so."""

    number: int
    best: str
    played: str
    card: str | None
    """The card that is named, "" where none is; None where the reason is not true."""
    before: str = ""
    more: int = 0
    """Card points that the seat has besides those of the moves."""
    wins: int = 1
    """Of the one case of the better move, by whoever counts them."""


ROUT = "close pass AH 9H TH JC"
ROWS = {
    "both trumps, and nothing is lost": Row(54, ROUT, "QS 9H", "", more=45),
    "both trumps are too few": Row(54, ROUT, "QS 9H", None, more=33),
    "a trick is lost on the way": Row(54, f"{ROUT} QS TS", "QS 9H", None, more=45),
    "the referee has not won it": Row(54, ROUT, "QS 9H", None, more=45, wins=0),
    "the other move runs as well": Row(54, ROUT, "AH 9H draw TH JC draw", None, more=45),
    "an ace falls to a king": Row(55, "AH JC draw", "QS 9H draw KD AC", "AC"),
    "it falls either way": Row(55, "9D QD draw KD AC", "QS 9H draw KD AC", None),
    "a queen is no high card": Row(55, "AH JC draw", "9D QD draw KD QS", None),
    "the ace itself was played": Row(55, "AH JC draw", "AC 9H draw", None),
    "his ten under the ace": Row(56, "AC TS draw", "QS TS draw", "TS"),
    "his ten either way": Row(56, "AC TS draw", "AH TS draw", None),
    "his nine under the ace": Row(56, "AC 9H", "QS JC draw", None),
    "the card led is no gain of later": Row(56, "TH", "KS", None, before="QS 9H draw TS"),
    "he comes to lead with a pair": Row(57, "AH JC draw", "QS 9H draw diamonds", ""),
    "he never leads": Row(57, "AH JC draw", "AC JC draw", None),
    "he leads either way": Row(57, "KS 9H draw diamonds", "QS 9H draw diamonds", None),
}


def moves_of(text: str) -> tuple[Move, ...]:
    return tuple(
        ACTS[each] if each in ACTS else PLAY_CARD[Card.parse(each)] for each in text.split()
    )


def opening() -> Deal:
    """The first lead of a german deal with these hands."""
    pack = stack_pack(
        profile("german-66", {}), forehand=HANDS[0], dealer=HANDS[1], turn_up="KH", talon="TD TC"
    )
    return Deal.start(rule_set(), [Card.parse(code) for code in pack], Seat.B)


def case_of(row: Row, worlds: Callable[..., Worlds] = TwoLines) -> Case:
    state = opening()
    for move in moves_of(row.before):
        state = state.apply(move)[0]
    state = with_more_captured(state, Seat.A, row.more)
    best, played = moves_of(row.best), moves_of(row.played)
    worths = (
        MoveWorth(best[0], 1.0, 0.0, row.wins, 1, 0.5),
        MoveWorth(played[0], -1.0, 0.0, 0, 1, 0.5),
    )
    return Case(
        Findings(
            state.view(state.to_act),
            played[0],
            best[0],
            Verdict.BLUNDER,
            0.5,
            0.1,
            exact=False,
            by_chance=False,
            worths=worths,
            worlds=worlds(state, (best, played)),
        )
    )


@each_row("name", ROWS)
def test_it_is_said_where_it_comes_of_one_of_the_moves(name: str) -> None:
    row = ROWS[name]
    prove: Prover = PROVERS[row.number]
    case = case_of(row)
    proof = prove(case)
    if row.card is None:
        assert proof is None
        return
    assert proof is not None
    expected: dict[str, ReasonValue] = {"best": case.best, "played": case.played}
    expected.update(a=1, n=1, b=0)
    if row.card:
        expected["card"] = Card.parse(row.card)
    assert proof.reason.number == row.number
    assert dict(proof.reason.values) == expected


@each_row("number", PROVERS)
def test_it_names_first_the_move_that_it_is_about(number: int) -> None:
    row = next(row for row in ROWS.values() if row.number == number and row.card is not None)
    proof = PROVERS[number](case_of(row))
    assert proof is not None
    names = [name for name, _ in proof.reason.values]
    assert names == VALUE_NAMES[number].split()
    moves = [name for name in names if name in ("best", "played")]
    assert moves == (["played", "best"] if number in COSTS else ["best", "played"])


def test_where_all_hands_are_listed_one_of_them_is_no_chance() -> None:
    """What is so in one hand of four may be chance if hands are drawn, not if there are no more."""
    row = ROWS["an ace falls to a king"]
    drawn = case_of(row, partial(FourHands, listed=False))
    listed = case_of(row, partial(FourHands, listed=True))
    assert later.loses_high_card(drawn) is None
    proof = later.loses_high_card(listed)
    assert proof is not None
    assert (proof.reason.value("a"), proof.reason.value("n")) == (1, 4)
