"""The plan of a better move and a hand that shows why: both from the view alone."""

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from sixtysix_gui.coach.judgement_cache import study_from, study_object
from sixtysix_gui.coach.judgements import FailingHand, PlanStep, StepKind, Study
from sixtysix_gui.coach.reviewing import failing_hand, key_of_study, plan_of, study
from sixtysix_gui.coach.worlds import DrawnWorlds, KnownWorld, knows_all
from sixtysix_gui.rules.cards import Card, Suit, beats
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import GO_OUT, Meld, Move, PlayCard
from tests.coach.positions import QUICK, decisions
from tests.helpers.players.player_moments import dealt_otherwise, never
from tests.helpers.rows import each_row

MANY = [
    (view, move, next(one for one in view.legal_moves if one not in (move, GO_OUT)))
    for view, move in decisions(40, first=1300)
]
DRAWN = [each for each in MANY if not knows_all(each[0])]
KNOWN = [each for each in MANY if knows_all(each[0])]
TEN, ACE, KING = (Card.parse(code) for code in ("TH", "AS", "KC"))


def studied(view: View, played: Move, best: Move) -> Study:
    return study(view, played, best, never, limits=QUICK)


# ------------------------------------------------------------------------------ from the view alone


@each_row("number", range(0, 40, 2))
def test_where_the_hidden_cards_lie_changes_nothing(number: int) -> None:
    view, played, best = MANY[number]
    other = dealt_otherwise(view, number + 1)
    assert key_of_study(view, played, best, QUICK) == key_of_study(other, played, best, QUICK)
    assert studied(other, played, best) == studied(view, played, best)


# ----------------------------------------------------------------------------------------- the plan


def test_a_plan_begins_with_the_move_and_is_made_of_what_the_seat_can_do() -> None:
    plans = [(view, best, studied(view, played, best).plan) for view, played, best in MANY]
    told = [each for each in plans if each[2]]
    assert len(told) > len(plans) / 4, "often enough to be tested"
    for view, best, plan in told:
        assert len(plan) > 1
        assert is_step_of(plan[0], best, view)
        played = [step.card for step in plan if step.kind not in (StepKind.EXCHANGE, StepKind.PAIR)]
        cards = Counter(card for card in played if card is not None)
        assert not cards or max(cards.values()) == 1, "no card is played twice"


def is_step_of(step: PlanStep, move: Move, view: View) -> bool:
    """Whether a step is a move, by a second look at the rules."""
    if isinstance(move, Meld):
        points = 40 if move.suit is view.trump else 20
        return step == PlanStep(StepKind.PAIR, suit=move.suit, points=points)
    if not isinstance(move, PlayCard):
        return step.kind not in (StepKind.LEAD, StepKind.TAKE, StepKind.TRUMP, StepKind.THROW)
    if view.led is None:
        kind = StepKind.LEAD
    elif not beats(move.card, view.led, view.trump_suit):
        kind = StepKind.THROW
    else:
        kind = StepKind.TAKE if move.card.suit is view.led.suit else StepKind.TRUMP
    return step == PlanStep(kind, move.card)


@each_row("number", range(min(len(DRAWN), 12)))
def test_more_than_half_of_the_lines_go_along_with_a_plan(number: int) -> None:
    view, played, best = DRAWN[number]
    worlds = DrawnWorlds(view, [best, played], QUICK, never)
    worlds.look_at(worlds.most or 40)
    plan = plan_of(best, worlds)
    cards = [step.card for step in plan if step.card and step.kind is not StepKind.EXCHANGE]
    along = total = 0
    for world in range(worlds.cases):
        mine = own_cards(view, worlds, world, best)
        along += worlds.weights[world] * (mine[: len(cards)] == cards)
        total += worlds.weights[world]
    assert 2 * along > total


def own_cards(view: View, worlds: DrawnWorlds, world: int, best: Move) -> list[Card]:
    """The cards that the seat plays in a world, in order."""
    state = worlds.state(world)
    mine: list[Card] = []
    for move in worlds.line(world, best):
        if state.to_act is view.seat and isinstance(move, PlayCard):
            mine.append(move.card)
        state = state.apply(move)[0]
    return mine


@each_row("number", range(min(len(KNOWN), 8)))
def test_where_all_is_known_the_plan_is_the_solver_s_line(number: int) -> None:
    view, played, best = KNOWN[number]
    found = studied(view, played, best)
    assert found.failing is None, "there is one hand, and it lies open"
    line = KnownWorld(view, never).line(0, best)
    state = KnownWorld(view, never).whole
    mine: list[Card] = []
    for move in line:
        if state.to_act is view.seat and isinstance(move, PlayCard):
            mine.append(move.card)
        state = state.apply(move)[0]
    cards = [step.card for step in found.plan if step.card is not None]
    assert cards == mine[: len(cards)]


# ----------------------------------------------------------------------------------- a telling hand


@each_row("number", range(len(DRAWN)))
def test_against_the_hand_the_played_move_does_worse(number: int) -> None:
    view, played, best = DRAWN[number]
    worlds = DrawnWorlds(view, [best, played], QUICK, never)
    worlds.look_at(worlds.most or 40)
    found = failing_hand(played, best, worlds)
    pairs = list(zip(worlds.results(best), worlds.results(played), strict=True))
    if found is None:
        assert all(good <= bad for good, bad in pairs)
        return
    with_deal = without = 0
    for at, (good, bad) in enumerate(pairs):
        if bad < 0 < good:
            with_deal += worlds.weights[at] * (good - bad)
        elif bad < good:
            without += worlds.weights[at] * (good - bad)
    assert found.loses is (with_deal >= without)
    here = [at for at in range(worlds.count) if worlds.other_hand(at) == found.cards]
    shown = [pairs[at] for at in here]
    assert any((bad < 0 < good) if found.loses else bad < good for good, bad in shown)


class Hands:
    """Worlds of which only hands, weights and results are asked."""

    def __init__(self, *worlds: tuple[str, int, int, int]) -> None:
        self.hands = [tuple(Card.parse(code) for code in text.split()) for text, *_ in worlds]
        self.weights = [weight for _, weight, *_ in worlds]
        self.by_move = {"best": [w[2] for w in worlds], "played": [w[3] for w in worlds]}
        self.count = self.cases = len(worlds)
        self.listed = True

    def results(self, move: str) -> Sequence[int]:
        return self.by_move[move]

    def other_hand(self, world: int) -> tuple[Card, ...]:
        return self.hands[world]


@each_row(
    ("worlds", "cards", "loses"),
    [
        ([("AS KC", 1, 1, -1), ("AS TH", 3, 1, -1), ("KC TH", 9, 1, 1)], "AS TH", True),
        ([("AS KC", 1, 1, -1), ("AS TH", 1, 1, -1), ("AS TH", 1, 1, -1)], "AS TH", True),
        ([("AS KC", 1, 3, 1), ("KC TH", 9, 1, 1), ("AS TH", 1, 1, -2)], "AS TH", True),
        ([("AS KC", 2, 3, 1), ("KC TH", 9, 1, 1), ("AS TH", 1, 1, -2)], "AS KC", False),
        ([("AS KC", 2, 3, 1), ("KC TH", 9, 1, 1), ("AS TH", 1, -1, -2)], "AS KC", False),
        ([("AS KC", 1, 1, -1), ("AS QD", 1, 1, -1), ("TH QD", 1, 1, -1)], "AS QD", True),
        (
            [("AS KC", 3, 1, -1), *((f"TH {one}", 2, 1, -1) for one in ("QD", "QH", "JS"))],
            "AS KC",
            True,
        ),
        ([("AS KC", 2, 1, 1), ("KC TH", 9, 1, 2)], "", False),
    ],
)
def test_it_is_the_likeliest_of_those_hands(
    worlds: list[tuple[str, int, int, int]], cards: str, loses: bool
) -> None:
    found = failing_hand("played", "best", Hands(*worlds))  # pyright: ignore[reportArgumentType]
    expected = tuple(Card.parse(code) for code in cards.split())
    assert found == (FailingHand(expected, loses) if expected else None)


# ------------------------------------------------------------------------------------- in the cache


WHOLE = Study(
    (
        PlanStep(StepKind.THROW, KING),
        PlanStep(StepKind.DRAW),
        PlanStep(StepKind.EXCHANGE, ACE),
        PlanStep(StepKind.PAIR, suit=Suit.HEARTS, points=40),
        PlanStep(StepKind.OUT),
    ),
    FailingHand((ACE, TEN), loses=False),
)


@each_row("found", [WHOLE, Study((), None), replace(WHOLE, failing=None)])
def test_a_study_is_read_as_it_was(found: Study) -> None:
    assert study_from(json.loads(json.dumps(study_object(found), sort_keys=True))) == found


@each_row(
    "content",
    [
        {},
        {"plan": [], "failing": 3},
        {"plan": [], "failing": {"cards": ["AS"], "loses": 1}},
        {"plan": [], "failing": {"cards": ["XX"], "loses": True}},
        {"plan": [], "failing": {"cards": "AS", "loses": True}},
        {"plan": 4, "failing": None},
        {"plan": [4], "failing": None},
        {"plan": [{"kind": "lead", "card": None, "suit": None, "points": 0}], "failing": None},
        {"plan": [{"kind": "draw", "card": "AS", "suit": None, "points": 0}], "failing": None},
        {"plan": [{"kind": "pair", "card": None, "suit": "Q", "points": 20}], "failing": None},
        {"plan": [{"kind": "pair", "card": None, "suit": 3, "points": 20}], "failing": None},
        {"plan": [{"kind": "draw", "card": None, "suit": None, "points": True}], "failing": None},
        {"plan": [{"kind": "fly", "card": None, "suit": None, "points": 0}], "failing": None},
    ],
)
def test_what_is_no_study_is_not_read(content: dict[str, object]) -> None:
    assert study_from(content) is None


class Box:
    """A cache in memory."""

    def __init__(self) -> None:
        self.kept: dict[str, dict[str, object]] = {}

    def get(self, key: str) -> dict[str, object] | None:
        return self.kept.get(key)

    def put(self, key: str, content: object) -> None:
        assert isinstance(content, dict)
        self.kept[key] = content


def test_it_is_found_once_and_kept_and_what_cannot_be_is_found_anew() -> None:
    view, played, best = DRAWN[0]
    box = Box()
    found = study(view, played, best, never, limits=QUICK, cache=box)
    (key,) = box.kept
    other = Study(found.plan[:0], None)
    box.kept[key] = study_object(other)
    assert study(view, played, best, never, limits=QUICK, cache=box) == other, "from the cache"
    box.kept[key] = study_object(Study((), FailingHand(view.hand, loses=True)))
    again = study(view, played, best, never, limits=QUICK, cache=box)
    assert again == found, "the own hand is not the other's"
    assert box.kept[key] == study_object(found)
