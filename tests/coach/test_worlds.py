"""The worlds of a comparison: possible ones, the same for all moves, and played on by the rules."""

import json
from dataclasses import replace
from typing import NamedTuple

import pytest

from sixtysix_gui.ai.two.solver.stop import StoppedError
from sixtysix_gui.coach.comparing import bear_out
from sixtysix_gui.coach.findings import Limits
from sixtysix_gui.coach.judgement_cache import judgement_object, key_of, move_from
from sixtysix_gui.coach.judgements import Verdict
from sixtysix_gui.coach.judging import advise, judge
from sixtysix_gui.coach.worlds import DrawnWorlds, KnownWorld, knows_all
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import GO_OUT, Move
from sixtysix_gui.rules.scoring.points import TARGET, CardPoints
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import rule_set
from tests.coach.positions import QUICK, decisions
from tests.helpers.naive.brute_force import BruteForce, won_by
from tests.helpers.players.player_moments import dealt_otherwise, never, stop_after
from tests.helpers.rows import each_row

DRAWN = [(view, move) for view, move in decisions(40, first=200) if not knows_all(view)]
KNOWN = [
    (view, move)
    for view, move in decisions(90, first=500)
    if knows_all(view) and len(view.hand) < 6
]


def after(state: Deal, line: tuple[Move, ...]) -> Deal:
    for move in line:
        state, _ = state.apply(move)
    return state


def looked_at(view: View, moves: list[Move]) -> DrawnWorlds:
    worlds = DrawnWorlds(view, moves, QUICK, never)
    worlds.look_at(worlds.most or 20)
    return worlds


@each_row("number", range(0, len(DRAWN), 2))
def test_every_world_is_one_that_the_seat_cannot_tell_from_the_true_one(number: int) -> None:
    view, move = DRAWN[number]
    worlds = looked_at(view, [move])
    for world in range(0, worlds.count, 7):
        state = worlds.state(world)
        assert state.view(view.seat, view.score, view.carry) == view
        assert set(worlds.other_hand(world)) == set(state.hands[1 - view.seat])


@each_row("number", range(1, len(DRAWN), 2))
def test_lines_are_legal_and_end_with_the_result(number: int) -> None:
    view, move = DRAWN[number]
    others = [m for m in view.legal_moves if m not in (move, GO_OUT)][:1]
    worlds = looked_at(view, [move, *others])
    for compared in (move, *others):
        results = worlds.results(compared)
        for world in range(0, worlds.count, 9):
            line = worlds.line(world, compared)
            assert line[0] == compared
            end = after(worlds.state(world), line)
            assert won_by(end, view.seat) == results[world]


def test_listed_worlds_are_all_different_in_every_pass() -> None:
    listed = 0
    for view, move in DRAWN:
        worlds = looked_at(view, [move])
        if worlds.listed:
            hands = [worlds.other_hand(world) for world in range(worlds.count)]
            assert len(set(hands[: worlds.cases])) == worlds.cases
            assert hands[: worlds.cases] == hands[worlds.cases : 2 * worlds.cases]
            listed += 1
    assert listed >= 3


def test_a_measure_anew_without_a_change_is_the_same() -> None:
    for view, move in DRAWN[:8]:
        worlds = looked_at(view, [move])
        assert list(worlds.play_on(move)) == list(worlds.results(move))


def test_a_measure_anew_counts_with_the_changed_points() -> None:
    """Who has 65 and a trick of his own wins more often than who has nothing yet."""
    view, move = next(
        (v, m)
        for v, m in DRAWN
        if v.close is None and not any(earned.tricks for earned in v.card_points)
    )
    worlds = looked_at(view, [move])
    own = view.seat is Seat.A

    def richer(state: Deal) -> Deal:
        rich, poor = CardPoints(captured=65, tricks=1), CardPoints()
        return state.changed(card_points=(rich, poor) if own else (poor, rich))

    assert sum(worlds.play_on(move, richer)) > sum(worlds.results(move))


def test_a_false_claim_loses_the_same_in_every_world() -> None:
    view, move = next(
        (v, m) for v, m in DRAWN if GO_OUT in v.legal_moves and v.total(v.seat) < TARGET
    )
    worlds = looked_at(view, [move, GO_OUT])
    lost = won_by(worlds.state(0).apply(GO_OUT)[0], view.seat)
    assert set(worlds.results(GO_OUT)) == {lost}
    assert lost < 0
    assert worlds.line(0, GO_OUT) == (GO_OUT,)


def test_where_all_is_known_results_are_those_of_perfect_play() -> None:
    assert len(KNOWN) >= 8
    for view, move in KNOWN:
        world = KnownWorld(view, never)
        state = world.state(0)
        assert state.view(view.seat, view.score, view.carry) == view
        assert world.results(move) == [BruteForce().value(state.apply(move)[0], view.seat)]
        end = after(state, world.line(0, move))
        assert won_by(end, view.seat) == world.results(move)[0]


@each_row("number", range(0, len(DRAWN), 6))
def test_told_to_stop_it_stops(number: int) -> None:
    view, move = DRAWN[number]
    with pytest.raises(StoppedError):
        judge(view, move, stop_after(3), limits=QUICK)


# The coach judges by what could be known: where the hidden cards lie changes nothing.


DECISIONS = list(decisions(60))


def written(view: View, played: Move, limits: Limits = QUICK) -> str:
    return json.dumps(judgement_object(judge(view, played, never, limits=limits)))


@pytest.mark.slow(sample=15)
@pytest.mark.parametrize("number", range(60))
def test_a_judgement_is_the_same_bytes_wherever_the_hidden_cards_lie(number: int) -> None:
    view, played = DECISIONS[number]
    other = dealt_otherwise(view, number + 1)
    assert key_of(view, played, QUICK) == key_of(other, played, QUICK)
    assert written(view, played) == written(other, played)


@each_row("number", range(3, 60, 10))
def test_so_is_a_hint(number: int) -> None:
    view, _ = DECISIONS[number]
    hint = advise(view, never, limits=QUICK)
    assert advise(dealt_otherwise(view, number + 1), never, limits=QUICK) == hint
    assert hint.best in view.legal_moves


def test_another_seed_looks_at_other_worlds() -> None:
    view, played = DECISIONS[4]
    assert view.talon_size > 4
    assert view.close is None
    assert written(view, played) != written(view, played, replace(QUICK, seed=1))


def test_the_key_knows_move_limits_and_view() -> None:
    view, played = DECISIONS[0]
    keys = {
        key_of(view, played, QUICK),
        key_of(view, None, QUICK),
        key_of(view, played, Limits(100, 150)),
        key_of(view, played, Limits(50, 150, seed=1)),
        key_of(DECISIONS[1][0], played, QUICK),
    }
    assert len(keys) == 5


# No loss is called clear that open cards do not bear out, where only the last draw is left.


LIMITS = Limits(worlds=50, descents=600)


class Row(NamedTuple):
    """A deal to the point of a decision: who dealt, the pack, the moves, and the two compared."""

    rules: str
    dealer: Seat
    pack: str
    moves: str
    best: str
    played: str
    borne_out: bool


MARRIAGE = (
    "schnapsen",
    Seat.B,
    "JCJSACKSTHASJDTDJHKDTCKCQDKHQSTSQCQHADAH",
    "JS KS KC JC TC AC QS AS",
)
CLOSE = (
    "schnapsen",
    Seat.A,
    "JDQDQCTHASKHACJSTSTDKCQSAHTCKDJCQHADKSJH",
    "JS AS KH AH JD TD exchange KD QD",
)
ROWS = {
    "only he who plays on lets the queen pass": Row(*MARRIAGE, "QC", "marriage H", False),
    "only he who plays on misplays the close": Row(*CLOSE, "KC", "close", False),
    "a close that wins with open cards": Row(*CLOSE, "close", "KC", True),
}


def view_of(row: Row) -> View:
    cards = [Card.parse(row.pack[place : place + 2]) for place in range(0, len(row.pack), 2)]
    state = Deal.start(rule_set(row.rules), cards, row.dealer)
    for token in row.moves.split():
        state, _ = state.apply(move_from(token))
    return state.view(state.to_act)


@each_row("name", ROWS)
def test_open_cards_bear_out_what_they_do(name: str) -> None:
    row = ROWS[name]
    view = view_of(row)
    best, played = move_from(row.best), move_from(row.played)
    worlds = DrawnWorlds(view, [best, played], LIMITS, never)
    worlds.look_at(worlds.most or 50)
    assert worlds.listed
    solver, lead = BruteForce(), 0
    for world in range(worlds.cases):
        state = worlds.state(world)
        won = [solver.value(state.apply(move)[0], view.seat) for move in (best, played)]
        lead += worlds.weights[world] * (won[0] - won[1])
    assert (lead > 0) is row.borne_out
    assert bear_out(view, best, played, worlds, never) is row.borne_out
    assert judge(view, played, never, limits=LIMITS).verdict in (Verdict.CLOSE, Verdict.GOOD)
