"""Reasons that cards and figures alone show, in hand-written positions."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Literal, NamedTuple

from typing_extensions import override

from sixtysix_gui.coach.findings import Findings, Worlds
from sixtysix_gui.coach.judgement_cache import move_from
from sixtysix_gui.coach.judgements import MoveWorth, Reason, ReasonValue, Verdict
from sixtysix_gui.coach.reasons.explaining import explain
from sixtysix_gui.rules.cards import Card, Suit
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.moves import CLOSE_TALON, DRAW, EXCHANGE_TRUMP, PASS, PLAY_CARD, Move
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import rule_set
from tests.helpers.deals.packs import stack_pack, with_more_captured
from tests.helpers.golden_data.golden import profile
from tests.helpers.rows import each_row

ACTS: dict[str, Move] = {
    "draw": DRAW,
    "close": CLOSE_TALON,
    "pass": PASS,
    "spades": move_from("marriage S"),
}


class OneWorld(Worlds):
    """The deal as it is, where the best move wins one point and any other loses one.

    ``reply`` is what the other then answers; he got it from the talon for his last card.
    """

    def __init__(self, state: Deal, best: Move, reply: str = "") -> None:
        self._best = best
        self._reply = tuple(move_from(code) for code in reply.split())
        self._state = state if not reply else with_card(state, Card.parse(reply))
        self.count = 1
        self.cases = 1
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
        return (move,) if move == self._best else (move, *self._reply)

    @override
    def play_on(self, move: Move, changed: Callable[[Deal], Deal] | None = None) -> Sequence[int]:
        return self.results(move)


def with_card(state: Deal, card: Card) -> Deal:
    """The deal with a card of the talon in the hand of him who does not lead."""
    hands = list(state.hands)
    theirs = hands[1 - state.to_act]
    hands[1 - state.to_act] = (*theirs[:-1], card)
    talon = tuple(theirs[-1] if each == card else each for each in state.undealt)
    return state.changed(hands=(hands[0], hands[1]), undealt=talon)


def explained(state: Deal, best: Move, played: Move, reply: str = "") -> Reason:
    worths = tuple(
        MoveWorth(move, points, 0.0, wins, 1, 0.5)
        for move, points, wins in ((best, 1.0, 1), (played, -1.0, 0))
    )
    findings = Findings(
        state.view(state.to_act),
        played,
        best,
        Verdict.BLUNDER,
        2.0,
        0.5,
        exact=False,
        by_chance=False,
        worths=worths,
        worlds=OneWorld(state, best, reply),
    )
    return explain(findings)


class Row(NamedTuple):
    """A german deal with hearts as trumps, what was played, and the two moves compared."""

    forehand: str
    dealer: str
    moves: str
    best: str
    played: str
    number: int
    values: dict[str, ReasonValue | str] = {}  # noqa: RUF012 - never changed
    more: int = 0
    """Card points that forehand has besides those of the moves."""
    reply: str = ""
    """What the other answers to the move played, who may have got it instead of a plain card."""


def given(best: str, p: int, played: str, q: int) -> dict[str, ReasonValue | str]:
    return {"best": move_from(best), "p": p, "played": move_from(played), "q": q}


TRUMPS = ("AH TH AC KS QS 9D", "JC QC JS KD QD 9H")
VOID = ("AC KC QD JS TS AH", "AD 9D JD QS 9S TH")
PENDING = ("KS QS AD JC JD 9C", "AS TS AC KD QD 9H")
ROWS = {
    "the highest trump": Row(*TRUMPS, "AC JC draw", "AH", "QS", 17, given("AH", 0, "QS", 14)),
    "no trump lead instead": Row(*TRUMPS, "AC JC draw", "AH", "TH", 0),
    "nothing beats an ace of trumps": Row(
        *TRUMPS, "AC JC draw", "AH", "9D", 17, given("AH", 0, "9D", 11)
    ),
    "a plain ace can be trumped": Row(*TRUMPS, "", "AC", "9D", 0),
    "the pair at once": Row(*TRUMPS, "AC JC draw", "marriage S", "9D", 24, {"v": 20}),
    "before the first trick it waits": Row(*TRUMPS, "", "marriage S", "9D", 0),
    "out too early": Row(*TRUMPS, "AC JC draw", "9D", "out", 30, {"t": 13, "k": 53}),
    "out too early with a pair": Row(
        *TRUMPS, "AC JC draw", "marriage S", "out", 30, {"t": 13, "k": 53}
    ),
    "out too early, near with a pair": Row(
        *TRUMPS, "AC JC draw", "marriage S", "out", 30, {"t": 40, "k": 26}, more=27
    ),
    "out was there": Row(*TRUMPS, "AC JC draw", "out", "9D", 29, {"t": 66, "p": 3}, more=53),
    "no clubs since the close": Row(
        *VOID,
        "close pass AC TH QS TS",
        "JS",
        "KC",
        14,
        {"suit": Suit.CLUBS, "t": 1, "card": Card.parse("KC")},
        reply="9H",
    ),
    "no clubs, but no trump falls": Row(*VOID, "close pass AC TH QS TS", "JS", "KC", 0),
    "clubs are led anyway": Row(*VOID, "close pass AC TH QS TS", "KC", "JS", 0),
    "near with the pair": Row(
        *TRUMPS, "AC JC draw", "marriage S", "9D", 25, {"t": 60, "k": 6}, more=27
    ),
    "the ace alone": Row(
        *TRUMPS, "AC JC draw", "AH", "9D", 31, {"k": 11, "card": Card.parse("AH"), "p": 11}, more=42
    ),
    "a marriage that waits": Row(
        *PENDING, "spades QS AS draw KD", "AD", "9C", 27, {"best": move_from("AD"), "v": 20}
    ),
    "a trick for the taking": Row(*TRUMPS, "QS", "9H", "JC", 45, {"best": move_from("9H"), "p": 3}),
    "an ace thrown away": Row(*VOID, "KC", "9D", "AD", 46, {"played": move_from("AD"), "p": 11}),
    "a nine thrown away": Row(*VOID, "KC", "9D", "9S", 0),
    "a queen is enough": Row(
        *VOID, "JS", "QS", "TH", 47, {"best": move_from("QS"), "played": move_from("TH")}
    ),
    "the ten takes it, too": Row(
        *PENDING, "QS", "TS", "9H", 48, {"best": move_from("TS"), "p": 10}
    ),
    "the trick is lost": Row(*PENDING, "spades QS AS draw KD", "9C", "JD", 0),
}


@each_row("name", ROWS)
def test_reasons_from_cards_and_figures(name: str) -> None:
    row = ROWS[name]
    pack = stack_pack(
        profile("german-66", {}),
        forehand=row.forehand,
        dealer=row.dealer,
        turn_up="KH",
        talon="TD TC",
    )
    state = Deal.start(rule_set(), [Card.parse(code) for code in pack], Seat.B)
    for token in row.moves.split():
        state, _ = state.apply(ACTS[token] if token in ACTS else PLAY_CARD[Card.parse(token)])
    state = with_more_captured(state, Seat.A, row.more)
    reason = explained(state, move_from(row.best), move_from(row.played), row.reply)
    assert reason.number == row.number
    if row.number:
        assert dict(reason.values) == row.values


@each_row(("when", "closes"), [("lead", True), ("any-turn", False)])
def test_an_exchange_before_the_draw_closes_where_it_binds_to_it(
    when: Literal["lead", "any-turn"], closes: bool
) -> None:
    rules = replace(rule_set(), exchange_when=when, exchange_before_draw=True)
    pack = stack_pack(
        profile("german-66", {}),
        forehand="AH TH AC KS QS 9H",
        dealer="JC QC JS KD QD 9D",
        turn_up="KH",
        talon="TD TC",
    )
    state = Deal.start(rules, [Card.parse(code) for code in pack], Seat.B)
    for code in ("AC", "JC"):
        state, _ = state.apply(PLAY_CARD[Card.parse(code)])
    reason = explained(state, DRAW, EXCHANGE_TRUMP)
    assert (reason.number in range(1, 7)) is closes
