"""The yardsticks: legal in every game, blind to what is hidden, and better than chance."""

import random
import shutil
from dataclasses import replace
from pathlib import Path
from statistics import mean

import pytest

from sixtysix_gui.ai.matches.playing import Fixture, pack_of, play_deal
from sixtysix_gui.ai.player import Budget
from sixtysix_gui.ai.randomness import RandomPlayer
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.moves import DOUBLE, Move
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import Rules
from tests.helpers.rows import each_row
from tools.strength.games import GAMES
from tools.strength.seated import SeatedYardstick
from tools.strength.yardsticks import compiled
from tools.strength.yardsticks.careful import Careful
from tools.strength.yardsticks.dealing import Chance
from tools.strength.yardsticks.names import YARDSTICKS, Yardstick
from tools.strength.yardsticks.root import laws_of
from tools.strength.yardsticks.tree import Tree
from tools.strength.yardsticks.worlds import dealer_of

FEW = {"pimc": 2, "ismcts": 30, "careful": None}
"""Worlds or iterations: enough to decide, not to decide well."""


def made(name: str, *, doubles: bool = True) -> Yardstick:
    return YARDSTICKS[name](FEW[name], doubles=doubles)


def shuffled(rules: Rules, seed: int) -> Deal:
    return Deal.start(rules, pack_of(rules, seed, 1), rules.seats[seed % len(rules.seats)])


@each_row("name", YARDSTICKS)
@each_row("game", GAMES)
def test_a_yardstick_plays_whole_deals_by_the_rules(game: str, name: str) -> None:
    rules, own, chance = GAMES[game](), SeatedYardstick(made(name)), RandomPlayer()
    seats = [chance if seat % 2 else own for seat in rules.seats]
    for seed in range(2):
        fixture = Fixture(seed, pack_of(rules, seed, 7), rules.seats[0])
        play_deal(rules, fixture, seats, Budget())


def decisions(game: str, seed: int) -> list[tuple[Deal, Move]]:
    """Play a deal by the careful player; give the states and what was done in them."""
    rules, player = GAMES[game](), Careful()
    deal, found = shuffled(rules, seed), list[tuple[Deal, Move]]()
    while not deal.is_over:
        move = player.choose(deal.view(deal.to_act), seed)
        found.append((deal, move))
        deal, _ = deal.apply(move)
    return found


@each_row("name", YARDSTICKS)
@each_row("game", GAMES)
def test_the_same_view_with_the_same_seed_gives_the_same_move(game: str, name: str) -> None:
    for deal, _ in decisions(game, 3)[::7]:
        view = deal.view(deal.to_act)
        assert made(name).choose(view, 1) == made(name).choose(replace(view), 1)


@each_row("game", GAMES)
def test_every_world_agrees_with_what_was_seen(game: str) -> None:
    """A world is right if in it all that was played could have been played."""
    for deal, _ in decisions(game, 5):
        if deal.phase not in (Phase.LEAD, Phase.FOLLOW) or deal.is_face_down:
            continue
        view = deal.view(deal.to_act)
        laws = laws_of(deal.rules, deal.contract)
        dealer = dealer_of(view, laws, Chance(1))
        for _ in range(3):
            hands = [
                [laws.card(n) for n in range(laws.number) if held >> n & 1]
                for held in dealer.dealt()
            ]
            for seat in deal.rules.seats:
                assert len(hands[seat]) == len(deal.hands[seat])
                if seat is deal.to_act:
                    assert sorted(hands[seat]) == sorted(deal.hands[seat])
            assert_possible(deal, hands)


def assert_possible(deal: Deal, hands: list[list[Card]]) -> None:
    drawn = len(deal.rules.pack) // len(deal.rules.seats) - sum(deal.rules.deal_batches)
    first = drawn + 1 if deal.rules.has_talon else 1
    tricks = [trick.plays for trick in deal.won if trick.number >= first]
    if deal.trick_number >= first:
        tricks.append(deal.table)
    held = [list(hand) for hand in hands]
    for plays in tricks:
        for play in plays:
            held[play.seat].append(play.card)
    for plays in tricks:
        for place, play in enumerate(plays):
            if place:
                allowed = deal.duties.playable(tuple(held[play.seat]), plays[:place], deal.trump)
                assert play.card in allowed
            held[play.seat].remove(play.card)


@each_row("game", ["four-66", "bauernschnapsen", "na-66"])
def test_hidden_cards_change_no_decision(game: str) -> None:
    chance = random.Random(game)
    for deal, _ in decisions(game, 4):
        if deal.phase is not Phase.LEAD:
            continue
        others = [seat for seat in deal.rules.seats if seat is not deal.to_act]
        free = [c for s in others for c in deal.hands[s] if c not in deal.known[s]]
        chance.shuffle(free)
        hands = list(deal.hands)
        for seat in others:
            known = tuple(card for card in hands[seat] if card in deal.known[seat])
            size = len(hands[seat]) - len(known)
            hands[seat], free = (*known, *free[:size]), free[size:]
        other = replace(deal, hands=tuple(hands))
        for name in YARDSTICKS:
            player = made(name)
            moves = [player.choose(one.view(deal.to_act), 2) for one in (deal, other)]
            assert moves[0] == moves[1]


@each_row("name", ["pimc", "ismcts"])
def test_searching_beats_chance(name: str) -> None:
    rules, number = GAMES["four-66"](), {"pimc": 4, "ismcts": 200}[name]
    own, leads = SeatedYardstick(YARDSTICKS[name](number, doubles=True)), list[int]()
    for number in range(6):
        fixture, chance = Fixture(number, pack_of(rules, 1, number), Seat.A), RandomPlayer()
        for seats in ([own, chance, own, chance], [chance, own, chance, own]):
            played = play_deal(rules, fixture, seats, Budget())
            points = played.outcome.points
            leads.append(points[0] - points[1] if seats[0] is own else points[1] - points[0])
    assert mean(leads) > 0.5


def test_told_never_to_double_nobody_doubles() -> None:
    rules, asked = GAMES["bauernschnapsen"](), 0
    chance = random.Random(1)
    for seed in range(40):
        deal = shuffled(rules, seed)
        while not deal.is_over and deal.phase is not Phase.LEAD:
            view = deal.view(deal.to_act)
            if deal.phase is Phase.DOUBLE:
                asked += 1
                for name in YARDSTICKS:
                    assert made(name, doubles=False).choose(view, 1) != DOUBLE
            deal, _ = deal.apply(chance.choice(deal.legal_moves()))
    assert asked > 20


def test_a_tree_tries_a_card_in_every_iteration() -> None:
    deal = next(one for one, _ in decisions("four-66", 2) if one.phase is Phase.LEAD)
    laws = laws_of(deal.rules, None)
    chance = Chance(7)
    tried = Tree(laws).search(dealer_of(deal.view(deal.to_act), laws, chance), chance, 90)
    assert sum(count for count, _ in tried) == 90
    assert {laws.card(number) for _, number in tried} == set(deal.hand)


def test_what_is_compiled_follows_its_sources(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copytree(compiled.HERE, tmp_path / "yardsticks")
    monkeypatch.setattr(compiled, "HERE", tmp_path / "yardsticks")
    before = compiled.folder()
    (tmp_path / "yardsticks" / "careful.py").write_text("", encoding="utf-8")
    assert compiled.folder() == before
    for name in ("position.py", "tree.pxd", "bits.py"):
        source = tmp_path / "yardsticks" / name
        source.write_text(source.read_text(encoding="utf-8") + "\n", encoding="utf-8")
        assert compiled.folder() != before
        before = compiled.folder()
    assert not compiled.is_built()
    assert not compiled.use()
