"""The reasons that the measure itself can give: 0, 36 to 39 and 42, computed a second time."""

from collections.abc import Mapping
from dataclasses import replace
from unittest.mock import patch

import pytest

from sixtysix_gui.coach import judging
from sixtysix_gui.coach.findings import Findings, Limits
from sixtysix_gui.coach.judgements import Judgement, LineKind, LinePart, Reason, Verdict
from sixtysix_gui.coach.judging import judge
from sixtysix_gui.coach.reasons.explaining import explain
from sixtysix_gui.coach.reasons.open_cards import every_world
from sixtysix_gui.coach.reasons.score import mere_results
from sixtysix_gui.coach.worlds import DrawnWorlds, knows_all
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import TalonStatus
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import DRAW, EXCHANGE_TRUMP, PLAY_CARD, Move, PlayCard
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import rule_set
from tests.coach.positions import QUICK, decisions
from tests.helpers.naive.brute_force import BruteForce, sensible_moves
from tests.helpers.players.player_moments import never

TOLD_BEFORE_37 = {2, 52, 17, 18, 24, 25, 27, 29, 30, 31, 45, 46, 47, 48}
"""What can be told as well where every card is known, from cards and figures, and goes first."""

FIRST, ALL, EVERY = 2000, 700, 28
"""The numbers of all decisions; an ordinary run takes some of them whatever is said there."""
SAID_THEN: Mapping[int, tuple[int, ...]] = {
    7: (2044, 2074),
    29: (2023, 2128, 2171),
    37: (2009, 2057, 2200, 2252, 2406, 2630),
    38: (2010, 2012, 2019),
    42: (2006, 2014, 2018, 2021, 2027, 2029, 2032, 2037),
}
"""Where in all of them a reason was said when all were judged, so that few need to be judged."""

Judged = tuple[View, Move, Judgement]


@pytest.fixture(scope="module")
def judged(exhaustive: bool) -> list[Judged]:
    numbers = set(range(FIRST, FIRST + ALL, 1 if exhaustive else EVERY))
    for some in SAID_THEN.values():
        numbers.update(some)
    found = [next(decisions(1, first=number)) for number in sorted(numbers)]
    return [(view, move, judge(view, move, never, limits=QUICK)) for view, move in found]


def with_reason(judged: list[Judged], number: int) -> list[Judged]:
    return [each for each in judged if each[2].reason and each[2].reason.number == number]


def test_a_bad_or_undecided_move_has_a_reason_and_no_other(judged: list[Judged]) -> None:
    for _, _, judgement in judged:
        if judgement.verdict.strokes or judgement.verdict is Verdict.CLOSE:
            assert judgement.reason is not None
        elif judgement.verdict is Verdict.GOOD:
            assert judgement.reason is None or judgement.reason.number == 52
    assert {judgement.verdict for _, _, judgement in judged} == set(Verdict)


WHERE_COUNTED = 2018
"""A decision of which reason 0 is true, whatever is said there."""


def test_0_and_42_count_the_won_worlds(judged: list[Judged]) -> None:
    assert len(with_reason(judged, 42)) > 5
    where_counted = next(decisions(1, first=WHERE_COUNTED))
    counted = replace(
        judge(*where_counted, never, limits=QUICK), reason=mere_results(found_for(*where_counted))
    )
    assert counted.reason is not None
    assert counted.reason.number == 0
    assert counted.worths[0].of == counted.worlds, "it is not counted here"
    for view, move, judgement in (*with_reason(judged, 42)[::3], (*where_counted, counted)):
        reason = judgement.reason
        assert reason is not None
        worlds = DrawnWorlds(view, [judgement.best, move], QUICK, never)
        worlds.look_at(worlds.most or judgement.worlds)
        if worlds.listed or judgement.worths[0].of != judgement.worlds:
            continue  # after an appeal others have counted
        won = [sum(result > 0 for result in worlds.results(m)) for m in (judgement.best, move)]
        found = (reason.value("a"), reason.value("b"), reason.value("n"))
        assert found == (won[0], won[1], worlds.count)


def test_36_only_where_the_game_decides(judged: list[Judged]) -> None:
    for view, _, judgement in judged:
        is_36 = judgement.reason is not None and judgement.reason.number == 36
        assert is_36 == (judgement.by_chance and judgement.verdict is not Verdict.GOOD)
        assert max(view.score) < view.rules.game_target


def test_37_and_38_only_where_all_is_known_and_perfect_play_says_so(judged: list[Judged]) -> None:
    assert len(with_reason(judged, 37)) >= 3
    explained = lost = 0
    for view, move, judgement in judged:
        if not knows_all(view):
            continue
        state = Deal.imagined(view, view.unseen)
        values = {
            m: BruteForce().value(state.apply(m)[0], view.seat) for m in sensible_moves(state)
        }
        assert judgement.loss == max(values.values()) - values[move]
        if judgement.reason is not None and judgement.reason.number == 38:
            assert set(values.values()) == {max(values.values())}
            assert max(values.values()) < 0
            lost += 1
        elif judgement.reason is not None:
            assert judgement.reason.number in TOLD_BEFORE_37 | {37}
            explained += 1
    assert explained >= 8
    assert lost >= 2


def line_of(judgement: Judgement) -> tuple[LinePart, ...]:
    assert judgement.reason is not None
    line = judgement.reason.value("line")
    assert isinstance(line, tuple)
    return tuple(part for part in line if isinstance(part, LinePart))


def test_every_part_of_a_line_is_true(judged: list[Judged]) -> None:
    kinds: set[LineKind] = set()
    for view, move, judgement in with_reason(judged, 37):
        state = Deal.imagined(view, view.unseen)
        assert len(line_of(judgement)) <= 3
        for part in line_of(judgement):
            kinds.add(part.kind)
            theirs = state.hands[1 - view.seat]
            if part.kind is LineKind.TRUMPED:
                assert move == PlayCard(part.card)
                assert part.suit is part.card.suit
                assert part.suit is not view.trump
                assert all(card.suit is not part.suit for card in theirs)
                worths = [part.card.points + c.points for c in theirs if c.suit is view.trump]
                assert part.points in worths
            elif part.kind is LineKind.NOBODY:
                assert move == PlayCard(part.card)
            elif part.kind in (LineKind.WON, LineKind.LOST):
                assert part.card2 is not None
                assert {part.card, part.card2} & set(theirs)
                assert part.points == part.card.points + part.card2.points
            else:
                assert judgement.best == PlayCard(part.card)
    assert kinds


WHERE_PROVED = (2211, 2563)
"""Decisions at which reason 39 is true, whatever is said there."""


def test_39_is_so_in_every_world() -> None:
    proved = 0
    for number in WHERE_PROVED:
        view, move = next(decisions(1, first=number))
        findings = found_for(view, move)
        reason = every_world(findings)
        assert reason is not None
        assert view.status is not TalonStatus.OPEN
        worlds = DrawnWorlds(view, [move], QUICK, never)
        worse = 0
        worlds.look_at(worlds.most or 0)
        assert worlds.listed
        assert reason.value("n") == worlds.cases
        assert reason.value("played") == move
        if len(view.hand) > 4:
            continue
        solver = BruteForce()
        for world in range(worlds.cases):
            state = worlds.state(world)
            best, own = (solver.value(state.apply(m)[0], view.seat) for m in (findings.best, move))
            assert own <= best
            worse += own < best
        assert reason.value("a") == worse
        proved += 1
    assert proved


def found_for(view: View, move: Move) -> Findings:
    """What the measure finds about a move that is worse."""
    found: list[Findings] = []

    def noted(findings: Findings) -> Reason:
        found.append(findings)
        return explain(findings)

    with patch.object(judging, "explain", noted):
        judge(view, move, never, limits=QUICK)
    return found[-1]


def test_no_reason_takes_away_the_card_that_the_better_move_needs() -> None:
    """The lowest trump was led where it could be exchanged: nothing says to keep it for that."""
    order = "KH QC 9C 9D AC TH QS AS QD KD 9S TS TD AD TC JC JS QH JH JD 9H AH KS KC"
    pack = tuple(map(Card.parse, order.split()))
    state = Deal.start(rule_set("german-66"), pack, Seat.A)
    for card in ("9C", "TS", "QC", "KD"):
        state = state.apply(PLAY_CARD[Card.parse(card)])[0]
        if DRAW in state.legal_moves():
            state = state.apply(DRAW)[0]
    played = PLAY_CARD[Card.parse("9D")]
    judgement = judge(state.view(Seat.A, (0, 0)), played, never, limits=Limits(50, 300, 2))
    assert judgement.best == EXCHANGE_TRUMP
    assert judgement.reason is not None
    assert judgement.reason.number not in (13, 15, 26, 47)
