"""Players written down: what is read, what is refused, and what reaches the player."""

from dataclasses import fields, replace

import pytest

from sixtysix_gui.ai.player import Budget, NothingToDecideError
from sixtysix_gui.ai.players.levels import LEVELS, MANY_LEVELS, TWO_LEVELS, skill_of, skill_with
from sixtysix_gui.ai.players.registry import (
    UnknownPlayerError,
    player_named,
    player_names,
    player_spec,
    players_of,
)
from sixtysix_gui.ai.players.specification import (
    OneOfWords,
    Options,
    OptionValue,
    PlayerKind,
    PlayerOption,
    PlayerSpecError,
    Switch,
    WholeNumber,
    number_of,
    read_player_spec,
)
from sixtysix_gui.ai.two.players import SimplePlayer
from sixtysix_gui.rules.moves import GO_OUT
from sixtysix_gui.rules.scoring.points import TARGET, Termination
from sixtysix_gui.rules.seats import opposite
from sixtysix_gui.rules.sets.rules import rule_set, rule_set_names
from tests.helpers.deals.seeded_deals import play_on, seeded_deal
from tests.helpers.deals.solver_positions import random_deal, rules_number
from tests.helpers.naive.thinking import rules_of_thumb
from tests.helpers.rows import each_row


def make_simple(_: Options) -> SimplePlayer:
    return SimplePlayer()


KINDS = {
    "deep": PlayerKind(
        make_simple,
        "for the test",
        (
            PlayerOption("iterations", WholeNumber(1, 5000), "how many"),
            PlayerOption("inference", Switch(), "whether"),
            PlayerOption("closing", OneOfWords(("timid", "bold")), "how"),
        ),
    ),
    "plain": PlayerKind(make_simple, "without options"),
}


def kind_of(name: str) -> PlayerKind:
    if name not in KINDS:
        raise PlayerSpecError(f"nobody is {name}")
    return KINDS[name]


@each_row(
    ("text", "name", "options", "canonical"),
    [
        ("deep", "deep", {}, "deep"),
        ("deep:iterations=0200", "deep", {"iterations": 200}, "deep:iterations=200"),
        ("deep:inference=off", "deep", {"inference": False}, "deep:inference=off"),
        ("deep:inference=on", "deep", {"inference": True}, "deep:inference=on"),
        (
            " deep : iterations = 1 : closing = bold ",
            "deep",
            {"closing": "bold", "iterations": 1},
            "deep:closing=bold:iterations=1",
        ),
        ("plain", "plain", {}, "plain"),
    ],
)
def test_what_is_read_and_written(
    text: str, name: str, options: dict[str, OptionValue], canonical: str
) -> None:
    spec = read_player_spec(text, kind_of)
    assert (spec.name, spec.options) == (name, options)
    assert str(spec) == canonical
    assert read_player_spec(canonical, kind_of) == spec


@each_row(
    ("text", "sentence"),
    [
        ("", "nobody is "),
        ("nobody:x=1", "nobody is nobody"),
        (
            "deep:speed=1",
            "“deep” has no option “speed”. Available: iterations, inference, closing.",
        ),
        ("plain:speed=1", "“plain” has no option “speed”. This player has no options."),
        ("deep:", "“” is not of the form OPTION=VALUE."),
        ("deep:inference", "“inference” is not of the form OPTION=VALUE."),
        ("deep:inference=", "“inference=” is not of the form OPTION=VALUE."),
        ("deep:=on", "“=on” is not of the form OPTION=VALUE."),
        ("deep:inference=on:inference=off", "The option “inference” of “deep” is given twice."),
        (
            "deep:iterations=5001",
            "“iterations” of “deep” cannot be “5001”: it takes a whole number from 1 to 5000.",
        ),
        ("deep:iterations=0", "cannot be “0”"),
        ("deep:iterations=-1", "cannot be “-1”"),
        ("deep:iterations=1.5", "cannot be “1.5”"),
        ("deep:iterations=²", "cannot be “²”"),
        ("deep:iterations=" + "9" * 5000, "cannot be “9999"),
        ("deep:inference=yes", "“inference” of “deep” cannot be “yes”: it takes on or off."),
        ("deep:closing=mad", "“closing” of “deep” cannot be “mad”: it takes one of timid, bold."),
    ],
)
def test_what_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(PlayerSpecError) as refused:
        read_player_spec(text, kind_of)
    assert sentence in str(refused.value)


def test_a_player_is_handed_values_of_the_right_kind() -> None:
    options = read_player_spec("deep:iterations=7:inference=off:closing=bold", kind_of).options
    assert number_of(options, "iterations") == 7
    assert options == {"iterations": 7, "inference": False, "closing": "bold"}
    assert number_of({}, "iterations") is None


EVERY_PLAYER = [
    (rules, name) for rules in ("schnapsen", "four-66") for name in players_of(rule_set(rules))
]


@each_row(("rules", "name"), EVERY_PLAYER)
def test_every_player_can_be_made_by_its_name_alone(rules: str, name: str) -> None:
    assert str(player_spec(name, rule_set(rules))) == name
    player_named(name, rule_set(rules))


@each_row(
    ("rules", "known"),
    [("schnapsen", "steady, simple, random"), ("gaigel-2", "tree, simple, random")],
)
def test_an_unknown_player_is_refused_with_the_known_ones(rules: str, known: str) -> None:
    with pytest.raises(UnknownPlayerError, match=rf"“grandmaster”.*{known}"):
        player_named("grandmaster:iterations=3", rule_set(rules))


@each_row(("rules", "name"), EVERY_PLAYER)
def test_options_are_named_once_and_told(rules: str, name: str) -> None:
    kind = players_of(rule_set(rules))[name]
    assert kind.meaning
    names = [option.name for option in kind.options]
    assert len(set(names)) == len(names)
    for option in kind.options:
        assert option.meaning
        assert not set(option.name) & set(":=, ")


@each_row("rules", ["schnapsen", "four-66"])
def test_levels_are_named_alike_and_every_option_is_a_part_of_their_skill(rules: str) -> None:
    assert tuple(MANY_LEVELS) == LEVELS
    for name in LEVELS:
        parts = {field.name for field in fields(skill_of(name, rule_set(rules)))}
        assert {option.name for option in players_of(rule_set(rules))[name].options} <= parts


def test_a_level_has_what_it_is_like_but_for_its_own_traits() -> None:
    club, novice = TWO_LEVELS["club"], TWO_LEVELS["novice"]
    assert novice == replace(
        club, iterations=1, worlds=1, pinned=False, closed_lines=False, memory="last", caution=60
    )
    assert MANY_LEVELS["casual"].own == 150
    assert MANY_LEVELS["casual"].memory == MANY_LEVELS["novice"].memory == "last"
    assert MANY_LEVELS["club"].pool == MANY_LEVELS["master"].pool


def test_hundredths_are_chosen_as_whole_numbers() -> None:
    options = player_spec("expert:exploration=150:memory=high:pinned=off", rule_set()).options
    changed = replace(TWO_LEVELS["expert"], exploration=1.5, memory="high", pinned=False)
    assert skill_with(TWO_LEVELS["expert"], options) == changed


# The players that do not calculate: legal, true to their claims, repeatable.


PLAIN = ("simple", "random")


@each_row("rules", rule_set_names(close=True))
@each_row("name", PLAIN)
def test_plays_whole_deals_and_never_claims_falsely(name: str, rules: str) -> None:
    players = (player_named(name, rule_set()), player_named(name, rule_set()))
    for number in range(20):
        end = play_on(seeded_deal(rule_set(rules), number), players, Budget(seed=number))
        assert end.outcome is not None
        assert end.outcome.termination is not Termination.FALSE_CLAIM


@each_row("rules", rule_set_names(close=True))
@each_row("name", PLAIN)
def test_goes_out_at_the_first_chance(name: str, rules: str) -> None:
    player = player_named(name, rule_set())
    state = seeded_deal(rule_set(rules), 7)
    while not state.is_over:
        seat = state.to_act
        move = player.choose(state.view(seat), Budget(), lambda: False).move
        if GO_OUT in state.legal_moves():
            assert (move == GO_OUT) == (state.total(seat) >= TARGET)
        state, _ = state.apply(move)


@each_row("name", player_names(rule_set()))
def test_nobody_answers_out_of_turn(name: str) -> None:
    state = seeded_deal(rule_set(), 1)
    with pytest.raises(NothingToDecideError):
        player_named(name, rule_set()).choose(
            state.view(opposite(state.to_act)), Budget(), lambda: False
        )


def test_the_random_player_follows_its_seed() -> None:
    view = seeded_deal(rule_set(), 1).view(seeded_deal(rule_set(), 1).to_act)
    moves = [
        player_named("random", rule_set()).choose(view, Budget(seed=seed), lambda: False).move
        for seed in range(30)
    ]
    again = [
        player_named("random", rule_set()).choose(view, Budget(seed=seed), lambda: False).move
        for seed in range(30)
    ]
    assert moves == again
    assert len(set(moves)) > 3


@pytest.mark.slow(sample=30)
@pytest.mark.parametrize("number", range(300))
def test_the_simple_player_goes_by_the_rules_of_thumb(number: int) -> None:
    for state in random_deal(rules_number(number), number):
        view = state.view(state.to_act)
        if view.legal_moves:
            move = player_named("simple", rule_set()).choose(view, Budget(), lambda: False).move
            assert move == rules_of_thumb.choose(view), state
