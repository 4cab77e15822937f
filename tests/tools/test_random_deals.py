"""Random deals of all games, and the checks that must notice what is broken."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from sixtysix_gui.records import replay
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.history import Marriage
from sixtysix_gui.rules.scoring.points import CardPoints, Outcome, Termination
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import Rules, rule_set, rule_set_names
from tests.helpers.rows import each_row
from tests.records.many_records import OPTIONS
from tools.random_deals.__main__ import main, play_deals
from tools.random_deals.checks import BrokenRuleError, check_end, check_state
from tools.random_deals.options import random_rules
from tools.random_deals.play import states_of

GAMES = rule_set_names()
RULES = [rule_set(name) for name in GAMES]
SAMPLE = 340
"""Deals played in every run, this many of each game."""


def test_a_sample_of_the_million_holds() -> None:
    ends = play_deals(RULES, range(SAMPLE), minutes=60)
    assert {game for game, _ in ends} == set(GAMES)
    assert ends.total() == SAMPLE


def test_a_sample_holds_by_any_rules() -> None:
    assert play_deals(RULES, range(SAMPLE), minutes=60, options=True).total() == SAMPLE


def test_random_rules_use_every_option() -> None:
    for game in GAMES:
        some = [random_rules(game, number) for number in range(200)]
        assert {key for rules in some for key in rules.overrides()} == some[0].plan.options
        assert some == [random_rules(game, number) for number in range(200)]


def test_what_was_played_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--deals", "3", "--first", "40", "--game", "three-66"]) == 0
    *rows, last = capsys.readouterr().out.splitlines()
    assert sum(int(row.split()[2]) for row in rows) == 3
    assert last == "3 deals, numbers 40 to 42, nothing is broken"
    assert main(["--deals", "1", "--first", "5", "--options"]) == 0
    assert capsys.readouterr().out.endswith("1 deals, numbers 5 to 5, nothing is broken\n")


def test_a_game_is_played_by_other_rules(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--deals", "2", "--game", "idiots-66", "--rules", "end.slam=100"]) == 0
    assert "2 deals" in capsys.readouterr().out
    with pytest.raises(SystemExit):
        main(["--deals", "2", "--rules", "end.slam=100"])


def test_a_slam_that_counts_nothing_is_noticed() -> None:
    deal = replay(OPTIONS[0][0]).state
    check_end(deal)
    with pytest.raises(BrokenRuleError, match="a slam counts a hundred"):
        check_end(deal.changed(rules=rule_set("idiots-66")))


def test_it_ends_when_its_time_is_over() -> None:
    assert play_deals(RULES, range(SAMPLE), minutes=-1).total() == 0


def test_deals_follow_from_their_numbers() -> None:
    rules = rule_set("gaigel")
    assert list(states_of(rules, 7)) == list(states_of(rules, 7)) != list(states_of(rules, 8))


def state(game: str, phase: Phase, *, trick: int = 2, seed: int = 1) -> Deal:
    """The first state of a random deal in that phase of that trick, or of a later deal."""
    for deal in states_of(rule_set(game), seed):
        if deal.phase is phase and deal.trick_number >= trick:
            return deal
    return state(game, phase, trick=trick, seed=seed + 1)


def with_tallies(deal: Deal, captured: int) -> Deal:
    card_points = tuple(earned._replace(captured=captured) for earned in deal.card_points)
    return deal.changed(card_points=card_points)


def card_lost(deal: Deal) -> Deal:
    return deal.changed(hands=(deal.hands[0][1:], *deal.hands[1:]))


def card_given(deal: Deal) -> Deal:
    first, second, *others = deal.hands
    return deal.changed(hands=(first[1:], (*second, first[0]), *others))


def shown_twice(deal: Deal) -> Deal:
    marriage = Marriage(Seat.A, Card.parse("KS").suit, 20, 1)
    return deal.changed(marriages=(marriage, marriage))


BROKEN: list[tuple[str, Phase, Callable[[Deal], Deal], str]] = [
    ("three-66", Phase.LEAD, card_lost, "every card is in exactly one place"),
    ("three-66", Phase.LEAD, card_given, "hands are equal at every lead"),
    ("na-66", Phase.LEAD, shown_twice, "no one shows a suit twice"),
    ("gaigel", Phase.LEAD, lambda deal: with_tallies(deal, 1), "captures are the values"),
    ("idiots-66", Phase.FOLLOW, lambda deal: deal.changed(phase=Phase.SETTLED), "a legal move"),
    (
        "gaigel",
        Phase.LEAD,
        lambda deal: deal.changed(
            undealt=deal.undealt[1:], hands=((*deal.hands[0], deal.undealt[0]), *deal.hands[1:])
        ),
        "hands are equal at every lead",
    ),
]


@each_row(("game", "phase", "damage", "what"), BROKEN)
def test_a_broken_state_is_noticed(
    game: str, phase: Phase, damage: Callable[[Deal], Deal], what: str
) -> None:
    deal = state(game, phase)
    check_state(deal, None)
    with pytest.raises(BrokenRuleError, match=what):
        check_state(damage(deal), None)


def test_a_total_that_falls_is_noticed() -> None:
    deal = state("four-66", Phase.FOLLOW)
    more = tuple(CardPoints(100, 0, 0, 1) for _ in deal.card_points)
    with pytest.raises(BrokenRuleError, match="totals never fall"):
        check_state(deal, deal.changed(card_points=more))


@each_row("game", GAMES)
def test_a_wrong_outcome_is_noticed(game: str) -> None:
    *_, deal = states_of(rule_set(game), 3)
    check_end(deal)
    outcome = deal.outcome
    assert outcome is not None
    wrong = replace(outcome, points=tuple(points + 9 for points in outcome.points))
    with pytest.raises(BrokenRuleError):
        check_end(deal.changed(outcome=wrong))
    for broken in (None, replace(outcome, end=replace(outcome.end, card_points=()))):
        with pytest.raises(BrokenRuleError):
            check_end(deal.changed(outcome=broken))


def not_closed(deal: Deal) -> Deal:
    return deal.changed(close=None)


def with_bonus(deal: Deal) -> Deal:
    rows = tuple(row._replace(bonus=10) for row in deal.card_points)
    outcome = settled(deal)
    end = replace(outcome.end, card_points=rows)
    return deal.changed(card_points=rows, outcome=replace(outcome, end=end))


def called(termination: Termination) -> Callable[[Deal], Deal]:
    return lambda deal: deal.changed(outcome=replace(settled(deal), termination=termination))


def other_wins(deal: Deal) -> Deal:
    outcome = settled(deal)
    return deal.changed(outcome=replace(outcome, points=outcome.points[::-1]))


def settled(deal: Deal) -> Outcome:
    assert deal.outcome is not None
    return deal.outcome


WRONG_ENDS: list[tuple[str, Callable[[Deal], Deal], str]] = [
    ("closed-fail", not_closed, "no one fails to close who has not closed"),
    ("out", with_bonus, "the ten comes with the very last trick"),
    ("out", called(Termination.FALSE_CLAIM), "a claim is false below 66"),
    ("false-claim", called(Termination.OUT), "a claim is false below 66"),
    ("out", other_wins, "a claim that is true wins"),
]


@each_row(("reason", "damage", "what"), WRONG_ENDS)
def test_a_wrong_end_where_the_talon_closes_is_noticed(
    reason: str, damage: Callable[[Deal], Deal], what: str
) -> None:
    rules = rule_set("german-66")
    played = (tuple(states_of(rules, seed))[-1] for seed in range(1000))
    deal = next(deal for deal in played if settled(deal).reason == reason)
    check_end(deal)
    with pytest.raises(BrokenRuleError, match=what):
        check_end(damage(deal))


def test_what_breaks_is_named_by_game_and_number(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(deal: Deal, before: Deal | None) -> None:
        del deal, before
        raise BrokenRuleError("nothing holds")

    monkeypatch.setattr("tools.random_deals.__main__.check_state", broken)
    with pytest.raises(BrokenRuleError) as raised:
        play_deals([rule_set("gaigel")], range(5, 6), minutes=1)
    assert raised.value.__notes__ == ["gaigel, deal 5"]

    def to_three(game: str, _: object) -> Rules:
        return rule_set(game, {"game.target": 3})

    monkeypatch.setattr("tools.random_deals.__main__.random_rules", to_three)
    with pytest.raises(BrokenRuleError) as raised:
        play_deals([rule_set("gaigel")], range(5, 6), minutes=1, options=True)
    assert raised.value.__notes__ == ["gaigel, deal 5, game.target 3"]
