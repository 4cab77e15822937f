"""The games of three and four for tests: tokens of vectors_many.json, positions, rule options."""

from collections.abc import Mapping, Sequence
from typing import Any, cast

from sixtysix_gui.rules.cards import Card, Rank, Suit, card_of
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.history import Marriage, Play
from sixtysix_gui.rules.moves import (
    DOUBLE,
    EXCHANGE_TRUMP,
    GO_OUT,
    MELD,
    NAME_TRUMP,
    OPEN,
    PASS,
    PLAY_CARD,
    TURN_TRUMP,
    Bid,
    CallContract,
    Meld,
    Move,
    NameTrump,
    Open,
    Opening,
    PlayCard,
)
from sixtysix_gui.rules.scoring.points import CardPoints
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.contracts import SIMPLE
from sixtysix_gui.rules.sets.rules import Rules, rule_set, rule_set_names

GAMES = rule_set_names(close=False)
KEYS = {
    "order": "deck.order",
    "max_bid": "bid.max",
    "overtrump": "strict.overtrump",
    "head": "strict.head",
    "must_trump": "strict.trump",
    "last_trick": "end.last_trick",
    "mode": "game.end",
    "game": "game.target",
    "meld_who": "meld.who",
    "meld_exhausted": "meld.when_exhausted",
    "draw_carry": "end.draw_carry",
    "shutout": "game.shutout",
    "contracts": "contracts",
    "values": "contracts.values",
    "bidder_leads": "contracts.bidder_leads",
    "partner_out": "contracts.partner_out",
    "max_double": "double.max",
    "slam": "end.slam",
    "ace_lowest": "contracts.ace_lowest",
}
"""The names of the options in the vectors and the keys they stand for (many.md 1.10).

The last two the vectors do not know."""

ORDERS: dict[object, str] = {"ATKQJ987": "ten-high", "AKQJT987": "ten-low"}

_WORDS: dict[str, Move] = {
    "out": GO_OUT,
    "pass": PASS,
    "turn": TURN_TRUMP,
    "double": DOUBLE,
    "rob": EXCHANGE_TRUMP,
}
_NAMES = {move: word for word, move in _WORDS.items()}


def rules_for(game: str, options: Mapping[str, Any]) -> Rules:
    return rule_set(game, {KEYS[name]: value_of(value) for name, value in options.items()})


def value_of(value: Any) -> Any:  # noqa: ANN401 - JSON is whatever the file holds
    """What an engine option of the vectors is as the value of a dimension."""
    if isinstance(value, dict):
        return [f"{key}:{number}" for key, number in cast("dict[str, int]", value).items()]
    if isinstance(value, list):
        return cast("list[str]", value)
    return ORDERS.get(value, value)


def suit_of(letter: str) -> Suit:
    return Suit("CSHD".index(letter))


def move_of(token: str) -> Move:
    if token in _WORDS:
        return _WORDS[token]
    if token.startswith("o:"):
        return OPEN[Opening(token[2:])]
    if token.startswith("c:"):
        return CallContract(token[2:])
    if token[0] == "b":
        return Bid(int(token[1]))
    if token[0] in "tm":
        return (NAME_TRUMP if token[0] == "t" else MELD)[suit_of(token[1])]
    return PLAY_CARD[Card.parse(token)]


def token_of(move: Move) -> str:
    match move:
        case PlayCard(card):
            return card.code
        case Meld(suit):
            return "m" + suit.letter
        case NameTrump(suit):
            return "t" + suit.letter
        case CallContract(contract):
            return "c:" + contract
        case Bid(ticks):
            return f"b{ticks}"
        case Open(opening):
            return f"o:{opening.value}"
        case _:
            return _NAMES[move]


def cards_of(codes: str) -> tuple[Card, ...]:
    return tuple(PLAY_CARD[Card.parse(code)].card for code in codes.split())


def start(rules: Rules, pack: str, dealer: str) -> Deal:
    return Deal.start(rules, cards_of(pack), Seat[dealer])


def after_acts(deal: Deal, acts: str | Sequence[str]) -> Deal:
    for token in acts.split() if isinstance(acts, str) else acts:
        deal, _ = deal.apply(move_of(token))
    return deal


def tokens(deal: Deal) -> set[str]:
    legal = [token_of(move) for move in deal.legal_moves()]
    assert len(set(legal)) == len(legal)
    return set(legal)


def pairs_of(seat: Seat, marriages: Sequence[Marriage]) -> tuple[Card, ...]:
    """Kings and queens that a seat has shown."""
    return tuple(
        card_of(rank, marriage.suit)
        for marriage in marriages
        if marriage.seat is seat
        for rank in (Rank.KING, Rank.QUEEN)
    )


def position(where: Mapping[str, Any]) -> Deal:
    """Set up a position as "position" of many.md 10 describes it."""
    rules = rules_for(where["game"], where["options"])
    leader = Seat[where["leader"]]
    order = rules.from_seat(leader)
    numbers = {
        name: [int(number) for number in (where[name] or "0 " * len(order)).split()]
        for name in ("cap", "meld", "tr")
    }
    asked = where["turn"] == "PARTNER"
    phase = Phase.PARTNER if asked else Phase.FOLLOW if where["trick"] else Phase.LEAD
    if where["state"] == "OPEN":
        phase = Phase.OPEN
    fields = where["fields"]
    marriages = tuple(
        Marriage(Seat[text[0]], suit_of(text[1]), 0, 1) for text in fields.get("shown", "").split()
    )
    dealer = Seat[where["dealer"]] if where["dealer"] else order[-1]
    contract = rules.contracts.get(fields.get("contract", SIMPLE))
    bidder = Seat[fields["bidder"]] if "bidder" in fields else None
    trump = suit_of(where["trump"]) if where["trump"] else None
    if contract is not None:
        bidder = rules.after(dealer) if bidder is None else bidder
        trump = trump if contract.has_trump else None
    cards = cards_of(where["trick"] or "")
    out = (
        [rules.partner(bidder)] if contract and bidder is not None and contract.partner_out else []
    )
    playing = [seat for seat in order if seat not in out]
    table = tuple(Play(seat, card) for seat, card in zip(playing, cards, strict=False))
    return Deal(
        rules=rules,
        dealer=dealer,
        hands=tuple(cards_of(where["hands"].get(seat.name, "")) for seat in rules.seats),
        phase=phase,
        to_act=rules.partner(leader) if asked else playing[len(table)],
        leader=leader,
        trump=trump,
        undealt=cards_of(fields.get("talon", "")),
        trick_number=where["k"],
        table=table,
        bidder=bidder,
        contract=contract,
        bid=fields.get("bid", 0),
        card_points=tuple(
            CardPoints(captured, melded, 0, tricks)
            for captured, melded, tricks in zip(*numbers.values(), strict=True)
        ),
        marriages=marriages,
        served=tuple(pairs_of(seat, marriages) for seat in rules.seats),
        known=tuple(() for _ in rules.seats),
    )
