"""The yardsticks' small model of the card play against the rules themselves."""

import random
from collections.abc import Callable

from sixtysix_gui.rules.cards import Card, Rank, Suit
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.moves import EXCHANGE_TRUMP, GO_OUT, MELD, PASS, Meld, Move, PlayCard
from sixtysix_gui.rules.sets.rules import Rules
from tests.helpers.rows import each_row
from tools.strength.games import GAMES
from tools.strength.yardsticks.laws import Laws
from tools.strength.yardsticks.payment import points
from tools.strength.yardsticks.position import Facts, Position
from tools.strength.yardsticks.root import facts_of, laws_of, numbers_of

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
