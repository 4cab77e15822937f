"""The fitting of the intuition: its mathematics against slow sums, and that it learns."""

import json
import math
import random
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, permutations
from pathlib import Path

import pytest

from sixtysix_gui.ai.player import Budget
from sixtysix_gui.ai.players.registry import player_named
from sixtysix_gui.ai.two.search.intuition import INPUTS, OUTPUTS, Intuition
from sixtysix_gui.ai.two.search.thumb import Thumb
from sixtysix_gui.ai.two.solver.exact import terms_of
from sixtysix_gui.ai.two.solver.numbers import StateNumbers, numbers_of
from sixtysix_gui.ai.two.solver.position import Position
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import TalonStatus
from sixtysix_gui.rules.moves import GO_OUT
from sixtysix_gui.rules.scoring.points import TARGET
from sixtysix_gui.rules.sets.rules import rule_set
from tests.helpers.deals.seeded_deals import play_on, seeded_deal
from tools.intuition.__main__ import main
from tools.intuition.samples import Sample, SampleError
from tools.intuition.weights import weights_text

pytest.importorskip("numpy", reason="numpy is not installed")

import numpy as np

from tests.helpers.rows import each_row
from tools.intuition.fit import KNOWN, Progress, choices_of, divided, fit, turn_of
from tools.intuition.network import Choices, Network, log_loss, random_network

Layers = Mapping[str, list[list[float]]]
QUICK = "master:intuition=off:iterations=20:reweighting=off:score_aware=off:worlds=2"


def sample(deal: int, inputs: Sequence[int], chosen: int, *others: int) -> Sample:
    share = 1.0 - 0.1 * len(others)
    moves = ((chosen, share), *((other, 0.1) for other in others))
    return Sample(1, deal, 0, "german-66", tuple(inputs), chosen, moves)


def random_samples(count: int) -> list[Sample]:
    """A choice a deal, of what is wanted by no one."""
    source = random.Random(5)
    return [
        sample(deal, source.sample(range(INPUTS), 20), *source.sample(range(OUTPUTS), 4))
        for deal in range(1, count + 1)
    ]


def toy_samples(count: int) -> list[Sample]:
    """Choices that follow from two inputs: one says whether to close, the other what to play."""
    source = random.Random(6)
    found: list[Sample] = []
    for deal in range(1, count + 1):
        closes, heart = source.random() < 0.3, source.random() < 0.5
        inputs = [140, *([143] if closes else []), *([145] if heart else []), deal % 8 + 104]
        wanted = 37 if closes else 5 if heart else 2
        found.append(sample(deal, inputs, wanted, *({2, 5, 37} - {wanted})))
    return found


def layers_of(network: Network) -> Layers:
    return {
        name: layer.tolist()
        for name, layer in zip(("inputs", "sums", "outputs"), network.layers, strict=True)
    }


def naive_chances(layers: Layers, inputs: Sequence[int], listed: Sequence[int]) -> list[float]:
    """The chances of the listed outputs, number by number."""
    numbers = [float(place in inputs) for place in range(INPUTS)]
    for name in ("inputs", "sums", "outputs"):
        rows = layers[name]
        numbers = [
            sum(number * row[column] for number, row in zip(numbers, rows[:-1], strict=True))
            + rows[-1][column]
            for column in range(len(rows[0]))
        ]
        if name != "outputs":
            numbers = [max(number, 0.0) for number in numbers]
    powers = [math.exp(numbers[output]) for output in listed]
    return [power / sum(powers) for power in powers]


def naive_loss(layers: Layers, samples: Sequence[Sample]) -> float:
    total = 0.0
    for each in samples:
        chances = naive_chances(layers, each.inputs, [output for output, _ in each.moves])
        total -= sum(
            share * math.log(chance) for (_, share), chance in zip(each.moves, chances, strict=True)
        )
    return total / len(samples)


@pytest.fixture
def network() -> Network:
    """A network whose rows that are added always are not 0."""
    source = np.random.default_rng(4)
    found = random_network(source)
    for layer in found.layers:
        layer[-1] = source.normal(0, 0.3, layer.shape[1])
    return found


def test_chances_and_losses_are_those_of_slow_sums(network: Network) -> None:
    samples = random_samples(5)
    choices, layers = choices_of(samples), layers_of(network)
    chances = network.chances(choices.inputs, choices.listed)
    wanted: list[float] = []
    guessed = 0
    for row, each in zip(chances.tolist(), samples, strict=True):
        outputs = [output for output, _ in each.moves]
        slow = naive_chances(layers, each.inputs, outputs)
        assert [row[output] for output in outputs] == pytest.approx(slow, rel=1e-4)
        assert sum(row) == pytest.approx(1)
        wanted.append(slow[outputs.index(each.chosen)])
        guessed += wanted[-1] == max(slow)
    loss, right = log_loss(network, choices)
    assert loss == pytest.approx(-sum(map(math.log, wanted)) / len(wanted), rel=1e-4)
    assert right == pytest.approx(guessed / len(samples))
    assert network.slopes(choices)[0] == pytest.approx(naive_loss(layers, samples), rel=1e-4)


def test_slopes_are_those_of_tiny_changes(network: Network) -> None:
    samples = random_samples(3)
    loss, slopes = network.slopes(choices_of(samples))
    source = random.Random(8)
    steep = 0
    for name, layer in layers_of(slopes).items():
        rows = {len(layer) - 1, *samples[0].inputs, *source.sample(range(len(layer)), 6)}
        for row in sorted(row for row in rows if row < len(layer))[-8:]:
            column = source.randrange(len(layer[0]))
            layers = layers_of(network)
            layers[name][row][column] += 1e-6
            slope = (naive_loss(layers, samples) - naive_loss(layers_of(network), samples)) / 1e-6
            assert layer[row][column] == pytest.approx(slope, abs=1e-4)
            steep += abs(slope) > 1e-3
    assert loss > 0
    assert steep > 5


def test_fitting_learns_what_follows_from_the_inputs() -> None:
    reports: list[Progress] = []
    fit(toy_samples(500), 100, 1, reports.append)
    assert [report.epoch for report in reports] == list(range(1, 101))
    assert reports[0].loss > math.log(2)
    assert reports[-1].loss < 0.3  # the chosen ones have a share of 0.8
    assert reports[-1].right == 1


def test_the_same_samples_and_seed_give_the_same_weights() -> None:
    texts = [
        weights_text(layers_of(fit(toy_samples(600), 2, seed, lambda _: None)))
        for seed in (1, 1, 2)
    ]
    assert texts[0] == texts[1] != texts[2]


@each_row(("deals", "kept"), [(2, [2]), (39, [39]), (60, [58, 59, 60])])
def test_the_last_twentieth_of_the_deals_is_held_back(deals: int, kept: list[int]) -> None:
    samples = [sample(deal, [deal], 1, 2) for deal in range(1, deals + 1) for _ in range(3)]
    random.Random(1).shuffle(samples)
    learned, judged = divided(samples)
    assert len(learned) == 3 * (deals - len(kept))
    assert sorted(judged.inputs.argmax(axis=1).tolist()) == sorted(kept * 3)


def test_one_deal_is_too_little() -> None:
    with pytest.raises(SampleError, match="two deals"):
        divided([sample(1, [1], 1, 2), sample(1, [2], 1, 2)])


def open_states(number: int) -> Iterator[Deal]:
    """The states of a random deal of german-66 with an open talon and more than one choice."""
    states: list[Deal] = []
    player = player_named("random", rule_set())
    play_on(seeded_deal(rule_set("german-66"), number), (player, player), Budget(), states.append)
    for state in states:
        moves = set(state.legal_moves()) - {GO_OUT}
        may_claim = len(moves) < len(state.legal_moves()) and state.total(state.to_act) >= TARGET
        if state.status is TalonStatus.OPEN and len(moves) > 1 and not may_claim:
            yield state


def with_suits(numbers: StateNumbers, suits: Sequence[int]) -> StateNumbers:
    """The same with every suit replaced by the one in its place of the list."""

    def place(old: int) -> int:
        return old if old < 0 else suits[old // 8] * 8 + old % 8

    def mask(old: int) -> int:
        return sum(1 << place(number) for number in range(32) if old >> number & 1)

    return numbers._replace(
        hands=(mask(numbers.hands[0]), mask(numbers.hands[1])),
        talon=tuple(map(place, numbers.talon)),
        led=place(numbers.led),
        shown=mask(numbers.shown),
    )


def sight(state: Deal, numbers: StateNumbers) -> Sample:
    """What the intuition sees of a state in other numbers; what is chosen there does not matter."""
    terms = terms_of(state.rules, state.trump)
    position, intuition = Position(terms), Intuition(Thumb(terms))
    position.load(numbers, fixed_draws=False)
    outputs = [output for _, output, _ in intuition.shares_at(position)]
    return sample(1, intuition.seen_at(position), *outputs)


def orders_of_suits(trump: int) -> Iterator[list[int]]:
    """All orders that leave trump in its place."""
    return (list(suits) for suits in permutations(range(4)) if suits[trump] == trump)


def rows(choices: Choices) -> tuple[bytes, bytes]:
    assert choices.chosen == choices.shares.argmax(axis=1)
    assert choices.inputs.sum() > 0
    return choices.inputs.tobytes(), choices.listed.tobytes()


def test_turns_are_what_other_plain_suits_would_look_like() -> None:
    different = 0
    for state in (state for number in range(8) for state in open_states(number)):
        numbers = numbers_of(state)
        choices = choices_of([sight(state, numbers)])
        turned = {rows(turn_of(suits).applied(choices)) for suits in orders_of_suits(0)}
        renamed = {
            rows(choices_of([sight(state, with_suits(numbers, suits))]))
            for suits in orders_of_suits(int(state.trump_suit))
        }
        assert turned == renamed
        different += len(turned) == 6
    assert different > 20


def test_what_is_written_makes_the_player_expect_what_was_fitted(tmp_path: Path) -> None:
    samples, weights = tmp_path / "samples", tmp_path / "weights.json"
    assert main(["play", str(samples), "--deals", "1-3", "--player", QUICK]) == 0
    assert main(["fit", str(samples), "--epochs", "30"], weights) == 0
    assert not weights.exists()
    assert main(["fit", str(samples), "--epochs", "30", "--write"], weights) == 0
    layers: Layers = json.loads(weights.read_text(encoding="utf-8"))
    network = Network(*(np.array(layer, dtype=np.float32) for layer in layers.values()))
    different = 0
    for state in open_states(1):
        terms = terms_of(state.rules, state.trump)
        position, intuition = Position(terms), Intuition(Thumb(terms))
        intuition.learn(*(list(chain.from_iterable(layer)) for layer in layers.values()))
        position.load(numbers_of(state), fixed_draws=False)
        shares = {output: share for _, output, share in intuition.shares_at(position)}
        choices = choices_of([sight(state, numbers_of(state))])
        (chances,) = network.chances(choices.inputs, choices.listed).tolist()
        assert {output: chances[output] for output in shares} == pytest.approx(shares, rel=1e-4)
        different += max(shares.values()) > 1.2 * min(shares.values())
    assert different > 2


def test_from_a_network_only_the_rows_of_known_cards_are_fitted(network: Network) -> None:
    before = [layer.copy() for layer in network.layers]
    samples = [
        sample(deal, [140, *([KNOWN + 5] if deal % 2 else [])], 5 if deal % 2 else 2, *others)
        for deal, others in ((deal, (2,) if deal % 2 else (5,)) for deal in range(400))
    ]
    fitted = fit(samples, 300, 1, lambda _: None, network)
    changed = fitted.inputs != before[0]
    assert changed[KNOWN + 5].any()
    assert not np.delete(changed, range(KNOWN, INPUTS), axis=0).any()
    assert (fitted.sums == before[1]).all()
    assert (fitted.outputs == before[2]).all()
    chance = fitted.chances(*(getattr(choices_of(samples), name) for name in ("inputs", "listed")))
    assert chance[1::2, 5].mean() > chance[::2, 5].mean() + 0.1
