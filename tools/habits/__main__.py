"""Fits the computer's idea of how players choose cards: `python -m tools.habits --help`.

A player plays deals with itself; every card led or answered with an open talon is noted with the
hand it was chosen from. The attractions of search/habits.py are then raised and lowered until they
make these choices as likely as they can (a softmax regression, by gradient steps in a fixed
order), and written to habits.toml. The same arguments give the same file.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from sixtysix_gui.ai.matches.playing import fixture_of
from sixtysix_gui.ai.player import Budget, Player
from sixtysix_gui.ai.players.registry import player_named
from sixtysix_gui.ai.two.search.habits import CLOSES, LEADS, PARTNERS, REPLIES, Habits
from sixtysix_gui.ai.two.solver.exact import terms_of
from sixtysix_gui.ai.two.solver.numbers import bit_of, mask_of, place_of
from sixtysix_gui.rules.cards import pack_cards
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import TalonStatus
from sixtysix_gui.rules.moves import CLOSE_TALON, ExchangeTrump, Meld, PlayCard
from sixtysix_gui.rules.sets.rules import rule_set

FILE = Path(__file__).parents[2] / "sixtysix_gui" / "ai" / "two" / "thinking" / "habits.toml"
Sample = tuple[int, list[tuple[int, int]]]
"""Which card was chosen, and the traits of every card of the hand."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Play, fit and write."""
    parser = argparse.ArgumentParser(
        description="Fit the computer's habits to deals that it plays with itself."
    )
    parser.add_argument("--player", default="club", help="whose habits (default: club)")
    parser.add_argument("--rules", default="german-66,schnapsen,santase-engine")
    parser.add_argument("--deals", type=int, default=600, help="deals of each rule set")
    parser.add_argument("--seed", type=int, default=66)
    parser.add_argument("--rounds", type=int, default=30, help="passes over all choices")
    options = parser.parse_args(arguments)
    player = player_named(options.player, rule_set())
    samples: list[Sample] = []
    closes = [[0, 0] for _ in range(CLOSES)]
    for name in options.rules.split(","):
        for number in range(1, options.deals + 1):
            samples += play(player, name, options.seed, number, closes)
        print(f"{name}: {len(samples)} choices so far", file=sys.stderr)
    fit = Fit()
    for number in range(options.rounds):
        mean = fit.round(samples, 0.3 / (1 + number / 5))
        print(f"round {number + 1}: mean log chance {mean:.4f}", file=sys.stderr)
    head = " ".join(sys.argv[1:] if arguments is None else arguments)
    FILE.write_text(fit.text(closes, f"python -m tools.habits {head}".strip()), encoding="utf-8")
    return 0


def play(
    player: Player, name: str, seed: int, number: int, closes: list[list[int]]
) -> Iterator[Sample]:
    """Play a deal and yield the choices of cards with an open talon."""
    rules = rule_set(name)
    fixture = fixture_of(rules, number, seed)
    state = Deal.start(rules, fixture.pack, fixture.dealer)
    habits = Habits(
        terms_of(rules, state.trump),
        [1.0] * LEADS,
        [1.0] * REPLIES,
        [1.0] * PARTNERS,
        [0.0] * CLOSES,
    )
    while state.outcome is None:
        move = player.choose(state.view(state.to_act), Budget(seed=number), lambda: False).move
        if CLOSE_TALON in state.legal_moves() and not isinstance(move, Meld | ExchangeTrump):
            closes[trait_of_close(state, habits)][move == CLOSE_TALON] += 1
        if (
            isinstance(move, PlayCard)
            and state.status is TalonStatus.OPEN
            and state.melded_suit is None
        ):
            yield sample(state, habits, move)
        state, _ = state.apply(move)


def trait_of_close(state: Deal, habits: Habits) -> int:
    """Return the trait of closing, or not, in a state."""
    hand = mask_of(state.hands[state.to_act])
    gone = mask_of(card for trick in state.won for card in (trick.led, trick.reply))
    points = max(state.total(state.to_act), 0)
    return habits.trait_of_close(hand, _pack(state) & ~(gone | hand), points)


def sample(state: Deal, habits: Habits, move: PlayCard) -> Sample:
    """Write down a choice."""
    hand = mask_of(state.hands[state.to_act])
    gone = 0
    for trick in state.won:
        gone |= bit_of(trick.led) | bit_of(trick.reply)
    led = -1
    if state.led is not None:
        gone |= bit_of(state.led)
        led = place_of(state.led)
    cards = sorted(place_of(card) for card in state.hands[state.to_act])
    out = _pack(state) & ~(gone | hand)
    traits = [habits.traits(place, hand, led, out) for place in cards]
    leads = led < 0
    flat = [(trait if leads else LEADS + trait, partner) for trait, partner in traits]
    return cards.index(place_of(move.card)), flat


def _pack(state: Deal) -> int:
    return mask_of(pack_cards(state.rules.deck_pack))


class Fit:
    """The logarithms of all attractions, on their way to the best ones."""

    def __init__(self) -> None:
        self.traits = [0.0] * (LEADS + REPLIES)
        self.partners = [0.0] * PARTNERS

    def round(self, samples: Sequence[Sample], step: float) -> float:
        """Go once through all choices; give the mean logarithm of their chances before."""
        total = 0.0
        for chosen, cards in samples:
            powers = [math.exp(self.traits[trait] + self.partners[part]) for trait, part in cards]
            whole = sum(powers)
            total += math.log(powers[chosen] / whole)
            for number, (trait, part) in enumerate(cards):
                push = step * ((number == chosen) - powers[number] / whole)
                self.traits[trait] += 0.2 * push
                self.partners[part] += 0.05 * push
        return total / len(samples)

    def text(self, closes: Sequence[Sequence[int]], command: str) -> str:
        """Return the file."""
        lines = [
            "# Attractions of cards by their traits (search/habits.py), fitted to self-play by",
            f"# {command}",
        ]
        parts = {
            "leads": self.traits[:LEADS],
            "replies": self.traits[LEADS:],
            "partners": self.partners,
        }
        for name, values in parts.items():
            numbers = [f"{math.exp(value):.4f}" for value in values]
            rows = [", ".join(numbers[at : at + 8]) for at in range(0, len(numbers), 8)]
            lines += [f"{name} = [", *(f"    {row}," for row in rows), "]"]
        shares = (0.02 + 0.96 * (did + 0.2) / (did + did_not + 2) for did_not, did in closes)
        lines.append(f"closes = [{', '.join(f'{share:.4f}' for share in shares)}]")
        return "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.exit(main())
