"""The yardsticks: legal in every game, blind to what is hidden, and better than chance."""

import random
import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from statistics import mean

import pytest

from sixtysix_gui.ai.matches.playing import Fixture, pack_of, play_deal
from sixtysix_gui.ai.player import Budget
from sixtysix_gui.ai.randomness import RandomPlayer
from sixtysix_gui.rules.cards import Card, Rank, Suit
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.moves import (
    DOUBLE,
    EXCHANGE_TRUMP,
    GO_OUT,
    MELD,
    PASS,
    Meld,
    Move,
    PlayCard,
)
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import Rules
from tests.helpers.rows import each_row
from tools.strength.games import GAMES
from tools.strength.seated import SeatedYardstick
from tools.strength.yardsticks import compiled
from tools.strength.yardsticks.careful import Careful
from tools.strength.yardsticks.dealing import Chance
from tools.strength.yardsticks.laws import Laws
from tools.strength.yardsticks.names import YARDSTICKS, Yardstick
from tools.strength.yardsticks.payment import points
from tools.strength.yardsticks.position import Facts, Position
from tools.strength.yardsticks.root import facts_of, laws_of, numbers_of
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


# The yardsticks' small model of the card play against the rules themselves.


PLAYED = (Phase.PARTNER, Phase.LEAD, Phase.FOLLOW)
DEALS = 60
OPTIONS: dict[str, list[dict[str, object]]] = {
    "four-66": [{"meld.who": "leader"}, {"strict.overtrump": False}],
    "three-66": [{"end.last_trick": "bonus-10"}, {"strict.trump": False}],
    "bauernschnapsen": [{"contracts": "long"}, {"strict.head": False}],
    "gaigel": [{"meld.when_exhausted": False}],
    "na-66": [{"deck.order": "ten-high"}],
}
CASES: list[tuple[str, dict[str, object]]] = [
    *((game, {}) for game in GAMES),
    *((game, options) for game, rows in OPTIONS.items() for options in rows),
]


def begun(rules: Rules, chance: random.Random) -> Deal:
    """Return a deal in which everything has been said, at random, before the first card."""
    pack = list(rules.pack)
    chance.shuffle(pack)
    deal = Deal.start(rules, pack, chance.choice(rules.seats))
    while not deal.is_over and deal.phase not in PLAYED:
        deal, _ = deal.apply(chance.choice(deal.legal_moves()))
    return deal


def loaded(deal: Deal, laws: Laws) -> Position:
    """Return the model of a deal at a lead."""
    view = deal.view(deal.to_act)
    taken = 0
    numbers: list[list[int]] = []
    hands: list[int] = []
    for hand in deal.hands:
        own = numbers_of(laws, hand, taken)
        numbers.append(own)
        hands.append(sum(1 << number for number in own))
        taken |= hands[-1]
    rest = numbers_of(laws, deal.undealt, taken)
    talon = rest if deal.rules.has_talon else []
    widow = 0 if deal.rules.has_talon else sum(card.points for card in deal.undealt)
    facts = facts_of(view, laws, numbers)
    position = Position(laws)
    position.load(hands, talon, widow, [], facts)
    return position


def sensible(deal: Deal) -> Move | None:
    """Do in the rules what the model does of itself."""
    moves = deal.legal_moves()
    if GO_OUT in moves and deal.automatic_claim():
        return GO_OUT
    if EXCHANGE_TRUMP in moves:
        return EXCHANGE_TRUMP
    if deal.phase is Phase.PARTNER:
        shown = [move for move in moves if isinstance(move, Meld)]
        if deal.trump is not None and MELD[deal.trump] in shown:
            return MELD[deal.trump]
        return shown[0] if shown else PASS
    return PASS if deal.phase is Phase.FINAL else None


def settled_without_choice(deal: Deal) -> Deal:
    """Go on until a card is to be played, or to the end."""
    while not deal.is_over:
        move = sensible(deal)
        if move is None:
            return deal
        deal, _ = deal.apply(move)
    return deal


def played(deal: Deal, card: Card) -> Deal:
    """Play a card, after its marriage if it can be shown."""
    meld = MELD[card.suit]
    if card.rank in (Rank.KING, Rank.QUEEN) and meld in deal.legal_moves():
        deal, _ = deal.apply(meld)
        if deal.is_over or (GO_OUT in deal.legal_moves() and deal.automatic_claim()):
            return settled_without_choice(deal)
    deal, _ = deal.apply(PlayCard(card))
    return settled_without_choice(deal)


@each_row(("game", "options"), CASES)
def test_the_model_plays_and_pays_as_the_rules_do(game: str, options: dict[str, object]) -> None:
    make: Callable[..., Rules] = GAMES[game]
    rules = make(options)
    chance = random.Random(f"{game} {options}")
    seen = 0
    for _ in range(DEALS):
        deal = begun(rules, chance)
        if deal.is_over:
            continue
        laws = laws_of(rules, deal.contract)
        position = loaded(deal, laws)
        if deal.phase is not Phase.PARTNER:
            assert not position.over
        deal = settled_without_choice(deal)
        while not deal.is_over:
            assert not position.over
            legal = position.legal()
            numbers = [n for n in range(laws.number) if legal >> n & 1]
            cards = {m.card for m in deal.legal_moves() if isinstance(m, PlayCard)}
            assert {laws.card(n) for n in numbers} == cards
            assert len(numbers) == len(cards)
            assert position.turn == deal.to_act
            number = chance.choice(numbers)
            deal = played(deal, laws.card(number))
            position.play(number)
            seen += 1
        assert position.over
        assert deal.outcome is not None
        paid = tuple(points(position, party.number) for party in rules.parties)
        assert paid == deal.outcome.points
    assert seen > DEALS


def test_of_two_copies_the_one_that_was_shown_is_played_first() -> None:
    """So the other king, drawn later, can still be shown with the other queen (many.md 8.4)."""
    rules = GAMES["gaigel-2"]()
    laws = laws_of(rules, None)
    king, queen = (laws.code(Card.parse(code)) for code in ("KH", "QH"))
    other_king, other_queen = king + 1, queen + 1
    blanks = [n for n in range(laws.number) if laws.card(n).suit in (Suit.CLUBS, Suit.DIAMONDS)]
    fixed = {"trump": 1, "leader": 0, "trick": 2, "bound": -1, "marriages": 0, "first_winner": 0}
    said = {"opening": 0, "forehand": 0, "bidder": -1, "bid": 0, "level": 0, "out": -1, "fresh": 0}
    zeros = [0, 0]
    own = [other_king, queen, *blanks[:3]]
    hands = [sum(1 << n for n in own), sum(1 << n for n in blanks[3:8])]
    talon = [king, blanks[8], other_queen, *blanks[9:14]]
    position = Position(laws)
    position.load(hands, talon, 0, [], Facts(zeros, zeros, zeros, zeros, {**fixed, **said}))
    for led, answered, shown in ((queen, 3, 1), (king, 4, 1), (other_queen, 5, 2)):
        assert position.legal() >> led & 1
        position.play(led)
        position.play(blanks[answered])
        assert position.marriages == shown
